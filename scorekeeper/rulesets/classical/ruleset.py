"""Chinese Classical as one object: what to ask, how to count, how the table goes on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from scorekeeper.core.declaration import Declaration, Question
from scorekeeper.core.doubt import Doubt, Intent, found
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat
from scorekeeper.core.option import Option
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.reference import CheatSheet, Section
from scorekeeper.core.ruleset import Answers, Board, Event, Result, State, Step
from scorekeeper.rulesets.classical import (
    answers,
    board,
    counting,
    events,
    flow,
    hand_records,
    result,
    rule_faults,
    table,
)
from scorekeeper.rulesets.classical.declare import declaration
from scorekeeper.rulesets.classical.doubts import DOUBTS
from scorekeeper.rulesets.classical.family import DEFAULT_PRESET, ID, options_of
from scorekeeper.rulesets.classical.glossary import GLOSSARY
from scorekeeper.rulesets.classical.options import OPTIONS, Options
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.rule_options import SEATS
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.classical.takeover import takeover_questions
from scorekeeper.rulesets.classical.words import WORDS

if TYPE_CHECKING:
    from scorekeeper.core.explained import Explained, Explanation, More


class Classical:
    """Chinese Classical under one preset with some options changed; two objects with the same options score alike."""

    family = ID
    seats = SEATS

    def __init__(self, preset: str, values: Options) -> None:
        self.preset = preset
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Classical):
            return NotImplemented
        return (self.preset, self.values) == (other.preset, other.values)

    def __hash__(self) -> int:
        return hash((self.preset, self.values.rules))

    @classmethod
    def of(cls, preset: str | None, changes: Mapping[str, object]) -> Self | Problem:
        """The rules of a preset (the family's first one for None) with some options changed, or `bad_record`."""
        name = DEFAULT_PRESET if preset is None else preset
        if name not in PRESETS:
            return Problem("bad_record", {"what": f"there is no preset “{name}”"}, "preset")
        options = options_of(name, changes)
        return options if isinstance(options, Problem) else cls(name, options)

    @property
    def edition(self) -> str:
        return PRESETS[self.preset].edition

    @cached_property
    def options(self) -> Mapping[str, object]:
        return self.values.public()

    @cached_property
    def changed(self) -> Mapping[str, object]:
        plain = type(self).of(self.preset, {})
        assert isinstance(plain, Classical)  # noqa: S101 - presets hold possible values only
        return {name: value for name, value in self.options.items() if value != plain.options[name]}

    @property
    def option_rows(self) -> tuple[Option, ...]:
        """Every option, in the order of the pages."""
        return tuple(OPTIONS.values())

    @property
    def faults(self) -> tuple[Problem, ...]:
        """What does not add up in the options."""
        return rule_faults.faults(self.values.rules)

    @property
    def glossary(self) -> tuple[Entry, ...]:
        return GLOSSARY

    @property
    def takeover(self) -> tuple[Question, ...]:
        return takeover_questions(self.values.rules)

    @cached_property
    def declaration(self) -> Declaration:
        return declaration(self.values.rules)

    @property
    def words(self) -> Mapping[str, str]:
        return WORDS

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        return type(self).of(self.preset, {**self.changed, **options})

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        """Other rules of the family: a preset with some options changed."""
        return type(self).of(preset, options)

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        return hand_records.read_hand(record, self.values.rules, seated)

    def write_hand(self, hand: Hand) -> dict[str, object]:
        return hand_records.write_hand(hand)

    def score(self, hand: Hand, setting: Setting) -> ClassicalScore | Problem:
        return counting.score(hand, setting, self.values)

    def impossible(self, hand: Hand, setting: Setting) -> Problem | None:
        return counting.impossible(hand, setting, self.values)

    def explain(self, hand: Hand, setting: Setting) -> Explanation | Problem:
        # Read when somebody asks why, as is what only the pages to read need.
        from scorekeeper.rulesets.classical import why
        from scorekeeper.rulesets.classical.sources import SOURCES

        found = why.explain_hand(hand, setting, self.values, self.preset)
        return found if isinstance(found, Problem) else SOURCES.told(found, self.preset, self.changed)

    def explain_event(self, state: State, event: Event) -> tuple[Explained, ...] | Problem:
        from scorekeeper.rulesets.classical import why
        from scorekeeper.rulesets.classical.sources import SOURCES

        assert isinstance(event, events.Event)  # noqa: S101 - only events this family has read come back to it
        found = why.explain_event(_table(state), event, self.values, self.preset)
        if isinstance(found, Problem):
            return found
        return tuple(
            replace(each, explanation=SOURCES.told(each.explanation, self.preset, self.changed)) for each in found
        )

    def more(self, hand: Hand, setting: Setting) -> tuple[More, ...] | Problem:
        from scorekeeper.rulesets.classical import explaining

        return explaining.more(hand, setting, self.values)

    @cached_property
    def _pages(self) -> tuple[tuple[Section, ...], CheatSheet]:
        from scorekeeper.rulesets.classical.reference.book import sections
        from scorekeeper.rulesets.classical.reference.cheat_sheet import cheat_sheet
        from scorekeeper.rulesets.classical.reference.in_force import House

        house = House(self.values, self.preset, frozenset(self.changed))
        return sections(house), cheat_sheet(house)

    def doubts(self, intent: Intent) -> tuple[Doubt, ...]:
        return tuple(found(DOUBTS, self.values, intent))

    def reference(self) -> tuple[Section, ...]:
        return self._pages[0]

    def cheat_sheet(self) -> CheatSheet | None:
        return self._pages[1]

    def answer_hand(self, record: Record) -> dict[str, object] | Problem:
        read = self.read_hand(record)
        if isinstance(read, Problem):
            return read
        score = self.score(*read)
        return score if isinstance(score, Problem) else score.answer()

    def read_event(self, record: Record) -> events.Event | Problem:
        """The event in a record, its form only."""
        return events.read_event(record, self.values.rules)

    def write_event(self, answers_given: Answers) -> dict[str, object]:
        """The record of an outcome as it was entered."""
        return answers.write_event(answers_given)

    def read_answers(self, record: Record) -> Answers | Problem:
        """An outcome as it was entered, from its record."""
        return answers.read_answers(record, self.values.rules)

    def open(self, start: Record | None) -> table.Table | Problem:
        """The table before the first deal, or as a game that was taken over stands."""
        try:
            return table.opening(self.values.rules, start)
        except BadRecordError as fault:
            return fault.problem

    def setting(self, state: State, seat: Seat, off: Seat | None = None) -> Setting:
        """The winds of a seat, and what the table knows about its win."""
        return table.setting(_table(state), seat, self.values.rules)

    def play(self, state: State, event: Event) -> Step | Problem:
        """What an event does, or why it cannot happen now."""
        assert isinstance(event, events.Event)  # noqa: S101 - only events this family has read come back to it
        return flow.play(_table(state), event, self.values)

    def board(self, state: State) -> Board:
        """What the scoreboard shows."""
        return board.board(_table(state), self.values.rules)

    def result(self, state: State) -> Result:
        """Points, places and final result as they stand."""
        return result.result(_table(state), self.values.rules)

    def next_row(self, state: State) -> Mapping[str, object] | None:
        """The public fields of the deal to come, None when the game is over."""
        return board.next_row(_table(state))


def _table(state: State) -> table.Table:
    assert isinstance(state, table.Table)  # noqa: S101 - only tables this family has made come back to it
    return state
