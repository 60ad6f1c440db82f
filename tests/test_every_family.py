"""No room knows a family of rules by name: neither its id, nor a preset's, nor anything that it declares."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.rulesets import CHOICES, RULESETS
from tests.families import rules_of

PACKAGE = Path(__file__).parent.parent / "scorekeeper"
ROOMS = sorted({init.parent.name for init in PACKAGE.glob("*/__init__.py")} - {"core", "rulesets"})

in_every_room = pytest.mark.parametrize("room", ROOMS)
of_every_family = pytest.mark.parametrize("family", RULESETS)


def preset_ids(family: str) -> set[str]:
    """The ids of a family's named rules."""
    return {each.preset for each in CHOICES if each.family == family}


def declared_ids(family: str) -> set[str]:
    """The ids of everything a family declares: outcomes, circumstances, called sets, rows, ways of winning."""
    found: set[str] = set()
    for each in CHOICES:
        if each.family == family:
            asked = rules_of(each).declaration
            found |= {asked.win_off, asked.win_self, *(row.id for row in asked.rows), *(row.id for row in asked.melds)}
            found |= {row.id for row in asked.outcomes} | {row.id for row in asked.circumstances}
    return found


def words_among(ids: set[str], text: str) -> list[str]:
    """The ids that stand as words in a text, or as a part of a name in it."""
    return re.findall(rf"(?<![A-Za-z0-9])(?:{'|'.join(sorted(ids))})(?![A-Za-z0-9])", text, re.IGNORECASE)


def nodes_said(source: str) -> Iterator[ast.AST]:
    """All parts of a source text but its docstrings: there, an id may be an ordinary word."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return (node for node in ast.walk(tree) if id(node) not in docstrings)


def said_and_used(source: str) -> str:
    """All text constants and names of a source text."""
    found: list[str] = []
    for node in nodes_said(source):
        match node:
            case ast.Constant(value=str(text)):
                found.append(text)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                found.append(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.append(name)
            case _:
                pass
    return "\n".join(found)


def constants_among(ids: set[str], source: str) -> list[str]:
    """The text constants of a source text that are one of some ids."""
    said = (node.value for node in nodes_said(source) if isinstance(node, ast.Constant))
    return [text for text in said if isinstance(text, str) and text in ids]


@of_every_family
@in_every_room
def test_no_room_names_a_family_a_preset_or_what_it_declares(room: str, family: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert words_among({family}, source) == [], path
        assert words_among(preset_ids(family), said_and_used(source)) == [], path
        assert constants_among(declared_ids(family), source) == [], path


@pytest.mark.parametrize(
    "source", ["if ruleset == '{0}': pass", "def ask_{0}_stick(): ...", "# as in {0}", "name = '{1}'"]
)
@of_every_family
def test_a_named_family_is_found(source: str, family: str) -> None:
    found = words_among({family}, source.format(family, family.title()))

    assert [word.lower() for word in found] == [family]


@pytest.mark.parametrize("source", ["if preset == '{0}': pass", "{0}_table = 1", "def show(*, {0}): ..."])
@of_every_family
def test_a_named_preset_is_found(source: str, family: str) -> None:
    for preset in preset_ids(family):
        assert words_among(preset_ids(family), said_and_used(source.format(preset))) == [preset]


@of_every_family
def test_what_a_family_declares_is_found(family: str) -> None:
    for name in declared_ids(family):
        assert constants_among(declared_ids(family), f"if kind == {name!r}: pass") == [name]


def test_an_ordinary_word_is_no_preset() -> None:
    assert words_among(set(RULESETS), "the richest player") == []
    assert words_among({"standard"}, said_and_used('"""May import the standard library."""')) == []
    assert words_among({"standard"}, said_and_used("QKeySequence.StandardKey.Undo")) == []
