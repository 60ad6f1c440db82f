"""Drills: problems that look like real play, what is asked about them, what a wrong answer overlooked, and what comes next.

A window needs: `weights.read_weights` with a file of `resources/drills`, `tables.Room` for the rules in force,
`chooser.next_problem` for a drill, `judge.judge` for an answer, `solution.solution` for what is right in words,
`progress.Progress` for what is kept, `played.played` for a session's own hands, `solution.sheet` for a sheet,
`on_paper.on_paper` for what is printed of it, and `words.WORDS` for all sentences. `coach.Coach` does it in one: it poses
drills, judges answers and keeps in mind how they went.

May import: `scorekeeper.core`, `scorekeeper.teach`. Never Qt, files or another room; chance and time are handed in.
"""
