"""A window that clicks by itself until it is killed, saying before each act what it will do and after it what is shown.

Run as a program: `python -m tests.walks.clicking FOLDER`.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from scorekeeper.ui.question_fields import WordChoice
from tests.walks.evening import CHI, DAN, Evening
from tests.walks.hands import Mouse, click


def say(what: str, value: object) -> None:
    """One line for whoever is listening."""
    sys.stdout.write(json.dumps([what, value]) + "\n")
    sys.stdout.flush()


def acts(evening: Evening) -> Iterator[tuple[str, Callable[[], None]]]:
    """Acts without end that never end the game, each with what it is: more is recorded, or something taken back."""

    def win() -> None:
        evening.wins(CHI, off=DAN)
        evening.enters("222m345p678p67s88s5s")
        evening.records()

    def broken_off() -> None:
        # The win that was taken back is there to be put right; without its winner the draws are offered again.
        winner = evening.side.outcome.won.buttons[CHI]
        if winner.isChecked():
            click(winner)
        click(evening.side.outcome.other("abortive_draw"))
        kinds = evening.side.outcome.questions.field("kind")
        if isinstance(kinds, WordChoice):
            click(kinds.buttons["suukaikan"])
        evening.records()

    top = evening.desk.table.top
    riichi, undo = (lambda: evening.taps("riichi", CHI)), (lambda: click(top.undo))
    return cycle((("more", riichi), ("more", win), ("less", undo), ("less", undo), ("more", broken_off)))


def main(folder: Path) -> None:
    """Begin a session and click until the end."""
    app = QApplication([])
    program = start(app, folder)
    if not isinstance(program, Program):
        raise SystemExit(2)
    program.window.resize(1280, 800)
    program.window.show()
    evening = Evening(program, Mouse())
    evening.begin()
    for what, act in acts(evening):
        say("shown", [evening.scores, len(evening.history)])
        say(what, None)
        act()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
