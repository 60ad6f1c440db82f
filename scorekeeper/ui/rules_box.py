"""One of the rules that are known, chosen from a list."""

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui


class RulesBox(QComboBox):
    """A list of presets by their names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(ui("new_rules"))
        # Only this one draws its lines as the style sheet says, high enough for a finger.
        self.setItemDelegate(QStyledItemDelegate(self))

    def show_choices(self, choices: tuple[RulesChoice, ...]) -> None:
        """Offer some rules."""
        self.clear()
        for choice in choices:
            self.addItem(translate(choice.name), choice)

    @property
    def choice(self) -> RulesChoice | None:
        """The rules that are chosen, None while none are offered."""
        choice = self.currentData()
        return choice if isinstance(choice, RulesChoice) else None
