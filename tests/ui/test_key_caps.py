"""The signs on the keys: as they stand on the keyboard that is used, and none that is missing there is needed."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent

from scorekeeper.ui.key_caps import PLACES, KeyCaps, key_caps
from scorekeeper.ui.key_rows import digit_of, learned, shown_caps
from scorekeeper.ui.shortcut_rows import SHORTCUTS, shown_keys
from scorekeeper.ui.style import Look
from tests.entries import winning
from tests.ui.panels import joined

NONE, KEYS = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier
_SCANS = {"Q": 24, "Y": 29, "1": 10, "A": 38, "-": 20}


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known of the keyboard, on a system that tells the place of a key."""
    monkeypatch.setattr("scorekeeper.ui.key_rows.sys.platform", "linux")
    key_caps.cache_clear()
    yield
    key_caps.cache_clear()


def key(place: str, text: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """A key at a place that writes something."""
    return QKeyEvent(QEvent.Type.KeyPress, 0, held, _SCANS[place], 0, 0, text)


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        (QLocale.Language.English, "QWERTYUIOP[", "ZXCVBNM,./"),
        (QLocale.Language.German, "QWERTZUIOPÜ", "YXCVBNM,.-"),
        (QLocale.Language.French, "AZERTYUIOP^", "WXCVBN,;:!"),
        (QLocale.Language.Japanese, "QWERTYUIOP@", "ZXCVBNM,./"),
    ],
)
def test_the_language_of_the_keyboard_tells_what_is_likely(language: QLocale.Language, first: str, last: str) -> None:
    caps = KeyCaps(language)
    assert (caps.row(PLACES[1]), caps.row(PLACES[3])) == (first, last)
    assert caps.row("1234567890") == "1234567890"


def test_a_key_that_is_pressed_tells_the_layout() -> None:
    caps = KeyCaps(QLocale.Language.English)
    assert not caps.learn("Q", "q")
    assert caps.learn("Y", "z")
    assert caps.row("YZ-") == "ZYß"


def test_a_key_of_no_known_layout_shows_what_it_writes() -> None:
    caps = KeyCaps(QLocale.Language.English)
    assert caps.learn("Q", "й")
    assert caps.row("QW") == "ЙW"


def test_only_a_key_pressed_alone_tells_anything() -> None:
    assert not learned(key("Q", "a", KEYS.ShiftModifier))
    assert not learned(key("1", "&"))
    assert not learned(key("Q", ""))
    assert learned(key("Q", "a"))
    assert [row[0] for row in shown_caps()] == ["1", "A", "Q", "W"]


def test_the_list_of_keys_names_them_as_they_are_written() -> None:
    rows = {each.id: each for each in SHORTCUTS}
    key_caps().learn("Y", "z")
    assert shown_keys(rows["tiles"]) == "1 … 0  Q … P  A … Ö  Y … M"
    assert [shown_keys(rows[each]) for each in ("called", "reddened", "winning")] == ["-", "ß", "´"]


def test_a_digit_is_meant_where_the_key_writes_a_sign() -> None:
    assert digit_of(key("1", "&")) == "1"
    assert digit_of(key("Q", "a")) == ""


def test_the_tiles_show_the_caps_once_they_are_known(show: Callable[..., None]) -> None:
    of = winning()
    panel = joined(of, Look(keys=True))
    show(panel, 900, 700)
    assert of.view is not None
    panel.take_key(key("A", "q"))
    caps = [panel.builder.picker.key_of(row[0].key).cap for row in of.view.picker[:3]]
    assert caps == ["1", "A", "Q"]


@pytest.mark.parametrize("held", [KEYS.GroupSwitchModifier, KEYS.ControlModifier | KEYS.AltModifier])
def test_brackets_are_signs_of_the_hand_however_they_are_written(
    show: Callable[..., None], held: Qt.KeyboardModifier
) -> None:
    panel = joined(winning(), Look())
    show(panel, 900, 700)
    typed: list[str] = []
    panel.key_typed.connect(typed.append)
    panel.take_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_BracketLeft, held, "["))
    panel.take_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_M, KEYS.ControlModifier, "\r"))
    assert typed == ["["]
