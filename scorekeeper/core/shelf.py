"""What the window expects of the place where sessions are kept, and how it shows them in a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Question
from scorekeeper.core.journal import Journal, Record
from scorekeeper.core.problem import Problem


class SessionLine(Protocol):
    """One session in the list; `started` and `changed` are ISO date-times, `events` how many there are."""

    @property
    def id(self) -> int:
        """Its number, which never changes."""

    @property
    def title(self) -> str:
        """What the players call it, empty when they gave it no name."""

    @property
    def started(self) -> str:
        """When it began."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who began it, by seat."""

    @property
    def ruleset(self) -> str:
        """Its family of rules."""

    @property
    def preset(self) -> str:
        """The preset its rules started from."""

    @property
    def rules_name(self) -> str:
        """What the house calls its rules, empty where they go by their preset's name."""

    @property
    def events(self) -> int:
        """How many events it holds."""

    @property
    def finished(self) -> bool:
        """Whether it has come to its end."""

    @property
    def changed(self) -> str:
        """When something was last written to it."""


class KeptSession(Protocol):
    """Everything kept of one session, as it was read."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def header(self) -> Record:
        """What was settled before the first deal, in public form."""

    @property
    def events(self) -> tuple[Record, ...]:
        """Its events in public form."""

    @property
    def finished(self) -> bool:
        """Whether the list says that it has ended."""


Kept = TypeVar("Kept", bound=KeptSession)


class Shelf(Protocol[Kept]):
    """Keeps sessions; each act is on disk when it answers, or answers a Problem and has changed nothing."""

    def create(self, header: Record, events: tuple[Record, ...] = ()) -> int | Problem:
        """Begin a session and answer its number."""

    def sessions(self) -> tuple[SessionLine, ...] | Problem:
        """All sessions, the one changed last first."""

    def last_session(self) -> int | Problem | None:
        """The session that was changed last, None when there is none."""

    def read(self, session: int) -> Kept | Problem:
        """A session's header and events."""

    def journal(self, session: Kept) -> Journal:
        """Where a session is written to from now on."""

    def rename(self, session: int, title: str) -> Problem | None:
        """Give a session another title."""

    def set_finished(self, session: int, finished: bool = True) -> Problem | None:
        """Note whether a session has come to its end."""

    def delete(self, session: int) -> Problem | None:
        """Take a session out of the list; it can be brought back."""

    def restore(self, session: int) -> Problem | None:
        """Bring a deleted session back."""

    def save_draft(self, session: int | None, draft: Record) -> Problem | None:
        """Keep the half-entered hand of a session, or of none."""

    def read_draft(self, session: int | None) -> Record | Problem | None:
        """The half-entered hand of a session, or of none; None when there is none."""

    def clear_draft(self, session: int | None) -> Problem | None:
        """Forget a half-entered hand."""

    def known_players(self) -> tuple[str, ...] | Problem:
        """Every name that has played, the one seen last first."""


class RulesChoice(Struct, frozen=True):
    """Rules that a session can be started with: family and preset in records, and the words for both.

    `note` is the source, `edition` its year where it has one. `unstated` are the options the source does not speak of, and
    `notes` say what it prints and what is scored instead. A house's own rules have `options` that differ from the preset
    and `house`, the number they are kept under; rules that are kept nowhere have options alone.
    """

    family: str
    preset: str
    name: str
    note: str
    seats: int
    edition: str = ""
    unstated: frozenset[str] = frozenset()
    notes: tuple[tuple[str, str], ...] = ()
    options: Mapping[str, object] = {}
    house: int | None = None

    def changed(self, options: Mapping[str, object], takeover: tuple[Question, ...] | None = None) -> RulesChoice:
        """The same preset with some options changed, kept nowhere; `takeover` is what these rules ask, if not the same."""
        asked = self.takeover if takeover is None else takeover
        return replace(self, options=dict(options), house=None, takeover=asked)

    @property
    def key(self) -> str:
        """What tells rules from others that are offered; also what a preference holds."""
        house = "" if self.house is None else f"#{self.house}"
        return f"{self.family}/{self.preset}{house}{'*' if self.options and not house else ''}"

    takeover: tuple[Question, ...] = ()
    """What is asked of a game that is taken over while it runs; the answers are the `start` of its record."""


class NewSession(Struct, frozen=True):
    """What the new-session dialog asks: the rules, the players by seat, and a title, which may be empty."""

    family: str
    preset: str
    players: tuple[str, ...]
    title: str = ""
    options: Mapping[str, object] = {}
    """What differs from the preset."""
    rules_name: str = ""
    """What the house calls these rules, empty where they have the preset's name."""
    start: Record | None = None
    """Where a game taken over while it runs stands, None for a new one."""
    rules_key: str = ""
    """The key of the rules as they were offered, for a preference to hold."""


class ShelfView(Struct, frozen=True):
    """The sessions that are kept, the names that have played, and the session deleted last (None: none to bring back).

    `rules` are those a session can be started with, the most usual ones first; they name those of the lines.
    """

    lines: tuple[SessionLine, ...]
    players: tuple[str, ...]
    deleted: SessionLine | None = None
    rules: Sequence[RulesChoice] = ()
    again: NewSession | None = None
    """Another session with the players and the rules that the last one has now."""

    def rules_name(self, line: SessionLine) -> str:
        """The word for a session's rules, their id when they are not known here."""
        if line.rules_name:
            return line.rules_name
        known = (each for each in self.rules if each.house is None)
        return next(
            (each.name for each in known if (each.family, each.preset) == (line.ruleset, line.preset)), line.preset
        )

    @property
    def last(self) -> SessionLine | None:
        """The session that was changed last."""
        return self.lines[0] if self.lines else None
