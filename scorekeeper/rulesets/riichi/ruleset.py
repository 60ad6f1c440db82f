"""The riichi rules as one object: what to ask, how to score, how the table goes on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, Self

from msgspec.structs import replace

from scorekeeper.core.declaration import Declaration, Question
from scorekeeper.core.doubt import Doubt, Intent, found
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat
from scorekeeper.core.option import Option, public
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.reference import CheatSheet, Section
from scorekeeper.core.ruleset import Answers, Board, Event, Result, State, Step
from scorekeeper.rulesets.riichi import board, checks, events, flow, hand_records, result, table
from scorekeeper.rulesets.riichi.declare import declaration
from scorekeeper.rulesets.riichi.doubts import DOUBTS
from scorekeeper.rulesets.riichi.family import DEFAULT_PRESET, ID, options_of
from scorekeeper.rulesets.riichi.glossary import GLOSSARY
from scorekeeper.rulesets.riichi.options import OPTIONS, SEATS, Options
from scorekeeper.rulesets.riichi.points import with_counters
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.rule_faults import faults
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.takeover import takeover_questions
from scorekeeper.rulesets.riichi.words import WORDS

if TYPE_CHECKING:
    from scorekeeper.core.explained import Explained, Explanation, More
    from scorekeeper.rulesets.riichi.scoring import Scorer

_SCORERS_KEPT: Final = 32


@lru_cache(maxsize=_SCORERS_KEPT)
def _scorer(options: Options) -> Scorer:
    """One scorer for equal options, so that its tables are made once for many sessions."""
    # Read with the first hand: a table has no use for it until then.
    from scorekeeper.rulesets.riichi.scoring import Scorer

    return Scorer(options)


class Riichi:
    """Riichi under one preset with some options changed; two objects with the same options score alike."""

    family = ID
    seats = SEATS

    def __init__(self, preset: str, options: Options) -> None:
        self.preset = preset
        self.values = options

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Riichi):
            return NotImplemented
        return (self.preset, self.values) == (other.preset, other.values)

    def __hash__(self) -> int:
        return hash((self.preset, self.values))

    @classmethod
    def of(cls, preset: str | None, changes: Mapping[str, object]) -> Self | Problem:
        """The rules of a preset (the standard one for None) with some options changed, or `bad_record`."""
        name = DEFAULT_PRESET if preset is None else preset
        if name not in PRESETS:
            return Problem("bad_record", {"what": f"there is no preset “{name}”"}, "preset")
        options = options_of(name, changes)
        return options if isinstance(options, Problem) else cls(name, options)

    @cached_property
    def scorer(self) -> Scorer:
        """What counts hands by these rules."""
        return _scorer(self.values)

    @property
    def edition(self) -> str:
        return PRESETS[self.preset].edition

    @cached_property
    def options(self) -> Mapping[str, object]:
        return {name: public(getattr(self.values, name)) for name in OPTIONS}

    @cached_property
    def changed(self) -> Mapping[str, object]:
        plain = Riichi.of(self.preset, {})
        assert isinstance(plain, Riichi)  # noqa: S101 - presets hold possible values only
        return {name: value for name, value in self.options.items() if value != plain.options[name]}

    @cached_property
    def faults(self) -> tuple[Problem, ...]:
        """What does not add up: uma that is not zero, a target below the start, and the like."""
        return faults(self.values)

    @property
    def option_rows(self) -> tuple[Option, ...]:
        """Every riichi option, in the order people look for them."""
        return tuple(OPTIONS.values())

    @property
    def glossary(self) -> tuple[Entry, ...]:
        return GLOSSARY

    @property
    def takeover(self) -> tuple[Question, ...]:
        return takeover_questions(self.values)

    @cached_property
    def declaration(self) -> Declaration:
        return declaration(self.values)

    @property
    def words(self) -> Mapping[str, str]:
        return WORDS

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        return type(self).of(self.preset, {**self.changed, **options})

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        return hand_records.read_hand(record, seated)

    def write_hand(self, hand: Hand) -> dict[str, object]:
        return hand_records.write_hand(hand)

    def score(self, hand: Hand, setting: Setting) -> RiichiScore | Problem:
        return self.scorer.score(hand, setting)

    def impossible(self, hand: Hand, setting: Setting) -> Problem | None:
        return checks.impossible(hand, setting, self.values)

    def explain(self, hand: Hand, setting: Setting) -> Explanation | Problem:
        # Read when somebody asks why, as is what only the pages to read need.
        from scorekeeper.rulesets.riichi import why
        from scorekeeper.rulesets.riichi.sources import SOURCES

        found = why.explain_hand(self.scorer, hand, setting, self.preset)
        return found if isinstance(found, Problem) else SOURCES.told(found, self.preset, self.changed)

    def explain_event(self, state: State, event: Event) -> tuple[Explained, ...] | Problem:
        from scorekeeper.rulesets.riichi import why
        from scorekeeper.rulesets.riichi.sources import SOURCES

        assert isinstance(event, events.Event)  # noqa: S101 - only events this family has read come back to it
        found = why.explain_event(self.scorer, _table(state), event, self.preset)
        if isinstance(found, Problem):
            return found
        return tuple(
            replace(each, explanation=SOURCES.told(each.explanation, self.preset, self.changed)) for each in found
        )

    def more(self, hand: Hand, setting: Setting) -> tuple[More, ...] | Problem:
        from scorekeeper.rulesets.riichi import why

        return why.more(self.scorer, hand, setting)

    def doubts(self, intent: Intent) -> tuple[Doubt, ...]:
        return tuple(found(DOUBTS, self.scorer, intent))

    def reference(self) -> tuple[Section, ...]:
        from scorekeeper.rulesets.riichi.reference.book import reference

        return reference(self.values, self.preset, frozenset(self.changed))

    def cheat_sheet(self) -> CheatSheet | None:
        from scorekeeper.rulesets.riichi.reference.cheat_sheet import cheat_sheet

        return cheat_sheet(self.values, self.preset)

    def answer_hand(self, record: Record) -> dict[str, object] | Problem:
        """The public answer to a hand's record; one that counts `honba` is told the payment with them too."""
        read = self.read_hand(record)
        if isinstance(read, Problem):
            return read
        hand, setting = read
        score = self.score(hand, setting)
        if isinstance(score, Problem):
            return score
        answer = score.answer()
        if record.get("honba") is not None:
            answer["with_honba"] = with_counters(score.payment, setting.counters, self.values).record()
        return answer

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        """Other riichi rules: a preset with some options changed."""
        return type(self).of(preset, options)

    def read_event(self, record: Record) -> events.Event | Problem:
        """The event in a record, its form only."""
        return events.read_event(record)

    def write_event(self, answers: Answers) -> dict[str, object]:
        """The record of an outcome as it was entered."""
        return events.write_event(answers)

    def read_answers(self, record: Record) -> Answers | Problem:
        """An outcome as it was entered, from its record."""
        return events.read_answers(record)

    def open(self, start: Record | None) -> table.Table | Problem:
        """The table before the first deal, or as a game that was taken over stands."""
        try:
            return table.opening(self.values, start)
        except BadRecordError as fault:
            return fault.problem

    def setting(self, state: State, seat: Seat, off: Seat | None = None) -> Setting:
        """The winds of a seat, and what the table knows about its win."""
        return table.setting(_table(state), seat, off)

    def play(self, state: State, event: Event) -> Step | Problem:
        """What an event does, or why it cannot happen now."""
        assert isinstance(event, events.Event)  # noqa: S101 - only events this family has read come back to it
        return flow.play(self.values, lambda: self.scorer, _table(state), event)

    def board(self, state: State) -> Board:
        """What the scoreboard shows."""
        return board.board(_table(state), self.values)

    def result(self, state: State) -> Result:
        """Points, places and final result as they stand."""
        return result.result(_table(state), self.values)

    def next_row(self, state: State) -> Mapping[str, object] | None:
        """The public fields of the deal to come, None when the game is over."""
        return board.next_row(_table(state))


def _table(state: State) -> table.Table:
    assert isinstance(state, table.Table)  # noqa: S101 - only tables this family has made come back to it
    return state
