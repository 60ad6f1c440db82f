"""What is doubted of a riichi hand before it is recorded, and what that would be worth."""

from typing import Any

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.doubt import Care
from scorekeeper.core.steps import open_rows
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.words import WORDS
from tests.entries import MANGAN, riichi, rules, shown, winning

WARNED = Care(warned=True)
NO_REDS: dict[str, Any] = {"red_fives": [0, 0, 0]}


def doubted(made: Entry) -> dict[str, str]:
    made.take_care(WARNED)
    return {each.id: say(each.said, WORDS) for each in shown(made).doubts}


def hand(text: str, *records: dict[str, object], off: int | None = 3, **options: Any) -> Entry:
    made = winning(1, off, *records, by=rules("tenhou", **options))
    made.type_text(text)
    return made


def test_a_hand_without_indicators_is_doubted_with_what_a_dora_would_bring() -> None:
    made = hand(MANGAN, riichi(1))
    found = doubted(made)
    assert found["dora"] == "No dora indicator is entered; with one dora the hand would be worth 2600 in place of 1300."
    assert found["ura"] == "No ura indicator is entered, though riichi was declared."
    assert shown(made).costly
    assert open_rows(shown(made)) == ()

    made.type_text(f"{MANGAN} dora:1z ura:2z")
    assert not {"dora", "ura", "ura_number", "kan_dora"} & set(doubted(made))


@pytest.mark.parametrize(
    ("text", "tick", "wanted"),
    [
        ("[1111z] 234m234s567p99m dora:2z", "", 2),
        ("[1111z] [9999m] 234s567p99p dora:23z", "", 3),
        ("[1111z] 234m234s567p99m dora:23z", "", None),
        # The tile that replaced the fourth one came before the next indicator was turned.
        ("[1111z] 234m234s567p99m dora:2z", "rinshan", None),
    ],
)
def test_each_kan_turns_an_indicator(text: str, tick: str, wanted: int | None) -> None:
    made = hand(text, off=None)
    if tick:
        made.toggle_circumstance(tick)
    found = doubted(made).get("kan_dora", "")
    assert ("" if wanted is None else f"at least {wanted} lie open") in found
    assert bool(found) is (wanted is not None)


def test_rules_without_kan_dora_want_one_indicator() -> None:
    made = hand("[1111z] 234m234s567p99m dora:2z", off=None, kan_dora=False)
    assert "kan_dora" not in doubted(made)


def test_as_many_tiles_lie_under_the_indicators() -> None:
    assert "2 and 1 are entered" in doubted(hand(f"{MANGAN} dora:12z ura:3z", riichi(1)))["ura_number"]
    assert "ura_number" not in doubted(hand(f"{MANGAN} dora:12z ura:34z", riichi(1)))


def test_a_riichi_nobody_noted_is_asked_about() -> None:
    closed = "(777z)"
    assert "riichi" not in doubted(hand(f"{closed} 234m234s567p99m dora:2z"))
    made = hand("777z234m234s567p99m dora:2z", **NO_REDS)
    assert (
        doubted(made)["riichi"] == "No riichi of Ben is noted; with it the hand would be worth 2600 in place of 1300."
    )
    assert not shown(made).costly
    assert "riichi" not in doubted(hand(f"{MANGAN} dora:2z ura:3z", riichi(1)))


def test_ticks_that_may_have_been_forgotten_are_asked_about() -> None:
    ippatsu = doubted(hand(f"{MANGAN} dora:2z ura:3z", riichi(1)))["ippatsu"]
    assert ippatsu == "Was it “Ippatsu”? With it the hand would be worth 2600 in place of 1300."
    rinshan = doubted(hand("[1111z] 234m234s567p99m dora:23z", off=None))["rinshan"]
    assert rinshan.startswith("Was it “After a kan”?")
    assert "rinshan" not in doubted(hand("[1111z] 234m234s567p99m dora:23z", off=3))


def test_a_five_may_be_red_where_these_rules_have_reds() -> None:
    text = f"{MANGAN} dora:2z ura:3z"
    assert "reds" in doubted(hand(text, riichi(1)))
    assert "reds" not in doubted(hand(text, riichi(1), **NO_REDS))
    assert "reds" not in doubted(hand(text.replace("5", "0"), riichi(1)))


def test_what_brings_nothing_more_is_not_doubted() -> None:
    yakuman = hand("19m19p19s12345677z")
    assert not {"dora", "reds", "riichi"} & set(doubted(yakuman))


def test_who_declared_riichi_shows_a_ready_hand_at_the_draw() -> None:
    made = winning(1, 3, riichi(2))
    made.choose_outcome("exhaustive_draw")
    assert doubted(made)["riichi_draw"].endswith("record “Chombo” in place of this.")
    quiet = winning(1, 3)
    quiet.choose_outcome("exhaustive_draw")
    assert doubted(quiet) == {}


def test_a_win_that_an_own_discard_does_not_allow_is_always_doubted() -> None:
    text = f"{MANGAN} dora:2z ura:3z discards:"
    barred = hand(f"{text}1s", riichi(1))
    # The hand waited for 1s and 4s too when its last tile is 4s.
    barred.take_back_row("discards", 0)
    made = hand("234999m56788p23s4s dora:2z ura:3z discards:19s", riichi(1))
    assert [each.id for each in shown(made).doubts] == ["barred"]
    assert shown(made).costly
    said = say(shown(made).doubts[0].said, WORDS)
    assert said.startswith("Furiten: this win off another player is not allowed")
    assert "1s" in said
    drawn = hand("234999m56788p23s4s dora:2z ura:3z discards:19s", riichi(1), off=None)
    assert shown(drawn).doubts == ()
    assert shown(barred).doubts == ()


def test_a_set_of_a_wind_that_another_seat_wants_is_asked_about() -> None:
    # Ben sits South: a set of West counts before Chi alone.
    made = hand("(333z)(555z)234m234s99p dora:2z")
    assert doubted(made)["wind"] == "At another seat these tiles would be worth more: did Ben win?"
    assert "wind" not in doubted(hand("(222z)(555z)234m234s99p dora:2z"))
