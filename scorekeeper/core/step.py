"""One step of the way back: what one gesture changed in a hand."""

from dataclasses import dataclass

from scorekeeper.core.draft import Draft


@dataclass(frozen=True, slots=True)
class Step:
    """The tiles of a seat's hand, its sets and what lies beside it, before and after one gesture."""

    seat: int
    before: Draft
    after: Draft
    called: bool = False
    """Whether gestures made called sets before."""
