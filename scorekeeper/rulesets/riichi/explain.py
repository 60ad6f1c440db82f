"""The reading that was counted, with the tiles as they lie in the hand."""

from collections.abc import Iterable, Sequence

from scorekeeper.core.hand import Hand
from scorekeeper.core.score import Line
from scorekeeper.core.tiles import Tile, in_order
from scorekeeper.rulesets.riichi.facts import Piece
from scorekeeper.rulesets.riichi.fu import BASE
from scorekeeper.rulesets.riichi.score import Reading


def groups_of(hand: Hand, reds: bool, pieces: Sequence[Piece]) -> Reading:
    """The tiles of each set: concealed ones in tile order, then the called sets as given.

    No pieces mean thirteen orphans.
    """
    if not pieces:
        return _orphans(hand.concealed)
    groups = [piece.tiles for piece in pieces]
    if reds:
        for red in [each for each in hand.concealed if each.red]:
            _redden(groups, red)
    if hand.melds:
        groups += [meld.tiles for meld in hand.melds]
    return tuple(groups)


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


def explained_fu(pieces: Sequence[Piece], items: Sequence[Line | None], groups: Reading) -> tuple[Line, ...]:
    """Every fu line: the base and the win first, then the sets in order, the pair and the wait.

    `items` are the lines of the win, the pair and the wait. Each line shows its tiles as they lie in the hand.
    """
    won, pair, wait = items
    lines = [BASE] if won is None else [BASE, won]
    waited = None
    for piece, tiles in zip(pieces, groups, strict=True):
        fu = piece.fu
        if fu is not None:
            lines.append(_laid(fu, tiles))
        # The set that was waited for is concealed, and those come before the called ones.
        if waited is None and wait is not None and piece.tiles is wait.tiles:
            waited = tiles
    if pair is not None:
        lines.append(pair)
    if wait is not None:
        lines.append(_laid(wait, waited or wait.tiles))
    return tuple(lines)


def _laid(line: Line, tiles: tuple[Tile, ...]) -> Line:
    return line if line.tiles is tiles else Line(line.id, line.amount, tiles)
