"""What a learner has answered, kind by kind and level by level, and how well each is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core import records
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

VERSION: Final = 1
_MOST: Final = 1_000_000_000
_KEPT_ANSWERS: Final = 10
_STATES: Final = 3
_MOST_STEPS: Final = 10


class Memory(Struct, frozen=True):
    """How well something is remembered, as spaced repetition reckons it; `due` is when it should come again."""

    state: int
    step: int | None
    stability: float | None
    difficulty: float | None
    due: datetime
    last: datetime | None


class Known(Struct, frozen=True):
    """The answers to one kind at one level: how many were right and wrong, and the last ones, the newest at the end."""

    right: int = 0
    wrong: int = 0
    lately: tuple[bool, ...] = ()
    memory: Memory | None = None

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return self.right + self.wrong

    def recall(self, now: datetime) -> float:
        """How likely the next answer is right, from 0 to 1; 0 for what was never asked."""
        return 0.0 if self.memory is None else _scheduler().get_card_retrievability(_card(self.memory), now)

    def is_due(self, now: datetime) -> bool:
        """Whether it should come again."""
        return self.memory is None or self.memory.due <= now

    def after(self, right: bool, now: datetime) -> Known:
        """With one more answer."""
        from fsrs import Rating

        card = _fresh(now) if self.memory is None else _card(self.memory)
        reviewed, _ = _scheduler().review_card(card, Rating.Good if right else Rating.Again, now)
        return Known(
            self.right + right, self.wrong + (not right), (*self.lately, right)[-_KEPT_ANSWERS:], _memory(reviewed)
        )


Key = tuple[str, int]
"""A kind and a level."""


class Progress(Struct, frozen=True):
    """All that a learner has answered under the rules of one family; `slips` count what was overlooked, by its id."""

    known: Mapping[Key, Known] = {}
    slips: Mapping[str, int] = {}

    def of(self, kind: str, level: int) -> Known:
        """The answers to a kind at a level."""
        return self.known.get((kind, level), Known())

    def after(self, kind: str, level: int, right: bool, now: datetime, slip: str = "") -> Progress:
        """With one more answer; `now` has a time zone, `slip` is the id of what was overlooked where that is known."""
        known = {**self.known, (kind, level): self.of(kind, level).after(right, now.astimezone(UTC))}
        slips = {**self.slips, slip: self.slips.get(slip, 0) + 1} if slip else self.slips
        return replace(self, known=known, slips=slips)

    def record(self) -> dict[str, object]:
        """The public record of the progress."""
        return {
            "v": VERSION,
            "known": [_written(kind, level, each) for (kind, level), each in sorted(self.known.items())],
            "slips": dict(sorted(self.slips.items())),
        }


def read_progress(record: Mapping[str, object]) -> Progress | Problem:
    """The progress in a record; `bad_record` for one that is none."""
    try:
        records.check_version(record)
        known = dict(_read(records.mapping(each, "known")) for each in records.entries(record, "known"))
        slips = records.mapping(record.get("slips") or {}, "slips")
        return Progress(known, {name: records.number(slips, name, 0, _MOST) for name in slips})
    except BadRecordError as fault:
        return fault.problem


def _written(kind: str, level: int, known: Known) -> dict[str, object]:
    found: dict[str, object] = {"kind": kind, "level": level, "right": known.right, "wrong": known.wrong}
    found["lately"] = [int(each) for each in known.lately]
    memory = known.memory
    if memory is not None:
        found["memory"] = {
            "state": memory.state,
            "step": memory.step,
            "stability": memory.stability,
            "difficulty": memory.difficulty,
            "due": memory.due.isoformat(),
            "last": None if memory.last is None else memory.last.isoformat(),
        }
    return found


def _read(record: Mapping[str, object]) -> tuple[Key, Known]:
    kind, level = records.text(record, "kind"), records.number(record, "level", 1, 3)
    right, wrong = (records.number(record, key, 0, _MOST) for key in ("right", "wrong"))
    lately = records.entries(record, "lately")
    if any(each not in (0, 1) for each in lately):
        raise bad("“lately” holds zeros and ones", "lately")
    memory = record.get("memory")
    found = None if memory is None else _read_memory(records.mapping(memory, "memory"))
    return (kind, level), Known(right, wrong, tuple(each == 1 for each in lately[-_KEPT_ANSWERS:]), found)


def _read_memory(record: Mapping[str, object]) -> Memory:
    step = None if record.get("step") is None else records.number(record, "step", 0, _MOST_STEPS)
    due = _moment(record, "due")
    if due is None:
        raise bad("“due” is missing", "due")
    return Memory(
        records.number(record, "state", 1, _STATES),
        step,
        _positive(record, "stability"),
        _positive(record, "difficulty"),
        due,
        _moment(record, "last"),
    )


def _positive(record: Mapping[str, object], key: str) -> float | None:
    value = record.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= _MOST:
        raise bad(f"“{key}” must be a number above zero", key)
    return float(value)


def _moment(record: Mapping[str, object], key: str) -> datetime | None:
    value = record.get(key)
    if value is None:
        return None
    try:
        found = datetime.fromisoformat(str(value))
    except ValueError:
        raise bad(f"“{key}” is no moment", key) from None
    if found.tzinfo is None:
        raise bad(f"“{key}” has no time zone", key)
    return found.astimezone(UTC)


# spaced repetition, imported when somebody learns: it is not needed to keep score


def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(enable_fuzzing=False)


def _fresh(now: datetime) -> Card:
    from fsrs import Card

    return Card(card_id=0, due=now)


def _card(memory: Memory) -> Card:
    from fsrs import Card, State

    return Card(
        card_id=0,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last,
    )


def _memory(card: Card) -> Memory:
    return Memory(card.state.value, card.step, card.stability, card.difficulty, card.due, card.last_review)
