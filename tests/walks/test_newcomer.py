"""Somebody who knows only four sets and a pair: said at the first start, helped by plain words, spared what is rare."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QWidget

from scorekeeper.app import Program
from scorekeeper.core.declaration import Circumstance
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.glossed import lying_over
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.terms_dialog import TermsDialog
from scorekeeper.ui.why_panel import WhyPanel
from tests.families import COMPLETE, every_family, rules_of
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list, key
from tests.walks.reach import faults
from tests.walks.test_fingers import Finger, tap

pytestmark = drops_a_list
EVERY_WAY = [pytest.param(hand, id=type(hand).__name__.lower()) for hand in (Mouse(), Keyboard(), Finger())]
every_way = pytest.mark.parametrize("hand", EVERY_WAY)
ALT = Qt.KeyboardModifier.AltModifier


def welcomed(program: Program, hand: Hand, preset: str = "tenhou") -> Evening:
    """A session begun by somebody who has said that the game is new to them."""
    evening = Evening(program, hand)
    hand.press(evening.desk.start.newcomer)
    QApplication.processEvents()
    evening.begin(preset)
    return evening


@every_way
def test_it_is_said_at_the_first_start_and_taken_back_as_easily(open_program: Open, hand: Hand) -> None:
    program = open_program()
    program.looks.choose(LookChoice(numerals=False))
    evening = Evening(program, hand)
    hand.press(evening.desk.start.newcomer)
    QApplication.processEvents()

    assert program.prefs.newcomer
    assert program.looks.look.numerals
    assert evening.desk.start.newcomer.isChecked()
    assert evening.desk.menu.newcomer.isChecked()
    said = [label.text() for label in evening.desk.start.findChildren(QLabel) if label.isVisible()]
    assert "Words with dots below are explained: point at one or tap it. Alt+T explains all in sight." in said
    assert any("(Japanese mahjong scoring rules" in each for each in said)
    program.window.close()

    evening = Evening(open_program(), hand)
    assert evening.desk.start.newcomer.isChecked()
    hand.press(evening.desk.start.newcomer)
    QApplication.processEvents()
    assert not evening.program.prefs.newcomer
    assert not evening.program.looks.look.numerals
    assert not evening.desk.start.newcomer.isChecked()


@pytest.mark.parametrize("hand", [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")])
def test_the_menu_and_the_look_say_it_too(program: Program, hand: Hand) -> None:
    evening = Evening(program, hand)
    evening.begin()
    evening.chooses(evening.desk.menu.newcomer)
    QApplication.processEvents()
    assert evening.desk.menu.newcomer.isChecked()
    evening.chooses(evening.desk.menu.controls)
    looks = dialog(program, LookDialog)
    assert looks.ticks["newcomer"].isChecked()
    hand.press(looks.ticks["newcomer"])
    QApplication.processEvents()

    assert not program.prefs.newcomer
    assert not evening.desk.menu.newcomer.isChecked()


def test_the_steps_stay_until_they_are_put_away(program: Program) -> None:
    program.prefs.remembered.steps = False
    evening = welcomed(program, Mouse())
    for number in range(1, 4):
        evening.wins(ANA, off=BEN)
        evening.enters(COMPLETE)
        evening.records()
        if len(evening.history) < number:
            # What may be forgotten was asked first.
            evening.records()
    steps = evening.desk.table.steps
    assert steps.isVisible()
    evening.hand.press(steps.close_button)

    assert not steps.isVisible()


@every_family
@every_way
def test_what_is_rare_is_one_more_away(program: Program, choice: RulesChoice, hand: Hand) -> None:
    told = rules_of(choice).declaration
    rare = {each.id for each in told.outcomes if each.rare and not each.tap}
    evening = welcomed(program, hand, choice.preset)
    others = evening.side.outcome.others
    offered = {name for name, button in others.buttons.items() if button.isVisible()}
    assert offered & rare == set()
    assert others.more.isVisible() is bool(rare)
    if rare:
        hand.press(others.more)
        assert {name for name, button in others.buttons.items() if button.isVisible()} >= offered | rare

    builder = evening.side.entry.builder
    evening.wins(ANA, off=None)
    away = {each.id for each in ticks(program) if each.rare}
    assert {name for name in away if shown(builder.ticks.button_of(name), builder)} == set()
    assert not builder.call.isVisible()
    found: set[str] = set()
    while away - found or (told.called_out and not builder.call.isVisible()):
        before = set(found)
        hand.press(builder.ticks.more)
        found |= {name for name in away if shown(builder.ticks.button_of(name), builder)}
        assert found != before or builder.call.isVisible()
    assert builder.call.isVisible() is bool(told.called_out)
    assert faults(program.window) == []


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        ("tenhou", "Perhaps missing: “Dora indicators”. Click + beside it, then the tile that lies there"),
        ("mahjong_time", "See at the lower right what may be missing."),
    ],
)
def test_the_last_step_asks_first_for_what_may_be_missing(program: Program, preset: str, said: str) -> None:
    evening = welcomed(program, Mouse(), preset)
    evening.wins(ANA, off=BEN)
    evening.enters(COMPLETE)

    assert evening.desk.table.steps.sentence.text().startswith(said)
    assert faults(program.window) == []


def ticks(program: Program) -> list[Circumstance]:
    """The circumstances that can be asked of the hand being entered."""
    assert program.entry.view is not None
    return [each.circumstance for each in program.entry.view.circumstances]


def shown(button: QPushButton, within: QWidget) -> bool:
    return button.isVisibleTo(within)


@every_family
def test_others_see_everything_at_once_and_no_plain_words(program: Program, choice: RulesChoice) -> None:
    evening = Evening(program, Mouse())
    evening.begin(choice.preset)
    others = evening.side.outcome.others
    texts = {name: button.text() for name, button in others.buttons.items()}
    speech = Speech(rules_of(choice).words)
    words = {each.id: speech.word(each.word) for each in rules_of(choice).declaration.outcomes}

    assert texts == {name: words[name] for name in texts}
    assert all(button.isVisible() for button in others.buttons.values())
    assert not others.more.isVisible()
    evening.wins(ANA, off=None)
    builder, told = evening.side.entry.builder, rules_of(choice).declaration
    assert builder.call.isVisible() is bool(told.called_out)
    words = {each.id: speech.word(each.word) for each in ticks(program)}
    assert {name: builder.ticks.button_of(name).text() for name in words} == words


@every_family
def test_plain_words_stand_beside_the_terms_where_there_is_room(program: Program, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    terms = terms_of(Speech(rules.words, rules.glossary))
    program.window.resize(1280, 800)
    evening = welcomed(program, Mouse(), choice.preset)
    evening.wins(ANA, off=None)
    evening.enters(COMPLETE)
    beside = [
        button.text()
        for tick in ticks(program)
        if (button := evening.side.entry.builder.ticks.button_of(tick.id)).isVisible()
        and (meaning := terms.of(tick.id)) is not None
        and meaning.plain
    ]
    worth = evening.side.entry.worth
    lines = [line for part in worth.counted.lines.parts for line in part.lines if line.isVisible()]

    assert all("(" in text for text in beside)
    assert lines or worth.counted.reasons.isVisible()
    assert all(line.name.fontMetrics().horizontalAdvance(line.name.text()) <= line.name.width() for line in lines)
    assert faults(program.window) == []


@every_way
def test_a_term_of_the_reasons_is_explained(program: Program, hand: Hand) -> None:
    evening = welcomed(program, hand)
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    program.entry.type_text("234m99m56788p234s9m")
    hand.press(evening.side.entry.worth.why)
    (panel,) = evening.side.findChildren(WhyPanel)
    line = panel.lines.lines[0]
    glossed = lying_over(line.name)
    assert glossed is not None
    found = glossed.found[0]
    if isinstance(hand, Keyboard):
        key(program.window, Qt.Key.Key_T, ALT)
        words = [each.accessibleName() for each in dialog(program, TermsDialog).lines]
        assert any(found.meaning.said in each for each in words)
        return
    at = line.name.mapTo(program.window, glossed.places(found)[0].center().toPoint())
    assert program.window.rect().contains(at)
    point(hand, line.name, at)

    assert found.meaning.said in QToolTip.text()


def point(hand: Hand, widget: QWidget, at: QPoint) -> None:
    """Tap or click a place of a window."""
    if isinstance(hand, Finger):
        tap(widget, at)
    else:
        click(widget, widget.mapFrom(widget.window(), at))
    QApplication.processEvents()


def test_the_words_of_the_rules_are_explained_too(program: Program) -> None:
    evening = welcomed(program, Mouse())
    evening.hand.press(evening.desk.table.top.open_rules)
    rules = dialog(program, RulesDialog)
    key(rules, Qt.Key.Key_T, ALT)
    words = rules.findChildren(TermsDialog)

    assert len(words) == 1
    assert words[0].lines
    assert faults(words[0]) == []


@every_family
def test_rules_that_few_tables_know_are_one_more_away(program: Program, choice: RulesChoice) -> None:
    rare = {row.id for row in rules_of(choice).option_rows if row.rare}
    evening = welcomed(program, Mouse(), choice.preset)
    evening.hand.press(evening.desk.table.top.open_rules)
    rules = dialog(program, RulesDialog)
    rows = rules.list.rows
    unchanged = {each.option.id for each in rules.view.rows if not each.changed} if rules.view is not None else set()
    found: set[str] = set()
    for page in range(rules.tabs.count()):
        rules.tabs.setCurrentIndex(page)
        found |= {name for name, row in rows.items() if row.isVisible()}
    assert found == set(rows) - (rare & unchanged)
    for page in range(rules.tabs.count()):
        rules.tabs.setCurrentIndex(page)
        if rules.list.more.isVisible() and not rules.list.more.isChecked():
            rules.list.ensureWidgetVisible(rules.list.more)
            evening.hand.press(rules.list.more)
        found |= {name for name, row in rows.items() if row.isVisible()}

    assert found == set(rows)
