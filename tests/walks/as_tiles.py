"""What a player does while each key is a tile, one act for each row of the shortcuts."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.core.entry_view import EntryView, Place
from scorekeeper.core.tiles import tile
from tests.walks.evening import BEN, CHI, DAN, Evening
from tests.walks.hands import handle_of

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def press(evening: Evening, keys: str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press keys by their caps."""
    for key in keys:
        QTest.keyClick(handle_of(evening.program.window), Qt.Key(ord(key)), held)
    QApplication.processEvents()


def view(evening: Evening) -> EntryView:
    """What is entered."""
    found = evening.program.entry.view
    assert found is not None
    return found


def turns_the_keys_on(evening: Evening) -> None:
    QTest.keyClick(handle_of(evening.program.window), Qt.Key.Key_F2)
    QApplication.processEvents()
    assert evening.program.prefs.key_rows


def names_players(evening: Evening) -> None:
    press(evening, f"{BEN + 1}{DAN + 1}")
    assert (view(evening).winning, view(evening).off) == ((BEN,), DAN)


def lays_tiles(evening: Evening) -> None:
    press(evening, "1")
    assert view(evening).typed == "1m"
    assert evening.side.entry.builder.picker.key_of(tile("4p")).cap == "R"


def lays_a_run(evening: Evening) -> None:
    press(evening, "R", ALT)
    assert view(evening).typed == "1m456p"


def makes_the_five_red(evening: Evening) -> None:
    press(evening, "-")
    assert view(evening).typed == "1m406p"


def chooses_the_winning_tile(evening: Evening) -> None:
    press(evening, "=")
    win = view(evening).draft.win_tile
    assert win is not None
    assert win.code == "4p"


def lays_three(evening: Evening) -> None:
    press(evening, "Z", SHIFT)
    assert view(evening).typed == "1m06p111z4p"


def calls_sets(evening: Evening) -> None:
    press(evening, "/M")
    assert view(evening).typed == "(777z) 1m06p111z4p"
    press(evening, "/")
    assert view(evening).target.place is Place.HAND


def ticks(evening: Evening) -> None:
    places = [each.circumstance.id for each in view(evening).circumstances]
    QTest.keyClick(handle_of(evening.program.window), Qt.Key(Qt.Key.Key_F3 + places.index("houtei")))
    QApplication.processEvents()
    assert view(evening).draft.circumstances == {"houtei"}


def turns_to_the_next_hand(evening: Evening) -> None:
    evening.hand.press(evening.side.outcome.won.buttons[CHI])
    assert view(evening).active == CHI
    QTest.keyClick(handle_of(evening.program.window), Qt.Key.Key_PageDown)
    QApplication.processEvents()
    assert view(evening).active == BEN


AS_TILES: dict[str, Callable[[Evening], None]] = {
    "key_rows": turns_the_keys_on,
    "by_number": names_players,
    "tiles": lays_tiles,
    "runs": lays_a_run,
    "reddened": makes_the_five_red,
    "winning": chooses_the_winning_tile,
    "triplets": lays_three,
    "called": calls_sets,
    "ticks": ticks,
    "next_hand": turns_to_the_next_hand,
}
