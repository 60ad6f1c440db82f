"""Families of rules as the program offers them, and the rule sets people play by name that each family lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from scorekeeper.core.declaration import Question
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice


class Note(Struct, frozen=True):
    """Where a source contradicts itself or arithmetic, or leaves something out: what it prints, and what is scored."""

    printed: str
    scored: str


class Preset(Struct, frozen=True):
    """A rule set people play by name: only what differs from the family's usual values, and where it comes from.

    `edition` is the year of the rules, empty where the source gives none. `unstated` are the options the source does not
    speak of: the usual value is taken for them, or the one in `differences`.
    """

    id: str
    name: str
    source: str
    differences: Mapping[str, object]
    edition: str = ""
    unstated: frozenset[str] = frozenset()
    notes: tuple[Note, ...] = ()

    def choice(self, family: str, seats: int, takeover: tuple[Question, ...]) -> RulesChoice:
        """This preset as a session of a family can be started with it; `takeover` is what is asked of a running game."""
        return RulesChoice(
            family,
            self.id,
            self.name,
            self.source,
            seats,
            edition=self.edition,
            unstated=self.unstated,
            notes=tuple((note.printed, note.scored) for note in self.notes),
            takeover=takeover,
        )


class Family(Struct, frozen=True):
    """A family of rules: its id in records, how its rules are made, and all that a session can be started with.

    `make` gives the rules of a preset (None: the family's usual one) with some options changed, or `bad_record`.
    """

    id: str
    make: Callable[[str | None, Mapping[str, object]], Ruleset | Problem]
    choices: Callable[[], tuple[RulesChoice, ...]]
