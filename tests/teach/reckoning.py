"""The recorded hands and games, and the numbers that lines make, reckoned here once more."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from scorekeeper.core.explained import Chapter, Reason
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import ruleset

DATA = Path(__file__).parent.parent / "data"


def records(name: str) -> Iterator[dict[str, Any]]:
    """The records of a file of the recorded ones."""
    with (DATA / name).open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def rules_of(record: dict[str, Any]) -> Ruleset:
    """The rules a record was scored by."""
    rules = ruleset(record["ruleset"], record["preset"], record.get("options") or {})
    assert not isinstance(rules, Problem), rules
    return rules


def read(record: dict[str, Any], rules: Ruleset) -> tuple[Hand, Setting]:
    """The hand of a record and where it was won."""
    found = rules.read_hand(record)
    assert not isinstance(found, Problem), found
    return found


def number(lines: Sequence[Reason]) -> int:
    """What some lines come to, by their numbers alone."""
    total = 0
    for line in lines:
        match str(line.does):
            case "set":
                total = line.amount
            case "add":
                total += line.amount
            case "times":
                total *= line.amount
            case "divide":
                total = int(total / line.amount)
            case "round_up":
                while total % line.amount:
                    total += 1
            case "at_most":
                total = min(line.amount, total)
            case "at_least":
                total = max(line.amount, total)
            case other:
                raise AssertionError(other)
    return total


def paid(chapters: Iterable[Chapter]) -> int:
    """What all payers pay together."""
    return sum(number(each.lines) * each.payers for each in chapters)


def called(chapters: Sequence[Chapter], id_: str) -> Chapter | None:
    """The chapter of an id."""
    return next((each for each in chapters if each.title.id == id_), None)
