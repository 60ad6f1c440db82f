"""The page that is seen first."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.shelf import NewSession, RulesChoice, ShelfView
from scorekeeper.ui.menu import MainMenu
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.start_page import StartPage
from scorekeeper.ui.style import Look
from tests.ui.acts import key

FOUR = RulesChoice("toy", "plain", "Plain", "A note", 4)
THREE = RulesChoice("toy", "short", "Short", "A note", 3)


@dataclass(frozen=True, slots=True)
class Line:
    """A session as the list tells of it."""

    id: int = 7
    title: str = ""
    started: str = "2026-03-01T20:00:00+00:00"
    players: tuple[str, ...] = ("Ana", "Ben", "Chi", "Dan")
    ruleset: str = "toy"
    preset: str = "plain"
    rules_name: str = ""
    events: int = 3
    finished: bool = False
    changed: str = "2026-03-01T22:00:00+00:00"


@pytest.fixture
def page(look: Look, show: Callable[..., None]) -> StartPage:
    made = StartPage(look, Late(lambda: MainMenu(QWidget())))
    made.show_shelf(ShelfView((), (), None, (FOUR, THREE)))
    show(made, 1024, 580)
    return made


def wishes(page: StartPage) -> list[NewSession]:
    found: list[NewSession] = []
    page.wished.connect(found.append)
    return found


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_way_in_focus_is_gone_by_the_keyboard(page: StartPage, pressed: Qt.Key) -> None:
    wished = wishes(page)
    page.first().setFocus()
    key(page, pressed)

    assert [each.players for each in wished] == [("Player 1", "Player 2", "Player 3", "Player 4")]


def test_the_first_table_begins_with_the_names_that_were_written(page: StartPage) -> None:
    wished = wishes(page)
    page.begin.names[2].setText(" Chi ")
    page.begin.begin.click()

    assert [(each.family, each.preset, each.players) for each in wished] == [
        ("toy", "plain", ("Player 1", "Player 2", "Chi", "Player 4"))
    ]


def test_two_players_of_one_name_do_not_begin(page: StartPage) -> None:
    page.begin.names[0].setText("player 2")

    assert not page.begin.begin.isEnabled()
    assert page.begin.begin.toolTip() == "Player 2 sits at two places: give one of them another name."
    assert page.begin.begin.objectName() == ""
    page.begin.names[0].clear()
    assert page.begin.begin.isEnabled()
    assert page.begin.begin.objectName() == "first"


def test_a_name_that_nobody_wrote_stands_aslant(page: StartPage) -> None:
    line = page.begin.names[0]
    assert line.font().italic()
    line.setText("Ana")
    assert not line.font().italic()
    line.clear()
    assert line.font().italic()


def test_as_many_names_are_asked_for_as_the_rules_have_seats(page: StartPage) -> None:
    page.show_shelf(ShelfView((), (), None, (THREE,)))
    assert [line.isVisible() for line in page.begin.names] == [True, True, True, False]
    wished = wishes(page)
    QTest.mouseClick(page.begin.begin, Qt.MouseButton.LeftButton)

    assert [each.players for each in wished] == [("Player 1", "Player 2", "Player 3")]


@pytest.mark.parametrize(
    ("again", "note"),
    [
        (NewSession("toy", "plain", ("Ana", "Ben", "Chi", "Eve")), "Plain rules, a new session"),
        (NewSession("toy", "plain", ("Ana", "Ben", "Chi", "Eve"), "", {"x": 1}), "Plain rules, changed, a new session"),
        (NewSession("toy", "plain", ("Ana", "Ben", "Chi", "Eve"), "", {"x": 1}, "Ours"), "Ours, a new session"),
    ],
)
def test_the_last_table_is_one_click_away(page: StartPage, again: NewSession, note: str) -> None:
    page.show_shelf(ShelfView((Line(),), (), None, (FOUR,), again))
    wished = wishes(page)

    assert not page.begin.isVisible()
    assert page.again.accessibleName() == "Again with Ana, Ben, Chi, Eve"
    assert page.again.accessibleDescription() == note
    QTest.mouseClick(page.again, Qt.MouseButton.LeftButton)
    assert wished == [again]


@pytest.mark.parametrize("finished", [False, True])
def test_after_a_finished_game_another_one_comes_first(page: StartPage, finished: bool) -> None:
    again = NewSession("toy", "plain", ("Ana", "Ben", "Chi", "Dan"))
    page.show_shelf(ShelfView((Line(finished=finished),), (), None, (FOUR,), again))

    assert page.first() is (page.again if finished else page.go_on)


def test_a_deleted_session_can_be_brought_back_from_here(page: StartPage) -> None:
    page.show_shelf(ShelfView((), (), Line(), (FOUR,)))

    assert page.open.isEnabled()
    assert page.open.accessibleDescription() == "Bring back the session that was deleted"


def test_only_names_that_somebody_was_given_are_offered(look: Look) -> None:
    dialog = NewSessionDialog(look)
    dialog.show_shelf(ShelfView((), ("Player 1", "Ana", "Player 4", "Player 10"), None, (FOUR,)))
    assert [button.text() for button in dialog.people] == ["Ana", "Player 10"]
    dialog.close()
