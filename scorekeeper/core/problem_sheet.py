"""A teacher's sheet of problems as it is printed, in a form every family shares."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scorekeeper.core.drill_view import Posed, Said
from scorekeeper.core.explained import Chapter
from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import Tile


class SheetAnswer(Struct, frozen=True):
    """What is right in a field: words, or tiles."""

    label: Phrase
    said: Said = ()
    tiles: tuple[Tile, ...] = ()


class SheetProblem(Struct, frozen=True):
    """A problem with its number, its answers, and the chapters of the explanation that lead to them."""

    number: int
    posed: Posed
    answers: tuple[SheetAnswer, ...] = ()
    chapters: tuple[Chapter, ...] = ()


class ProblemSheet(Struct, frozen=True):
    """All problems of a sheet: by which rules, of which level, and the number that makes the same sheet again.

    `words` are all words that its phrases need.
    """

    rules: Ruleset
    rules_name: str
    level: Phrase
    number: int
    problems: tuple[SheetProblem, ...]
    words: Mapping[str, str] = {}


class SheetWish(Struct, frozen=True):
    """What a teacher wishes: the rules, the kinds by their ids, the level, how many problems, and the number of the sheet."""

    rules: RulesChoice
    kinds: tuple[str, ...]
    level: int
    count: int
    number: int
