"""What there is to say beside the worth: what can be told of a hand, what is in the way, and what Record will move."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.entry_view import NEXT_STEPS, EntryView
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Score
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.payments import said_of, settled_by

_WITHIN: Final = "…\u2060"
"""Stands for letters within a name, which no line ends at."""
_LONGEST_NAME: Final = 6
"""Letters of a name where there is little room."""


def asking(view: EntryView, score: Score | None) -> str:
    """The word for what can be told of a hand, empty where there is nothing."""
    if view.entered is None:
        return "why" if view.draft.declared is not None and view.preview is not None else ""
    if view.entered.short:
        # What helps with a hand that lacks one tile tells that no tile completes it.
        helps = view.sight is not None and view.sight.helps
        return "why_nearer" if view.entered.lacks or helps else "why_waits"
    if score is not None:
        return "why"
    unfinished = isinstance(view.score, Problem) and view.score.id in NEXT_STEPS
    return "" if unfinished else "why_not"


def in_the_way(view: EntryView) -> Problem | None:
    """What keeps Record off, or the hand from being worth anything where nothing is recorded."""
    if view.standalone:
        return view.score if isinstance(view.score, Problem) else None
    return view.fault or view.problem


def settled_said(view: EntryView, players: tuple[str, ...]) -> str:
    """What Record will move, by the names given."""
    if view.preview is None:
        return ""
    return BETWEEN.join((settled_by if view.hands else said_of)(view.preview, players))


def shortened(players: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they stand where there is little room, no two alike that were not."""
    for cut in (_cut, _cut_within):
        names = tuple(cut(name) if len(name) > _LONGEST_NAME else name for name in players)
        if len(set(names)) == len(set(players)):
            return names
    return players


def _cut(name: str) -> str:
    return f"{name[: _LONGEST_NAME - 1].rstrip()}…"


def _cut_within(name: str) -> str:
    """For names that differ at their ends, as those of seats that nobody has named."""
    return f"{name[: _LONGEST_NAME - 3].rstrip()}{_WITHIN}{name[-2:].lstrip()}"
