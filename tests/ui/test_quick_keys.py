"""A key for each tile: which key is which on every system, what holding one does, and that typing stays as it was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.key_rows import CAPS, Placed, cap_of, gesture_of, placed
from scorekeeper.ui.quick_keys import LONGER_MS
from scorekeeper.ui.style import Look
from tests.entries import entry, ledger, riichi, rules, shown, winning
from tests.ui.panels import joined

Open = Callable[..., EntryPanel]
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
ROWS = shown(winning()).picker


def native(which: int, held: Qt.KeyboardModifier, scan: int, virtual: int = 0) -> QKeyEvent:
    """A key as a system tells it."""
    return QKeyEvent(QEvent.Type.KeyPress, which, held, scan, virtual, 0)


# which key is which


@pytest.mark.parametrize(
    ("system", "scan", "virtual", "cap"),
    [
        ("linux", 10, 0, "1"),
        ("linux", 24, 0, "Q"),
        ("linux", 47, 0, ";"),
        ("linux", 52, 0, "Z"),
        ("linux", 21, 0, "="),
        ("linux", 9, 0, None),
        ("win32", 2, 0, "1"),
        ("win32", 16, 0, "Q"),
        ("win32", 44, 0, "Z"),
        ("win32", 53, 0, "/"),
        ("darwin", 1, 0, "A"),
        ("darwin", 1, 18, "1"),
        ("darwin", 1, 46, "M"),
        ("darwin", 1, 53, None),
    ],
)
def test_the_place_of_a_key_counts(
    monkeypatch: pytest.MonkeyPatch, system: str, scan: int, virtual: int, cap: str | None
) -> None:
    monkeypatch.setattr("scorekeeper.ui.key_rows.sys.platform", system)

    assert cap_of(native(Qt.Key.Key_At, NONE, scan, virtual)) == cap


@pytest.mark.parametrize(
    ("sign", "held", "cap"),
    [("q", NONE, "Q"), ("1", NONE, "1"), ("!", SHIFT, "1"), (":", SHIFT, ";"), ("_", SHIFT, "-"), ("1", KEYPAD, None)],
)
def test_where_the_place_is_not_told_the_letter_does(sign: str, held: Qt.KeyboardModifier, cap: str | None) -> None:
    assert cap_of(native(ord(sign.upper()), held, 0)) == cap
    assert cap_of(native(Qt.Key.Key_F5, NONE, 0)) is None


@pytest.mark.parametrize(
    ("held", "stroke"),
    [(NONE, Stroke.TILE), (SHIFT, Stroke.TRIPLET), (ALT, Stroke.RUN), (CTRL, None), (ALT | CTRL, None)],
)
def test_what_is_held_with_a_key(held: Qt.KeyboardModifier, stroke: Stroke | None) -> None:
    key = placed(native(Qt.Key.Key_Q, held, 0))

    assert (key.stroke if key else None) is stroke


def test_every_tile_of_every_family_has_a_key() -> None:
    for by in (rules(), rules("dmjl"), rules(red_fives=[0, 0, 0])):
        faces = tuple(tuple(face.key for face in row) for row in shown(winning(by=by)).picker)
        caps = [cap for row, keys in zip(faces, CAPS, strict=True) for cap in keys[: len(row)]]
        meant = [gesture_of(Placed(cap, Stroke.TILE), faces) for cap in caps]
        assert [each.key if each else None for each in meant] == [key for row in faces for key in row]
        assert len(set(caps)) == len(caps)


def test_beyond_the_tiles_a_key_means_none() -> None:
    faces = tuple(tuple(face.key for face in row) for row in ROWS)

    assert gesture_of(Placed("-", Stroke.TILE), faces) is None
    assert gesture_of(Placed("R", Stroke.RUN), faces) == Gesture(Stroke.RUN, tile("4p"), 2)


# in the window


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Open:
    """Show a panel over an Entry, each key a tile unless told otherwise."""

    def shown_panel(of: Entry, keys: bool = True) -> EntryPanel:
        panel = joined(of, Look(look.palette, keys=keys))
        show(panel, 700, 560)
        panel.setFocus()
        return panel

    return shown_panel


def press(panel: EntryPanel, caps: str, held: Qt.KeyboardModifier = NONE, longer: int = 0) -> None:
    """Press keys by their caps, the last one kept down for so many repeats."""
    window = panel.windowHandle()
    for cap in caps:
        QTest.keyClick(window, Qt.Key(ord(cap)), held)
    for again in range(1, longer + 1):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(caps[-1]), held, "", True)
        event.setTimestamp(again * LONGER_MS)
        QApplication.sendEvent(window, event)
    QApplication.processEvents()


def test_rows_of_keys_are_rows_of_tiles(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "123QWE0ASDZMP")

    assert shown(made).typed == "123m123p0m123s17z0p"
    assert [panel.builder.picker.key_of(tile(code)).cap for code in ("1m", "0m", "4p", "7z")] == ["1", "0", "R", "M"]


def test_alt_lays_runs_and_shift_three(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "4R", ALT)
    press(panel, "Z", SHIFT)

    assert shown(made).typed == "456m456p111z"


@pytest.mark.parametrize(
    ("cap", "held", "longer", "hand"),
    [
        ("Q", NONE, 1, "11p"),
        ("Q", NONE, 2, "111p"),
        ("Q", NONE, 5, "111p"),
        ("P", NONE, 1, "50p"),
        ("E", ALT, 1, "340p"),
        ("Q", ALT, 1, "123p"),
        ("Q", SHIFT, 3, "111p"),
    ],
)
def test_a_key_held_lays_more_and_goes_back_at_once(
    opened: Open, cap: str, held: Qt.KeyboardModifier, longer: int, hand: str
) -> None:
    made = winning()
    panel = opened(made)
    press(panel, cap, held, longer)
    assert shown(made).typed == hand
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_Backspace)

    assert shown(made).typed == ""


def test_called_sets_by_keys(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "/M")
    press(panel, "N", longer=1)
    press(panel, "B", longer=2)
    press(panel, "4", ALT)
    press(panel, "-")

    assert [meld.kind for meld in shown(made).melds] == ["pon", "daiminkan", "shouminkan", "chi"]
    assert shown(made).typed.endswith("(406m)")
    assert shown(made).target == Target(Place.HAND)


def test_the_called_key_goes_back_to_the_hand(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "//1")

    assert shown(made).typed == "1m"


def test_numbers_name_the_players_first_and_tiles_then(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    press(panel, "241")

    assert (shown(made).winning, shown(made).off) == ((1,), 3)
    assert shown(made).typed == "1m"


def test_the_winner_held_is_the_own_draw_and_no_tile(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    press(panel, "3", longer=4)

    assert (shown(made).winning, shown(made).off_chosen, shown(made).off) == ((2,), True, None)
    assert shown(made).draft.empty


def test_with_an_empty_hand_backspace_takes_the_players_back(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    press(panel, "241")
    seen = []
    for _ in range(3):
        QTest.keyClick(panel.windowHandle(), Qt.Key.Key_Backspace)
        seen.append((shown(made).typed, shown(made).off_chosen, shown(made).winning))

    assert seen == [("", True, (1,)), ("", False, (1,)), ("", False, ())]


def test_indicators_follow_and_a_held_key_lays_one(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p234s")
    panel = opened(made)
    press(panel, "Z", longer=2)
    press(panel, "X")

    assert [[each.code for each in row.tiles] for row in shown(made).rows if row.row.offered] == [["1z"], ["2z"]]


def test_ticks_and_another_winning_tile_by_keys(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    press(panel, "1", ALT)
    press(panel, "=")
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_F5)

    assert shown(made).draft.win_tile is tile("1m")
    assert shown(made).draft.circumstances == {"ippatsu"}


def test_page_keys_turn_to_the_other_hands(opened: Open) -> None:
    made = Entry()
    made.show_ledger(ledger(by=rules("dmjl")))
    made.toggle_winner(2)
    panel = opened(made, keys=False)
    for which in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        QTest.keyClick(panel.windowHandle(), which)

    assert shown(made).active == 3


def test_typing_stays_as_it_was(opened: Open) -> None:
    made = winning()
    panel = opened(made, keys=False)
    QTest.keyClicks(panel, "123m0p77z")
    QTest.keyClick(panel.windowHandle(), Qt.Key.Key_F5)

    assert shown(made).typed == "123m0p77z"
    assert panel.builder.picker.key_of(tile("1m")).cap == ""
    assert shown(made).draft.circumstances == frozenset()


def test_a_key_that_is_a_tile_is_no_command_meanwhile(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    wanted = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_S, ALT)

    assert panel.wants(wanted)
    assert not panel.wants(QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CTRL))
    made.choose_outcome(None)
    assert not panel.wants(wanted)
    assert not opened(winning(), keys=False).wants(wanted)


def test_what_is_laid_while_the_hand_is_explained_is_seen(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    made.type_text("123m456p789s11222z")
    panel.worth.why.setChecked(True)
    assert shown(made).target.place is Place.ROW

    for key, wanted in ((Qt.Key.Key_Y, False), (Qt.Key.Key_B, False), (Qt.Key.Key_S, True)):
        assert panel.wants(QKeyEvent(QEvent.Type.ShortcutOverride, key, ALT)) is wanted
    press(panel, "Q", ALT)
    assert not panel.worth.why.isChecked()
    assert [str(each) for each in shown(made).rows[0].tiles] == ["1p", "2p", "3p"]
    assert panel.wants(QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Y, ALT))


def test_what_is_typed_while_the_hand_is_explained_is_seen(opened: Open) -> None:
    made = winning()
    panel = opened(made, keys=False)
    made.type_text("123m456p789s11222z")
    for key in (Qt.Key.Key_8, Qt.Key.Key_Backspace):
        panel.worth.why.setChecked(True)
        QTest.keyClick(panel.windowHandle(), key)
        assert not panel.worth.why.isChecked()
