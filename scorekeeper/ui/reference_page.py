"""One page of the reference, built when it is shown: its title, and its blocks from the top down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, assert_never

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.core.reference import Example, Facts, Grid, Heading, Page, Paragraph
from scorekeeper.core.reference_view import Found
from scorekeeper.ui.reference_example import ExampleView
from scorekeeper.ui.reference_grid import GridView
from scorekeeper.ui.reference_passage import Fact, Passage, RuleHead, Sentence
from scorekeeper.ui.reference_said import facts_of, names_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import listed, ui

WIDEST: Final = 56
"""How wide a page is at most, in heights of its letters: longer lines are hard to follow."""
NAMES, LONG_NAMES = 12, 20
"""How wide the names of facts are at most, in heights of their letters: beside lists of links, and beside short facts."""

Piece = Passage | GridView
_Place = tuple[int, int | None]
"""A block by its place, and a fact of it by its row."""


class PageView(QScrollArea):
    """Shows a Page. `opened` carries the page that a link leads to, `tried` the Example whose hand is to be opened.

    `rule_sought` carries an option that is to be shown where rules are set.
    """

    opened = Signal(str)
    tried = Signal(object)
    rule_sought = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(ui("reference_page"))
        self.pieces: list[Piece] = []
        self._places: list[_Place | None] = []
        self.marked: Piece | None = None
        self.scrolled = 0.0
        """How far the page is scrolled, in its pieces, which are as many in every look and language."""
        self._wanted: float | None = None
        self._waiting = False
        self.verticalScrollBar().valueChanged.connect(self._note)
        self._scrolling = QTimer(self, singleShot=True, interval=0)
        self._scrolling.timeout.connect(self._scroll)

    def minimumSizeHint(self) -> QSize:
        """It scrolls, so little is enough."""
        return QSize(1, 80)

    def show_page(
        self, page: Page | None, speech: Speech, scrolled: float | None = None, place: Found | None = None
    ) -> None:
        """Show a page from where it was left, else from a place on it or its beginning; None says that there is none."""
        self._wanted, self._waiting, self.scrolled = scrolled, True, scrolled or 0
        inside = QWidget(self)
        column = QVBoxLayout()
        column.setContentsMargins(8, 8, 8, 16)
        column.setSpacing(8)
        self.pieces, self.marked, self._places = [], None, []
        for at, piece in _none(inside) if page is None else self._pieces(page, speech, inside):
            column.addWidget(piece)
            self._take(piece)
            self._places.append(at)
        column.addStretch(1)
        sheet = QWidget(inside)
        sheet.setLayout(column)
        sheet.setMaximumWidth(WIDEST * self._look.type["body"])
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(sheet, 1)
        row.addStretch(0)
        self._put_away()
        self.setWidget(inside)
        if page is not None and place is not None and place.block is not None:
            self._mark(page, place.block, place.row)
        if self.pieces:
            self._stop_at(self._beginning)
        # Only once it is laid out it can be scrolled.
        self._scrolling.start()

    def _put_away(self) -> None:
        """The page before goes once the click or the key that turned it is done with."""
        before = self.takeWidget()
        if before is not None:
            before.hide()
            before.deleteLater()

    def showEvent(self, event: QShowEvent) -> None:
        """Go now where the page was left when it was made out of sight."""
        super().showEvent(event)
        if self._waiting:
            self._scrolling.start()

    def _note(self, value: int) -> None:
        """Keep how far somebody has scrolled: other letters may move the pieces before it is asked for."""
        if self.pieces and not self._waiting:
            tops = self._tops
            at = max(at for at, top in enumerate(tops[:-1]) if top <= value)
            self.scrolled = at + (value - tops[at]) / (tops[at + 1] - tops[at])

    @property
    def _tops(self) -> list[int]:
        """Where each piece begins, and the last one ends, in pixels."""
        from_top = self.verticalScrollBar().value()
        begins = [each.mapTo(self.viewport(), QPoint()).y() + from_top for each in self.pieces]
        return [0, *begins[1:], begins[-1] + max(1, self.pieces[-1].height())]

    def _scroll(self) -> None:
        """Go where the page was left, else to what is marked, with what stands above it."""
        if not self.isVisible():
            return
        self._waiting = False
        if self._wanted is not None or self.marked is None:
            # Under other rules a page may be shorter.
            wanted = min(self._wanted or 0, len(self.pieces))
            at = min(int(wanted), len(self.pieces) - 1)
            begins, ends = self._tops[at : at + 2]
            self.verticalScrollBar().setValue(round(begins + (wanted - at) * (ends - begins)))
            return
        top = self.marked.mapTo(self.viewport(), QPoint(0, self.marked.marked_top)).y()
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + top - self.viewport().height() // 4)

    def _mark(self, page: Page, block: int, row: int | None) -> None:
        """Mark the piece that shows a block, or the one row of it."""
        facts = isinstance(page.blocks[block], Facts)
        place = block, row if facts else None
        if place in self._places:
            self.marked = self.pieces[self._places.index(place)]
            self.marked.mark(None if facts else row)

    def read(self) -> None:
        """Let the keyboard act on what is marked, or where the page begins."""
        if self.pieces:
            self._focus(self._beginning)

    @property
    def _beginning(self) -> QWidget:
        """Where the keyboard begins: at what is marked, else at the title."""
        marked = self.marked
        return (marked.first if isinstance(marked, GridView) else marked) or self.pieces[0]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        stops: list[QWidget] = []
        for each in self._reading():
            stops += [each, *each.links] if isinstance(each, Passage) else [each]
        return stops

    def _reading(self) -> list[QWidget]:
        """What the arrow keys stop at, in order."""
        found: list[QWidget] = []
        for piece in self.pieces:
            match piece:
                case GridView():
                    found += piece.tables
                case Passage():
                    found.append(piece)
        return found

    def _pieces(self, page: Page, speech: Speech, inside: QWidget) -> Iterator[tuple[_Place | None, Piece]]:
        """What is read one after the other, each with its place; the title has none."""
        yield None, Sentence(speech.say(page.title), "worth", inside)
        names = names_of(page, speech)
        if names:
            yield None, Sentence(listed(names), "quiet", inside)
        for at, block in enumerate(page.blocks):
            if isinstance(block, Facts):
                yield from (((at, row), piece) for row, piece in self._facts(block, page, speech, inside))
            else:
                yield (at, None), self._block(block, speech, inside)

    def _block(self, block: Heading | Paragraph | Grid | Example, speech: Speech, inside: QWidget) -> Piece:
        match block:
            case Heading(said, rule):
                return RuleHead(speech.say(said), rule, inside) if rule else Sentence(speech.say(said), "title", inside)
            case Paragraph(said, source):
                terms = None if source else terms_of(speech)
                return Sentence(speech.say(said), "small" if source else "", inside, terms)
            case Grid():
                return GridView(block, self._look, speech, inside)
            case Example():
                return ExampleView(block, self._look, speech, inside)
            case _:
                assert_never(block)

    def _facts(self, facts: Facts, page: Page, speech: Speech, inside: QWidget) -> Iterator[tuple[int, Fact]]:
        """Facts below one another with their rows, their names equally wide."""
        told = facts_of(facts, page, speech)
        rows = [(at, Fact(name, cells, self._look, speech, inside)) for at, name, cells in told]
        for _, row in rows:
            row.name.ensurePolished()
        widest = max((row.name.fontMetrics().horizontalAdvance(row.name.text()) for _, row in rows), default=0)
        most = NAMES if any(row.links for _, row in rows) else LONG_NAMES
        for at, row in rows:
            row.name.setFixedWidth(min(widest + 4, most * self._look.type["body"]))
            yield at, row

    def _take(self, piece: Piece) -> None:
        self.pieces.append(piece)
        piece.opened.connect(self.opened)
        piece.moved.connect(self._move)
        if isinstance(piece, ExampleView):
            piece.tried.connect(self.tried)
        if isinstance(piece, RuleHead):
            piece.sought.connect(self.rule_sought)
        if isinstance(piece, GridView):
            piece.parted.connect(self._order)

    def _order(self) -> None:
        """The Tab key goes from the top down."""
        for one, next_one in pairwise(self.stops()):
            QWidget.setTabOrder(one, next_one)

    def _move(self, step: int) -> None:
        """Go to what is read next, or before."""
        reading, now = self._reading(), self.focusWidget()
        at = reading.index(now) + step if now in reading else -1
        if 0 <= at < len(reading):
            self._focus(reading[at])

    def _focus(self, stop: QWidget) -> None:
        if isinstance(stop, Passage):
            self._stop_at(stop)
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(stop, 0, 8)

    def _stop_at(self, stop: QWidget) -> None:
        """The Tab key stops at one passage alone, and at what can be pressed; from there the arrow keys go on."""
        for piece in self.pieces:
            if isinstance(piece, Passage):
                policy = Qt.FocusPolicy.StrongFocus if piece is stop else Qt.FocusPolicy.ClickFocus
                piece.setFocusPolicy(policy)


def _none(inside: QWidget) -> tuple[tuple[None, Sentence]]:
    return ((None, Sentence(ui("reference_none"), "quiet", inside)),)
