"""The page of the drills: choosing, being asked, how a round went, and what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.drill_view import DrillsView, Stage
from scorekeeper.core.late import Late
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.drill_choose import DrillChoose
from scorekeeper.ui.drill_learned import DrillLearned
from scorekeeper.ui.drill_over import DrillOver
from scorekeeper.ui.drill_problem import DrillProblem
from scorekeeper.ui.halves import GAP
from scorekeeper.ui.hosting import Hosting
from scorekeeper.ui.icon_buttons import menu_button
from scorekeeper.ui.shortcuts import bind
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu

SAID_AT: Final = (60, 10)
"""With so many seconds left the clock is read aloud."""
_MINUTE: Final = 60


class DrillPage(Hosting):
    """`left` asks to leave the page, `stopped` to leave what is shown in it, `learned_wished` for what was learned.

    `sheet_wished` asks for a sheet of drills on paper.
    """

    left = Signal()
    stopped = Signal()
    learned_wished = Signal()
    sheet_wished = Signal()

    def __init__(self, look: Look, menu: Late[MainMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage: Stage | None = None
        self._said: int | None = None
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.clock, self.score = QLabel(self), QLabel(self)
        self.clock.setProperty("role", "size")
        self.score.setProperty("role", "quiet")
        self.leave = QPushButton(ui("outcome_back"), self)
        self.leave.setToolTip(ui("drills_back_tip"))
        self.leave.setAccessibleDescription(ui("drills_back_tip"))
        self.leave.clicked.connect(self._go_back)
        self.menu = menu_button(menu, look, self)
        bind("menu", self.menu, self.menu.click)
        self.choose = DrillChoose(look, self)
        self.problem = DrillProblem(look, self)
        self.over = DrillOver(self)
        self.learned = DrillLearned(self)
        self._parts = QStackedWidget(self)
        for part in (self.choose, self.problem, self.over, self.learned):
            self._parts.addWidget(part)
            part.left.connect(self._go_back)
        for button in (self.choose.learned, self.over.learned):
            button.clicked.connect(self.learned_wished)
        self.choose.sheet.clicked.connect(self.sheet_wished)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        for each in (self.clock, self.score, self.leave, self.menu):
            head.addWidget(each)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addLayout(head)
        self._column.addWidget(self._parts, 1)

    def show_rules(self, choices: Sequence[RulesChoice]) -> None:
        """Offer all rules that are known."""
        self.choose.show_rules(choices)

    def show_view(self, view: DrillsView) -> None:
        """Show where one is."""
        before, self._stage = self._stage, view.stage
        self._head(view)
        match view.stage:
            case Stage.CHOOSE:
                self._turn(self.choose)
                self.choose.show_view(view)
            case Stage.ASKED | Stage.TOLD:
                self._turn(self.problem)
                self.problem.show_view(view)
            case Stage.OVER:
                self._turn(self.over)
                self.over.show_view(view)
            case Stage.LEARNED:
                self._turn(self.learned)
                self.learned.show_view(view)
        if before is not view.stage:
            self.begin()

    def show_why(self, why: WhyView | None) -> None:
        """Show why the right answer is right."""
        self.problem.show_why(why)

    def stand_as(self, before: DrillPage) -> None:
        """Show what was answered and chosen on another page that is at the same place."""
        match self._stage:
            case Stage.ASKED | Stage.TOLD:
                self.problem.stand_as(before.problem)
            case Stage.LEARNED:
                self.learned.stand_as(before.learned)
            case _:
                pass

    def begin(self) -> None:
        """Let the keyboard begin where one goes on; in a drill it is there already."""
        part = self._parts.currentWidget()
        if isinstance(part, DrillChoose | DrillOver | DrillLearned):
            part.begin()
        elif isinstance(part, DrillProblem):
            part.go_on_here()

    def host(self, bar: QWidget, history: bool) -> None:
        """Take a bar in below everything."""
        self._column.addWidget(bar)
        bar.show()

    def _turn(self, part: QWidget) -> None:
        self._parts.setCurrentWidget(part)

    def _go_back(self) -> None:
        """Leave what is shown, or the page."""
        (self.left if self._stage is Stage.CHOOSE else self.stopped).emit()

    def _head(self, view: DrillsView) -> None:
        posed, left = view.posed, view.round.left
        speech = Speech(view.words)
        title = ui("drills_title")
        if posed is not None:
            title = ui("drills_head", kind=speech.word(posed.kind), level=speech.word(posed.level))
        elif view.stage is Stage.LEARNED:
            title = ui("drills_learned")
        self.title.setText(title)
        within = view.stage in {Stage.ASKED, Stage.TOLD}
        self.clock.setVisible(within and left is not None)
        self.score.setVisible(within and view.round.answers > 0)
        self.score.setText(ui("drills_so_far", right=view.round.right, answers=view.round.answers))
        if left is not None:
            minutes, seconds = divmod(left, _MINUTE)
            long = ui("drills_left", minutes=minutes, seconds=seconds)
            self.clock.setText(long if minutes else ui("drills_left_short", seconds=seconds))
            self._tell_time(left)

    def _tell_time(self, left: int) -> None:
        """Have the clock read aloud, rarely."""
        before, self._said = self._said, left
        if before is not None and any(left <= each < before for each in SAID_AT):
            announce(self, self.clock.text())
