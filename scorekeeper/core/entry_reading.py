"""From what was entered to what is shown: every choice with the reason why it cannot be made now."""

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.core.called_set import form_problem
from scorekeeper.core.draft import Draft, copies_left, copies_of, face_left
from scorekeeper.core.draft_notation import write_draft
from scorekeeper.core.entering import Entering, pick_problem
from scorekeeper.core.entry_table import SOMEBODY, Table, row_problem
from scorekeeper.core.entry_view import EntryView, Face, FormView, HandTile, RowView, SeatChoice, Tick
from scorekeeper.core.event_made import Made, make_event, questions_of, tried, way_of_winning, worth
from scorekeeper.core.hand import Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Answers, Outcome
from scorekeeper.core.tiles import TILES, Tile

CONFLICT = "circumstance_conflict"


def read_entry(entering: Entering, table: Table, fault: Problem | None = None) -> EntryView:
    """Everything the right half shows."""
    outcome = table.outcome(entering.outcome)
    shown = EntryView(
        players=table.players,
        declaration=table.declaration,
        words=table.rules.words,
        standalone=table.state is None,
        outcome=entering.outcome,
        winners=tuple(_winners(entering, table, outcome)),
        offs=tuple(_offs(entering, table, outcome)),
        questions=questions_of(entering, table, outcome),
        winning=entering.winners,
        off=entering.off,
        off_chosen=entering.off_chosen,
        asked=entering.asked(table),
        active=entering.active,
        drafts=dict(entering.drafts),
        fault=fault,
    )
    if table.state is not None:
        made = make_event(entering, table)
        if isinstance(made, Problem):
            shown = replace(shown, problem=made)
        else:
            shown = replace(shown, preview=made.preview)
    return shown if entering.active is None else _with_hand(shown, entering, table, entering.active)


def _with_hand(shown: EntryView, entering: Entering, table: Table, seat: int) -> EntryView:
    """The view with the active seat's hand in it."""
    draft = entering.draft
    setting = table.setting(seat, entering.off)
    text = entering.texts.get(seat)
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
        circumstances=tuple(_ticks(entering, table, seat, setting)),
        typed=text.text if text else write_draft(draft, table.declaration),
        typed_problem=text.problem if text else None,
        score=worth(entering, table, seat),
    )


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
    return tuple(tuple(_face(entering, table, key) for key in row) for row in table.declaration.tiles)


def _face(entering: Entering, table: Table, key: Tile) -> Face:
    draft, reds = entering.draft, table.reds
    tile = face_left(draft, key, reds) or key
    return Face(key, tile, copies_left(draft, tile, reds), copies_of(tile, reds), pick_problem(entering, table, key))


def _forms(entering: Entering, table: Table) -> Iterator[FormView]:
    target = entering.aim(table)
    for form in table.declaration.melds:
        yield FormView(form, form.id == target.id, form_problem(entering.draft))


def _ticks(entering: Entering, table: Table, seat: int, setting: Setting | None) -> Iterator[Tick]:
    """Every circumstance, tried with the rules: one that they call a conflict cannot be ticked."""
    draft = entering.draft
    given = setting.given if setting else frozenset()
    for each in table.declaration.circumstances:
        if each.id in given and each.id not in draft.circumstances:
            yield Tick(each, True, True, Problem("on_the_table"))
            continue
        on = each.id in draft.circumstances
        trial = draft if on else draft.toggled(each.id)
        problem = None
        if setting is not None and tap_instead(table, seat, each.id, setting) is None:
            problem = _conflict(trial, entering, table, seat, setting)
        yield Tick(each, on, False, problem)


def tap_instead(table: Table, seat: int, circumstance: str, setting: Setting) -> Made | None:
    """The event of the same name that would make true what the table denies so far (a riichi not yet noted)."""
    if table.state is None or circumstance not in setting.denied:
        return None
    tap = next((each for each in table.declaration.outcomes if each.tap and each.id == circumstance), None)
    if tap is None:
        return None
    made = tried(Answers(tap.id, given={"seat": seat}), table, table.state)
    return None if isinstance(made, Problem) else made


def _conflict(trial: Draft, entering: Entering, table: Table, seat: int, setting: Setting) -> Problem | None:
    """The conflict of a draft's circumstances, whichever way it was won while that is not known."""
    known = way_of_winning(entering, table, seat)
    ways = (known,) if known else (table.declaration.win_off, table.declaration.win_self)
    whole = _filled(trial, table)
    found = [table.rules.score(whole.hand(way), setting) for way in ways]
    faults = [each for each in found if isinstance(each, Problem) and each.id == CONFLICT]
    return faults[0] if len(faults) == len(found) else None


def _filled(draft: Draft, table: Table) -> Draft:
    """The draft with as many tiles as a hand has, since rules look at circumstances only then."""
    filled = draft
    for tile in TILES:
        if filled.room <= 0 or tile.is_bonus:
            break
        if not draft.used(tile) and copies_left(filled, tile, table.reds):
            filled = filled.with_tile(tile)
    return replace(filled, win_index=None) if filled is not draft else draft
