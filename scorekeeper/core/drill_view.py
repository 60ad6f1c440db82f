"""What the window shows of the drills: what is asked and what became of the answer, the round, and what was learned."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Protocol

from msgspec import Struct

from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.shelf import RulesChoice

Value = int | str | frozenset[str]
"""A number, the id of a choice, or several ids (tiles by their codes)."""
Given = Mapping[str, Value]
"""Answers by the ids of their fields."""
Said = tuple[Phrase, ...]
"""A few words side by side, such as `3 han` `40 fu`."""
_MINUTE: Final = 60


class Entry(StrEnum):
    """How an answer is entered."""

    NUMBER = "number"
    CHOICE = "choice"
    SEVERAL = "several"
    TILES = "tiles"


class Field(Struct, frozen=True):
    """One thing that is asked: its label, and for a choice what can be chosen; a `signed` number may be a loss."""

    id: str
    label: Phrase
    entry: Entry = Entry.NUMBER
    choices: tuple[tuple[str, Said], ...] = ()
    signed: bool = False


class Posed(Struct, frozen=True):
    """A drill as it is shown: the table, who wins there off whom (None: the own draw) and with what, and what is asked.

    `record` is the event of the win. `called` is the hand as it is called out, where no tiles are shown; it is empty where
    that is what is asked. `others` are what the other hands are worth. `hidden` tells that the winning tile is asked for,
    `standing` that the points of the players matter. `kind`, `level` and all else that is said are among the `words`.
    """

    kind: str
    level: str
    question: Phrase
    words: Mapping[str, str]
    ledger: Ledger
    record: Record
    seat: Seat
    off: Seat | None
    fields: tuple[Field, ...]
    hand: Hand | None = None
    hidden: bool = False
    called: Said = ()
    liable: Seat | None = None
    others: tuple[tuple[Seat, Said], ...] = ()
    given: Mapping[str, object] = {}
    standing: bool = False
    part: str = ""
    """The part of the score that is asked for first, by the id of its word; empty where payments are."""


class Judged(Struct, frozen=True):
    """What became of an answer: whether all of it is right, which fields are, and what is right in each.

    `slips` say what may have been overlooked; of several, one was. `lines` are those of the score that were wrong, by the
    ids by which the reference tells about them.
    """

    right: bool
    fields: Mapping[str, bool]
    answers: Given
    given: Given
    slips: tuple[Phrase, ...] = ()
    lines: tuple[str, ...] = ()


class DrillKind(Struct, frozen=True):
    """A kind of drill to choose: the ids of its words, the level the learner has reached, and the answers so far."""

    id: str
    word: str
    help: str
    level: str
    answers: int = 0
    right: int = 0


class Learned(Struct, frozen=True):
    """The answers to one kind at one level; the last ones in `lately`, the newest at the end. `next` comes most likely."""

    kind: str
    level: str
    answers: int
    right: int
    lately: tuple[bool, ...] = ()
    next: bool = False


class Learning(Struct, frozen=True):
    """All that was answered, and what was overlooked, the most often first, by the ids of its words."""

    lines: tuple[Learned, ...] = ()
    slips: tuple[tuple[str, int], ...] = ()


class Length(Struct, frozen=True):
    """How long a round is: a number of drills, a time in seconds, or (neither) as long as one likes."""

    id: str
    drills: int | None = None
    seconds: int | None = None

    @property
    def minutes(self) -> int:
        """Its time in minutes, 0 where it has none."""
        return (self.seconds or 0) // _MINUTE


LENGTHS: Final = (
    Length("ten", drills=10),
    Length("twenty", drills=20),
    Length("three", seconds=3 * _MINUTE),
    Length("five", seconds=5 * _MINUTE),
    Length("endless"),
)
"""The rounds that can be chosen."""
ONE: Final = Length("one", drills=1)
"""A single drill about one hand."""


class Round(Struct, frozen=True):
    """How a round goes: the drills answered, by kind with how many of them were right; `left` are seconds, None without a clock.

    `missed` are the lines of the scores that were wrong, each as often as it was.
    """

    length: Length
    counted: tuple[tuple[str, int, int], ...] = ()
    left: int | None = None
    missed: tuple[str, ...] = ()

    @property
    def answers(self) -> int:
        """How many drills were answered."""
        return sum(answers for _, answers, _ in self.counted)

    @property
    def right(self) -> int:
        """How many of them were right."""
        return sum(right for _, _, right in self.counted)

    @property
    def over(self) -> bool:
        """Whether nothing more is asked in it."""
        return self.left == 0 or self.answers == self.length.drills

    def after(self, kind: str, right: bool, missed: tuple[str, ...] = ()) -> Round:
        """With one more answer."""
        before = next((each for each in self.counted if each[0] == kind), (kind, 0, 0))
        now = (kind, before[1] + 1, before[2] + right)
        others = tuple(each for each in self.counted if each[0] != kind)
        return Round(self.length, (*others, now), self.left, (*self.missed, *missed))


class Stage(StrEnum):
    """Where one is: choosing, asked, told what is right, at the end of a round, or looking at what was learned."""

    CHOOSE = "choose"
    ASKED = "asked"
    TOLD = "told"
    OVER = "over"
    LEARNED = "learned"


class DrillsView(Struct, frozen=True):
    """The whole page of the drills. `level` is None where it goes by what was learned; `forgotten` lets that be taken back."""

    stage: Stage
    rules: RulesChoice
    words: Mapping[str, str]
    kinds: tuple[DrillKind, ...]
    chosen: frozenset[str]
    level: int | None
    length: Length
    round: Round
    learning: Learning
    posed: Posed | None = None
    judged: Judged | None = None
    forgotten: bool = False


class Memory(Protocol):
    """Keeps what was learned, family by family; each act is on disk when it answers, or answers a Problem."""

    def read(self, family: str) -> Record | Problem | None:
        """What was learned under the rules of a family, None when nothing was."""

    def keep(self, family: str, progress: Record) -> Problem | None:
        """Keep it in place of what was known before."""
