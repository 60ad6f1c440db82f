"""How a game stands between two events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.events import MOST_POINTS, bad_key
from scorekeeper.core.hand import Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import OUTSIDE, Account, Seat, Transfer
from scorekeeper.core.problem import Phrase
from scorekeeper.core.records import entries, mapping, text
from scorekeeper.core.tiles import WINDS, Wind
from scorekeeper.rulesets.classical.circumstances import NINE_WINS
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions

_FIRST_ORDER: Final = tuple(range(SEATS))


class Table(Struct, frozen=True):
    """Scores, whose deal it is, and who sits where.

    `wind` counts the winds played (0 is East), `deal` the deals that have moved on in this round. `order` are the seats that
    began the round as East, South, West and North. `streak` counts East's wins in a row, None where a game was taken over
    and nobody knows; `fresh` tells that no deal of this round has been played.
    """

    scores: tuple[int, ...]
    outside: int = 0
    wind: int = 0
    deal: int = 0
    order: tuple[Seat, ...] = _FIRST_ORDER
    streak: int | None = 0
    fresh: bool = True
    over: bool = False
    ended: Phrase | None = None
    """Why the game is over."""

    @property
    def riding(self) -> bool:
        """Never: nothing happens in a deal that its end has to settle."""
        return False

    @property
    def dealer(self) -> Seat:
        """Who sits East."""
        return self.order[self.deal]

    @property
    def round_wind(self) -> Wind:
        """The wind of the round."""
        return WINDS[self.wind]

    @property
    def round(self) -> str:
        """The round's name in records, such as E2."""
        return f"{self.round_wind.value}{self.deal + 1}"

    def seat_wind(self, seat: Seat) -> Wind:
        """The wind of a seat in this deal."""
        return WINDS[(self.order.index(seat) - self.deal) % SEATS]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """A seat and the others in turn order."""
        first = self.order.index(seat)
        return tuple(self.order[(first + step) % SEATS] for step in range(SEATS))

    def paid(self, transfers: Iterable[Transfer]) -> Table:
        """The table after some points have moved."""
        held: dict[Account, int] = dict(enumerate(self.scores)) | {OUTSIDE: self.outside}
        for each in transfers:
            held[each.payer] -= each.points
            held[each.payee] += each.points
        return replace(self, scores=tuple(held[seat] for seat in range(SEATS)), outside=held[OUTSIDE])

    def moved_on(self, rules: RuleOptions) -> Table:
        """The table of the next deal with the next player as East; the game is over after its last round."""
        if self.deal + 1 < SEATS:
            return replace(self, deal=self.deal + 1, streak=0, fresh=False)
        if self.wind + 1 >= rules.rounds:
            return replace(self, streak=0, fresh=False, over=True, ended=Phrase("ended_last"))
        return replace(self, wind=self.wind + 1, deal=0, streak=0, fresh=True)


def opening(rules: RuleOptions, start: Record | None) -> Table:
    """The table before the first deal, or as a game taken over while it runs stands; raises BadRecordError."""
    if start is None:
        return Table((rules.start_points,) * SEATS)
    record = mapping(start, "start")
    names = round_names(rules)
    name = text(record, "round", names[0])
    if name not in names:
        raise bad_key("round")
    wind, deal = divmod(names.index(name), SEATS)
    scores = entries(record, "scores") or (rules.start_points,) * SEATS
    whole = tuple(each for each in scores if type(each) is int and abs(each) <= MOST_POINTS)
    if len(scores) != SEATS or len(whole) != SEATS:
        raise bad_key("scores")
    return Table(whole, wind=wind, deal=deal, streak=None, fresh=not deal)


def round_names(rules: RuleOptions) -> tuple[str, ...]:
    """The names of all deals a game has before one repeats, the first one first."""
    return tuple(f"{wind.value}{deal + 1}" for wind in WINDS[: rules.rounds] for deal in range(SEATS))


def setting(table: Table, seat: Seat, rules: RuleOptions) -> Setting:
    """The winds of a seat, and whether its win would be the last of so many in a row as East."""
    given: frozenset[str] = frozenset()
    denied: frozenset[str] = frozenset()
    if rules.east_wins_in_a_row and table.streak is not None:
        last = seat == table.dealer and table.streak + 1 >= rules.east_wins_in_a_row
        given, denied = (frozenset((NINE_WINS,)), denied) if last else (given, frozenset((NINE_WINS,)))
    return Setting(table.seat_wind(seat), table.round_wind, given, denied)
