"""What is wrong, as a value: faults that players can cause are answers, never exceptions."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | float | None


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence still to be said: its id in the words, and the values of its named places."""

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something a player has to mend: the id of the fault, values for its sentence, and where it lies.

    `where` is a key of the record (`melds`, `win_tile`, …) or None. The sentence is `words[id]` with `values` filled in.
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)
    where: str | None = None
