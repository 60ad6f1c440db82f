"""A teacher's sheet of problems: chosen, looked at, saved or printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from scorekeeper.core.drill_view import DrillKind
from scorekeeper.core.problem_sheet import ProblemSheet, SheetWish
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.paper_dialog import PaperDialog
from scorekeeper.ui.problem_pages import problem_pages
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.rules_boxes import Box, Tick, Words, set_quietly
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

LEVELS: Final = (1, 2, 3)
MOST: Final = 60
"""Problems on one sheet at most."""
NUMBERS: Final = 99_999
"""The greatest number of a sheet."""
_COLUMNS: Final = 2


class ProblemsDialog(PaperDialog):
    """`rules_chosen` carries other rules, `wished` a SheetWish; `another_wished` asks for another number."""

    rules_chosen = Signal(object)
    wished = Signal(object)
    another_wished = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("sheet_window", look, parent)
        self._sheet: ProblemSheet | None = None
        self._fault = ""
        self.rules = RulesBox(self)
        self.rules.activated.connect(lambda _: self.rules_chosen.emit(self.rules.choice))
        self.level = Words(self)
        self.level.setAccessibleName(ui("sheet_level"))
        self.level.currentIndexChanged.connect(self.make_soon)
        self.count = self._number("sheet_count", MOST)
        self.number = self._number("sheet_number", NUMBERS)
        self.number.setGroupSeparatorShown(False)
        self.number.setToolTip(ui("sheet_number_tip"))
        self.number.setAccessibleDescription(ui("sheet_number_tip"))
        self.another = QPushButton(ui("sheet_another"), self)
        self.another.setAutoDefault(False)
        self.another.setToolTip(ui("sheet_another_tip"))
        self.another.setAccessibleDescription(ui("sheet_another_tip"))
        self.another.clicked.connect(self.another_wished)
        self.solutions = Tick(ui("sheet_with_solutions"), self)
        self.solutions.setChecked(True)
        self.solutions.toggled.connect(self.make_soon)
        self.kinds: dict[str, Tick] = {}
        self._kinds = QGridLayout()
        self._kinds.setHorizontalSpacing(16)
        self._kinds.setVerticalSpacing(0)
        self._fill()
        self.rules.setFocus()

    def show_choices(self, choices: Sequence[RulesChoice], chosen: RulesChoice) -> None:
        """Offer rules, some of them chosen."""
        self.rules.show_choices(choices)
        self.rules.choose(chosen)

    def show_kinds(self, kinds: tuple[DrillKind, ...], words: Mapping[str, str], wish: SheetWish) -> None:
        """Offer the kinds of problems that there are under the rules, and show what is wished."""
        speech = Speech(words)
        for tick in self.kinds.values():
            self._kinds.removeWidget(tick)
            tick.deleteLater()
        self.kinds = {}
        for at, kind in enumerate(kinds):
            tick = self.kinds[kind.id] = Tick(speech.word(kind.word), self)
            tick.setToolTip(speech.word(kind.help))
            tick.setAccessibleDescription(tick.toolTip())
            tick.setChecked(kind.id in wish.kinds)
            tick.toggled.connect(self.make_soon)
            self._kinds.addWidget(tick, at // _COLUMNS, at % _COLUMNS)
        self._in_order()
        blocked = self.level.blockSignals(True)
        self.level.clear()
        for level in LEVELS:
            self.level.addItem(speech.word(f"drill_level_{level}"), level)
        self.level.setCurrentIndex(LEVELS.index(wish.level))
        self.level.blockSignals(blocked)
        set_quietly(self.count, wish.count)
        set_quietly(self.number, wish.number)
        self.make_soon()

    def show_number(self, number: int) -> None:
        """Wish for the sheet of another number."""
        self.number.setValue(number)

    def show_sheet(self, sheet: ProblemSheet | None, sentence: str = "") -> None:
        """Show a sheet's pages; without one the sentence says why."""
        pages = None
        if sheet is not None:
            pages = problem_pages(sheet, self.size_of_paper, self.look, solutions=self.solutions.isChecked())
        self.show_printout(pages, sentence)

    def make(self) -> None:
        """Wish for what is chosen."""
        super().make()
        rules = self.rules.choice
        if rules is None:
            return
        kinds = tuple(id_ for id_, tick in self.kinds.items() if tick.isChecked())
        level = self.level.currentData()
        self.wished.emit(SheetWish(rules, kinds, int(level or LEVELS[1]), self.count.value(), self.number.value()))

    def _number(self, word: str, most: int) -> Box:
        box = Box(1, most, parent=self)
        box.setAccessibleName(ui(word))
        box.valueChanged.connect(self.make_soon)
        return box

    def _fill(self) -> None:
        kinds = QLabel(ui("sheet_kinds"), self)
        kinds.setProperty("role", "question")
        self.form.addLayout(self.fields(("new_rules", (self.rules,), 1)))
        self.form.addWidget(kinds)
        self.form.addLayout(self._kinds)
        self.form.addLayout(self.fields(("sheet_level", (self.level,), 3), ("sheet_count", (self.count,), 2)))
        numbered = (self.number, self.another)
        self.form.addLayout(self.fields(("sheet_number", numbered, 3), ("paper_size", (self.paper,), 2)))
        self.form.addWidget(self.solutions)
        self.form.addStretch(1)
        self._in_order()

    def _in_order(self) -> None:
        """Tab goes as one reads."""
        order: list[QWidget] = [self.rules, *self.kinds.values(), self.level, self.count, self.number, self.another]
        order += [self.paper, self.solutions, self.preview.before, self.preview.next]
        order += [self.close_button, self.print_button, self.save_button]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)
