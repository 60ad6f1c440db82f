"""The ticks beside a hand: which can be set, and which go off by themselves because two cannot be true together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.draft import Draft, copies_left
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table, fits
from scorekeeper.core.entry_view import Tick
from scorekeeper.core.event_made import Made, tried
from scorekeeper.core.hand import Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import CONFLICT, Problem, Term
from scorekeeper.core.ruleset import Answers
from scorekeeper.core.tiles import TILES, Tile


class Ticks(Struct, frozen=True):
    """The ticks of one seat's hand, judged by the rules of its table; `setting` is where it was won.

    `more` are tiles that make the hand as long as a whole one, since rules look at circumstances only then.
    """

    entering: Entering
    table: Table
    seat: Seat
    setting: Setting
    more: tuple[Tile, ...]

    def rows(self) -> Iterator[Tick]:
        """Every circumstance with the reason why it cannot be ticked or unticked now."""
        draft = self.entering.draft
        for each in self.table.declaration.circumstances:
            on = each.id in draft.circumstances
            if not on and each.winner is draft.losing:
                continue
            if each.win and self.entering.off_chosen and not fits(each, self.entering.off):
                yield Tick(each, False, False, Problem("way_drawn" if each.drawn else "way_off", where="from"))
            elif each.id in self.setting.given and not on:
                yield Tick(each, True, True, Problem("on_the_table", {"tick": Term(each.word)}))
            elif tap_instead(self.table, self.seat, each.id, self.setting) is not None:
                yield Tick(each, on, False, None if on else self.tap_conflict(each.id))
            else:
                tried_out = self.conflict(draft) if on else self.switched(each.id)
                yield Tick(each, on, False, tried_out if isinstance(tried_out, Problem) else None)

    def switched(self, circumstance: str) -> Draft | Problem:
        """The hand with one tick changed and those that cannot go with it taken off, or why it cannot be ticked."""
        trial = self.entering.draft.toggled(circumstance)
        if circumstance in self.table.ways & trial.circumstances:
            others = self.table.ways - {circumstance}
            trial = replace(trial, circumstances=trial.circumstances - others)
        while problem := self.conflict(trial):
            rivals = {str(value) for value in problem.values.values()} & (trial.circumstances - {circumstance})
            if not rivals:
                return problem if circumstance in trial.circumstances else trial
            trial = replace(trial, circumstances=trial.circumstances - rivals)
        return trial

    def tap_conflict(self, circumstance: str) -> Problem | None:
        """Why the hand on show cannot have what a tap would note on the table."""
        known = replace(
            self.setting,
            given=self.setting.given | {circumstance},
            denied=self.setting.denied - {circumstance},
        )
        return replace(self, setting=known).conflict(self.entering.draft)

    def settled(self) -> Draft:
        """The hand without the ticks that its called sets have made impossible."""
        draft = self.entering.draft
        while problem := self.conflict(draft):
            wrong = {str(problem.values.get("one"))} & draft.circumstances
            if not wrong:
                break
            draft = replace(draft, circumstances=draft.circumstances - wrong)
        return draft

    def conflict(self, draft: Draft) -> Problem | None:
        """Why some ticks cannot be true together, whichever way the hand was won while that is not known."""
        whole = replace(draft, tiles=(*draft.tiles, *self.more), win_index=None) if self.more else draft
        first: Problem | None = None
        for way in self._ways(draft):
            problem = self.table.rules.impossible(self.table.hand(whole, way), self.setting)
            if problem is None or problem.id != CONFLICT:
                return None
            first = first or problem
        return first

    def _ways(self, draft: Draft) -> tuple[str | None, ...]:
        """The ways a hand may have been won in, as far as they are known; None where another player won."""
        if draft.losing:
            return (None,)
        if self.seat in self.entering.winners and self.entering.off_chosen:
            return (self.table.way(draft.circumstances, self.entering.off),)
        named = [
            each.win for each in self.table.declaration.circumstances if each.win and each.id in draft.circumstances
        ]
        return tuple(named) or (self.table.declaration.win_off, self.table.declaration.win_self)


def ticks_of(entering: Entering, table: Table) -> Ticks | None:
    """The ticks of the hand on show, None while nobody has won."""
    setting = entering.setting(table)
    if entering.active is None or setting is None:
        return None
    return Ticks(entering, table, entering.active, setting, _more(entering.draft, table))


def tap_instead(table: Table, seat: int, circumstance: str, setting: Setting) -> Made | None:
    """The event of the same name that would make true what the table denies so far (a riichi not yet noted)."""
    if table.state is None or circumstance not in setting.denied:
        return None
    tap = next((each for each in table.declaration.outcomes if each.tap and each.id == circumstance), None)
    if tap is None:
        return None
    made = tried(Answers(tap.id, given={"seat": seat}), table, table.state)
    return None if isinstance(made, Problem) else made


def _more(draft: Draft, table: Table) -> tuple[Tile, ...]:
    """As many other tiles as a draft lacks."""
    more: list[Tile] = []
    reds = table.reds
    for tile in TILES:
        if len(more) >= draft.room or tile.is_bonus:
            break
        if not draft.used(tile) and copies_left(draft, tile, reds):
            more.append(tile)
    return tuple(more)
