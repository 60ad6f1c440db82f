"""The program with its window: everything is built and connected here, nothing is decided."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from scorekeeper import __version__
from scorekeeper.controller.entry import Entry
from scorekeeper.controller.house import HouseController
from scorekeeper.controller.past import PastController
from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.languages import Tongue, languages, readable, spoken
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.palettes import system_changes
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import dress
from scorekeeper.ui.words import SENTENCES, ui
from scorekeeper.wire_board import Boards
from scorekeeper.wire_desk import connect_entry, connect_faults, connect_side, connect_table
from scorekeeper.wire_dialogs import Dialogs
from scorekeeper.wire_first import FirstHands
from scorekeeper.wire_look import Looks
from scorekeeper.wire_past import PastOnDesk
from scorekeeper.wire_places import Places
from scorekeeper.wire_reference import References
from scorekeeper.wire_rules import RulesWindows
from scorekeeper.wire_screen import Screen, way_of
from scorekeeper.wire_start import START, StartWindows
from scorekeeper.wire_why import WhyBeside, WhyOfPast

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu
    from scorekeeper.ui.start_page import StartPage
    from scorekeeper.wire_alone import HandAlone
    from scorekeeper.wire_drills import Drills, DrillsOnDesk
    from scorekeeper.wire_paper import Papers
    from scorekeeper.wire_sample import Sample
    from scorekeeper.wire_travel import Travel

PREFS = "prefs.ini"


def now() -> str:
    """This moment as ISO text with its time zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Program:
    """All that lives as long as the window: what is kept, what is on the table, what is being entered, what is shown."""

    def __init__(self, app: QApplication, store: Store, folder: Path) -> None:
        self.app = app
        self.store = store
        self.folder = folder
        self.prefs = Prefs(folder / PREFS)
        self.places = Places(self.prefs.remembered)
        self.tongue = Tongue()
        self.tongue.speak(spoken(self.prefs.language))
        self.session = SessionController(now, __version__)
        self.shelf: ShelfController[Session] = ShelfController(store, ruleset, CHOICES, self.session, now)
        self.past = PastController(self.session, now, __version__)
        self.entry = Entry()
        self.screen = Screen(way_of(sys.platform, os.environ))
        self.window = MainWindow()
        self.looks = Looks(folder, self.prefs, self.window, self.places, self.redress)
        self.boards = Boards(self.window, self.session, self.entry, self.prefs)
        self.house = HouseController(store.house, ruleset, CHOICES)
        self.house.listed.connect(lambda choices, _: self.shelf.show_rules(choices))
        self.rules = RulesWindows(self.house, self.session, self.window, self.places)
        self.dialogs = Dialogs(self.window, self.session, self.shelf, self.prefs, folder, self.rules, self.places)
        self.starts = StartWindows(self.session, self.past, self.rules, self.window, self.places)
        self.shelf.listed.connect(self.starts.remember)
        self.alone = Late(self._made_alone)
        self.shelf.opened.connect(self._score_as_played)
        told = (self.session, self.house, self.rules, self.prefs.remembered, self.alone)
        self.reference = References(self.window, *told, self.chosen_rules)
        self.house.list()
        self.travel = Late(self._made_travel)
        self.papers = Late(self._made_papers)
        self.reference.sheet_wished.connect(lambda told: self.papers().open_cheat_sheet_of(told, self.reference.window))
        halves = {START: self.starts.drafts_record}
        self.starts.changed.connect(connect_entry(self.entry, self.session, self.shelf, self.past, halves))
        self.shelf.opened.connect(self.starts.restore)
        self.sample = Late(self._made_sample)
        self.first = FirstHands(self.session, self.prefs, lambda: bool(self.sample.made and self.sample.made.running))
        self.drills = Late(self._made_drills)
        self.screen.connect(self.session)
        self.window.place(self.prefs.geometry)
        self.window.closing.connect(self.close)
        for change in system_changes():
            change.connect(self.window.recoloured)
        self.window.recoloured.connect(self.redress)
        self._build_desk()
        if store.notice is not None:
            self.desk.notice.say(Speech().say(store.notice))

    def redress(self) -> None:
        """Build the desk anew in the look that is chosen now, and show what was open and chosen on the one before."""
        from scorekeeper.wire_again import go_on_as, stand_as, stop_on

        before, drilled = self.desk, self.drilled.made
        stop = stop_on(before, self.window.focusWidget())
        explaining, mended = self.explaining, self.correcting.page
        self._build_desk()
        if before.scoring:
            self.desk.turn_to(self.desk.score)
        if drilled is not None and drilled.shown and drilled.page is not None:
            self.drilled().resume(drilled.page)
        self.explaining.resume(explaining)
        self.window.settle()
        # Only what is laid out knows how many pages there are, and what is in sight.
        stand_as(before, self.desk, mended, self.correcting.page)
        self.window.settle()
        go_on_as(self.desk, stop)

    def _build_desk(self) -> None:
        """Build the desk in the look that is chosen now, and show on it all there is."""
        self.dialogs.look = self.starts.look = look = self.looks.look
        dress(self.app, look)
        self.desk = Desk(look, self.window)
        self._connect(self.desk)
        self.window.show_desk(self.desk)
        self.app.setApplicationDisplayName(ui("program"))
        self.shelf.list()
        for entry in (self.entry, self.past.entry):
            entry.take_care(self.looks.care)
        if self.alone.made is not None:
            self.alone.made.score_by(self.alone.made.choice, self.looks.care)
        # As when a session comes to the table: in this order the Tab key goes through what is made for it.
        if self.entry.view is not None:
            self.desk.table.show_entry(self.entry.view)
        if self.session.view is not None:
            self.desk.show_session(self.session.view)
        if self.window.isVisible():
            self.desk.turn_back()
        self.correcting.resume()
        if not readable(self.tongue.code):
            # In the language itself nobody could read it.
            self.desk.notice.say(SENTENCES["font_missing"])

    def _connect(self, desk: Desk) -> None:
        """The parts of a desk, each with what stands behind it."""
        self.dialogs.connect_desk(desk)
        connect_table(desk, self.session, self.shelf)
        connect_faults(desk, self.session, self.shelf)
        self.correcting = PastOnDesk(desk, self.dialogs.look, self.past, self.places)
        self.shelf.opened.connect(self.correcting.restore)
        self.places.share(desk.table.halves)
        self.boards.connect_desk(desk, self.dialogs.look)
        self.reference.connect_desk(desk, self.dialogs.look)
        if self.sample.made is not None:
            self.sample.made.show_on(desk)
        self.first.show_on(desk)
        connect_side(desk.table.side, self.entry)
        self.entry.changed.connect(desk.table.show_next)
        if self.alone.made is not None:
            self.alone.made.connect_desk(desk, self.dialogs.look)
        desk.score_page.then(lambda _: self.alone())
        beside = WhyBeside(desk.table.side, self.entry, lambda: self.session.ledger, self.dialogs.look)
        self.explaining = WhyOfPast(desk, self.session, self.dialogs.look)
        for explaining in (beside, self.explaining):
            explaining.sought.connect(self.reference.look_up)
        self.drilled = Late(self._made_drilled)
        desk.start_page.then(self._connect_start)
        desk.main_menu.then(self._connect_menu)
        desk.table.top.open_rules.clicked.connect(self.rules.show_session)
        self.starts.connect_desk(desk)
        self.looks.connect_desk(desk)
        drilled = desk.table.panes.history_page.then
        drilled(lambda history: history.drilled.connect(lambda event: self.drilled().ask_of(event)))

    def _connect_start(self, page: StartPage) -> None:
        page.score.clicked.connect(lambda: self.desk.turn_to(self.desk.score))
        page.sample.clicked.connect(lambda: self.sample().begin())
        page.drills.clicked.connect(lambda: self.drilled().open())

    def _connect_menu(self, menu: MainMenu) -> None:
        """What the menu offers: whatever stands behind it is read and built when it is first asked for."""
        menu.score.triggered.connect(lambda: self.desk.turn_to(self.desk.score))
        menu.rules.triggered.connect(lambda: self.rules.manage(self.chosen_rules()))
        menu.start.triggered.connect(self.session.close)
        menu.quit.triggered.connect(self.window.close)
        menu.language_chosen.connect(lambda code: self.choose_language(code))  # noqa: PLW0108 - PySide keeps methods
        menu.show_languages(tuple((each.code, each.name) for each in languages()), self.prefs.language)
        menu.export.triggered.connect(lambda: self.travel().ask_where())
        menu.take_in.triggered.connect(lambda: self.travel().ask_which())
        menu.print_out.triggered.connect(lambda: self.travel().ask_printer())
        menu.problems.triggered.connect(lambda: self.papers().open_problems())
        menu.cheat.triggered.connect(lambda: self.papers().open_cheat_sheet())
        menu.sample.triggered.connect(lambda: self.sample().begin())
        menu.drills.triggered.connect(lambda: self.drilled().open())

    def _made_alone(self) -> HandAlone:
        from scorekeeper.wire_alone import HandAlone

        alone = HandAlone(self.session, self.entry, self.house, self.shelf, self.dialogs)
        alone.connect_desk(self.desk, self.dialogs.look)
        alone.begin(self.chosen_rules(), self.looks.care)
        return alone

    def _made_drills(self) -> Drills:
        from scorekeeper.wire_drills import Drills

        drills = Drills(self.store, self.session, self.house, self.prefs)
        drills.sheet_wished.connect(lambda view: self.papers().open_problems_of(view.rules))
        return drills

    def _made_drilled(self) -> DrillsOnDesk:
        from scorekeeper.wire_drills import DrillsOnDesk

        told = (self.chosen_rules, self.dialogs.look, self.reference.titles_of)
        drilled = DrillsOnDesk(self.desk, self.drills(), self.rules, *told)
        drilled.sought.connect(self.reference.look_up_by)
        return drilled

    def _made_sample(self) -> Sample:
        from scorekeeper.wire_sample import Sample

        sample = Sample(self.session, self.shelf, self.past, self.entry)
        sample.show_on(self.desk)
        return sample

    def _made_travel(self) -> Travel:
        from scorekeeper.wire_travel import Travel

        return Travel(self.window, self.session, self.shelf, self.store, self.places, self.say)

    def _made_papers(self) -> Papers:
        from scorekeeper.wire_paper import Papers

        return Papers(
            self.window, self.places, self.tongue, lambda: (self.house.choices, self.in_force), lambda: self.looks.look
        )

    @property
    def loose(self) -> Entry:
        """A hand by itself that is being entered."""
        return self.alone().entry

    def _score_as_played(self) -> None:
        if self.alone.made is not None:
            self.alone.made.score_as_played()

    def choose_language(self, code: str) -> None:
        """Speak another language from now on; without a code, the system's."""
        self.prefs.language = code or None
        self.tongue.speak(spoken(self.prefs.language))
        self.redress()

    def chosen_rules(self) -> RulesChoice:
        """The rules the last session was started with."""
        return next((each for each in self.house.choices if each.key == self.prefs.preset), CHOICES[0])

    @property
    def in_force(self) -> RulesChoice:
        """The rules of the session on the table, else those of the last one."""
        return self.rules.in_force or self.chosen_rules()

    def close(self) -> None:
        """Keep where the window was and let go of the file; all else is written down already."""
        # What closes with the window would give up what is half entered in it; that is to be there next time.
        for half in (self.entry, self.past, self.starts):
            half.blockSignals(True)
        if self.alone.made is not None:
            self.alone.made.entry.blockSignals(True)
        self.reference.close()
        self.prefs.geometry = self.window.saveGeometry()
        self.prefs.keep()
        self.screen.release()
        self.tongue.be_silent()
        self.store.close()

    def say(self, sentence: str) -> None:
        """Show a sentence across whatever desk there is now."""
        self.desk.notice.say(sentence)


def start(app: QApplication, folder: Path) -> Program | Problem:
    """Open the sessions of a folder and build the window over them."""
    store = open_store(folder)
    if isinstance(store, Problem):
        return store
    return Program(app, store, folder)
