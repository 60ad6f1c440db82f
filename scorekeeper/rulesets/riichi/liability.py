"""Liability (包): who pays for a yakuman that another player's discard made sure of, and for which share of the hand."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.hand import Hand
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.events import Liable, Winner
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import YAKUMAN
from scorekeeper.rulesets.riichi.score import RiichiScore

_RINSHAN: Final = "rinshan"
_OPEN_KAN: Final = "daiminkan"


class Share(Struct, frozen=True):
    """A part of a hand in basic points, and who is liable for it (None: it is paid as usual)."""

    basic: int
    liable: Seat | None = None


def shares(winner: Winner, score: RiichiScore, off: Seat | None, options: Options) -> tuple[Share, ...] | Problem:
    """The hand in the shares it is paid in; `liability_without_yakuman` when nobody can be liable for it."""
    if not winner.liable:
        return (Share(score.basic),)
    named = _named(winner, score, off, options)
    if isinstance(named, Problem):
        return named
    yakuman = [each for each in named if each.pattern != _RINSHAN]
    found = _whole(yakuman, score, options) if options.pao_covers == "whole_hand" else _own(yakuman, score, options)
    rest = score.basic - sum(share.basic for share in found)
    giver = next((each.seat for each in named if each.pattern == _RINSHAN), None)
    return (*found, Share(rest, giver)) if rest else tuple(found)


def _named(winner: Winner, score: RiichiScore, off: Seat | None, options: Options) -> list[Liable] | Problem:
    """The liable players with their patterns; a seat alone is liable for every pattern of the hand that makes liable."""
    held = [pattern for pattern in options.pao if _holds(pattern, winner, score, off)]
    unnamed = [each.seat for each in winner.liable if each.pattern is None]
    if unnamed:
        # The giver of the kan is asked about only where no yakuman makes liable.
        patterns = [pattern for pattern in held if pattern != _RINSHAN] or held
        named = [Liable(pattern, unnamed[0]) for pattern in patterns]
    else:
        named = [each for each in winner.liable if each.pattern in held]
    claim = winner.claim
    # No more patterns can be in a called-out hand than it has yakuman.
    most = len(named) if isinstance(claim, Hand) else claim.yakuman or score.yakuman
    if not named or len(named) < len(winner.liable) or len(_yakuman(named)) > most:
        return Problem("liability_without_yakuman", where="liable")
    return named


def _yakuman(named: list[Liable]) -> list[Liable]:
    return [each for each in named if each.pattern != _RINSHAN]


def _holds(pattern: str, winner: Winner, score: RiichiScore, off: Seat | None) -> bool:
    """Whether the hand has a pattern; of a called-out one it is believed, if it is a yakuman at all."""
    claim = winner.claim
    if pattern == _RINSHAN:
        if off is not None:
            return False
        if not isinstance(claim, Hand):
            return True
        return _RINSHAN in claim.circumstances and any(meld.kind == _OPEN_KAN for meld in claim.melds)
    if not isinstance(claim, Hand):
        return score.yakuman > 0
    return any(line.id == pattern for line in score.yaku)


def _multiple(pattern: str | None, score: RiichiScore, options: Options) -> int:
    """How many yakuman a pattern counts in this hand, by its line or, called out, by the rules."""
    line = next((line.amount for line in score.yaku if line.id == pattern), None)
    return line if line is not None else 2 if pattern in options.double_yakuman else 1


def _own(named: list[Liable], score: RiichiScore, options: Options) -> list[Share]:
    """Each pattern's own yakuman, never more than the hand is paid."""
    left = score.yakuman
    found: list[Share] = []
    for each in named:
        times = min(left, _multiple(each.pattern, score, options))
        left -= times
        if times:
            found.append(Share(YAKUMAN * times, each.seat))
    return found


def _whole(named: list[Liable], score: RiichiScore, options: Options) -> list[Share]:
    """The whole hand: two liable players share evenly what is nobody's own yakuman."""
    own = _own(named, score, options)
    if not own:
        return own
    rest = score.basic - sum(share.basic for share in own)
    return [Share(share.basic + rest // len(own), share.liable) for share in own]
