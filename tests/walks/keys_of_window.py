"""What the keys of the window do, each as a walk presses it."""

from scorekeeper.core.drill_view import Stage
from tests.walks.evening import Evening
from tests.walks.pressing import do, press_keys


def opens_menu(evening: Evening) -> None:
    do(evening, "menu")
    assert evening.desk.menu.isVisible()
    evening.desk.menu.close()


def scores(evening: Evening) -> None:
    do(evening, "score")
    assert evening.desk.page is evening.desk.score
    evening.hand.press(evening.desk.score.leave)


def drilling_is_shown(evening: Evening) -> bool:
    return evening.program.drilled().shown


def drills(evening: Evening) -> None:
    do(evening, "drills")
    assert drilling_is_shown(evening)
    do(evening, "drill_answer")
    asked = evening.program.drills().drilling.view
    assert asked is not None
    assert asked.stage is Stage.ASKED
    press_keys("Esc", evening.program.window)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.start


def quits(evening: Evening) -> None:
    do(evening, "quit")
    assert not evening.program.window.isVisible()


def opens_the_reference(evening: Evening) -> None:
    do(evening, "reference")
    window = evening.program.reference.window
    assert window is not None
    assert window.isVisible()
    window.close()
    evening.looks_at_the_window()
