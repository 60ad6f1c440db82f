"""The options of how a game ends, and of its result."""

from __future__ import annotations

from collections.abc import Sized
from typing import Final

from scorekeeper.core.option import SWITCH, Need, NumberOr, Numbers, OneOf, TableByCount, Values, Whole, option
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.table_options import MOST_POINTS, TableOptions

SEATS: Final = 4
"""Players of this game; its three-player sister will be a family of its own."""
_UMA: Final = Numbers(SEATS, -1000, 1000, whole=False)
_PLACES: Final = (
    QT_TRANSLATE_NOOP("words", "1st"),
    QT_TRANSLATE_NOOP("words", "2nd"),
    QT_TRANSLATE_NOOP("words", "3rd"),
    QT_TRANSLATE_NOOP("words", "4th"),
)
_NO_LAST_HAND: Final = QT_TRANSLATE_NOOP("words", "There is no last hand: the players end the game.")


def _timed(values: Values) -> bool:
    return values["length"] != "free"


def _waits_for_target(values: Values) -> bool:
    extends = values["extension"] and values["length"] != "four_winds"
    return _timed(values) and (bool(extends) or values["agari_yame"] != "off")


def _uma_is_used(values: Values) -> bool:
    floating = values["uma_floating"]
    return not isinstance(floating, Sized) or len(floating) <= SEATS


class EndOptions(TableOptions, frozen=True):
    """How a game ends and what it comes to; every field is one house rule, its default the standard one."""

    length: str = option(
        "east_south",
        OneOf(("east_south", "east", "four_winds", "free")),
        "end",
        QT_TRANSLATE_NOOP("words", "How many winds are played; free: until the players end it."),
        word=QT_TRANSLATE_NOOP("words", "Length"),
        choices={
            "east_south": QT_TRANSLATE_NOOP("words", "East and South"),
            "east": QT_TRANSLATE_NOOP("words", "East only"),
            "four_winds": QT_TRANSLATE_NOOP("words", "four winds"),
            "free": QT_TRANSLATE_NOOP("words", "until the players end it"),
        },
    )
    extension: bool = option(
        True,
        SWITCH,
        "end",
        QT_TRANSLATE_NOOP("words", "With nobody at the target one more wind is played."),
        word=QT_TRANSLATE_NOOP("words", "One more wind"),
        help=QT_TRANSLATE_NOOP("words", "It ends as soon as somebody has reached the target."),
        need=Need(
            lambda o: o["length"] not in {"four_winds", "free"},
            QT_TRANSLATE_NOOP("words", "After four winds, or without a last hand, no wind is added."),
        ),
    )
    tobi: str = option(
        "below_zero",
        OneOf(("below_zero", "zero_or_below", "off")),
        "end",
        QT_TRANSLATE_NOOP("words", "The game ends when somebody is below zero, at zero or below, or never so."),
        word=QT_TRANSLATE_NOOP("words", "Out of points"),
        choices={
            "below_zero": QT_TRANSLATE_NOOP("words", "below zero"),
            "zero_or_below": QT_TRANSLATE_NOOP("words", "at zero or below"),
            "off": QT_TRANSLATE_NOOP("words", "plays on"),
        },
    )
    agari_yame: str = option(
        "off",
        OneOf(("off", "win", "win_or_tenpai")),
        "end",
        QT_TRANSLATE_NOOP("words", "In the last hand a leading dealer ends the game by a win, or by a ready hand too."),
        word=QT_TRANSLATE_NOOP("words", "Dealer ends the last hand"),
        help=QT_TRANSLATE_NOOP(
            "words", "The dealer must be first and at the target. Players may agree to end the game at any time."
        ),
        choices={
            "off": QT_TRANSLATE_NOOP("words", "not by itself"),
            "win": QT_TRANSLATE_NOOP("words", "by a win"),
            "win_or_tenpai": QT_TRANSLATE_NOOP("words", "by a win or a ready hand"),
        },
        need=Need(_timed, _NO_LAST_HAND),
    )
    cold_end: int = option(
        0,
        Whole(0, MOST_POINTS, 100),
        "end",
        QT_TRANSLATE_NOOP("words", "The game ends when a hand leaves somebody with this many points; 0 never."),
        word=QT_TRANSLATE_NOOP("words", "Ends at"),
        rare=True,
    )
    last_hand_noten_ends: bool = option(
        True,
        SWITCH,
        "end",
        QT_TRANSLATE_NOOP("words", "A draw in the last hand ends the game when the dealer is not ready."),
        word=QT_TRANSLATE_NOOP("words", "Dealer not ready in the last hand"),
        help=QT_TRANSLATE_NOOP("words", "Off: it is dealt again by the same dealer."),
        need=Need(_timed, _NO_LAST_HAND),
        rare=True,
    )
    return_points: int = option(
        30_000,
        Whole(0, MOST_POINTS, 100),
        "end",
        QT_TRANSLATE_NOOP("words", "Points the result is reckoned from."),
        word=QT_TRANSLATE_NOOP("words", "Return points"),
    )
    target_points: int | None = option(
        None,
        Whole(0, MOST_POINTS, 100, or_none=True),
        "end",
        QT_TRANSLATE_NOOP("words", "Points the leader needs for the game to end on time; none: the return points."),
        word=QT_TRANSLATE_NOOP("words", "Target"),
        choices={"none": QT_TRANSLATE_NOOP("words", "as the return points")},
        need=Need(
            _waits_for_target,
            QT_TRANSLATE_NOOP(
                "words", "Nothing waits for a target here: no wind is added and the dealer does not end the game."
            ),
        ),
    )
    oka: int | str = option(
        "difference",
        NumberOr(("difference",), 0, MOST_POINTS, 0),
        "end",
        QT_TRANSLATE_NOOP(
            "words", "What the first gets on top: the difference of return and start of all, or a number."
        ),
        word=QT_TRANSLATE_NOOP("words", "Oka"),
        choices={"difference": QT_TRANSLATE_NOOP("words", "four times the difference")},
    )
    uma: tuple[float, ...] = option(
        (20, 10, -10, -20),
        _UMA,
        "end",
        QT_TRANSLATE_NOOP("words", "Thousands each place wins or loses."),
        word=QT_TRANSLATE_NOOP("words", "Uma"),
        parts=_PLACES,
        need=Need(_uma_is_used, QT_TRANSLATE_NOOP("words", "The floating uma below covers every case.")),
    )
    uma_floating: tuple[tuple[int, tuple[float, ...]], ...] | None = option(
        None,
        TableByCount(tuple(range(SEATS + 1)), _UMA),
        "end",
        QT_TRANSLATE_NOOP("words", "The uma by the number of players at or above the start."),
        word=QT_TRANSLATE_NOOP("words", "Floating uma"),
        help=QT_TRANSLATE_NOOP(
            "words", "How many players ended at or above the start; what is not set here is paid by the uma above."
        ),
        parts=_PLACES,
        choices={
            "none": QT_TRANSLATE_NOOP("words", "one uma for all cases"),
            "0": QT_TRANSLATE_NOOP("words", "with nobody"),
            "1": QT_TRANSLATE_NOOP("words", "with one player"),
            "2": QT_TRANSLATE_NOOP("words", "with two players"),
            "3": QT_TRANSLATE_NOOP("words", "with three players"),
            "4": QT_TRANSLATE_NOOP("words", "with all four"),
        },
        rare=True,
    )
    ties: str = option(
        "seat_order",
        OneOf(("seat_order", "shared")),
        "end",
        QT_TRANSLATE_NOOP("words", "Equal scores: nearer the first dealer goes first, or the places are shared."),
        word=QT_TRANSLATE_NOOP("words", "Equal scores"),
        choices={
            "seat_order": QT_TRANSLATE_NOOP("words", "nearer the first dealer"),
            "shared": QT_TRANSLATE_NOOP("words", "places are shared"),
        },
    )
    leftover_sticks: str = option(
        "first",
        OneOf(("first", "stay", "last_winner")),
        "end",
        QT_TRANSLATE_NOOP("words", "Who takes sticks left at the end."),
        word=QT_TRANSLATE_NOOP("words", "Sticks left at the end"),
        choices={
            "first": QT_TRANSLATE_NOOP("words", "to the first"),
            "stay": QT_TRANSLATE_NOOP("words", "to nobody"),
            "last_winner": QT_TRANSLATE_NOOP("words", "to the last winner"),
        },
    )
    final_rounding: str = option(
        "none",
        OneOf(("none", "thousand")),
        "end",
        QT_TRANSLATE_NOOP("words", "The result is reckoned from exact points, or from whole thousands."),
        word=QT_TRANSLATE_NOOP("words", "Result from"),
        help=QT_TRANSLATE_NOOP("words", "Rounded to the nearest thousand; the first takes what makes the sum zero."),
        choices={
            "none": QT_TRANSLATE_NOOP("words", "exact points"),
            "thousand": QT_TRANSLATE_NOOP("words", "whole thousands"),
        },
    )
    yakitori: int = option(
        0,
        Whole(0, 1000),
        "end",
        QT_TRANSLATE_NOOP("words", "Thousands a player without a win pays in all."),
        word=QT_TRANSLATE_NOOP("words", "Yakitori"),
        help=QT_TRANSLATE_NOOP("words", "Shared by those who won a hand; 0: not played."),
        rare=True,
    )

    @property
    def target(self) -> int:
        """What the leader must have for the game to end on time."""
        return self.return_points if self.target_points is None else self.target_points
