"""Terms on labels and buttons: told where they stand, by mouse, finger and keyboard, and marked for newcomers."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QToolTip, QVBoxLayout, QWidget

from scorekeeper.core.glossary import Entry
from scorekeeper.ui.glossed import Glossed, as_tip, beside, gloss, lying_over
from scorekeeper.ui.style import Look, dress
from scorekeeper.ui.terms import Meaning, Terms
from scorekeeper.ui.terms_dialog import TermsDialog, meanings_in, show_terms
from tests.ui.acts import click, key

pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise", extend=True)
TERMS = Terms({}, (Entry("Pung", "three alike", "Three equal tiles.", name="碰"), Entry("Chow", "", "Three in a row.")))
SENTENCE = "A long sentence about nothing at all that ends in the next line with a pung of dragons"


@pytest.fixture
def new(qapp: QApplication, look: Look) -> Iterator[None]:
    """Somebody new to the game is at the window."""
    dress(qapp, replace(look, newcomer=True))
    yield
    dress(qapp, look)


class Page(QWidget):
    """A label of two lines, a button, and a label without any term."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel(SENTENCE, self)
        self.label.setWordWrap(True)
        self.button = QPushButton("Pung", self)
        self.button.setToolTip("No tile is left.")
        self.plain = QLabel("Nothing", self)
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.plain, 1)
        column.addLayout(row)
        column.addStretch(1)
        for each in (self.label, self.button, self.plain):
            gloss(each, TERMS)


@pytest.fixture
def page(look: Look, show: Callable[..., None]) -> Page:
    page = Page()
    show(page, 360, 200)
    return page


def over(widget: QWidget) -> Glossed:
    found = lying_over(widget)
    assert found is not None
    return found


def hover(widget: QWidget, at: QPoint) -> str:
    """What is told where the mouse rests."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    return QToolTip.text()


def place(page: Page, term: str) -> QPoint:
    """The middle of a term in the label."""
    found = next(each for each in over(page.label).found if each.meaning.term == term)
    (where,) = over(page.label).places(found)
    return where.center().toPoint()


def test_a_term_is_told_where_its_letters_are_drawn(page: Page) -> None:
    at = place(page, "Pung")
    pixels = page.label.grab().toImage()

    assert at.y() > page.label.fontMetrics().height()
    assert any(dark(pixels, at + QPoint(x, y)) for x in range(-6, 7) for y in range(-6, 7))
    assert "Three equal tiles." in hover(page.label, at)
    assert "碰" in hover(page.label, at)
    assert over(page.label).at(QPoint(4, 4)) == ()


def dark(pixels: QImage, at: QPoint) -> bool:
    return pixels.pixelColor(at).lightness() < 128


def test_a_button_tells_its_reason_before_the_term(page: Page) -> None:
    told = hover(page.button, page.button.rect().center())

    assert told.index("No tile is left.") < told.index("Three equal tiles.")
    assert as_tip(over(page.button).meanings, "Three equal tiles.").count("Three equal tiles.") == 1


def test_a_click_on_a_term_tells_it_too(page: Page) -> None:
    QToolTip.hideText()
    handle = page.windowHandle()
    nothing = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, nothing, page.label.mapTo(page, place(page, "Pung")))
    QApplication.processEvents()

    assert "Three equal tiles." in QToolTip.text()


def test_what_holds_no_term_says_nothing(page: Page) -> None:
    assert over(page.plain).found == ()
    assert "sentence" not in hover(page.plain, QPoint(2, 2))


def test_only_newcomers_see_the_marks_and_plain_words(qapp: QApplication, page: Page, look: Look) -> None:
    meaning = TERMS.of("Pung")
    bare, word = page.label.grab().toImage(), beside(meaning, "Pung")
    dress(qapp, replace(look, newcomer=True))
    marked, longer = page.label.grab().toImage(), beside(meaning, "Pung")
    dress(qapp, look)
    again = page.label.grab().toImage()

    assert word == "Pung"
    assert longer == "Pung (three alike)"
    assert beside(TERMS.of("Chow"), "Chow") == "Chow"
    assert bare != marked
    assert again == bare


def test_a_screen_reader_says_it_for_newcomers_once(new: None, page: Page) -> None:
    page.button.setAccessibleDescription("No tile is left.")
    gloss(page.button, TERMS)
    gloss(page.button, TERMS)
    said = page.button.accessibleDescription()
    page.button.setAccessibleDescription("Click it.")
    gloss(page.button, TERMS)

    assert said == "No tile is left. Pung (three alike): Three equal tiles."
    assert page.button.accessibleDescription() == "Click it. Pung (three alike): Three equal tiles."


def test_a_screen_reader_says_it_of_a_word_that_came_once_there_was_room(new: None, page: Page) -> None:
    page.plain.setText("A pung")
    QApplication.processEvents()
    assert "Three equal tiles." in page.plain.accessibleDescription()
    page.plain.setText("Nothing")
    QApplication.processEvents()
    assert not page.plain.accessibleDescription()
    # What is told already is not told twice.
    page.plain.setAccessibleDescription("Three equal tiles.")
    page.plain.setText("Pung")
    QApplication.processEvents()
    assert page.plain.accessibleDescription() == "Three equal tiles."


def test_the_marks_follow_the_size_and_the_text(new: None, page: Page) -> None:
    page.resize(700, 200)
    QApplication.processEvents()
    dots = over(page.label).dots
    assert dots is not None
    assert dots.geometry() == page.label.rect()
    page.label.setText("A chow")

    assert [each.meaning.term for each in over(page.label).found] == ["Chow"]


def test_nothing_moves_for_a_term_that_is_told(page: Page) -> None:
    parts = (page.label, page.button, page.plain)
    before = [each.geometry() for each in parts]
    hover(page.label, place(page, "Pung"))
    QApplication.processEvents()

    assert [each.geometry() for each in parts] == before


def test_the_terms_in_sight_are_listed_those_of_the_focus_first(page: Page) -> None:
    page.label.setText("A chow")
    page.plain.setText("Simples")
    page.plain.hide()
    page.button.setFocus()

    assert [each.term for each in meanings_in(page, page.button)] == ["Pung", "Chow"]
    assert [each.term for each in meanings_in(page, page.plain)] == ["Chow", "Pung"]
    assert [each.term for each in meanings_in(page, None)] == ["Chow", "Pung"]


def test_the_list_is_gone_through_with_the_arrows(page: Page) -> None:
    page.button.setFocus()
    dialog = show_terms(page)
    QApplication.processEvents()
    names = [line.accessibleName() for line in dialog.lines]

    assert names[0] == "Pung (three alike): Three equal tiles."
    assert dialog.lines[0].hasFocus()
    key(dialog, Qt.Key.Key_Down)
    assert dialog.lines[1].hasFocus()
    key(dialog, Qt.Key.Key_Down)
    assert dialog.lines[1].hasFocus() is (len(dialog.lines) == 2)
    key(dialog, Qt.Key.Key_Escape)
    assert page.findChildren(TermsDialog) == []


def test_a_term_with_a_page_leads_to_it_where_it_can(page: Page) -> None:
    dialog = TermsDialog(
        (Meaning("Pung", "", "Three alike.", page="pung"), Meaning("Chow", "", "A run.")), page, leads=True
    )
    sought: list[tuple[str, str]] = []
    dialog.sought.connect(lambda where, term: sought.append((where, term)))
    dialog.open()
    QApplication.processEvents()
    more = [line.more for line in dialog.lines]
    assert more[0] is not None
    assert more[1] is None
    click(more[0])
    assert sought == [("pung", "Pung")]
    assert not dialog.isVisible()
    assert all(line.more is None for line in TermsDialog((dialog.lines[0].meaning,), page).lines)
