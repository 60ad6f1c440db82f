"""The table as the players sit, or in a list: each one's score, the round, who deals, and who paid whom."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.ledger import Row
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.around import Places, Room, places_around, places_in_list, sides_of, turns
from scorekeeper.ui.board_middle import Middle, News, flowing, goes_on, moved_lines, what_moved, who_deals
from scorekeeper.ui.board_style import board_sheet
from scorekeeper.ui.board_tools import PaneTools, ViewTools
from scorekeeper.ui.payments import between_pairs, by_pairs, last_moved
from scorekeeper.ui.rival import rival_words
from scorekeeper.ui.seat_panel import SeatPanel
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import listed, ui

if TYPE_CHECKING:
    from scorekeeper.ui.payment_arrows import PaymentArrows

LEAST = QSize(372, 364)


class Scoreboard(QWidget):
    """Every player's panel around the middle; `tapped` carries an outcome and a seat.

    `large` is for another screen: everything grows with it, and nothing can be touched. `view_chosen` tells that players
    are to lie in a list, and by place.
    """

    tapped = Signal(str, int)
    view_chosen = Signal(bool, bool)

    def __init__(self, parent: QWidget | None = None, look: Look | None = None, *, large: bool = False) -> None:
        super().__init__(parent)
        self.look = look or Look()
        self.large = large
        self.moving = not self.look.still
        self.in_list = self.by_place = False
        self.panels: tuple[SeatPanel, ...] = ()
        self._scale = 1.0
        self._view: SessionView | None = None
        self.shown: tuple[Transfer, ...] = ()
        # It is said in the language of the moment.
        self.undone: Callable[[], str] = str
        self._glanced: Row | None = None
        self._regarded: Seat | None = None
        self._placed = False
        self._places: Places | None = None
        self._build()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _build(self) -> None:
        """Everything but the players' panels, as large as the board is drawn."""
        self.setStyleSheet(board_sheet(self.look, self._scale))
        self.middle = Middle(self, self._scale)
        self.news = News(self)
        self.views = ViewTools(self.look, self)
        self.tools = PaneTools(self.look, self)
        self.arrows = Late(self._made_arrows)
        if self.large:
            for tools in (self.views, self.tools):
                tools.hide()
        self.views.view_turned.connect(lambda: self.view_chosen.emit(not self.in_list, self.by_place))
        self.views.sort_turned.connect(lambda on: self.view_chosen.emit(self.in_list, on))
        self.views.payments_turned.connect(self._turn_payments)

    def _made_arrows(self) -> PaymentArrows:
        # Read with the first payment.
        from scorekeeper.ui.payment_arrows import PaymentArrows

        arrows = PaymentArrows(self.look, self, self._scale)
        arrows.setGeometry(self.rect())
        arrows.show()
        return arrows

    def show_session(self, view: SessionView) -> None:
        """Show a session's table; what the step since the last time moved is drawn between the players."""
        before, self._view = self._view, view
        self._follow(before, view)
        self._seat(len(view.ledger.board.seats))
        self._show_seats(view, moving=self.moving and before is not None and goes_on(before.ledger, view.ledger))
        self._arrange()

    def _follow(self, before: SessionView | None, view: SessionView) -> None:
        """Payments are shown from a hand's end until the next one begins; an undo shows what it took back."""
        moved = what_moved(before, view)
        if moved is not None:
            self.shown, self.undone = moved
        if before is not None and len(view.ledger.rows) != len(before.ledger.rows):
            # Something newer has happened than what somebody looked at.
            self._glanced = None

    def _show_seats(self, view: SessionView, *, moving: bool) -> None:
        ledger = view.ledger
        speech, board = Speech(ledger.rules.words, ledger.rules.glossary), ledger.board
        self.middle.show_board(board, speech)
        ranked = sorted((seat.score for seat in board.seats), reverse=True)
        moved = last_moved(ledger)
        for panel, seat, name, taps in zip(self.panels, board.seats, ledger.players, view.taps, strict=True):
            gap = seat.score - (ranked[min(1, len(ranked) - 1)] if seat.place == 1 else ranked[0])
            panel.rank(level=ranked[0] == ranked[-1])
            panel.show_seat(name, seat, gap, moved[seat.seat], speech, moving=moving)
            panel.show_taps(name, () if self.large else taps, speech)
            panel.show_marks(listed(speech.word(each) for each in seat.marks) if self.large else "")
            rivals = [
                rival_words(seat.score - other.score, ledger.players[other.seat])
                for other in board.seats
                if other.seat != seat.seat
            ]
            panel.setAccessibleDescription(listed(rivals))
        self._show_rivals()

    def begin_entry(self) -> None:
        """The next hand is being entered: what the last one moved is out of the way."""
        if self.shown or self.undone():
            self.shown, self.undone = (), str
            self._show_payments()

    def stand_as(self, before: Scoreboard) -> None:
        """Show what moved as another board of the same table shows it, at rest."""
        self.shown, self.undone = before.shown, before.undone
        moving, self.moving = self.moving, False
        self._show_payments()
        self.moving = moving

    def glance(self, row: Row | None) -> None:
        """Show what another hand moved while somebody looks at its line; None when nobody does any more."""
        if row is not self._glanced:
            self._glanced = row
            self._show_payments()

    def show_view(self, *, in_list: bool, by_place: bool) -> None:
        """Lay the players out around the table or in a list, by seat or by place."""
        self.in_list, self.by_place = in_list, by_place
        self.views.show_view(in_list=in_list, by_place=by_place)
        self.tools.show_view(in_list=in_list)
        self._flatten()
        if self._view is not None:
            self._show_seats(self._view, moving=False)
            self._show_payments()
        self._arrange()

    def regard(self, seat: Seat, on: bool) -> None:
        """Say on every other panel how its player stands to the one at a seat."""
        self._regarded = seat if on else None
        self._show_rivals()

    def _show_rivals(self) -> None:
        if self._view is None:
            return
        ledger, at = self._view.ledger, self._regarded
        for panel, each in zip(self.panels, ledger.board.seats, strict=True):
            if at is None or at == panel.seat:
                panel.show_rival(None)
            else:
                panel.show_rival(each.score - ledger.board.seats[at].score, ledger.players[at])

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(560, 440)

    def minimumSizeHint(self) -> QSize:
        """The smallest table whose scores can still be read across it."""
        return LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sit the players anew; on another screen everything grows with it."""
        super().resizeEvent(event)
        self._placed = True
        if self.large:
            self._grow(max(1.0, round(min(self.width() / 640, self.height() / 440) * 4) / 4))
        self._arrange()

    def _grow(self, scale: float) -> None:
        """Draw everything at another size."""
        if scale == self._scale:
            return
        self._scale = scale
        arrows = () if self.arrows.made is None else (self.arrows.made,)
        for widget in (self.middle, self.news, self.views, self.tools, *arrows, *self.panels):
            widget.hide()
            widget.deleteLater()
        self.panels = ()
        self._build()
        for each in (self.middle, self.news):
            each.show()
        if self._view is not None:
            self._seat(len(self._view.ledger.board.seats))
            self._show_seats(self._view, moving=False)

    def _seat(self, seats: int) -> None:
        if len(self.panels) == seats:
            return
        for panel in self.panels:
            panel.hide()
            panel.deleteLater()
        self.panels = tuple(SeatPanel(seat, self, self._scale) for seat in range(seats))
        self._regarded = None
        # The Tab key goes from player to player before it leaves the board.
        for one, next_one in pairwise([self.views.sort, *self.panels]):
            QWidget.setTabOrder(one, next_one)
        for panel in self.panels:
            panel.setFocusPolicy(Qt.FocusPolicy.NoFocus if self.large else Qt.FocusPolicy.TabFocus)
            panel.tapped.connect(self.tapped)
            if not self.large:
                panel.regarded.connect(self.regard)
            panel.show()
        if self.arrows.made is not None:
            self.arrows.made.raise_()
        self._flatten()

    def _flatten(self) -> None:
        flat = self._lists
        self.middle.be_flat(flat)
        for panel in self.panels:
            panel.be_flat(flat)

    @property
    def _lists(self) -> bool:
        """Whether the players lie in a list: by choice, or because no table seats so many."""
        return self.in_list or (bool(self.panels) and not sides_of(len(self.panels)))

    def _turn_payments(self, on: bool) -> None:
        rows = () if self._view is None else self._view.ledger.rows
        self.undone = str
        self.shown = rows[-1].transfers if on and rows else ()
        self._show_payments()

    def _show_payments(self) -> None:
        """Draw what moved between the players, and say beside it who deals and what else moved."""
        if self._view is None:
            return
        ledger = self._view.ledger
        glanced = self._glanced
        transfers = self.shown if glanced is None else glanced.transfers
        names = ledger.players if glanced is None else glanced.players
        undone = self.undone() if glanced is None else ""
        if undone:
            # What flows back is no new payment: it is drawn, but not told as one.
            lines = [undone]
        else:
            dealing = [] if glanced is not None else who_deals(ledger)
            beside = moved_lines(transfers, names)
            lines = flowing(dealing, by_pairs(transfers, names), beside) if self._lists else [*dealing, *beside]
        self.news.show_lines(lines, names)
        self.views.show_payments(there=bool(ledger.rows), shown=bool(self.shown))
        between = tuple(each for each in between_pairs(transfers) if each[0] >= 0 and each[1] >= 0)
        if self._places is not None and (between or self.arrows.made is not None):
            self.arrows().show_payments(between, self._places, faded=bool(undone), moving=self.moving)
        said = [ui("pays", payer=names[payer], payee=names[payee], points=moved) for payer, payee, moved in between]
        told = undone or (listed([ui("payments_shown"), *said]) if said else "")
        if told or self.arrows.made is not None:
            self.arrows().setAccessibleName(told)

    def _arrange(self) -> None:
        if not self._placed or not self.panels or self._view is None:
            # How large it is to be it learns once it stands in its place.
            self._show_payments()
            return
        views, tools = (QSize(0, 0) if self.large else each.sizeHint() for each in (self.views, self.tools))
        room = Room(self.size(), self.middle.sizeHint(), views, tools, self._scale, bounded=not self.large)
        if self._lists:
            seats = self._view.ledger.board.seats
            ranked = sorted(seats, key=lambda seat: (seat.place, seat.seat)) if self.by_place else seats
            self._places = places_in_list([seat.seat for seat in ranked], room)
        else:
            self._places = places_around(turns(self._view.ledger.board), room)
        places = self._places
        for panel, place in zip(self.panels, places.panels, strict=True):
            panel.setGeometry(place)
        self.middle.setGeometry(places.middle)
        self.news.setGeometry(places.news)
        self.views.setGeometry(places.views)
        self.tools.setGeometry(places.tools)
        if self.arrows.made is not None:
            self.arrows.made.setGeometry(self.rect())
        size = min(panel.score_size() for panel in self.panels)
        for panel in self.panels:
            panel.show_score_at(size)
        self._show_payments()
