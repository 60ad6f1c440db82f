"""Counting a hand: every reading, every place of the winning tile, and what each comes to."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import SUIT_FIELDS, Shape, block, is_seven_pairs, is_thirteen_orphans
from scorekeeper.core.tiles import COUNT_BITS, KINDS, TILES, WINDS, Wind, count_in, packed
from scorekeeper.rulesets.riichi.called_out import han_needed
from scorekeeper.rulesets.riichi.checks import Tiles
from scorekeeper.rulesets.riichi.circumstances import BY_ID, RIICHI, TSUMO
from scorekeeper.rulesets.riichi.dora import dora_lines
from scorekeeper.rulesets.riichi.facts import (
    CONCEALED,
    EVERY,
    FACTS,
    FU_SHIFT,
    OPEN,
    SUITS,
    TALLY,
    WIND_SETS,
    Fact,
    Piece,
    facts_of_places,
    facts_of_suits,
    facts_of_tally,
)
from scorekeeper.rulesets.riichi.fu import BASE, CLOSED_RON, OPEN_PINFU, SEVEN_PAIRS, TSUMO_DRAW, pair_line
from scorekeeper.rulesets.riichi.local import facts_of_hand, facts_of_reading
from scorekeeper.rulesets.riichi.matching import matcher
from scorekeeper.rulesets.riichi.melds import OPEN_KINDS
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import worth_of, worth_of_yakuman
from scorekeeper.rulesets.riichi.suits import PLACES, Place, SuitWay, suit_ways
from scorekeeper.rulesets.riichi.way import Way, pieces_of

_CLOSED: Final = int(Fact.CLOSED)
_TSUMO: Final = int(Fact.TSUMO)
_PINFU: Final = int(Fact.PINFU)
_ALL_RUNS: Final = int(Fact.ALL_RUNS)
_SEAT: Final = int(Fact.SEAT_WIND_SET)
_ROUND: Final = int(Fact.ROUND_WIND_SET)
_RINSHAN: Final = int(Fact.RINSHAN)
_ONE_SUIT: Final = int(Fact.ONE_SUIT)
_HAS_HONOURS: Final = int(Fact.HAS_HONOURS)
_SEVEN_PAIRS: Final = int(Fact.SEVEN_PAIRS)
_ORPHANS: Final = int(Fact.ORPHANS)
_ORPHANS_ANY: Final = int(Fact.ORPHANS | Fact.ORPHANS_ANY_WAIT)
_GATES: Final = int(Fact.NINE_GATES)
_GATES_ANY: Final = int(Fact.NINE_GATES_ANY_WAIT)
_SET_OF: Final = dict(zip(WINDS, WIND_SETS, strict=True))
_FACT_OF: Final = {name: int(row.fact) for name, row in BY_ID.items()}
_GATES_COUNTS: Final = [
    packed(TILES[low : low + 9]) + 2 * TILES[low].unit + 2 * TILES[low + 8].unit for low in (0, 9, 18)
]
"""1112345678999 of each suit."""
_NO_REDS: Final = (1 << COUNT_BITS * KINDS) - 1
_PAIRS: Final = tuple(CONCEALED[block(Shape.PAIR, kind).index] for kind in range(KINDS))
_EAST: Final = 27
_BASE_FU: Final = BASE.amount
_KEPT: Final = 1 << 12
"""Bound of each small memo."""
Items = tuple[Line, ...]


class Win(NamedTuple):
    """What is the same for every reading of one hand."""

    hand: Hand
    setting: Setting
    facts: int
    held: int
    kinds: tuple[int, ...]
    """The kinds the winning tile may be: its own; all of a heavenly hand, where no tile came last."""
    melds: tuple[Piece, ...]
    melded: tuple[int, int, int]
    tsumo: bool
    dealer: bool
    closed: bool
    dora: Items
    dora_han: int
    han_needed: int
    """Han of yaku, dora aside, that the hand must have."""


class _Reading(NamedTuple):
    """What one reading comes to before the winning tile is given its place."""

    ways: tuple[SuitWay, ...]
    facts: int
    sum: int
    pair_fu: Line | None
    gates: int
    """One more than the kind of the spare tile of nine gates, 0 for any other hand."""


class Counter:
    """Counts hands under one set of options; holds no hand, only tables made from the options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._match, self._relevant = matcher(options)
        self.worth = lru_cache(maxsize=_KEPT)(lambda han, fu, tsumo, dealer: worth_of(han, fu, options, tsumo, dealer))

    def win(self, hand: Hand, setting: Setting, held: frozenset[str], tiles: Tiles) -> Win:
        """What is the same for every reading of a hand whose tiles and circumstances can be."""
        assert hand.win_tile is not None  # noqa: S101 - the tiles were checked before
        closed, every, some, total = True, EVERY, 0, 0
        melds = []
        for meld, each in zip(hand.melds, tiles.blocks, strict=True):
            opened = meld.kind in OPEN_KINDS
            closed = closed and not opened
            piece = (OPEN if opened else CONCEALED)[each.index]
            melds.append(piece)
            every &= piece.every
            some |= piece.some
            total += piece.sum
        tsumo = hand.win == TSUMO
        facts = (_CLOSED if closed else 0) | (_TSUMO if tsumo else 0)
        for name in held:
            facts |= _FACT_OF[name]
        if self.options.local_yaku:
            facts |= facts_of_hand(hand, held)
        dora = dora_lines(hand, tiles.all, not held.isdisjoint(RIICHI), self.options)
        dora_han = sum([line.amount for line in dora]) if dora else 0
        won = hand.win_tile.kind
        kinds = (won, *sorted({t.kind for t in hand.concealed} - {won})) if "tenhou" in held else (won,)
        dealer = setting.seat_wind is Wind.EAST
        melded = (every, some, total)
        needed = han_needed(setting.counters, self.options)
        return Win(
            hand, setting, facts, tiles.concealed, kinds, tuple(melds), melded, tsumo, dealer, closed, dora, dora_han, needed
        )  # fmt: skip

    def best(self, win: Win) -> tuple[tuple[SuitWay, ...] | None, Way | None]:
        """A winning shape of the hand (None when it has none), and the way to count it that pays most."""
        best: Way | None = None
        shape: tuple[SuitWay, ...] | None = None
        suits = suits_of(win)
        if all(suits) and not too_many_pairs(suits):
            for ways in product(*suits):
                best = self._best_place(win, self.reading(win, ways), best)
            shape = ways
        if not win.melds:
            if is_seven_pairs(win.held):
                shape, best = shape or (), _better(best, self.seven_pairs(win))
            elif is_thirteen_orphans(win.held):
                shape, best = (), self.orphans(win)
        return shape, best

    def reading(self, win: Win, ways: tuple[SuitWay, ...]) -> _Reading:
        """What one way to read each suit comes to, before the winning tile is given its place."""
        every, some, total = win.melded
        pair_fu = None
        for way in ways:
            every &= way.every
            some |= way.some
            total += way.sum
            if way.pair is not None and way.pair.block.first >= _EAST:
                pair_fu = pair_line(way.pair.block, win.setting.seat_wind, win.setting.round_wind, self.options)
        facts = win.facts | every | some & FACTS | facts_of_places(some) | facts_of_suits(some & SUITS)
        if some & _HAS_HONOURS:
            if some & _SET_OF[win.setting.seat_wind]:
                facts |= _SEAT
            if some & _SET_OF[win.setting.round_wind]:
                facts |= _ROUND
        if self.options.local_yaku:
            facts |= facts_of_reading((*pieces_of(ways), *win.melds), some)
        if pair_fu is not None:
            total += pair_fu.amount << FU_SHIFT
        return _Reading(ways, facts, total, pair_fu, _nine_gates(win, facts))

    def _best_place(self, win: Win, reading: _Reading, best: Way | None) -> Way | None:
        """The better of what was best so far and this reading with the winning tile in each of its places."""
        for kind in win.kinds:
            for suit, way in enumerate(reading.ways):
                if way.suit != kind // 9:
                    continue
                before = None
                for at, piece in enumerate(way.pieces):
                    # The second of two equal sets, which stand side by side, is no other place.
                    if piece is not before and kind in PLACES[piece.block.index]:
                        place = PLACES[piece.block.index][kind]
                        best = _better(best, self.at_place(win, reading, (suit, at), place, kind))
                    before = piece
        return best

    def at_place(self, win: Win, reading: _Reading, at: tuple[int, int], place: Place, kind: int) -> Way | None:
        """This reading with the winning tile in one of its sets, None without a yaku."""
        total = reading.sum if win.tsumo else reading.sum + place.opened
        tally = facts_of_tally(total & TALLY)
        facts = reading.facts | tally | place.facts
        fu = _BASE_FU + (total >> FU_SHIFT) + (2 if place.wait else 0)
        pinfu = (
            place.two_sided and win.closed and tally & _ALL_RUNS and reading.pair_fu is None
            and (self.options.pinfu_tsumo or not win.tsumo)
        )  # fmt: skip
        if pinfu:
            facts |= _PINFU
        if reading.gates:
            facts |= _GATES | _GATES_ANY if reading.gates - 1 == kind else _GATES
        matched = self._match(facts & self._relevant)
        if matched.yakuman:
            worth = worth_of_yakuman(matched.yakuman, win.tsumo, win.dealer)
            return Way((worth.pays.total, True, 0, 0, 0), matched, worth, reading.ways, at, place, ())
        if matched.han < win.han_needed:
            return None
        won = self._won_by(win, fu, bool(pinfu))
        if won is not None:
            fu += won.amount
        paid, han = -(-fu // 10) * 10, matched.han + win.dora_han
        worth = self.worth(han, paid, win.tsumo, win.dealer)
        rank = (worth.pays.total, False, han, paid, fu)
        return Way(rank, matched, worth, reading.ways, at, place, (won, reading.pair_fu, place.wait))

    def _won_by(self, win: Win, fu: int, pinfu: bool) -> Line | None:
        """The fu line for how the hand was won, given the fu of its tiles and wait; None for no such fu."""
        if win.tsumo:
            without = pinfu or (win.facts & _RINSHAN and not self.options.rinshan_tsumo_fu)
            return None if without else TSUMO_DRAW
        if win.closed:
            return CLOSED_RON
        return OPEN_PINFU if fu == _BASE_FU and self.options.open_pinfu_fu > _BASE_FU else None

    def seven_pairs(self, win: Win) -> Way | None:
        """Seven pairs, None without a yaku."""
        pieces = tuple([pair for pair in _PAIRS if count_in(win.held, pair.block.first)])
        every, some = EVERY, 0
        for piece in pieces:
            every &= piece.every
            some |= piece.some
        line = SEVEN_PAIRS[self.options.seven_pairs]
        matched = self._match((win.facts | every | some | facts_of_suits(some & SUITS) | _SEVEN_PAIRS) & self._relevant)
        if matched.yakuman:
            worth = worth_of_yakuman(matched.yakuman, win.tsumo, win.dealer)
            return Way((worth.pays.total, True, 0, 0, 0), matched, worth, (), (0, 0), None, (), pieces)
        if matched.han < win.han_needed:
            return None
        han = matched.han + win.dora_han
        worth = self.worth(han, line.amount, win.tsumo, win.dealer)
        return Way(
            (worth.pays.total, False, han, line.amount, line.amount), matched, worth, (), (0, 0), None, (line,), pieces
        )

    def orphans(self, win: Win) -> Way:
        """Thirteen orphans."""
        any_wait = any(count_in(win.held, kind) > 1 for kind in win.kinds)
        matched = self._match((win.facts | (_ORPHANS_ANY if any_wait else _ORPHANS)) & self._relevant)
        worth = worth_of_yakuman(matched.yakuman, win.tsumo, win.dealer)
        return Way((worth.pays.total, True, 0, 0, 0), matched, worth, (), (0, 0), None, ())


def suits_of(win: Win) -> list[tuple[SuitWay, ...]]:
    """Each suit of the concealed tiles with every way to read it."""
    return [
        suit_ways(place, part) for place, (shift, mask) in enumerate(SUIT_FIELDS) if (part := win.held >> shift & mask)
    ]


def too_many_pairs(suits: list[tuple[SuitWay, ...]]) -> bool:
    """Whether each suit leaves a pair: by the number of tiles there is one pair in all, or one in each of four suits."""
    return len(suits) > 3 and all(ways[0].pair is not None for ways in suits)


def _better(one: Way | None, other: Way | None) -> Way | None:
    """The way that pays more; the first of two equals."""
    return other if one is None or (other is not None and other.rank > one.rank) else one


def _nine_gates(win: Win, facts: int) -> int:
    if not facts & _ONE_SUIT or not win.closed or win.melds:
        return 0
    for gates in _GATES_COUNTS:
        spare = (win.held & _NO_REDS) - gates
        if spare > 0 and spare.bit_count() == 1:
            kind = (spare.bit_length() - 1) // COUNT_BITS
            return kind + 1 if spare == TILES[kind].unit else 0
    return 0
