"""One step of the way back: what one gesture changed in a hand."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.draft import Draft


class Step(Struct, frozen=True):
    """The tiles of a seat's hand, its sets and what lies beside it, before and after one gesture."""

    seat: int
    before: Draft
    after: Draft
    called: bool = False
    """Whether gestures made called sets before."""
