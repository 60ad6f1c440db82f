"""One rule: what it is called, what it settles, the control to set it, and what makes it stand out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.awards import AwardTable
from scorekeeper.core.option import NumberOr, Numbers, OneOf, Option, PairTable, SeveralOf, TableByCount, Whole
from scorekeeper.core.rules_view import OptionView, RulesView
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import mark
from scorekeeper.ui.rules_awards import Awards
from scorekeeper.ui.rules_fields import Field, Number, NumberOrWord, Row, Several, Told, one_of
from scorekeeper.ui.rules_tables import Pairs, RowsByCount
from scorekeeper.ui.rules_text import contrast_text, value_lines, value_text
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.style import newcomer
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui

FIELDS: Final[dict[type, Callable[[Option, Any], Field]]] = {
    OneOf: one_of,
    SeveralOf: Several,
    Whole: Number,
    NumberOr: NumberOrWord,
    Numbers: Row,
    TableByCount: RowsByCount,
    PairTable: Pairs,
    AwardTable: Awards,
}
"""The control for each kind of value."""


class RulesRow(QFrame):
    """`edited` carries the option's id and a value in public form, `reset` the id alone; `sought` asks to read of it."""

    edited = Signal(str, object)
    reset = Signal(str)
    sought = Signal()

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule")
        self.option = option
        self.word = self._label("question", translate(option.word))
        self._sentence = self._label("body", translate(option.sentence))
        self._help = self._label("small", translate(option.help))
        self.note = self._label("size")
        self.idle = self._label("small")
        self.fault = self._label("problem")
        self.value = self._label("body")
        made = FIELDS.get(type(option.kind))
        self.field = Told(option) if made is None else made(option, option.kind)
        self.field.setParent(self)
        self.field.edited.connect(lambda value: self.edited.emit(option.id, value))
        self.back = QPushButton(ui("rules_reset"), self)
        self.back.setProperty("role", "compact")
        self.back.setAutoDefault(False)
        self.back.clicked.connect(lambda: self.reset.emit(option.id))
        self.look_up = QPushButton("?", self)
        self.look_up.setProperty("role", "compact")
        self.look_up.setAutoDefault(False)
        self.look_up.setAccessibleName(ui("rule_says", rule=self.word.text(), answer=ui("reference_look_up")))
        self.look_up.setToolTip(ui("reference_look_up"))
        self.look_up.clicked.connect(self.sought)
        self._lay_out()
        self._shown: tuple[object, ...] = ()
        """What it shows: most of what is changed in the window changes one row of many."""

    def _label(self, role: str, text: str = "") -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", role)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setVisible(bool(text))
        return label

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.word, self._sentence, self._help, self.note, self.idle, self.fault):
            words.addWidget(label)
        words.addStretch(1)
        side = QHBoxLayout()
        side.setSpacing(8)
        if not self.field.wide:
            side.addWidget(self.field, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if not self.field.listed:
            self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.value.setMaximumWidth(340)
            side.addWidget(self.value, 0, Qt.AlignmentFlag.AlignRight)
        for button in (self.back, self.look_up):
            side.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addLayout(words, 1)
        top.addLayout(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 12, 8)
        column.addLayout(top)
        if self.field.wide:
            column.addWidget(self.field)
        if self.field.listed:
            column.addWidget(self.value)

    def show_option(self, view: OptionView, rules: RulesView) -> None:
        """Show the value, and whether it stands out, means nothing, or does not add up."""
        others = rules.rules.options if self.field.of_others else None
        shows = view, others, rules.preset, rules.editable, newcomer()
        if shows == self._shown:
            return
        self._shown = shows
        speech = Speech(rules.rules.words, rules.rules.glossary)
        for label in (self.word, self._sentence, self._help, *self.field.findChildren(QLabel)):
            gloss(label, terms_of(speech))
        preset = translate(rules.preset.name)
        self.field.show_usual(view.usual, preset)
        self.field.show_value(view.value, rules.rules.options)
        self.field.setVisible(rules.editable)
        self.value.setVisible(not rules.editable or isinstance(self.field, Told))
        said = value_lines(self.option, view.value) if self.field.listed else value_text(self.option, view.value)
        self.value.setText(said)
        idle = translate(view.idle)
        self.field.setEnabled(not idle)
        for each in self.field.findChildren(QWidget):
            if each.property("tip") is None:
                each.setProperty("tip", each.toolTip())
                each.setProperty("said", each.accessibleDescription() or self._sentence.text())
            each.setAccessibleDescription(idle or str(each.property("said")))
            each.setToolTip(idle or str(each.property("tip")))
        before = contrast_text(self.option, view.usual, view.value) if view.changed else ""
        usual = ui("rules_changed_from", preset=preset, value=before)
        notes = [usual] if view.changed else []
        if view.unstated and not view.changed:
            notes.append(ui("rules_unstated"))
        self._say(self.note, "\n".join(notes))
        self._say(self.idle, ui("rules_idle", reason=idle) if idle else "")
        self._say(self.fault, "\n".join(speech.say(each) for each in view.faults))
        self.back.setVisible(view.changed and rules.editable)
        self.back.setAccessibleName(ui("rule_says", rule=self.word.text(), answer=ui("rules_reset")))
        self.back.setToolTip(usual)
        mark(self, "changed", "true" if view.changed else "false")

    def begin(self) -> None:
        """Let the keyboard act on the first thing that can be set here."""
        for each in self.findChildren(QWidget):
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(self) and each.isEnabledTo(self):
                each.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @staticmethod
    def _say(label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))


def holds(option: Option, words: list[str], speech: Speech) -> bool:
    """Whether every one of some words occurs in what a rule's row says."""
    if not words:
        return True
    texts = (option.word, option.sentence, option.help, *option.choices.values(), *option.helps.values())
    everything = " ".join((option.id, speech.word(f"page_{option.page}"), *map(translate, texts))).casefold()
    return all(word in everything for word in words)
