"""What a riichi hand is worth, with every reason."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Line, Part
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets.riichi.points import Payment, Worth

Reading = tuple[tuple[Tile, ...], ...]


class CalledOut(Struct, frozen=True):
    """A score said aloud where a table enters no tiles: han and fu, so many yakuman, or a limit by name."""

    han: int | None = None
    fu: int | None = None
    yakuman: int | None = None
    limit: str | None = None


class RiichiScore(Struct, frozen=True, gc=False):
    """The best reading of a hand: its yaku in han, its fu item by item, limit and payment.

    `han` and `fu` are None for a yakuman hand, whose `yaku` lines count multiples instead; `yakuman` is the multiple paid.
    `basic` are the basic points the payments are reckoned from.
    """

    han: int | None
    fu: int | None
    yakuman: int
    basic: int
    limit: str | None
    payment: Payment
    yaku: tuple[Line, ...]
    fu_items: tuple[Line, ...]
    reading: Reading

    @property
    def total(self) -> int:
        return self.payment.total

    @property
    def parts(self) -> tuple[Part, ...]:
        unit = "yakuman" if self.yakuman else "han"
        parts = (Part("yaku", unit, self.yaku, self.yakuman or self.han),)
        return (*parts, Part("fu_items", "fu", self.fu_items, self.fu)) if self.fu_items else parts

    @property
    def headline(self) -> tuple[Phrase, ...]:
        return (*self._size(), Phrase(*_said(self.payment)))

    def _size(self) -> tuple[Phrase, ...]:
        if self.yakuman:
            return (Phrase("times_yakuman", {"times": self.yakuman}) if self.yakuman > 1 else Phrase("yakuman"),)
        said: list[Phrase] = []
        if self.han is not None:
            said.append(
                Phrase("han_fu", {"han": self.han, "fu": self.fu})
                if self.fu
                else Phrase("han_count", {"count": self.han})
            )
        if self.limit:
            said.append(Phrase(self.limit))
        return tuple(said)

    def answer(self) -> dict[str, object]:
        return {
            "han": self.han,
            "fu": self.fu,
            "yakuman": self.yakuman,
            "limit": self.limit,
            "points": self.payment.record(),
            "yaku": [[line.id, line.amount] for line in self.yaku],
            "fu_items": [[line.id, write_tiles(line.tiles) or None, line.amount] for line in self.fu_items],
            "reading": [write_tiles(group) for group in self.reading],
        }


def without_tiles(worth: Worth, han: int | None = None, fu: int | None = None, yakuman: int = 0) -> RiichiScore:
    """The score of a hand of which no tiles are known."""
    return RiichiScore(han, fu, yakuman, worth.basic, worth.limit, worth.pays, (), (), ())


def _said(pays: Payment) -> tuple[str, dict[str, int | str | float | None]]:
    if not pays.from_other:
        return "points_total", {"points": pays.total}
    if not pays.from_dealer:
        return "points_all", {"points": pays.from_other}
    return "points_split", {"small": pays.from_other, "large": pays.from_dealer}
