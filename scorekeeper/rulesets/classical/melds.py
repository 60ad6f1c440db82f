"""Called sets and kongs: every kind, and what makes one real."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Meld
from scorekeeper.core.shapes import Block, Shape, block_of
from scorekeeper.core.tiles import packed
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.circumstances import CONCEALED_KONG
from scorekeeper.rulesets.classical.facts import Piece
from scorekeeper.rulesets.classical.rule_options import RuleOptions

CHOW: Final = "chow"
CLAIMED_KONG: Final = "claimed_kong"
MELDS: Final[tuple[MeldForm, ...]] = (
    MeldForm(CHOW, QT_TRANSLATE_NOOP("words", "Chow"), 3, same=False, open=True, claimed=True),
    MeldForm("pung", QT_TRANSLATE_NOOP("words", "Pung"), 3, same=True, open=True, claimed=True),
    MeldForm("kong", QT_TRANSLATE_NOOP("words", "Kong"), 4, same=True, open=True, claimed=True),
    MeldForm(CONCEALED_KONG, QT_TRANSLATE_NOOP("words", "Concealed kong"), 4, same=True, open=False, claimed=False),
    MeldForm(CLAIMED_KONG, QT_TRANSLATE_NOOP("words", "Claimed kong"), 4, same=True, open=True, claimed=True),
)
MELD_KINDS: Final = tuple(form.id for form in MELDS)
_MELDS_KEPT: Final = 4096
"""How many called sets are kept with what they make; a hand is asked for its sets once for each tile it may wait for."""
_SHAPES: Final = {form.id: Shape.KAN if form.size == 4 else Shape.TRIPLET if form.same else Shape.RUN for form in MELDS}


@lru_cache(maxsize=_MELDS_KEPT)
def meld_block(meld: Meld) -> Block | None:
    """The set a meld makes; None when its tiles do not make one of its kind."""
    if len(meld.tiles) > 4 or any(each.is_bonus for each in meld.tiles):
        return None
    found = block_of(packed(meld.tiles))
    if found is None or len(found.tiles) != len(meld.tiles):
        return None
    return found if found.shape is _SHAPES[meld.kind] else None


def meld_piece(meld: Meld, rules: RuleOptions) -> Piece:
    """A called set as it is counted: the fourth tile claimed on a concealed pung may leave it concealed for doubles."""
    return _piece(meld, rules.claimed_kong_concealed)


@lru_cache(maxsize=_MELDS_KEPT)
def _piece(meld: Meld, claimed_kong_concealed: bool) -> Piece:
    block = meld_block(meld)
    assert block is not None  # noqa: S101 - checked before
    hidden = meld.kind == CONCEALED_KONG
    concealed = hidden or (meld.kind == CLAIMED_KONG and claimed_kong_concealed)
    return Piece(block.shape, block.first, block.tiles, not hidden, concealed)
