"""What the keys of the window do: their rows are read with the first key that is bound or pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QKeySequence


def sequences(id_: str) -> list[QKeySequence]:
    """The keys of a shortcut."""
    from PySide6.QtGui import QKeySequence

    from scorekeeper.ui.shortcut_rows import BY_ID

    return [QKeySequence(keys) for keys in BY_ID[id_].keys]


def keys_of(id_: str) -> str:
    """The first keys of a shortcut, as they are named on this system."""
    keys = sequences(id_)[0]
    return keys.toString(keys.SequenceFormat.NativeText)


def bind(id_: str, widget: QWidget, act: Callable[[], object]) -> None:
    """Let the keys of a shortcut do something while a widget is in sight."""
    from PySide6.QtGui import QShortcut

    shortcut = QShortcut(widget)
    shortcut.setObjectName(id_)
    shortcut.setKeys(sequences(id_))
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(act)


def bind_each(id_: str, widget: QWidget, act: Callable[[int], object]) -> None:
    """Let each key of a series do something with its own number, the first with 0, while a widget is in sight."""
    from PySide6.QtGui import QShortcut

    for number, keys in enumerate(sequences(id_)):
        shortcut = QShortcut(keys, widget)
        shortcut.setObjectName(id_)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda number=number: act(number))


def pressed(event: QKeyEvent, id_: str) -> bool:
    """Whether a key that was pressed is one of a shortcut's; Shift counts only where the shortcut names it."""
    from PySide6.QtGui import QKeySequence

    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    wanted = sequences(id_)
    key = Qt.Key(event.key())
    return any(
        QKeySequence(QKeyCombination(each, key)) in wanted for each in (held, held & ~Qt.KeyboardModifier.ShiftModifier)
    )
