"""What is doubted of four hands before they are recorded."""

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.doubt import Care
from scorekeeper.core.words import say
from scorekeeper.rulesets.classical.words import WORDS
from tests.entries import shown, winning
from tests.rulesets.classical.at_table import rules

WON = "(777m)999p567s44s333z"


def four(text: str, off: int | None = None) -> Entry:
    made = winning(1, off, by=rules())
    made.type_text(text)
    made.take_care(Care(warned=True))
    return made


def doubted(made: Entry) -> dict[str, str]:
    return {each.id: say(each.said, WORDS) for each in shown(made).doubts}


def test_hands_that_are_left_out_are_doubted_until_they_are_entered() -> None:
    made = four(WON)
    assert doubted(made)["hands"] == "3 hands are not entered, so they count nothing: click the names above the tiles."
    assert shown(made).costly
    for seat in (0, 2, 3):
        made.activate(seat)
        made.declare({"total": 8})
    assert "hands" not in doubted(made)


def test_flowers_that_nobody_has_are_asked_about() -> None:
    made = four(WON)
    assert "flowers" in doubted(made)
    made.type_text(f"{WON} 1f")
    assert "flowers" not in doubted(made)


@pytest.mark.parametrize(
    ("text", "off", "asked"),
    [
        ("(7777m)999p567s44s333z", None, True),
        (f"{WON} 1f", None, True),
        (WON, None, False),
        ("(7777m)999p567s44s333z", 3, False),
    ],
)
def test_a_drawn_tile_may_have_been_a_replacement(text: str, off: int | None, asked: bool) -> None:
    found = doubted(four(text, off)).get("replacement", "")
    assert found.startswith("Was it “Replacement tile”?") is asked
