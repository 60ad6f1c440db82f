"""An outcome that was recorded, as it was when it was being entered: the way back from an event to its drafts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import SOMEBODY, WINNER_ALONE, Table
from scorekeeper.core.event_made import LIABLE
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import WinnerAnswer


def entered_before(record: Record, table: Table) -> Entering | Problem:
    """What was entered to make a record, at the table as it stood then; a Problem for a record that cannot be read."""
    answers = table.rules.read_answers(record)
    if isinstance(answers, Problem):
        return answers
    outcome = table.outcome(answers.outcome)
    if outcome is None:
        return Problem("outcome_missing")
    asked = {question.id for question in outcome.questions if question.id != LIABLE}
    drafts: dict[Seat, Draft] = {}
    for winner in (*answers.winners, *answers.others):
        draft = _draft(winner, answers.off, table)
        if isinstance(draft, Problem):
            return draft
        drafts[winner.seat] = draft
    seats = tuple(winner.seat for winner in answers.winners) if outcome.most_winners else ()
    return Entering(
        outcome=outcome.id,
        winners=seats,
        off=answers.off,
        off_chosen=bool(seats),
        active=next(iter(drafts), None),
        drafts=drafts,
        answers={key: value for key, value in answers.given.items() if key in asked and value is not None},
        liable={each.seat: _plain(each) for each in answers.winners if each.liable is not None},
    ).settled(table)


def hand_alone(hand: Hand, setting: Setting, table: Table) -> tuple[Table, Entering]:
    """A hand by itself as it would have been entered, and the table with its winds."""
    alone = replace(table, alone=Setting(setting.seat_wind, setting.round_wind))
    drawn = {each.win for each in table.declaration.circumstances if each.win and each.drawn}
    off = None if hand.win in {table.declaration.win_self, *drawn} else SOMEBODY
    entered = Entering().with_winner_toggled(alone, WINNER_ALONE).with_off(off)
    return alone, entered.with_draft(_with_way(_with_win_last(hand), hand.win, alone))


def _draft(winner: WinnerAnswer, off: Seat | None, table: Table) -> Draft | Problem:
    if winner.declared is not None:
        return Draft(declared=dict(winner.declared))
    if winner.hand is None:
        return Draft()
    read = table.rules.read_hand(winner.hand, seated=True)
    if isinstance(read, Problem):
        return read
    draft = _with_way(_with_win_last(read[0]), read[0].win, table)
    setting = table.setting(winner.seat, off)
    # What the table knows of this win is told by the table again.
    return draft if setting is None else replace(draft, circumstances=draft.circumstances - setting.given)


def _with_way(draft: Draft, win: str | None, table: Table) -> Draft:
    """The draft with the tick that stands for the way it was won."""
    ways = {each.id for each in table.declaration.circumstances if each.win and each.win == win}
    return replace(draft, circumstances=draft.circumstances | ways) if ways else draft


def _with_win_last(hand: Hand) -> Draft:
    """The draft of a hand, its winning tile clicked in last."""
    tiles = list(hand.concealed)
    if hand.win_tile in tiles:
        tiles.remove(hand.win_tile)
        tiles.append(hand.win_tile)
    return Draft(tuple(tiles), hand.melds, None, hand.circumstances, dict(hand.rows))


def _plain(winner: WinnerAnswer) -> object:
    """Who is liable, by seat alone where one player is liable for a hand that was seen."""
    liable = winner.liable
    if winner.hand is None or not isinstance(liable, Mapping) or len(set(liable.values())) != 1:
        return liable
    return next(iter(liable.values()))
