"""The terms of Chinese Classical in plain words, the first to be learned first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.classical.doubles import DOUBLE_ROWS
from scorekeeper.rulesets.classical.glossary_table import FIRST, TABLE
from scorekeeper.rulesets.classical.items import POINT_ROWS, Row
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.ways import WAYS

_EXPOSED_PUNG: Final = QT_TRANSLATE_NOOP("words", "Three equal tiles, one of them claimed from another player.")
_CONCEALED_PUNG: Final = QT_TRANSLATE_NOOP("words", "Three equal tiles, all drawn by the player.")
_EXPOSED_KONG: Final = QT_TRANSLATE_NOOP(
    "words", "Four equal tiles laid open, one of them claimed from another player."
)
_CONCEALED_KONG: Final = QT_TRANSLATE_NOOP("words", "Four equal tiles, all drawn by the player and laid face down.")
_SETS: Final = {
    "pung_exposed": _EXPOSED_PUNG,
    "pung_concealed": _CONCEALED_PUNG,
    "kong_exposed": _EXPOSED_KONG,
    "kong_concealed": _CONCEALED_KONG,
}
_SAID: Final[dict[str, str]] = {
    "pair_dragon": QT_TRANSLATE_NOOP("words", "Two equal dragons."),
    "pair_seat_wind": QT_TRANSLATE_NOOP("words", "Two tiles of the wind the player sits at."),
    "pair_round_wind": QT_TRANSLATE_NOOP("words", "Two tiles of the wind of this round."),
    "bonus_tile": QT_TRANSLATE_NOOP("words", "Laid beside the hand as soon as drawn, and replaced by another tile."),
    "going_out": QT_TRANSLATE_NOOP("words", "Points for completing the hand; only the winner has them."),
    "self_draw": QT_TRANSLATE_NOOP("words", "The winner drew the winning tile."),
    "only_possible_tile": QT_TRANSLATE_NOOP("words", "Only this one tile could complete the hand."),
    "out_on_pair_simple": QT_TRANSLATE_NOOP("words", "The winning tile made the pair."),
    "out_on_pair_major": QT_TRANSLATE_NOOP("words", "The winning tile made the pair."),
    "set_dragon": QT_TRANSLATE_NOOP("words", "Three or four equal dragons."),
    "set_seat_wind": QT_TRANSLATE_NOOP("words", "Three or four tiles of the wind the player sits at."),
    "set_round_wind": QT_TRANSLATE_NOOP("words", "Three or four tiles of the wind of this round."),
    "own_flower": QT_TRANSLATE_NOOP(
        "words", "The flower with the player’s number: 1 for East, 2 South, 3 West, 4 North."
    ),
    "own_season": QT_TRANSLATE_NOOP(
        "words", "The season with the player’s number: 1 for East, 2 South, 3 West, 4 North."
    ),
    "own_flower_and_season": QT_TRANSLATE_NOOP("words", "The flower and the season with the player’s number."),
    "four_flowers": QT_TRANSLATE_NOOP("words", "One player has all four flowers."),
    "four_seasons": QT_TRANSLATE_NOOP("words", "One player has all four seasons."),
    "all_eight": QT_TRANSLATE_NOOP("words", "One player has every flower and every season."),
    "little_three_dragons": QT_TRANSLATE_NOOP("words", "Three or four of two dragons, two of the third."),
    "three_concealed_pungs": QT_TRANSLATE_NOOP("words", "Three sets of equal tiles, all drawn by the player."),
    "worthless_hand": QT_TRANSLATE_NOOP("words", "Nothing in the hand has points, which is rewarded."),
    "no_chows": QT_TRANSLATE_NOOP("words", "All four sets are of equal tiles."),
    "fully_concealed": QT_TRANSLATE_NOOP("words", "Nothing was claimed from other players."),
    "terminals_and_honours": QT_TRANSLATE_NOOP("words", "All sets are of ones, nines, winds and dragons."),
    "one_suit_with_honours": QT_TRANSLATE_NOOP("words", "Tiles of one suit and honours only."),
    "one_suit": QT_TRANSLATE_NOOP("words", "Tiles of one suit only, without honours."),
}
"""By the id of an item or a double; the words of the others come with a way of winning or a limit hand."""
_PLAIN: Final[dict[str, str]] = {
    "going_out": QT_TRANSLATE_NOOP("words", "completing the hand"),
    "original_call": QT_TRANSLATE_NOOP("words", "ready from the start"),
    "only_possible_tile": QT_TRANSLATE_NOOP("words", "no other would do"),
    "robbing_kong": QT_TRANSLATE_NOOP("words", "took another’s fourth tile"),
    "robbed_kong": QT_TRANSLATE_NOOP("words", "took another’s fourth tile"),
    "thirteen_orphans": QT_TRANSLATE_NOOP("words", "every 1, 9 and honour"),
    "nine_gates": QT_TRANSLATE_NOOP("words", "ones, nines, one of each"),
    "gates_of_heaven": QT_TRANSLATE_NOOP("words", "ones, nines, one of each"),
    "heavenly_hand": QT_TRANSLATE_NOOP("words", "dealer, won as dealt"),
    "earthly_hand": QT_TRANSLATE_NOOP("words", "won on the first discard"),
    "all_honours": QT_TRANSLATE_NOOP("words", "only winds and dragons"),
    "all_terminals": QT_TRANSLATE_NOOP("words", "only ones and nines"),
    "all_green": QT_TRANSLATE_NOOP("words", "no other ink"),
    "four_kongs": QT_TRANSLATE_NOOP("words", "four sets of four"),
    "hidden_treasure": QT_TRANSLATE_NOOP("words", "four drawn without calling"),
    "buried_treasure": QT_TRANSLATE_NOOP("words", "the same, of one suit"),
    "three_dragons": QT_TRANSLATE_NOOP("words", "sets of all dragons"),
    "three_dragons_without_chow": QT_TRANSLATE_NOOP("words", "sets of all dragons"),
    "four_winds": QT_TRANSLATE_NOOP("words", "sets of all winds"),
    "squirming_snake": QT_TRANSLATE_NOOP("words", "ones, nines, one of each"),
    "wriggling_snake": QT_TRANSLATE_NOOP("words", "1 to 9, all winds"),
    "plum_blossom": QT_TRANSLATE_NOOP("words", "5 circles, the extra tile"),
    "moon_from_sea": QT_TRANSLATE_NOOP("words", "1 circle, the last tile"),
    "carrying_pole": QT_TRANSLATE_NOOP("words", "2 bamboos from another’s kong"),
    "kong_upon_kong": QT_TRANSLATE_NOOP("words", "two extra tiles running"),
    "triple_knitting": QT_TRANSLATE_NOOP("words", "same numbers, three suits"),
    "knitting": QT_TRANSLATE_NOOP("words", "same numbers, two suits"),
}
"""By the id of an item, a double, a way of winning or a limit hand; one that is not here says itself what it is."""
_ALONE: Final = frozenset(
    {"going_out", "self_draw", "last_wall_tile", "last_discard", "bonus_tile", "wall", "discard", "knitting"}
)
"""Rows whose words are everyday words too."""


def _said(row: Row) -> str:
    head, _, _ = row.id.rpartition("_")
    return _SETS.get(head) or _SAID.get(row.id) or _ELSEWHERE[row.id]


_ELSEWHERE: Final[dict[str, str]] = {
    **{row.id: row.help for row in LIMIT_ROWS},
    **{row.id: row.help for row in WAYS.values()},
    **{row.id: row.help for row in CIRCUMSTANCES},
    "wall": _SAID["self_draw"],
    "discard": QT_TRANSLATE_NOOP("words", "The winning tile was another player’s discard."),
    "big_three_dragons": QT_TRANSLATE_NOOP("words", "Sets of all three dragons."),
    "little_four_winds": QT_TRANSLATE_NOOP("words", "Three or four tiles of three winds, two of the fourth."),
    "big_four_winds": QT_TRANSLATE_NOOP("words", "Sets of all four winds."),
    "replacement_tile": QT_TRANSLATE_NOOP(
        "words", "The winning tile replaced a kong’s fourth tile, a flower or a season."
    ),
    "robbing_kong": QT_TRANSLATE_NOOP("words", "Another player added the winning tile to a set of three."),
}


def _rows() -> Iterator[tuple[str, str]]:
    """The id of every row with its sentence."""
    yield from ((row.id, _said(row)) for row in (*POINT_ROWS, *DOUBLE_ROWS))
    yield from _ELSEWHERE.items()


def _entries() -> Iterator[Entry]:
    first: dict[str, str] = {}
    for name, said in _rows():
        first.setdefault(name, said)
    for name, said in first.items():
        yield Entry(name, _PLAIN.get(name, ""), said, common=name in _ALONE, page=name)


GLOSSARY: Final[tuple[Entry, ...]] = (*FIRST, *TABLE, *_entries())
