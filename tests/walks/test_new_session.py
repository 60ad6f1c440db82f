"""A session is begun: names, seats and rules, asked for until they are right, and remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.conftest import Open
from tests.walks.evening import PLAYERS, Evening, dialog
from tests.walks.hands import Mouse, click, drops_a_list, key, type_text


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def asking(evening: Evening) -> NewSessionDialog:
    click(evening.desk.start.new)
    return dialog(evening.program, NewSessionDialog)


def test_of_two_quick_clicks_only_one_counts(evening: Evening) -> None:
    asked = asking(evening)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        evening.hand.write(line, name)
    begin = asked.start.mapTo(asked, asked.start.rect().center())
    QTest.mouseDClick(asked.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)

    kept = evening.program.store.sessions()
    assert not isinstance(kept, Problem)
    assert len(kept) == 1

    evening.program.rules.show_session()
    rules = dialog(evening.program, RulesDialog)
    close = rules.close_button.mapTo(rules, rules.close_button.rect().center())
    QTest.mouseDClick(rules.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, close)
    evening.looks_at_the_window()


def test_a_session_starts_only_when_everybody_has_a_name_of_their_own(evening: Evening) -> None:
    asked = asking(evening)
    assert asked.sentence.text() == ""

    for line, name in zip(asked.names, ("Ana", "Ben", "ana", "Dan"), strict=True):
        evening.hand.write(line, name)
    assert asked.sentence.text() == "ana sits at two places: give one of them another name."
    assert not asked.start.isEnabled()
    assert asked.start.accessibleDescription() == asked.sentence.text()

    evening.hand.write(asked.names[2], " Chi ")
    assert asked.sentence.text() == ""
    evening.hand.press(asked.start)
    ledger = evening.program.session.ledger
    assert ledger is not None
    assert ledger.players == ("Ana", "Ben", "Chi", "Dan")


def test_names_are_typed_one_after_the_other_and_enter_starts(evening: Evening) -> None:
    asked = asking(evening)
    for name in ("Ana", "Ben", "Chi", "Dan"):
        type_text(asked, name + "\t")
    assert [line.text() for line in asked.names] == ["Ana", "Ben", "Chi", "Dan"]

    key(asked, Qt.Key.Key_Return)

    assert evening.scores == ["25,000"] * 4


def test_seats_can_be_swapped_before_the_start(evening: Evening) -> None:
    asked = asking(evening)
    for line, name in zip(asked.names, ("Ana", "Ben", "Chi", "Dan"), strict=True):
        evening.hand.write(line, name)

    click(asked.swaps[0])
    click(asked.swaps[1])

    assert [line.text() for line in asked.names] == ["Ben", "Chi", "Ana", "Dan"]


def test_the_rules_are_chosen_with_their_note_and_remembered(evening: Evening, open_program: Open) -> None:
    asked = asking(evening)
    for line, name in zip(asked.names, ("Ana", "Ben", "Chi", "Dan"), strict=True):
        evening.hand.write(line, name)
    key(asked, Qt.Key.Key_Tab)
    while not asked.preset.hasFocus():
        key(asked, Qt.Key.Key_Tab)
    for _ in range(asked.preset.findText("M.League")):
        key(asked.preset, Qt.Key.Key_Down)
    assert asked.preset.currentText() == "M.League"
    assert asked.note.text()
    evening.hand.press(asked.start)

    assert evening.desk.table.top.rules.text() == "M.League rules"
    ledger = evening.program.session.ledger
    assert ledger is not None
    assert ledger.rules.preset == "m_league"
    again = Evening(open_program(), Mouse())
    assert preset_of(asking(again).preset) == "m_league"


def preset_of(box: QComboBox) -> str:
    return str(box.currentData().preset)


@drops_a_list
def test_names_that_have_played_are_offered(evening: Evening) -> None:
    evening.begin()
    evening.chooses(evening.desk.menu.start)
    asked = asking(evening)
    assert [person.text() for person in asked.people] == ["Ana", "Ben", "Chi", "Dan"]

    click(asked.people[2])
    assert asked.names[0].text() == "Chi"
    assert not asked.people[2].isEnabled()
    assert asked.people[2].accessibleDescription() == "Chi has a seat already"

    click(asked.names[1])
    type_text(asked.names[1], "da")
    completer = asked.names[1].completer()
    assert completer is not None
    offered = completer.popup()
    assert offered is not None
    assert offered.isVisible()
    click(offered.viewport(), offered.visualRect(offered.model().index(0, 0)).center())
    assert asked.names[1].text() == "Dan"
