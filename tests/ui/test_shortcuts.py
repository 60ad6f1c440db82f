"""The table of shortcuts: every row has a key and a word, no key means two things at once, and the search finds them."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from scorekeeper.ui.shortcut_places import PLACES, TOGETHER, Where
from scorekeeper.ui.shortcut_rows import SHORTCUTS, shown_keys
from scorekeeper.ui.shortcuts import keys_of, pressed, sequences
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

HINTS = {"undo_what": "Ctrl+Z", "redo_what": "Ctrl+Shift+Z", "reference_look_up_tip": "Alt+B"}
"""Sentences that name a key, and how it is called here."""
_OF = {"undo_what": "undo", "redo_what": "redo", "reference_look_up_tip": "look_up"}


def test_every_row_is_named_once_and_has_keys_that_exist() -> None:
    assert len({each.id for each in SHORTCUTS}) == len(SHORTCUTS)
    assert set(PLACES) == set(Where)
    for each in SHORTCUTS:
        assert each.word
        assert each.keys or each.written
        assert not any(keys.isEmpty() for keys in sequences(each.id))
        assert all(QKeySequence(keys).toString() == keys for keys in each.keys), each.id
        assert shown_keys(each)


def test_no_key_means_two_things_at_the_same_moment() -> None:
    for one, other in combinations([each for each in SHORTCUTS if not each.by_itself], 2):
        if frozenset({one.where, other.where}) in TOGETHER:
            assert not set(one.keys) & set(other.keys), f"{one.id} and {other.id}"


@pytest.mark.parametrize(("sentence", "named"), HINTS.items())
def test_a_sentence_that_names_a_key_names_the_right_one(sentence: str, named: str) -> None:
    assert ui(sentence, what="", keys=keys_of(_OF[sentence])).endswith(f"({named})")


@pytest.mark.parametrize(
    ("key", "held", "hit"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, True),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier, True),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, False),
        (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, False),
    ],
)
def test_what_counts_as_pressed(key: Qt.Key, held: Qt.KeyboardModifier, hit: bool) -> None:
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, key, held), "record") is hit


@pytest.fixture
def dialog(look: Look, show: Callable[..., None]) -> ShortcutsDialog:
    assert look.target
    made = ShortcutsDialog()
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    show(made)
    return made


def test_the_window_lists_every_shortcut_and_says_its_line(dialog: ShortcutsDialog) -> None:
    assert {each.id for each in dialog.found} == {each.id for each in SHORTCUTS}
    lines = [
        str(item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text())
        for item in (dialog.table.item(row, 0) for row in range(dialog.table.rowCount()))
        if item is not None
    ]
    assert "Everywhere" in lines
    assert "Ctrl+Z, Undo the last step" in lines
    assert "Alt+1 … Alt+9, Player 1, 2 and so on won, or did not" in lines


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("undo", {"undo", "redo"}),
        ("ctrl+z", {"undo"}),
        ("HISTORY strike", {"strike"}),
        ("alt+4", {"won"}),
        ("nothing of this", set[str]()),
    ],
)
def test_the_search(dialog: ShortcutsDialog, search: str, found: set[str]) -> None:
    dialog.search.setText(search)
    assert {each.id for each in dialog.found} == found
    assert dialog.none.isVisible() is (not found)


def test_the_list_says_what_it_is(dialog: ShortcutsDialog) -> None:
    named: tuple[QWidget, ...] = (dialog.search, dialog.table)
    assert [each.accessibleName() for each in named] == [ui("keys_search"), ui("keys_list")]
