"""What brings a window up in a walk: a function that gets an evening and returns the window, kept by its name."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorekeeper.core.journal import Record
from tests.walks.evening import Evening, dialog

Bring = Callable[[Evening], QWidget]
WINDOWS: Final[dict[str, Bring]] = {}
"""Each by its name."""
SCORED: Final = "234m99m56788p234s9m"
MANGAN: Final[Record] = {"type": "win", "winners": [{"seat": 2, "from": 3, "declared": {"han": 3, "fu": 40}}]}


def window(bring: Bring) -> Bring:
    """One more window or state."""
    WINDOWS[bring.__name__] = bring
    return bring


def shown(evening: Evening, kind: type[QDialog]) -> QWidget:
    """The dialog that has just come up, laid out."""
    QApplication.processEvents()
    return dialog(evening.program, kind)
