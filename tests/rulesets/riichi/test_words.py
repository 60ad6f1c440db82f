"""Every id that a player reads has its own word, and every sentence its places filled."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import scorekeeper.core
import scorekeeper.rulesets.riichi
from scorekeeper.core.words import WORDS
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.riichi.melds import MELDS
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.yaku import DORA, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.builders import riichi_rules

SOURCES = [
    path
    for package in (scorekeeper.core, scorekeeper.rulesets.riichi)
    for folder in package.__path__
    for path in sorted(Path(folder).glob("*.py"))
]
ALL_WORDS = {**WORDS, **riichi_rules().words}


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def texts(node: ast.expr) -> list[str]:
    """The texts an expression can come to: itself, or either side of a choice."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def problems() -> Iterator[tuple[str, set[str]]]:
    """Each problem written down in the sources: the sentence it is said by, and the values it is given."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem"):
                continue
            given = dict(enumerate(node.args)) | {each.arg: each.value for each in node.keywords}
            values = given.get(1) or given.get("values")
            if values is not None and not isinstance(values, ast.Dict):
                continue
            names = {text for key in (values.keys if values else []) if key is not None for text in texts(key)}
            said = given.get(3) or given.get("sentence") or given[0]
            for sentence in texts(said):
                yield sentence, names


PROBLEMS = sorted({(sentence, ", ".join(sorted(names))) for sentence, names in problems()})


def test_the_problems_of_the_sources_are_found() -> None:
    assert len(PROBLEMS) > 20
    assert ("not_a_win", "") in PROBLEMS
    assert ("bad_tile", "text") in PROBLEMS


@pytest.mark.parametrize(("sentence", "names"), PROBLEMS)
def test_each_problem_has_a_sentence_with_all_its_places_filled(sentence: str, names: str) -> None:
    assert sentence in ALL_WORDS
    assert places(ALL_WORDS[sentence]) <= set(names.split(", "))


@pytest.mark.parametrize("id_", [name for name in ALL_WORDS if name.startswith("conflict_")])
def test_a_conflict_names_one_circumstance_or_two(id_: str) -> None:
    assert {"one"} <= places(ALL_WORDS[id_]) <= {"one", "other"}


@pytest.mark.parametrize("id_", sorted({row.id for table in (YAKU, YAKUMAN) for row in table} | set(DORA)))
def test_each_yaku_is_said_by_its_own_word(id_: str) -> None:
    rows = [row.word for table in (YAKU, YAKUMAN) for row in table if row.id == id_]

    assert ALL_WORDS[id_] in (rows or [DORA[id_][1]])


@pytest.mark.parametrize("id_", [*(row.id for row in CIRCUMSTANCES), *(form.id for form in MELDS)])
def test_each_circumstance_and_called_set_has_a_word(id_: str) -> None:
    assert id_ in ALL_WORDS


@pytest.mark.parametrize("id_", PRESETS)
def test_each_preset_has_a_name_of_its_own(id_: str) -> None:
    assert ALL_WORDS[f"preset_{id_}"] == PRESETS[id_].name


def test_yaku_have_kanji() -> None:
    kanji = [row.kanji for table in (YAKU, YAKUMAN) for row in table]
    kanji += [kanji for kanji, _ in DORA.values()]

    assert all(re.fullmatch(r"[一-龥々ぁ-ヶー]+", each) for each in kanji)
