"""What the window asks and offers under the riichi rules."""

from collections.abc import Iterable
from typing import Final

from scorekeeper.core.ruleset import (
    Ask,
    Circumstance,
    Declaration,
    HandsAsked,
    Outcome,
    Question,
    TileRow,
)
from scorekeeper.core.tiles import RED_FIVES, TILES, Tile
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.checks import DORA_ROW, MOST_INDICATORS, URA_ROW
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES, RIICHI, RON, TSUMO
from scorekeeper.rulesets.riichi.events import OPEN_RIICHI
from scorekeeper.rulesets.riichi.melds import MELDS
from scorekeeper.rulesets.riichi.options import ABORTS, Options
from scorekeeper.rulesets.riichi.points import LIMITS
from scorekeeper.rulesets.riichi.table_options import ABORT_WORDS


def _numbers(each: Iterable[int]) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), str(number)) for number in each)


DRAW_WORDS: Final = {
    **ABORT_WORDS,
    "sanchahou": QT_TRANSLATE_NOOP("words", "Three wins on one discard"),
}
_ROWS: Final = (
    TileRow(DORA_ROW, QT_TRANSLATE_NOOP("words", "Dora indicators"), MOST_INDICATORS, shared=True),
    TileRow(URA_ROW, QT_TRANSLATE_NOOP("words", "Ura indicators"), MOST_INDICATORS, needs=RIICHI, shared=True),
)
_FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
_CALLED_OUT: Final = (
    (
        Question("han", QT_TRANSLATE_NOOP("words", "Han"), Ask.NUMBER, _numbers(range(1, 14))),
        Question("fu", QT_TRANSLATE_NOOP("words", "Fu"), Ask.NUMBER, _numbers(_FU)),
    ),
    (Question("limit", QT_TRANSLATE_NOOP("words", "Limit"), Ask.CHOICE, tuple((each, each) for each in LIMITS)),),
    (Question("yakuman", QT_TRANSLATE_NOOP("words", "Yakuman"), Ask.NUMBER, _numbers(range(1, 7))),),
)


def declaration(options: Options) -> Declaration:
    """Tiles, called sets, circumstances and outcomes as these rules have them."""
    return Declaration(
        tiles=_tiles(options),
        melds=MELDS,
        rows=_ROWS if options.ura_dora or options.kan_ura_dora else _ROWS[:1],
        circumstances=tuple(
            Circumstance(row.id, row.word, row.help) for row in CIRCUMSTANCES if _paid(row.id, options)
        ),
        outcomes=tuple(each for each in _outcomes(options) if each is not None),
        win_off=RON,
        win_self=TSUMO,
        called_out=_CALLED_OUT,
        reds=tuple(zip(RED_FIVES, options.red_fives, strict=True)),
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


def _outcomes(options: Options) -> tuple[Outcome | None, ...]:
    kinds: tuple[tuple[str, str], ...] = tuple(
        (kind, DRAW_WORDS[kind]) for kind in ABORTS if kind in options.abortive_draws
    )
    if options.triple_ron == "draw":
        kinds += (("sanchahou", DRAW_WORDS["sanchahou"]),)
    nagashi = Question("nagashi", QT_TRANSLATE_NOOP("words", "Nagashi mangan"), Ask.SEATS)
    return (
        Outcome(
            "riichi",
            QT_TRANSLATE_NOOP("words", "Riichi"),
            QT_TRANSLATE_NOOP("words", "A player declares riichi and lays a stick down."),
            questions=(
                Question(
                    "stands",
                    QT_TRANSLATE_NOOP("words", "Their riichi stands (untick when its tile was won on)"),
                    Ask.TICK,
                    default=True,
                ),
            ),
            ends_deal=False,
            tap=True,
        ),
        Outcome(
            "open_riichi",
            QT_TRANSLATE_NOOP("words", "Open riichi"),
            QT_TRANSLATE_NOOP("words", "A player declares riichi with the hand laid open."),
            ends_deal=False,
            tap=True,
            writes=OPEN_RIICHI,
        )
        if "open_riichi" in options.local_yaku
        else None,
        Outcome(
            "win",
            QT_TRANSLATE_NOOP("words", "Win"),
            QT_TRANSLATE_NOOP("words", "Somebody wins off a discard or by self-draw."),
            HandsAsked.WINNERS,
            questions=(
                *((Question("liable", QT_TRANSLATE_NOOP("words", "Who is liable?"), Ask.SEAT),) if options.pao else ()),
                *(
                    (Question("wareme", QT_TRANSLATE_NOOP("words", "Where was the wall opened?"), Ask.SEAT),)
                    if options.wareme
                    else ()
                ),
            ),
            most_winners=options.max_winners,
        ),
        Outcome(
            "exhaustive_draw",
            QT_TRANSLATE_NOOP("words", "Exhaustive draw"),
            QT_TRANSLATE_NOOP("words", "The wall is empty and nobody has won."),
            questions=(
                Question("tenpai", QT_TRANSLATE_NOOP("words", "Who is ready?"), Ask.SEATS),
                *((nagashi,) if options.nagashi_mangan != "off" else ()),
            ),
        ),
        Outcome(
            "abortive_draw",
            QT_TRANSLATE_NOOP("words", "Abortive draw"),
            QT_TRANSLATE_NOOP("words", "The deal is broken off and dealt again."),
            questions=(Question("kind", QT_TRANSLATE_NOOP("words", "Which one?"), Ask.CHOICE, kinds),),
        )
        if kinds
        else None,
        Outcome(
            "chombo",
            QT_TRANSLATE_NOOP("words", "Chombo"),
            QT_TRANSLATE_NOOP("words", "A player is penalised and the deal is dealt again."),
            questions=(Question("seat", QT_TRANSLATE_NOOP("words", "Whose?"), Ask.SEATS, needed=True),),
        ),
        Outcome(
            "adjustment",
            QT_TRANSLATE_NOOP("words", "Adjustment"),
            QT_TRANSLATE_NOOP("words", "Points are corrected by hand."),
            questions=(
                Question("points", QT_TRANSLATE_NOOP("words", "Points"), Ask.AMOUNTS),
                Question("sticks", QT_TRANSLATE_NOOP("words", "Sticks laid on the table"), Ask.NUMBER),
                Question("one_sided", QT_TRANSLATE_NOOP("words", "One-sided: the points need not add up"), Ask.TICK),
                Question("note", QT_TRANSLATE_NOOP("words", "Note"), Ask.TEXT),
            ),
            ends_deal=False,
        ),
        Outcome(
            "end",
            QT_TRANSLATE_NOOP("words", "End the game"),
            QT_TRANSLATE_NOOP("words", "The players end the game now."),
            ends_deal=False,
        ),
    )
