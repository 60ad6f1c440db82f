"""A hand without a session: its winds, its way, and how it comes to a table."""

import json

import pytest

from scorekeeper.core.hand import Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.tiles import Wind
from tests.entries import (
    MANGAN,
    click,
    entry,
    headline,
    ledger,
    loose,
    problem_id,
    rules,
    shown,
    winning,
)


def test_a_hand_without_a_session_needs_only_its_winds_and_its_way() -> None:
    made = loose()
    view = shown(made)
    assert (view.standalone, view.active, view.can_record) == (True, 0, False)
    assert [each.seat for each in view.offs] == [None, 1]
    made.type_text(MANGAN)
    assert problem_id(shown(made).score) == "off_missing"
    made.choose_off(1)
    made.toggle_circumstance("riichi")
    made.choose_seat_wind(Wind.SOUTH)
    click(made, "8m")

    assert headline(made) == "4 han 40 fu Mangan 8000"
    made.choose_seat_wind(Wind.EAST)
    assert headline(made) == "4 han 40 fu Mangan 12000"


def test_the_round_wind_counts() -> None:
    made = loose()
    made.choose_off(None)
    made.choose_seat_wind(Wind.WEST)
    made.type_text("(222z) 123m456p789s11m")
    assert problem_id(shown(made).score) == "no_yaku"
    made.choose_round_wind(Wind.SOUTH)

    assert headline(made) == "1 han 30 fu 300 / 500"


def test_other_rules_of_the_family_keep_the_winds_and_the_hand() -> None:
    made = loose()
    made.choose_seat_wind(Wind.WEST)
    made.type_text("123m")
    made.show_rules(rules())
    assert shown(made).typed == "123m"
    made.show_rules(rules("m_league"))

    setting = shown(made).setting
    assert setting is not None
    assert (shown(made).typed, setting.seat_wind) == ("123m", Wind.WEST)


def test_clearing_without_a_session_stays_ready_for_a_hand() -> None:
    made = loose()
    made.choose_off(None)
    made.type_text("123m")
    made.clear()

    assert (shown(made).active, shown(made).typed, shown(made).off_chosen) == (0, "", False)


def test_a_loose_hand_survives_a_crash_with_its_winds() -> None:
    made = loose()
    made.choose_seat_wind(Wind.WEST)
    made.choose_round_wind(Wind.SOUTH)
    made.choose_off(None)
    made.type_text("(222z) 123m456p")
    kept = json.loads(json.dumps(made.drafts_record()))
    again = loose()
    again.restore(kept)

    assert shown(again) == shown(made)
    again.restore({**kept, "winds": ["?", 3]})
    assert shown(again).setting == Setting(Wind.EAST, Wind.EAST)
    entry().restore(kept)


@pytest.mark.parametrize(("wind", "seat"), [(Wind.EAST, 0), (Wind.WEST, 2)])
def test_a_loose_hand_is_taken_to_the_player_on_its_seat_wind(wind: Wind, seat: int) -> None:
    made = loose()
    made.choose_seat_wind(wind)
    made.choose_off(None)
    made.type_text("(222z) 123m456p789s11m")
    into = entry()
    into.take_standalone(shown(made))

    view = shown(into)
    assert (view.winning, view.off_chosen, view.off, view.typed) == ((seat,), True, None, "(222z) 123m456p789s11m")


def test_a_loose_hand_with_a_riichi_declares_it_at_the_table() -> None:
    made = loose()
    made.choose_off(None)
    made.type_text("234m567p22s34678s5s")
    made.toggle_circumstance("riichi")
    made.toggle_circumstance("ippatsu")
    into = entry()
    noted: list[Record] = []

    def note(record: Record) -> None:
        noted.append(record)
        into.show_ledger(ledger(record))

    into.ready_to_record.connect(note)
    into.take_standalone(shown(made))

    assert [(each["type"], each["seat"]) for each in noted] == [("riichi", 0)]
    assert shown(into).problem is None
    assert shown(into).draft.circumstances == {"ippatsu"}


def test_a_loose_hand_off_somebody_still_asks_whom() -> None:
    made = loose()
    made.choose_off(1)
    into = entry()
    into.take_standalone(shown(made))

    assert problem_id(shown(into).problem) == "off_missing"


def test_a_session_is_no_loose_hand() -> None:
    made = entry()
    made.choose_seat_wind(Wind.SOUTH)
    made.choose_round_wind(Wind.SOUTH)
    made.take_standalone(shown(winning()))

    assert shown(made).winning in {(), (1,)}
    loose().take_standalone(shown(made))
