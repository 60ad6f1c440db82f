"""What lies in the middle of the table and beside it: the round, the counters, who deals, and what moved last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from itertools import product
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.money import Transfer
from scorekeeper.core.ruleset import Board
from scorekeeper.core.session_view import SessionView
from scorekeeper.core.tiles import WINDS
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.payments import between_pairs, going_back, payments
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

_SHARES: Final = (0.96, 0.6, 0.45, 0.35, 0.25, 0.18)
"""How much of the width of the news a name may take, as long as there is room for all lines."""
_JOINED: Final = "\u2060"
"""Lets no line end where it stands."""

Moved = tuple[tuple[Transfer, ...], Callable[[], str]]
"""What is drawn between the players, and what is said of it in the language of the moment."""


class Middle(QFrame):
    """The middle of the table: which round it is, and what lies there."""

    def __init__(self, parent: QWidget | None = None, scale: float = 1.0) -> None:
        super().__init__(parent)
        self.setObjectName("middle")
        self._round = self._label("round")
        self._counters = self._label("counters")
        self.last = self._label("last")
        self.last.setText(ui("last_hand"))
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(*(round(each * scale) for each in (4, 6, 4, 6)))
        self._whole.setSpacing(round(3 * scale))
        for label in (self._round, self._counters, self.last):
            self._whole.addWidget(label)

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def show_board(self, board: Board, speech: Speech) -> None:
        """Show the round and the counters of a board, and whether it is the last hand."""
        flat = self._whole.direction() is QBoxLayout.Direction.LeftToRight
        self._round.setText(speech.say(board.round))
        lines = [ui("counter", what=speech.word(word), number=number) for word, number in board.counters]
        self._counters.setText(listed(lines) if flat else "\n".join(lines))
        self._counters.setVisible(bool(lines))
        terms = terms_of(speech)
        gloss(self._counters, terms)
        gloss(self._round, terms, terms.of("round’s wind"))
        last = board.left == 1
        self.last.setVisible(last)
        left = ui("deals_left", count=board.left) if board.left else ""
        for part in (self, self._round):
            part.setToolTip("" if last else left)
        self.setAccessibleName(listed([self._round.text(), *lines, *([ui("last_hand")] if last else [])]))

    def be_flat(self, flat: bool) -> None:
        """Lie as a line above a list."""
        self._whole.setDirection(QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom)


class News(QLabel):
    """A few lines about what has just happened; names are cut so that every line can be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "news")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._lines: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()

    def show_lines(self, lines: Sequence[str], names: Sequence[str]) -> None:
        """Show some lines; `names` are the players' that may stand in them."""
        self._lines, self._names = tuple(lines), tuple(sorted(names, key=len, reverse=True))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the names anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Cut the names no shorter than the lines need to stand within the room there is, and leave out the first that have none.

        Who deals, which comes first, is marked on the board too.
        """
        whole = "\n".join(self._lines)
        text, wide = whole, max(self.width(), 1)
        left = ("\n".join(self._lines[gone:]) for gone in range(max(1, len(self._lines))))
        for lines, share in product(left, _SHARES):
            text = self._cut(lines, round(wide * share))
            self.setText(text)
            if self.heightForWidth(wide) <= self.height():
                break
        self.setToolTip(as_typed(whole) if text != whole else "")
        self.setAccessibleName(whole)

    def _cut(self, text: str, wide: int) -> str:
        for name in self._names:
            text = text.replace(name, _whole(self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, wide)))
        return text


def _whole(name: str) -> str:
    """A name that no line ends within, as lines may between any two letters of some scripts."""
    return name if name.isascii() else " ".join(map(_JOINED.join, name.split(" ")))


def who_deals(ledger: Ledger) -> list[str]:
    """Who deals now, whether again, and who will deal next where somebody will for sure."""
    if ledger.over:
        return []
    board, names = ledger.board, ledger.players
    dealer = next((seat.seat for seat in board.seats if seat.dealer), None)
    if dealer is None:
        return []
    again = _last_deal(ledger)
    stays = again is not None and again.fields.get("round") == _round_now(ledger)
    lines = [ui("deals_again" if stays else "deals_now", name=names[dealer])]
    if board.left != 1 and len(board.seats) > 1:
        following = next((seat.seat for seat in board.seats if seat.wind is WINDS[1]), None)
        lines += [] if following is None else [ui("deals_next", name=names[following])]
    return lines


def moved_lines(transfers: Sequence[Transfer], players: tuple[str, ...]) -> list[str]:
    """What moved otherwise than from one player to another, in sentences."""
    told = [each for each in transfers if each.payer < 0 or each.payee < 0]
    return list(payments(told, players)) if told and between_pairs(told) else []


def what_moved(before: SessionView | None, now: SessionView) -> Moved | None:
    """What moved since a view of the session, and how it is said that something was taken back; None where nothing did."""
    if before is not None and now.taken_back is not None:
        return _moved_back(before.ledger, now.ledger), partial(_correction_back, before, now)
    if before is None or not goes_on(before.ledger, now.ledger):
        return (), str
    rows, old = now.ledger.rows, before.ledger.rows
    if len(rows) > len(old):
        return rows[-1].transfers, str
    if len(rows) < len(old):
        return going_back(old[-1].transfers), partial(_deal_back, before.ledger, old[-1])
    if now.ledger.events != before.ledger.events:
        return (), partial(_step_back, before, now)
    # A title may be another; a start that was corrected moves the scores.
    return None if now.ledger.state == before.ledger.state else ((), str)


def goes_on(before: Ledger, after: Ledger) -> bool:
    """Whether two tables are steps of one session: the same rows as far as both go, but for the last one."""
    kept = min(len(before.rows), len(after.rows))
    same = before.players == after.players and before.rules.seats == after.rules.seats
    return same and abs(len(before.rows) - len(after.rows)) <= 1 and before.rows[:kept] == after.rows[:kept]


def _deal_back(ledger: Ledger, row: Row) -> str:
    """That a deal, as it stood on a ledger, was taken back: which one it was, and what had happened in it."""
    from scorekeeper.ui.row_words import RowWords

    words = RowWords(ledger)
    return _said_back(words.deal(row), words.what(row, row.players))


def _step_back(before: SessionView, now: SessionView) -> str:
    """That a step within the running deal was taken back, empty where something else happened."""
    if now.redo is None or now.ledger.events >= before.ledger.events:
        return ""
    return _said_back("", Speech(now.ledger.rules.words).word(now.redo))


def _correction_back(before: SessionView, now: SessionView) -> str:
    """That a correction was taken back, and of which deal."""
    back = now.taken_back
    if back is None:
        return ""
    from scorekeeper.ui.row_words import RowWords

    words = RowWords(now.ledger)
    # A hand that was struck is there again, one that was inserted is there no more.
    rows = max(now.told, before.told, key=len) if back.event is not None else ()
    deals = (words.deal(row) for row in rows if row.event >= (back.event or 0))
    return _said_back(next(filter(None, deals), ""), words.speech.word(back.word))


def _moved_back(before: Ledger, now: Ledger) -> tuple[Transfer, ...]:
    """What moves as a correction is taken back: all that it had moved goes back, and what stood before moves again."""
    gone, come = (tuple(each for row in ledger.rows for each in row.transfers) for ledger in (before, now))
    return (*going_back(gone), *come)


def _said_back(deal: str, what: str) -> str:
    return ui("payments_undone", what=ui("history_line", deal=deal, what=what) if deal else what)


def flowing(*paragraphs: Sequence[str]) -> list[str]:
    """Short sentences side by side, a line for each paragraph that has any."""
    return [reduce(lambda one, other: ui("needed_ways", one=one, other=other), each) for each in paragraphs if each]


def _last_deal(ledger: Ledger) -> Row | None:
    """The row of the deal that was played last, None before the first one is over."""
    ending = {each.id for each in ledger.rules.declaration.outcomes if each.ends_deal}
    return next((row for row in reversed(ledger.rows) if row.kind in ending and "round" in row.fields), None)


def _round_now(ledger: Ledger) -> object:
    coming = ledger.rules.next_row(ledger.state)
    return None if coming is None else coming.get("round")
