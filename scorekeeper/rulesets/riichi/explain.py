"""The reading that was counted, with the tiles as they lie in the hand."""

from collections.abc import Iterable, Sequence

from scorekeeper.core.hand import Hand
from scorekeeper.core.score import Line
from scorekeeper.core.tiles import Tile, in_order
from scorekeeper.rulesets.riichi.facts import Piece
from scorekeeper.rulesets.riichi.fu import BASE
from scorekeeper.rulesets.riichi.score import Reading


def groups_of(hand: Hand, pieces: Sequence[Piece]) -> Reading:
    """The tiles of each set: concealed ones in tile order, then the called sets as given.

    No pieces mean thirteen orphans.
    """
    if not pieces:
        return _orphans(hand.concealed)
    called = tuple([meld.tiles for meld in hand.melds])
    groups = [piece.tiles for piece in pieces]
    for red in [each for each in hand.concealed if each.red]:
        _redden(groups, red)
    return (*groups, *called)


def _redden(groups: list[tuple[Tile, ...]], red: Tile) -> None:
    """Put a red five where the first plain one of its kind stands."""
    for i, tiles in enumerate(groups):
        if red.plain in tiles:
            at = tiles.index(red.plain)
            groups[i] = (*tiles[:at], red, *tiles[at + 1 :])
            return


def _orphans(tiles: Iterable[Tile]) -> Reading:
    groups: list[tuple[Tile, ...]] = []
    for each in in_order(tiles):
        if groups and groups[-1][0] is each:
            groups[-1] = (each, each)
        else:
            groups.append((each,))
    return tuple(groups)


def explained_fu(pieces: Sequence[Piece], items: Sequence[Line], groups: Reading) -> tuple[Line, ...]:
    """Every fu line: the base and the win first, then the sets in order, the pair and the wait.

    `items` are the lines that no set brings by itself: those with tiles belong to the pair and the wait.
    """
    lines = [BASE, *[line for line in items if not line.tiles]]
    for piece, tiles in zip(pieces, groups, strict=True):
        if piece.fu is not None:
            lines.append(piece.fu if piece.fu.tiles == tiles else Line(piece.fu.id, piece.fu_amount, tiles))
    return (*lines, *[line for line in items if line.tiles])
