"""The rules: looked at, changed, compared, kept under a name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.house_rules import HouseRules
from scorekeeper.core.problem import Problem
from scorekeeper.core.rules_view import Contrast, Purpose, RulesView
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.announce import Live
from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.notice import Notice
from scorekeeper.ui.rules_box import RulesBox, rules_title
from scorekeeper.ui.rules_compare import RulesCompare
from scorekeeper.ui.rules_house import HouseMenu, NameLine
from scorekeeper.ui.rules_list import RulesList
from scorekeeper.ui.rules_pages import RulesPages
from scorekeeper.ui.shortcuts import bind
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.terms_dialog import show_terms
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

SIZE = 940, 720
WIDEST = 300
"""The greatest width of a button's words in one line, in pixels."""


class RulesDialog(QDialog):
    """Shows a RulesView. `used` carries the rules to play by; the other signals say what was clicked."""

    chosen = Signal(object)
    option_set = Signal(str, object)
    option_reset = Signal(str)
    all_reset = Signal()
    unlocked = Signal()
    used = Signal(object)
    compared = Signal(object)
    saved = Signal()
    saved_as = Signal(str)
    renamed = Signal(str)
    restored = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: RulesView | None = None
        self._renames = False
        self._warned = False
        self.base = RulesBox(self)
        self.base.activated.connect(lambda _: self.chosen.emit(self.base.choice))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(ui("rules_search"))
        self.search.setAccessibleName(ui("rules_search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.differs = self._button("rules_differs_tip", self._show_differences)
        self.compare = self._button("rules_compare", self._show_comparison, "rules_compare_tip")
        for button in (self.differs, self.compare):
            button.setCheckable(True)
        self.reset_all = self._button("rules_reset_all", self.all_reset.emit)
        self.tabs = RulesPages(self)
        self.tabs.currentChanged.connect(self._filter)
        self.found = QLabel(self)
        self.found.setProperty("role", "quiet")
        self.list = RulesList(self)
        self.list.edited.connect(self.option_set)
        self.list.reset.connect(self.option_reset)
        self.contrast = RulesCompare(self)
        self.contrast.chosen.connect(self.compared)
        self.fault = QLabel(self)
        self.fault.setProperty("role", "problem")
        self.fault.setWordWrap(True)
        self._live = Live(self)
        self.notice = Notice(self)
        self.notice.acted.connect(self.restored)
        self.name = NameLine(self)
        self.name.named.connect(self._named)
        self.house_menu = HouseMenu(self)
        self.house_menu.renaming.connect(lambda: self._ask_name(renames=True))
        self.house = self._button("rules_house", self._drop_menu, "rules_house_tip")
        self.save = self._button("rules_save", self.saved.emit)
        self.save_as = self._button("rules_save_as", lambda: self._ask_name(renames=False), "rules_save_as_tip")
        self.change = self._button("rules_change", self.unlocked.emit)
        self.change.setText(in_lines(self.change.text(), self.change.fontMetrics(), WIDEST))
        self.use = self._button("rules_use", self._use)
        self.use.setProperty("role", "primary")
        self.close_button = self._button("close", self.reject)
        bind("terms", self, lambda: show_terms(self))
        self._lay_out()

    def _button(self, word: str, act: Callable[[], object], tip: str = "") -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: act())
        if tip:
            button.setToolTip(ui(tip))
            button.setAccessibleDescription(ui(tip))
        return button

    def _lay_out(self) -> None:
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.list)
        self._middle.addWidget(self.contrast)
        lines = [QHBoxLayout() for _ in range(3)]
        for line in lines:
            line.setSpacing(8)
        lines[0].addWidget(self.base, 1)
        lines[0].addWidget(self.search, 1)
        lines[0].addWidget(self.compare)
        # The word of the page in front is bold: the bar needs room to grow into.
        self._pages_line, self._below = QHBoxLayout(), lines[1]
        lines[1].addWidget(self.tabs, 1)
        lines[1].addWidget(self.found, 1)
        lines[1].addStretch(0)
        for button in (self.differs, self.reset_all):
            lines[1].addWidget(button)
        for button in (self.house, self.save, self.save_as):
            lines[2].addWidget(button)
        lines[2].addStretch(1)
        for button in (self.close_button, self.change, self.use):
            lines[2].addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        for line in (lines[0], self._pages_line, lines[1]):
            column.addLayout(line)
        column.addWidget(self._middle, 1)
        for widget in (self.fault, self.notice, self.name):
            column.addWidget(widget)
        column.addLayout(lines[2])
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 40))

    def show_rules(self, view: RulesView) -> None:
        """Show the rules as they stand."""
        self.view = view
        self._warned = False
        title = rules_title(view.wish)
        self.setWindowTitle(ui("rules_title_of", rules=title))
        sisters = tuple(each for each in view.choices if each.family == view.rules.family)
        # A session's rules can only be followed by others of their family.
        self.base.show_choices(sisters if view.purpose is Purpose.SESSION else view.choices)
        self.base.choose(view.wish if view.purpose is Purpose.SESSION and not view.editable else view.choice)
        self.base.setEnabled(view.editable)
        self._explain(self.base, "" if view.editable else ui("rules_open_tip"))
        if self.list.show_rules(view):
            self.tabs.show_pages(view)
            line = self._below if self.tabs.few(SIZE[0] // 2) else self._pages_line
            line.insertWidget(0, self.tabs, 1)
        self.contrast.show_choices(sisters, view.choice, changed=view.differences > 0)
        self._show_difference(view)
        self._show_acts(view, title)
        words = Speech(view.rules.words)
        faults = [(translate(row.option.word), words.say(each)) for row in view.rows for each in row.faults]
        self.fault.setText("\n".join(ui("rules_fault", option=word, fault=said) for word, said in faults))
        self.fault.setVisible(bool(faults))
        self._live.say(self.fault.text())
        self._filter()
        if self.compare.isChecked():
            self.contrast.ask()

    def _show_difference(self, view: RulesView) -> None:
        preset, count = translate(view.preset.name), view.differences
        word = "rules_differs" if count > 1 else "rules_differs_one" if count else "rules_same_as"
        self.differs.setText(ui(word, preset=preset, count=count))
        if not count:
            self.differs.setChecked(False)
        for button, tip in (
            (self.differs, ui("rules_differs_tip")),
            (self.reset_all, ui("rules_reset_all_tip", preset=preset)),
        ):
            button.setEnabled(bool(count))
            self._explain(button, tip if count else ui("rules_same_as", preset=preset))
        self.reset_all.setVisible(view.editable)

    def _show_acts(self, view: RulesView, title: str) -> None:
        session, own = view.purpose is Purpose.SESSION, view.choice.house is not None
        for button in (self.house, self.save_as):
            button.setVisible(view.editable or session)
        self.house.setVisible(not session)
        self.house_menu.show_rules(view, title)
        self.save.setVisible(own and view.editable and not session)
        self.save.setEnabled(view.touched)
        saves = ui("rules_save_tip", rules=view.choice.name) if view.touched else ui("rules_save_not")
        self._explain(self.save, saves)
        self.change.setVisible(session and not view.editable)
        self.change.setEnabled(view.blocked is None)
        self._explain(self.change, "" if view.blocked is None else Speech(view.rules.words).say(view.blocked))
        self.use.setVisible(view.purpose is Purpose.CHOOSE or (session and view.editable))
        self.use.setText(ui("rules_take" if session else "rules_use"))
        idle = session and not self._has_changed(view)
        self.use.setEnabled(not idle)
        self._explain(self.use, ui("rules_take_not") if idle else "")

    @staticmethod
    def _has_changed(view: RulesView) -> bool:
        """Whether there is anything to change a session's rules to."""
        return view.in_force != view.rules.options

    @staticmethod
    def _explain(widget: QWidget, sentence: str) -> None:
        widget.setToolTip(as_typed(sentence))
        widget.setAccessibleDescription(sentence)

    def _drop_menu(self) -> None:
        self.house_menu.drop_above(self.house)

    def _show_differences(self) -> None:
        if self.differs.isChecked():
            self.compare.setChecked(False)
        self._turn()

    def _show_comparison(self) -> None:
        if self.compare.isChecked():
            self.differs.setChecked(False)
        self._turn()

    def _turn(self) -> None:
        """Show all rules, what differs, or two sets side by side."""
        self._middle.setCurrentIndex(1 if self.compare.isChecked() else 0)
        self._filter()
        if self.compare.isChecked():
            self.contrast.ask()

    def go_to(self, option: str) -> None:
        """Turn to a rule, whatever was shown."""
        for button in (self.compare, self.differs):
            button.setChecked(False)
        self.search.clear()
        self._turn()
        self.tabs.turn_to(self.list.rows[option].option.page)
        self.list.go_to(option)

    def _filter(self) -> None:
        words, changed = self.search.text().casefold().split(), self.differs.isChecked()
        everywhere = bool(words) or changed
        count = self.list.show_only(None if everywhere else self.tabs.page, words, changed)
        self.tabs.setVisible(not everywhere and not self.compare.isChecked())
        self.search.setVisible(not self.compare.isChecked())
        word = "rules_found" if count > 1 else "rules_found_one" if count else "rules_found_none"
        self.found.setText(ui(word, count=count) if count else ui(word))
        self.found.setVisible(everywhere and not self.compare.isChecked())
        if self.sender() in {self.tabs, self.search}:
            self.list.go_to_top()

    def show_contrasts(self, other: RulesChoice, found: tuple[Contrast, ...]) -> None:
        """Show what differs from other rules."""
        if self.view is not None:
            self.contrast.show_contrasts(rules_title(self.view.wish), rules_title(other), found)

    def show_problem(self, problem: Problem) -> None:
        """Say what could not be done, and why."""
        words = {} if self.view is None else self.view.rules.words
        self.notice.say(Speech(words).say(problem))

    def show_deleted(self, rules: HouseRules) -> None:
        """Say that rules were deleted, and offer to bring them back."""
        self.notice.say(ui("rules_deleted", name=rules.name), ui("rules_restore"))

    def _ask_name(self, renames: bool) -> None:
        self._renames = renames
        self.notice.hide()
        self.name.ask("" if self.view is None else rules_title(self.view.wish if not renames else self.view.choice))

    def _named(self, name: str) -> None:
        (self.renamed if self._renames else self.saved_as).emit(name)

    def end_naming(self) -> None:
        """The rules have their name."""
        self.name.hide()
        self.notice.hide()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def reject(self) -> None:
        """Close; the first time say that changes were not kept, where this is what the window is for."""
        view = self.view
        if view is not None and view.purpose is Purpose.MANAGE and view.touched and not self._warned:
            self._warned = True
            self.notice.say(ui("rules_unsaved"))
            return
        super().reject()

    def _use(self) -> None:
        if self.view is not None:
            self.used.emit(self.view.wish)
            self.accept()
