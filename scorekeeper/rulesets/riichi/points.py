"""From han and fu to points: limits, basic points and what each player pays."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.rulesets.riichi.options import SEATS, Options

MANGAN: Final = 2000
"""Basic points of a mangan; every limit is a multiple."""
YAKUMAN: Final = 8000
_BY_HAN: Final = (
    None,
    None,
    None,
    None,
    None,
    "mangan",
    "haneman",
    "haneman",
    "baiman",
    "baiman",
    "baiman",
    "sanbaiman",
    "sanbaiman",
)
LIMITS: Final = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
"""Basic points of each limit, smallest first."""
COUNTED: Final = 13
"""Han from which a hand may be a counted yakuman."""
_KIRIAGE: Final = frozenset({(4, 30), (3, 60)})


def round_up(points: int, step: int = 100) -> int:
    """Points rounded up to the next hundred (or another step)."""
    return -(-points // step) * step


def basic_points(han: int, fu: int, options: Options) -> tuple[int, str | None]:
    """Basic points (fu × 2 to the power of 2 + han) and the limit that caps them, None below mangan."""
    if han >= COUNTED:
        if options.counted_yakuman == "sanbaiman":
            return LIMITS["sanbaiman"], "sanbaiman"
        times = han // COUNTED if options.counted_yakuman == "multiple" else 1
        return YAKUMAN * capped(times, options), "yakuman"
    if han >= 5:
        limit = _BY_HAN[han]
        assert limit is not None  # noqa: S101 - the table names every han from five
        return LIMITS[limit], limit
    basic = fu << (2 + han)
    if basic >= MANGAN or (options.kiriage_mangan and (han, fu) in _KIRIAGE):
        return MANGAN, "mangan"
    return basic, None


def capped(yakuman: int, options: Options) -> int:
    """How many of so many yakuman are paid under the rules' bound."""
    return min(yakuman, options.max_yakuman) if options.max_yakuman else yakuman


def ron_points(basic: int, dealer: bool) -> int:
    """What the discarder pays the winner: four times the basic points, six times to the dealer, rounded up to 100."""
    return round_up(basic * (6 if dealer else 4))


def tsumo_points(basic: int, dealer: bool) -> tuple[int, int]:
    """What the dealer and each other player pay on a self-draw; a dealer's own win has 0 first."""
    if dealer:
        return 0, round_up(basic * 2)
    return round_up(basic * 2), round_up(basic)


class Payment(Struct, frozen=True):
    """What a win pays without counters and sticks.

    By ron one player pays it all; by self-draw so much from the dealer (0 for the dealer's own win) and each other.
    """

    total: int
    from_dealer: int = 0
    from_other: int = 0

    def record(self) -> dict[str, int]:
        """The public form: total alone, with `each`, or with `dealer` and `non_dealer`."""
        if not self.from_other:
            return {"total": self.total}
        if not self.from_dealer:
            return {"total": self.total, "each": self.from_other}
        return {"total": self.total, "dealer": self.from_dealer, "non_dealer": self.from_other}


def payment(basic: int, self_draw: bool, dealer: bool, payers: int) -> Payment:
    """What a hand of so many basic points is paid; `payers` are the other players at the table."""
    if not self_draw:
        return Payment(ron_points(basic, dealer))
    from_dealer, from_other = tsumo_points(basic, dealer)
    others = payers if dealer else payers - 1
    return Payment(from_dealer + others * from_other, from_dealer, from_other)


def with_counters(pays: Payment, counters: int, options: Options) -> Payment:
    """A payment with so many counters: on a discard one player pays them all, on a self-draw each the same."""
    if not pays.from_other:
        return Payment(pays.total + counters * options.honba_ron)
    each = counters * options.honba_tsumo_each
    from_dealer = pays.from_dealer + each if pays.from_dealer else 0
    return Payment(pays.total + (SEATS - 1) * each, from_dealer, pays.from_other + each)


class Worth(Struct, frozen=True, gc=False):
    """What so many han and fu, or yakuman, come to: basic points, the limit that caps them, the payment."""

    basic: int
    limit: str | None
    pays: Payment


def worth_of(han: int, fu: int, options: Options, self_draw: bool, dealer: bool) -> Worth:
    """What so many han and fu come to."""
    basic, limit = basic_points(han, fu, options)
    return Worth(basic, limit, payment(basic, self_draw, dealer, SEATS - 1))


def worth_of_yakuman(times: int, self_draw: bool, dealer: bool) -> Worth:
    """What so many yakuman come to."""
    basic = YAKUMAN * times
    return Worth(basic, "yakuman", payment(basic, self_draw, dealer, SEATS - 1))
