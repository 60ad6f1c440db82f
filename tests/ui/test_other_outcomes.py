"""What else can happen besides a win: a button each, and the same one as long as it can."""

from msgspec.structs import replace
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from scorekeeper.core.declaration import HandsAsked, Outcome
from scorekeeper.ui.other_outcomes import OtherOutcomes
from scorekeeper.ui.speech import Speech

DRAW, FOUL, ABORTED, LATE = (
    Outcome(name, name, "", HandsAsked.NOBODY, ends_deal=name != "foul", rare=name == "aborted")
    for name in ("draw", "foul", "aborted", "late")
)
SPEECH = Speech({"draw": "Draw"})


def shown(row: OtherOutcomes) -> list[QPushButton]:
    """The buttons from left to right."""
    row.adjustSize()
    return sorted((each for each in row.buttons.values() if not each.isHidden()), key=lambda each: each.x())


def test_what_still_can_happen_keeps_its_button(qtbot: QtBot) -> None:
    row = OtherOutcomes()
    qtbot.addWidget(row)
    row.show()
    row.show_outcomes((DRAW, FOUL, ABORTED), SPEECH)
    before = dict(row.buttons)
    row.show_outcomes((DRAW, LATE, ABORTED), SPEECH)

    assert [each.text() for each in shown(row)] == ["Draw", "late", "aborted"]
    assert [row.buttons[name] is before.get(name) for name in row.buttons] == [True, False, True]
    assert before["foul"].isHidden()
    row.show_outcomes((FOUL, DRAW), SPEECH)
    assert [each.text() for each in shown(row)] == ["foul", "Draw"]
    with qtbot.waitSignal(row.chosen, check_params_cb=lambda chosen: chosen == "draw"):
        before["draw"].click()


def test_another_outcome_of_the_same_name_is_another_button(qtbot: QtBot) -> None:
    row = OtherOutcomes()
    qtbot.addWidget(row)
    row.show_outcomes((DRAW,), SPEECH)
    first = row.buttons["draw"]
    row.show_outcomes((replace(DRAW, ends_deal=False), FOUL), SPEECH)

    assert row.buttons["draw"] is not first
    assert (first.property("role"), row.buttons["draw"].property("role")) == ("outcome", "quiet")
