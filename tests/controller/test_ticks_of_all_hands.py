"""How a hand was won and what it is asked, where all hands are counted."""

import pytest

from scorekeeper.controller.entry import Entry
from tests.controller.all_hands import ANA, BEN, CHI, DAN, entry, recorded, won
from tests.entries import shown


def tick_problems(made: Entry) -> dict[str, str | None]:
    return {each.circumstance.id: each.problem.id if each.problem else None for each in shown(made).circumstances}


@pytest.mark.parametrize(
    ("tick", "way", "off"),
    [
        ("replacement", "replacement", None),
        ("last_wall_tile", "last_wall_tile", None),
        ("last_tile_as_replacement", "last_tile_as_replacement", None),
        ("last_discard", "last_discard", ANA),
        ("first_discard", "first_discard", ANA),
    ],
)
def test_a_tick_says_how_the_hand_was_won(tick: str, way: str, off: int | None) -> None:
    made = won()
    made.choose_off(off)
    made.type_text("123m456p789s11333z")
    made.toggle_circumstance(tick)
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert (record["hands"][CHI]["win"], record["hands"][CHI]["circumstances"]) == (way, [])

    again = entry()
    assert again.take_recorded(record) is None
    assert [each.circumstance.id for each in shown(again).circumstances if each.on] == [tick]
    assert recorded(again) == record


def test_of_the_ways_of_winning_one_holds_and_it_must_fit_the_tile() -> None:
    made = won()
    made.toggle_circumstance("replacement")
    made.toggle_circumstance("last_wall_tile")
    assert [each.circumstance.id for each in shown(made).circumstances if each.on] == ["last_wall_tile"]
    assert tick_problems(made)["last_discard"] == "way_off"
    assert "dealt_hand" in tick_problems(made)
    made.choose_off(BEN)

    assert not any(each.on for each in shown(made).circumstances)
    assert tick_problems(made)["last_wall_tile"] == "way_drawn"
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert record["hands"][CHI]["win"] == "discard"


def test_east_can_win_with_the_tiles_dealt() -> None:
    made = entry()
    made.toggle_winner(ANA)
    made.choose_off(None)
    made.type_text("123m456p789s11222z")
    made.toggle_circumstance("dealt_hand")
    record = recorded(made)

    assert isinstance(record["hands"], list)
    assert (record["hands"][ANA]["win"], record["hands"][ANA]["win_tile"]) == ("dealt_hand", None)
    again = entry()
    assert again.take_recorded(record) is None
    assert recorded(again) == record


def test_each_hand_is_asked_only_what_can_be_true_of_it() -> None:
    made = won()
    assert "partial_hand" not in tick_problems(made)
    made.activate(DAN)

    assert list(tick_problems(made)) == ["original_call", "partial_hand", "too_many_tiles"]


def test_ticks_of_a_winner_rest_while_another_player_wins_and_come_back() -> None:
    made = won()
    made.toggle_circumstance("replacement")
    made.activate(DAN)
    made.type_text("(222p)555z")
    made.toggle_circumstance("partial_hand")
    assert shown(made).drafts[CHI].circumstances == {"replacement"}
    assert shown(made).can_record

    made.toggle_winner(CHI)
    made.toggle_winner(DAN)
    view = shown(made)
    assert [view.drafts[seat].circumstances for seat in (CHI, DAN)] == [frozenset(), frozenset()]
    assert "replacement" in tick_problems(made)
    kept = made.drafts_record()
    again = entry()
    again.restore(kept)
    for each in (made, again):
        each.toggle_winner(DAN)
        each.toggle_winner(CHI)
        drafts = shown(each).drafts
        assert [drafts[seat].circumstances for seat in (CHI, DAN)] == [{"replacement"}, {"partial_hand"}]
