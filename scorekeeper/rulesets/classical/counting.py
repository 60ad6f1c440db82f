"""What a hand is worth: every way to lay it out is counted, and the one that pays most is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Block, Shape, block, readings, waits
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile, count_in, in_order, packed
from scorekeeper.rulesets.classical.checks import BONUS_ROW, LOSING_TILES, check_tiles, is_long, tiles_of
from scorekeeper.rulesets.classical.circumstances import ONLY_TILE, conflict
from scorekeeper.rulesets.classical.facts import Facts, Piece
from scorekeeper.rulesets.classical.items import DOUBLES, POINTS
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS, LimitRow
from scorekeeper.rulesets.classical.limit_table import amount
from scorekeeper.rulesets.classical.melds import CHOW, meld_piece
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.score import ClassicalScore, Reading
from scorekeeper.rulesets.classical.ways import DEALT_HAND, WALL, WAYS

_FULL: Final = 4
_HANDS_KEPT: Final = 64
_BONUS_IDS: Final = frozenset(
    ("bonus_tile", "own_flower", "own_season", "own_flower_and_season", "four_flowers", "four_seasons", "all_eight")
)
_FOURS: Final = frozenset(("four_flowers", "four_seasons"))


def score(hand: Hand, setting: Setting, options: Options) -> ClassicalScore | Problem:
    """The best score of a hand, or the first reason why it cannot be one."""
    found = every_score(hand, setting, options)
    return found if isinstance(found, Problem) else max(found, key=_rank)


def every_score(hand: Hand, setting: Setting, options: Options) -> list[ClassicalScore] | Problem:
    """The score of every way to lay out a hand, or the first reason why there is none."""
    if problem := impossible(hand, setting, options):
        return problem
    held = hand.circumstances | setting.given
    if is_long(hand):
        return [ClassicalScore((Line("dead_hand", 0),), (), None, None, 0, options.rules.limit)]
    facts = _facts(hand, setting, held, options.rules)
    own = held.intersection(options.rules.own_hands) if held else held
    found = list(_limits(facts, own, options))
    if hand.win is None:
        found += [_counted(each, options) for each in _partial(facts, hand)]
        return [*found, *_awaited(facts, hand, options)]
    layouts = tuple(_layouts(facts, hand))
    if layouts:
        # Looking for other tiles takes longer than all the rest, so it waits until there is a layout.
        only = _only_tile(hand, held, options)
        found += _winning((replace(each, only_tile=only) for each in layouts), options)
    return found or Problem("not_a_win", {}, "concealed", "too_many_chows" if layouts else None)


def impossible(hand: Hand, setting: Setting, options: Options) -> Problem | None:
    """The first fault of a hand's tiles and circumstances; None when it can be counted."""
    return check_tiles(hand, options.rules) or conflict(hand, setting, hand.circumstances | setting.given)


def _rank(each: ClassicalScore) -> tuple[int, bool, int, int]:
    """What is paid first; of equals a limit hand, then the one that counts more before the limit."""
    return each.total, each.limit_line is not None, each.points << each.times, each.points


def _facts(hand: Hand, setting: Setting, held: frozenset[str], rules: RuleOptions) -> Facts:
    """What every way to lay out a hand has in common."""
    return Facts(
        rules,
        tuple(tile.kind for tile in tiles_of(hand)),
        tuple(meld_piece(meld, rules) for meld in hand.melds),
        (),
        hand.rows.get(BONUS_ROW, ()),
        setting.seat_wind,
        setting.round_wind,
        held,
        called=len(hand.melds),
        win=hand.win,
        won_kind=None if hand.win_tile is None or hand.win is None else hand.win_tile.kind,
        drawn=hand.win is not None and WAYS[hand.win].drawn,
    )


def _only_tile(hand: Hand, held: frozenset[str], options: Options) -> bool:
    """Whether the winning tile was the only possible one, by the other thirteen tiles or because it was ticked."""
    mode = options.rules.only_possible_tile
    if mode == "off" or hand.win is None or hand.win_tile is None or hand.win == DEALT_HAND:
        return False
    if mode == "with_tick" and ONLY_TILE in held:
        return True
    before = list(hand.concealed)
    before.remove(hand.win_tile)
    return _possible(in_order(before), hand.melds, options.rules.chows_allowed) == 1


@lru_cache(maxsize=_HANDS_KEPT)
def _possible(before: tuple[Tile, ...], melds: tuple[Meld, ...], chows_allowed: int) -> int:
    """How many different tiles could have completed a hand; asked once for each of them, and for each way to win."""
    beside = [tile for meld in melds for tile in meld.tiles]
    spare = chows_allowed - sum(meld.kind == CHOW for meld in melds)
    return sum(_few_enough_chows((*before, tile), spare) for tile in waits(before, len(melds), beside))


def _few_enough_chows(tiles: Sequence[Tile], spare: int) -> bool:
    """Whether some way to read the tiles has no more chows than there may be."""
    return any(sum(each.shape is Shape.RUN for each in reading) <= spare for reading in readings(packed(tiles)))


def _piece(each: Block, exposed: bool) -> Piece:
    return Piece(each.shape, each.first, each.tiles, exposed, not exposed)


def _layouts(facts: Facts, hand: Hand) -> Iterator[Facts]:
    """Every way to read the tiles as four sets and a pair, with every place the winning tile can have completed."""
    for reading in readings(packed(hand.concealed)):
        if facts.called + len(reading) != _FULL + 1:
            continue
        pair = next(each for each in reading if each.shape is Shape.PAIR)
        sets = [each for each in reading if each is not pair]
        plain = tuple(_piece(each, exposed=False) for each in sets)
        laid = replace(facts, sets=(*plain, *facts.sets), pairs=(pair.first,), regular=True)
        won = facts.won_kind
        if won is None:
            yield laid
            continue
        if pair.holds(won):
            yield replace(laid, on_pair=True)
        for at, each in enumerate(sets):
            if not each.holds(won):
                continue
            if facts.drawn:
                yield laid
                break
            yield replace(laid, sets=(*plain[:at], _piece(each, exposed=True), *plain[at + 1 :], *facts.sets))


def _winning(layouts: Iterable[Facts], options: Options) -> Iterator[ClassicalScore]:
    for laid in layouts:
        yield from _limits(laid, frozenset(), options)
        if laid.chows <= options.rules.chows_allowed:
            yield _counted(laid, options)


def _partial(facts: Facts, hand: Hand) -> Iterator[Facts]:
    """Every way to read a loser's tiles as pungs and pairs; what is left over is worth nothing, and neither are chows."""
    held = packed(hand.concealed)
    ways: list[list[Block]] = []
    for kind in sorted({tile.kind for tile in hand.concealed}):
        copies = count_in(held, kind)
        shapes = (Shape.TRIPLET,) * (copies >= 3) + (Shape.PAIR,) * (copies >= 2)
        if shapes:
            ways.append([block(shape, kind) for shape in shapes])
    for chosen in product(*ways):
        sets = tuple(_piece(each, exposed=False) for each in chosen if each.shape is Shape.TRIPLET)
        pairs = tuple(each.first for each in chosen if each.shape is Shape.PAIR)
        yield replace(facts, sets=(*sets, *facts.sets), pairs=pairs)


def _awaited(facts: Facts, hand: Hand, options: Options) -> Iterator[ClassicalScore]:
    """What a loser gets for a limit hand that lacks one tile, where the rules have such an award."""
    awards = options.rules.awards
    rows = [row for row in LIMIT_ROWS if awards[row.id][1] is not None]
    if not rows or len(hand.concealed) + 3 * len(hand.melds) != LOSING_TILES:
        return
    for tile in TILES[:KINDS]:
        if facts.kinds.count(tile.kind) == COPIES:
            continue
        full = replace(hand, concealed=(*hand.concealed, tile))
        won = replace(facts, kinds=(*facts.kinds, tile.kind), won_kind=tile.kind, win=WALL, drawn=True)
        for laid in (won, *_layouts(won, full)):
            for row in rows:
                if row.irregular is not laid.regular and _made(row, laid, options):
                    yield _limit(row.id, awards[row.id][1], facts, options)


def _made(row: LimitRow, facts: Facts, options: Options) -> bool:
    """Whether a way to lay out a hand is this limit hand, with no more chows than the rules allow."""
    fits = row.special or facts.chows <= options.rules.chows_allowed
    return fits and row.made(facts)


def _limits(facts: Facts, own: Iterable[str], options: Options) -> Iterator[ClassicalScore]:
    """The score of each limit hand that a winner's layout is; a club's own ones are ticked."""
    if facts.win is None:
        return
    awards, rows = options.rules.awards, options.won_rows
    made = [row for row in rows if row.irregular is not facts.regular and _made(row, facts, options)]
    if any(row.special for row in made):
        made += [row for row in rows if row.by_way and row not in made and row.made(facts)]
    for row in made:
        yield _limit(row.id, awards[row.id][0], facts, options)
    for name in own:
        yield _limit(name, awards[name][0], facts, options)


def _limit(name: str, worth: int | float | None, facts: Facts, options: Options) -> ClassicalScore:
    rules = options.rules
    points = amount(worth, rules.limit, rules.roof_off)
    line = Line(name, points)
    items: tuple[Line, ...] = ()
    doubles: tuple[Line, ...] = ()
    if rules.bonus_beside_limit and points < rules.limit:
        plain = replace(facts, sets=(), pairs=())
        items, doubles = (tuple(x for x in _lines(plain, u, options) if x.id in _BONUS_IDS) for u in (POINTS, DOUBLES))
        doubles = doubles if items else ()
    total = points + (sum(x.amount for x in items) << sum(x.amount for x in doubles))
    paid = total if rules.roof_off else min(total, rules.limit)
    return ClassicalScore(items, doubles, line, points / rules.limit, paid, rules.limit, *_reading(facts))


def _counted(facts: Facts, options: Options) -> ClassicalScore:
    rules = options.rules
    items, doubles = _lines(facts, POINTS, options), _lines(facts, DOUBLES, options)
    full = sum(line.amount for line in items) << sum(line.amount for line in doubles)
    total = full if rules.roof_off else min(full, rules.limit)
    return ClassicalScore(items, doubles, None, None, total, rules.limit, *_reading(facts))


def _lines(facts: Facts, unit: str, options: Options) -> tuple[Line, ...]:
    lines: list[Line] = []
    for row, worth in options.counting_rows[unit]:
        if row.winner and facts.win is None:
            continue
        lines += [Line(row.id, worth, tiles) for tiles in row.found(facts)]
    return _without_fours(lines, options.worth)


def _without_fours(lines: list[Line], worth: Mapping[str, int | None]) -> tuple[Line, ...]:
    """The lines without four and four where all eight have a worth of their own in their place."""
    if worth["all_eight"] is None or not any(line.id == "all_eight" for line in lines):
        return tuple(lines)
    return tuple(line for line in lines if line.id not in _FOURS)


def _reading(facts: Facts) -> tuple[Reading, tuple[bool, ...]]:
    """The sets of a layout, own ones, pairs and called ones, and which of them are exposed."""
    own = len(facts.sets) - facts.called
    before, after = facts.sets[:own], facts.sets[own:]
    pairs = tuple((TILES[kind],) * 2 for kind in facts.pairs)
    exposed = (*(each.exposed for each in before), *(False for _ in pairs), *(each.exposed for each in after))
    return (*(each.tiles for each in before), *pairs, *(each.tiles for each in after)), exposed
