"""Whose hand is shown, where several are asked for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.ui.words import ui

WIDEST = 84


class HandTabs(QWidget):
    """`activated` carries the seat whose hand is to be shown."""

    activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[int, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_hands(self, view: EntryView) -> None:
        """Show a tab for every hand that is asked for; none for a single one."""
        several = len(view.asked) > 1
        self.setVisible(several)
        for gone in self._buttons.keys() - set(view.asked):
            self._buttons.pop(gone).deleteLater()
        for seat in view.asked if several else ():
            button = self._buttons.get(seat) or self._new_button(seat)
            name = view.players[seat]
            shown = button.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, WIDEST - 24)
            button.setText(shown.replace("&", "&&"))
            button.setChecked(seat == view.active)
            button.setAccessibleName(ui("hand_of", player=name))
            button.setToolTip(ui("hand_of", player=name))

    def button_of(self, seat: int) -> QPushButton:
        """The tab of a seat."""
        return self._buttons[seat]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return list(self._buttons.values())

    def _new_button(self, seat: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setProperty("role", "compact")
        button.setMaximumWidth(WIDEST)
        button.clicked.connect(lambda: self.activated.emit(seat))
        self._buttons[seat] = button
        self._row.addWidget(button)
        return button
