"""What each limit hand is worth: set in the rules window, kept, given away, and counted at the table."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from tests.walks.conftest import Open
from tests.walks.evening import CHI, PLAYERS, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, key, type_text
from tests.walks.limiting import PRESET, House
from tests.walks.reach import all_is_said
from tests.walks.ruling import managing, names, turned_to
from tests.walks.setting import set_worth

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]


@pytest.fixture
def house(program: Program) -> House:
    found = House(program, Mouse())
    found.opens(managing(found))
    return found


USUAL = dict.fromkeys(
    (
        *("thirteen_orphans", "nine_gates", "heavenly_hand", "earthly_hand", "all_honours", "all_terminals"),
        *("all_green", "four_kongs", "hidden_treasure"),
    ),
    1,
)


@pytest.mark.parametrize("hand", HANDS)
def test_a_club_plays_by_its_own_limit_hands(open_program: Open, hand: Hand) -> None:
    house = House(open_program(), hand)
    hand.press(house.desk.start.new)
    asking = dialog(house.program, NewSessionDialog)
    for line, name in zip(asking.names, PLAYERS, strict=True):
        hand.write(line, name)
    asking.preset.setCurrentIndex(
        [asking.preset.itemData(at).preset for at in range(asking.preset.count())].index(PRESET)
    )
    hand.press(asking.customise)
    house.opens(turned_to(house))
    assert house.table == USUAL

    house.presses(house.row("nine_gates").tick)
    set_worth(house.window, house.row("all_green").won, 0.4)
    set_worth(house.window, house.row("four_kongs").won, 250)
    house.adds("Lucky seven", 300)
    played = {**USUAL, "all_green": 0.4, "four_kongs": 250, "Lucky seven": 300}
    del played["nine_gates"]
    assert house.table == played
    hand.press(house.window.use)
    asking.activateWindow()
    QApplication.processEvents()
    hand.press(asking.start)
    house.looks_at_the_window()

    house.wins(CHI, off=None)
    house.enters("123m456m789p22s777z")
    assert house.side.entry.worth.counted.number.text() == "30 × 2 = 60"
    ticks = house.side.entry.builder.ticks
    while not ticks.button_of("Lucky seven").isVisible():
        hand.press(ticks.more)
    hand.press(ticks.button_of("Lucky seven"))
    assert house.side.entry.worth.counted.number.text() == "300"
    house.records()
    assert house.scores == ["1,700", "1,700", "2,900", "1,700"]

    again = House(open_program(), Mouse())
    again.program.shelf.open(1)
    assert again.scores == ["1,700", "1,700", "2,900", "1,700"]
    (event,) = again.kept().events
    hands = event["hands"]
    assert isinstance(hands, list)
    assert hands[CHI]["circumstances"] == ["Lucky seven"]


def test_each_hand_is_shown_with_its_word_its_sentence_and_how_it_differs(house: House) -> None:
    row = house.row("nine_gates")
    assert (row.caption.text(), row.tick.isChecked()) == ("Nine gates", True)
    assert (
        row.help.text()
        == "Three ones, three nines and one each of 2 to 8 of one suit, nothing called, won with any tile of it."
    )
    assert not house.row("gates_of_heaven").tick.isChecked()
    assert not house.row("gates_of_heaven").won.isVisible()
    assert house.row("earthly_hand").waiting is None

    house.presses(house.row("nine_gates").caption)
    assert house.row("nine_gates").note.text() == "● Changed; Chinese Classical: the limit"
    assert row.tick.accessibleName() == "Nine gates"
    house.adds("Lucky seven", 300)
    assert house.row("Lucky seven").note.text() == "● Added to Chinese Classical"
    option = house.window.list.rows["limit_hands"]
    assert option.note.text() == "● Changed; Chinese Classical: Nine gates: the limit, Lucky seven: off"

    house.presses(house.row("nine_gates").back)
    assert house.row("nine_gates").tick.isChecked()
    assert not house.row("nine_gates").note.isVisible()
    house.presses(option.back)
    assert house.table == USUAL
    assert "Lucky seven" not in house.field.rows


def test_a_hand_can_be_worth_something_to_who_waits_for_it(house: House) -> None:
    waiting = house.row("all_green").waiting
    assert waiting is not None
    set_worth(house.window, waiting, 0.25)
    both = {**USUAL, "all_green": [1, 0.25]}
    assert house.table == both
    house.presses(house.row("all_green").tick)
    assert "all_green" not in house.table
    house.presses(house.row("all_green").tick)
    assert house.table == both


@pytest.mark.parametrize("hand", HANDS)
def test_a_club_s_own_hand_is_switched_off_renamed_and_removed(program: Program, hand: Hand) -> None:
    house = House(program, hand)
    house.opens(managing(house))
    house.adds("Lucky seven", 300)
    house.adds("Ape", 200)
    house.presses(house.row("Ape").tick)
    assert house.table == {**USUAL, "Lucky seven": 300}
    house.presses(house.row("Ape").tick)
    assert house.table == {**USUAL, "Lucky seven": 300, "Ape": 200}

    house.presses(house.row("Ape").rename)
    type_text(house.window, "lucky SEVEN\r")
    assert house.row("Ape").fault.text() == "There is a “lucky SEVEN” already: choose another name."
    key(house.window, Qt.Key.Key_Escape)
    assert house.window.isVisible()
    assert not house.row("Ape").naming.isVisible()
    house.presses(house.row("Ape").rename)
    type_text(house.window, "Zebra\r")
    assert house.table == {**USUAL, "Lucky seven": 300, "Zebra": 200}
    assert house.row("Zebra").rename.hasFocus()

    house.presses(house.row("Lucky seven").remove)
    assert house.table == {**USUAL, "Zebra": 200}
    assert house.field.line.hasFocus()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "Give the hand a name first."),
        ("nine GATES", "There is a “nine GATES” already: choose another name."),
        ("Original call", "There is a “Original call” already: choose another name."),
    ],
)
def test_a_name_that_cannot_be_is_told_at_the_place(house: House, name: str, fault: str) -> None:
    house.adds(name, 300)
    assert house.field.fault.text() == fault
    assert house.field.fault.isVisible()
    assert house.table == USUAL

    type_text(house.window, "x")
    assert not house.field.fault.isVisible()


def test_a_number_that_cannot_be_is_told_at_the_place_and_changes_nothing(house: House) -> None:
    row = house.row("all_green")
    set_worth(house.window, row.won, 250)
    for text in ("1", "2000000"):
        house.hand.write(row.won.points, text)
        key(row.won, Qt.Key.Key_Tab)
        assert row.fault.text() == "Points go from 2 to 1,000,000: the number that was there is kept."
        assert (row.won.points.value(), house.table["all_green"]) == (250, 250)
    set_worth(house.window, row.won, 0.5)
    assert not row.fault.isVisible()
    house.hand.write(row.won.part, "7.5")
    key(row.won, Qt.Key.Key_Return)
    assert row.fault.text().startswith("A part of the limit is more than 0 and less than 1")
    assert house.table["all_green"] == 0.5


def test_more_than_the_limit_is_told(house: House) -> None:
    house.adds("Lucky seven", 800)

    assert house.window.list.rows["limit_hands"].fault.text() == (
        "Lucky seven is set to 800 points, but no hand is paid more than the limit of 500: lower it, or raise the limit."
    )


def test_house_rules_keep_it_and_carry_it_in_a_file(house: House, open_program: Open, tmp_path: Path) -> None:
    house.presses(house.row("nine_gates").tick)
    house.adds("Lucky seven", 300)
    made = house.table
    house.window.saved_as.emit("Club")
    house.window.house_menu.exported.emit(str(tmp_path / "club.json"))
    written = json.loads((tmp_path / "club.json").read_text(encoding="utf-8"))
    assert written["options"]["limit_hands"]["Lucky seven"] == 300
    house.window.house_menu.imported.emit(str(tmp_path / "club.json"))
    assert names(house) == ["Club", "Club 2"]

    again = House(open_program(), Mouse())
    window = managing(again)
    window.chosen.emit(next(each for each in again.program.house.choices if each.name == "Club 2"))
    again.opens(window)
    assert again.table == made
    assert again.row("Lucky seven").tick.isChecked()


def test_two_sets_side_by_side_tell_only_the_hands_that_differ(house: House) -> None:
    house.presses(house.row("nine_gates").tick)
    house.adds("Lucky seven", 300)
    house.hand.press(house.window.compare)
    found = house.window.contrast.other.findText("Chinese Classical")
    house.window.contrast.other.setCurrentIndex(found)
    house.window.contrast.ask()

    model = house.window.contrast.table.model()
    assert house.window.contrast.table.rowCount() == 1
    assert [model.index(0, at).data() for at in range(3)] == [
        "Limit hands",
        "Nine gates: off\nLucky seven: 300 points",
        "Nine gates: the limit\nLucky seven: off",
    ]


def test_it_fits_the_smallest_screen_and_everything_has_a_name(house: House) -> None:
    house.adds("Lucky seven", 300)
    house.adds("", 300)
    house.presses(house.row("Lucky seven").rename)
    house.window.resize(1004, 560)
    QApplication.processEvents()

    assert house.window.height() <= 560
    assert house.window.list.overhang == 0
    all_is_said(house.window)


@pytest.mark.usefixtures("doubled")
def test_it_fits_with_doubled_text(house: House) -> None:
    house.adds("Lucky seven", 300)
    house.window.resize(1260, 760)
    QApplication.processEvents()

    assert (house.window.width(), house.window.list.overhang) == (1260, 0)
