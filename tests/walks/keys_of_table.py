"""What the keys of the table and its history do, each as a walk presses it."""

from random import Random

from scorekeeper.ui.drill_entries import Choices
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.evening import Evening
from tests.walks.keys_of_window import drilling_is_shown
from tests.walks.pressing import ROWS, do, press_keys


def goes_to_history(evening: Evening) -> None:
    do(evening, "to_history")
    assert evening.desk.table.panes.hands.hasFocus()


def chooses(evening: Evening) -> None:
    do(evening, "to_history")
    for number, keys in enumerate(ROWS["choose"].keys):
        assert keys
        do(evening, "choose", number)
        assert evening.desk.table.history.currentIndex().row() == 0


def corrects(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "correct")
    page = evening.program.correcting.page
    assert page is not None
    assert page.isVisible()
    do(evening, "back")
    assert evening.desk.table.isVisible()


def explains_a_hand(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "explain")
    (panel,) = [each for each in evening.desk.page.findChildren(WhyPanel) if each.isVisible()]
    assert panel.lines.lines
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def drills_a_hand(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "drill_hand")
    assert drilling_is_shown(evening)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def chooses_an_answer(evening: Evening) -> None:
    evening.program.drills().chance = Random(1)
    do(evening, "drills")
    drilling, page = evening.program.drills().drilling, evening.program.drilled().page
    assert drilling.view is not None
    assert page is not None
    for kind in drilling.view.chosen - {"names"}:
        drilling.toggle_kind(kind)
    do(evening, "drill_answer")
    press_keys("2", evening.program.window)
    (choices,) = page.problem.fields.entries.values()
    assert isinstance(choices, Choices)
    assert [each.isChecked() for each in choices.buttons.values()][:3] == [False, True, False]
    press_keys("Esc", evening.program.window)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def strikes(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "strike")
    dialog = evening.program.correcting.dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()
    evening.looks_at_the_window()


def shows_payments(evening: Evening) -> None:
    button = evening.desk.table.board.views.payments
    before = button.isChecked()
    do(evening, "payments")
    assert button.isChecked() is not before


def shows_the_course(evening: Evening) -> None:
    do(evening, "course")
    assert evening.desk.table.panes.course.isVisible()


def shows_what_is_needed(evening: Evening) -> None:
    do(evening, "needed")
    assert evening.desk.table.panes.needed.isVisible()


def turns_to_a_list(evening: Evening) -> None:
    for in_list in (True, False):
        do(evening, "view")
        assert evening.desk.table.board.in_list is in_list


def shows_another_board(evening: Evening) -> None:
    do(evening, "board")
    assert evening.program.boards.other is not None
    assert evening.program.boards.other.isVisible()


def fills_the_screen(evening: Evening) -> None:
    other = evening.program.boards.other
    assert other is not None
    press_keys(ROWS["board_full"].keys[0], other)
    assert other.isFullScreen()


def leaves_the_full_screen(evening: Evening) -> None:
    other = evening.program.boards.other
    assert other is not None
    press_keys(ROWS["board_leave"].keys[0], other)
    assert not other.isFullScreen()
    other.close()
    evening.looks_at_the_window()
