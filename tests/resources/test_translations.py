"""Every sentence is translated into every language, with its places and plural forms; the compiled files are those of the texts."""

import string
from pathlib import Path

import pytest

from scorekeeper.resources import read as contents
from scorekeeper.resources.i18n.make_translations import (
    PLURAL,
    Key,
    Language,
    compile_to,
    paths,
    read,
    sources,
    written,
)

FOUND = sources()
SAME = frozenset(contents("i18n/same_words.txt").decode().splitlines())
every_language = pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)


def places(text: str) -> set[str]:
    """The named places of a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def said(language: Language) -> list[tuple[str, str]]:
    """Each sentence beside each of its forms."""
    return [(source, form) for (_, source), forms in language.forms.items() for form in forms]


def left(language: Language, found: tuple[Key, ...]) -> list[str]:
    """What is still to be translated."""
    return [
        source
        for name, source in found
        if language.wants(source) and not all(language.forms.get((name, source), ("",)))
    ]


def wordless(text: str) -> bool:
    """Whether there is nothing to translate beside the places: no letter."""
    return not any(each.isalpha() for literal, *_ in string.Formatter().parse(text) for each in literal)


def repeated(language: Language) -> list[str]:
    """What was not translated but repeated; names that are the same everywhere stand in the list of same words."""
    alike = [
        source for source, form in said(language) if form == source and not wordless(source) and source not in SAME
    ]
    return [] if language.code == "en" else alike


def misplaced(language: Language) -> list[str]:
    """The translations with other places than their sentence; a plural form may leave the number out."""
    return [
        form
        for source, form in said(language)
        if not places(source) - ({"count"} if PLURAL in source else set()) <= places(form) <= places(source)
    ]


def test_the_sentences_of_all_rooms_are_found() -> None:
    found = {source for _, source in FOUND}
    assert {"Cancel", "Riichi", "Heavenly hand", "Choose who won."} <= found
    assert len(found) == len(FOUND), "one sentence stands in two contexts"


@every_language
def test_every_sentence_is_translated(path: Path) -> None:
    language = read(path)
    assert left(language, FOUND) == []
    assert repeated(language) == []
    assert misplaced(language) == []
    assert {len(forms) for (_, source), forms in language.forms.items() if PLURAL in source} <= {language.count(PLURAL)}


@every_language
def test_the_files_are_as_the_script_makes_them(path: Path, tmp_path: Path) -> None:
    assert path.read_text(encoding="utf-8") == written(read(path), FOUND)
    made = tmp_path / "made.qm"
    compile_to(path, made)
    assert made.read_bytes() == path.with_suffix(".qm").read_bytes()


def test_every_fault_of_a_translation_is_seen() -> None:
    found = (("words", "Cancel"), ("words", "{count} left of {tile}"), ("words", "Clear"))
    faulty = Language(
        "ja", {("words", "Cancel"): ("Cancel",), ("words", "{count} left of {tile}"): ("残り{number}枚",)}
    )

    assert left(faulty, found) == ["Clear"]
    assert repeated(faulty) == ["Cancel"]
    assert misplaced(faulty) == ["残り{number}枚"]


def test_a_new_language_is_one_file(tmp_path: Path) -> None:
    new = tmp_path / "scorekeeper_de.ts"
    new.write_text("", encoding="utf-8")
    new.write_text(written(read(new), FOUND), encoding="utf-8")

    again = read(new)
    assert again.code == "de"
    assert len(left(again, FOUND)) == len(FOUND)
    assert again.count("{count} han") == 2
