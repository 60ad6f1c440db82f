"""What is asked of a game that is taken over while it runs."""

from __future__ import annotations

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.core.rounds import ROUND_WORDS
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions
from scorekeeper.rulesets.classical.table import round_names


def takeover_questions(rules: RuleOptions) -> tuple[Question, ...]:
    """The running round and every player's points, as the rules' own start has them."""
    names = round_names(rules)
    return (
        Question(
            "round",
            QT_TRANSLATE_NOOP("words", "Which round is being played?"),
            Ask.CHOICE,
            tuple((name, ROUND_WORDS[name]) for name in names),
            default=names[0],
        ),
        Question(
            "scores",
            QT_TRANSLATE_NOOP("words", "Points now"),
            Ask.AMOUNTS,
            default=(rules.start_points,) * SEATS,
        ),
    )
