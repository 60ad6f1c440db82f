"""A page for each item in points, each double and each limit hand in force, with a hand that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from scorekeeper.core.awards import Award
from scorekeeper.core.explained import Group
from scorekeeper.core.hand import Hand
from scorekeeper.core.option_said import worth_said
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Block, Cell, Example, Facts, Page, Paragraph
from scorekeeper.rulesets.classical.checks import BONUS_ROW
from scorekeeper.rulesets.classical.declare import BONUS_WORD
from scorekeeper.rulesets.classical.explaining import explanation
from scorekeeper.rulesets.classical.glossary import GLOSSARY
from scorekeeper.rulesets.classical.hand_records import write_hand
from scorekeeper.rulesets.classical.items import Row
from scorekeeper.rulesets.classical.limit_table import amount
from scorekeeper.rulesets.classical.options import LIMIT_HANDS, OPTIONS
from scorekeeper.rulesets.classical.reference.hands_made import Made
from scorekeeper.rulesets.classical.reference.in_force import House

_NAMES: Final = {entry.id: entry.name for entry in GLOSSARY if entry.name}
_SETTLED: Final = {
    "only_possible_tile": "only_possible_tile",
    "out_on_pair_simple": "out_on_pair",
    "out_on_pair_major": "out_on_pair",
}
"""The options of items whose worth another option settles."""


def row_pages(house: House, rows: Iterable[Row]) -> tuple[Page, ...]:
    """The pages of some items or doubles; what is a limit hand too has its page among those."""
    return tuple(_page(house, row.id, _of_row(house, row)) for row in rows if row.id not in house.limit_hands)


def limit_pages(house: House) -> tuple[Page, ...]:
    """The pages of the limit hands, a double of the same name told on them."""
    return tuple(_page(house, name, _of_limit(house, name, award)) for name, award in house.limit_hands.items())


def _page(house: House, name: str, blocks: Iterator[Block]) -> Page:
    said = house.said(name)
    told = (Paragraph(Phrase(said)),) if said else ()
    kanji = _NAMES.get(name)
    return Page(name, Phrase(name), (*told, *blocks), (kanji,) if kanji else (), lines=(name,))


def _of_row(house: House, row: Row) -> Iterator[Block]:
    yield Facts(((Phrase("ref_worth"), (worth(house, row),)),))
    yield Paragraph(Phrase("ref_winner_only" if row.winner else "ref_everybody"))
    made = house.hands.get((row.id, False))
    if made is not None:
        yield example(house, made, row.id)
    yield house.source(row.id, _SETTLED.get(row.id, row.id if row.id in OPTIONS else ""))


def worth(house: House, row: Row) -> Cell:
    """How many points an item adds, or how often a double doubles."""
    return Cell((Phrase(f"{row.unit}_count", {"count": house.options.worth[row.id] or 0}),))


def _of_limit(house: House, name: str, award: Award) -> Iterator[Block]:
    won, waiting = award
    rules = house.options.rules
    facts = [(Phrase("ref_worth"), (Cell((worth_said(won),), points=amount(won, rules.limit, rules.roof_off)),))]
    if waiting is not None:
        points = amount(waiting, rules.limit, rules.roof_off)
        facts.append((Phrase("ref_waiting"), (Cell((worth_said(waiting),), points=points),)))
    facts += [(Phrase("doubles"), (worth(house, row),)) for row in house.doubles if row.id == name]
    yield Facts(tuple(facts))
    made = house.hands.get((name, True))
    if made is not None:
        yield example(house, made, name)
    yield house.source(name, LIMIT_HANDS)


def example(house: House, made: Made, name: str) -> Example:
    """A hand as a page shows it, the sets lit up that count for something; flowers and seasons lie at its end."""
    told = explanation(made.hand, made.setting, house.options, house.preset)
    assert not isinstance(told, Problem)  # noqa: S101 - it was scored when it was made
    bonus = tuple(Group((each,), BONUS_WORD) for each in made.hand.rows.get(BONUS_ROW, ()))
    groups = (*(told.groups or _alike(made.hand)), *bonus)
    lines = [line for chapter in told.reasons for line in chapter.lines if line.name.id == name]
    tiles = {each for line in lines for each in line.tiles}
    lit = {at for line in lines for at in line.groups}
    lit |= {at for at, each in enumerate(groups) if each in bonus and tiles.issuperset(each.tiles)}
    record = {
        **write_hand(made.hand),
        "seat_wind": made.setting.seat_wind.value,
        "round_wind": made.setting.round_wind.value,
    }
    last = None if made.hand.win is None else made.hand.win_tile
    said = Phrase("ref_loses") if made.hand.win is None else None
    return Example(groups, last, told.headline, made.score.parts, told.total, record, said, tuple(sorted(lit)))


def _alike(hand: Hand) -> tuple[Group, ...]:
    """The tiles of a hand that is no four sets, equal ones together."""
    won = hand.win_tile
    rows = [tuple(each) for _, each in groupby(hand.concealed, key=lambda tile: tile.kind)]
    return tuple(Group(tiles, "group_pair" if len(tiles) > 1 else "", won=won in tiles) for tiles in rows)
