"""Buttons that show an icon alone, such as the one that opens the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from scorekeeper.core.late import Late
from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu


def icon_button(name: str, look: Look, parent: QWidget, *, checkable: bool = False) -> QPushButton:
    """A button that shows an icon; its word is said and shown as a tooltip."""
    inks = look.palette
    button = QPushButton(parent)
    button.setProperty("role", "icon")
    button.setCheckable(checkable)
    button.setIcon(icon(name, inks.ink, inks.off_edge, pressed=inks.on_felt if checkable else None))
    button.setIconSize(QSize(SIZE, SIZE))
    button.setAccessibleName(ui(name))
    button.setToolTip(ui(name))
    return button


def menu_button(late: Late[MainMenu], look: Look, parent: QWidget) -> QPushButton:
    """The button that opens the menu below itself."""
    button = icon_button("menu", look, parent)

    def drop() -> None:
        menu = late()
        corner = button.mapToGlobal(QPoint(button.width() - menu.sizeHint().width(), button.height() + 4))
        menu.popup(corner)
        menu.setFocus(Qt.FocusReason.PopupFocusReason)

    button.clicked.connect(drop)
    return button
