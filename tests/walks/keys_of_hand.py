"""What the keys of the hand that is entered do, each as a walk presses it."""

from PySide6.QtWidgets import QApplication

from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.evening import BEN, CHI, DAN, Evening
from tests.walks.hands import Keyboard, type_text
from tests.walks.pressing import SCORED, do


def taps(evening: Evening) -> None:
    do(evening, "tap", CHI)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]
    # No fifth player: nothing happens.
    do(evening, "tap", 4)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]


def undoes(evening: Evening) -> None:
    do(evening, "undo")
    assert evening.scores == ["25,000"] * 4


def redoes(evening: Evening) -> None:
    do(evening, "redo")
    assert evening.scores[CHI] == "24,000"
    do(evening, "undo")
    do(evening, "redo", 1)
    assert evening.scores[CHI] == "24,000"


def wins(evening: Evening) -> None:
    evening.hand.press(evening.side.outcome.other("chombo"))
    # From whatever else is asked, the key goes back to who won.
    do(evening, "won", CHI)
    assert evening.side.outcome.won.buttons[CHI].isChecked()
    do(evening, "won", 8)
    do(evening, "won", BEN)
    do(evening, "won", BEN)
    assert not evening.side.outcome.won.buttons[BEN].isChecked()


def draws_itself(evening: Evening) -> None:
    do(evening, "own_draw")
    assert evening.side.outcome.off.buttons[0].isChecked()


def wins_off(evening: Evening) -> None:
    do(evening, "off", DAN)
    assert evening.side.outcome.off.buttons[1 + DAN].isChecked()


def goes_to_typing(evening: Evening) -> None:
    do(evening, "to_hand")
    assert evening.side.entry.builder.typing.hasFocus()


def signs(evening: Evening) -> None:
    evening.desk.await_entry()
    evening.enters(SCORED)
    assert evening.side.entry.worth.counted.number.isVisible()


def takes_back(evening: Evening) -> None:
    before = evening.side.entry.builder.typing.text()
    do(evening, "take_back")
    assert evening.side.entry.builder.typing.text() == before[:-1]
    type_text(evening.program.window, before[-1])


def goes_to_ticks(evening: Evening) -> None:
    do(evening, "to_ticks")
    assert evening.program.window.focusWidget() in evening.side.entry.builder.ticks.stops()


def explains(evening: Evening) -> None:
    evening.program.window.resize(1024, 600)
    QApplication.processEvents()
    assert evening.side.entry.worth.why.isVisible()
    do(evening, "why")
    (panel,) = evening.side.findChildren(WhyPanel)
    assert panel.isVisible()
    do(evening, "why")
    assert not panel.isVisible()


def looks_a_reason_up(evening: Evening) -> None:
    do(evening, "why")
    (panel,) = evening.side.findChildren(WhyPanel)
    panel.lines.lines[1].setFocus()
    do(evening, "look_up")
    reference = evening.program.reference.window
    assert reference is not None
    assert reference.isVisible()
    reference.close()
    evening.looks_at_the_window()
    do(evening, "why")


def records(evening: Evening) -> None:
    evening.desk.await_entry()
    do(evening, "record")
    assert len(evening.history) == 1


def records_now(evening: Evening) -> None:
    evening.hand.press(evening.desk.table.top.undo)
    do(evening, "to_history")
    do(evening, "record_now")
    assert len(evening.history) == 1


def goes_to_outcomes(evening: Evening) -> None:
    do(evening, "to_outcomes")
    assert evening.program.window.focusWidget() is evening.side.outcome.other_buttons[0]
    Keyboard().press(evening.side.outcome.other_buttons[0])
    do(evening, "to_outcomes")
    assert evening.program.window.focusWidget() is evening.side.outcome.other_buttons[0]


def goes_back(evening: Evening) -> None:
    Keyboard().press(evening.side.outcome.other("chombo"))
    assert evening.side.outcome.back.isVisible()
    do(evening, "back")
    assert not evening.side.outcome.back.isVisible()


def moves(evening: Evening) -> None:
    do(evening, "won", CHI)
    picker = evening.side.entry.builder.picker
    first, second = picker.stops()[:2]
    first.setFocus()
    do(evening, "move", 1)
    assert second.hasFocus()


def second_meaning(evening: Evening) -> None:
    evening.desk.await_entry()
    evening.enters("1234m")
    strip = evening.side.entry.builder.strip
    tile = strip.stops()[0]
    tile.setFocus()
    do(evening, "second")
    view = evening.program.entry.view
    assert view is not None
    assert [each.tile.code for each in view.hand if each.winning] == ["1m"]
    evening.program.entry.clear()
