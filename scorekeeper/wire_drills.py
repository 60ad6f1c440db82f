"""Connects the window with the drills: what they are made from, what is learned, and the page they are asked on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from scorekeeper.controller.drilling import Drilling
from scorekeeper.controller.house import HouseController
from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.core.drill_view import DrillsView, Judged, Stage
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Store
from scorekeeper.travel import header_of
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.wire_drill_grounds import weights_for, why_of
from scorekeeper.wire_rules import RulesWindows

if TYPE_CHECKING:
    from scorekeeper.teach.drills.coach import Coach
    from scorekeeper.teach.drills.progress import Progress
    from scorekeeper.teach.drills.task import Drill
    from scorekeeper.teach.drills.weights import Weights
    from scorekeeper.ui.drill_page import DrillPage

Titles = Callable[[RulesChoice, Sequence[str]], Sequence[tuple[str, str]]]
SECOND: Final = 1000
_SESSIONS: Final = 5
"""In so many of the last sessions hands that were played are looked for."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


class Drills(QObject):
    """Makes the drills and keeps what is learned; it lives as long as the program. `sheet_wished` carries what is shown."""

    sheet_wished = Signal(object)

    def __init__(self, store: Store, session: SessionController, house: HouseController, prefs: Prefs) -> None:
        super().__init__()
        self._store = store
        self._session = session
        self._remembered = prefs.remembered
        self.house = house
        self.chance = Random()
        self.drilling = Drilling(self._coach, store.learned, now)
        self.drilling.changed.connect(self._remember)
        self.drilling.show_choices(house.choices)
        house.listed.connect(lambda choices, _: self.drilling.show_choices(choices))

    def open(self, rules: RulesChoice) -> None:
        """Show what can be drilled."""
        self.drilling.open(rules, self._remembered.drills.level, self._remembered.drills.length)

    def rules(self, usual: RulesChoice) -> RulesChoice:
        """The rules that were drilled last, while they are there."""
        return next((each for each in self.house.choices if each.key == self._remembered.drills.rules), usual)

    def ask_of(self, rules: RulesChoice, event: int) -> bool:
        """Ask about the hand of an event of the session on the table; False where it cannot be asked."""
        from scorekeeper.teach.drills.played import played_drill, scene_of

        past = self._session.past
        if past is None:
            return False
        weights = weights_for(past.ledger.rules)
        before = replay(past.header, past.records[:event])
        scene = None if isinstance(weights, Problem) else scene_of(before, past.records[event], weights)
        drill = None if scene is None or isinstance(weights, Problem) else played_drill(scene, weights)
        coach = None if drill is None else self._called(before.rules, (drill,))
        if coach is None or isinstance(coach, Problem):
            return False
        self.drilling.ask_of(rules, coach)
        return True

    def _remember(self, view: DrillsView) -> None:
        if not self.drilling.single:
            wish = self._remembered.drills
            self._remembered.drills = replace(wish, rules=view.rules.key, level=view.level, length=view.length.id)

    def _coach(self, choice: RulesChoice) -> Coach | Problem:
        rules = ruleset(choice.family, choice.preset, choice.options)
        return rules if isinstance(rules, Problem) else self._called(rules, None)

    def _called(self, rules: Ruleset, hands: tuple[Drill, ...] | None) -> Coach | Problem:
        """The coach for some rules; without hands of its own, with those that were played."""
        from scorekeeper.teach.drills.coach import Coach
        from scorekeeper.teach.drills.tables import Room

        weights = weights_for(rules)
        if isinstance(weights, Problem):
            return weights
        room = Room(rules, weights, self.chance, self._players(rules))
        asked = self._played(rules, weights) if hands is None else hands
        return Coach(room, self._progress(rules.family), asked)

    def _progress(self, family: str) -> Progress:
        """What was learned; what cannot be read is said, and one begins anew."""
        from scorekeeper.teach.drills.progress import Progress, read_progress

        kept = self._store.learned.read(family)
        found = kept if kept is None or isinstance(kept, Problem) else read_progress(kept)
        if isinstance(found, Problem):
            self.drilling.failed.emit(found)
        return found if isinstance(found, Progress) else Progress()

    def _players(self, rules: Ruleset) -> tuple[str, ...]:
        """The names at the table of the drills: those who play now, or who played before."""
        ledger, known = self._session.ledger, self._store.known_players()
        if ledger is not None and len(ledger.players) == rules.seats:
            return ledger.players
        return () if isinstance(known, Problem) else known[: rules.seats]

    def _played(self, rules: Ruleset, weights: Weights) -> tuple[Drill, ...]:
        """Drills about the hands that were played by rules of the family, the last one first."""
        from scorekeeper.teach.drills.played import played

        for header, records in self._sessions(rules.family):
            found = played(header, records, weights)
            if found:
                return found
        return ()

    def _sessions(self, family: str) -> Iterator[tuple[Header, tuple[Record, ...]]]:
        """The session on the table, then those that were played last."""
        past = self._session.past
        if past is not None and past.header.rules.family == family:
            yield past.header, past.records
        lines = self._store.sessions()
        if isinstance(lines, Problem):
            return
        for line in [each for each in lines if each.ruleset == family][:_SESSIONS]:
            kept = self._store.read(line.id)
            header = kept if isinstance(kept, Problem) else header_of(kept.header)
            if not isinstance(header, Problem) and not isinstance(kept, Problem):
                yield header, kept.events


class DrillsOnDesk(QObject):
    """The page of the drills on a desk; it goes with its desk, the round that is being played does not.

    `sought` carries the rules, the id and the name of a line of an explanation that is to be looked up; `titles_of` gives
    the pages that tell about some lines under some rules, each by one of its lines and its title.
    """

    sought = Signal(object, str, str)

    def __init__(
        self,
        desk: Desk,
        drills: Drills,
        rules: RulesWindows,
        usual: Callable[[], RulesChoice],
        look: Look,
        titles_of: Titles,
    ) -> None:
        super().__init__(desk)
        self._desk = desk
        self._drills = drills
        self._drilling = drills.drilling
        self._rules = rules
        self._usual = usual
        self._look, self._titles_of = look, titles_of
        self.page: DrillPage | None = None
        self._explained: Judged | None = None
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self._drilling.tick)
        self._drilling.changed.connect(self.show_view)
        self._drilling.failed.connect(desk.show_problem)
        drills.house.listed.connect(self._show_rules)

    @property
    def shown(self) -> bool:
        """Whether the page is in sight."""
        return self.page is not None and self._desk.page is self.page

    def open(self) -> None:
        """Turn to the page, under the rules of the session or those that were drilled last."""
        in_force = self._rules.in_force
        self._turn()
        self._drills.open(in_force if in_force is not None else self._drills.rules(self._usual()))
        self._begin()

    def resume(self, before: DrillPage) -> None:
        """Turn to the page as it was on another desk."""
        self._turn()
        self._drilling.show_again()
        self._begin()
        if self.page is not None:
            self.page.stand_as(before)

    def ask_of(self, event: int) -> None:
        """Ask about a hand of the history."""
        in_force = self._rules.in_force
        if in_force is None or not self._drills.ask_of(in_force, event):
            self._desk.remark(ui("drill_no_hand"))
        else:
            self._turn()
            self._begin()

    def leave(self) -> None:
        """Leave the page."""
        if self.shown:
            self._desk.turn_back()

    def stop(self) -> None:
        """Leave what is shown in the page; after a single hand the page too, for the line one came from."""
        single, view = self._drilling.single, self._drilling.view
        if view is not None and view.stage in {Stage.ASKED, Stage.TOLD}:
            self._drilling.stop()
        else:
            self._drilling.choose()
        if single:
            self.leave()
            self._desk.table.history.setFocus()

    def go_on(self) -> None:
        """Ask the next one; after a single hand go back."""
        if self._drilling.single:
            self.stop()
        else:
            self._drilling.go_on()

    def show_view(self, view: DrillsView) -> None:
        """Show where one is, and why the right answer is right."""
        if view.stage is Stage.ASKED and view.round.left is not None:
            self._clock.start()
        else:
            self._clock.stop()
        if self.page is None:
            return
        self.page.show_view(view)
        if view.stage is Stage.OVER:
            self.page.over.show_pages(self._titles_of(view.rules, view.round.missed))
        if view.judged is not self._explained:
            self._explained = view.judged
            if view.judged is not None and view.posed is not None:
                self.page.show_why(why_of(view.posed))

    def _seek(self, line: str, name: str) -> None:
        view = self._drilling.view
        if view is not None:
            self.sought.emit(view.rules, line, name)

    def _turn(self) -> None:
        page = self.page or self._made()
        page.show_rules(self._drills.house.choices)
        self._desk.turn_to(page)

    def _show_rules(self, choices: Sequence[RulesChoice], _: int | None) -> None:
        """Offer the rules that are kept now."""
        if self.page is not None:
            self.page.show_rules(choices)

    def _begin(self) -> None:
        if self.page is not None and self._drilling.view is not None:
            self.show_view(self._drilling.view)
            self.page.begin()

    def _made(self) -> DrillPage:
        from scorekeeper.ui.drill_page import DrillPage

        page = self.page = DrillPage(self._look, self._desk.main_menu, self._desk)
        self._desk.add_page(page)
        drilling, choose = self._drilling, page.choose
        page.left.connect(self.leave)
        page.stopped.connect(self.stop)
        page.learned_wished.connect(drilling.learned)
        page.sheet_wished.connect(lambda: self._drills.sheet_wished.emit(drilling.view))
        choose.toggled.connect(drilling.toggle_kind)
        choose.rules_chosen.connect(drilling.choose_rules)
        choose.level_chosen.connect(drilling.choose_level)
        choose.length_chosen.connect(drilling.choose_length)
        choose.started.connect(drilling.start)
        page.problem.why.sought.connect(self._seek)
        page.problem.answered.connect(drilling.answer)
        page.problem.gone_on.connect(self.go_on)
        page.over.again.connect(drilling.start)
        page.over.repeated.connect(drilling.repeat)
        page.over.eased.connect(drilling.ease)
        page.over.sought.connect(self._seek)
        page.learned.forgotten.connect(drilling.forget)
        page.learned.taken_back.connect(drilling.take_back)
        return page
