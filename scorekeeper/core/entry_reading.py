"""From what was entered to what is shown: every choice with the reason why it cannot be made now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from scorekeeper.core.called_set import form_problem
from scorekeeper.core.declaration import Outcome
from scorekeeper.core.doubt import Care
from scorekeeper.core.doubting import doubts, remedies
from scorekeeper.core.draft import Draft, copies_left, copies_of, face_left
from scorekeeper.core.draft_notation import write_draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import SOMEBODY, Table, row_problem
from scorekeeper.core.entry_view import EntryView, Face, FormView, HandTile, RowView, SeatChoice, Target
from scorekeeper.core.event_made import Made, Worths, hand_entered, hands_of, make_event, questions_of
from scorekeeper.core.hand import Setting
from scorekeeper.core.picking import pick_problem
from scorekeeper.core.problem import Problem
from scorekeeper.core.suggesting import suggestions
from scorekeeper.core.ticks import ticks_of
from scorekeeper.core.tiles import Tile

if TYPE_CHECKING:
    from scorekeeper.core.seeing import Sight

NO_CARE: Final = Care()


def read_entry(
    entering: Entering,
    table: Table,
    fault: Problem | None = None,
    care: Care = NO_CARE,
    *,
    warned: bool = False,
    made: Made | Problem | None = None,
    worths: Worths | None = None,
) -> EntryView:
    """Everything the right half shows; `warned` tells that Record was asked for in spite of what is doubtful.

    `made` is the event that was entered, and `worths` what the hands are worth, where that is known already.
    """
    worths = worths or Worths(entering, table)
    outcome = table.outcome(entering.outcome)
    shown = EntryView(
        players=table.players,
        declaration=table.declaration,
        words=table.rules.words,
        glossary=table.rules.glossary,
        standalone=table.state is None,
        winds=() if table.state is None else tuple(each.wind for each in table.rules.board(table.state).seats),
        closed=table.closed,
        outcome=entering.outcome,
        winners=tuple(_winners(entering, table, outcome)),
        offs=tuple(_offs(entering, table, outcome)),
        questions=questions_of(entering, table, outcome),
        winning=entering.winners,
        off=entering.off,
        off_chosen=entering.off_chosen,
        asked=entering.asked(table),
        active=entering.active,
        drafts={seat: entering.draft_of(seat) for seat in entering.drafts},
        hands=hands_of(entering, table, worths),
        fault=fault,
    )
    if table.state is not None:
        made = made or make_event(entering, table, worths)
        if isinstance(made, Problem):
            shown = replace(shown, problem=made)
        else:
            shown = replace(shown, preview=made.preview, doubts=doubts(entering, table, care, worths), warned=warned)
    return shown if entering.active is None else _with_hand(shown, entering, table, worths, care)


def _with_hand(shown: EntryView, entering: Entering, table: Table, worths: Worths, care: Care) -> EntryView:
    """The view with the active seat's hand in it."""
    draft, seat = entering.draft, entering.active
    assert seat is not None  # noqa: S101 - told apart by the caller
    setting = table.setting(seat, entering.off)
    text = entering.texts.get(seat)
    ticks = ticks_of(entering, table)
    score, entered = worths.of(seat), hand_entered(entering, table, seat)
    return replace(
        shown,
        setting=setting,
        hand=_laid_out(draft),
        missing=max(0, draft.room),
        melds=draft.melds,
        target=entering.aim(table),
        picker=_picker(entering, table),
        forms=tuple(_forms(entering, table)),
        meld_choices=entering.choices,
        rows=tuple(
            RowView(row, draft.rows.get(row.id, ()), row_problem(draft, row, table, setting))
            for row in table.declaration.rows
        ),
        circumstances=tuple(ticks.rows()) if ticks else (),
        typed=text.text if text else write_draft(draft, table.declaration),
        typed_problem=text.problem if text else None,
        score=score,
        suggestions=suggestions(entering, table),
        entered=entered,
        sight=_sight(entering, table, setting, care),
        remedies=remedies(table.rules, entered, score),
    )


def _sight(entering: Entering, table: Table, setting: Setting | None, care: Care) -> Sight | None:
    """What is seen of the active hand: everything for a newcomer, else what tells of a slip in a hand that is nearly whole."""
    draft, ready = entering.draft, None
    if not care.newcomer and draft.room > 1:
        return None
    from scorekeeper.core.seeing import sight

    said = draft.circumstances | (setting.given if setting else frozenset())
    ready = next((each for each in table.declaration.circumstances if each.ready and each.id in said), None)
    seen = sight(draft, table.declaration.goal, entering.off_chosen, ready)
    return seen if seen is not None and (care.newcomer or seen.helps) else None


def _winners(entering: Entering, table: Table, outcome: Outcome | None) -> Iterator[SeatChoice]:
    """Everybody who can win; before an outcome is chosen a click chooses that as well."""
    asks = outcome or next((each for each in table.declaration.outcomes if each.most_winners), None)
    if asks is None or not asks.most_winners:
        return
    for seat in range(table.rules.seats):
        on = seat in entering.winners
        full = not on and len(entering.winners) >= asks.most_winners
        yield SeatChoice(seat, on, Problem("winners_full", {"most": asks.most_winners}) if full else None)


def _offs(entering: Entering, table: Table, outcome: Outcome | None) -> Iterator[SeatChoice]:
    """The own draw, then every player."""
    if outcome is None or not outcome.most_winners:
        return
    alone = len(entering.winners) < 2
    yield SeatChoice(None, entering.off_chosen and entering.off is None, None if alone else Problem("self_draw_alone"))
    for seat in range(table.rules.seats) if table.state is not None else (SOMEBODY,):
        won = Problem("winner_pays_not", {"player": table.players[seat]}) if seat in entering.winners else None
        yield SeatChoice(seat, entering.off_chosen and entering.off == seat, won)


def _laid_out(draft: Draft) -> tuple[HandTile, ...]:
    """The concealed tiles sorted, the winning one apart at the end."""
    win = draft.win_place
    rest = sorted((i for i in range(len(draft.tiles)) if i != win), key=lambda i: draft.tiles[i].order)
    order = rest if win is None else [*rest, win]
    return tuple(HandTile(draft.tiles[i], i, i == win) for i in order)


def _picker(entering: Entering, table: Table) -> tuple[tuple[Face, ...], ...]:
    draft, target = entering.draft, entering.aim(table)
    return tuple(tuple(_face(draft, target, table, key) for key in row) for row in table.declaration.tiles)


def _face(draft: Draft, target: Target, table: Table, key: Tile) -> Face:
    reds, bonus = table.reds, table.bonus_row
    tile = face_left(draft, key, reds) or key
    here = bonus is not None and key in draft.rows.get(bonus.id, ())
    problem = pick_problem(draft, target, table, key)
    return Face(key, tile, copies_left(draft, tile, reds), copies_of(tile, reds), problem, here)


def _forms(entering: Entering, table: Table) -> Iterator[FormView]:
    target = entering.aim(table)
    for form in table.declaration.melds:
        yield FormView(form, form.id == target.id, form_problem(entering.draft))
