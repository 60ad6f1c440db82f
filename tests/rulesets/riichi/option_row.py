"""What a row of the table of options holds, and short words to write one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.rulesets.riichi.at_table import Record

CHEAP: Final = (1, 30)
"""One han and 30 fu: a non-dealer is paid 1,000 off a discard and 300 / 500 for a self-draw; a dealer 1,500."""


@dataclass(frozen=True)
class Seen:
    """What the events come to, as far as the row is about it.

    `moved` is what the last hand moved, `scores` stand after it, `next` is the deal to come with its counters ("over" when
    the game has ended), `final` the result, `places` the places. `refused` is the problem of an event that cannot be.
    """

    moved: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    next: str | None = None
    final: tuple[float, ...] | None = None
    places: tuple[int, ...] | None = None
    refused: str | None = None
    asked: str | None = None
    """What the window asks at an exhaustive draw, where nothing else can show the option."""


@dataclass(frozen=True)
class Row:
    """The events under the option's first value (its default, unless `beside` names another) and under its other one."""

    option: str
    value: object
    events: tuple[Record, ...]
    before: Seen
    after: Seen
    why: str
    start: Record | None = None
    beside: Mapping[str, object] = field(default_factory=dict)


def moved(*moved: int) -> Seen:
    return Seen(moved=moved)


def final(*final: float) -> Seen:
    return Seen(final=final)


def refused(problem: str) -> Seen:
    return Seen(refused=problem)


def next_deal(deal: str) -> Seen:
    return Seen(next=deal)
