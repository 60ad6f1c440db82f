"""What completes a hand: which tiles, in which order, and when nothing is suggested; and players named by number."""

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.quick_entry import QuickEntry
from scorekeeper.core.notation import write_tiles
from tests.entries import entry, headline, ledger, riichi, rules, shown, winning


def offered(of: Entry) -> list[str]:
    """What is suggested, a star where the hand would not win."""
    return [
        write_tiles(each.tiles, sort=False) + ("" if each.worth is not None else "*") for each in shown(of).suggestions
    ]


@pytest.mark.parametrize(
    ("hand", "completed"),
    [
        ("234999m56788p23s", ["1s", "4s"]),
        ("345m234567p4688s", ["0s", "5s"]),
        ("1199m2288p3355s7z", ["7z"]),
        ("119m19p19s123456z", ["7z"]),
        ("1112345678999p", []),
        ("234999m56788p2s", []),
        ("12399m123789p1z", ["11z", "9m1z", "1z9m"]),
        ("234999m56788p", []),
    ],
)
def test_what_completes_a_hand(hand: str, completed: list[str]) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(hand)

    assert offered(made) == completed


def test_what_wins_comes_before_what_does_not() -> None:
    made = winning(1, 3)
    made.type_text("(777m) 345567p2388s")

    assert offered(made) == ["4s", "1s*"]


def test_two_tiles_are_offered_where_they_are_few() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("111222333m44z9p")

    assert offered(made) == ["4z9p", "78p", "87p", "99p", "9p4z"]


def test_a_suggestion_is_taken_and_goes_back_in_one_step() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p23s")
    taking = QuickEntry(made)
    taking.accept(1)
    assert shown(made).typed == "234999m56788p234s"
    assert headline(made) == "1 han 40 fu 1300"
    made.take_back_last()
    assert shown(made).typed == "234999m56788p23s"
    taking.accept(7)
    assert shown(made).missing == 1


def test_nothing_is_suggested_to_who_did_not_win() -> None:
    made = Entry()
    made.show_ledger(ledger(by=rules("dmjl")))
    made.toggle_winner(0)
    made.choose_off(None)
    made.activate(1)
    made.type_text("111222333m44z9p")

    assert offered(made) == []


def test_before_it_is_said_off_whom_either_way_counts() -> None:
    made = entry()
    made.toggle_winner(1)
    made.type_text("234999m56788p23s")

    assert offered(made) == ["1s", "4s"]


# players by number


def test_a_number_names_who_won_then_off_whom() -> None:
    made = entry()
    naming = QuickEntry(made)
    naming.mean_seat(7)
    assert shown(made).winning == ()
    naming.mean_seat(2)
    naming.mean_seat(0)
    naming.mean_seat(3)

    assert (shown(made).winning, shown(made).off, shown(made).off_chosen) == ((2,), 0, True)


@pytest.mark.parametrize("again", [2, -1])
def test_the_winner_again_or_nobody_is_the_own_draw(again: int) -> None:
    made = entry()
    naming = QuickEntry(made)
    naming.mean_seat(2)
    naming.mean_seat(again)

    assert (shown(made).winning, shown(made).off, shown(made).off_chosen) == ((2,), None, True)


def test_who_was_named_is_taken_back_one_by_one() -> None:
    made = entry()
    naming = QuickEntry(made)
    for seat in (2, 0):
        naming.mean_seat(seat)
    naming.take_seat_back()
    assert (shown(made).winning, shown(made).off_chosen) == ((2,), False)
    naming.take_seat_back()
    assert (shown(made).winning, shown(made).outcome) == ((), None)
    naming.take_seat_back()
    assert shown(made).outcome is None


def test_a_hand_by_itself_is_won_off_somebody_or_by_the_own_draw() -> None:
    made = Entry()
    made.show_rules(rules())
    naming = QuickEntry(made)
    naming.mean_seat(0)
    assert (shown(made).off_chosen, shown(made).off) == (True, None)
    naming.take_seat_back()
    naming.mean_seat(3)
    assert (shown(made).off_chosen, shown(made).off) == (True, 1)
    naming.mean_seat(0)
    naming.take_seat_back()
    naming.take_seat_back()

    assert shown(made).winning == (0,)


def test_one_hand_follows_the_other() -> None:
    made = Entry()
    made.show_ledger(ledger(by=rules("dmjl")))
    made.toggle_winner(2)
    turning = QuickEntry(made)
    seen = []
    for step in (1, 1, 1, 1, -1):
        turning.turn(step)
        seen.append(shown(made).active)

    assert seen == [3, 0, 1, 2, 1]
