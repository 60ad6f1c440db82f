"""From a hand to its score: every reading and every place of the winning tile, the one that pays most."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem, Value
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import (
    BLOCKS,
    FULL_SETS,
    Block,
    Shape,
    block,
    counts_of,
    is_seven_pairs,
    is_thirteen_orphans,
    readings,
    suit_weights,
)
from scorekeeper.core.tiles import KINDS, WINDS, Wind
from scorekeeper.rulesets.riichi.checks import HAND_TILES, check_tiles
from scorekeeper.rulesets.riichi.circumstances import BY_ID, RIICHI, TSUMO, conflict, in_force
from scorekeeper.rulesets.riichi.dora import dora_lines
from scorekeeper.rulesets.riichi.explain import explained_fu, groups_of
from scorekeeper.rulesets.riichi.facts import (
    CONCEALED,
    EVERY,
    OPEN,
    WIND_SETS,
    Fact,
    Piece,
    facts_of_runs,
    facts_of_tally,
    facts_of_triplets,
    suit_facts,
)
from scorekeeper.rulesets.riichi.fu import BASE, CLOSED_RON, OPEN_PINFU, SEVEN_PAIRS, TSUMO_DRAW, pair_line, wait_line
from scorekeeper.rulesets.riichi.matching import Matched, matcher
from scorekeeper.rulesets.riichi.melds import OPEN_KINDS
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.points import LIMITS, YAKUMAN, Payment, basic_points, capped, payment, round_up
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore

_CLOSED: Final = int(Fact.CLOSED)
_TSUMO: Final = int(Fact.TSUMO)
_PINFU: Final = int(Fact.PINFU)
_PAIR_WAIT: Final = int(Fact.PAIR_WAIT)
_SEAT: Final = int(Fact.SEAT_WIND_SET)
_ROUND: Final = int(Fact.ROUND_WIND_SET)
_RINSHAN: Final = int(Fact.RINSHAN)
_RENHOU: Final = int(Fact.RENHOU)
_ONE_SUIT: Final = int(Fact.ONE_SUIT)
_SEVEN_PAIRS: Final = int(Fact.SEVEN_PAIRS)
_ORPHANS: Final = int(Fact.ORPHANS)
_ORPHANS_ANY: Final = int(Fact.ORPHANS | Fact.ORPHANS_ANY_WAIT)
_GATES_FACT: Final = int(Fact.NINE_GATES)
_GATES_ANY: Final = int(Fact.NINE_GATES_ANY_WAIT)
_FACT_OF: Final = {name: int(row.fact) for name, row in BY_ID.items()}
_RENHOU_LIMITS: Final = {"mangan": 5, "haneman": 6, "baiman": 8}
"""Limits renhou may be paid as, with the han they are counted for."""
_GATES: Final = 3 + 5 + 25 + 125 + 625 + 3125 + 15625 + 78125 + 3 * 390625
"""1112345678999 of one suit as a base-5 number."""
_SPARES: Final = {5**number: number for number in range(9)}
_PAIRS: Final = tuple(CONCEALED[block(Shape.PAIR, kind).index] for kind in range(KINDS))
_WAITS: Final = {
    (each.index, kind): wait_line(each, kind) for each in BLOCKS for kind in range(KINDS) if each.holds(kind)
}
_BASE_FU: Final = BASE.amount
_TSUMO_ITEM: Final = (TSUMO_DRAW,)
_CLOSED_RON_ITEM: Final = (CLOSED_RON,)
_OPEN_PINFU_ITEM: Final = (OPEN_PINFU,)
MOST_FU: Final = 140
"""Three closed kans of terminals, a triplet and a double wind pair come to no more."""
_SEVEN: Final = 7
_KEPT: Final = 1 << 12
"""Bound of each small memo."""

_tally_facts = lru_cache(maxsize=_KEPT)(facts_of_tally)
_suit_facts = lru_cache(maxsize=_KEPT)(suit_facts)


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to count a hand: which yaku, how much fu, what it pays; `pieces` tell the winning set as it counts.

    `rank` compares ways: payment, then a yakuman before counted han, then han, then fu as paid, then fu as counted.
    """

    rank: tuple[int, bool, int, int, int]
    matched: Matched
    han: int
    fu: int
    worth: "_Worth"
    pieces: tuple[Piece, ...]
    items: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class _Worth:
    """What so many han and fu (or yakuman) come to."""

    basic: int
    limit: str | None
    pays: Payment


@dataclass(frozen=True, slots=True)
class _Win:
    """What is the same for every reading of one hand."""

    hand: Hand
    setting: Setting
    heavenly: bool
    melds: tuple[Piece, ...]
    facts: int
    tsumo: bool
    dealer: bool
    closed: bool
    dora: tuple[Line, ...]
    dora_han: int
    seat_set: int
    round_set: int


class Scorer:
    """Scores hands under one set of options; holds no hand, only tables made from the options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._match = matcher(options)
        self._worth = lru_cache(maxsize=_KEPT)(self._reckon)
        self._yakuman_worth = lru_cache(maxsize=_KEPT)(self._reckon_yakuman)

    def score(self, hand: Hand, setting: Setting) -> RiichiScore | Problem:
        """What a won hand is worth and why, or the first thing wrong with it."""
        blocks = check_tiles(hand, self.options)
        if isinstance(blocks, Problem):
            return blocks
        held = in_force(hand, setting)
        if held and (problem := conflict(hand, setting, held)):
            return problem
        win = self._win(hand, setting, held, blocks)
        shape, best = self._best_way(win)
        if shape is None:
            return Problem("not_a_win", where="concealed")
        limit = self._renhou_limit(win)
        if limit is not None and (best is None or best.worth.pays.total < limit.pays.total):
            return self._as_renhou(win, limit, shape)
        if best is None:
            return Problem("no_yaku", where="concealed")
        return self._explained(win, best)

    def called_out(self, declared: CalledOut, self_draw: bool, dealer: bool) -> RiichiScore | Problem:
        """The score of a hand that was only said aloud; `bad_record` for one that no tiles can make."""
        if declared.yakuman is not None:
            times = capped(declared.yakuman, self.options)
            pays = payment(YAKUMAN * times, self_draw, dealer, SEATS - 1)
            return RiichiScore(None, None, times, "yakuman", YAKUMAN * times, pays, (), (), ())
        if declared.limit is not None:
            basic = LIMITS[declared.limit]
            pays = payment(basic, self_draw, dealer, SEATS - 1)
            return RiichiScore(None, None, int(declared.limit == "yakuman"), declared.limit, basic, pays, (), (), ())
        han, fu = declared.han or 0, declared.fu
        if han < 5 and (problem := self._impossible(han, fu, self_draw)):
            return problem
        worth = self._worth(han, fu or 0, self_draw, dealer)
        return RiichiScore(han, fu, 0, worth.limit, worth.basic, worth.pays, (), (), ())

    def _impossible(self, han: int, fu: int | None, self_draw: bool) -> Problem | None:
        if fu is None:
            return Problem("bad_record", {"what": "a hand below 5 han needs its fu"}, "declared")
        seven_pairs = self.options.seven_pairs == "25fu_2han"
        if fu == 20:
            # Only pinfu by self-draw has 20 fu, two han with the draw; by ron only where open pinfu is left at 20.
            possible = han >= 2 and self.options.pinfu_tsumo if self_draw else self.options.open_pinfu_fu == 20
        elif fu == 25:
            possible = seven_pairs and han >= (3 if self_draw else 2)
        else:
            possible = 30 <= fu <= MOST_FU and fu % 10 == 0
        if possible:
            return None
        values: dict[str, Value] = {"han": han, "fu": fu, "what": f"no hand has {han} han {fu} fu"}
        return Problem("bad_record", values, "declared", "impossible_by_tsumo" if self_draw else "impossible_by_ron")

    def _win(self, hand: Hand, setting: Setting, held: frozenset[str], blocks: Sequence[Block]) -> _Win:
        melds = tuple(
            [(OPEN if m.kind in OPEN_KINDS else CONCEALED)[b.index] for m, b in zip(hand.melds, blocks, strict=True)]
        )
        closed = not any(meld.kind in OPEN_KINDS for meld in hand.melds)
        tsumo = hand.win == TSUMO
        facts = (_CLOSED if closed else 0) | (_TSUMO if tsumo else 0)
        for name in held:
            facts |= _FACT_OF[name]
        dora = dora_lines(hand, not held.isdisjoint(RIICHI), self.options)
        dealer = setting.seat_wind is Wind.EAST
        dora_han = sum([line.amount for line in dora])
        seat, prevailing = WIND_SETS[WINDS.index(setting.seat_wind)], WIND_SETS[WINDS.index(setting.round_wind)]
        return _Win(
            hand, setting, "tenhou" in held, melds, facts, tsumo, dealer, closed, dora, dora_han, seat, prevailing
        )

    def _best_way(self, win: _Win) -> tuple[tuple[Piece, ...] | None, _Way | None]:
        """A winning shape of the hand (None when it has none), and the way to count it that pays most."""
        assert win.hand.win_tile is not None  # noqa: S101 - the tiles were checked before
        concealed = win.hand.concealed
        won = win.hand.win_tile.kind
        # A heavenly hand has no winning tile of its own: every tile of it may be taken for the last one.
        wins = [won, *sorted({t.kind for t in concealed} - {won})] if win.heavenly else [won]
        weights = suit_weights(concealed)
        best: _Way | None = None
        shape: tuple[Piece, ...] | None = None
        for reading in readings(weights):
            pieces = tuple([CONCEALED[each.index] for each in reading])
            shape = shape or pieces
            best = self._best_place(win, pieces, wins, weights, best)
        if len(concealed) == HAND_TILES:
            counts = counts_of(concealed)
            if is_seven_pairs(counts):
                shape, way = self._seven_pairs(win, counts)
                best = better(best, way)
            elif is_thirteen_orphans(counts):
                shape, way = self._orphans(win, counts, wins)
                best = better(best, way)
        return shape, best

    def _best_place(
        self, win: _Win, pieces: tuple[Piece, ...], wins: list[int], weights: list[int], best: _Way | None
    ) -> _Way | None:
        """The better of what was best so far and this reading with the winning tile in each of its places."""
        every, some, tally, triplets, fu = EVERY, win.facts, 0, 0, _BASE_FU
        runs: list[int] = []
        pair_fu: Line | None = None
        for piece in pieces + win.melds:
            every &= piece.each
            some |= piece.some
            tally += piece.tally
            fu += piece.fu_amount
            triplets |= piece.triplet
            if piece.run:
                runs.append(piece.run)
            elif piece.pair:
                pair_fu = pair_line(piece.block, win.setting.seat_wind, win.setting.round_wind, self.options)
        facts = every | some | facts_of_triplets(triplets) | _suit_facts(some)
        if runs:
            facts |= facts_of_runs(runs)
        if some & win.seat_set:
            facts |= _SEAT
        if some & win.round_set:
            facts |= _ROUND
        fu += pair_fu.amount if pair_fu else 0
        plain = (
            win.closed and len(runs) == FULL_SETS and pair_fu is None and (self.options.pinfu_tsumo or not win.tsumo)
        )
        gates = _nine_gates(win, facts, weights)
        counted = _Counted(facts, tally, fu, pair_fu, plain)
        seen: list[Block] = []
        for kind in wins:
            for place, piece in enumerate(pieces):
                if piece.block.holds(kind) and (win.heavenly or piece.block not in seen):
                    seen.append(piece.block)
                    best = better(best, self._at_place(win, pieces, place, kind, counted, gates))
        return best

    def _at_place(
        self, win: _Win, pieces: tuple[Piece, ...], place: int, kind: int, counted: "_Counted", gates: int
    ) -> _Way | None:
        """This reading with the winning tile in one of its sets, None without a yaku."""
        won = pieces[place]
        facts, tally, fu = counted.facts, counted.tally, counted.fu
        if not win.tsumo and won.fu_amount:
            # A triplet completed by another player's tile counts as open.
            opened = OPEN[won.block.index]
            pieces = (*pieces[:place], opened, *pieces[place + 1 :])
            tally += opened.tally - won.tally
            fu += opened.fu_amount - won.fu_amount
        wait = _WAITS[won.block.index, kind]
        pinfu = counted.plain and wait is None and won.run != 0
        if wait is not None:
            fu += wait.amount
            if won.pair:
                facts |= _PAIR_WAIT
        if pinfu:
            facts |= _PINFU
        if gates:
            facts |= _GATES_FACT if gates - 1 != kind else _GATES_FACT | _GATES_ANY
        items = self._winning_items(win, fu, pinfu)
        for item in items:
            fu += item.amount
        matched = self._match(facts | _tally_facts(tally))
        return self._way(win, matched, fu, round_up(fu, 10), pieces, (*items, *_set_items(counted.pair_fu, wait)))

    def _winning_items(self, win: _Win, fu: int, pinfu: bool) -> tuple[Line, ...]:
        """The fu that come from how the hand was won, given the fu of its tiles."""
        if win.tsumo:
            no_fu = pinfu or (win.facts & _RINSHAN and not self.options.rinshan_tsumo_fu)
            return () if no_fu else _TSUMO_ITEM
        if win.closed:
            return _CLOSED_RON_ITEM
        return _OPEN_PINFU_ITEM if fu == _BASE_FU and self.options.open_pinfu_fu > _BASE_FU else ()

    def _way(
        self, win: _Win, matched: Matched, exact: int, fu: int, pieces: tuple[Piece, ...], items: tuple[Line, ...]
    ) -> _Way | None:
        if matched.yakuman:
            worth = self._yakuman_worth(matched.yakuman, win.tsumo, win.dealer)
            return _Way((worth.pays.total, True, 0, 0, 0), matched, 0, 0, worth, pieces, ())
        if not matched.han:
            return None
        han = matched.han + win.dora_han
        worth = self._worth(han, fu, win.tsumo, win.dealer)
        return _Way((worth.pays.total, False, han, fu, exact), matched, han, fu, worth, pieces, items)

    def _seven_pairs(self, win: _Win, counts: Sequence[int]) -> tuple[tuple[Piece, ...], _Way | None]:
        pieces = tuple([_PAIRS[kind] for kind, count in enumerate(counts) if count])
        every, some = EVERY, win.facts
        for piece in pieces:
            every &= piece.each
            some |= piece.some
        line = SEVEN_PAIRS[self.options.seven_pairs]
        matched = self._match(every | some | _suit_facts(some) | _SEVEN_PAIRS)
        return pieces, self._way(win, matched, line.amount, line.amount, pieces, (line,))

    def _orphans(self, win: _Win, counts: Sequence[int], wins: list[int]) -> tuple[tuple[Piece, ...], _Way | None]:
        any_wait = any(counts[kind] > 1 for kind in wins)
        matched = self._match(win.facts | (_ORPHANS_ANY if any_wait else _ORPHANS))
        return (), self._way(win, matched, 0, 0, (), ())

    def _reckon(self, han: int, fu: int, self_draw: bool, dealer: bool) -> _Worth:
        basic, limit = basic_points(han, fu, self.options)
        return _Worth(basic, limit, payment(basic, self_draw, dealer, SEATS - 1))

    def _reckon_yakuman(self, times: int, self_draw: bool, dealer: bool) -> _Worth:
        basic = YAKUMAN * times
        return _Worth(basic, "yakuman", payment(basic, self_draw, dealer, SEATS - 1))

    def _renhou_limit(self, win: _Win) -> _Worth | None:
        if not win.facts & _RENHOU or self.options.renhou not in _RENHOU_LIMITS:
            return None
        basic = LIMITS[self.options.renhou]
        return _Worth(basic, self.options.renhou, payment(basic, self_draw=False, dealer=False, payers=SEATS - 1))

    def _as_renhou(self, win: _Win, worth: _Worth, shape: tuple[Piece, ...]) -> RiichiScore:
        han = _RENHOU_LIMITS[self.options.renhou]
        line = Line("renhou", han)
        return RiichiScore(han, None, 0, worth.limit, worth.basic, worth.pays, (line,), (), groups_of(win.hand, shape))

    def _explained(self, win: _Win, way: _Way) -> RiichiScore:
        groups = groups_of(win.hand, way.pieces)
        worth, matched = way.worth, way.matched
        if matched.yakuman:
            return RiichiScore(
                None, None, matched.yakuman, worth.limit, worth.basic, worth.pays, matched.lines, (), groups
            )
        yaku = matched.lines + win.dora if win.dora else matched.lines
        items = way.items if len(way.pieces) == _SEVEN else explained_fu(way.pieces + win.melds, way.items, groups)
        return RiichiScore(way.han, way.fu, 0, worth.limit, worth.basic, worth.pays, yaku, items, groups)


@dataclass(frozen=True, slots=True)
class _Counted:
    """What one reading comes to before the winning tile is given its place."""

    facts: int
    tally: int
    fu: int
    pair_fu: Line | None
    plain: bool


def better(one: _Way | None, other: _Way | None) -> _Way | None:
    """The way that pays more; the first of two equals."""
    if one is None or (other is not None and other.rank > one.rank):
        return other
    return one


def _set_items(pair_fu: Line | None, wait: Line | None) -> tuple[Line, ...]:
    if pair_fu is None:
        return () if wait is None else (wait,)
    return (pair_fu,) if wait is None else (pair_fu, wait)


def _nine_gates(win: _Win, facts: int, weights: list[int]) -> int:
    """One more than the kind of the spare tile of nine gates, 0 when the hand is none."""
    if not win.closed or win.melds or not facts & _ONE_SUIT:
        return 0
    for place in range(3):
        spare = _SPARES.get(weights[place] - _GATES)
        if spare is not None:
            return 9 * place + spare + 1
    return 0
