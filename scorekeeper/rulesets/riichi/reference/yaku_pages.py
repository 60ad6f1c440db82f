"""A page for each yaku and yakuman in force: what makes it, what it is worth, what it cannot go with, and a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Example, Facts, Page, Paragraph
from scorekeeper.rulesets.riichi.reference.clashes import clash, gives_way
from scorekeeper.rulesets.riichi.reference.examples import example
from scorekeeper.rulesets.riichi.reference.hands_made import made
from scorekeeper.rulesets.riichi.reference.house import House
from scorekeeper.rulesets.riichi.reference.in_force import Played
from scorekeeper.rulesets.riichi.why_yaku import PREFIX, WHY_YAKU

_SOUNDS: Final = {
    "seat_wind": "jikaze",
    "round_wind": "bakaze",
    "haitei": "haitei raoyue",
    "houtei": "houtei raoyui",
    "rinshan": "rinshan kaihou",
    "kokushi": "kokushi musou",
    "kokushi_13": "kokushi musou juusanmen",
}
"""How the kanji sound, where the id does not say it in full."""


def yaku_pages(house: House, rows: Sequence[Played]) -> tuple[Page, ...]:
    """The pages of some rows, one for each id."""
    ids = dict.fromkeys(row.id for row in rows)
    return tuple(_page(house, [row for row in house.every if row.id == each]) for each in ids)


def _page(house: House, rows: Sequence[Played]) -> Page:
    first = rows[0]
    return Page(
        first.id,
        Phrase(first.id),
        tuple(_blocks(house, rows)),
        names=(*dict.fromkeys(row.kanji for row in rows), _SOUNDS.get(first.id, first.id.replace("_", " "))),
        lines=(first.id,),
    )


def _blocks(house: House, rows: Sequence[Played]) -> Iterator[Block]:
    first = rows[0]
    yield Paragraph(Phrase(PREFIX + first.id))
    if not first.yakuman and rows[-1].yakuman:
        yield Paragraph(Phrase("ref_dealt_into"))
    examples = tuple(_examples(house, rows))
    yield Facts((*_worth(first, len(examples) > 1 or _opens(house, first)), *_beside(first, house.every)))
    if first.yakuman:
        yield Paragraph(Phrase("ref_yakuman_alone"))
    if first.closed_only:
        yield Paragraph(Phrase("ref_closed_only"))
    if first.id in dict(house.options.yaku_han):
        yield Paragraph(Phrase("ref_house_han"))
    yield from examples
    yield house.source(first.id, _option(house, first))


def _option(house: House, row: Played) -> str:
    """The option that settles what a yaku counts, empty where every table has it so."""
    return "yaku_han" if row.id in dict(house.options.yaku_han) else WHY_YAKU[row.id].option


def _opens(house: House, row: Played) -> bool:
    """Whether a hand with called sets can have it."""
    return not row.closed_only and made(house.scorer, row.id, row.needs, row.without, opened=True) is not None


def _worth(row: Played, opens: bool) -> Iterator[tuple[Phrase, tuple[Cell, ...]]]:
    if row.limit:
        yield Phrase("ref_at_least"), (Cell((Phrase(row.limit),), page="limits"),)
        return
    unit = "yakuman_count" if row.yakuman else "han_count"
    closed, opened = row.worth
    if row.closed_only or not opens:
        yield Phrase("ref_worth"), (Cell((_counted(unit, closed),)),)
        return
    yield Phrase("ref_closed"), (Cell((_counted(unit, closed),)),)
    yield Phrase("ref_open"), (Cell((_counted(unit, opened),)),)


def _counted(unit: str, amount: int | None) -> Phrase:
    return Phrase("ref_not_counted") if amount is None else Phrase(unit, {"count": amount})


def _beside(row: Played, every: Sequence[Played]) -> Iterator[tuple[Phrase, tuple[Cell, ...]]]:
    """What it takes the place of, what takes its place, and what else cannot be in one hand with it."""
    lower = [each.id for each in every if gives_way(each, row)]
    higher = [each.id for each in every if gives_way(row, each)]
    apart = [
        each.id
        for each in every
        if each.yakuman == row.yakuman and each.id not in (row.id, *lower, *higher) and clash(row, each)
    ]
    for name, ids in (("ref_takes_place", lower), ("ref_gives_way", higher), ("ref_not_with", apart)):
        if ids:
            yield Phrase(name), tuple(Cell((Phrase(each),), page=each) for each in dict.fromkeys(ids))


def _examples(house: House, rows: Sequence[Played]) -> Iterator[Example]:
    """A closed hand, and one with a called set where that counts otherwise or a closed one is always something more."""
    row = rows[0]
    closed, opened = row.worth
    found = made(house.scorer, row.id, row.needs, row.without) if closed is not None else None
    both = opened is not None and (opened != closed or found is None) and not row.closed_only
    other = made(house.scorer, row.id, row.needs, row.without, opened=True) if both else None
    if found is not None:
        yield example(house, found, row.id, Phrase("ref_closed") if other else None)
    if other is not None:
        yield example(house, other, row.id, Phrase("ref_open"))
