"""The public form of a ledger: what a replayed session is answered with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.problem import Problem, Value
from scorekeeper.core.words import WORDS, say

Sayer = Callable[[Problem], str]
_SHOWN: Final = 100


def answer(ledger: Ledger, sayer: Sayer | None = None) -> dict[str, object]:
    """The ledger as a record: a row a deal, the deal to come, points, places, result, and where it stopped.

    `sayer` puts problems into the reader's words; without it they are said in English by the family's own words.
    """
    result = ledger.result
    return {
        "hands": [_row(row) for row in ledger.rows],
        "next": _next(ledger),
        "over": ledger.over,
        "points": list(result.points),
        "places": list(result.places),
        "final": None if result.final is None else list(result.final),
        "stopped_at": _stopped(ledger, sayer or in_english(ledger.rules.words)),
    }


def public_problem(problem: Problem, sayer: Sayer) -> dict[str, object]:
    """A problem as a record: its id, its sentence, and the key it lies at where one is known."""
    said: dict[str, object] = {"id": problem.id, "message": sayer(problem)}
    return said if problem.where is None else {**said, "where": problem.where}


def in_english(words: Mapping[str, str] = WORDS) -> Sayer:
    """Says problems in plain English, by a family's words; what was entered is cut when long."""
    return lambda problem: say(problem, words, show=_cut)


def _cut(value: Value) -> str:
    text = str(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _row(row: Row) -> dict[str, object]:
    return {**row.fields, "deltas": list(row.deltas), "scores": list(row.scores)}


def _stopped(ledger: Ledger, sayer: Sayer) -> dict[str, object] | None:
    stopped = ledger.stopped_at
    return None if stopped is None else {"event": stopped.event, "problem": public_problem(stopped.problem, sayer)}


def _next(ledger: Ledger) -> dict[str, object] | None:
    fields = ledger.rules.next_row(ledger.state)
    return None if fields is None else dict(fields)
