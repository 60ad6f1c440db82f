"""What happens at the Classical table: how to go out, who pays whom, penalties, and how long the game lasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from scorekeeper.core.money import Transfer, deltas
from scorekeeper.core.option import SWITCH
from scorekeeper.core.option_said import value_cells
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Facts, Grid, Page, Paragraph
from scorekeeper.rulesets.classical.events import Win
from scorekeeper.rulesets.classical.options import OPTIONS, Options
from scorekeeper.rulesets.classical.penalties import REASONS, usual
from scorekeeper.rulesets.classical.reference.in_force import House
from scorekeeper.rulesets.classical.rule_options import SEATS
from scorekeeper.rulesets.classical.settle import settle_win
from scorekeeper.rulesets.classical.table import opening
from scorekeeper.rulesets.classical.ways import WAYS

_SEATS: Final = ("East", "South", "West", "North")
HANDS: Final = (8, 104, 32, 16)
"""What the hands of the example are worth, East's first; South wins."""
WINNER: Final = 1


def table_pages(house: House) -> tuple[Page, ...]:
    """The pages about the table."""
    options = house.options
    return (
        Page("ways", Phrase("ref_ways"), tuple(_ways(house)), lines=tuple(WAYS)),
        Page("settlement", Phrase("ref_settlement"), tuple(_settlement(options)), lines=("worth", "among")),
        Page("fines", Phrase("ref_fines"), tuple(_fines(house))),
        Page(
            "game",
            Phrase("ref_game"),
            (Facts(tuple(option_facts(options, ("start_points", "rounds", *_game(options))))),),
        ),
    )


def _game(options: Options) -> Iterator[str]:
    if options.rules.east_wins_in_a_row:
        yield "east_wins_in_a_row"


def option_facts(options: Options, names: Iterable[str]) -> Iterator[tuple[Phrase, tuple[Cell, ...]]]:
    """What some options say."""
    values = options.public()
    for name in names:
        row = OPTIONS[name]
        yield Phrase(row.sentence if row.kind == SWITCH else row.word), value_cells(row, values[name])


def _ways(house: House) -> Iterator[Block]:
    yield Facts(tuple((Phrase(way.word), (Cell((Phrase(house.said(way.id)),)),)) for way in WAYS.values()))
    yield Facts(tuple(option_facts(house.options, ("chows_allowed", "only_possible_tile"))))


def _settlement(options: Options) -> Iterator[Block]:
    yield Paragraph(Phrase("ref_all_pay"))
    yield Facts(tuple(option_facts(options, ("losers_settle", "draw_settles", "east_double", "dangerous_discard"))))
    yield Paragraph(Phrase("ref_example"))
    yield settlement_grid(options)


def settlement_grid(options: Options) -> Grid:
    """Four hands settled between all pairs: what each player wins from or loses to each other, and in all."""
    moved = settle_win(Win(winner=WINNER, off=0), HANDS, opening(options.rules, None), options.rules)
    heads = (Phrase("ref_player"), Phrase("worth"), *(Phrase(seat) for seat in _SEATS), Phrase("ref_sum"))
    sums = deltas(moved, SEATS)
    rows = []
    for seat, name in enumerate(_SEATS):
        pairs = (Cell() if other == seat else _between(moved, seat, other) for other in range(SEATS))
        rows.append((Cell((Phrase(name),)), Cell(points=HANDS[seat]), *pairs, Cell(points=sums[seat], signed=True)))
    return Grid(heads, tuple(rows))


def _between(moved: Iterable[Transfer], seat: int, other: int) -> Cell:
    gains = sum(
        each.points if each.payee == seat else -each.points
        for each in moved
        if {each.payer, each.payee} == {seat, other}
    )
    return Cell(points=gains, signed=True)


def _fines(house: House) -> Iterator[Block]:
    yield Paragraph(Phrase(house.said("penalty")))
    rows = []
    for reason in REASONS:
        told = usual(reason, house.options.rules)
        if told:
            said = (Phrase("ref_to_each"),) if told.get("to") == "each" else ()
            rows.append((Phrase(reason.word), (Cell(said, points=int(str(told["points"]))),)))
    if rows:
        yield Facts(tuple(rows))
