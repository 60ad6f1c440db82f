"""How a game of riichi stands between two events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.events import MOST_POINTS, bad_key
from scorekeeper.core.hand import Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import OUTSIDE, POT, Account, Seat, Transfer
from scorekeeper.core.problem import Phrase
from scorekeeper.core.records import entries, mapping, number, text
from scorekeeper.core.tiles import WINDS, Wind
from scorekeeper.rulesets.riichi.circumstances import BY_ID
from scorekeeper.rulesets.riichi.options import SEATS, Options

STICK: Final = 1000
"""Points a riichi stick is worth."""
NOBODY: Final = (None,) * SEATS
LENGTHS: Final[Mapping[str, int | None]] = {"east": 1, "east_south": 2, "four_winds": 4, "free": None}
"""How many winds a game of each length plays, None without an end."""
_EIGHTH: Final = 7
"""Wins in a row after which the dealer's next one is the eighth."""
_MOST_STICKS: Final = 1000


class Declared(Struct, frozen=True):
    """A riichi of the running hand; it does not stand when its tile was won on. An open one shows the hand."""

    stands: bool = True
    open: bool = False


class Table(Struct, frozen=True):
    """Scores, sticks and counters, whose deal it is, and what the result will ask about.

    `wind` counts the winds played (0 is East), `deal` is the dealer's seat. `declared` holds this hand's riichi by seat.
    `streak` counts the deals the dealer has won in a row, `wins` each seat's wins, `fines` points the result will take.
    """

    scores: tuple[int, ...]
    pot: int = 0
    outside: int = 0
    wind: int = 0
    deal: int = 0
    honba: int = 0
    declared: tuple[Declared | None, ...] = NOBODY
    streak: int = 0
    wins: tuple[int, ...] = (0,) * SEATS
    fines: tuple[int, ...] = (0,) * SEATS
    last_winner: Seat | None = None
    over: bool = False
    ended: Phrase | None = None
    """Why the game is over."""

    @property
    def riding(self) -> bool:
        """Whether a riichi has been declared in a hand that has not ended."""
        return self.declared != NOBODY

    @property
    def dealer(self) -> Seat:
        """Who deals: the first dealer is seat 0."""
        return self.deal

    @property
    def round_wind(self) -> Wind:
        """The wind of the round; after North comes East again where the players set the end."""
        return WINDS[self.wind % len(WINDS)]

    @property
    def round(self) -> str:
        """The round's name in records, such as E2."""
        return f"{self.round_wind.value}{self.deal + 1}"

    @property
    def bettors(self) -> tuple[Seat, ...]:
        """Whose stick of this hand lies on the table."""
        return tuple(seat for seat, each in enumerate(self.declared) if each is not None and each.stands)

    @property
    def older_sticks(self) -> int:
        """Sticks that lay on the table before this hand's riichi."""
        return self.pot // STICK - len(self.bettors)

    def seat_wind(self, seat: Seat) -> Wind:
        """The wind of a seat in this deal."""
        return WINDS[(seat - self.dealer) % SEATS]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order."""
        return tuple((seat + step) % SEATS for step in range(1, SEATS))

    @property
    def from_dealer(self) -> tuple[Seat, ...]:
        """Every seat in turn order, the dealer first."""
        return (self.dealer, *self.from_seat(self.dealer))

    def paid(self, transfers: Iterable[Transfer]) -> Table:
        """The table after some points have moved."""
        held: dict[Account, int] = dict(enumerate(self.scores)) | {POT: self.pot, OUTSIDE: self.outside}
        for each in transfers:
            held[each.payer] -= each.points
            held[each.payee] += each.points
        scores = tuple(held[seat] for seat in range(SEATS))
        return replace(self, scores=scores, pot=held[POT], outside=held[OUTSIDE])

    def with_declared(self, seat: Seat, declared: Declared) -> Table:
        """The table with one more riichi."""
        now = tuple(declared if each == seat else before for each, before in enumerate(self.declared))
        return replace(self, declared=now)

    def row(self) -> dict[str, object]:
        """The public fields of the running deal."""
        return {"round": self.round, "honba": self.honba, "riichi_sticks": self.older_sticks}


def opening(options: Options, start: Record | None) -> Table:
    """The table before the first deal, or as a game taken over while it runs stands; raises BadRecordError."""
    if start is None:
        return Table((options.start_points,) * SEATS)
    record = mapping(start, "start")
    wind, deal = _round(text(record, "round", "E1"), options)
    scores = entries(record, "scores") or (options.start_points,) * SEATS
    whole = tuple(each for each in scores if type(each) is int and abs(each) <= MOST_POINTS)
    if len(scores) != SEATS or len(whole) != SEATS:
        raise bad_key("scores")
    sticks = number(record, "riichi_sticks", 0, _MOST_STICKS, 0)
    honba = number(record, "honba", 0, _MOST_STICKS, 0)
    return Table(whole, pot=STICK * sticks, wind=wind, deal=deal, honba=honba)


def rounds(options: Options) -> tuple[str, ...]:
    """The names of all rounds a game can be in, the first one first."""
    winds = LENGTHS[options.length]
    most = len(WINDS) if winds is None else min(len(WINDS), winds + options.extension)
    return tuple(f"{wind.value}{deal + 1}" for wind in WINDS[:most] for deal in range(SEATS))


def _round(name: str, options: Options) -> tuple[int, int]:
    names = rounds(options)
    if name not in names:
        raise bad_key("round")
    return divmod(names.index(name), SEATS)


def setting(table: Table, seat: Seat, off: Seat | None) -> Setting:
    """The winds of a seat, and what the table knows of its win off another player (None: by self-draw).

    The riichi that were declared decide: one that stands is given, and what needs one is denied where none does.
    """
    own, theirs = table.declared[seat], None if off is None else table.declared[off]
    known = {
        "riichi": own is not None and own.stands,
        "open_riichi": own is not None and own.stands and own.open,
        "off_declarer": theirs is not None and theirs.stands,
        "tsubame_gaeshi": theirs is not None and not theirs.stands,
        "paarenchan": seat == table.dealer and table.streak >= _EIGHTH,
    }
    given = frozenset(name for name, holds in known.items() if holds and name in BY_ID)
    denied = {name for name, holds in known.items() if not holds}
    if not known["riichi"]:
        denied |= {"double_riichi", "ippatsu"}
    return Setting(table.seat_wind(seat), table.round_wind, given, frozenset(denied), table.honba)
