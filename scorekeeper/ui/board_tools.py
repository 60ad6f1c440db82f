"""The buttons of the board: how the players are laid out, what moved last, and what is shown below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from scorekeeper.ui.icon_buttons import icon_button
from scorekeeper.ui.icons import icon
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

PANES: Final = ("pane_hands", "pane_course", "pane_needed")
"""What can be shown below the board, by the word of its button."""
_SPACING: Final = 4


class Tools(QWidget):
    """A few buttons close together, row by row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_SPACING)

    def _button(self, word: str, *, checkable: bool = False) -> QPushButton:
        return icon_button(word, self._look, self, checkable=checkable)

    def _lay_out(self, columns: int, *buttons: QPushButton) -> None:
        for at, button in enumerate(buttons):
            self._grid.addWidget(button, at // columns, at % columns)


class ViewTools(Tools):
    """How the players are laid out, and whether what moved last is shown; each signal is a wish."""

    view_turned = Signal()
    sort_turned = Signal(bool)
    payments_turned = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.view = self._button("view_list")
        self.view.clicked.connect(self.view_turned)
        self.payments = self._button("view_payments", checkable=True)
        self.payments.clicked.connect(self.payments_turned)
        self.sort = self._button("view_sort", checkable=True)
        self.sort.clicked.connect(self.sort_turned)
        self._lay_out(3, self.view, self.payments, self.sort)
        self.show_view(in_list=False, by_place=False)

    def show_view(self, *, in_list: bool, by_place: bool) -> None:
        """Show how the players are laid out; the button offers the other way."""
        word = "view_around" if in_list else "view_list"
        self.view.setIcon(icon(word, self._look.palette.ink, self._look.palette.off_edge))
        self.view.setAccessibleName(ui(word))
        self.view.setToolTip(ui(word))
        self.sort.setVisible(in_list)
        self.sort.setChecked(by_place)

    def show_payments(self, *, there: bool, shown: bool) -> None:
        """Show whether payments are drawn, and whether there are any."""
        self.payments.setEnabled(there)
        self.payments.setChecked(shown)
        tip = ui("view_payments" if there else "view_payments_none")
        self.payments.setToolTip(tip)
        self.payments.setAccessibleDescription(tip)


class PaneTools(Tools):
    """What is shown below the board; `chosen` carries its place."""

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.panes = tuple(self._button(word, checkable=True) for word in PANES)
        group = OneOf(self)
        for at, button in enumerate(self.panes):
            group.addButton(button)
            button.clicked.connect(lambda _=False, at=at: self.chosen.emit(at))
        self.show_pane(0)
        self.show_view(in_list=False)

    def show_pane(self, pane: int) -> None:
        """Show what is shown below."""
        self.panes[pane].setChecked(True)

    def show_view(self, *, in_list: bool) -> None:
        """Stand side by side below a list, close together in the corner of a table."""
        self._lay_out(len(PANES) if in_list else 2, *self.panes)
