"""The final sheet: every column in use, shared places, the sums, all of it in the smallest window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea

from scorekeeper.app import Program
from scorekeeper.ui.look_choice import LookChoice
from tests.walks.evening import BEN, DAN, PLAYERS, Evening
from tests.walks.hands import Mouse, key

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
EVERYTHING = {"yakitori": 10, "chombo": "points_after", "ties": "shared"}


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def ended(evening: Evening) -> None:
    """Dan loses points in the result, Ben wins 12,000, and one of two ready players leaves a stick."""
    session = evening.program.session
    evening.begin()
    assert session.record({"type": "rules", "preset": "tenhou", "options": EVERYTHING})
    assert session.record({"type": "chombo", "seat": DAN})
    assert session.record(
        {"type": "win", "winners": [{"seat": BEN, "from": None, "declared": {"limit": "haneman"}}]},
    )
    assert session.record({"type": "riichi", "seat": 2})
    assert session.record({"type": "exhaustive_draw", "tenpai": [0, 2]})
    assert session.record({"type": "end"})


def test_every_column_in_use_is_shown_and_adds_up(evening: Evening) -> None:
    ended(evening)
    final = evening.desk.table.final
    # The Tab key goes on to it from where the last hand was entered.
    key(evening.desk.table, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is final.stops()[0]
    assert final.ended.text() == "The players ended the game here."
    assert final.headings() == (
        *(
            "Place",
            "Player",
            "Points",
            "less 30,000",
            "Sticks",
            "Rounding",
            "Uma",
            "Oka",
            "Chombo",
            "Yakitori",
            "Result",
        ),
    )
    # 35,500 and the stick are 37 thousand; Ben makes the others' −17, −31, −34 zero before yakitori and chombo
    assert final.said() == [
        ("★ 1st", "Ben", "35,500", "+5.5", "+1.0", "−1.5", "+20.0", "+20.0", "±0.0", "+30.0", "+75.0"),
        ("2nd", "Chi", "22,500", "−7.5", "±0.0", "+0.5", "+10.0", "±0.0", "±0.0", "−10.0", "−7.0"),
        ("3rd =", "Ana", "20,500", "−9.5", "±0.0", "+0.5", "−15.0", "±0.0", "±0.0", "−10.0", "−34.0"),
        ("3rd =", "Dan", "20,500", "−9.5", "±0.0", "+0.5", "−15.0", "±0.0", "−20.0", "−10.0", "−54.0"),
    ]
    assert final.sums() == (*("", "Sum", "99,000", "−21.0", "+1.0", "±0.0", "±0.0", "+20.0", "−20.0", "±0.0", "−20.0"),)


def test_the_session_can_be_printed_from_there(evening: Evening) -> None:
    ended(evening)
    evening.program.looks.choose(LookChoice("light"))
    asked: list[bool] = []
    menu = evening.desk.menu.print_out
    menu.triggered.disconnect()
    menu.triggered.connect(lambda: asked.append(True))
    button = evening.desk.table.final.print_button
    assert button.text() == "Print…"
    button.click()
    assert asked == [True]


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_it_fits_the_smallest_window(evening: Evening, colours: str) -> None:
    ended(evening)
    evening.program.looks.choose(LookChoice(colours))
    evening.program.window.resize(1024, 600)
    QApplication.processEvents()
    final = evening.desk.table.final
    (lines,) = final.findChildren(QScrollArea)
    assert lines.horizontalScrollBar().maximum() == 0
    assert lines.verticalScrollBar().maximum() == 0
    assert final.again_button.visibleRegion().boundingRect().size() == final.again_button.size()


def test_who_came_where_is_seen_from_afar(evening: Evening) -> None:
    ended(evening)
    standings = evening.desk.table.final.standings

    assert [[label.text() for label in card.findChildren(QLabel)] for card in standings.cards] == [
        ["★ 1st", "Ben", "+75.0", "35,500"],
        ["2nd", "Chi", "−7.0", "22,500"],
        ["3rd =", "Ana", "−34.0", "20,500"],
        ["3rd =", "Dan", "−54.0", "20,500"],
    ]
    assert [card.property("place") for card in standings.cards] == ["first", "other", "other", "other"]
    assert "Ben" in standings.cards[0].accessibleName()
    view = evening.program.session.view
    assert view is not None
    evening.desk.table.final.show_session(view)
    QApplication.processEvents()
    assert len([card for card in standings.findChildren(QFrame, options=DIRECT) if card.isVisible()]) == len(PLAYERS)
