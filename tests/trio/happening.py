"""What can happen in trio, what a hand is worth, and how things stand."""

from typing import Final, Self

from msgspec import Struct

from scorekeeper.core import records
from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.score import Line, Part
from scorekeeper.core.tiles import Tile
from tests.trio.declared import DRAWN, HANDED, MOON, SEATS, START, WORTH

NO_HAND: Final = Hand(())


class TrioScore(Struct, frozen=True):
    """A complete hand, by moonlight worth twice as much."""

    total: int
    parts: tuple[Part, ...]
    headline: tuple[Phrase, ...]
    reading: tuple[tuple[Tile, ...], ...] = ()

    @classmethod
    def of(cls, moonlit: bool) -> Self:
        lines = (Line("trio_complete", WORTH), *[Line(MOON, WORTH)] * moonlit)
        total = sum(line.amount for line in lines)
        part = Part("trio_hand", "trio_points", lines, total)
        return cls(total, (part,), (Phrase("trio_worth", {"points": total}),))

    def answer(self) -> dict[str, object]:
        return {"total": self.total}


class Happening(Struct, frozen=True):
    """Anything that can happen: a win (`off` None by the own draw), a draw, a toast to a player, or the end."""

    kind: str
    seat: Seat = 0
    off: Seat | None = None
    hand: Hand = NO_HAND
    kept: tuple[Transfer, ...] | None = None

    @property
    def ends_deal(self) -> bool:
        return self.kind != "toast"


class Evening(Struct, frozen=True):
    """How things stand: the scores, how many deals each has won, and how many are played."""

    scores: tuple[int, ...] = (START,) * SEATS
    wins: tuple[int, ...] = (0,) * SEATS
    deal: int = 1
    over: bool = False
    riding: bool = False


def hand_of(record: Record, win: str | None) -> Hand:
    """The hand of a record, won as the table says, else as the record does."""
    win = win or records.one_of(record, "win", (HANDED, DRAWN))
    concealed, won = tiles_of(record, "concealed"), tiles_of(record, "win_tile")
    if len(won) != 1 or won[0] not in concealed:
        raise records.bad("“win_tile” names one tile of the hand", "win_tile")
    return Hand(concealed, (), won[0], win, frozenset(records.words(record, "circumstances", (MOON,))))


def tiles_of(record: Record, key: str) -> tuple[Tile, ...]:
    tiles = read_tiles(records.text(record, key), key)
    if isinstance(tiles, Problem):
        raise BadRecordError(tiles)
    return tiles


def run_of(text: str) -> tuple[Tile, ...]:
    """Tiles written side by side."""
    return tiles_of({"tiles": text}, "tiles")
