"""The pages on which the rules of a family stand, as tabs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar, QWidget

from scorekeeper.core.rules_view import RulesView
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui

FEW = 4
"""Pages that stand in one line with the buttons."""


class RulesPages(QTabBar):
    """A tab for each page that the rules shown have options on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: tuple[str, ...] = ()
        self.setAccessibleName(ui("rules_pages"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)

    @property
    def page(self) -> str | None:
        """The id of the page in front, None where there is none."""
        at = self.currentIndex()
        return self._pages[at] if 0 <= at < len(self._pages) else None

    def turn_to(self, page: str) -> None:
        """Bring a page to the front."""
        self.setCurrentIndex(self._pages.index(page))

    def show_pages(self, view: RulesView) -> None:
        """Show the pages of some rules, the first one in front; nobody is told."""
        self._pages = tuple(dict.fromkeys(option.page for option in view.rules.option_rows))
        blocked = self.blockSignals(True)
        while self.count():
            self.removeTab(0)
        for page in self._pages:
            word = Speech(view.rules.words).word(f"page_{page}")
            self.setTabToolTip(self.addTab(word), word)
        self.blockSignals(blocked)

    def few(self, width: int) -> bool:
        """Whether they need no line of their own: they are few, and no wider than so many pixels."""
        return len(self._pages) <= FEW and self.sizeHint().width() <= width
