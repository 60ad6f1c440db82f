"""The right answers in words, and a teacher's sheet of problems with their solutions, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from scorekeeper.core.drill_view import Entry, Field, Given, Said, Value
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase
from scorekeeper.core.tiles import tile
from scorekeeper.teach.drills.kinds import Kind
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill

_TRIES: Final = 5


class Solved(Struct, frozen=True):
    """One line of a solution: what was asked, and the answer."""

    label: Phrase
    answer: Said


def solution(drill: Drill) -> tuple[Solved, ...]:
    """What is right in each field, in words."""
    return told(drill.fields, drill.right)


def told(fields: Sequence[Field], given: Given) -> tuple[Solved, ...]:
    """Answers in words, in the order of the fields; what was not answered is left out."""
    return tuple(Solved(each.label, _said(each, given[each.id])) for each in fields if each.id in given)


def _said(field: Field, value: Value) -> Said:
    choices = dict(field.choices)
    if field.entry is Entry.TILES and isinstance(value, frozenset):
        return (Phrase("drill_tiles", {"tiles": tile_text(tile(code) for code in value)}),)
    if isinstance(value, frozenset):
        return tuple(phrase for name, _ in field.choices if name in value for phrase in choices[name])
    if isinstance(value, str):
        return choices.get(value, (Phrase(value),))
    return (Phrase("drill_number", {"number": value}),)


class Numbered(Struct, frozen=True):
    """A problem of a sheet with its number and its solution."""

    number: int
    drill: Drill
    solution: tuple[Solved, ...]


class Sheet(Struct, frozen=True):
    """Problems in pages; their solutions stand on pages of their own, in the same order."""

    pages: tuple[tuple[Numbered, ...], ...]

    @property
    def problems(self) -> tuple[Numbered, ...]:
        """All problems."""
        return tuple(each for page in self.pages for each in page)


def sheet(room: Room, kinds: Sequence[Kind], level: int, count: int, per_page: int = 8) -> Sheet:
    """So many problems, the kinds in turn; the same room, seeded alike, makes the same sheet. No two are alike."""
    found: list[Drill] = []
    for at in range(count if kinds else 0):
        for _ in range(_TRIES):
            drill = kinds[at % len(kinds)].make(room, level)
            if drill is not None and drill not in found:
                found.append(drill)
                break
    numbered = [Numbered(number, drill, solution(drill)) for number, drill in enumerate(found, 1)]
    return Sheet(tuple(tuple(numbered[at : at + per_page]) for at in range(0, len(numbered), per_page)))
