"""The window of the rules in a walk: opened, with the keyboard in it, in any language."""

from PySide6.QtWidgets import QApplication

from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.evening import Evening, dialog


def managing(evening: Evening) -> RulesDialog:
    """The rules window as the menu opens it."""
    evening.desk.menu.rules.trigger()
    return turned_to(evening)


def turned_to(evening: Evening) -> RulesDialog:
    """The rules window, with the keyboard in it."""
    found = dialog(evening.program, RulesDialog)
    found.activateWindow()
    QApplication.processEvents()
    return found


def names(evening: Evening) -> list[str]:
    return [each.name for each in evening.program.house.choices if each.house is not None]
