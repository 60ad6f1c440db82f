"""What one click can mean when a called set is made."""

import pytest

from scorekeeper.core.called_set import form_of, form_problem, has_shape, sets_from
from scorekeeper.core.draft import Draft
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import RED_FIVES, tile
from tests.builders import chi, pon, tiles
from tests.entries import rules

FORMS = {form.id: form for form in rules().declaration.melds}


def found(form: str, code: str, reds: int = 1, held: str = "") -> list[str] | str:
    """The sets a click can mean, or the id of the problem."""
    answer = sets_from(Draft(tiles=tiles(held)), FORMS[form], tile(code), dict.fromkeys(RED_FIVES, reds))
    return answer.id if isinstance(answer, Problem) else [write_tiles(meld.tiles) for meld in answer]


@pytest.mark.parametrize(
    ("form", "code", "reds", "expected"),
    [
        ("chi", "1m", 1, ["123m"]),
        ("chi", "7s", 1, ["789s"]),
        ("chi", "8s", 1, "no_run_from"),
        ("chi", "1z", 1, "no_run_from"),
        ("chi", "3p", 1, ["345p", "340p"]),
        ("chi", "4p", 1, ["456p", "406p"]),
        ("chi", "5p", 1, ["567p"]),
        ("chi", "0p", 1, ["067p"]),
        ("chi", "3p", 0, ["345p"]),
        ("chi", "3p", 4, ["340p"]),
        ("chi", "5p", 4, ["067p"]),
        ("pon", "5s", 1, ["555s"]),
        ("pon", "0s", 1, ["055s"]),
        ("pon", "5s", 2, ["055s"]),
        ("pon", "0s", 2, ["055s", "005s"]),
        ("pon", "5z", 1, ["555z"]),
        ("ankan", "5m", 1, ["0555m"]),
        ("ankan", "0m", 1, ["0555m"]),
        ("ankan", "5m", 0, ["5555m"]),
        ("daiminkan", "7z", 1, ["7777z"]),
    ],
)
def test_a_click_means(form: str, code: str, reds: int, expected: list[str] | str) -> None:
    assert found(form, code, reds) == expected


@pytest.mark.parametrize(
    ("form", "code", "held", "expected"),
    [
        ("pon", "1z", "11z", "none_left"),
        ("pon", "1z", "1z", ["111z"]),
        ("ankan", "1z", "1z", "none_left"),
        ("chi", "1m", "2222m", "none_left"),
        ("chi", "3p", "0p", ["345p"]),
        ("chi", "3p", "555p", ["340p"]),
        ("ankan", "5m", "0m", "none_left"),
    ],
)
def test_tiles_used_elsewhere_are_not_there(form: str, code: str, held: str, expected: list[str] | str) -> None:
    assert found(form, code, held=held) == expected


def test_the_tile_that_is_missing_is_named() -> None:
    answer = sets_from(Draft(tiles=tiles("2222m")), FORMS["chi"], tile("1m"), {})

    assert isinstance(answer, Problem)
    assert answer.values == {"tile": "2m"}


def test_there_is_room_for_four_sets_and_a_pair() -> None:
    three = Draft(melds=(chi("123m"), chi("123p"), pon("111z")))

    assert form_problem(three) is None
    four = three.with_meld(pon("222z"))
    assert four.room == 2
    assert isinstance(form_problem(four), Problem)
    assert form_problem(Draft(tiles=tiles("123456789m11p"))) is None
    assert isinstance(form_problem(Draft(tiles=tiles("123456789m111p"))), Problem)


@pytest.mark.parametrize(
    ("text", "hidden", "form"),
    [
        ("123m", False, "chi"),
        ("055p", False, "pon"),
        ("5555z", False, "daiminkan"),
        ("5555z", True, "ankan"),
        ("123m", True, None),
        ("124m", False, None),
        ("12m", False, None),
        ("555666z", False, None),
    ],
)
def test_the_form_of_typed_tiles(text: str, hidden: bool, form: str | None) -> None:
    named = form_of(FORMS.values(), tiles(text), hidden)

    assert (named.id if named else None) == form


def test_a_run_is_one_in_any_order() -> None:
    assert has_shape(FORMS["chi"], tiles("312m"))
    assert has_shape(FORMS["chi"], tiles("640p"))
    assert not has_shape(FORMS["chi"], tiles("9m12p"))
    assert not has_shape(FORMS["pon"], ())
