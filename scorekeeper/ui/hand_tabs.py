"""Whose hand is shown, where several are asked for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scorekeeper.core.entry_view import EntryView, HandView
from scorekeeper.ui.speech import points
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

WIDEST = 84
WIDEST_TOLD = 94
"""Most width of a tab in pixels: with a name alone, and with what the hand is worth where there is no room for more."""
PADDING = 24


class HandTabs(QWidget):
    """`activated` carries the seat whose hand is to be shown."""

    activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[int, QPushButton] = {}
        self._view: EntryView | None = None
        self._room = 0
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_hands(self, view: EntryView) -> None:
        """Show a tab for every hand that is asked for; none for a single one."""
        self._view = view
        several = len(view.asked) > 1
        told = {each.seat: each for each in view.hands}
        self.setVisible(several)
        for gone in self._buttons.keys() - set(view.asked):
            self._buttons[gone].hide()
            self._buttons.pop(gone).deleteLater()
        for seat in view.asked if several else ():
            button = self._buttons.get(seat) or self._new_button(seat)
            widest = max(WIDEST_TOLD, self._room // len(view.asked)) if view.hands else WIDEST
            _show_tab(button, view.players[seat], told.get(seat), widest)
            button.setChecked(seat == view.active)
        if list(self._buttons) != list(view.asked):
            self._stand_in_order(view.asked if several else ())

    def give_room(self, room: int) -> None:
        """Let names be as long as there is room for beside what each hand is worth, in pixels for all tabs."""
        if room != self._room:
            self._room = room
            if self._view is not None:
                self.show_hands(self._view)

    def button_of(self, seat: int) -> QPushButton:
        """The tab of a seat."""
        return self._buttons[seat]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return list(self._buttons.values())

    def _stand_in_order(self, seats: tuple[int, ...]) -> None:
        """Let the tabs stand in the order in which the hands are asked for."""
        self._buttons = {seat: self._buttons[seat] for seat in seats}
        for place, button in enumerate(self._buttons.values()):
            self._row.insertWidget(place, button)

    def _new_button(self, seat: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        self._group.addButton(button)
        button.setProperty("role", "compact")
        button.clicked.connect(lambda: self.activated.emit(seat))
        self._buttons[seat] = button
        self._row.addWidget(button)
        return button


def _show_tab(button: QPushButton, name: str, told: HandView | None, widest: int) -> None:
    """A player's name upright, and what the hand is worth where that is told."""
    worth = "" if told is None else " " + _worth(told)
    room = widest - PADDING - button.fontMetrics().horizontalAdvance(worth)
    shown = button.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
    button.setMaximumWidth(widest)
    button.setText(shown.replace("&", "&&") + worth)
    sentence = ui("hand_of", player=name) if told is None else _sentence(name, told)
    button.setAccessibleName(sentence)
    button.setToolTip(as_typed(sentence))


def _worth(told: HandView) -> str:
    if not told.begun:
        return "–"
    return "…" if told.total is None else points(told.total)


def _sentence(name: str, told: HandView) -> str:
    if not told.begun:
        return ui("hand_of_missing", player=name)
    return (
        ui("hand_of_begun", player=name) if told.total is None else ui("hand_of_worth", player=name, points=told.total)
    )
