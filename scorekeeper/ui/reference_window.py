"""The reference: a window of its own that can stand beside the table, with a list of pages and the page that is read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.reference_view import Find, Found, ReferenceView, Search
from scorekeeper.ui.announce import announce
from scorekeeper.ui.icon_buttons import icon_button
from scorekeeper.ui.reference_list import PageList
from scorekeeper.ui.reference_page import PageView
from scorekeeper.ui.reference_said import page_text
from scorekeeper.ui.rules_box import RulesBox, rules_title
from scorekeeper.ui.shortcuts import bind, pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

SIZE: Final = QSize(1040, 720)
FRAME: Final = QSize(16, 40)
"""What a desktop usually draws around a window, in pixels."""
LIST: Final = 19
"""How wide the list is, in heights of its letters."""
KEPT: Final = 100
"""Pages that one can go back to."""


class _Read(Struct, frozen=True):
    """A page that was read, what is marked on it, and how far it was scrolled; None until it was shown."""

    page: str
    place: Found | None = None
    scrolled: float | None = None


class ReferenceWindow(QWidget):
    """Shows a ReferenceView, nothing of which is modal.

    `rules_chosen` carries the RulesChoice to be told about, `tried` an Example whose hand is to be opened, `rule_sought`
    an option to be shown where rules are set, `turned` the page that is read now; `sheet_wanted` asks for the cheat
    sheet, `closed` tells that the window goes away.
    """

    rules_chosen = Signal(object)
    tried = Signal(object)
    rule_sought = Signal(str)
    turned = Signal(str)
    sheet_wanted = Signal()
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view: ReferenceView | None = None
        self._find: Find = lambda _: Search()
        self._sheets = False
        self._read: list[_Read] = []
        self._shown = ""
        self._at = -1
        self._followed = False
        self._all = QVBoxLayout(self)
        self._all.setContentsMargins(12, 10, 12, 12)
        self._inside: QWidget | None = None
        self.pages: PageList
        self.page: PageView
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))
        bind("reference_find", self, self.search)
        bind("reference_back", self, self.go_back)
        bind("reference_on", self, self.go_on)
        bind("terms", self, self.explain_terms)
        self.dress(look)

    def dress(self, look: Look) -> None:
        """Draw everything anew in a look, and in the language that is spoken now."""
        before, pages = self._inside, None if self._inside is None else self.pages
        self._note_scrolled()
        self._inside = inside = QWidget(self)
        self.back = icon_button("page_back", look, inside)
        self.on = icon_button("page_on", look, inside)
        self.rules = RulesBox(inside)
        self.rules.setAccessibleName(ui("reference_rules"))
        self.sheet = self._button("reference_sheet", self.sheet_wanted.emit, "reference_sheet_tip")
        self.copy = self._button("why_copy", self.copy_text, "reference_copy_tip")
        self.leave = self._button("close", self.close)
        self.pages = PageList(look, inside)
        self.page = PageView(look, inside)
        self.back.clicked.connect(self.go_back)
        self.on.clicked.connect(self.go_on)
        self.rules.activated.connect(lambda _: self.rules_chosen.emit(self.rules.choice))
        self.pages.opened.connect(self.open_page)
        self.pages.followed.connect(self.follow)
        self.pages.entered.connect(self.read)
        self.page.opened.connect(self.open_page)
        self.page.tried.connect(self.tried)
        self.page.rule_sought.connect(self.rule_sought)
        self._lay_out(inside, look)
        if before is not None:
            before.hide()
            self._all.removeWidget(before)
            before.deleteLater()
        self._all.addWidget(inside)
        inside.show()
        self.sheet.setVisible(self._sheets)
        if self.view is not None:
            self.show_reference(self.view, self._find)
            if pages is not None:
                self.pages.stand_as(pages)

    def _button(self, word: str, act: Callable[[], object], tip: str = "") -> QPushButton:
        button = QPushButton(ui(word), self._inside)
        button.clicked.connect(lambda _=False: act())
        if tip:
            button.setToolTip(ui(tip))
            button.setAccessibleDescription(ui(tip))
        return button

    def _lay_out(self, inside: QWidget, look: Look) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        for button in (self.back, self.on):
            top.addWidget(button)
        top.addWidget(self.rules, 1)
        for button in (self.sheet, self.copy, self.leave):
            top.addWidget(button)
        panel = QFrame(inside)
        panel.setProperty("role", "panel")
        within = QVBoxLayout(panel)
        within.setContentsMargins(4, 4, 4, 4)
        within.addWidget(self.page)
        self.pages.setFixedWidth(LIST * look.type["body"])
        halves = QHBoxLayout()
        halves.setSpacing(12)
        halves.addWidget(self.pages)
        halves.addWidget(panel, 1)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(top)
        column.addLayout(halves, 1)
        buttons = (self.back, self.on, self.rules, self.sheet, self.copy, self.leave)
        # What a page holds is made later, so that it follows the list.
        for one, next_one in pairwise((*buttons, self.pages.search, self.pages.meant, self.pages.tree)):
            QWidget.setTabOrder(one, next_one)

    def offer_sheet(self) -> None:
        """There is a cheat sheet to be had."""
        self._sheets = True
        self.sheet.show()

    def show_reference(self, view: ReferenceView, find: Find) -> None:
        """Show the pages of some rules; the page that is read stays where these rules have it too."""
        if self.view is not None and view.sections != self.view.sections:
            self._read = [replace(each, place=None) for each in self._read]
        self.view, self._find = view, find
        self.setWindowTitle(ui("reference_title", rules=rules_title(view.choice)))
        self.rules.show_choices(view.choices)
        self.rules.choose(view.choice)
        self.pages.show_reference(view, find)
        if self._read:
            self._show()

    def open_page(self, page: str, place: Found | None = None) -> None:
        """Turn to a page, and to a place on it; one that these rules do not have is not turned to."""
        if self.view is None or (self.view.page(page) is None and self._read):
            return
        self._note_scrolled()
        self._followed = False
        if not self._read or self._read[self._at].page != page:
            self._read = [*self._read[: self._at + 1], _Read(page, place)][-KEPT:]
            self._at = len(self._read) - 1
        elif place is not None:
            self._read[self._at] = _Read(page, place)
        self._show()

    def look_up_term(self, page: str, term: str) -> None:
        """Turn to the page that tells about a term; where these rules have none, search for the term."""
        if self.view is not None and self.view.page(page) is not None:
            self.open_page(page)
            self.read()
        else:
            self.pages.look_for(term)

    def follow(self, page: str, place: Found | None = None) -> None:
        """Show what fits best while it is typed; all that is shown so is one page to go back from."""
        if self._read and self._read[self._at].page == page and self._read[self._at].place == place:
            return
        if self._followed and self._read:
            self._read = self._read[: self._at + 1]
            self._read[self._at] = _Read(page, place)
        else:
            self._note_scrolled()
            self._read = [*self._read[: self._at + 1], _Read(page, place)][-KEPT:]
            self._at = len(self._read) - 1
        self._followed = True
        self._show(aloud=False)

    @property
    def reading(self) -> bool:
        """Whether a page is open."""
        return bool(self._read)

    def search(self) -> None:
        """Let something be searched for."""
        self.pages.look_for(self.pages.search.text())

    def read(self) -> None:
        """Let the keyboard act on the page."""
        self.page.read()

    def explain_terms(self) -> None:
        """Explain the terms on the page."""
        from scorekeeper.ui.terms_dialog import show_terms

        show_terms(self, leads=True, reading=self._shown).sought.connect(self.look_up_term)

    def go_back(self) -> None:
        """Turn to the page that was read before."""
        self._go(-1)

    def go_on(self) -> None:
        """Turn to the page that was read after this one."""
        self._go(1)

    def _go(self, step: int) -> None:
        if 0 <= self._at + step < len(self._read):
            self._note_scrolled()
            self._followed = False
            self._at += step
            self._show()

    def _note_scrolled(self) -> None:
        if self._read:
            self._read[self._at] = replace(self._read[self._at], scrolled=self.page.scrolled)

    def _show(self, *, aloud: bool = True) -> None:
        view = self.view
        if view is None:
            return
        read = self._read[self._at]
        page = view.page(read.page) or view.page(view.first)
        self._shown = "" if page is None else page.id
        had = self.page.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self.page.show_page(page, Speech(view.words, view.glossary), read.scrolled, read.place)
        self.pages.show_page(self._shown, read.place)
        for button, there, why in (
            (self.back, self._at > 0, "page_no_back"),
            (self.on, self._at < len(self._read) - 1, "page_no_on"),
        ):
            reason = "" if there else ui(why)
            button.setEnabled(there)
            button.setAccessibleDescription(reason)
            button.setToolTip(reason or button.accessibleName())
        if had:
            self.read()
        if page is not None:
            if aloud:
                announce(self, Speech(view.words).say(page.title))
            self.turned.emit(page.id)

    def copy_text(self) -> None:
        """Put the page as text where other programs can take it."""
        if self.view is None or not self._read:
            return
        page = self.view.page(self._read[self._at].page)
        if page is not None:
            QGuiApplication.clipboard().setText(page_text(page, Speech(self.view.words)))
            announce(self, ui("why_copied"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the window."""
        if pressed(event, "reference_leave"):
            self.close()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mouse's own buttons for it go back and on."""
        match event.button():
            case Qt.MouseButton.BackButton:
                self.go_back()
            case Qt.MouseButton.ForwardButton:
                self.go_on()
            case _:
                super().mousePressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell it before going."""
        self.closed.emit()
        super().closeEvent(event)
