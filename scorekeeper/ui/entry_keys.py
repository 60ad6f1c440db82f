"""The keys of the right half: who won and off whom, the other outcomes, where to go, and Record."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.outcome_bar import OutcomeBar
from scorekeeper.ui.shortcuts import bind, bind_each


def press(button: QAbstractButton) -> bool:
    """Press a button by its key, if it is in sight and on."""
    there = button.isVisible() and button.isEnabled()
    if there:
        button.click()
    return there


def go_to(widget: QWidget) -> bool:
    """Mark a button or a field, if it is in sight and on."""
    there = widget.isVisible() and widget.isEnabled()
    if there:
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
    return there


class EntryKeys:
    """What each key of the right half does; a key for what is not asked now first goes back to "who won?"."""

    def __init__(self, outcome: OutcomeBar, entry: EntryPanel) -> None:
        self._outcome = outcome
        self._entry = entry

    def win(self, player: int) -> None:
        """A player won, or did not."""
        self._ask_who_won()
        if player < len(self._outcome.won.buttons):
            press(self._outcome.won.buttons[player])

    def off(self, choice: int) -> None:
        """Off whom: the own draw is choice 0, the players follow."""
        if choice < len(self._outcome.off.buttons):
            press(self._outcome.off.buttons[choice])

    def to_outcomes(self) -> None:
        """Mark the first of the outcomes that nobody wins."""
        self._ask_who_won()
        for button in self._outcome.other_buttons:
            if go_to(button):
                return

    def to_ticks(self) -> None:
        """Mark the first circumstance that can be ticked."""
        for stop in self._entry.builder.ticks.stops():
            if go_to(stop):
                return

    def _ask_who_won(self) -> None:
        if self._outcome.back.isVisible():
            self._outcome.back.click()


def bind_entry(side: QWidget, outcome: OutcomeBar, entry: EntryPanel) -> None:
    """Give the right half its keys."""
    keys = EntryKeys(outcome, entry)
    bind_each("won", side, keys.win)
    bind_each("off", side, lambda player: keys.off(1 + player))
    bind("own_draw", side, lambda: keys.off(0))
    bind("to_outcomes", side, keys.to_outcomes)
    bind("to_hand", side, lambda: go_to(entry.builder.typing))
    bind("to_ticks", side, keys.to_ticks)
    bind("why", side, lambda: press(entry.worth.why))
    bind("record_now", side, lambda: press(entry.worth.record))
