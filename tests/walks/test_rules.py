"""Rules looked at, changed, kept and given away."""

import json
from pathlib import Path

import pytest

from scorekeeper.app import Program
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Switch
from tests.walks.evening import Evening
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list, type_text
from tests.walks.ruling import managing, names
from tests.walks.setting import set_rule


@pytest.fixture(params=[Mouse, Keyboard], ids=["mouse", "keyboard"])
def evening(program: Program, request: pytest.FixtureRequest) -> Evening:
    hand: Hand = request.param()
    return Evening(program, hand)


@pytest.fixture
def by_mouse(program: Program) -> Evening:
    return Evening(program, Mouse())


def shown(window: RulesDialog) -> list[str]:
    return [name for name, row in window.list.rows.items() if row.isVisible()]


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
    # Two that are the same would tell nothing.
    assert window.contrast.other.currentText() != window.base.currentText()
    found = window.contrast.other.findText("Tenhou")
    window.contrast.other.setCurrentIndex(found)
    window.contrast.other.activated.emit(found)

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
