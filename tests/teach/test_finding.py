"""The reference is searched as people search: without accents or capitals, by any name, with a slip of a letter."""

import pytest

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Cell, Facts, Heading, Page, Paragraph, Section
from scorekeeper.core.reference_view import Found, Search
from scorekeeper.teach.finding import Finder, one_slip, plainly

PAGES = (
    Page(
        "twins",
        Phrase("Two twin runs"),
        (Paragraph(Phrase("Two runs are there twice each.")),),
        ("二盃口", "ryanpeikou"),
    ),
    Page("runs", Phrase("Runs"), (Heading(Phrase("What")), Paragraph(Phrase("Three in a row, as in a straight.")))),
    Page("straight", Phrase("Straight"), (Facts(((Phrase("Never with"), (Cell((Phrase("All simples"),)),)),)),)),
    Page(
        "dora", Phrase("Dora"), (Paragraph(Phrase("An indicator points at it.")),), ("ドラ",), (Phrase("Bonus tile"),)
    ),
)
FINDER = Finder((Section("all", Phrase("All"), PAGES),), lambda said: said.id)


def found(text: str) -> list[str]:
    return [each.page for each in FINDER.find(text)]


@pytest.mark.parametrize(
    ("text", "pages"),
    [
        ("runs", ["runs", "twins"]),
        ("RUNS", ["runs", "twins"]),
        ("Ｒｕｎｓ", ["runs", "twins"]),
        ("twin runs", ["twins"]),
        ("runs twin", ["twins"]),
        ("二盃口", ["twins"]),
        ("ryan peikou", ["twins"]),
        ("Ryanpeikō", ["twins"]),
        ("dōra", ["dora"]),
        ("どら", ["dora"]),
        ("ﾄﾞﾗ", ["dora"]),
        ("bonus", ["dora"]),
        ("straight", ["straight", "runs"]),
        ("simples", ["straight"]),
        ("indicator", ["dora"]),
        ("simples indicator", []),
        ("", []),
        ("…", []),
    ],
)
def test_what_is_searched_for_is_found_the_best_first(text: str, pages: list[str]) -> None:
    assert found(text) == pages


def test_a_mention_is_found_where_it_stands() -> None:
    assert FINDER.find("straight") == (Found("straight"), Found("runs", 1))
    assert FINDER.find("simples") == (Found("straight", 0, 0),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("ryanpekou", "ryanpeikou"),
        ("ryanpeikuo", "ryanpeikou"),
        ("strraight", "straight"),
        ("strayght", "straight"),
        ("twin rnus", "twin runs"),
        ("ﾄﾞﾗﾗ", "ドラ"),
        ("runs", ""),
        ("xylophone", ""),
        ("it", ""),
        ("", ""),
    ],
)
def test_one_slip_is_mended(text: str, meant: str) -> None:
    assert FINDER.meant(text) == meant


def test_what_was_meant_is_searched_for_and_told_as_it_is_written() -> None:
    assert FINDER.search("ryanpekou") == Search((Found("twins"),), "ryanpeikou")
    assert FINDER.search("runs").meant == ""
    assert FINDER.search("xylophone") == Search()
    kana = Page("riichi", Phrase("Riichi"), (), ("リーチ",))
    finder = Finder((Section("all", Phrase("All"), (kana,)),), lambda said: said.id)
    assert finder.search("リーヂ") == Search((Found("riichi"),), "リーチ")


def test_a_slip_is_one_letter() -> None:
    assert one_slip("fu", "fun")
    assert one_slip("dora", "odra")
    assert not one_slip("dora", "dora")
    assert not one_slip("dora", "ardo")
    assert not one_slip("tanyao", "tonyae")


def test_a_voiced_sign_is_another_letter() -> None:
    assert plainly("か") != plainly("が")
    assert plainly("カ") == plainly("か")
    assert plainly("Ä") == "a"
