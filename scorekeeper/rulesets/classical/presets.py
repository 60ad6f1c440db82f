"""Named rule sets: the family's first one, and what each other one changes."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.preset import Note, Preset
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.options import OPTIONS

_COMMON: Final = (
    "thirteen_orphans",
    "nine_gates",
    "heavenly_hand",
    "earthly_hand",
    "all_terminals",
    "all_green",
    "four_kongs",
    "hidden_treasure",
)
_WAITING: Final = (1, 0.4)
_SMALL: Final = (0.5, 0.2)
_FINES: Final = ("false_mahjong", "misnamed_for_chow", "misnamed_for_set", "misnamed_for_win")
_LIKE_A_LEAGUE: Final = {
    "east_double": True,
    "round_wind": True,
    "all_eight": None,
    "fully_concealed": 1,
    "robbing_kong": 1,
    "original_call": 1,
    "any_pair_with_terminals": False,
}

_MAHJONG_TIME: Final = Preset(
    "mahjong_time",
    QT_TRANSLATE_NOOP("words", "Chinese Classical"),
    QT_TRANSLATE_NOOP("words", "The scoring in Chinese Classical mahjong, as printed"),
    {"limit_hands": dict.fromkeys((*_COMMON, "all_honours"), 1)},
    unstated=frozenset(
        (
            "limit_hands",
            "own_bonus",
            "own_season",
            "own_beside_four",
            "round_wind",
            "out_on_pair",
            "kongs_as_concealed_pungs",
            "claimed_kong_concealed",
            "chows_allowed",
            "long_hand",
            "draw_settles",
            "rounds",
            "dangerous_discard",
            "east_wins_in_a_row",
            "fully_concealed",
            "robbing_kong",
            "original_call",
            "bonus_beside_limit",
            "roof_off",
            *_FINES,
        )
    ),
    notes=(
        Note(
            QT_TRANSLATE_NOOP("words", "only closed waits, pair waits and dead tiles make the only possible tile"),
            QT_TRANSLATE_NOOP("words", "any wait for one value, edge waits too, as its own note says"),
        ),
        Note(
            QT_TRANSLATE_NOOP("words", "three concealed pongs"),
            QT_TRANSLATE_NOOP("words", "concealed kongs count among them, a claimed kong does not"),
        ),
        Note(
            QT_TRANSLATE_NOOP("words", "the example’s exposed pong of North is 16 points"),
            QT_TRANSLATE_NOOP("words", "an exposed kong is 16, as all its balances need; a pong is 4"),
        ),
        Note(
            QT_TRANSLATE_NOOP("words", "the own flower doubles only in the examples"),
            QT_TRANSLATE_NOOP("words", "own flower and own season double once each, beside all four or eight too"),
        ),
        Note(
            QT_TRANSLATE_NOOP("words", "East pays like the others, and the wind of the round counts nothing"),
            QT_TRANSLATE_NOOP("words", "as printed"),
        ),
        Note(
            QT_TRANSLATE_NOOP("words", "the special hands stand on another page"),
            QT_TRANSLATE_NOOP("words", "the limit hands that all tables share"),
        ),
    ),
)
_DMJL: Final = Preset(
    "dmjl",
    QT_TRANSLATE_NOOP("words", "German league (DMJL)"),
    QT_TRANSLATE_NOOP("words", "Deutsche Mah Jongg Liga, scoring sheet"),
    {
        **_LIKE_A_LEAGUE,
        "start_points": 0,
        "own_bonus": "both",
        "four_flowers": 1,
        "four_seasons": 1,
        "out_on_pair": (2, 4),
        "only_possible_tile": "own_hand",
        "claimed_kong_concealed": True,
        "east_wins_in_a_row": 9,
        "all_honours": 2,
        **dict(zip(_FINES, (300, 50, 100, 300), strict=True)),
        "limit_hands": dict.fromkeys(
            (
                *_COMMON,
                "three_dragons",
                "four_winds",
                "concealed_one_suit",
                "squirming_snake",
                "plum_blossom",
                "moon_from_sea",
                "carrying_pole",
                "kong_upon_kong",
                "east_nine_wins",
            ),
            1,
        ),
    },
    edition="2005",
    unstated=frozenset(("draw_settles", "long_hand", "own_beside_four", "bonus_beside_limit", "rounds")),
)
_BMJA: Final = Preset(
    "bmja",
    QT_TRANSLATE_NOOP("words", "British association (BMJA)"),
    QT_TRANSLATE_NOOP("words", "British Mah-Jong Association, rules of play"),
    {
        **_LIKE_A_LEAGUE,
        "limit": 1000,
        "only_possible_tile": "off",
        "chows_allowed": 1,
        "long_hand": "refused",
        "own_beside_four": False,
        "one_suit_with_chows": False,
        "bonus_beside_limit": True,
        "little_three_dragons": 0,
        "big_three_dragons": 0,
        "little_four_winds": 0,
        "big_four_winds": 0,
        "three_concealed_pungs": 0,
        "worthless_hand": 0,
        **dict(zip(_FINES, (500, 50, 50, None), strict=True)),
        "limit_hands": {
            "thirteen_orphans": _WAITING,
            "gates_of_heaven": _WAITING,
            "heavenly_hand": 1,
            "earthly_hand": 1,
            "all_honours": _WAITING,
            "all_terminals": _WAITING,
            "all_green": _WAITING,
            "four_kongs": _WAITING,
            "buried_treasure": _WAITING,
            "three_dragons_without_chow": _WAITING,
            "four_winds": _WAITING,
            "wriggling_snake": 1,
            "plum_blossom": 1,
            "moon_from_sea": 1,
            "kong_upon_kong": 1,
            "knitting": _SMALL,
            "triple_knitting": _SMALL,
            "seven_major_pairs": _SMALL,
        },
    },
    unstated=frozenset(
        (
            "draw_settles",
            "own_beside_four",
            "self_draw",
            "fully_concealed",
            "long_hand",
            "claimed_kong_concealed",
            *_FINES,
        )
    ),
)
PRESETS: Final[dict[str, Preset]] = {preset.id: preset for preset in (_MAHJONG_TIME, _DMJL, _BMJA)}
"""The presets by id, the family's first one first."""
assert all(set(each.differences) | each.unstated <= set(OPTIONS) for each in PRESETS.values())  # noqa: S101 - no slip of a name
