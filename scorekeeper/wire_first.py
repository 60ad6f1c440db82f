"""The steps to a recorded hand: shown while they are new, put away by themselves or by hand, called back by the menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.ui.desk import Desk


class FirstHands(QObject):
    """Knows whether the steps are wanted; what is recorded in a sample, which `sampling` tells of, does not count."""

    def __init__(self, session: SessionController, prefs: Prefs, sampling: Callable[[], bool]) -> None:
        super().__init__()
        self._prefs = prefs
        self._remembered = prefs.remembered
        self._sampling = sampling
        self._desk: Desk | None = None
        session.recorded.connect(self._count)

    def show_on(self, desk: Desk) -> None:
        """Show the steps on a desk where they are wanted."""
        self._desk = desk
        desk.menu.steps.triggered.connect(self.want)
        desk.table.steps.dismissed.connect(lambda: self.want(False))
        self._show()

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
            shown = not kept.steps_put_away if self._prefs.newcomer else kept.steps
            self._desk.menu.steps.setChecked(shown)
            self._desk.table.show_steps(shown)
