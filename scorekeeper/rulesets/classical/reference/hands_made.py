"""Hands made to show what can be counted: many are tried, and of each item, double and limit hand the plainest is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import Block, Shape
from scorekeeper.core.tiles import TILES, Tile, Wind, in_order, tile
from scorekeeper.rulesets.classical.checks import BONUS_ROW
from scorekeeper.rulesets.classical.circumstances import BY_ID, CONCEALED_KONG
from scorekeeper.rulesets.classical.counting import score
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.reference.sets_made import (
    EAST,
    SOUTH,
    WEST,
    WHITE,
    Laid,
    families,
    one_set,
    plain,
    with_pair,
    worlds,
)
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.classical.ways import (
    DEALT_HAND,
    DISCARD,
    LAST_REPLACEMENT,
    REPLACEMENT,
    ROBBED_KONG,
    WALL,
    WAYS,
)

_CALLED: Final = {Shape.RUN: "chow", Shape.TRIPLET: "pung", Shape.KAN: "kong"}
_BONUS: Final = ("1f", "2f", "2y", "2f2y", "1234f", "1234y", "1234f1234y")
_WHOLE: Final = (
    ("19m19p19s12345677z", "7z"),
    ("11123455678999p", "5p"),
    ("11123455678999p", "8p"),
    ("1123456789m1234z", "1m"),
    ("24578m24578p2457s", "8p"),
    ("2345678m2345678p", "8p"),
    ("1199m1199p11s1122z", "2z"),
)
"""Hands that are not made of four sets: all their tiles, and the last one."""
_LAST_TILES: Final = ((13, 13, REPLACEMENT), (9, 9, "last_wall_tile"), (19, 19, ROBBED_KONG))
"""Hands named after their last tile: where its chow begins, the tile, and how it came."""


class Made(NamedTuple):
    """A hand that was made, where it was counted, and its score."""

    hand: Hand
    setting: Setting
    score: ClassicalScore


Shown = dict[tuple[str, bool], Made]
"""By the id of a line, and whether it is a limit hand: the hand that shows it with the least beside it."""


def shown(options: Options) -> Shown:
    """A hand for everything that can be counted."""
    best: Shown = {}
    for hand in _hands(options.rules):
        east = hand.win == DEALT_HAND or any(name in BY_ID and BY_ID[name].east for name in hand.circumstances)
        setting = Setting(Wind.EAST if east else Wind.SOUTH, Wind.EAST)
        found = score(hand, setting, options)
        if not isinstance(found, Problem):
            _keep(best, Made(hand, setting, found))
    return best


def _keep(best: Shown, made: Made) -> None:
    lines = [(line.id, False) for line in (*made.score.items, *made.score.doubles)]
    if made.score.limit_line is not None:
        lines.append((made.score.limit_line.id, True))
    for each in set(lines):
        if each not in best or _beside(made) < _beside(best[each]):
            best[each] = made


def _beside(made: Made) -> tuple[bool, int]:
    """How much a hand shows besides; one that did not win comes last."""
    return made.hand.win is None, len(made.score.items) + 2 * len(made.score.doubles)


def _hands(rules: RuleOptions) -> Iterator[Hand]:
    for kind, shape, called in product((13, 26, WEST, WHITE, SOUTH, EAST), (Shape.TRIPLET, Shape.KAN), (True, False)):
        yield from _hand(one_set(kind, shape, called, rules))
    for kind, on_pair in product((8, 12, WHITE, SOUTH, EAST), (False, True)):
        yield from _hand(with_pair(kind, on_pair, rules))
    for way in WAYS:
        yield from _hand(plain(rules), way)
    for bonus in _BONUS:
        yield from _hand(plain(rules), bonus=bonus)
    for laid, drawn in worlds(rules):
        yield from _hand(laid, WALL if drawn else DISCARD)
    for laid in families():
        yield Hand(in_order(t for each in laid.sets for t in each.tiles) + laid.pair.tiles[:1])
    for text, last in _WHOLE:
        yield from (Hand(_tiles(text), (), tile(last), way) for way in (DISCARD, WALL))
    for start, kind, way in _LAST_TILES:
        yield from _hand(plain(rules, start, TILES[kind]), way)
    yield from _ticked(rules)


def _ticked(rules: RuleOptions) -> Iterator[Hand]:
    """Hands that something is told of which no tile shows."""
    yield from _hand(plain(rules, kongs=2), REPLACEMENT, ticks=frozenset({"kong_upon_kong"}))
    yield from _hand(plain(rules, kongs=2), LAST_REPLACEMENT, ticks=frozenset({"kong_upon_kong"}))
    named = (*rules.own_hands, *(row.id for row in BY_ID.values() if row.winner is not False and not row.ways))
    for name in named:
        yield from _hand(plain(rules), ticks=frozenset({name}))


def _hand(
    laid: Laid | None, way: str = DISCARD, bonus: str = "", ticks: frozenset[str] = frozenset()
) -> Iterator[Hand]:
    """The hand of some sets, none where they cannot be laid."""
    if laid is None:
        return
    melds = tuple(_meld(each, at in laid.called) for at, each in enumerate(laid.sets) if _beside_hand(each, at, laid))
    own = [each for at, each in enumerate(laid.sets) if not _beside_hand(each, at, laid)]
    concealed = in_order(t for each in (*own, laid.pair) for t in each.tiles)
    won = laid.won if laid.won in concealed else concealed[-1]
    rows = {BONUS_ROW: _tiles(bonus)} if bonus else {}
    yield Hand(concealed, melds, None if way == DEALT_HAND else won, way, ticks, rows)


def _beside_hand(each: Block, at: int, laid: Laid) -> bool:
    return at in laid.called or each.shape is Shape.KAN


def _meld(each: Block, called: bool) -> Meld:
    return Meld(_CALLED[each.shape] if called else CONCEALED_KONG, each.tiles)


def _tiles(text: str) -> tuple[Tile, ...]:
    found = read_tiles(text)
    assert not isinstance(found, Problem)  # noqa: S101 - the tables above hold tiles
    return found
