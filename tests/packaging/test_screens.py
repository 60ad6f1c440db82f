"""What the pictures are measured by: each kind of fault is found in a window that has it, and none in a good one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorekeeper.ui.style import Look, dress
from screens.doubled import Doubled, outside, twice, untranslated
from screens.faults import Kind, found_in
from screens.reading import read

Open = Callable[[], QWidget]


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot) -> QWidget:
    """An empty window of 400 by 200 pixels, not yet shown."""
    dress(qapp, Look())
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 200)
    return window


def kinds(window: QWidget) -> list[Kind]:
    """What is wrong with a window."""
    window.show()
    QApplication.processEvents()
    return [fault.kind for fault in found_in(window).faults]


def at(widget: QWidget, x: int, y: int, wide: int, high: int) -> None:
    """Put a widget at a place of its window."""
    widget.setGeometry(x, y, wide, high)


def test_a_good_window_has_no_fault(window: QWidget) -> None:
    row = QHBoxLayout()
    for word in ("Undo", "Record"):
        row.addWidget(QPushButton(word))
    column = QVBoxLayout(window)
    label = QLabel("A sentence that goes on in a second line, because there is no more room for it in the first.")
    label.setWordWrap(True)
    column.addWidget(label)
    column.addWidget(QCheckBox("Sticks stay on the table"))
    column.addLayout(row)

    assert kinds(window) == []
    assert found_in(window).texts == 5


def test_every_text_is_read_with_its_place(window: QWidget) -> None:
    label = QLabel("Mangan", window)
    at(label, 20, 30, 200, 40)
    window.show()
    (text,) = read(window)

    assert (text.text, text.widget, text.size) == ("Mangan", label, 15)
    assert label.geometry().contains(text.letters)
    assert abs(text.letters.center().y() - 50) <= 3


def test_a_mark_in_another_font_belongs_to_its_text(window: QWidget) -> None:
    at(QPushButton("打印…", window), 10, 10, 100, 40)
    at(QLabel("东4-0：Ben", window), 10, 60, 150, 40)
    window.show()

    assert "打印…" in [text.text for text in read(window)]
    assert "：" not in [text.text for text in read(window)]
    assert kinds(window) == []


def test_a_faint_text(window: QWidget) -> None:
    label = QLabel("Hardly to be seen", window)
    label.setStyleSheet("color: #bbbbbb")
    at(label, 10, 10, 300, 30)

    assert kinds(window) == [Kind.FAINT]


def test_a_faint_text_that_is_off_is_found_too(window: QWidget) -> None:
    button = QPushButton("Record", window)
    button.setStyleSheet("QPushButton:disabled { color: #cccccc }")
    button.setEnabled(False)
    at(button, 10, 10, 200, 40)

    assert kinds(window) == [Kind.FAINT]


@pytest.mark.parametrize("size", [(40, 30), (200, 8)])
def test_a_text_too_wide_or_too_high(window: QWidget, size: tuple[int, int]) -> None:
    at(QLabel("Exhaustive draw", window), 10, 10, *size)

    assert kinds(window) == [Kind.CUT]


def test_a_line_too_many(window: QWidget) -> None:
    label = QLabel("A sentence that goes on in a second and in a third line", window)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    at(label, 10, 10, 160, 24)

    assert set(kinds(window)) == {Kind.CUT}


def test_what_can_be_scrolled_to_is_not_cut(window: QWidget) -> None:
    area, tall = QScrollArea(window), QWidget()
    tall.setFixedSize(150, 600)
    for row in range(12):
        at(QLabel(f"Line {row}", tall), 5, row * 50 - 9, 140, 30)
    area.setWidget(tall)
    at(area, 0, 0, 200, 200)

    assert kinds(window) == []


def test_a_text_shortened_needs_a_tooltip(window: QWidget) -> None:
    label = QLabel(window)
    at(label, 10, 10, 90, 30)
    label.setText(label.fontMetrics().elidedText("A very long name", Qt.TextElideMode.ElideRight, 80))
    label.setAccessibleName("A very long name")
    shortened = label.text()
    label.text = lambda: "A very long name"  # type: ignore[method-assign]

    assert shortened.endswith("…")
    assert kinds(window) == [Kind.UNTOLD]
    label.setToolTip("A very long name")
    assert kinds(window) == []


def test_dots_that_belong_to_the_text_need_none(window: QWidget) -> None:
    at(QPushButton("More…", window), 10, 10, 100, 40)

    assert kinds(window) == []


def test_a_text_over_another(window: QWidget) -> None:
    at(QLabel("Riichi", window), 10, 10, 100, 30)
    at(QLabel("Record", window), 20, 12, 100, 30)

    assert sorted(set(kinds(window))) == sorted({Kind.OVERLAP, Kind.CROOKED})


def test_a_widget_beyond_its_parent(window: QWidget) -> None:
    at(QPushButton("Record", window), 10, 180, 100, 40)

    assert Kind.OUTSIDE in kinds(window)


def test_a_small_text(window: QWidget) -> None:
    label = QLabel("Read this", window)
    label.setStyleSheet("font-size: 9px")
    at(label, 10, 10, 200, 30)

    assert kinds(window) == [Kind.SMALL]


def test_neighbours_that_do_not_stand_in_one_line(window: QWidget) -> None:
    at(QLabel("Ana", window), 10, 10, 60, 30)
    at(QLabel("Ben", window), 80, 12, 60, 30)

    assert kinds(window) == [Kind.CROOKED]


def test_sentences_come_twice_and_places_once() -> None:
    doubled = Doubled()

    assert twice("Ron") == "«Ron Ron»"
    assert twice("{name} off {other}") == "«{name} off {other} off»"
    assert twice("◆ {wind}") == "«◆ {wind}»"
    assert doubled.translate("words", "Ron") == "«Ron Ron»"
    assert doubled.translate("QShortcut", "Ctrl") is None


def test_what_stands_outside_the_marks_is_told() -> None:
    assert outside("«Ana: «Riichi Riichi»»") == ("", 0)
    assert outside("E1 «East …") == ("E1 ", 1)
    assert outside("goes on» and out", 1) == (" and out", 0)


def test_an_untranslated_text_is_found_and_names_are_not(window: QWidget) -> None:
    for row, word in enumerate(("«Draw Draw»", "Ana", "+3,900", "Draw", "«Off Off» Ana", "«Off Off» then Ana")):
        at(QLabel(word, window), 10, 30 * row, 300, 30)
    window.resize(400, 220)
    window.show()

    found = untranslated(read(window), frozenset({"Ana"}))
    assert [text.text for text in found] == ["Draw", "«Off Off» then Ana"]


def test_a_translated_sentence_in_several_lines_is_whole(window: QWidget) -> None:
    label = QLabel(twice("This hand is still being played: record how it ends first."), window)
    label.setWordWrap(True)
    at(label, 10, 10, 200, 180)
    window.show()

    assert len(read(window)) > 3
    assert list(untranslated(read(window), frozenset())) == []


def test_pictures_do_not_depend_on_where_a_window_stands(window: QWidget) -> None:
    at(QLabel("Mangan", window), 20, 30, 200, 40)
    window.show()
    before = [text.letters for text in read(window)]
    window.move(QPoint(100, 100))

    assert [text.letters for text in read(window)] == before
