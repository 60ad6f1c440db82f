"""What has been entered of a deal's end so far, and what each click changes in it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.answers_given import filled, with_value
from scorekeeper.core.called_set import form_problem, sets_from
from scorekeeper.core.declaration import HandsAsked
from scorekeeper.core.draft import Draft, face_left
from scorekeeper.core.draft_notation import Text, Typed, read_draft, write_draft
from scorekeeper.core.entry_table import Table, row_problem
from scorekeeper.core.entry_view import TO_HAND, Place, Target
from scorekeeper.core.hand import Meld, Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.picking import pick_problem
from scorekeeper.core.problem import Problem
from scorekeeper.core.step import Step
from scorekeeper.core.tiles import Tile


class Entering(Struct, frozen=True):
    """All that has been entered; every act gives another one, and an act that cannot be done gives the same.

    `target` is where picked tiles go, None while that follows by itself: the hand, then the first row beside it.
    `choices` are the called sets one click can mean, `texts` what was typed and cannot be shown as tiles.
    """

    outcome: str | None = None
    winners: tuple[Seat, ...] = ()
    off: Seat | None = None
    off_chosen: bool = False
    active: Seat | None = None
    drafts: Mapping[Seat, Draft] = {}
    answers: Mapping[str, object] = {}
    liable: Mapping[Seat, object] = {}
    target: Target | None = None
    choices: tuple[Meld, ...] = ()
    texts: Mapping[Seat, Text] = {}
    steps: tuple[Step, ...] = ()
    """The way back through the active hands, the last gesture at the end."""
    together: bool = False
    """Whether the hands of all players of the deal are entered."""

    @property
    def draft(self) -> Draft:
        """The draft that is shown, an empty one when no hand is asked for."""
        return self.draft_of(self.active)

    def setting(self, table: Table) -> Setting | None:
        """What the table knows about the active seat's win."""
        return None if self.active is None else table.setting(self.active, self.off)

    def draft_of(self, seat: Seat | None) -> Draft:
        """A seat's draft, empty at first; where all hands are entered it knows what lies in the others."""
        draft = Draft() if seat is None else self.drafts.get(seat, Draft())
        if not self.together:
            return draft
        others = chain.from_iterable(each.everything() for other, each in self.drafts.items() if other != seat)
        return replace(draft, losing=seat not in self.winners, elsewhere=tuple(others))

    def with_draft(self, draft: Draft, text: Text | None = None) -> Entering:
        """The active seat's draft changed; what was typed is gone with it, unless it is given anew."""
        if self.active is None:
            return self
        texts = {seat: each for seat, each in self.texts.items() if seat != self.active}
        if text is not None:
            texts[self.active] = text
        if self.together:
            draft = replace(draft, losing=False, elsewhere=())
        return replace(self, drafts={**self.drafts, self.active: draft}, texts=texts, choices=())

    # the outcome

    def with_outcome(self, table: Table, outcome: str | None) -> Entering:
        """Another kind of outcome; drafts stay, winners only where the outcome has any."""
        found = table.outcome(outcome)
        if found is None:
            nothing = replace(self, outcome=None, winners=(), off=None, off_chosen=False, active=None, answers={})
            return replace(nothing, together=False)
        if found.id == self.outcome:
            return self
        winners = self.winners[: found.most_winners]
        changed = replace(self, outcome=found.id, winners=winners, answers={}, target=None, choices=())
        if not winners:
            changed = replace(changed, off=None, off_chosen=False)
        return changed.settled(table)

    def with_winner_toggled(self, table: Table, seat: Seat) -> Entering:
        """A player more among the winners, or one less."""
        outcome = table.outcome(self.outcome)
        if outcome is None or not outcome.most_winners:
            first = next((each for each in table.declaration.outcomes if each.most_winners), None)
            if first is None:
                return self
            return self.with_outcome(table, first.id).with_winner_toggled(table, seat)
        if seat in self.winners:
            winners = tuple(each for each in self.winners if each != seat)
            active = self.active if self.active != seat else next(iter(winners), None)
            return replace(self, winners=winners, active=active, target=None, choices=()).settled(table)
        if len(self.winners) >= outcome.most_winners:
            return self
        changed = replace(self, winners=(*self.winners, seat), active=seat, target=None, choices=())
        if seat == self.off or (self.off is None and len(changed.winners) > 1):
            changed = replace(changed, off=None, off_chosen=False)
        return changed.settled(table)

    def with_off(self, seat: Seat | None) -> Entering:
        """Off whom they won; None is the own draw, of one winner alone."""
        if seat in self.winners or (seat is None and len(self.winners) > 1):
            return self
        return replace(self, off=seat, off_chosen=True)

    def with_answer(self, table: Table, question: str, value: object) -> Entering:
        """The answer to a question, None for none, with what usually goes with it; who is liable is the active winner's."""
        if question == "liable":
            if self.active is None:
                return self
            return replace(self, liable=with_value(self.liable, self.active, value))
        outcome = table.outcome(self.outcome)
        asked = next((each for each in outcome.questions if each.id == question), None) if outcome else None
        answers = dict(self.answers) if asked is None else filled(asked, self.answers, value)
        return replace(self, answers=with_value(answers, question, value))

    def sharing(self, table: Table, before: Entering) -> Entering:
        """With the tiles that lie on the table beside every hand alike: those of the hand that was just worked on."""
        worked = next((each for each in (before.active, self.active, *self.drafts) if each in self.drafts), None)
        source = self.draft_of(worked)
        rows = {row.id: source.rows.get(row.id, ()) for row in table.declaration.rows if row.shared}
        drafts = {seat: self.draft_of(seat).with_rows(rows) for seat in {*self.drafts, *self.asked(table)}}
        changed = {seat: draft for seat, draft in drafts.items() if draft != self.draft_of(seat)}
        return replace(self, drafts={**self.drafts, **changed}) if changed else self

    def asked(self, table: Table) -> tuple[Seat, ...]:
        """Whose hands the outcome wants to see."""
        outcome = table.outcome(self.outcome)
        match outcome.hands if outcome else HandsAsked.NOBODY:
            case HandsAsked.NOBODY:
                return ()
            case HandsAsked.WINNERS:
                return self.winners
            case HandsAsked.ALL:
                return table.everybody(self.winners, outcome) if outcome else ()

    def settled(self, table: Table) -> Entering:
        """With a seat shown whose hand is asked for, and no tick beside a hand that it is not asked of."""
        outcome = table.outcome(self.outcome)
        together = outcome is not None and outcome.hands is HandsAsked.ALL and table.state is not None
        if together is not self.together:
            return replace(self, together=together).settled(table)
        asked = self.asked(table)
        rest = {won: table.not_asked(won) for won in (True, False)}
        drafts = {seat: each.asked_of(rest[seat in self.winners]) for seat, each in self.drafts.items()}
        now = replace(self, drafts=drafts) if together else self
        if self.active in asked:
            return now
        return replace(now, active=asked[0] if asked else None, target=None, choices=())

    def showing(self, table: Table, seat: Seat) -> Entering:
        """Another seat's draft shown."""
        if seat == self.active or seat not in self.asked(table):
            return self
        return replace(self, active=seat, target=None, choices=())

    # the hand

    def aim(self, table: Table) -> Target:
        """Where the next tile goes: where it was sent, or the hand, or once that is full the row with the fewest tiles.

        So a second row follows the first one by itself, and an open row comes before one that is already longer. A
        called set that was begun is given up once what was typed since leaves no room for it.
        """
        sent = self.target
        if sent is not None and sent.place is Place.MELD and form_problem(self.draft) is not None:
            sent = None
        if sent is not None and sent.place is not Place.HAND:
            return sent
        if self.draft.room > 0 or sent is not None:
            return TO_HAND
        setting = self.setting(table)
        rows = [row for row in table.declaration.rows if row.offered]
        free = [row for row in rows if row_problem(self.draft, row, table, setting) is None]
        if not free:
            return TO_HAND
        return Target(Place.ROW, min(free, key=lambda row: len(self.draft.rows.get(row.id, ()))).id)

    def aimed(self, table: Table, target: Target) -> Entering:
        """The next tiles sent elsewhere."""
        if self.active is None:
            return self
        match target.place:
            case Place.HAND:
                return replace(self, target=None if self.draft.room > 0 else TO_HAND, choices=())
            case Place.MELD:
                possible = table.form(target.id) is not None and form_problem(self.draft) is None
                return replace(self, target=target, choices=()) if possible else self
            case Place.CALLED:
                return replace(self, target=target, choices=()) if form_problem(self.draft) is None else self
            case Place.ROW:
                row = table.row(target.id)
                if row is None or row.bonus or row_problem(self.draft, row, table, self.setting(table)) is not None:
                    return self
                return replace(self, target=target, choices=())

    def with_pick(self, table: Table, key: Tile) -> Entering:
        """A tile picked for the target."""
        if self.active is None or pick_problem(self.draft, self.aim(table), table, key) is not None:
            return self
        if key.is_bonus and table.bonus_row is not None:
            return self._with_bonus(table.bonus_row.id, key)
        target = self.aim(table)
        if target.place is Place.MELD:
            form = table.form(target.id)
            sets = sets_from(self.draft, form, key, table.reds) if form else ()
            if isinstance(sets, Problem) or not sets:
                return self
            if len(sets) > 1:
                return replace(self, choices=sets)
            return replace(self, target=None).with_draft(self.draft.with_meld(sets[0]))
        tile = face_left(self.draft, key, table.reds)
        if tile is None:
            return self
        if target.place in (Place.HAND, Place.CALLED):
            return replace(self, target=None).with_draft(self.draft.with_tile(tile))
        draft = self.draft.with_row(target.id, (*self.draft.rows.get(target.id, ()), tile))
        row = table.row(target.id)
        stays = row is not None and row_problem(draft, row, table, self.setting(table)) is None
        stays = stays and (draft.room <= 0 or (row is not None and row.discards))
        return replace(self, target=self.target if stays else None).with_draft(draft)

    def _with_bonus(self, row: str, key: Tile) -> Entering:
        """A flower or season laid beside the hand, or taken back from there."""
        lying = self.draft.rows.get(row, ())
        others = tuple(tile for tile in lying if tile is not key)
        return self.with_draft(self.draft.with_row(row, (*lying, key) if others == lying else others))

    def with_choice(self, index: int) -> Entering:
        """One of the called sets that the last click can mean."""
        if not 0 <= index < len(self.choices):
            return self
        return replace(self, target=None).with_draft(self.draft.with_meld(self.choices[index]))

    def cancelled(self) -> Entering:
        """The called set being made given up, and any target."""
        return replace(self, target=None, choices=())

    def without_tile(self, index: int) -> Entering:
        """A concealed tile taken back."""
        if not 0 <= index < len(self.draft.tiles):
            return self
        return replace(self, target=None).with_draft(self.draft.without_tile(index))

    def with_winning(self, index: int) -> Entering:
        """Another concealed tile as the winning one."""
        if self.draft.losing or not 0 <= index < len(self.draft.tiles):
            return self
        return self.with_draft(self.draft.with_win_at(index))

    def without_meld(self, index: int) -> Entering:
        """A called set taken back."""
        if not 0 <= index < len(self.draft.melds):
            return self
        return self.with_draft(self.draft.without_meld(index))

    def without_row_tile(self, row: str, index: int) -> Entering:
        """A tile of a row beside the hand taken back."""
        tiles = self.draft.rows.get(row, ())
        if not 0 <= index < len(tiles):
            return self
        return self.with_draft(self.draft.with_row(row, tiles[:index] + tiles[index + 1 :]))

    def with_ticks(self, circumstances: frozenset[str]) -> Entering:
        """The active hand with these circumstances ticked."""
        if self.active is None or circumstances == self.draft.circumstances:
            return self
        return self.with_draft(replace(self.draft, circumstances=circumstances), self.texts.get(self.active))

    def with_text(self, table: Table, text: str) -> Entering:
        """The active hand as typed; a text that cannot be read leaves the hand as it was and is kept with its fault."""
        if self.active is None:
            return self
        read = read_draft(text, table.declaration, self.draft)
        match read:
            case Problem():
                return self.with_draft(self.draft, Text(text, problem=read))
            case Typed(draft, unfinished):
                plain = not unfinished and text == write_draft(draft, table.declaration)
                return self.with_draft(draft, None if plain else Text(text, unfinished))

    def cleared(self) -> Entering:
        """The active hand forgotten, with what was typed for it."""
        return replace(self, target=None).with_draft(Draft())

    def with_called(self, called: Mapping[str, object] | None) -> Entering:
        """What was called out in place of tiles."""
        return self.with_draft(replace(self.draft, declared=called))
