"""Something is looked up from elsewhere in the window: what it is about leads to its page of the reference."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.core.drill_view import Stage
from scorekeeper.rulesets import CHOICES
from scorekeeper.ui.drill_entries import Choices
from scorekeeper.ui.reference_passage import RuleHead
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Switch
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms_dialog import TermsDialog
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.conftest import Open
from tests.walks.drilling import Lesson
from tests.walks.evening import CHI, DAN, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list, key
from tests.walks.reach import all_is_said
from tests.walks.reading import Reading

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
both_hands = pytest.mark.parametrize("hand", HANDS)


@drops_a_list
@both_hands
def test_what_was_not_right_in_a_round_is_read_about(open_program: Open, hand: Hand) -> None:
    lesson = Lesson(open_program(), hand)
    lesson.seed(7)
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("names")
    hand.press(lesson.page.choose.start)
    right, choices = lesson.right()["names"], lesson.page.problem.fields.entries["names"]
    assert isinstance(right, frozenset)
    assert isinstance(choices, Choices)
    lesson.gives({"names": right | {next(each for each in choices.buttons if each not in right)}})
    hand.press(lesson.page.leave)
    assert lesson.at(Stage.OVER)
    over = lesson.page.over
    (link,) = over.links
    all_is_said(lesson.program.window)
    hand.press(link)
    assert lesson.at(Stage.OVER)
    window = lesson.program.reference.window
    assert window is not None
    assert window.page.pieces[0].accessibleName() == link.text()

    lesson.looks_at_the_window()
    hand.press(over.once_more)
    lesson.gives(lesson.right())
    hand.press(lesson.page.leave)
    assert not over.links
    assert not over.read.isVisible()


HALF = "234999m567p"


ALT = Qt.KeyboardModifier.AltModifier


@drops_a_list
@both_hands
def test_a_line_of_an_explanation_leads_to_its_page(open_program: Open, hand: Hand) -> None:
    evening = Reading(open_program(), hand)
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters(f"{HALF}88p234s")
    hand.press(evening.side.entry.worth.why)
    (panel,) = evening.side.findChildren(WhyPanel)
    line = next(each for each in panel.lines.lines if each.said.name == "Riichi")
    if isinstance(hand, Mouse):
        panel.lines.ensureWidgetVisible(line)
        click(line)
        click(panel.look_up)
    else:
        panel.lines.lines[0].setFocus()
        while not line.hasFocus():
            key(panel, Qt.Key.Key_Down)
        key(panel, Qt.Key.Key_B, ALT)
    evening.turns_to_it()
    assert evening.title == "Riichi"
    assert evening.window.page.isAncestorOf(evening.window.focusWidget())


@drops_a_list
def test_a_hand_by_itself_is_looked_up_by_its_own_rules(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    choice = next(each for each in CHOICES if each.preset == "m_league")
    evening.program.alone().score_by(choice)
    click(evening.desk.start.score)
    evening.program.loose.choose_off(None)
    evening.program.loose.type_text(f"{HALF}88p234s")
    click(evening.desk.score.side.entry.worth.why)
    (panel,) = evening.desk.score.side.findChildren(WhyPanel)
    panel.sought.emit("nothing", "Chankan")
    evening.turns_to_it()
    assert evening.window.view is not None
    assert evening.window.view.choice.preset == "m_league"
    assert evening.window.pages.search.text() == "Chankan"


@drops_a_list
def test_a_reason_of_a_drill_is_looked_up_by_the_rules_that_are_drilled(open_program: Open) -> None:
    lesson = Lesson(open_program(), Mouse())
    lesson.seed(7)
    click(lesson.desk.start.drills)
    lesson.drilling.choose_rules(next(each for each in CHOICES if each.preset == "m_league"))
    lesson.chooses_kinds(lesson.view.kinds[0].id)
    click(lesson.page.choose.start)
    lesson.gives(lesson.right())
    click(lesson.page.problem.why.look_up)
    window = lesson.program.reference.window
    assert window is not None
    assert window.isVisible()
    assert window.view is not None
    assert window.view.choice.preset == "m_league"


@drops_a_list
@both_hands
def test_a_rule_is_looked_up_and_the_page_leads_back_to_it(open_program: Open, hand: Hand) -> None:
    evening = Reading(open_program(), hand)
    evening.desk.menu.rules.trigger()
    rules = dialog(evening.program, RulesDialog)
    rules.activateWindow()
    QApplication.processEvents()
    rules.option_set.emit("ippatsu", False)
    hand.write(rules.search, "ippatsu")
    row = rules.list.rows["ippatsu"]
    assert isinstance(row.field, Switch)
    if isinstance(hand, Mouse):
        hand.press(row.look_up)
    else:
        row.field.tick.setFocus()
        key(rules, Qt.Key.Key_B, ALT)
    evening.turns_to_it()
    head = evening.window.page.marked
    assert isinstance(head, RuleHead)
    assert head.accessibleName() == row.word.text()
    assert "changed" in evening.window.windowTitle()

    evening.presses(head.set)
    assert rules.search.text() == ""
    assert row.isVisible()
    assert row.isAncestorOf(rules.focusWidget())
    rules.close()
    rules.close()
    evening.window.rule_sought.emit("ippatsu")
    assert dialog(evening.program, RulesDialog).list.rows["ippatsu"].isVisible()


@drops_a_list
def test_a_term_leads_to_its_page_and_from_there_to_others(open_program: Open) -> None:
    evening = Reading(open_program(), Keyboard())
    evening.begin()
    evening.desk.explain_terms()
    QApplication.processEvents()
    asked = dialog(evening.program, TermsDialog)
    more = next(line.more for line in asked.lines if line.meaning.page == "riichi")
    assert more is not None
    more.click()
    evening.turns_to_it()
    assert evening.title == "Riichi"
    evening.program.reference.look_up_term("nowhere", "Chankan")
    assert evening.window.pages.search.text() == "Chankan"

    evening.window.explain_terms()
    (other,) = evening.window.findChildren(TermsDialog)
    # The page that is being read tells all it has.
    assert [line.more for line in other.lines if line.meaning.page == "riichi"] == [None]
    line = next(line for line in other.lines if line.more is not None and line.meaning.page != "riichi")
    assert line.more is not None
    line.more.click()
    QApplication.processEvents()
    view = evening.window.view
    assert view is not None
    opened = view.page(line.meaning.page)
    assert opened is not None
    assert evening.title == Speech(view.words).say(opened.title)
