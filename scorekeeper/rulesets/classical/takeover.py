"""What is asked of a game that is taken over while it runs."""

from typing import Final

from scorekeeper.core.ruleset import Ask, Question
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions
from scorekeeper.rulesets.classical.table import round_names

_ROUNDS: Final = {
    "E1": QT_TRANSLATE_NOOP("words", "East 1"),
    "E2": QT_TRANSLATE_NOOP("words", "East 2"),
    "E3": QT_TRANSLATE_NOOP("words", "East 3"),
    "E4": QT_TRANSLATE_NOOP("words", "East 4"),
    "S1": QT_TRANSLATE_NOOP("words", "South 1"),
    "S2": QT_TRANSLATE_NOOP("words", "South 2"),
    "S3": QT_TRANSLATE_NOOP("words", "South 3"),
    "S4": QT_TRANSLATE_NOOP("words", "South 4"),
    "W1": QT_TRANSLATE_NOOP("words", "West 1"),
    "W2": QT_TRANSLATE_NOOP("words", "West 2"),
    "W3": QT_TRANSLATE_NOOP("words", "West 3"),
    "W4": QT_TRANSLATE_NOOP("words", "West 4"),
    "N1": QT_TRANSLATE_NOOP("words", "North 1"),
    "N2": QT_TRANSLATE_NOOP("words", "North 2"),
    "N3": QT_TRANSLATE_NOOP("words", "North 3"),
    "N4": QT_TRANSLATE_NOOP("words", "North 4"),
}


def takeover_questions(rules: RuleOptions) -> tuple[Question, ...]:
    """The running round and every player's points, as the rules' own start has them."""
    names = round_names(rules)
    return (
        Question(
            "round",
            QT_TRANSLATE_NOOP("words", "Which round is being played?"),
            Ask.CHOICE,
            tuple((name, _ROUNDS[name]) for name in names),
            default=names[0],
        ),
        Question(
            "scores",
            QT_TRANSLATE_NOOP("words", "Points now"),
            Ask.AMOUNTS,
            default=(rules.start_points,) * SEATS,
        ),
    )
