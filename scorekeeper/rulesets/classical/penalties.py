"""What a player is fined for, as rows: what each fine usually is under the rules in force, and how it is asked for."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.declaration import Ask, Outcome, Question
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.rule_options import RuleOptions

REASON: Final = "reason"
OTHER: Final = "other"
"""A fine for something that has no row; a record leaves it out."""


class Reason(Struct, frozen=True):
    """One reason for a fine; `option` names the option that tells its points, the others how it is usually paid."""

    id: str
    word: str
    option: str = ""
    to_each: bool = False
    ends_hand: bool = False


REASONS: Final[tuple[Reason, ...]] = (
    Reason(
        "false_mahjong",
        QT_TRANSLATE_NOOP("words", "False mahjong"),
        "false_mahjong",
        to_each=True,
        ends_hand=True,
    ),
    Reason("misnamed_for_chow", QT_TRANSLATE_NOOP("words", "Misnamed for a chow"), "misnamed_for_chow"),
    Reason(
        "misnamed_for_set",
        QT_TRANSLATE_NOOP("words", "Misnamed for a pung or kong"),
        "misnamed_for_set",
    ),
    Reason("misnamed_for_win", QT_TRANSLATE_NOOP("words", "Misnamed for the win"), "misnamed_for_win"),
    Reason("wrong_tile_count", QT_TRANSLATE_NOOP("words", "Wrong number of tiles")),
    Reason(OTHER, QT_TRANSLATE_NOOP("words", "Something else")),
)
REASON_IDS: Final = tuple(reason.id for reason in REASONS)


def usual(reason: Reason, rules: RuleOptions) -> dict[str, object]:
    """What a fine usually is: its points, and for one paid to each that it is and ends the hand; empty if not stated."""
    points = getattr(rules, reason.option) if reason.option else None
    if points is None:
        return {}
    found: dict[str, object] = {"points": points}
    if reason.to_each:
        found["to"] = "each"
    if reason.ends_hand:
        found["ends_hand"] = True
    return found


def penalty(rules: RuleOptions) -> Outcome:
    """The outcome by which a fine is entered, with the usual amounts of these rules."""
    usually = {reason.id: usual(reason, rules) for reason in REASONS}
    return Outcome(
        "penalty",
        QT_TRANSLATE_NOOP("words", "Penalty"),
        QT_TRANSLATE_NOOP("words", "A player pays for a false mahjong, a misnamed discard or a wrong number of tiles."),
        questions=(
            Question(
                REASON,
                QT_TRANSLATE_NOOP("words", "What for?"),
                Ask.CHOICE,
                tuple((reason.id, reason.word) for reason in REASONS),
                default=OTHER,
                fills={name: answers for name, answers in usually.items() if answers},
            ),
            Question("seat", QT_TRANSLATE_NOOP("words", "Who pays?"), Ask.SEAT, needed=True),
            Question(
                "to",
                QT_TRANSLATE_NOOP("words", "To whom?"),
                Ask.CHOICE,
                (
                    ("each", QT_TRANSLATE_NOOP("words", "so many to each")),
                    ("in_total", QT_TRANSLATE_NOOP("words", "so many in total")),
                    ("nobody", QT_TRANSLATE_NOOP("words", "to nobody")),
                ),
                players=True,
                apart="seat",
            ),
            Question("points", QT_TRANSLATE_NOOP("words", "Points"), Ask.COUNT, needed=True),
            Question("ends_hand", QT_TRANSLATE_NOOP("words", "The hand is over"), Ask.TICK, default=False),
        ),
        ends_deal=False,
        told=REASON,
        rare=True,
    )
