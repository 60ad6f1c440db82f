"""Whose hand is shown, where several are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scorekeeper.core.entry_view import EntryView, HandView
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.seat_wind import room_of_wind, show_wind, winds_of
from scorekeeper.ui.speech import points
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

WIDEST = 84
WIDEST_TOLD = 94
"""Most width of a tab in pixels: with a name alone, and with what the hand is worth where there is no room for more."""
PADDING = 24
_END: Final = Qt.TextElideMode.ElideRight
_WITHIN: Final = Qt.TextElideMode.ElideMiddle
_DOTS: Final = "…"


class HandTabs(QWidget):
    """`activated` carries the seat whose hand is to be shown."""

    activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[int, QPushButton] = {}
        self._view: EntryView | None = None
        self._room = 0
        self._group = OneOf(self)
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
            sentence = _sentence(view.players[seat], told.get(seat))
            button.setAccessibleName(sentence)
            button.setToolTip(as_typed(sentence))
            button.setChecked(seat == view.active)
        self._say_names(view, {seat: f" {_worth(each)}" for seat, each in told.items()})
        if list(self._buttons) != list(view.asked):
            self._stand_in_order(view.asked if several else ())

    def _say_names(self, view: EntryView, worths: Mapping[int, str]) -> None:
        """Say on each tab as much of the name as there is room for, and what the hand is worth where that is told.

        What would be cut alike is cut within, or told apart by the winds as on the buttons above.
        """
        widest = max(WIDEST_TOLD, self._room // len(view.asked)) if view.hands else WIDEST
        shown: dict[int, str] = {}
        for cut, winds in ((_END, ()), (_WITHIN, ()), (_END, view.winds)):
            of_seat = winds_of(len(view.players), winds)
            shown = {
                seat: _cut(button, view.players[seat], cut, of_seat[seat], widest, worths.get(seat, ""))
                for seat, button in self._buttons.items()
            }
            if all(_tells(shown[seat], view.players[other]) for seat, other in permutations(shown, 2)):
                break
        for seat, button in self._buttons.items():
            button.setMaximumWidth(widest)
            button.setText(shown[seat].replace("&", "&&") + worths.get(seat, ""))

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
        button.ensurePolished()
        button.clicked.connect(lambda: self.activated.emit(seat))
        self._buttons[seat] = button
        self._row.addWidget(button)
        return button


def _cut(button: QPushButton, name: str, cut: Qt.TextElideMode, wind: Wind | None, wide: int, worth: str) -> str:
    """As much of a name as a tab of some width has room for, beside a wind and before a worth."""
    if button.property("wind") != ("" if wind is None else wind.value):
        show_wind(button, wind)
    metrics = button.fontMetrics()
    return metrics.elidedText(name, cut, wide - PADDING - room_of_wind(button) - metrics.horizontalAdvance(worth))


def _tells(shown: str, other: str) -> bool:
    """Whether what is shown of a name, cut or whole, cannot be somebody else's."""
    begin, _, end = shown.partition(_DOTS)
    return not (other.startswith(begin) and other.endswith(end))


def _worth(told: HandView) -> str:
    if not told.begun:
        return "–"
    return "…" if told.total is None else points(told.total)


def _sentence(name: str, told: HandView | None) -> str:
    if told is None:
        return ui("hand_of", player=name)
    if not told.begun:
        return ui("hand_of_missing", player=name)
    return (
        ui("hand_of_begun", player=name) if told.total is None else ui("hand_of_worth", player=name, points=told.total)
    )
