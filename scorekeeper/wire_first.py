"""The steps to a recorded hand: shown while they are new, put away by themselves or by hand, called back by the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.ui.desk import Desk

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu


class FirstHands(QObject):
    """Knows whether the steps are wanted; what is recorded in a sample, which `sampling` tells of, does not count."""

    def __init__(self, session: SessionController, prefs: Prefs, sampling: Callable[[], bool]) -> None:
        super().__init__()
        self._prefs = prefs
        self._remembered = prefs.remembered
        self._sampling = sampling
        self._desk: Desk | None = None
        self._shown = False
        session.recorded.connect(self._count)

    def show_on(self, desk: Desk) -> None:
        """Show the steps on a desk where they are wanted."""
        self._desk = desk
        desk.main_menu.then(self._connect_menu)
        desk.table.steps.dismissed.connect(lambda: self.want(False))
        self._show()

    def _connect_menu(self, menu: MainMenu) -> None:
        menu.steps.triggered.connect(self.want)
        menu.steps.setChecked(self._shown)

    def want(self, shown: bool) -> None:
        """Show the steps from now on, or no longer."""
        self._remembered.steps = shown
        self._show()

    def _count(self) -> None:
        if not self._sampling():
            self._remembered.count_hand()
            self._show()

    def _show(self) -> None:
        if self._desk is not None:
            kept = self._remembered
            # While somebody is new to the game they stay until they are put away.
            self._shown = not kept.steps_put_away if self._prefs.newcomer else kept.steps
            if self._desk.main_menu.made is not None:
                self._desk.menu.steps.setChecked(self._shown)
            self._desk.table.show_steps(self._shown)
