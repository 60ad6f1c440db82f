"""Every id that a player reads has its own word, and every sentence its places filled."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import scorekeeper.rulesets.classical
from scorekeeper.core.words import WORDS
from scorekeeper.resources import read
from scorekeeper.rulesets.classical.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.classical.events import EventType, Payee
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.melds import MELDS
from scorekeeper.rulesets.classical.options import OPTIONS
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.rows import ROWS
from scorekeeper.rulesets.classical.ways import WAYS
from tests.rulesets.classical.at_table import rules

ALL_WORDS = {**WORDS, **rules().words}
SOURCES = [path for folder in scorekeeper.rulesets.classical.__path__ for path in sorted(Path(folder).glob("*.py"))]


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def sentences() -> Iterator[str]:
    """Texts of the sources that are ids of sentences, as the last argument of what makes a fault."""
    makers = {"Problem", "_conflict", "bad_key", "bad_seat"}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers):
                continue
            said = [*node.args[3 if node.func.id == "Problem" else 1 :], *(x.value for x in node.keywords)]
            for each in (inner for outer in said for inner in ast.walk(outer)):
                if isinstance(each, ast.Constant) and isinstance(each.value, str) and "_" in each.value:
                    yield each.value


FOUND = sorted(set(sentences()) - {"sentence"})


def test_the_sentences_of_the_sources_are_found() -> None:
    assert {"liability_not_played", "conflict_needs_winner", "too_many_of_one", "liable_to_self"} <= set(FOUND)


@pytest.mark.parametrize("id_", FOUND)
def test_each_sentence_is_there(id_: str) -> None:
    assert id_ in ALL_WORDS


@pytest.mark.parametrize("id_", [name for name in ALL_WORDS if name.startswith("conflict_")])
def test_a_conflict_names_one_circumstance_or_two(id_: str) -> None:
    assert places(ALL_WORDS[id_]) <= {"one", "other"}


@pytest.mark.parametrize(
    "id_", [row.id for table in (ROWS, LIMIT_ROWS, CIRCUMSTANCES, MELDS, tuple(WAYS.values())) for row in table]
)
def test_each_row_has_a_word(id_: str) -> None:
    assert ALL_WORDS[id_] != id_


def test_no_two_rows_of_a_table_share_a_word_or_an_id() -> None:
    for table in (ROWS, LIMIT_ROWS, CIRCUMSTANCES):
        assert len({row.id for row in table}) == len(table)
        assert len({row.word for row in table}) == len(table)


@pytest.mark.parametrize("id_", PRESETS)
def test_each_preset_has_a_name_of_its_own(id_: str) -> None:
    assert ALL_WORDS[f"preset_{id_}"] == PRESETS[id_].name


@pytest.mark.parametrize("row", OPTIONS.values(), ids=lambda row: str(row.id))
def test_each_option_has_a_word_a_sentence_and_a_page(row: object) -> None:
    option = OPTIONS[getattr(row, "id", "")]

    assert option.word
    assert option.sentence.endswith(".")
    assert f"page_{option.page}" in ALL_WORDS


def test_every_word_of_a_record_is_on_the_page_about_records() -> None:
    page = read("help/records.md").decode("utf-8").partition("## Chinese Classical")[2]
    words = {*WAYS, *(row.id for row in CIRCUMSTANCES), *(form.id for form in MELDS), *EventType, *Payee, *PRESETS}

    assert {word for word in words if f"`{word}`" not in page} == set()
