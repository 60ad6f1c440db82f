"""One of the rules that are known, chosen from a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionComboBox, QStylePainter, QWidget

from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui

AIR = 4
"""Pixels between the name and the arrow beside it."""


class RulesBox(QComboBox):
    """A list of presets and of a house's own rules by their names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(ui("new_rules"))
        # Only this one draws its lines as the style sheet says, high enough for a finger.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(16)
        self.currentTextChanged.connect(self.setToolTip)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chosen name, with dots where there is no room for all of it."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room - AIR)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def show_choices(self, choices: Sequence[RulesChoice]) -> None:
        """Offer some rules."""
        self.clear()
        for choice in choices:
            self.addItem(rules_title(choice), choice)

    def choose(self, choice: RulesChoice | None) -> None:
        """Show some rules as the chosen ones; those that are kept nowhere are offered besides."""
        keys = [self.itemData(at).key for at in range(self.count())]
        if choice is None:
            return
        if choice.key in keys:
            self.setCurrentIndex(keys.index(choice.key))
        else:
            self.addItem(rules_title(choice), choice)
            self.setCurrentIndex(self.count() - 1)

    @property
    def choice(self) -> RulesChoice | None:
        """The rules that are chosen, None while none are offered."""
        choice = self.currentData()
        return choice if isinstance(choice, RulesChoice) else None


def rules_title(choice: RulesChoice) -> str:
    """What rules are called: the name a house gave them, the preset's, and whether they were changed."""
    if choice.house is not None:
        return choice.name
    name = translate(choice.name)
    return ui("rules_now", rules=name) if choice.options else name
