"""The tables of points and limits, each number as the scorer reckons it, and facts that the options tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from scorekeeper.core.option import SWITCH, public
from scorekeeper.core.option_said import value_cells
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Grid, Paragraph
from scorekeeper.rulesets.riichi.called_out import check_called_out
from scorekeeper.rulesets.riichi.options import OPTIONS, Options
from scorekeeper.rulesets.riichi.points import COUNTED, Payment, basic_points, capped, worth_of, worth_of_yakuman
from scorekeeper.rulesets.riichi.reference.in_force import in_force
from scorekeeper.rulesets.riichi.score import CalledOut

FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
HAN: Final = (1, 2, 3, 4)
_SELDOM: Final = frozenset({"two_han_minimum_from", "cold_end", "uma_floating", "yakitori", "wareme"})
"""Options that most tables do without; there is nothing to tell of them then."""
WINNERS: Final = (
    ("ref_other_ron", False, False),
    ("ref_other_tsumo", True, False),
    ("ref_dealer_ron", False, True),
    ("ref_dealer_tsumo", True, True),
)
"""Each way to win: its words, whether the tile was drawn, and whether the winner is the dealer."""


def points_blocks(options: Options) -> Iterator[Block]:
    """How points are reckoned below the limits, and a table for each way to win."""
    yield Paragraph(Phrase("ref_formula"))
    for name in ("why_times_ron", "why_times_ron_dealer", "why_times_tsumo", "why_times_tsumo_dealer"):
        yield Paragraph(Phrase(name))
    yield Paragraph(Phrase("why_round_hundred"))
    yield Paragraph(Phrase("why_cut"))
    if options.kiriage_mangan:
        yield Paragraph(Phrase("why_kiriage"))
    yield from points_grids(options)


def points_grids(options: Options) -> Iterator[Grid]:
    """The points of each fu and han below five, for each way to win."""
    heads = (Phrase("fu_items"), *(Phrase("han_count", {"count": han}) for han in HAN))
    for name, drawn, dealer in WINNERS:
        rows = ((_fu(fu), *(_points(han, fu, drawn, dealer, options) for han in HAN)) for fu in FU)
        yield Grid(heads, tuple(row for row in rows if any(cell != Cell() for cell in row[1:])), Phrase(name))


def points_together(options: Options) -> Iterator[Grid]:
    """The same in two tables, for a sheet on which room is scarce: off a discard and drawn in one place."""
    heads = (Phrase("fu_items"), *(Phrase("han_count", {"count": han}) for han in HAN))
    for name, dealer in (("ref_other_both", False), ("ref_dealer_both", True)):
        rows = ((_fu(fu), *(_both(han, fu, dealer, options) for han in HAN)) for fu in FU)
        yield Grid(heads, tuple(rows), Phrase(name))


def _both(han: int, fu: int, dealer: bool, options: Options) -> Cell:
    one, other = (_points(han, fu, drawn, dealer, options) for drawn in (False, True))
    said = () if one.points is None else (Phrase("points_total", {"points": one.points}),)
    return Cell((*said, *other.said))


def _fu(fu: int) -> Cell:
    return Cell((Phrase("fu_count", {"count": fu}),))


def _points(han: int, fu: int, drawn: bool, dealer: bool, options: Options) -> Cell:
    """What a hand of so many han and fu is paid, nothing where no tiles make it."""
    if check_called_out(CalledOut(han, fu), drawn, 0, options):
        return Cell()
    return paid(worth_of(han, fu, options, drawn, dealer).pays)


def paid(pays: Payment) -> Cell:
    """A payment: in all, from each, or from each other and from the dealer."""
    if not pays.from_other:
        return Cell(points=pays.total)
    if not pays.from_dealer:
        return Cell((Phrase("points_all", {"points": pays.from_other}),))
    return Cell((Phrase("points_split", {"small": pays.from_other, "large": pays.from_dealer}),))


def limit_blocks(options: Options) -> Iterator[Block]:
    """The limits with the han that make them, for each way to win."""
    yield limit_grid(options)
    yield Paragraph(Phrase("why_cut"))
    if options.kiriage_mangan:
        yield Paragraph(Phrase("why_kiriage"))
    yield Paragraph(Phrase(f"why_counted_{options.counted_yakuman}"))
    yield Paragraph(Phrase("why_yakuman"))


def limit_grid(options: Options) -> Grid:
    """What each limit is paid."""
    heads = (Phrase("ref_limits"), Phrase("han"), *(Phrase(name) for name, _, _ in WINNERS))
    rows = [
        (Cell((Phrase(limit),)), Cell((said,)), *(_limit(least, way, options) for way in WINNERS))
        for limit, least, said in limits(options)
    ]
    double = options.yakuman_add_up or any(row.yakuman and row.size > COUNTED for row in in_force(options))
    for times in (1, 2) if double else (1,):
        if capped(times, options) == times and not (times == 1 and rows[-1][0].said == (Phrase("yakuman"),)):
            name = Phrase("yakuman") if times == 1 else Phrase("times_yakuman", {"times": times})
            cells = (paid(worth_of_yakuman(times, drawn, dealer).pays) for _, drawn, dealer in WINNERS)
            rows.append((Cell((name,)), Cell(), *cells))
    return Grid(heads, tuple(rows))


def _limit(han: int, way: tuple[str, bool, bool], options: Options) -> Cell:
    _, drawn, dealer = way
    return paid(worth_of(han, 30, options, drawn, dealer).pays)


def limits(options: Options) -> Iterator[tuple[str, int, Phrase]]:
    """Each limit with its fewest han, and the words for its han."""
    first: dict[str, list[int]] = {}
    for han in range(HAN[-1] + 1, COUNTED + 1):
        _, limit = basic_points(han, FU[0], options)
        first.setdefault(str(limit), []).append(han)
    for limit, found in first.items():
        low, high = found[0], found[-1]
        if high == COUNTED:
            yield limit, low, Phrase("ref_from", {"low": low})
        elif low == high:
            yield limit, low, Phrase("han_count", {"count": low})
        else:
            yield limit, low, Phrase("ref_from_to", {"low": low, "high": high})


def option_facts(options: Options, names: Iterable[str]) -> Iterator[tuple[Phrase, tuple[Cell, ...]]]:
    """What some options say, those left out that mean nothing beside the others."""
    values: Mapping[str, object] = {name: public(getattr(options, name)) for name in OPTIONS}
    for name in names:
        row = OPTIONS[name]
        if not row.idle(values) and not (name in _SELDOM and not values[name]):
            yield Phrase(row.sentence if row.kind == SWITCH else row.word), value_cells(row, values[name])
