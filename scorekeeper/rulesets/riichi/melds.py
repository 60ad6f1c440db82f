"""Called sets and kans: every kind, and what makes one real."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.shapes import Block, Shape, block_of
from scorekeeper.core.tiles import Tile
from scorekeeper.core.words import QT_TRANSLATE_NOOP

MELDS: Final[tuple[MeldForm, ...]] = (
    MeldForm("chi", QT_TRANSLATE_NOOP("words", "Chi"), 3, same=False, open=True, claimed=True),
    MeldForm("pon", QT_TRANSLATE_NOOP("words", "Pon"), 3, same=True, open=True, claimed=True),
    MeldForm("daiminkan", QT_TRANSLATE_NOOP("words", "Open kan"), 4, same=True, open=True, claimed=True),
    MeldForm("shouminkan", QT_TRANSLATE_NOOP("words", "Added kan"), 4, same=True, open=True, claimed=True, added=True),
    MeldForm("ankan", QT_TRANSLATE_NOOP("words", "Closed kan"), 4, same=True, open=False, claimed=False),
)
MELD_KINDS: Final = frozenset(form.id for form in MELDS)
OPEN_KINDS: Final = frozenset(form.id for form in MELDS if form.open)
KANS: Final = frozenset(form.id for form in MELDS if form.size == 4)
_SHAPES: Final = {
    form.id: _shape
    for form in MELDS
    for _shape in [Shape.KAN if form.size == 4 else Shape.TRIPLET if form.same else Shape.RUN]
}


def meld_block(kind: str, tiles: Sequence[Tile], count: int) -> Block | None:
    """The set that called tiles make, given their packed count; None when they do not make one of their kind."""
    found = block_of(count)
    # Of far too many tiles a packed count runs over into its neighbours, so their number is looked at too.
    if found is None or len(found.tiles) != len(tiles):
        return None
    return found if found.shape is _SHAPES.get(kind) else None
