"""Own discards that keep a hand from winning off other players."""

from __future__ import annotations

from scorekeeper.core.declaration import Declaration
from scorekeeper.core.hand import Hand
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import Tile


def barring(declared: Declaration, hand: Hand) -> tuple[Tile, ...]:
    """The own discards that would complete a hand, whole or before its last tile came; none where that bars nobody."""
    discarded = {tile.kind for tile in hand.rows.get(declared.discards, ())}
    if not discarded or not declared.barred:
        return ()
    from scorekeeper.core.seeing import completing

    left = list(hand.concealed)
    if hand.win_tile in left:
        left.remove(hand.win_tile)
    waited = completing(left, declared.goal, [meld.tiles for meld in hand.melds])
    return tuple(tile for tile in waited if tile.kind in discarded)


def barred_win(rules: Ruleset, hand: Hand) -> Phrase | None:
    """Why a win off another player is not allowed that an own discard would have made, None where nothing bars it."""
    declared = rules.declaration
    if hand.win != declared.win_off or not declared.barred_won:
        return None
    tiles = barring(declared, hand)
    return Phrase(declared.barred_won, {"tiles": tile_text(tiles)}) if tiles else None
