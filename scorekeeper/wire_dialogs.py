"""Opens the windows that are not always there; each is imported and built when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from scorekeeper import __version__
from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.receipts import Differing
from scorekeeper.core.shelf import NewSession, ShelfView
from scorekeeper.store.sessions import Session
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.style import Look
from scorekeeper.wire_places import Places
from scorekeeper.wire_rules import RulesWindows

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu
    from scorekeeper.ui.new_session_dialog import NewSessionDialog
    from scorekeeper.ui.start_page import StartPage


class Dialogs(QObject):
    """The dialogs over the window; it remembers the list of sessions to show in them."""

    def __init__(
        self,
        window: MainWindow,
        session: SessionController,
        shelf: ShelfController[Session],
        prefs: Prefs,
        folder: Path,
        rules: RulesWindows,
        places: Places,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rules = rules
        self._places = places
        self._session = session
        self._shelf = shelf
        self._prefs = prefs
        self._folder = folder
        self._listed = ShelfView((), ())
        self.look = Look()
        shelf.listed.connect(self._remember)
        shelf.differing.connect(self.ask_paid)

    def connect_desk(self, desk: Desk) -> None:
        """What a desk's menu and its pages offer."""
        desk.main_menu.then(self._connect_menu)
        desk.table.again.connect(self.again)
        desk.start_page.then(self._connect_start)

    def _connect_menu(self, menu: MainMenu) -> None:
        menu.new.triggered.connect(self.new_session)
        menu.open.triggered.connect(self.open_session)
        menu.keys.triggered.connect(self.shortcuts)
        menu.about.triggered.connect(self.about)

    def _connect_start(self, page: StartPage) -> None:
        page.new.clicked.connect(self.new_session)
        page.open.clicked.connect(self.open_session)
        page.wished.connect(self.begin)

    def _remember(self, view: ShelfView) -> None:
        self._listed = view

    def new_session(self) -> None:
        """Ask for a new session."""
        self._ask((), self._prefs.preset)

    def new_session_then(self, act: Callable[[], None]) -> None:
        """Ask for a new session, and do something once it is on the table."""
        self._ask((), self._prefs.preset).wished.connect(lambda _: act())

    def again(self) -> None:
        """Ask for a new session with the players and rules of the one on the table."""
        ledger, rules = self._session.ledger, self._rules.in_force
        if ledger is not None and rules is not None:
            self._ask(ledger.players, rules.key).choose_rules(rules)

    def _ask(self, players: tuple[str, ...], preset: str | None) -> NewSessionDialog:
        from scorekeeper.ui.new_session_dialog import NewSessionDialog

        dialog = NewSessionDialog(self.look, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show_shelf(self._listed, preset, players)
        dialog.wished.connect(self.begin)
        dialog.customised.connect(lambda choice: self._rules.customise(dialog, choice, dialog.choose_rules))
        self._places.follow(dialog)
        dialog.open()
        return dialog

    def begin(self, wish: NewSession) -> None:
        """Begin a session and remember its rules."""
        self._prefs.preset = wish.rules_key or f"{wish.family}/{wish.preset}"
        self._shelf.begin(wish)

    def open_session(self) -> None:
        """Show all sessions."""
        from scorekeeper.ui.open_dialog import OpenDialog

        dialog = OpenDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.opened.connect(self._shelf.open)
        dialog.renamed.connect(self._shelf.rename)
        dialog.deleted.connect(self._shelf.delete)
        dialog.restored.connect(self._shelf.restore)
        remembered = self._prefs.remembered
        if remembered.sorting is not None:
            dialog.sort_by(*remembered.sorting)
        dialog.sorted.connect(self._keep_sorting)
        self._shelf.listed.connect(dialog.show_shelf)
        self._shelf.list()
        self._places.follow(dialog)
        dialog.open()

    def _keep_sorting(self, column: str, downwards: bool) -> None:
        self._prefs.remembered.sort_sessions(column, downwards)

    def ask_paid(self, differing: Differing) -> None:
        """Ask what becomes of what an earlier version paid otherwise."""
        from scorekeeper.ui.paid_dialog import PaidDialog

        dialog = PaidDialog(differing, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.kept.connect(self._shelf.open_paid)
        dialog.anew.connect(self._shelf.open_anew)
        self._places.follow(dialog)
        dialog.open()

    def shortcuts(self) -> None:
        """Show every key that does something."""
        from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog

        dialog = ShortcutsDialog(self._window)
        self._places.follow(dialog)
        dialog.open()

    def about(self) -> None:
        """Say what this program is."""
        from scorekeeper.ui.about_dialog import AboutDialog

        dialog = AboutDialog(__version__, str(self._folder), self._window)
        self._places.follow(dialog)
        dialog.open()
