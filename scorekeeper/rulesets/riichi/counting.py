"""Counting a hand: what each of its readings comes to with the winning tile in each place, and which pays most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import is_seven_pairs, is_thirteen_orphans
from scorekeeper.core.tiles import WINDS, Wind, count_in, reds_of
from scorekeeper.rulesets.riichi.called_out import han_needed
from scorekeeper.rulesets.riichi.called_sets import CalledSet
from scorekeeper.rulesets.riichi.circumstances import TSUMO
from scorekeeper.rulesets.riichi.dora import dora_lines
from scorekeeper.rulesets.riichi.facts import (
    EVERY,
    FU_SHIFT,
    HONOUR_PAIRS,
    OF_SUITS,
    SUITS_SHIFT,
    TALLY,
    Fact,
    facts_of_places,
    facts_of_tally,
)
from scorekeeper.rulesets.riichi.fu import BASE, CLOSED_RON, OPEN_PINFU, SEVEN_PAIRS, TSUMO_DRAW
from scorekeeper.rulesets.riichi.local import facts_of_hand, facts_of_reading
from scorekeeper.rulesets.riichi.matching import Matched, matcher
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import worth_of, worth_of_yakuman
from scorekeeper.rulesets.riichi.readings import nine_gates, pairs_of, places_of, readings
from scorekeeper.rulesets.riichi.suits import Place
from scorekeeper.rulesets.riichi.way import Form, Suits, Way, pieces_of
from scorekeeper.rulesets.riichi.won_hand import Win, winds_of

# Every reading of every hand is compared with these: a name of the module is found sooner than one within a class.
_CLOSED: Final = Fact.CLOSED
_TSUMO: Final = Fact.TSUMO
_PINFU: Final = Fact.PINFU
_ALL_RUNS: Final = Fact.ALL_RUNS
_RIICHI: Final = Fact.RIICHI | Fact.DOUBLE_RIICHI
_TENHOU: Final = Fact.TENHOU
_RINSHAN: Final = Fact.RINSHAN
_ONE_SUIT: Final = Fact.ONE_SUIT
_HAS_HONOURS: Final = Fact.HAS_HONOURS
_SEAT: Final = Fact.SEAT_WIND_SET
_ROUND: Final = Fact.ROUND_WIND_SET
_SEVEN_PAIRS: Final = Fact.SEVEN_PAIRS
_ORPHANS: Final = Fact.ORPHANS
_ORPHANS_ANY: Final = Fact.ORPHANS | Fact.ORPHANS_ANY_WAIT
_GATES: Final = Fact.NINE_GATES
_GATES_ANY: Final = Fact.NINE_GATES_ANY_WAIT
_BASE_FU: Final = BASE.amount
_EAST: Final = Wind.EAST
_SETS: Final = Form.SETS
"""Kept by name, as a member takes an enumeration long to find."""
_KEPT: Final = 1 << 12
"""Bound of each small memo."""


Reading = tuple[int, int, Line | None, int]
"""What one reading comes to before the winning tile is given its place: facts, sum, the fu line of the pair, and one more
than the kind of the spare tile of nine gates (0 for any other hand)."""


class Counter:
    """Counts hands under one set of options; holds no hand, only tables made from the options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._match, self._looked_at = matcher(options)
        self.worth = lru_cache(maxsize=_KEPT)(lambda han, fu, tsumo, dealer: worth_of(han, fu, options, tsumo, dealer))
        self._winds = {seat: {round_: winds_of(seat, round_, options) for round_ in WINDS} for seat in WINDS}
        self._without_fu = OPEN_PINFU if options.open_pinfu_fu > _BASE_FU else None

    def win(
        self,
        hand: Hand,
        setting: Setting,
        named: frozenset[str],
        told: int,
        called: Sequence[CalledSet],
        concealed: int,
        held: int,
    ) -> Win:
        """What is the same for every reading of a hand whose tiles and circumstances can be.

        `told` are the facts of the circumstances, `concealed` and `held` packed counts of its concealed and of all its tiles.
        """
        assert hand.win_tile is not None  # noqa: S101 - the tiles were checked before
        closed, every, some, total = True, EVERY, 0, 0
        for meld in called:
            piece = meld.piece
            closed = closed and not meld.open
            every &= piece.every
            some |= piece.some
            total += piece.sum
        tsumo, options = hand.win == TSUMO, self.options
        facts = told | (_CLOSED if closed else 0) | (_TSUMO if tsumo else 0)
        if options.local_yaku:
            facts |= facts_of_hand(hand, named)
        reds = reds_of(held)
        dora, dora_han = dora_lines(hand, held, len(reds), told & _RIICHI != 0, options)
        if reds and called:
            reds = reds_of(concealed)
        won = CLOSED_RON if closed else None
        if tsumo:
            won = TSUMO_DRAW if options.rinshan_tsumo_fu or not told & _RINSHAN else None
        kind = hand.win_tile.kind
        kinds = (kind, *sorted({t.kind for t in hand.concealed} - {kind})) if told & _TENHOU else (kind,)
        winds = self._winds[setting.seat_wind][setting.round_wind]
        needed = han_needed(setting.counters, options) if options.two_han_minimum_from else 1
        dealer = setting.seat_wind is _EAST
        return Win(
            hand, setting, facts, concealed, kinds, called, every, some, total, winds, tsumo, dealer, closed, won, reds,
            dora, dora_han, needed,
        )  # fmt: skip

    def best(self, win: Win) -> tuple[Suits | None, Way | None]:
        """A winning shape of the hand (None when it has none), and the way to count it that pays most."""
        best: Way | None = None
        shape: Suits | None = None
        for suits in readings(win):
            shape = suits
            reading = self.reading(win, suits)
            for place in places_of(win, suits):
                way = self.at_place(win, suits, reading, place)
                if way is not None and (best is None or way.rank > best.rank):
                    best = way
        if not win.melds:
            if is_seven_pairs(win.held):
                shape = shape or ()
                pairs = self.seven_pairs(win)
                if pairs is not None and (best is None or pairs.rank > best.rank):
                    best = pairs
            elif shape is None and is_thirteen_orphans(win.held):
                shape, best = (), self.orphans(win)
        return shape, best

    def reading(self, win: Win, suits: Suits) -> Reading:
        """What one way to read each suit comes to, before the winning tile is given its place."""
        every, some, total = win.every, win.some, win.sum
        for way in suits:
            every &= way.every
            some |= way.some
            total += way.sum
        facts = win.facts | every | some | facts_of_places(some) | OF_SUITS[some >> SUITS_SHIFT & 0xF]
        pair = None
        if some & _HAS_HONOURS:
            winds = win.winds
            if some & winds.seat:
                facts |= _SEAT
            if some & winds.round:
                facts |= _ROUND
            pair = winds.pairs.get(some & HONOUR_PAIRS)
            if pair is not None:
                total += pair.amount << FU_SHIFT
        if self.options.local_yaku:
            facts |= facts_of_reading((*pieces_of(suits), *[each.piece for each in win.melds]), some)
        return facts, total, pair, nine_gates(win) if facts & _ONE_SUIT else 0

    def at_place(self, win: Win, suits: Suits, reading: Reading, place: Place) -> Way | None:
        """This reading with the winning tile in one of its sets, None without a yaku."""
        facts, total, pair, gates = reading
        tsumo = win.tsumo
        total += place.sum if tsumo else place.opened
        tally = facts_of_tally(total & TALLY)
        facts |= tally | place.some
        pinfu = place.two_sided and pair is None and win.closed and tally & _ALL_RUNS
        if pinfu and tsumo and not self.options.pinfu_tsumo:
            pinfu = False
        if pinfu:
            facts |= _PINFU
        if gates:
            facts |= _GATES | _GATES_ANY if gates - 1 == place.kind else _GATES
        matched = self._match(facts & self._looked_at)
        han = matched.han
        if matched.yakuman:
            return _limit(win, matched, suits, _SETS, place)
        if han < win.han_needed:
            return None
        fu, won = _BASE_FU + (total >> FU_SHIFT), win.won
        if tsumo:
            won = None if pinfu else won
        elif fu == _BASE_FU and won is None:
            won = self._without_fu
        if won is not None:
            fu += won.amount
        paid = -(-fu // 10) * 10
        han += win.dora_han
        return Way(han, paid, fu, matched, self.worth(han, paid, tsumo, win.dealer), suits, _SETS, place, won, pair)

    def seven_pairs(self, win: Win) -> Way | None:
        """Seven pairs, None without a yaku."""
        suits = (pairs_of(win),)
        every, some = suits[0].every, suits[0].some
        line = SEVEN_PAIRS[self.options.seven_pairs]
        matched = self._match(
            (win.facts | every | some | OF_SUITS[some >> SUITS_SHIFT & 0xF] | _SEVEN_PAIRS) & self._looked_at
        )
        if matched.yakuman:
            return _limit(win, matched, suits, Form.SEVEN_PAIRS)
        if matched.han < win.han_needed:
            return None
        han = matched.han + win.dora_han
        worth = self.worth(han, line.amount, win.tsumo, win.dealer)
        return Way(han, line.amount, line.amount, matched, worth, suits, Form.SEVEN_PAIRS, won=line)

    def orphans(self, win: Win) -> Way:
        """Thirteen orphans."""
        any_wait = any(count_in(win.held, kind) > 1 for kind in win.kinds)
        matched = self._match((win.facts | (_ORPHANS_ANY if any_wait else _ORPHANS)) & self._looked_at)
        return _limit(win, matched, (), Form.ORPHANS)


def _limit(win: Win, matched: Matched, suits: Suits, form: Form, place: Place | None = None) -> Way:
    """A way to count a hand that is worth so many yakuman."""
    worth = worth_of_yakuman(matched.yakuman, win.tsumo, win.dealer)
    return Way(0, 0, 0, matched, worth, suits, form, place)
