"""Opens the questions about a session that has begun: how it began after all, and who plays from the next hand on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from scorekeeper.controller.past import PastController
from scorekeeper.controller.session import SessionController
from scorekeeper.core.events import PLAYERS
from scorekeeper.core.ledger import Header, preview
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession, ShelfView
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.style import Look
from scorekeeper.wire_places import Places
from scorekeeper.wire_rules import RulesWindows

if TYPE_CHECKING:
    from scorekeeper.ui.new_session_dialog import NewSessionDialog


class StartWindows(QObject):
    """The dialogs about the start and the players, each built when it is asked for."""

    def __init__(
        self,
        session: SessionController,
        past: PastController,
        rules: RulesWindows,
        window: QWidget,
        places: Places,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._past = past
        self._rules = rules
        self._window = window
        self._places = places
        self._listed = ShelfView((), ())
        self.look = Look()

    def remember(self, view: ShelfView) -> None:
        """Know the names and the rules that can be chosen."""
        self._listed = view

    def correct_start(self) -> None:
        """Ask how the session on the table began after all."""
        from scorekeeper.ui.start_dialog import StartDialog

        past = self._session.past
        if past is None:
            return
        header = past.header
        dialog = StartDialog(self.look, self._window)
        self._show_people(dialog, header.players)
        dialog.choose_rules(self._rules.choice_for(header.rules, header.rules_name))
        dialog.takeover.show_start(header.start)
        dialog.customised.connect(lambda choice: self._rules.customise(dialog, choice, dialog.choose_rules))
        dialog.wished.connect(self._restart)

    def _restart(self, wish: NewSession) -> None:
        rules = ruleset(wish.family, wish.preset, wish.options)
        if isinstance(rules, Problem):
            self._session.refused.emit(rules)
        else:
            self._past.correct_header(Header(rules, wish.players, wish.start, wish.rules_name))

    def change_players(self) -> None:
        """Ask who plays from the next hand on; not while a hand is being played."""
        from scorekeeper.ui.start_dialog import PlayersDialog

        ledger = self._session.ledger
        if ledger is None:
            return
        problem = preview(ledger, {"type": PLAYERS, "players": list(ledger.players)})
        if isinstance(problem, Problem):
            self._session.refused.emit(problem)
            return
        dialog = PlayersDialog(self.look, self._window)
        self._show_people(dialog, ledger.players)
        dialog.choose_rules(self._rules.choice_for(ledger.rules, ""))
        dialog.wished.connect(lambda wish: self._session.record({"type": PLAYERS, "players": list(wish.players)}))

    def _show_people(self, dialog: "NewSessionDialog", players: tuple[str, ...]) -> None:
        """Open a dialog about the session on the table, with the players it has."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show_shelf(self._listed, None, players)
        self._places.follow(dialog)
        dialog.open()
