"""What is asked of a riichi game that is taken over while it runs."""

from __future__ import annotations

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.core.rounds import ROUND_WORDS
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.table import rounds


def takeover_questions(options: Options) -> tuple[Question, ...]:
    """The running round, counters, sticks on the table and every player's points, as the rules' own start has them."""
    names = rounds(options)
    return (
        Question(
            "round",
            QT_TRANSLATE_NOOP("words", "Which round is being played?"),
            Ask.CHOICE,
            tuple((name, ROUND_WORDS[name]) for name in names),
            default=names[0],
        ),
        Question("honba", QT_TRANSLATE_NOOP("words", "Counters"), Ask.COUNT, default=0),
        Question("riichi_sticks", QT_TRANSLATE_NOOP("words", "Riichi sticks on the table"), Ask.COUNT, default=0),
        Question(
            "scores",
            QT_TRANSLATE_NOOP("words", "Points now"),
            Ask.AMOUNTS,
            default=(options.start_points,) * SEATS,
        ),
    )
