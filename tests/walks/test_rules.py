"""Rules looked at, changed, kept, given away, chosen for a session, and changed in the middle of one."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QTranslator
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Switch
from tests.walks.conftest import Open
from tests.walks.evening import BEN, CHI, DAN, PLAYERS, Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list, type_text
from tests.walks.reach import all_is_said
from tests.walks.setting import set_rule


@pytest.fixture(params=[Mouse, Keyboard], ids=["mouse", "keyboard"])
def evening(program: Program, request: pytest.FixtureRequest) -> Evening:
    hand: Hand = request.param()
    return Evening(program, hand)


@pytest.fixture
def by_mouse(program: Program) -> Evening:
    return Evening(program, Mouse())


def managing(evening: Evening) -> RulesDialog:
    """The rules window as the menu opens it."""
    evening.desk.menu.rules.trigger()
    return turned_to(evening)


def turned_to(evening: Evening) -> RulesDialog:
    """The rules window, with the keyboard in it."""
    found = dialog(evening.program, RulesDialog)
    found.activateWindow()
    QApplication.processEvents()
    return found


def shown(window: RulesDialog) -> list[str]:
    return [name for name, row in window.list.rows.items() if row.isVisible()]


def names(evening: Evening) -> list[str]:
    return [each.name for each in evening.program.house.choices if each.house is not None]


def test_a_rule_is_found_changed_and_reset(evening: Evening) -> None:
    window = managing(evening)
    assert [window.tabs.tabText(at) for at in range(4)] == ["Hand", "Table", "End and result", "Yaku"]
    assert window.differs.text() == "Just as Standard riichi"
    assert not window.differs.isEnabled()

    evening.hand.write(window.search, "last tenpai end")
    assert shown(window) == []
    assert window.found.text() == "No rule matches this search: try another word, or clear it."
    evening.hand.write(window.search, "nearer the first dealer")
    assert shown(window) == ["ties"]
    evening.hand.write(window.search, "Ippatsu")
    assert shown(window) == ["ippatsu", "yaku_han"]

    row = window.list.rows["ippatsu"]
    assert isinstance(row.field, Switch)
    evening.hand.press(row.field.tick)
    assert row.note.text() == "● Changed; Standard riichi: Yes"
    assert window.differs.text() == "Differs from Standard riichi in 1 point"

    evening.hand.press(row.back)
    assert not row.note.isVisible()
    assert window.differs.text() == "Just as Standard riichi"


def test_a_click_shows_only_what_differs(evening: Evening) -> None:
    window = managing(evening)
    for name, value in (("ippatsu", False), ("tobi", "off"), ("uma", [20, 10, -10, -10])):
        window.option_set.emit(name, value)

    assert window.differs.text() == "Differs from Standard riichi in 3 points"
    evening.hand.press(window.differs)
    assert shown(window) == ["ippatsu", "tobi", "uma"]
    assert "adds up to +10 thousand" in window.list.rows["uma"].fault.text()
    assert window.fault.text() == "Uma: " + window.list.rows["uma"].fault.text()

    evening.hand.press(window.reset_all)
    assert window.differs.text() == "Just as Standard riichi"
    assert not window.fault.isVisible()
    assert len(shown(window)) > 5


def test_a_rule_without_effect_says_why(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.search.setText("chombo_points")
    row = window.list.rows["chombo_points"]
    assert not row.field.isEnabled()
    assert "takes no points" in row.idle.text()

    set_rule(window, "chombo", "points_after")
    window.search.setText("chombo_points")
    assert row.field.isEnabled()
    assert not row.idle.isVisible()


def test_what_the_source_does_not_state_is_marked(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.chosen.emit(next(each for each in by_mouse.program.house.choices if each.preset == "ari_ari"))

    assert window.list.rows["uma"].note.text() == "? Not stated by the source"
    assert not window.list.rows["honba_ron"].note.text()
    assert "Printed as: a counter is worth 300 on a self-draw" in window.list.source.text()


def test_two_sets_stand_side_by_side(evening: Evening) -> None:
    window = managing(evening)
    evening.hand.press(window.compare)
    assert window.contrast.same.text() == "Nothing differs between Standard riichi and Standard riichi."
    window.contrast.other.setCurrentIndex(window.contrast.other.findText("Tenhou"))
    window.contrast.ask()

    table = window.contrast.table
    rows = [[str(table.model().index(row, at).data()) for at in range(3)] for row in range(table.rowCount())]
    assert ["Liability covers", "that yakuman", "the whole hand"] in rows
    assert len(rows) == 6
    evening.hand.press(window.compare)
    assert not table.isVisible()


def test_rules_are_kept_renamed_copied_deleted_and_brought_back(evening: Evening) -> None:
    window = managing(evening)
    window.option_set.emit("tobi", "off")
    evening.hand.press(window.save_as)
    type_text(window, "Tuesday\r")
    assert names(evening) == ["Tuesday"]
    assert window.base.currentText() == "Tuesday"
    assert window.view is not None
    assert not window.view.touched

    evening.hand.press(window.save_as)
    type_text(window, "TUESDAY\r")
    assert "There are rules called “TUESDAY” already" in window.notice.label.text()
    click(window.name.cancel)

    window.option_set.emit("ippatsu", False)
    evening.hand.press(window.save)
    assert evening.program.house.choices[-1].options == {"tobi": "off", "ippatsu": False}
    window.house_menu.rename.trigger()
    type_text(window, "Club\r")
    window.house_menu.duplicate.trigger()
    assert names(evening) == ["Club", "Club 2"]
    assert window.base.currentText() == "Club 2"

    window.house_menu.delete.trigger()
    assert names(evening) == ["Club"]
    assert window.notice.label.text() == "“Club 2” was deleted."
    evening.hand.press(window.notice.act)
    assert names(evening) == ["Club", "Club 2"]
    assert window.base.currentText() == "Club 2"


@drops_a_list
def test_the_acts_on_house_rules_drop_from_a_button(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    click(window.house)

    assert window.house_menu.isVisible()
    assert not window.house_menu.rename.isEnabled()
    window.house_menu.close()


def test_rules_go_to_another_table_in_a_file(by_mouse: Evening, tmp_path: Path) -> None:
    window = managing(by_mouse)
    window.option_set.emit("uma", [30, 10, -10, -30])
    window.saved_as.emit("Club")
    window.house_menu.exported.emit(str(tmp_path / "club.json"))
    written = json.loads((tmp_path / "club.json").read_text(encoding="utf-8"))
    assert written == {
        "v": 1,
        "kind": "rules",
        "ruleset": "riichi",
        "name": "Club",
        "preset": "standard",
        "options": {"uma": [30, 10, -10, -30]},
    }

    window.house_menu.imported.emit(str(tmp_path / "club.json"))
    assert names(by_mouse) == ["Club", "Club 2"]
    assert window.view is not None
    assert window.view.rules.changed == {"uma": [30, 10, -10, -30]}

    (tmp_path / "bad.json").write_text(json.dumps(written, indent=1).replace("30,", '"x",', 1), encoding="utf-8")
    window.house_menu.imported.emit(str(tmp_path / "bad.json"))
    assert "bad.json, line 8: the option “uma” cannot be" in window.notice.label.text()
    assert names(by_mouse) == ["Club", "Club 2"]


def test_changes_are_not_let_go_unsaid(evening: Evening) -> None:
    window = managing(evening)
    window.option_set.emit("tobi", "off")

    evening.hand.press(window.close_button)
    assert "These changes are not kept" in window.notice.label.text()
    evening.hand.press(window.close_button)
    assert not [each for each in evening.program.window.findChildren(RulesDialog) if each.isVisible()]


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


class Doubled(QTranslator):
    """A language in which everything takes twice the room."""

    def translate(
        self, context: str, source: str | bytes | QByteArray, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return " ".join(word if "{" in word else word * 2 for word in str(source).split(" "))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's own name
        return False


@pytest.fixture
def doubled(qapp: QApplication) -> Iterator[None]:
    translator = Doubled()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def fits(window: RulesDialog, width: int, height: int) -> bool:
    window.resize(width, height)
    QApplication.processEvents()
    return window.width() <= width and window.height() <= height


def test_the_window_fits_the_smallest_screen(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.option_set.emit("uma", [20, 10, -10, -10])

    assert fits(window, 1004, 560)
    assert window.list.viewport().height() > 200
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        assert window.list.overhang == 0
        all_is_said(window)


@pytest.mark.usefixtures("doubled")
def test_the_window_fits_with_doubled_text(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.option_set.emit("uma", [20, 10, -10, -10])

    assert fits(window, 1260, 760)
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        assert window.list.overhang == 0


def test_all_is_said_while_only_looking_and_while_comparing(by_mouse: Evening) -> None:
    by_mouse.begin()
    by_mouse.taps("riichi", BEN)
    click(by_mouse.desk.table.top.open_rules)
    window = turned_to(by_mouse)
    all_is_said(window)
    click(window.compare)
    all_is_said(window)
    window.close()
    by_mouse.wins(DAN, off=BEN)


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
