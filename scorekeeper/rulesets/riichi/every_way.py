"""Every way to count a hand, those that are not chosen too."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from scorekeeper.core.shapes import is_seven_pairs, is_thirteen_orphans
from scorekeeper.rulesets.riichi.counting import Counter
from scorekeeper.rulesets.riichi.pieces import Piece
from scorekeeper.rulesets.riichi.readings import pairs_of, places_of, readings
from scorekeeper.rulesets.riichi.way import Suits, Way, placed, spot_of
from scorekeeper.rulesets.riichi.won_hand import Win


class Laid(Struct, frozen=True):
    """A reading as it lies, the winning tile in one of its places; `way` is None without a yaku.

    `pieces` are the concealed sets and the pair as they count, none for thirteen orphans; `won` is the one that the winning
    tile completed, None where that does not matter.
    """

    suits: Suits
    pieces: tuple[Piece, ...]
    won: int | None
    way: Way | None


def laid(win: Win, way: Way) -> Laid:
    """A way to count a hand as it lies."""
    pieces = placed(way.suits, way.place, opened=not win.tsumo)
    if way.place is not None:
        return Laid(way.suits, pieces, spot_of(way.suits, way.place), way)
    return Laid(
        way.suits, pieces, next((at for at, each in enumerate(pieces) if each.block.first == win.kinds[0]), None), way
    )


def every_way(counter: Counter, win: Win) -> Iterator[Laid]:
    """Every reading of a winning hand with the winning tile in each of its places, once each."""
    for suits in readings(win):
        reading = counter.reading(win, suits)
        for place in places_of(win, suits):
            pieces = placed(suits, place, opened=not win.tsumo)
            yield Laid(suits, pieces, spot_of(suits, place), counter.at_place(win, suits, reading, place))
    if win.melds:
        return
    if is_seven_pairs(win.held):
        pairs = counter.seven_pairs(win)
        only = (pairs_of(win),)
        yield laid(win, pairs) if pairs is not None else Laid(only, only[0].pieces, None, None)
    elif is_thirteen_orphans(win.held):
        yield laid(win, counter.orphans(win))
