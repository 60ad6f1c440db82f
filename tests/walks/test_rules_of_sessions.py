"""Rules chosen for a session, kept with it, and changed in the middle of one."""

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from tests.walks.conftest import Open
from tests.walks.evening import CHI, PLAYERS, Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click
from tests.walks.ruling import managing, turned_to


@pytest.fixture(params=[Mouse, Keyboard], ids=["mouse", "keyboard"])
def evening(program: Program, request: pytest.FixtureRequest) -> Evening:
    hand: Hand = request.param()
    return Evening(program, hand)


@pytest.fixture
def by_mouse(program: Program) -> Evening:
    return Evening(program, Mouse())


def customised(evening: Evening, *changes: tuple[str, object]) -> NewSessionDialog:
    """A new session about to be begun with changed rules."""
    evening.hand.press(evening.desk.start.new)
    asking = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asking.names, PLAYERS, strict=True):
        evening.hand.write(line, name)
    evening.hand.press(asking.customise)
    window = turned_to(evening)
    for name, value in changes:
        window.option_set.emit(name, value)
    evening.hand.press(window.use)
    asking.activateWindow()
    QApplication.processEvents()
    return asking


def test_a_session_is_begun_by_changed_rules_and_keeps_every_value(evening: Evening) -> None:
    asking = customised(evening, ("start_points", 30000), ("tobi", "off"))
    assert asking.preset.currentText() == "Standard riichi, changed"
    choice = asking.preset.choice
    assert choice is not None
    assert [each.default for each in choice.takeover if each.id == "scores"] == [(30000,) * 4]
    evening.hand.press(asking.start)
    evening.looks_at_the_window()

    assert evening.scores == ["30,000"] * 4
    assert evening.desk.table.top.rules.text() == "Standard riichi rules, changed"
    options = evening.kept().header["options"]
    assert isinstance(options, dict)
    assert set(options) == set(OPTIONS)
    assert (options["start_points"], options["tobi"]) == (30000, "off")


def test_a_session_by_house_rules_goes_by_their_name(by_mouse: Evening, open_program: Open) -> None:
    window = managing(by_mouse)
    window.option_set.emit("start_points", 20000)
    window.saved_as.emit("Tuesday")
    window.close()
    click(by_mouse.desk.start.new)
    asking = dialog(by_mouse.program, NewSessionDialog)
    for line, name in zip(asking.names, PLAYERS, strict=True):
        by_mouse.hand.write(line, name)
    asking.preset.setCurrentIndex(asking.preset.findText("Tuesday"))
    click(asking.start)
    assert by_mouse.desk.table.top.rules.text() == "Tuesday"
    assert by_mouse.scores == ["20,000"] * 4

    # The rules of the session stay what they were, whatever becomes of the house's.
    by_mouse.program.house.delete(1)
    again = Evening(open_program(), Mouse())
    assert again.program.shelf.open(1)
    assert again.desk.table.top.rules.text() == "Tuesday"
    assert again.scores == ["20,000"] * 4


def test_the_rules_of_a_session_change_from_the_next_hand_on(evening: Evening) -> None:
    """Ben wins 1 han 30 fu off Chi: 1,000 and, with a counter of 300 or of 1,500, more; after the change 1,500 count."""
    evening.begin()
    evening.looks_at_the_window()
    evening.hand.press(evening.desk.table.top.open_rules)
    window = turned_to(evening)
    assert not window.list.rows["honba_ron"].field.isVisible()
    assert window.list.rows["honba_ron"].value.text() == "300"
    evening.hand.press(window.change)
    assert window.list.rows["honba_ron"].field.isVisibleTo(window.list.rows["honba_ron"])
    assert not window.use.isEnabled()
    window.option_set.emit("honba_ron", 1500)
    evening.hand.press(window.use)
    evening.looks_at_the_window()

    assert evening.desk.table.top.rules.text() == "Tenhou rules, changed"
    event = evening.kept().events[-1]
    assert event["type"] == "rules"
    assert isinstance(event["options"], dict)
    assert event["options"]["honba_ron"] == 1500
    assert evening.replayed().rules.changed == {"honba_ron": 1500}

    undo = evening.desk.table.top.undo
    assert undo.toolTip() == "Undo: Change of rules (Ctrl+Z)"
    evening.hand.press(undo)
    assert evening.desk.table.top.rules.text() == "Tenhou rules"
    evening.hand.press(evening.desk.table.top.redo)
    assert evening.desk.table.top.rules.text() == "Tenhou rules, changed"


def test_rules_do_not_change_between_a_riichi_and_the_end_of_its_hand(evening: Evening) -> None:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.hand.press(evening.desk.table.top.open_rules)
    window = turned_to(evening)

    assert not window.change.isEnabled()
    assert window.change.toolTip() == "This hand is still being played: record how it ends first."
    window.unlocked.emit()
    assert not window.use.isVisible()


def test_a_session_that_was_kept_with_differences_alone_is_read_as_ever(by_mouse: Evening) -> None:
    header = {
        "ruleset": "riichi",
        "preset": "m_league",
        "options": {"start_points": 20000},
        "players": list(PLAYERS),
    }
    number = by_mouse.program.store.create(header)
    assert isinstance(number, int)

    assert by_mouse.program.shelf.open(number)

    assert by_mouse.scores == ["20,000"] * 4
    assert by_mouse.desk.table.top.rules.text() == "M.League rules, changed"
    click(by_mouse.desk.table.top.open_rules)
    window = turned_to(by_mouse)
    assert window.differs.text() == "Differs from M.League in 1 point"
    assert window.list.rows["uma"].value.text() == "30 / 10 / −10 / −30"


def test_other_rules_take_the_place_of_a_sessions_by_their_name(by_mouse: Evening) -> None:
    by_mouse.begin()
    by_mouse.program.house.save_as("Tuesday", by_mouse.program.house.choices[0].changed({"honba_ron": 1500}))
    click(by_mouse.desk.table.top.open_rules)
    window = turned_to(by_mouse)
    click(window.change)
    window.chosen.emit(by_mouse.program.house.choices[-1])
    click(window.use)
    by_mouse.looks_at_the_window()

    assert by_mouse.desk.table.top.rules.text() == "Tuesday"
    event = by_mouse.kept().events[-1]
    assert (event["preset"], event["rules_name"]) == ("standard", "Tuesday")
    assert by_mouse.replayed().rules.changed == {"honba_ron": 1500}
    # What is in force is recognised as the house's own.
    click(by_mouse.desk.table.top.open_rules)
    assert turned_to(by_mouse).base.currentText() == "Tuesday"
