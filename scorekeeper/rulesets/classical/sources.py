"""The text that the classical rules come from, with the rules that stand under each of its headings.

Title and headings are named as printed, so that they can be looked up.
"""

from __future__ import annotations

from typing import Final

from scorekeeper.core.source import Sources, Text
from scorekeeper.rulesets.classical.items import POINT_ROWS
from scorekeeper.rulesets.classical.presets import PRESETS

_SCORING: Final = Text(
    "mahjong_time",
    "The Scoring in Chinese Classical Mahjong",
    {
        "Pair": ("pair_dragon", "pair_seat_wind"),
        "Pong": tuple(row.id for row in POINT_ROWS if row.id.startswith("pung_")),
        "Kong": tuple(row.id for row in POINT_ROWS if row.id.startswith("kong_")),
        "Bonus tiles": ("bonus_tile",),
        "Basic Doubles": (
            "set_dragon",
            "set_seat_wind",
            "four_seasons",
            "four_flowers",
            "all_eight",
            "little_three_dragons",
            "big_three_dragons",
            "little_four_winds",
            "big_four_winds",
            "three_concealed_pungs",
            "points_sum",
            "doubled",
        ),
        "Additional points for the winner only": ("going_out", "self_draw", "only_possible_tile"),
        "Additional doubles for the winner only": (
            "last_wall_tile",
            "last_discard",
            "replacement_tile",
            "last_tile_as_replacement",
            "worthless_hand",
            "no_chows",
            "terminals_and_honours",
            "one_suit_with_honours",
            "one_suit",
        ),
        "The limit": ("limit_reached", "limit"),
        "Scoring procedure": ("worth", "among", "losers_settle"),
        "An example of scoring": ("own_flower", "start_points"),
    },
)
SOURCES: Final = Sources((_SCORING,), PRESETS)
"""Where each classical rule comes from."""
