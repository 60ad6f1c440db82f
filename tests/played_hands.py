"""Hands like those of real play: recorded ones with their suits exchanged and some of their sets replaced."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import BLOCKS, Block, readings
from scorekeeper.core.tiles import KINDS, RED_OF, TILES, WINDS, Tile, in_order, packed
from scorekeeper.rulesets.riichi.circumstances import conflict
from scorekeeper.rulesets.riichi.hand_records import read_hand
from tests.random_hands import Chance, indicators

RECORDED: Final = Path(__file__).parent / "data" / "riichi_hands.jsonl"
_REPLACED: Final = 0.3
"""The share of sets that are replaced by another of the same shape."""
_RED: Final = 0.25
_OF_SHAPE: Final = {shape: [each for each in BLOCKS if each.shape is shape] for shape in {b.shape for b in BLOCKS}}


@cache
def recorded_hands() -> tuple[tuple[Hand, Setting], ...]:
    """Hands from real play."""
    with RECORDED.open(encoding="utf-8") as lines:
        found = [read_hand(json.loads(line)) for line in lines]
    return tuple(each for each in found if not isinstance(each, Problem))


def played_hands(chance: Chance) -> Iterator[tuple[Hand, Setting]]:
    """An endless row of hands that can exist, each with its seat and round."""
    while True:
        hand, setting = chance.choice(recorded_hands())
        ways = readings(packed(each.plain for each in hand.concealed))
        if not ways:
            continue
        suits = chance.sample(range(3), 3)
        blocks = [_other(each, suits, chance) for each in chance.choice(ways)]
        called = [(meld.kind, [_moved(each.kind, suits) for each in meld.tiles]) for meld in hand.melds]
        kinds = [each.kind for block in blocks for each in block.tiles]
        counts = [0] * KINDS
        for kind in (*kinds, *(kind for _, tiles in called for kind in tiles)):
            counts[kind] += 1
        if max(counts) > 4:
            continue
        reds: set[Tile] = set()
        concealed = in_order(_inked(kind, counts, reds, chance) for kind in kinds)
        melds = tuple(Meld(kind, in_order(_inked(k, counts, reds, chance) for k in tiles)) for kind, tiles in called)
        rows = indicators(counts, sum(len(meld.tiles) > 3 for meld in melds) + 1, chance)
        setting = replace(setting, seat_wind=chance.choice(WINDS), round_wind=chance.choice(WINDS[:2]))
        found = replace(hand, concealed=concealed, melds=melds, win_tile=chance.choice(concealed), rows=rows)
        if conflict(found, setting, found.circumstances) is None:
            yield found, setting


def _moved(kind: int, suits: list[int]) -> int:
    return kind if kind >= 27 else 9 * suits[kind // 9] + kind % 9


def _other(block: Block, suits: list[int], chance: Chance) -> Block:
    """The set with its suit exchanged, or another of its shape."""
    if chance.random() < _REPLACED:
        return chance.choice(_OF_SHAPE[block.shape])
    first = _moved(block.first, suits)
    return next(each for each in _OF_SHAPE[block.shape] if each.first == first)


def _inked(kind: int, counts: list[int], reds: set[Tile], chance: Chance) -> Tile:
    """A tile of a kind; of four fives of a suit one is the red one, of fewer one may be."""
    plain = TILES[kind]
    red = RED_OF.get(plain)
    if red is None or red in reds or (counts[kind] < 4 and chance.random() > _RED):
        return plain
    reds.add(red)
    return red
