"""Every way to count a hand, those that are not chosen too."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from scorekeeper.core.shapes import is_seven_pairs, is_thirteen_orphans
from scorekeeper.core.tiles import count_in
from scorekeeper.rulesets.riichi.counting import Counter, Win, suits_of, too_many_pairs
from scorekeeper.rulesets.riichi.facts import CONCEALED, Piece
from scorekeeper.rulesets.riichi.suits import PLACES, SuitWay
from scorekeeper.rulesets.riichi.way import Way, place_among, placed, with_place


@dataclass(frozen=True, slots=True)
class Laid:
    """A reading with the winning tile in one of its places: the concealed sets as they count, and which one was won.

    `way` is None without a yaku, `won` where the tile's place does not matter. No pieces mean thirteen orphans.
    """

    pieces: tuple[Piece, ...]
    won: int | None
    way: Way | None


def laid(win: Win, way: Way) -> Laid:
    """A way to count a hand as it lies."""
    pieces = placed(way, opened=not win.tsumo)
    if way.place is None:
        return Laid(pieces, next((at for at, each in enumerate(pieces) if each.block.first == win.kinds[0]), None), way)
    return Laid(pieces, place_among(way.ways, way.at), way)


def every_way(counter: Counter, win: Win) -> Iterator[Laid]:
    """Every reading of a winning hand with the winning tile in each of its places, once each."""
    suits = suits_of(win)
    if all(suits) and not too_many_pairs(suits):
        for ways in product(*suits):
            yield from _places(counter, win, ways)
    if win.melds:
        return
    if is_seven_pairs(win.held):
        pairs = counter.seven_pairs(win)
        yield laid(win, pairs) if pairs is not None else Laid(_pairs(win), None, None)
    elif is_thirteen_orphans(win.held):
        yield laid(win, counter.orphans(win))


def _pairs(win: Win) -> tuple[Piece, ...]:
    return tuple(each for each in CONCEALED if len(each.tiles) == 2 and count_in(win.held, each.block.first))


def _places(counter: Counter, win: Win, ways: tuple[SuitWay, ...]) -> Iterator[Laid]:
    reading = counter.reading(win, ways)
    for kind in win.kinds:
        for suit, way in enumerate(ways):
            before = None
            for at, piece in enumerate(way.pieces):
                # The second of two equal sets, which stand side by side, is no other place.
                place = PLACES[piece.block.index].get(kind)
                if piece is not before and place is not None:
                    found = counter.at_place(win, reading, (suit, at), place, kind)
                    pieces = with_place(ways, (suit, at), place, opened=not win.tsumo)
                    yield Laid(pieces, place_among(ways, (suit, at)), found)
                before = piece
