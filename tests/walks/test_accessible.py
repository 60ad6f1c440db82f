"""Everything that takes the focus has a name to be read aloud, whatever is shown; and what is off says why."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QAbstractSpinBox, QApplication, QWidget

from scorekeeper.app import Program
from scorekeeper.ui.about_dialog import AboutDialog
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.import_report import ImportReport
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, dialog
from tests.walks.hands import Mouse, click
from tests.walks.test_past import THREE

SMALLEST = 40
"""Pixels of the shorter side of anything that is clicked."""
TILES_SMALLEST = 32
"""A tile in the hand may be this narrow when the gap counts to it."""


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def stops(window: QWidget) -> Iterator[QWidget]:
    """Every visible widget that takes the focus, but for the insides of scroll areas and number boxes."""
    for widget in window.findChildren(QWidget):
        holder: QObject | None = widget.parent()
        inside = isinstance(holder, QAbstractScrollArea | QAbstractSpinBox)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not inside:
            yield widget


def nameless(window: QWidget) -> list[str]:
    """The widgets that a screen reader would have no name for."""
    found = []
    for widget in stops(window):
        spoken = QAccessible.queryAccessibleInterface(widget)
        if not spoken.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} {widget.objectName()} {widget.geometry()}")
    return found


def silent(window: QWidget) -> list[str]:
    """The buttons that are off without saying why, aloud and in a tooltip."""
    return [
        f"{type(button).__name__} {button.accessibleName() or button.text()}"
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and not button.isEnabled() and not (button.toolTip() and button.accessibleDescription())
    ]


def narrow(window: QWidget) -> list[str]:
    """The buttons that a finger would miss."""
    return [
        f"{type(button).__name__} {button.accessibleName() or button.text()} {button.size()}"
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and (button.height() < SMALLEST or button.width() < TILES_SMALLEST)
    ]


def all_is_said(window: QWidget) -> None:
    assert nameless(window) == []
    assert silent(window) == []
    assert narrow(window) == []


def test_the_start_page(evening: Evening) -> None:
    all_is_said(evening.program.window)


def test_the_table_with_nothing_entered(evening: Evening) -> None:
    evening.begin()
    all_is_said(evening.program.window)


def test_a_half_entered_hand(evening: Evening) -> None:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters("1111m234p")
    all_is_said(evening.program.window)


def test_two_winners_and_called_sets(evening: Evening) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.calls("pon", "5z")
    evening.calls("ankan", "1m")
    evening.turns(0, "9m")
    click(evening.side.outcome.won.buttons[ANA])
    evening.enters("234m99m56788p234s9m")
    all_is_said(evening.program.window)


@pytest.mark.parametrize("outcome", ["exhaustive_draw", "abortive_draw", "chombo", "adjustment", "end"])
def test_every_other_outcome(evening: Evening, outcome: str) -> None:
    evening.begin()
    click(evening.side.outcome.other(outcome))
    all_is_said(evening.program.window)


def test_a_finished_game(evening: Evening) -> None:
    evening.begin()
    click(evening.side.outcome.other("end"))
    evening.records()
    assert evening.desk.table.final.isVisible()
    all_is_said(evening.program.window)


def test_a_hand_by_itself(evening: Evening) -> None:
    click(evening.desk.start.score)
    all_is_said(evening.program.window)
    evening.hand.enter(evening.desk.score.side.entry, ())
    evening.program.loose.type_text("234m99m56788p234s9m")
    all_is_said(evening.program.window)


def test_the_dialogs(evening: Evening) -> None:
    evening.program.dialogs.new_session()
    all_is_said(dialog(evening.program, NewSessionDialog))
    dialog(evening.program, NewSessionDialog).close()
    evening.program.dialogs.open_session()
    all_is_said(dialog(evening.program, OpenDialog))
    dialog(evening.program, OpenDialog).close()
    evening.begin()
    evening.program.dialogs.open_session()
    all_is_said(dialog(evening.program, OpenDialog))
    click(dialog(evening.program, OpenDialog).delete)
    all_is_said(dialog(evening.program, OpenDialog))
    click(dialog(evening.program, OpenDialog).notice.act)
    dialog(evening.program, OpenDialog).close()
    evening.program.dialogs.new_session()
    asked = dialog(evening.program, NewSessionDialog)
    click(asked.people[BEN])
    all_is_said(asked)
    asked.close()
    evening.program.travel.take_in([evening.program.folder / "absent.json"])
    all_is_said(dialog(evening.program, ImportReport))
    dialog(evening.program, ImportReport).close()
    evening.program.dialogs.about()
    all_is_said(dialog(evening.program, AboutDialog))


def test_a_hand_of_the_past_and_what_becomes_impossible(evening: Evening) -> None:
    evening.begin()
    for record in THREE:
        assert evening.program.session.record(record)
    evening.program.past.correct(2)
    QApplication.processEvents()
    all_is_said(evening.program.window)
    evening.program.past.entry.declare({"yakuman": 1})
    all_is_said(evening.program.window)
    evening.program.past.strike_there()
    all_is_said(dialog(evening.program, ConsequencesDialog))
    evening.program.past.give_up()
    evening.program.starts.correct_start()
    all_is_said(dialog(evening.program, StartDialog))
    dialog(evening.program, StartDialog).close()
    evening.program.starts.change_players()
    all_is_said(dialog(evening.program, PlayersDialog))
