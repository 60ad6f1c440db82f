"""What does not add up in a set of options: each may be played, so it is said and never refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.options import SEATS, Options

_THOUSAND: Final = 1000

FAULT_WORDS: Final[dict[str, str]] = {
    "uma_not_zero": QT_TRANSLATE_NOOP(
        "words", "The uma adds up to {sum} thousand: let it add up to zero, or the results will not."
    ),
    "uma_floating_not_zero": QT_TRANSLATE_NOOP(
        "words",
        "The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.",
    ),
    "uma_rises": QT_TRANSLATE_NOOP(
        "words", "A lower place wins more uma than the one before it: check the order, from the first to the last."
    ),
    "oka_unpaid": QT_TRANSLATE_NOOP(
        "words",
        "Return and start of all differ by {points} points, the oka is {oka}: make them equal, or the results do not add up to zero.",
    ),
    "return_below_start": QT_TRANSLATE_NOOP(
        "words", "The return of {points} points is below the start of {start}: the first would pay the difference."
    ),
    "target_below_start": QT_TRANSLATE_NOOP(
        "words", "Everybody starts at or above the target of {points} points: it decides nothing."
    ),
    "ends_at_once": QT_TRANSLATE_NOOP(
        "words", "Everybody starts with {start} points, so the first hand would end the game: check this number."
    ),
    "doubles_capped": QT_TRANSLATE_NOOP(
        "words", "No hand is paid more than one yakuman, so no pattern counts double: raise the most, or tick none."
    ),
}


def faults(options: Options) -> tuple[Problem, ...]:
    """Everything in a set of options that does not add up; each problem names the option it lies in as its place."""
    return tuple(fault for check in _CHECKS for fault in check(options))


def _difference(options: Options) -> int:
    return SEATS * (options.return_points - options.start_points)


def _left_over(uma: tuple[float, ...], options: Options) -> float:
    """What the results of all would sum to, in points, with the sticks dealt out."""
    oka = options.oka if isinstance(options.oka, int) else _difference(options)
    return round(sum(uma) * _THOUSAND) + oka - _difference(options)


def _uma(options: Options) -> Iterator[Problem]:
    floating = dict(options.uma_floating or ())
    if len(floating) <= SEATS:
        if sum(options.uma) and _left_over(options.uma, options):
            yield Problem("uma_not_zero", {"sum": _plain(sum(options.uma))}, "uma")
        if _rises(options.uma):
            yield Problem("uma_rises", {}, "uma")
    for count, uma in floating.items():
        if sum(uma) and _left_over(uma, options):
            yield Problem("uma_floating_not_zero", {"count": count, "sum": _plain(sum(uma))}, "uma_floating")
        if _rises(uma):
            yield Problem("uma_rises", {}, "uma_floating")


def _rises(uma: tuple[float, ...]) -> bool:
    return any(later > earlier for earlier, later in pairwise(uma))


def _plain(number: float) -> str:
    return f"{number:+g}".replace("-", "−")


def _oka(options: Options) -> Iterator[Problem]:
    umas = [options.uma, *dict(options.uma_floating or ()).values()]
    # An uma that makes up for it leaves nothing to say.
    if (
        isinstance(options.oka, int)
        and options.oka != _difference(options)
        and any(_left_over(uma, options) for uma in umas)
    ):
        yield Problem("oka_unpaid", {"points": _difference(options), "oka": options.oka}, "oka")
    if options.oka == "difference" and options.return_points < options.start_points:
        yield Problem(
            "return_below_start", {"points": options.return_points, "start": options.start_points}, "return_points"
        )


def _ends(options: Options) -> Iterator[Problem]:
    timed = options.length != "free"
    waits = (options.extension and options.length != "four_winds") or options.agari_yame != "off"
    if timed and waits and options.target_points is not None and options.target_points <= options.start_points:
        yield Problem("target_below_start", {"points": options.target_points}, "target_points")
    if 0 < options.cold_end <= options.start_points:
        yield Problem("ends_at_once", {"start": options.start_points}, "cold_end")
    if options.start_points == 0 and options.tobi != "off":
        yield Problem("ends_at_once", {"start": 0}, "start_points")


def _yakuman(options: Options) -> Iterator[Problem]:
    if options.max_yakuman == 1 and options.double_yakuman:
        yield Problem("doubles_capped", {}, "double_yakuman")


_CHECKS: Final[tuple[Callable[[Options], Iterator[Problem]], ...]] = (_yakuman, _ends, _oka, _uma)
