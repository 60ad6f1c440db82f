"""What a family of rules can do; the rest of the program knows rules only through this.

A ruleset is one frozen object: its fields are its options, its methods are its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, Self

from msgspec import Struct

from scorekeeper.core.declaration import Declaration, Question
from scorekeeper.core.doubt import Doubt, Intent
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.option import Option
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import CheatSheet, Section
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import Wind

if TYPE_CHECKING:
    from scorekeeper.core.explained import Explained, Explanation, More


class SeatView(Struct, frozen=True):
    """One player on the board: score, seat wind, place (1 is first), and words for what lies before them (`riichi`)."""

    seat: Seat
    wind: Wind
    score: int
    place: int
    dealer: bool
    marks: tuple[str, ...] = ()


class Board(Struct, frozen=True):
    """Everything a scoreboard shows between two events; `counters` are pairs of a word's id and a number.

    `closed` are outcomes that cannot happen as things stand, by their ids; they are not offered.
    """

    round: Phrase
    round_wind: Wind
    seats: tuple[SeatView, ...]
    counters: tuple[tuple[str, int], ...] = ()
    left: int | None = None
    """How many deals the game has yet, the running one and no repeat counted: 1 is the last one; None where nobody knows."""
    closed: frozenset[str] = frozenset()


class Event(Protocol):
    """Something that happened at the table."""

    @property
    def ends_deal(self) -> bool:
        """Whether the next event belongs to a new deal."""


class State(Protocol):
    """How things stand at the table between two events; each family has its own, frozen."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points before each seat."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def riding(self) -> bool:
        """Whether a deal has begun that no event has ended yet (a riichi lies on the table)."""


class Step(Struct, frozen=True):
    """What one event does: the points it moves, how things stand after it, and its row in the history.

    `row` holds the family's public fields of the row (`round`, `honba`, …), None when the event leaves no row. `won` tells
    who won and off whom (None: the own draw) where the points that move do not show it.
    """

    transfers: tuple[Transfer, ...]
    state: State
    row: Mapping[str, object] | None
    won: tuple[Seat, Seat | None] | None = None


class Column(Struct, frozen=True):
    """One column of the final sheet: its heading, and what it adds to each seat's result, in points."""

    id: str
    heading: Phrase
    amounts: tuple[int, ...]


class Result(Struct, frozen=True):
    """How a session ended, or stands: `points` with leftovers dealt out, `places` (1 is first), `final` the result.

    Once it has ended, `columns` are what the result is made of, all that the rules in force use, in the order they are
    reckoned: `unit` times a seat's `final` is the sum of its columns. A session that goes on has none. `ended` says why
    it ended, None while it goes on or where nobody knows.
    """

    points: tuple[int, ...]
    places: tuple[int, ...]
    final: tuple[float, ...] | None
    columns: tuple[Column, ...] = ()
    unit: int = 1
    ended: Phrase | None = None


class WinnerAnswer(Struct, frozen=True):
    """One winner as entered: a hand's record, or what was called out, and who is liable, all in public form."""

    seat: Seat
    hand: Record | None = None
    declared: Record | None = None
    liable: object = None


class Answers(Struct, frozen=True):
    """What the window has gathered for one outcome; `given` are the answers to its questions by id.

    `off` is the player the winners won off, None for a self-draw. `others` are the hands of players who did not win, for
    rules that count them too.
    """

    outcome: str
    winners: tuple[WinnerAnswer, ...] = ()
    off: Seat | None = None
    given: Mapping[str, object] = {}
    others: tuple[WinnerAnswer, ...] = ()


class Ruleset(Protocol):
    """One family's rules with every option set; what a session is scored by."""

    def __hash__(self) -> int:
        """Equal rules have equal numbers, so that what is made from them can be kept."""

    @property
    def family(self) -> str:
        """The family's id in records."""

    @property
    def preset(self) -> str:
        """The id of the preset these rules started from."""

    @property
    def edition(self) -> str:
        """The year of the preset's rules, empty where their source gives none."""

    @property
    def options(self) -> Mapping[str, object]:
        """Every option's value, in public form, by its id."""

    @property
    def changed(self) -> Mapping[str, object]:
        """Only the options that differ from the preset."""

    @property
    def option_rows(self) -> tuple[Option, ...]:
        """Every option these rules have, with its possible values and the sentence that explains it.

        The word of a page is found among the family's words by `page_` and its id.
        """

    @property
    def faults(self) -> tuple[Problem, ...]:
        """Everything in the options that does not add up, each with the option as its place; such rules can be played."""

    @property
    def seats(self) -> int:
        """How many players sit at the table."""

    @property
    def declaration(self) -> Declaration:
        """What the window asks and offers under these rules."""

    @property
    def words(self) -> Mapping[str, str]:
        """The family's own words and sentences by id, in English, with named places; a preset's name by `preset_` and its id."""

    @property
    def glossary(self) -> tuple[Entry, ...]:
        """The family's terms in plain words, the first to be learned first."""

    @property
    def takeover(self) -> tuple[Question, ...]:
        """What is asked about a game that is taken over while it runs."""

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        """These rules with some options changed; `bad_record` for an unknown id or a value it cannot have."""

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        """The same family's rules as a preset has them, with some options changed; `bad_record` for an unknown one."""

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        """The hand in a public record; `seated` means its winds and its way of winning come from the table, not the record."""

    def write_hand(self, hand: Hand) -> dict[str, object]:
        """The public record of a hand, without winds and way of winning."""

    def score(self, hand: Hand, setting: Setting) -> Score | Problem:
        """What a hand is worth and why, or why it cannot win."""

    def impossible(self, hand: Hand, setting: Setting) -> Problem | None:
        """Why no hand can have these tiles and circumstances, as `score` tells before it counts any; None when one can."""

    def explain(self, hand: Hand, setting: Setting) -> Explanation | Problem:
        """Why a hand is worth what `score` says, so that its lines alone lead to it; the payers have no seats."""

    def explain_event(self, state: State, event: Event) -> tuple[Explained, ...] | Problem:
        """Why an event moves what `play` says for each hand that is counted in it; none where it counts no hand."""

    def more(self, hand: Hand, setting: Setting) -> tuple[More, ...] | Problem:
        """What the hand would be with one step more of each thing these rules count."""

    def doubts(self, intent: Intent) -> tuple[Doubt, ...]:
        """What of this family's rules may be a slip in something that is about to be recorded."""

    def reference(self) -> tuple[Section, ...]:
        """Pages that tell these rules as they are in force; their examples are scored by them."""

    def cheat_sheet(self) -> CheatSheet | None:
        """These rules on two printed pages, None where they have none."""

    def answer_hand(self, record: Record) -> dict[str, object] | Problem:
        """The public answer to a hand's public record: what it is worth, line by line, or the first thing wrong with it."""

    def read_event(self, record: Record) -> Event | Problem:
        """The event in a public record; checks its form only, not whether it can happen now."""

    def write_event(self, answers: Answers) -> dict[str, object]:
        """The public record of an outcome as it was entered."""

    def read_answers(self, record: Record) -> Answers | Problem:
        """What the window would have gathered for a public record; its other keys are all given."""

    def open(self, start: Record | None) -> State | Problem:
        """How things stand before the first deal, or where a game taken over while it runs stands."""

    def setting(self, state: State, seat: Seat, off: Seat | None = None) -> Setting:
        """The winds of a seat, and the circumstances the table decides for its win off somebody (None: the own draw)."""

    def play(self, state: State, event: Event) -> Step | Problem:
        """What an event does, or why it cannot happen now."""

    def board(self, state: State) -> Board:
        """What the scoreboard shows."""

    def result(self, state: State) -> Result:
        """Points, places and final result as they stand."""

    def next_row(self, state: State) -> Mapping[str, object] | None:
        """The public fields of the deal to come (`round`, `dealer`, …), None when the game is over."""
