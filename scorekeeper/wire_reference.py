"""Opens the reference and lets it follow the rules in force, the language and the look."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from scorekeeper import resources
from scorekeeper.controller.house import HouseController
from scorekeeper.controller.remembered import Remembered
from scorekeeper.controller.session import SessionController
from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.reference import Example, Section
from scorekeeper.core.reference_view import Find, Found, ReferenceView
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.wire_rules import RulesWindows

if TYPE_CHECKING:
    from scorekeeper.teach.seen import Seen
    from scorekeeper.ui.reference_window import ReferenceWindow
    from scorekeeper.wire_alone import HandAlone

NAME = "ReferenceWindow"
"""Under this name the place of the window is remembered."""


class References(QObject):
    """The window of the reference, built when it is first asked for; `usual` gives the rules that were chosen last.

    `sheet_wished` asks for the cheat sheet of the rules that are told.
    """

    sheet_wished = Signal(object)

    def __init__(
        self,
        window: QWidget,
        session: SessionController,
        house: HouseController,
        rules: RulesWindows,
        remembered: Remembered,
        alone: Late[HandAlone],
        usual: Callable[[], RulesChoice],
    ) -> None:
        super().__init__(window)
        self._main = window
        self._session = session
        self._house = house
        self._rules = rules
        self._remembered = remembered
        self._alone = alone
        self._usual = usual
        self._look = Look()
        self._chosen: RulesChoice | None = None
        self._followed: RulesChoice | None = None
        self.window: ReferenceWindow | None = None
        session.shown.connect(lambda _: self._follow())
        session.closed.connect(self._follow)
        alone.then(self._follow_alone)
        rules.sought.connect(self.look_up_by)
        house.listed.connect(lambda choices, _: self._renew(choices))

    def _follow_alone(self, alone: HandAlone) -> None:
        alone.sought.connect(lambda line, name: self.look_up_by(alone.choice, line, name))

    def connect_desk(self, desk: Desk, look: Look) -> None:
        """Open the reference from a desk, and draw it in the same look."""
        self._look = look
        desk.sought.connect(self.look_up_term)
        desk.main_menu.then(lambda menu: menu.reference.triggered.connect(self.open))
        desk.start_page.then(lambda page: page.reference.clicked.connect(self.open))
        if self.window is not None:
            self._refresh()
            self.window.dress(look)

    def open(self) -> None:
        """Open the reference where it was read last."""
        self._raise().search()

    def open_page(self, page: str, place: Found | None = None) -> None:
        """Open the reference at a page, or at a place on it."""
        window = self._raise()
        window.open_page(page, place)
        window.read()

    def look_up_term(self, page: str, term: str) -> None:
        """Open the page that tells about a term; where these rules have none, search for the term."""
        self._raise().look_up_term(page, term)

    def look_up(self, line: str, name: str) -> None:
        """Open the page that tells about a line of a score; where there is none, search for the line's name.

        Without a line it opens where it was read last.
        """
        if not line:
            self.open()
            return
        window = self._raise()
        told = None if window.view is None else window.view.told_of(line)
        if told is not None:
            self.open_page(told.page, told)
        else:
            window.pages.look_for(name)

    def look_up_by(self, rules: RulesChoice, line: str, name: str) -> None:
        """The same under other rules than those in force."""
        self._raise()
        self._choose(rules)
        self.look_up(line, name)

    def titles_of(self, rules: RulesChoice, lines: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """The pages that tell about some lines, those about the most of them first: each by one of its lines and its title."""
        view = view_of(rules, self._house.choices) if lines else None
        if view is None:
            return ()
        speech = Speech(view.words)
        return tuple((line, speech.say(page.title)) for line, page in view.pages_of(lines))

    def close(self) -> None:
        """The program ends: no reference stays behind."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    # which rules

    @property
    def _in_force(self) -> RulesChoice:
        return self._rules.in_force or self._usual()

    def _follow(self) -> None:
        """Other rules are in force than before: they are told from now on."""
        if self.window is not None and self.window.isVisible() and self._in_force != self._followed:
            self._choose(None)

    def _choose(self, choice: RulesChoice | None) -> None:
        """Tell about some rules, None for those in force."""
        self._followed, self._chosen = self._in_force, choice
        self._refresh()

    def _renew(self, choices: Sequence[RulesChoice]) -> None:
        """Other rules are kept now: a house's own are told as they are now."""
        chosen = self._chosen
        if chosen is not None and chosen.house is not None:
            self._chosen = next((each for each in choices if each.house == chosen.house), chosen)
        if self._followed is not None:
            self._followed = self._in_force
        self._refresh()

    def _refresh(self) -> None:
        """Show the pages of the rules that are told; the same ones stay as they are."""
        window = self.window
        if window is None or not window.isVisible():
            return
        view = view_of(self._chosen or self._in_force, self._house.choices)
        if view is not None and view != window.view:
            window.show_reference(view, finder(view))

    # the window

    def _raise(self) -> ReferenceWindow:
        window = self.window or self._made()
        if window.isVisible():
            window.raise_()
        else:
            window.show()
            self._choose(None)
            self._begin(window)
        window.activateWindow()
        return window

    def _made(self) -> ReferenceWindow:
        from scorekeeper.ui.reference_window import ReferenceWindow

        window = self.window = ReferenceWindow(self._look)
        place = self._remembered.place(NAME)
        if place is not None:
            window.restoreGeometry(place)
        window.rules_chosen.connect(self._choose)
        window.tried.connect(self._try)
        window.rule_sought.connect(self._set_rule)
        window.turned.connect(self._keep_page)
        window.sheet_wanted.connect(lambda: self.sheet_wished.emit(self._chosen or self._in_force))
        window.offer_sheet()
        window.closed.connect(lambda: self._remembered.keep_place(NAME, window.saveGeometry()))
        return window

    def _begin(self, window: ReferenceWindow) -> None:
        """The page that was read last, or the first one."""
        view, last = window.view, self._remembered.reference_page
        if view is not None and not window.reading:
            window.open_page(last if view.page(last) is not None else view.first)

    def _keep_page(self, page: str) -> None:
        self._remembered.reference_page = page

    def _try(self, example: Example) -> None:
        """Open the hand of an example where hands are scored, by the rules it is told under."""
        view = None if self.window is None else self.window.view
        if view is not None and self._alone().try_hand(view.choice, example.hand):
            self._main.raise_()
            self._main.activateWindow()

    def _set_rule(self, option: str) -> None:
        """Show a rule where rules are set, those that are told."""
        self._rules.show_option(self._chosen or self._in_force, option)


def view_of(choice: RulesChoice, choices: Sequence[RulesChoice]) -> ReferenceView | None:
    """All that is told about some rules, None for rules that cannot be read."""
    from scorekeeper.teach.words import WORDS

    rules = ruleset(choice.family, choice.preset, choice.options)
    if isinstance(rules, Problem):
        return None
    # As a tuple, so that what tells the same is known to be the same.
    return ReferenceView(choice, tuple(choices), book_of(rules, choice), {**rules.words, **WORDS}, rules.glossary)


def book_of(rules: Ruleset, choice: RulesChoice) -> tuple[Section, ...]:
    """Every page about some rules."""
    from scorekeeper.teach.reference import book

    return book(rules, choice, _seen(rules.family))


@cache
def _seen(family: str) -> Seen:
    """How often what came in recorded hands, nothing for a family that has none."""
    from scorekeeper.teach.seen import NOTHING_SEEN, read_seen

    try:
        content = resources.read(f"reference/{family}.json")
    except FileNotFoundError:
        return NOTHING_SEEN
    found = read_seen(json.loads(content))
    assert not isinstance(found, Problem)  # noqa: S101 - the file comes with the program
    return found


def finder(view: ReferenceView) -> Find:
    """Searches the pages of a view; where nothing has such words, what was probably meant."""
    from scorekeeper.teach.finding import Finder

    return Finder(view.sections, Speech(view.words).say).search
