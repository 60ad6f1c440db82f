"""What has just happened at the table, told in one sentence for who does not see it."""

from __future__ import annotations

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.session_view import SessionView, TapView
from scorekeeper.ui.payments import payments
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.words import listed, ui


def standing(ledger: Ledger) -> str:
    """Every player with the points held, the first one first."""
    seats = sorted(ledger.board.seats, key=lambda seat: seat.place)
    return listed(ui("told_stand", name=ledger.players[seat.seat], score=seat.score) for seat in seats)


def scores_told(view: SessionView) -> str:
    """Which deal is being played and how everybody stands."""
    if view.ledger.over:
        return ui("told_over", standing=standing(view.ledger))
    return ui("told_now", round=RowWords(view.ledger).running(), standing=standing(view.ledger))


def told(before: SessionView, now: SessionView) -> str:
    """What happened between two views of a session, empty when nothing did that a player would ask about."""
    then, after = _rows(before), _rows(now)
    if now.taken_back is not None:
        what = RowWords(now.ledger).speech.word(now.taken_back.word)
        return ui("told_undone", what=what, standing=scores_told(now))
    if len(after) > len(then) and after[: len(then)] == then:
        return ui("told_recorded", what=_recorded(after[-1], now.ledger), standing=scores_told(now))
    if len(after) < len(then) and then[: len(after)] == after:
        return ui("told_undone", what=RowWords(before.ledger).what(then[-1]), standing=scores_told(now))
    if then != after:
        return scores_told(now)
    return _touched(before, now)


def _rows(view: SessionView) -> tuple[Row, ...]:
    return view.told or view.ledger.rows


def _recorded(row: Row, ledger: Ledger) -> str:
    """What a line of the history says, and who paid whom."""
    what = RowWords(ledger).what(row, row.players)
    paid = payments(row.transfers, row.players)
    return ui("told_paid", what=what, paid=listed(paid)) if paid else what


def _touched(before: SessionView, now: SessionView) -> str:
    """What one player did within the deal, or took back."""
    done = {_key(tap): tap.done for taps in before.taps for tap in taps}
    for taps in now.taps:
        for tap in taps:
            if done.get(_key(tap), tap.done) is not tap.done:
                return _touch(tap, now.ledger)
    return ""


def _key(tap: TapView) -> tuple[str, int]:
    return tap.outcome, tap.seat


def _touch(tap: TapView, ledger: Ledger) -> str:
    name, score = ledger.players[tap.seat], ledger.state.scores[tap.seat]
    what = RowWords(ledger).speech.word(tap.word)
    return ui("told_tapped" if tap.done else "told_untapped", name=name, what=what, score=score)
