"""What the window asks and offers under the riichi rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scorekeeper.core.declaration import Ask, Circumstance, Declaration, Question, TileRow
from scorekeeper.core.distance import Goal, Pattern
from scorekeeper.core.patterns import SEVEN_PAIRS, THIRTEEN_ORPHANS
from scorekeeper.core.tiles import RED_FIVES, TILES, Tile
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.checks import DISCARD_ROW, DORA_ROW, MOST_DISCARDS, MOST_INDICATORS, URA_ROW
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES, RIICHI, RON, TSUMO
from scorekeeper.rulesets.riichi.melds import MELDS
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.outcomes import outcomes
from scorekeeper.rulesets.riichi.points import LIMITS


def _numbers(each: Iterable[int]) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), str(number)) for number in each)


_ROWS: Final = (
    TileRow(DORA_ROW, QT_TRANSLATE_NOOP("words", "Dora indicators"), MOST_INDICATORS, shared=True),
    TileRow(URA_ROW, QT_TRANSLATE_NOOP("words", "Ura indicators"), MOST_INDICATORS, needs=RIICHI, shared=True),
)
_DISCARDS: Final = TileRow(DISCARD_ROW, QT_TRANSLATE_NOOP("words", "Own discards"), MOST_DISCARDS, discards=True)
_GOAL: Final = Goal(
    patterns=(Pattern("seven_pairs", SEVEN_PAIRS), Pattern("kokushi", THIRTEEN_ORPHANS)),
)
_FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
_CALLED_OUT: Final = (
    (
        Question("han", QT_TRANSLATE_NOOP("words", "Han"), Ask.NUMBER, _numbers(range(1, 14))),
        Question("fu", QT_TRANSLATE_NOOP("words", "Fu"), Ask.NUMBER, _numbers(_FU)),
    ),
    (Question("limit", QT_TRANSLATE_NOOP("words", "Limits"), Ask.CHOICE, tuple((each, each) for each in LIMITS)),),
    (Question("yakuman", QT_TRANSLATE_NOOP("words", "Yakuman"), Ask.NUMBER, _numbers(range(1, 7))),),
)


def declaration(options: Options) -> Declaration:
    """Tiles, called sets, circumstances and outcomes as these rules have them."""
    return Declaration(
        tiles=_tiles(options),
        melds=MELDS,
        rows=(*(_ROWS if options.ura_dora or options.kan_ura_dora else _ROWS[:1]), _DISCARDS),
        circumstances=tuple(
            Circumstance(row.id, row.word, row.help, ready=row.id in RIICHI, rare=row.rare)
            for row in CIRCUMSTANCES
            if _paid(row.id, options)
        ),
        outcomes=outcomes(options),
        win_off=RON,
        win_self=TSUMO,
        called_out=_CALLED_OUT,
        reds=tuple(zip(RED_FIVES, options.red_fives, strict=True)),
        barred="barred",
        barred_won="barred_won",
        goal=_GOAL,
    )


def _paid(circumstance: str, options: Options) -> bool:
    """Whether a circumstance can change what a hand is worth under these rules."""
    if circumstance in _LOCAL:
        return _LOCAL[circumstance] in options.local_yaku
    return {"ippatsu": options.ippatsu, "renhou": options.renhou != "off"}.get(circumstance, True)


_LOCAL: Final = {
    "open_riichi": "open_riichi",
    "off_declarer": "open_riichi",
    "tsubame_gaeshi": "tsubame_gaeshi",
    "kanburi": "kanburi",
    "paarenchan": "paarenchan",
}
"""Circumstances that matter to one local yaku alone."""


def _tiles(options: Options) -> tuple[tuple[Tile, ...], ...]:
    rows = []
    for suit in range(3):
        red = (RED_FIVES[suit],) if options.red_fives[suit] else ()
        rows.append(TILES[9 * suit : 9 * suit + 9] + red)
    return (*rows, TILES[27:34])
