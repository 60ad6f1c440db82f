"""A teacher's sheet of problems as it is printed, in a form every family shares."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scorekeeper.core.drill_view import Posed, Said
from scorekeeper.core.explained import Chapter
from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class SheetAnswer:
    """What is right in a field: words, or tiles."""

    label: Phrase
    said: Said = ()
    tiles: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetProblem:
    """A problem with its number, its answers, and the chapters of the explanation that lead to them."""

    number: int
    posed: Posed
    answers: tuple[SheetAnswer, ...] = ()
    chapters: tuple[Chapter, ...] = ()


@dataclass(frozen=True, slots=True)
class ProblemSheet:
    """All problems of a sheet: by which rules, of which level, and the number that makes the same sheet again.

    `words` are all words that its phrases need.
    """

    rules: Ruleset
    rules_name: str
    level: Phrase
    number: int
    problems: tuple[SheetProblem, ...]
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetWish:
    """What a teacher wishes: the rules, the kinds by their ids, the level, how many problems, and the number of the sheet."""

    rules: RulesChoice
    kinds: tuple[str, ...]
    level: int
    count: int
    number: int
