"""How the window looks and is handled: what was chosen, and the window to choose in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer

from scorekeeper.controller.prefs import Colours, Faces, Prefs
from scorekeeper.core.doubt import Care
from scorekeeper.store.pictures import Pictures
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.kept_faces import KEPT, KEPT_ICONS
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.wire_places import Places

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu
    from scorekeeper.ui.start_page import StartPage


class Looks(QObject):
    """Knows the look that was chosen; `changed` is called when another one is. What tiles look like is kept in a folder."""

    def __init__(
        self, folder: Path, prefs: Prefs, window: MainWindow, places: Places, changed: Callable[[], None]
    ) -> None:
        super().__init__(window)
        for kept in (KEPT, KEPT_ICONS):
            kept.lie_in(Pictures(folder))
            window.closing.connect(lambda kept=kept: kept.lie_in(None))
        self._prefs = prefs
        self._window = window
        self._places = places
        self._changed = changed
        self._grows = False
        self._desk: Desk | None = None
        self._soon = QTimer(window)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._draw)

    @property
    def choice(self) -> LookChoice:
        """What was chosen."""
        kept = self._prefs
        colours, faces = kept.colours.value, kept.faces.value
        hands = (kept.numerals, kept.touch, kept.still, kept.larger, kept.key_rows)
        return LookChoice(colours, faces, *hands, kept.newcomer)

    @property
    def look(self) -> Look:
        """The look that holds."""
        return self.choice.look

    @property
    def care(self) -> Care:
        """How much is said about a hand and about slips: all to a newcomer."""
        kept = self._prefs
        return Care(kept.newcomer, kept.newcomer or kept.warned)

    def choose(self, choice: LookChoice) -> None:
        """Draw the window so from now on; for fingers and for larger letters it is made as large as they need."""
        self._keep(choice)
        self._draw()

    def choose_soon(self, choice: LookChoice) -> None:
        """The choice holds now, and the window is drawn so after whatever else waits, such as the choice's own mark."""
        self._keep(choice)
        self._soon.start()

    def welcome(self, on: bool) -> None:
        """Show the window as somebody needs it who is new to the game, or as others do."""
        self.choose_soon(replace(self.choice, newcomer=on))

    def warn(self, on: bool) -> None:
        """Say from now on what may be a slip, or no longer to whoever is no newcomer."""
        self._prefs.warned = on
        self._soon.start()

    def _keep(self, choice: LookChoice) -> None:
        kept = self._prefs
        self._grows |= (choice.touch and not kept.touch) or (choice.larger and not kept.larger)
        kept.colours, kept.faces = Colours(choice.colours), Faces(choice.tiles)
        kept.numerals, kept.larger = choice.numerals, choice.larger
        kept.touch, kept.still, kept.key_rows = choice.touch, choice.still, choice.keys
        if choice.newcomer and not kept.newcomer:
            # Who put the steps away before may want them now.
            kept.remembered.offer_steps()
        kept.newcomer = choice.newcomer

    def toggle_keys(self) -> None:
        """Let each key stand for a tile from now on, or let tiles be typed again."""
        on = not self._prefs.key_rows
        self.choose(replace(self.choice, keys=on))
        if self._desk is not None:
            self._desk.remark(ui("key_rows_on" if on else "key_rows_off"))

    def connect_desk(self, desk: Desk) -> None:
        """Let a desk say who sits at the window, and show what holds."""
        self._desk = desk
        desk.main_menu.then(self._connect_menu)
        desk.keys_toggled.connect(self.toggle_keys)
        desk.start_page.then(self._connect_start)

    def _connect_menu(self, menu: MainMenu) -> None:
        newcomer = self._prefs.newcomer
        menu.controls.triggered.connect(self.open)
        menu.newcomer.setChecked(newcomer)
        menu.newcomer.triggered.connect(self.welcome)
        menu.warned.setChecked(newcomer or self._prefs.warned)
        menu.warned.setEnabled(not newcomer)
        menu.warned.triggered.connect(self.warn)

    def _connect_start(self, page: StartPage) -> None:
        page.newcomer.setChecked(self._prefs.newcomer)
        page.newcomer.clicked.connect(self.welcome)

    def _draw(self) -> None:
        self._soon.stop()
        self._changed()
        if self._grows:
            self._grows = False
            self._window.make_room()

    def open(self) -> None:
        """Let a player choose."""
        from scorekeeper.ui.look_dialog import LookDialog

        dialog = LookDialog(self.choice, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def choose(choice: LookChoice) -> None:
            # Building the desk anew takes a while: what was pressed shows first.
            dialog.show_choice(choice)
            dialog.repaint()
            self.choose_soon(choice)

        def drawn() -> None:
            dialog.show_choice(self.choice)

        dialog.chosen.connect(choose)
        # Connected after what draws the window, so called after it.
        self._soon.timeout.connect(drawn)
        # Two quick clicks close a window twice.
        once = Qt.ConnectionType.SingleShotConnection
        dialog.finished.connect(lambda: self._soon.timeout.disconnect(drawn), once)
        self._places.follow(dialog)
        dialog.open()
