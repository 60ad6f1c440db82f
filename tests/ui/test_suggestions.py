"""What completes a hand is offered, and taken by a click or a key."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.entries import riichi, shown, winning
from tests.ui.acts import click, said
from tests.ui.panels import Open


def test_what_completes_the_hand_is_one_click_away(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p23s")
    panel = opened(made, (700, 560))
    offered = panel.worth.suggestions.button_at(1)
    assert said(offered) == "4 of bamboos: 1 han 40 fu · 1,300"
    assert panel.builder.typing.hint == "1s"
    offered.setFocus()
    click(offered)

    assert shown(made).typed == "234999m56788p234s"
    assert not panel.worth.suggestions.isVisible()
    assert panel.hasFocus()
    assert panel.builder.typing.hint == ""


def test_the_right_arrow_takes_what_is_shown_behind_the_text(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p23s")
    panel = opened(made, (700, 560))
    panel.builder.typing.setFocus()
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_Right)
    assert shown(made).typed == "234999m56788p231s"
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_Left)
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_Right)

    assert shown(made).typed == "234999m56788p231s"
