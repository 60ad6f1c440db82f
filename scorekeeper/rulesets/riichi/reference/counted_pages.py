"""How a hand is reckoned: its fu, the points tables, the limits, and the dora, all by the scorer's own functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Block, Cell, Example, Facts, Grid, Page, Paragraph
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Shape, block
from scorekeeper.core.tiles import RED_OF, TILES, Tile, Wind
from scorekeeper.rulesets.riichi.checks import DORA_ROW, URA_ROW
from scorekeeper.rulesets.riichi.dora import NEXT
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.fu import BASE, CLOSED_RON, OPEN_PINFU, SEVEN_PAIRS, TSUMO_DRAW, pair_line, wait_line
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.pieces import CONCEALED, OPEN, Piece
from scorekeeper.rulesets.riichi.reference.examples import example
from scorekeeper.rulesets.riichi.reference.hands_made import Made, made
from scorekeeper.rulesets.riichi.reference.house import House
from scorekeeper.rulesets.riichi.reference.sets_made import EAST, SOUTH, WHITE
from scorekeeper.rulesets.riichi.reference.tables import limit_blocks, option_facts, points_blocks
from scorekeeper.rulesets.riichi.why_yaku import PREFIX
from scorekeeper.rulesets.riichi.yaku import DORA

_SIMPLE, _OUTSIDE = 1, 0
_ROWS: Final = (
    ("ref_triplet_open", Shape.TRIPLET, OPEN),
    ("ref_triplet_closed", Shape.TRIPLET, CONCEALED),
    ("daiminkan", Shape.KAN, OPEN),
    ("ankan", Shape.KAN, CONCEALED),
)
_WAITS: Final = ((Shape.RUN, 0, 2), (Shape.RUN, 0, 1), (Shape.PAIR, 3, 3), (Shape.RUN, 3, 3), (Shape.TRIPLET, 3, 3))
"""A set or pair with its first tile, and the tile it waited for."""
_NAMES: Final = ("wait_edge", "wait_closed", "wait_pair", "wait_two_sided", "wait_triplet")
_INDICATORS: Final = (0, 8, 27, 30, 31, 33)
"""Indicators that show how the tiles follow one another: within a suit, the winds, the dragons."""
_DORA_OPTIONS: Final = {"dora": ("kan_dora",), "ura_dora": ("ura_dora", "kan_ura_dora"), "red_dora": ("red_fives",)}
FU_LINES: Final = (
    *("base", "closed_ron", "tsumo", "open_pinfu", "seven_pairs", "round_ten"),
    *("wait_edge", "wait_closed", "wait_pair", "wait_two_sided", "wait_triplet"),
    *("pair_dragon", "pair_seat_wind", "pair_round_wind", "pair_double_wind", "group_run", "group_pair"),
    *(
        f"{shape}_{side}_{of}"
        for shape in ("triplet", "kan")
        for side in ("open", "closed")
        for of in ("simple", "terminal")
    ),
)


def counted_pages(house: House) -> tuple[Page, ...]:
    """The pages about fu, points, limits and dora."""
    options = house.options
    return (
        Page("fu", Phrase("fu_items"), (*fu_blocks(options), *_shown(house)), ("符", "fu"), (), FU_LINES),
        Page(
            "points",
            Phrase("ref_points"),
            tuple(points_blocks(options)),
            ("点数",),
            (Phrase("basic"),),
            ("basic", "han"),
        ),
        Page("limits", Phrase("ref_limits"), tuple(limit_blocks(options)), _limit_names(options), lines=("mangan",)),
        *(_dora_page(house, name) for name in _dora(options)),
    )


def _limit_names(options: Options) -> tuple[str, ...]:
    return ("満貫", "mangan", *(("切り上げ満貫", "kiriage mangan") if options.kiriage_mangan else ()))


def fu_blocks(options: Options) -> Iterator[Block]:
    """How the fu are counted under the rules in force."""
    yield Paragraph(Phrase("why_base"))
    yield from fu_grids(options)
    yield Paragraph(Phrase("why_round_ten"))
    yield Paragraph(Phrase("why_pinfu_tsumo" if options.pinfu_tsumo else "ref_no_pinfu_tsumo"))
    yield Paragraph(Phrase("why_open_pinfu" if options.open_pinfu_fu > BASE.amount else "why_open_pinfu_off"))
    if not options.rinshan_tsumo_fu:
        yield Paragraph(Phrase("why_rinshan_tsumo"))
    yield Paragraph(Phrase("why_seven_pairs"))


def fu_grids(options: Options) -> Iterator[Grid]:
    """The fu of sets, and of all else."""
    sets = (
        (Cell((Phrase(name),)), *(_set(pieces, shape, kind) for kind in (_SIMPLE, _OUTSIDE)))
        for name, shape, pieces in _ROWS
    )
    heads = (Phrase("ref_set"), Phrase("ref_simple"), Phrase("ref_outside"))
    yield Grid(heads, tuple(sets), Phrase("ref_sets_fu"))
    heads = (Phrase("ref_for"), Phrase("ref_tiles"), Phrase("fu_items"))
    yield Grid(heads, tuple(_others(options)), Phrase("ref_other_fu"))


def _set(pieces: Sequence[Piece], shape: Shape, kind: int) -> Cell:
    fu = pieces[block(shape, kind).index].fu
    return _fu(fu.amount if fu else 0)


def _fu(amount: int) -> Cell:
    return Cell((Phrase("fu_count", {"count": amount}),))


def _line(line: Line | None, tiles: tuple[Tile, ...] = (), name: str = "") -> tuple[Cell, ...]:
    return (
        Cell((Phrase(line.id if line else name),)),
        Cell(tiles=tiles),
        _fu(line.amount if line else 0),
    )


def _others(options: Options) -> Iterator[tuple[Cell, ...]]:
    """The base, the ways of winning, the pairs and the waits, with the tiles that were there before the last one."""
    yield _line(BASE)
    yield _line(CLOSED_RON)
    yield _line(TSUMO_DRAW)
    winds = ((Wind.SOUTH, Wind.EAST, WHITE), (Wind.SOUTH, Wind.EAST, SOUTH), (Wind.SOUTH, Wind.EAST, EAST))
    for seat, prevailing, kind in (*winds, (Wind.EAST, Wind.EAST, EAST)):
        pair = block(Shape.PAIR, kind)
        yield _line(pair_line(pair, seat, prevailing, options), pair.tiles)
    for (shape, first, won), name in zip(_WAITS, _NAMES, strict=True):
        found = block(shape, first)
        held = [*found.tiles]
        held.remove(TILES[won])
        yield _line(wait_line(found, won), tuple(held), name)
    if options.open_pinfu_fu > BASE.amount:
        yield _line(OPEN_PINFU)
    yield _line(SEVEN_PAIRS[options.seven_pairs])


def _shown(house: House) -> Iterator[Example]:
    """A hand with many kinds of fu: a kan, a triplet and a wait."""
    for row in house.every:
        found = (
            made(house.scorer, row.id, row.needs | Fact.RINSHAN, row.without) if row.needs & Fact.WHITE_SET else None
        )
        if found is not None:
            yield example(house, found, "")


def _dora(options: Options) -> tuple[str, ...]:
    ura = options.ura_dora or options.kan_ura_dora
    return ("dora", *(("ura_dora",) if ura else ()), *(("red_dora",) if any(options.red_fives) else ()))


def _dora_page(house: House, name: str) -> Page:
    kanji, _ = DORA[name]
    facts: list[tuple[Phrase, tuple[Cell, ...]]] = []
    if name == "dora":
        facts.append((Phrase("ref_indicator"), tuple(Cell(tiles=(TILES[at], TILES[NEXT[at]])) for at in _INDICATORS)))
    facts += option_facts(house.options, _DORA_OPTIONS[name])
    shown = _with_dora(house, name)
    examples = () if shown is None else (example(house, shown, name),)
    blocks = (Paragraph(Phrase(PREFIX + name)), Facts(tuple(facts)), *examples)
    return Page(name, Phrase(name), blocks, (kanji, name.replace("_", " ")), lines=(name,))


def _with_dora(house: House, name: str) -> Made | None:
    """A hand in riichi, with a tile that an indicator points at, or a red five."""
    riichi = next((row for row in house.every if row.needs == Fact.RIICHI), None)
    found = None if riichi is None else made(house.scorer, riichi.id, riichi.needs | Fact.HAS_RUN, riichi.without)
    if found is None:
        return None
    hand = found.hand
    if name == "red_dora":
        fives = [each for each in hand.concealed if each in RED_OF and house.options.red_fives[each.kind // 9]]
        if not fives:
            return None
        at = hand.concealed.index(fives[0])
        hand = replace(hand, concealed=(*hand.concealed[:at], RED_OF[fives[0]], *hand.concealed[at + 1 :]))
    else:
        before = TILES[NEXT.index(hand.concealed[0].kind)]
        # Beneath the first indicator, where ura dora counts for those of kans only, a second one lies.
        row = (before, before) if name == "ura_dora" and not house.options.ura_dora else (before,)
        hand = replace(hand, rows={DORA_ROW if name == "dora" else URA_ROW: row})
    score = house.scorer.score(hand, found.setting)
    return None if isinstance(score, Problem) else Made(hand, found.setting, score)
