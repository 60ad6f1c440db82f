"""The window of the reference: its list and search, its pages with tables and examples, and the way back."""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from scorekeeper.core.reference import Page, Section
from scorekeeper.core.reference_view import Find, ReferenceView
from scorekeeper.ui.reference_example import ExampleView
from scorekeeper.ui.reference_grid import GridView, PieceTable
from scorekeeper.ui.reference_list import BESIDE
from scorekeeper.ui.reference_passage import Fact, Passage
from scorekeeper.ui.reference_widths import Wish, shared
from scorekeeper.ui.reference_window import ReferenceWindow
from scorekeeper.ui.style import Look
from tests.books import CHOICE, FLUSH, OTHER, POINTS, SECTIONS, SIMPLE, finding, points_table, reference
from tests.ui.acts import click, key, tab_stops

NARROW, WIDE = (1024, 600), (1280, 800)
ALT: Final = Qt.KeyboardModifier.AltModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
Opened = Callable[..., ReferenceWindow]


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Opened:
    def open_window(
        page: str = "simple",
        view: ReferenceView | None = None,
        find: Find | None = None,
        size: tuple[int, int] = NARROW,
        drawn: Look = look,
    ) -> ReferenceWindow:
        window = ReferenceWindow(drawn)
        window.show_reference(view or reference(), find or finding())
        window.open_page(page)
        show(window, *size)
        QApplication.processEvents()
        return window

    return open_window


def texts(window: ReferenceWindow) -> list[str]:
    return [label.text() for label in window.page.findChildren(QLabel) if label.text()]


def tables(window: ReferenceWindow) -> list[PieceTable]:
    return [each for each in window.page.stops() if isinstance(each, PieceTable)]


def read_aloud(table: PieceTable, row: int, column: int) -> str:
    return str(table.model().index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))


def example(window: ReferenceWindow) -> ExampleView:
    (found,) = window.page.findChildren(ExampleView)
    return found


def link(window: ReferenceWindow, text: str) -> QPushButton:
    return next(each for each in window.page.findChildren(QPushButton) if each.text() == text)


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


def test_a_search_without_a_match_says_what_to_do(opened: Opened) -> None:
    window = opened()
    window.pages.search.setText("nothing of this")
    assert not window.pages.shown
    assert window.pages.found.text().startswith("No page matches")


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


# a page


def test_a_page_says_all_that_it_holds(opened: Opened) -> None:
    said = texts(opened())
    assert said[:3] == ["All simples", "断么九, tanyao, only twos to eights", said[2]]
    assert said[2].startswith("A hand without any terminal")
    assert {"Closed", "1 han", "When it counts", "2 han 30 fu"} <= set(said)
    assert said[-1].startswith("Source: a book")


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
