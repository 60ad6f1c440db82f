"""Every item in points as a row of one table: what it is worth is an option by the row's id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from scorekeeper.core.shapes import Shape
from scorekeeper.core.tiles import TILES, Tile
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.facts import (
    DRAGON_KINDS,
    Facts,
    is_honour,
    is_major,
    is_terminal,
)

POINTS: Final = "points"
DOUBLES: Final = "doubles"
Found = tuple[tuple[Tile, ...], ...]
"""The tiles of each time a row counts; no tiles where it belongs to the whole hand."""
WHOLE: Final[Found] = ((),)
NOT: Final[Found] = ()


class Row(Struct, frozen=True):
    """One item or double: where a hand has it, what it is worth in the first preset, and whether only winners count it.

    `own_option` is False for a row whose worth is settled by another option, `or_none` lets it be left open.
    """

    id: str
    word: str
    unit: str
    worth: int | None
    found: Callable[[Facts], Found]
    winner: bool = False
    own_option: bool = True
    or_none: bool = False


def whole(holds: bool) -> Found:
    """What a row of the whole hand has found."""
    return WHOLE if holds else NOT


_CLASSES: Final[Mapping[str, Callable[[int], bool]]] = {
    "simple": lambda kind: not is_major(kind),
    "terminal": is_terminal,
    "honour": is_honour,
}
_SET_WORDS: Final = {
    "pung_exposed_simple": QT_TRANSLATE_NOOP("words", "Exposed pung of simples"),
    "pung_exposed_terminal": QT_TRANSLATE_NOOP("words", "Exposed pung of terminals"),
    "pung_exposed_honour": QT_TRANSLATE_NOOP("words", "Exposed pung of honours"),
    "pung_concealed_simple": QT_TRANSLATE_NOOP("words", "Concealed pung of simples"),
    "pung_concealed_terminal": QT_TRANSLATE_NOOP("words", "Concealed pung of terminals"),
    "pung_concealed_honour": QT_TRANSLATE_NOOP("words", "Concealed pung of honours"),
    "kong_exposed_simple": QT_TRANSLATE_NOOP("words", "Exposed kong of simples"),
    "kong_exposed_terminal": QT_TRANSLATE_NOOP("words", "Exposed kong of terminals"),
    "kong_exposed_honour": QT_TRANSLATE_NOOP("words", "Exposed kong of honours"),
    "kong_concealed_simple": QT_TRANSLATE_NOOP("words", "Concealed kong of simples"),
    "kong_concealed_terminal": QT_TRANSLATE_NOOP("words", "Concealed kong of terminals"),
    "kong_concealed_honour": QT_TRANSLATE_NOOP("words", "Concealed kong of honours"),
}


def _set_row(id_: str, word: str) -> Row:
    size, side, of = id_.split("_")
    shape = Shape.KAN if size == "kong" else Shape.TRIPLET
    exposed, fits = side == "exposed", _CLASSES[of]
    worth = 2 * (1 if exposed else 2) * (1 if of == "simple" else 2) * (4 if size == "kong" else 1)

    def found(facts: Facts) -> Found:
        return tuple(
            each.tiles
            for each in facts.equal_sets
            if each.shape is shape and each.exposed is exposed and fits(each.first)
        )

    return Row(id_, word, POINTS, worth, found)


def _pairs(facts: Facts, kinds: tuple[int, ...]) -> Found:
    return tuple((TILES[kind],) * 2 for kind in facts.pairs if kind in kinds)


def round_kinds(facts: Facts) -> tuple[int, ...]:
    """The kind of the round's wind, where the rules count it."""
    return (facts.round_kind,) if facts.rules.round_wind else ()


def _out_on_pair(facts: Facts, major: bool) -> Found:
    won = facts.won_kind
    return whole(facts.on_pair and won is not None and is_major(won) is major)


_SETS: Final = tuple(_set_row(id_, word) for id_, word in _SET_WORDS.items())
POINT_ROWS: Final[tuple[Row, ...]] = (
    *_SETS,
    Row("pair_dragon", QT_TRANSLATE_NOOP("words", "Pair of dragons"), POINTS, 2, lambda f: _pairs(f, DRAGON_KINDS)),
    Row(
        "pair_seat_wind",
        QT_TRANSLATE_NOOP("words", "Pair of the own wind"),
        POINTS,
        2,
        lambda f: _pairs(f, (f.seat_kind,)),
    ),
    Row(
        "pair_round_wind",
        QT_TRANSLATE_NOOP("words", "Pair of the round’s wind"),
        POINTS,
        2,
        lambda f: _pairs(f, round_kinds(f)),
    ),
    Row(
        "bonus_tile",
        QT_TRANSLATE_NOOP("words", "Flower or season"),
        POINTS,
        4,
        lambda f: tuple((each,) for each in f.bonus),
    ),
    Row("going_out", QT_TRANSLATE_NOOP("words", "Going out"), POINTS, 20, lambda _: WHOLE, winner=True),
    Row(
        "self_draw",
        QT_TRANSLATE_NOOP("words", "Winning tile from the wall"),
        POINTS,
        2,
        lambda f: whole(f.drawn),
        winner=True,
    ),
    Row(
        "only_possible_tile",
        QT_TRANSLATE_NOOP("words", "Only possible tile"),
        POINTS,
        2,
        lambda f: whole(f.only_tile),
        winner=True,
        own_option=False,
    ),
    Row(
        "out_on_pair_simple",
        QT_TRANSLATE_NOOP("words", "Out on a pair of simples"),
        POINTS,
        0,
        lambda f: _out_on_pair(f, False),
        winner=True,
        own_option=False,
    ),
    Row(
        "out_on_pair_major",
        QT_TRANSLATE_NOOP("words", "Out on a pair of terminals or honours"),
        POINTS,
        0,
        lambda f: _out_on_pair(f, True),
        winner=True,
        own_option=False,
    ),
)
