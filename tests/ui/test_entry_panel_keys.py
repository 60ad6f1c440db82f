"""The right half below the outcome by keyboard: typed, recorded, taken back and gone through."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.shortcuts import keys_of
from tests.entries import MANGAN, entry, riichi, shown, winning
from tests.ui.acts import click, key, tab_stops, type_in
from tests.ui.panels import Open, pick, records


def test_typing_anywhere_in_the_panel_fills_the_hand(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    found = records(made)
    panel.builder.picker.key_of(tile("1m")).setFocus()
    type_in(panel, "234999m56788p234s")
    key(panel, Qt.Key.Key_Return)

    assert shown(made).typed == MANGAN
    assert len(found) == 1


def test_typing_in_the_field_is_read_at_once(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.builder.typing.setFocus()
    type_in(panel, "(555z)1")
    assert write_tiles(shown(made).melds[0].tiles) == "555z"
    type_in(panel, "m")
    assert shown(made).draft.tiles == (tile("1m"),)
    key(panel, Qt.Key.Key_Backspace)
    key(panel, Qt.Key.Key_Backspace)

    assert (panel.builder.typing.text(), shown(made).draft.tiles) == ("(555z)", ())


def test_enter_in_the_field_records(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    found = records(made)
    panel.builder.typing.setFocus()
    key(panel, Qt.Key.Key_Enter)

    assert len(found) == 1


def test_a_typed_fault_is_said_at_the_field_and_keeps_the_text(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.builder.typing.setFocus()
    type_in(panel, "123m9x")
    field = panel.builder.typing
    sentence = "“9x” names no tile: write digits, then m, p, s or z, such as 123m0p77z."

    assert (field.text(), field.accessibleDescription(), field.toolTip()) == ("123m9x", sentence, sentence)
    assert field.bubble.isVisible()
    assert field.bubble.text() == sentence
    assert panel.builder.rect().contains(field.bubble.geometry())
    key(panel, Qt.Key.Key_Backspace)
    assert not field.bubble.isVisible()


def test_backspace_takes_back_and_escape_gives_up(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    click(panel.builder.forms.button_of("chi"))
    key(panel, Qt.Key.Key_Escape)
    assert not panel.builder.forms.button_of("chi").isChecked()
    pick(panel, "1m 2m")
    key(panel, Qt.Key.Key_Backspace)

    assert shown(made).typed == "1m"


def test_everything_works_without_a_mouse(opened: Open) -> None:
    made = winning(1, None)
    panel = opened(made)
    found = records(made)
    stops = tab_stops(panel)
    assert panel.builder.picker.key_of(tile("1m")) in stops
    picker = panel.builder.picker
    panel.builder.forms.button_of("pon").setFocus()
    key(panel, Qt.Key.Key_Space)
    picker.key_of(tile("1z")).setFocus()
    for _ in range(4):
        key(panel, Qt.Key.Key_Right)
    key(panel, Qt.Key.Key_Space)
    assert shown(made).typed == "(555z)"
    type_in(panel, "123m456p789s11z")
    panel.builder.rows[0].add.setFocus()
    key(panel, Qt.Key.Key_Space)
    panel.worth.record.setFocus()
    key(panel, Qt.Key.Key_Space)

    assert len(found) == 1


def test_keys_pressed_elsewhere_fill_the_hand_but_record_nothing(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    found = records(made)

    def pressed(which: Qt.Key, text: str = "") -> bool:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, text)
        panel.take_key(event)
        return event.isAccepted()

    for sign in MANGAN:
        assert pressed(Qt.Key.Key_unknown, sign)
    assert shown(made).can_record
    assert not pressed(Qt.Key.Key_Return, "\r")
    assert not pressed(Qt.Key.Key_Escape, "\x1b")
    assert pressed(Qt.Key.Key_Backspace, "\b")
    assert found == []
    assert shown(made).missing == 1
    made.choose_outcome("exhaustive_draw")
    assert not pressed(Qt.Key.Key_1, "1")


def test_other_keys_are_left_to_the_window(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.setFocus()
    key(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    key(panel, Qt.Key.Key_F5)

    assert shown(made).draft.empty


def test_a_hand_typed_before_anybody_won_is_answered_where_one_looks(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    usual = "Choose the winner above; draws and everything else stand below the names."
    assert shows(panel, usual)
    panel.setFocus()
    type_in(panel, "23")
    first = f"Choose first who won, above ({keys_of('won')} …); then type the hand."
    assert shows(panel, first)
    assert panel.window().property("announced") == first
    made.toggle_winner(1)
    type_in(panel, "23m")
    assert shown(made).typed == "23m"
    made.choose_outcome(None)
    assert shows(panel, usual)


def shows(panel: EntryPanel, sentence: str) -> bool:
    """Whether a sentence is to be seen."""
    return any(each.isVisible() and each.text() == sentence for each in panel.findChildren(QLabel))
