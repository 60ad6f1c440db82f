"""Every shortcut does in the window what its row says."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShortcut, QShortcutEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.shortcut_rows import SHORTCUTS, Shortcut
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from scorekeeper.ui.terms_dialog import TermsDialog
from tests.ui.acts import key
from tests.walks.as_tiles import ALT, AS_TILES, press, view
from tests.walks.conftest import Open
from tests.walks.evening import Evening
from tests.walks.hands import Keyboard, Mouse, drops_a_list
from tests.walks.in_reference import IN_THE_REFERENCE
from tests.walks.keys_of_hand import (
    draws_itself,
    explains,
    goes_back,
    goes_to_outcomes,
    goes_to_ticks,
    goes_to_typing,
    looks_a_reason_up,
    moves,
    records,
    records_now,
    redoes,
    second_meaning,
    signs,
    takes_back,
    taps,
    undoes,
    wins,
    wins_off,
)
from tests.walks.keys_of_table import (
    chooses,
    chooses_an_answer,
    corrects,
    drills_a_hand,
    explains_a_hand,
    fills_the_screen,
    goes_to_history,
    leaves_the_full_screen,
    shows_another_board,
    shows_payments,
    shows_the_course,
    shows_what_is_needed,
    strikes,
    turns_to_a_list,
)
from tests.walks.keys_of_window import drills, opens_menu, opens_the_reference, quits, scores
from tests.walks.pressing import ROWS, Act, do, opens
from tests.walks.reading import Reading

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

    # A key that otherwise speaks is a tile beside the hand too.
    evening.desk.table.top.menu.setFocus()
    press(evening, "S", ALT)
    assert "234s" in view(evening).typed


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
    # With the first key all of them are bound.
    key(evening.program.window, Qt.Key.Key_F24)
    found = bound(evening.program.window)
    assert len(found) > (len(ROWS) // 2 if begun else len(ROWS) // 4)
    assert [keys for keys, times in Counter(keys for _, keys in found).items() if times > 1] == []
    for name, keys in found:
        row: Shortcut = ROWS[name]
        assert keys in row.keys


class Commands(QObject):
    """Writes down each command that a key gives, and whether it could have meant another as well."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[str, bool]] = []

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if isinstance(event, QShortcutEvent):
            self.given.append((event.key().toString(), event.isAmbiguous()))
        return False


def test_the_first_key_on_a_desk_acts_once_as_the_next_one_does(qapp: QApplication, open_program: Open) -> None:
    evening = Evening(open_program(), Keyboard())
    evening.begin()
    for shortcut in ("view", "won", "to_hand", "say_again"):
        evening.program.redress()
        commands = Commands()
        qapp.installEventFilter(commands)
        for _ in range(2):
            do(evening, shortcut)
        qapp.removeEventFilter(commands)
        assert commands.given == [(ROWS[shortcut].keys[0], False)] * 2


def test_no_letter_of_a_button_is_a_key_unawares(open_program: Open) -> None:
    evening = Evening(open_program(), Keyboard())
    evening.begin()
    letters = [each for each in evening.program.window.findChildren(QWidget) if mnemonic(each)]
    assert letters == []


def mnemonic(widget: QWidget) -> bool:
    """Whether a single ampersand in a word of a widget makes a key of the letter after it."""
    text = widget.property("text")
    return isinstance(text, str) and "&" in text.replace("&&", "")
