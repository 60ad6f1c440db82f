"""Another look, language or size of letters draws every page anew: what was open and chosen stays so."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QTreeWidgetItem

from scorekeeper.app import Program
from scorekeeper.core.drill_view import Stage
from scorekeeper.core.journal import Record
from scorekeeper.ui.drill_entries import Choices
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.reference_list import SECTION
from scorekeeper.ui.reference_window import ReferenceWindow
from scorekeeper.ui.why_page import WhyPage
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.drilling import Lesson, chosen
from tests.walks.evening import BEN, CHI, DAN, Evening
from tests.walks.hands import Mouse, click_rect

HAND = {"concealed": "234999m56788p234s", "win_tile": "9m"}
WIN: Record = {
    "type": "win",
    "winners": [
        {"seat": CHI, "from": DAN, "hand": {**HAND, "circumstances": ["riichi"], "dora_indicators": "8m"}},
        {"seat": BEN, "from": DAN, "hand": {"concealed": "78m234567p45655s", "win_tile": "9m"}},
    ],
}
RIICHI: Record = {"type": "riichi", "seat": CHI}
DRAW: Record = {"type": "exhaustive_draw", "tenpai": [CHI], "nagashi": []}


@pytest.fixture
def evening(program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    for record in (RIICHI, WIN, DRAW):
        assert program.session.record(record)
    return evening


def redraw(program: Program) -> None:
    """Speak another language, and take other inks and larger letters."""
    program.choose_language("ja")
    program.looks.choose(LookChoice("dark", larger=True))


def test_the_table_stays_as_it_was_looked_at(evening: Evening) -> None:
    program, history = evening.program, evening.desk.table.history
    click_rect(history.viewport(), history.visualRect(history.model().index(0, 1)))
    history.regarded.emit(None)
    moved = evening.desk.table.board.arrows().accessibleName()
    assert moved == "Who paid whom, Ben pays 1,000 to Chi, Dan pays 1,000 to Chi, Ana pays 1,000 to Chi"

    redraw(program)
    table = evening.desk.table
    assert table.board.views.payments.isChecked()
    assert "Ben" in table.board.arrows().accessibleName() != moved
    assert (table.history.currentIndex().row(), table.chosen.settled.isVisible()) == (0, True)
    program.choose_language("en")
    assert evening.desk.table.board.arrows().accessibleName() == moved

    program.session.undo()
    undone = evening.desk.table.board.news.accessibleName()
    assert undone.startswith("Taken back: ")
    program.choose_language("ja")
    assert undone != evening.desk.table.board.news.accessibleName() != ""


def test_the_history_stays_where_it_was_read(evening: Evening) -> None:
    for _ in range(12):
        assert evening.program.session.record(DRAW)
    history = evening.desk.table.history
    QApplication.processEvents()
    assert history.first_shown is None
    history.scrollTo(history.model().index(4, 1), history.ScrollHint.PositionAtTop)
    redraw(evening.program)
    assert evening.desk.table.history is not history
    assert evening.desk.table.history.first_shown == 4
    evening.program.window.resize(1024, 600)
    QApplication.processEvents()
    assert evening.desk.table.history.first_shown == 4
    assert evening.program.session.record(DRAW)
    assert evening.desk.table.history.first_shown is None


def test_a_half_entered_hand_stays_as_it_is_shown(evening: Evening) -> None:
    program = evening.program
    program.looks.choose(LookChoice(newcomer=True))
    evening.hand.press(evening.side.outcome.others.more)
    program.redress()
    assert evening.side.outcome.others.unfolded
    evening.wins(CHI, off=DAN)
    program.entry.type_text("23499m56788p234s9m")
    evening.hand.press(evening.side.entry.builder.ticks.more)
    turned = ticks(evening)
    assert "Double riichi" in turned
    program.redress()
    assert ticks(evening) == turned
    evening.hand.press(evening.side.entry.worth.why)
    evening.hand.press(panel(evening).other)
    program.choose_language("ja")
    assert panel(evening).other.isChecked()
    assert evening.side.entry.builder.ticks.turned_over


def test_a_hand_of_the_past_stays_explained(evening: Evening) -> None:
    evening.desk.table.history.explained.emit(1)
    evening.hand.press(page(evening).names[1])
    evening.program.window.resize(1024, 600)
    scroll_to_line(panel(evening), 3)
    evening.program.choose_language("ja")
    QApplication.processEvents()
    assert first_line(panel(evening)) == 3
    evening.hand.press(panel(evening).other)
    redraw(evening.program)
    assert page(evening).names[1].isChecked()
    assert panel(evening).other.isChecked()


def test_a_drill_stays_half_answered_and_progress_where_it_was_read(program: Program) -> None:
    lesson = Lesson(program, Mouse())
    lesson.seed(7)
    lesson.hand.press(lesson.desk.start.drills)
    lesson.hand.press(lesson.page.choose.learned)
    lesson.page.learned.table.setCurrentCell(3, 1)
    program.choose_language("ja")
    assert lesson.page.learned.table.currentRow() == 3
    lesson.hand.press(lesson.page.leave)
    for kind in ("points", "names"):
        lesson.chooses_kinds(kind)
        lesson.hand.press(lesson.page.choose.start)
        name, value = next(iter(lesson.right().items()))
        lesson._give(lesson.page.problem.fields.entries[name], value)
        given = lesson.page.problem.fields.given()
        assert given
        program.redress()
        assert lesson.at(Stage.ASKED)
        assert lesson.page.problem.fields.given() == given
        lesson.hand.press(lesson.page.leave)
        lesson.drilling.choose()


def test_what_was_chosen_wrongly_in_a_drill_stays_marked(program: Program) -> None:
    lesson = Lesson(program, Mouse())
    lesson.seed(7)
    lesson.hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("names")
    lesson.hand.press(lesson.page.choose.start)
    ((name, right),) = lesson.right().items()
    choices = lesson.page.problem.fields.entries[name]
    assert isinstance(choices, Choices)
    wrong = next(each for each in choices.buttons if each not in chosen(right))
    lesson.gives({name: frozenset({wrong})})
    told = choices.buttons[wrong].text()
    assert told.startswith("✗")
    program.redress()
    again = lesson.page.problem.fields.entries[name]
    assert isinstance(again, Choices)
    assert (again is not choices, again.buttons[wrong].text()) == (True, told)


def test_the_reference_stays_where_it_was_read(program: Program) -> None:
    program.reference.open()
    window = program.reference.window
    assert window is not None
    page, tree = window.page, window.pages.tree
    QApplication.processEvents()
    page.verticalScrollBar().setValue(page.pieces[2].y() + page.pieces[2].height() // 2)
    tree.verticalScrollBar().setValue(80)
    assert page.scrolled == pytest.approx(2.5, abs=0.1)
    program.choose_language("ja")
    QApplication.processEvents()
    program.looks.choose(LookChoice("dark", larger=True))
    QApplication.processEvents()
    assert window.page is not page
    assert window.page.scrolled == pytest.approx(2.5, abs=0.1)
    assert window.pages.tree.verticalScrollBar().value() == 80


def test_sections_of_the_reference_stay_unfolded(program: Program) -> None:
    program.reference.open()
    window = program.reference.window
    assert window is not None
    opened, _, third = heads(window)[:3]
    assert opened.isExpanded()
    opened.setExpanded(False)
    third.setExpanded(True)
    redraw(program)
    assert [each.isExpanded() for each in heads(window)[:4]] == [False, False, True, False]
    window.pages.search.setText("2")
    window.pages.search.clear()
    assert [each.isExpanded() for each in heads(window)[1:4]] == [False, True, False]


def ticks(evening: Evening) -> list[str]:
    """The texts of the ticks in sight."""
    bar = evening.side.entry.builder.ticks
    return [each.text() for each in bar.stops() if isinstance(each, QPushButton) and each.isVisible()]


def scroll_to_line(panel: WhyPanel, place: int) -> None:
    """Let a line of an explanation be the first in sight."""
    QApplication.processEvents()
    panel.lines.verticalScrollBar().setValue(panel.lines.lines[place].y())
    assert first_line(panel) == place


def first_line(panel: WhyPanel) -> int:
    """The place of the line at the top of an explanation."""
    top = panel.lines.verticalScrollBar().value()
    return next(place for place, line in enumerate(panel.lines.lines) if line.geometry().bottom() >= top)


def heads(window: ReferenceWindow) -> list[QTreeWidgetItem]:
    """The heads of the sections."""
    tree = window.pages.tree
    tops = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    return [each for each in tops if each is not None and each.data(0, SECTION)]


def panel(evening: Evening) -> WhyPanel:
    """The explanation in sight."""
    (found,) = [each for each in evening.desk.page.findChildren(WhyPanel) if each.isVisible()]
    return found


def page(evening: Evening) -> WhyPage:
    """The page of the hands of the past."""
    shown = evening.desk.page
    assert isinstance(shown, WhyPage)
    return shown
