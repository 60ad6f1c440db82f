"""A whole hand in typed notation, and each fault with its sentence."""

import pytest

from scorekeeper.core.draft import Draft
from scorekeeper.core.draft_notation import Typed, read_draft, write_draft
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from tests.builders import tiles
from tests.entries import rules

DECLARATION = rules().declaration


def read(text: str, before: Draft | None = None) -> Typed:
    """What a text says; the test fails when it cannot be read."""
    found = read_draft(text, DECLARATION, before or Draft())
    assert isinstance(found, Typed), found
    return found


def said(draft: Draft) -> tuple[str, list[tuple[str, str]], dict[str, str]]:
    """A draft in short: tiles as typed, sets, rows."""
    melds = [(meld.kind, write_tiles(meld.tiles, sort=False)) for meld in draft.melds]
    return write_tiles(draft.tiles, sort=False), melds, {name: write_tiles(row) for name, row in draft.rows.items()}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("", [], {})),
        ("123m0p77z", ("123m0p77z", [], {})),
        ("1m 9m 1m", ("191m", [], {})),
        ("(555z)123m", ("123m", [("pon", "555z")], {})),
        ("(pon:555z) 1m", ("1m", [("pon", "555z")], {})),
        ("pon:555z 1m", ("1m", [("pon", "555z")], {})),
        ("1m chi:340p", ("1m", [("chi", "340p")], {})),
        ("[1111m]", ("", [("ankan", "1111m")], {})),
        ("(5555z)", ("", [("daiminkan", "5555z")], {})),
        ("(sho:5555z)", ("", [("shouminkan", "5555z")], {})),
        ("[5555m]", ("", [("ankan", "0555m")], {})),
        ("(345p)(345p)", ("", [("chi", "345p"), ("chi", "345p")], {})),
        ("5555p", ("5550p", [], {})),
        ("1m dora:8m ura:8p8p", ("1m", [], {"dora_indicators": "8m", "ura_indicators": "88p"})),
    ],
)
def test_it_is_read(text: str, expected: object) -> None:
    found = read(text)

    assert (said(found.draft), found.unfinished) == (expected, "")


@pytest.mark.parametrize(
    ("text", "rest"),
    [("12", "12"), ("123m5", "5"), ("123m(55", "(55"), ("123m (pon:55", "(pon:55"), ("1m po", "po"), ("1m pon:", "pon:"),
     ("1m pon:555", "pon:555"), ("[", "["), ("1m do", "do"), ("123m 4 ", "4")],
)  # fmt: skip
def test_what_is_not_finished_waits(text: str, rest: str) -> None:
    assert read(text).unfinished == rest


@pytest.mark.parametrize(
    ("text", "problem", "values"),
    [
        ("12x", "bad_tile", {"text": "12x"}),
        ("8z", "bad_tile", {"text": "8z"}),
        ("0z", "bad_tile", {"text": "0z"}),
        ("m", "bad_tile", {"text": "m"}),
        ("1m)", "bad_tile", {"text": ")"}),
        ("hello", "bad_tile", {"text": "hello"}),
        ("pong:555z", "bad_tile", {"text": "pong"}),
        ("(pong:555z)", "bad_tile", {"text": "pong"}),
        ("１２３m", "bad_tile", {"text": "１２３m"}),
        ("11111m", "none_left", {"tile": "1m"}),
        ("00p", "none_left", {"tile": "0p"}),
        ("55550p", "none_left", {"tile": "0p"}),
        ("123456789m123456p", "hand_full", {}),
        ("(124m)", "bad_set", {"tiles": "124m"}),
        ("[123m]", "bad_set", {"tiles": "123m"}),
        ("(pon:556z)", "bad_meld", {"tiles": "556z", "kind": "Pon"}),
        ("1111z(111z)", "none_left", {"tile": "1z"}),
        ("123456789m123p(111z)", "no_room_for_set", {}),
        ("dora:1m2m3m4m5m6m", "row_full", {"most": 5}),
        ("1111m dora:1m", "none_left", {"tile": "1m"}),
        ("dora:9z", "bad_tile", {"text": "9z"}),
        ("(9z9z9z)", "bad_tile", {"text": "9z"}),
    ],
)
def test_a_fault_is_named(text: str, problem: str, values: dict[str, object]) -> None:
    found = read_draft(text, DECLARATION, Draft())

    assert isinstance(found, Problem), found
    assert (found.id, found.values, found.where) == (problem, values, "typed")


def test_ticks_and_rows_stay_what_is_typed_replaces_the_rest() -> None:
    before = Draft(
        tiles=tiles("9p"),
        circumstances=frozenset({"riichi"}),
        rows={"dora_indicators": tiles("1z")},
        declared={"han": 3},
    )

    after = read("1m", before).draft

    assert said(after) == ("1m", [], {"dora_indicators": "1z"})
    assert after.circumstances == {"riichi"}
    assert after.declared is None


def test_a_row_that_is_typed_replaces_what_lay_there() -> None:
    before = Draft(rows={"dora_indicators": tiles("1z2z")})

    assert said(read("dora:3z", before).draft)[2] == {"dora_indicators": "3z"}
    assert said(read("dora:3z dora:4z", before).draft)[2] == {"dora_indicators": "34z"}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("321m", "321m"),
        ("pon:555z 123m", "(555z) 123m"),
        ("123m[1111p](shou:7777z)", "[1111p] (shouminkan:7777z) 123m"),
        ("(5555z)1m", "(5555z) 1m"),
    ],
)
def test_it_is_written_with_the_sets_first(text: str, written: str) -> None:
    assert write_draft(read(text).draft, DECLARATION) == written
    assert read(written).draft.melds == read(text).draft.melds


def test_the_winning_tile_is_written_last() -> None:
    draft = read("123m").draft.with_win_at(0)

    assert write_draft(draft, DECLARATION) == "231m"
    assert read("231m").draft.win_tile is draft.win_tile
