"""The table as the players sit: each one's score, and in the middle the round, the counters and the sticks."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.ledger import Ledger
from scorekeeper.core.ruleset import Board
from scorekeeper.core.session_view import SessionView
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.around import places_around
from scorekeeper.ui.seat_panel import SeatPanel
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import listed, ui


class Middle(QFrame):
    """The middle of the table: which round it is, and what lies there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("middle")
        self._round = QLabel(self)
        self._round.setProperty("role", "round")
        self._counters = QLabel(self)
        self._counters.setProperty("role", "counters")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 6, 8)
        column.setSpacing(4)
        for label in (self._round, self._counters):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)

    def show_board(self, board: Board, speech: Speech) -> None:
        """Show the round and the counters of a board."""
        self._round.setText(speech.say(board.round))
        lines = [ui("counter", what=speech.word(word), number=number) for word, number in board.counters]
        self._counters.setText("\n".join(lines))
        self.setAccessibleName(listed([self._round.text(), *lines]))


class Scoreboard(QWidget):
    """Every player's panel around the middle; `tapped` carries an outcome and a seat."""

    tapped = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panels: tuple[SeatPanel, ...] = ()
        self._turns: tuple[int, ...] = ()
        self._middle = Middle(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_session(self, view: SessionView) -> None:
        """Show a session's table."""
        speech = Speech(view.ledger.rules.words)
        board = view.ledger.board
        self._seat(len(board.seats))
        self._turns = turns(board)
        self._middle.show_board(board, speech)
        ranked = sorted((seat.score for seat in board.seats), reverse=True)
        moved = last_moved(view.ledger)
        for panel, seat, name, taps in zip(self.panels, board.seats, view.ledger.players, view.taps, strict=True):
            gap = seat.score - (ranked[min(1, len(ranked) - 1)] if seat.place == 1 else ranked[0])
            panel.show_seat(name, seat, gap, moved[seat.seat], speech)
            panel.show_taps(name, taps, speech)
        self._arrange()

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(560, 440)

    def minimumSizeHint(self) -> QSize:
        """The smallest table whose scores can still be read across it."""
        return QSize(392, 364)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sit the players anew."""
        super().resizeEvent(event)
        self._arrange()

    def _seat(self, seats: int) -> None:
        if len(self.panels) == seats:
            return
        for panel in self.panels:
            panel.deleteLater()
        self.panels = tuple(SeatPanel(seat, self) for seat in range(seats))
        for panel in self.panels:
            panel.tapped.connect(self.tapped)
            panel.show()

    def _arrange(self) -> None:
        if not self.panels:
            return
        places, middle = places_around(len(self.panels), self.size(), self._middle.sizeHint())
        for seat, place in zip(self._turns, places, strict=True):
            self.panels[seat].setGeometry(place)
        self._middle.setGeometry(middle)
        size = min(panel.score_size() for panel in self.panels)
        for panel in self.panels:
            panel.score.setFont(panel.score_font(size))


def turns(board: Board) -> tuple[int, ...]:
    """The seats in turn order from the first one on, who stays where they sit when players change seats."""
    order = [each.seat for each in sorted(board.seats, key=lambda each: list(Wind).index(each.wind))]
    first = order.index(0)
    return (*order[first:], *order[:first])


def last_moved(ledger: Ledger) -> tuple[int, ...]:
    """What the deal before the running one moved, by seat."""
    return ledger.rows[-1].deltas if ledger.rows else (0,) * ledger.rules.seats
