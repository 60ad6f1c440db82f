"""Opens the questions about a session that has begun: how it began after all, and who plays from the next hand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from scorekeeper.controller.past import PastController
from scorekeeper.controller.session import SessionController
from scorekeeper.core.events import PLAYERS
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, preview
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession, ShelfView
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.style import Look
from scorekeeper.wire_places import Places
from scorekeeper.wire_rules import RulesWindows

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu
    from scorekeeper.ui.new_session_dialog import NewSessionDialog
    from scorekeeper.ui.start_dialog import StartDialog

START: Final = "start"
"""Under this name a draft keeps the correction of the start that is half entered."""


class StartWindows(QObject):
    """The dialogs about the start and the players, each built when it is asked for; `changed` tells of a half-entered one."""

    changed = Signal()

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
        self._half: dict[str, object] = {}
        self.look = Look()
        past.ended.connect(self._forget)

    def connect_desk(self, desk: Desk) -> None:
        """What a desk's menu offers."""
        desk.main_menu.then(self._connect_menu)

    def _connect_menu(self, menu: MainMenu) -> None:
        menu.correct_start.triggered.connect(self.correct_start)
        menu.players.triggered.connect(self.change_players)

    def remember(self, view: ShelfView) -> None:
        """Know the names and the rules that can be chosen."""
        self._listed = view

    def drafts_record(self) -> dict[str, object]:
        """How the session is to have begun, as far as it is entered, ready for JSON; empty when nothing is."""
        return self._half

    def restore(self, draft: Record) -> None:
        """Go on with the correction of the start that was half entered when the session was last left."""
        kept, self._half = draft.get(START), {}
        if isinstance(kept, Mapping) and kept:
            self._ask_start(kept)

    def correct_start(self) -> None:
        """Ask how the session on the table began after all."""
        self._ask_start({})

    def _ask_start(self, kept: Record) -> None:
        """Ask it; what was kept of an answer stands there already."""
        from scorekeeper.ui.start_dialog import StartDialog

        past = self._session.past
        if past is None:
            return
        header = past.header
        dialog = StartDialog(self.look, self._window)
        self._show_people(dialog, header.players)
        dialog.choose_rules(self._rules.choice_for(header.rules, header.rules_name))
        dialog.takeover.show_start(header.start)
        if kept:
            self._fill(dialog, kept)
            self._keep(dialog)
        dialog.edited.connect(lambda: self._keep(dialog))
        dialog.rejected.connect(self._forget)
        dialog.customised.connect(lambda choice: self._rules.customise(dialog, choice, dialog.choose_rules))
        dialog.wished.connect(self._restart)

    def _restart(self, wish: NewSession) -> None:
        rules = ruleset(wish.family, wish.preset, wish.options)
        if isinstance(rules, Problem):
            self._session.refused.emit(rules)
        else:
            self._past.correct_header(Header(rules, wish.players, wish.start, wish.rules_name))
        if self._past.view is None:
            self._forget()

    def _keep(self, dialog: StartDialog) -> None:
        choice = dialog.preset.choice
        if choice is not None:
            self._half = {
                "players": [line.text() for line in dialog.names],
                "rules": [choice.family, choice.preset, choice.name if choice.house is not None else ""],
                "options": dict(choice.options),
                "start": dialog.takeover.start,
            }
            self.changed.emit()

    def _fill(self, dialog: StartDialog, kept: Record) -> None:
        """Put in what was kept, as far as it makes sense."""
        named, options, start, players = (kept.get(each) for each in ("rules", "options", "start", "players"))
        if isinstance(named, list | tuple) and len(named) == len(("family", "preset", "name")):
            family, preset, name = map(str, named)
            rules = ruleset(family, preset, options if isinstance(options, Mapping) else {})
            if not isinstance(rules, Problem):
                dialog.choose_rules(self._rules.choice_for(rules, name))
        for line, text in zip(dialog.names, players if isinstance(players, list | tuple) else (), strict=False):
            line.setText(str(text))
        dialog.takeover.show_start(start if isinstance(start, Mapping) else None)

    def _forget(self) -> None:
        if self._half:
            self._half = {}
            self.changed.emit()

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

    def _show_people(self, dialog: NewSessionDialog, players: tuple[str, ...]) -> None:
        """Open a dialog about the session on the table, with the players it has."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show_shelf(self._listed, None, players)
        self._places.follow(dialog)
        dialog.open()
