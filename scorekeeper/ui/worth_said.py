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
_EAST: Final = "\u2e80"
"""From this letter on those of East Asia begin."""


def wide(text: str) -> int:
    """How wide a text is, in Latin letters: those of East Asia are twice as wide."""
    return len(text) + sum(letter >= _EAST for letter in text)


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
        names = tuple(cut(name) if wide(name) > _LONGEST_NAME else name for name in players)
        if len(set(names)) == len(set(players)):
            return names
    return players


def _cut(name: str) -> str:
    return f"{_begun(name, _LONGEST_NAME - 1)}…"


def _cut_within(name: str) -> str:
    """For names that differ at their ends, as those of seats that nobody has named."""
    end = name[-2:] if wide(name[-2:]) == len(name[-2:]) else name[-1:]
    return f"{_begun(name, _LONGEST_NAME - 3)}{_WITHIN}{end.lstrip()}"


def _begun(name: str, room: int) -> str:
    """The first letters of a name, as many as there is room for."""
    while wide(name) > room:
        name = name[:-1]
    return name.rstrip()
