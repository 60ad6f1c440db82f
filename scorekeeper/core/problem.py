"""What is wrong, as a value: faults that players can cause are answers, never exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

CONFLICT: Final = "circumstance_conflict"
"""The fault of circumstances that cannot go together."""
EITHER: Final = "/"
"""Between tiles of which any one will do."""
Value = str | int | float | None


class Term(str):
    """A value that is itself the id of a word (a circumstance, a wind), to be said in the reader's language."""

    __slots__ = ()


class TileText(str):
    """Tiles in notation, to be said by their names where people read them; EITHER stands between those of which any will do."""

    __slots__ = ()


class Phrase(Struct, frozen=True):
    """A sentence still to be said: its id in the words, and the values of its named places."""

    id: str
    values: Mapping[str, Value] = {}


class Problem(Struct, frozen=True):
    """Something a player has to mend: the id of the fault, values for its sentence, and where it lies.

    `where` is a key of the record (`melds`, `win_tile`, …) or None. `sentence` names the words when one id has
    several sentences; the id's own otherwise.
    """

    id: str
    values: Mapping[str, Value] = {}
    where: str | None = None
    sentence: str | None = None
