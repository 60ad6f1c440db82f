"""The window of the reference: its list and search, its rules, its copy, its look."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.core.reference import Page, Section
from scorekeeper.core.reference_view import Found
from scorekeeper.ui.reference_cells import MARKED
from scorekeeper.ui.reference_list import BESIDE
from scorekeeper.ui.style import Look
from tests.books import FLUSH, OTHER, POINTS, SECTIONS, SIMPLE, finding, points_table, reference
from tests.ui.acts import click, key
from tests.ui.referring import CTRL, WIDE, Opened, opened_reference, tables, texts

__all__ = ["opened_reference"]


# the list


def test_the_pages_stand_in_their_sections_and_that_of_the_page_is_unfolded(opened: Opened) -> None:
    window = opened()
    assert window.pages.shown == ("simple", "flush", "points")
    tops = [window.pages.tree.topLevelItem(at) for at in range(2)]
    assert [top.text(0) for top in tops if top] == ["Hands", "Tables"]
    assert [top.isExpanded() for top in tops if top] == [True, False]
    current = window.pages.tree.currentItem()
    assert current is not None
    assert (current.text(0), current.data(0, BESIDE)) == ("All simples", "断么九")


def test_a_click_opens_a_page_and_folds_a_section(opened: Opened) -> None:
    window = opened()
    tree = window.pages.tree
    head = tree.topLevelItem(1)
    assert head is not None
    page = head.child(0)
    assert page is not None
    for item, title in ((head, "All simples"), (page, "Points"), (head, "Points")):
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualItemRect(item).center())
        QApplication.processEvents()
        assert head.isExpanded() is (item is not head or title == "All simples")
        assert texts(window)[0] == title


def test_a_search_lists_what_it_finds_and_says_how_many(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("scorekeeper.ui.announce.send", lambda event: said.append(event.message()))
    window = opened(find=finding("points", "simple"))
    key(window, Qt.Key.Key_F, CTRL)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_X)
    assert list(window.pages.shown) == ["points", "simple"]
    assert window.pages.found.text() == "2 pages found"
    assert said[-1] == "2 pages found"
    first = window.pages.tree.topLevelItem(0)
    assert first is not None
    assert (first.text(0), first.data(0, BESIDE)) == ("Points", "Tables")
    key(window, Qt.Key.Key_Return)
    assert texts(window)[0] == "Points"
    key(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert list(window.pages.shown) == ["simple", "flush", "points"]
    key(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_fits_best_is_in_sight_wherever_the_open_page_stands(opened: Opened) -> None:
    window = opened(find=finding("points", "flush", "simple"))
    pages = window.pages
    pages.tree.setFixedHeight(40)
    QApplication.processEvents()
    pages.look_for("x")
    QApplication.processEvents()
    assert pages.tree.verticalScrollBar().maximum() > 0
    assert pages.tree.verticalScrollBar().value() == 0


def test_a_search_without_a_match_says_what_to_do(opened: Opened) -> None:
    window = opened()
    window.pages.search.setText("nothing of this")
    assert not window.pages.shown
    assert window.pages.found.text().startswith("No page matches")


def test_what_was_probably_meant_is_told_and_a_press_searches_for_it(opened: Opened) -> None:
    window = opened(find=finding("flush", meant="flush"))
    click(window.pages.search)
    window.pages.search.setText("flusch")
    assert window.pages.meant.text() == "Did you mean “flush”?"
    assert window.pages.meant.isVisible()
    assert window.pages.shown == ("flush",)
    QApplication.processEvents()
    key(window, Qt.Key.Key_Tab)
    assert window.pages.meant.hasFocus()
    key(window, Qt.Key.Key_Space)
    assert window.pages.search.text() == "flush"
    window.pages.search.setText("")
    assert not window.pages.meant.isVisible()


def test_what_was_found_is_scrolled_to_and_marked(opened: Opened) -> None:
    window = opened("points", find=finding(Found("flush", 20), "simple"))
    window.search()
    window.pages.search.setText("terminal")
    key(window, Qt.Key.Key_Return)
    QApplication.processEvents()
    piece = window.page.pieces[21]
    assert window.page.marked is piece
    assert window.page.viewport().rect().contains(piece.mapTo(window.page.viewport(), piece.rect().center()))
    assert window.page.verticalScrollBar().value() > 0
    assert window.pages.search.hasFocus()
    key(window, Qt.Key.Key_Return)
    assert piece.hasFocus()
    window.go_back()
    assert not any(each.property("found") for each in window.page.pieces)
    window.go_on()
    QApplication.processEvents()
    assert window.page.marked is window.page.pieces[21]


def test_the_row_that_was_found_is_marked(opened: Opened) -> None:
    window = opened("flush", find=finding(Found("points", 1, 1), Found("simple", 1, 2)))
    window.pages.search.setText("simple")
    key(window, Qt.Key.Key_Slash)
    key(window, Qt.Key.Key_Return)
    QApplication.processEvents()
    key(window, Qt.Key.Key_Return)
    table = tables(window)[-1]
    assert table.hasFocus()
    assert (table.currentRow(), table.currentColumn()) == (1, 0)
    assert [table.model().index(row, 0).data(MARKED) for row in range(2)] == [None, True]
    window.open_page("simple", Found("simple", 1, 2))
    window.read()
    assert window.page.marked is window.focusWidget()
    assert window.focusWidget().accessibleName().startswith("Made of")


def test_the_slash_goes_to_the_search_and_the_arrow_to_its_list(opened: Opened) -> None:
    window = opened(find=finding("flush", "points"))
    window.read()
    key(window, Qt.Key.Key_Slash)
    assert window.pages.search.hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    key(window, Qt.Key.Key_Down)
    key(window, Qt.Key.Key_Down)
    key(window, Qt.Key.Key_Return)
    assert texts(window)[0] == "Points"


# the window


def test_the_whole_page_is_copied_as_text(opened: Opened) -> None:
    window = opened()
    click(window.copy)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("All simples\n断么九, tanyao, only twos to eights\nA hand without")
    assert "Goes not with: One suit, 2 han\n" in text
    window.open_page("points")
    click(window.copy)
    assert "Fu\t1 han\t2 han" in QGuiApplication.clipboard().text()


def test_other_rules_keep_the_page_that_is_read(opened: Opened) -> None:
    window = opened("flush")
    chosen: list[object] = []
    window.rules_chosen.connect(chosen.append)
    window.rules.setCurrentIndex(1)
    window.rules.activated.emit(1)
    assert chosen == [OTHER]
    less = (Section("hands", SECTIONS[0].title, (Page("flush", FLUSH.title, SIMPLE.blocks[:1]),)),)
    window.show_reference(reference(*less, choice=OTHER), finding())
    assert window.windowTitle() == "Reference: Other rules"
    assert texts(window)[0] == "One suit"
    assert len(window.page.pieces) == 2
    window.show_reference(reference(Section("tables", SECTIONS[1].title, (POINTS,))), finding())
    assert texts(window)[0] == "Points"


def test_another_look_keeps_the_page_the_search_and_the_way_back(opened: Opened) -> None:
    window = opened(find=finding("flush"))
    window.open_page("flush")
    window.pages.search.setText("suit")
    window.dress(Look(larger=True))
    QApplication.processEvents()
    assert window.pages.search.text() == "suit"
    assert window.pages.shown == ("flush",)
    assert texts(window)[0] == "One suit"
    window.go_back()
    assert texts(window)[0] == "All simples"


def test_the_cheat_sheet_is_offered_where_there_is_one(opened: Opened) -> None:
    window = opened()
    assert not window.sheet.isVisible()
    asked: list[bool] = []
    window.sheet_wanted.connect(lambda: asked.append(True))
    window.offer_sheet()
    QApplication.processEvents()
    click(window.sheet)
    assert asked == [True]


def test_a_wide_table_has_room_in_a_wide_window(opened: Opened) -> None:
    view = reference(Section("tables", SECTIONS[1].title, (Page("points", POINTS.title, (points_table(6),)),)))
    assert len(tables(opened("points", view, size=WIDE))) == 1
