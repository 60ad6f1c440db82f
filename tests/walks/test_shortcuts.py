"""Every shortcut does in the window what its row says."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from scorekeeper.core.drill_view import Stage
from scorekeeper.ui.drill_entries import Choices
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.shortcuts import SHORTCUTS, Shortcut
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from scorekeeper.ui.terms_dialog import TermsDialog
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.as_tiles import AS_TILES
from tests.walks.conftest import Open
from tests.walks.evening import BEN, CHI, DAN, Evening
from tests.walks.hands import Keyboard, Mouse, drops_a_list, handle_of, type_text
from tests.walks.in_reference import IN_THE_REFERENCE
from tests.walks.reading import Reading

ROWS = {each.id: each for each in SHORTCUTS}
SCORED = "234m99m56788p234s9m"
Act = Callable[[Evening], None]


def press_keys(keys: str, widget: QWidget) -> None:
    """Press a key with what is held beside it."""
    QTest.keySequence(handle_of(widget), QKeySequence(keys))
    QApplication.processEvents()


def do(evening: Evening, shortcut: str, number: int = 0) -> None:
    """Press a shortcut's key, of a series the one with a number."""
    press_keys(ROWS[shortcut].keys[number], evening.program.window)


def opens(shortcut: str, kind: type[QDialog]) -> Act:
    """A key opens a window, which is closed again."""

    def act(evening: Evening) -> None:
        do(evening, shortcut)
        (found,) = [each for each in evening.program.window.findChildren(kind) if each.isVisible()]
        found.close()
        evening.looks_at_the_window()

    return act


def opens_menu(evening: Evening) -> None:
    do(evening, "menu")
    assert evening.desk.menu.isVisible()
    evening.desk.menu.close()


def scores(evening: Evening) -> None:
    do(evening, "score")
    assert evening.desk.page is evening.desk.score
    evening.hand.press(evening.desk.score.leave)


def drilling_is_shown(evening: Evening) -> bool:
    return evening.program.drilled.shown


def drills(evening: Evening) -> None:
    do(evening, "drills")
    assert drilling_is_shown(evening)
    do(evening, "drill_answer")
    asked = evening.program.drills.drilling.view
    assert asked is not None
    assert asked.stage is Stage.ASKED
    press_keys("Esc", evening.program.window)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.start


def quits(evening: Evening) -> None:
    do(evening, "quit")
    assert not evening.program.window.isVisible()


def taps(evening: Evening) -> None:
    do(evening, "tap", CHI)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]
    # No fifth player: nothing happens.
    do(evening, "tap", 4)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]


def undoes(evening: Evening) -> None:
    do(evening, "undo")
    assert evening.scores == ["25,000"] * 4


def redoes(evening: Evening) -> None:
    do(evening, "redo")
    assert evening.scores[CHI] == "24,000"
    do(evening, "undo")
    do(evening, "redo", 1)
    assert evening.scores[CHI] == "24,000"


def goes_to_history(evening: Evening) -> None:
    do(evening, "to_history")
    assert evening.desk.table.history.hasFocus()


def wins(evening: Evening) -> None:
    evening.hand.press(evening.side.outcome.other("chombo"))
    # From whatever else is asked, the key goes back to who won.
    do(evening, "won", CHI)
    assert evening.side.outcome.won.buttons[CHI].isChecked()
    do(evening, "won", 8)
    do(evening, "won", BEN)
    do(evening, "won", BEN)
    assert not evening.side.outcome.won.buttons[BEN].isChecked()


def draws_itself(evening: Evening) -> None:
    do(evening, "own_draw")
    assert evening.side.outcome.off.buttons[0].isChecked()


def wins_off(evening: Evening) -> None:
    do(evening, "off", DAN)
    assert evening.side.outcome.off.buttons[1 + DAN].isChecked()


def goes_to_typing(evening: Evening) -> None:
    do(evening, "to_hand")
    assert evening.side.entry.builder.typing.hasFocus()


def signs(evening: Evening) -> None:
    evening.desk.await_entry()
    evening.enters(SCORED)
    assert evening.side.entry.worth.number.isVisible()


def takes_back(evening: Evening) -> None:
    before = evening.side.entry.builder.typing.text()
    do(evening, "take_back")
    assert evening.side.entry.builder.typing.text() == before[:-1]
    type_text(evening.program.window, before[-1])


def goes_to_ticks(evening: Evening) -> None:
    do(evening, "to_ticks")
    assert evening.program.window.focusWidget() in evening.side.entry.builder.ticks.stops()


def explains(evening: Evening) -> None:
    evening.program.window.resize(1024, 600)
    QApplication.processEvents()
    assert evening.side.entry.worth.why.isVisible()
    do(evening, "why")
    (panel,) = evening.side.findChildren(WhyPanel)
    assert panel.isVisible()
    do(evening, "why")
    assert not panel.isVisible()


def looks_a_reason_up(evening: Evening) -> None:
    do(evening, "why")
    (panel,) = evening.side.findChildren(WhyPanel)
    panel.lines.lines[1].setFocus()
    do(evening, "look_up")
    reference = evening.program.reference.window
    assert reference is not None
    assert reference.isVisible()
    reference.close()
    evening.looks_at_the_window()
    do(evening, "why")


def records(evening: Evening) -> None:
    evening.desk.await_entry()
    do(evening, "record")
    assert len(evening.history) == 1


def records_now(evening: Evening) -> None:
    evening.hand.press(evening.desk.table.top.undo)
    do(evening, "to_history")
    do(evening, "record_now")
    assert len(evening.history) == 1


def goes_to_outcomes(evening: Evening) -> None:
    do(evening, "to_outcomes")
    assert evening.program.window.focusWidget() is evening.side.outcome.other_buttons[0]
    Keyboard().press(evening.side.outcome.other_buttons[0])
    do(evening, "to_outcomes")
    assert evening.program.window.focusWidget() is evening.side.outcome.other_buttons[0]


def goes_back(evening: Evening) -> None:
    Keyboard().press(evening.side.outcome.other("chombo"))
    assert evening.side.outcome.back.isVisible()
    do(evening, "back")
    assert not evening.side.outcome.back.isVisible()


def moves(evening: Evening) -> None:
    do(evening, "won", CHI)
    picker = evening.side.entry.builder.picker
    first, second = picker.stops()[:2]
    first.setFocus()
    do(evening, "move", 1)
    assert second.hasFocus()


def second_meaning(evening: Evening) -> None:
    evening.desk.await_entry()
    evening.enters("1234m")
    strip = evening.side.entry.builder.strip
    tile = strip.stops()[0]
    tile.setFocus()
    do(evening, "second")
    view = evening.program.entry.view
    assert view is not None
    assert [each.tile.code for each in view.hand if each.winning] == ["1m"]
    evening.program.entry.clear()


def chooses(evening: Evening) -> None:
    do(evening, "to_history")
    for number, keys in enumerate(ROWS["choose"].keys):
        assert keys
        do(evening, "choose", number)
        assert evening.desk.table.history.currentIndex().row() == 0


def corrects(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "correct")
    page = evening.program.correcting.page
    assert page is not None
    assert page.isVisible()
    do(evening, "back")
    assert evening.desk.table.isVisible()


def explains_a_hand(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "explain")
    (panel,) = [each for each in evening.desk.page.findChildren(WhyPanel) if each.isVisible()]
    assert panel.lines.lines
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def drills_a_hand(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "drill_hand")
    assert drilling_is_shown(evening)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def chooses_an_answer(evening: Evening) -> None:
    evening.program.drills.chance = Random(1)
    do(evening, "drills")
    drilling, page = evening.program.drills.drilling, evening.program.drilled.page
    assert drilling.view is not None
    assert page is not None
    for kind in drilling.view.chosen - {"names"}:
        drilling.toggle_kind(kind)
    do(evening, "drill_answer")
    press_keys("2", evening.program.window)
    (choices,) = page.problem.fields.entries.values()
    assert isinstance(choices, Choices)
    assert [each.isChecked() for each in choices.buttons.values()][:3] == [False, True, False]
    press_keys("Esc", evening.program.window)
    press_keys("Esc", evening.program.window)
    assert evening.desk.page is evening.desk.table


def strikes(evening: Evening) -> None:
    do(evening, "to_history")
    do(evening, "strike")
    dialog = evening.program.correcting.dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()
    evening.looks_at_the_window()


def shows_payments(evening: Evening) -> None:
    button = evening.desk.table.board.views.payments
    before = button.isChecked()
    do(evening, "payments")
    assert button.isChecked() is not before


def shows_the_course(evening: Evening) -> None:
    do(evening, "course")
    assert evening.desk.table.panes.course.isVisible()


def shows_what_is_needed(evening: Evening) -> None:
    do(evening, "needed")
    assert evening.desk.table.panes.needed.isVisible()


def turns_to_a_list(evening: Evening) -> None:
    for in_list in (True, False):
        do(evening, "view")
        assert evening.desk.table.board.in_list is in_list


def shows_another_board(evening: Evening) -> None:
    do(evening, "board")
    assert evening.program.boards.other is not None
    assert evening.program.boards.other.isVisible()


def fills_the_screen(evening: Evening) -> None:
    other = evening.program.boards.other
    assert other is not None
    press_keys(ROWS["board_full"].keys[0], other)
    assert other.isFullScreen()


def leaves_the_full_screen(evening: Evening) -> None:
    other = evening.program.boards.other
    assert other is not None
    press_keys(ROWS["board_leave"].keys[0], other)
    assert not other.isFullScreen()
    other.close()
    evening.looks_at_the_window()


def opens_the_reference(evening: Evening) -> None:
    do(evening, "reference")
    window = evening.program.reference.window
    assert window is not None
    assert window.isVisible()
    window.close()
    evening.looks_at_the_window()


AT_THE_START: dict[str, Act] = {
    "keys": opens("keys", ShortcutsDialog),
    "menu": opens_menu,
    "new": opens("new", NewSessionDialog),
    "open": opens("open", OpenDialog),
    "rules": opens("rules", RulesDialog),
    "controls": opens("controls", LookDialog),
    "import": opens("import", QFileDialog),
    "score": scores,
    "reference": opens_the_reference,
    "terms": opens("terms", TermsDialog),
    "drills": drills,
    "drill_answer": drills,
    "quit": quits,
}
AT_THE_TABLE: dict[str, Act] = {
    "tap": taps,
    "undo": undoes,
    "redo": redoes,
    "to_history": goes_to_history,
    "session_rules": opens("session_rules", RulesDialog),
    "correct_start": opens("correct_start", StartDialog),
    "export": opens("export", QFileDialog),
    "print": opens("print", QPrintDialog),
    "won": wins,
    "own_draw": draws_itself,
    "off": wins_off,
    "to_hand": goes_to_typing,
    "signs": signs,
    "take_back": takes_back,
    "to_ticks": goes_to_ticks,
    "why": explains,
    "look_up": looks_a_reason_up,
    "record": records,
    "record_now": records_now,
    "players": opens("players", PlayersDialog),
    "to_outcomes": goes_to_outcomes,
    "back": goes_back,
    "choose": chooses,
    "correct": corrects,
    "explain": explains_a_hand,
    "drill_hand": drills_a_hand,
    "drill_choose": chooses_an_answer,
    "strike": strikes,
    "move": moves,
    "second": second_meaning,
    "payments": shows_payments,
    "course": shows_the_course,
    "needed": shows_what_is_needed,
    "view": turns_to_a_list,
    "board": shows_another_board,
    "board_full": fills_the_screen,
    "board_leave": leaves_the_full_screen,
}
READ_ALOUD = {"say_again", "say_scores"}
"""Keys that only have something said: what, the tests of the announcements show."""


def test_every_shortcut_is_walked() -> None:
    assert {*AT_THE_START, *AT_THE_TABLE, *AS_TILES, *IN_THE_REFERENCE, *READ_ALOUD} == {
        each.id for each in SHORTCUTS if not each.by_itself
    }


@drops_a_list
def test_the_keys_of_the_window(open_program: Open) -> None:
    evening = Evening(open_program(), Keyboard())
    for act in AT_THE_START.values():
        act(evening)


@drops_a_list
def test_the_keys_of_the_table(open_program: Open) -> None:
    evening = Evening(open_program(), Keyboard())
    evening.begin()
    for act in AT_THE_TABLE.values():
        act(evening)


def test_the_keys_that_are_tiles(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin()
    for act in AS_TILES.values():
        act(evening)


@drops_a_list
def test_the_keys_of_the_reference(open_program: Open) -> None:
    evening = Reading(open_program(), Keyboard())
    evening.asks_the_reference()
    for act in IN_THE_REFERENCE.values():
        act(evening)


def bound(window: QWidget) -> list[tuple[str, str]]:
    """Every key that is bound to something in sight, with the shortcut it belongs to."""
    found = [(each.objectName(), each.key().toString()) for each in window.findChildren(QShortcut) if in_sight(each)]
    for menu in window.findChildren(QMenu):
        found += [(act.objectName(), keys.toString()) for act in menu.actions() for keys in act.shortcuts()]
    return [each for each in found if each[1]]


def in_sight(shortcut: QShortcut) -> bool:
    """Whether the widget that a key belongs to is shown."""
    holder = shortcut.parent()
    return isinstance(holder, QWidget) and holder.isVisible()


@pytest.mark.parametrize("begun", [False, True])
def test_no_key_is_bound_twice_and_all_come_from_the_table(open_program: Open, begun: bool) -> None:
    evening = Evening(open_program(), Keyboard())
    if begun:
        evening.begin()
    found = bound(evening.program.window)
    assert found
    assert [keys for keys, times in Counter(keys for _, keys in found).items() if times > 1] == []
    for name, keys in found:
        row: Shortcut = ROWS[name]
        assert keys in row.keys


def test_no_letter_of_a_button_is_a_key_unawares(open_program: Open) -> None:
    evening = Evening(open_program(), Keyboard())
    evening.begin()
    letters = [each for each in evening.program.window.findChildren(QWidget) if mnemonic(each)]
    assert letters == []


def mnemonic(widget: QWidget) -> bool:
    """Whether a single ampersand in a word of a widget makes a key of the letter after it."""
    text = widget.property("text")
    return isinstance(text, str) and "&" in text.replace("&&", "")
