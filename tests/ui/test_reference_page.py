"""The pages of the reference: links, tables, examples, and how they are read by keyboard and by ear."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Facts, Page, Section
from scorekeeper.core.reference_view import Found, ReferenceView
from scorekeeper.ui.reference_grid import GridView
from scorekeeper.ui.reference_passage import Fact, Passage
from scorekeeper.ui.reference_widths import Wish, shared
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms_dialog import TermsDialog
from tests.books import CHOICE, reference, said
from tests.ui.acts import click, key, tab_stops
from tests.ui.referring import (
    ALT,
    CTRL,
    NARROW,
    WIDE,
    Opened,
    example,
    link,
    opened_reference,
    read_aloud,
    tables,
    texts,
)

__all__ = ["opened_reference"]


# a page


def test_a_page_says_all_that_it_holds(opened: Opened) -> None:
    said = texts(opened())
    assert said[:3] == ["All simples", "断么九, tanyao, only twos to eights", said[2]]
    assert said[2].startswith("A hand without any terminal")
    assert {"Closed", "1 han", "When it counts", "2 han 30 fu"} <= set(said)
    assert said[-1].startswith("Source: a book")


def test_facts_do_not_repeat_the_title(opened: Opened) -> None:
    rows = ((Phrase("closed"), (said("flush"),)), (Phrase("points"), (said("flush"), said("run"), said("run"))))
    page = Page("flush", Phrase("flush"), (Facts(rows),))
    window = opened("flush", reference(Section("hands", Phrase("hands"), (page,))))
    assert texts(window) == ["One suit", "Points", "Run"]
    click(window.copy)
    assert QGuiApplication.clipboard().text() == "One suit\nPoints: Run\n"
    window.open_page("flush", Found("flush", 0, 0))
    assert not any(each.property("found") for each in window.page.pieces)
    window.open_page("flush", Found("flush", 0, 1))
    assert window.page.marked is window.page.pieces[1]


@pytest.mark.qt_log_ignore(r"^This plugin does not support raise", extend=True)
def test_terms_in_a_table_are_explained_by_a_key_and_by_a_tap(opened: Opened) -> None:
    window = opened("points")
    table = tables(window)[-1]
    table.setFocus()
    table.setCurrentCell(0, 0)
    key(window, Qt.Key.Key_T, ALT)
    (asked,) = window.findChildren(TermsDialog)
    assert next(each.meaning.term for each in asked.lines) == "Run"
    asked.close()
    place = table.visualRect(table.model().index(0, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()
    assert "three in a row" in QToolTip.text()
    QToolTip.hideText()


def test_only_the_page_that_is_read_has_widgets(opened: Opened) -> None:
    window = opened()
    assert not window.page.findChildren(GridView)
    window.open_page("points")
    QApplication.processEvents()
    assert len(window.page.findChildren(GridView)) == 2


def test_links_lead_to_other_pages_and_the_keys_back_and_on(opened: Opened) -> None:
    window = opened()
    click(link(window, "One suit"))
    assert texts(window)[0] == "One suit"
    assert window.back.isEnabled()
    key(window, Qt.Key.Key_Left, ALT)
    assert texts(window)[0] == "All simples"
    assert not window.back.isEnabled()
    assert window.back.toolTip() == "No page was read before this one"
    key(window, Qt.Key.Key_Right, ALT)
    assert texts(window)[0] == "One suit"
    window.open_page("points")
    assert not window.on.isEnabled()


def test_the_mouse_s_own_buttons_go_back_and_on(opened: Opened) -> None:
    window = opened()
    window.open_page("flush")
    for button, title in ((Qt.MouseButton.BackButton, "All simples"), (Qt.MouseButton.ForwardButton, "One suit")):
        QTest.mouseClick(window.page.viewport(), button)
        QApplication.processEvents()
        assert texts(window)[0] == title


def test_a_page_is_found_again_where_it_was_left(opened: Opened) -> None:
    window = opened("flush")
    bar = window.page.verticalScrollBar()
    assert bar.maximum() > 200
    bar.setValue(150)
    window.open_page("simple")
    QApplication.processEvents()
    assert bar.value() == 0
    window.go_back()
    QApplication.processEvents()
    assert bar.value() == 150


def test_a_page_that_is_not_there_is_not_turned_to(opened: Opened) -> None:
    window = opened()
    window.open_page("nowhere")
    assert texts(window)[0] == "All simples"
    assert not window.back.isEnabled()


def test_rules_without_pages_say_so(opened: Opened) -> None:
    window = opened("", ReferenceView(CHOICE, (CHOICE,), ()))
    assert texts(window) == ["These rules have no pages."]


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("page", ["simple", "flush", "points"])
@pytest.mark.parametrize("larger", [False, True])
def test_nothing_is_wider_than_the_window(
    opened: Opened, size: tuple[int, int], page: str, larger: bool, look: Look
) -> None:
    window = opened(page, size=size, drawn=Look(larger=larger))
    assert look.target
    room = window.page.viewport().width()
    assert all(each.mapTo(window.page, each.rect().topRight()).x() <= room for each in window.page.pieces)
    for table in tables(window):
        assert sum(table.columnWidth(at) for at in range(table.columnCount())) <= table.viewport().width()
        assert sum(table.rowHeight(at) for at in range(table.rowCount())) <= table.viewport().height()


# tables


def test_a_cell_is_read_with_what_its_row_and_its_column_are_about(opened: Opened) -> None:
    wide, short = opened("points").page.findChildren(GridView)
    first, last = wide.tables[0], wide.tables[-1]
    assert read_aloud(first, 1, 2) == "30 fu, 2 han: 4,800"
    assert read_aloud(first, 1, 0) == "30 fu"
    assert read_aloud(last, 9, last.columnCount() - 1) == "110 fu, 13 han: 114,400"
    (table,) = short.tables
    assert read_aloud(table, 0, 1) == "Run, Points: −300"
    assert read_aloud(table, 1, 1) == "2, 3, 4 of characters, Points: All simples"


def test_a_table_too_wide_comes_in_pieces_that_all_begin_with_its_first_column(opened: Opened) -> None:
    wide = opened("points", size=NARROW).page.findChildren(GridView)[0]
    assert len(wide.tables) == 2
    assert {table.model().headerData(0, Qt.Orientation.Horizontal) for table in wide.tables} == {"Fu"}
    columns = [column for table in wide.tables for column in table.columns[1:]]
    assert columns == list(range(1, 14))


@pytest.mark.parametrize(
    ("wishes", "room", "widths"),
    [
        ([Wish(50, 50), Wish(50, 50)], 120, [(60, 60)]),
        ([Wish(50, 50), Wish(100, 30)], 100, [(50, 50)]),
        ([Wish(50, 50), Wish(60, 60), Wish(60, 60), Wish(60, 60)], 175, [(51, 61, 61), (82, 92)]),
        ([Wish(200, 200)], 100, [(200,)]),
        ([], 100, []),
    ],
)
def test_how_columns_share_the_room(wishes: list[Wish], room: int, widths: list[tuple[int, ...]]) -> None:
    pieces = shared(wishes, room)
    assert [column for piece in pieces for column in piece.columns[1:]] == list(range(1, len(wishes)))
    assert len(pieces) == len(widths)
    assert [piece.widths for piece in pieces] == widths
    assert all(sum(piece.widths) <= max(room, wishes[0].wide) for piece in pieces)


def test_the_arrow_keys_go_through_a_table_and_out_of_it(opened: Opened) -> None:
    window = opened("points")
    window.read()
    wide = window.page.findChildren(GridView)[0]
    key(window, Qt.Key.Key_Down)
    assert wide.tables[0].hasFocus()
    key(window, Qt.Key.Key_Right)
    for _ in range(wide.tables[0].rowCount()):
        key(window, Qt.Key.Key_Down)
    assert wide.tables[1].hasFocus()
    key(window, Qt.Key.Key_Up)
    assert wide.tables[0].hasFocus()
    assert wide.tables[0].currentRow() == wide.tables[0].rowCount() - 1


def test_enter_follows_a_cell_that_leads_to_a_page_and_a_click_too(opened: Opened) -> None:
    window = opened("points", size=WIDE)
    table = tables(window)[-1]
    table.setFocus()
    table.setCurrentCell(1, 1)
    key(window, Qt.Key.Key_Return)
    assert texts(window)[0] == "All simples"
    window.go_back()
    QApplication.processEvents()
    table = tables(window)[-1]
    window.page.ensureWidgetVisible(table)
    place = table.visualRect(table.model().index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert texts(window)[0] == "All simples"


def test_chosen_cells_are_copied_with_tabs(opened: Opened) -> None:
    window = opened("points")
    table = tables(window)[0]
    table.setFocus()
    key(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    key(window, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "20 fu\t1,600\n30 fu\t2,400"


# examples


def test_an_example_lights_the_sets_that_matter_and_rings_the_last_tile(opened: Opened) -> None:
    shown = example(opened())
    assert [tile.code for tile in shown.sets.lit] == ["6s", "7s", "8s"]
    assert shown.sets.ringed == (2, 2)
    assert [line.name.text() for part in shown.lines.parts for line in part.lines] == ["Run", "Pair"]


def test_an_example_is_read_as_sentences(opened: Opened) -> None:
    aloud = example(opened()).accessibleName()
    assert aloud.startswith("The last tile completes the run. Example: Run: 2, 3, 4 of characters; ")
    assert "It is worth 2 han 30 fu. Counted: Run: 1 han, Pair: 1 han" in aloud


def test_an_example_can_be_tried(opened: Opened) -> None:
    window = opened()
    tried: list[object] = []
    window.tried.connect(tried.append)
    shown = example(window)
    window.page.ensureWidgetVisible(shown.again)
    click(shown.again)
    assert tried == [shown.example]


# reading by keyboard


def test_the_arrow_keys_read_a_page_piece_by_piece(opened: Opened) -> None:
    window = opened()
    window.read()
    heard = []
    for _ in range(20):
        now = window.page.focusWidget()
        heard.append(now.accessibleName())
        key(window, Qt.Key.Key_Down)
    assert list(dict.fromkeys(heard)) == [each.accessibleName() for each in window.page.pieces]
    assert "Goes not with: One suit, 2 han" in heard
    assert "Made of: 2, 3, 4 of characters, 5, 5 of circles" in heard


def test_the_tab_key_stops_at_one_passage_and_at_all_that_can_be_pressed(opened: Opened) -> None:
    window = opened()
    stops = tab_stops(window)
    assert len([each for each in stops if isinstance(each, Passage)]) == 1
    pressed: tuple[QWidget, ...] = (link(window, "One suit"), example(window).again)
    assert all(each in stops for each in pressed)


def test_facts_have_names_of_one_width(opened: Opened) -> None:
    facts = opened().page.findChildren(Fact)
    assert len({each.name.width() for each in facts}) == 1
