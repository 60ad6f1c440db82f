"""The limit hands by id, which of them nobody can wait for, and how many points a worth comes to."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.awards import LIMIT, NO_AWARD, Worth

LIMIT_IDS: Final = (
    "thirteen_orphans",
    "nine_gates",
    "gates_of_heaven",
    "heavenly_hand",
    "earthly_hand",
    "all_honours",
    "all_terminals",
    "all_green",
    "four_kongs",
    "hidden_treasure",
    "buried_treasure",
    "three_dragons",
    "three_dragons_without_chow",
    "four_winds",
    "concealed_one_suit",
    "squirming_snake",
    "wriggling_snake",
    "plum_blossom",
    "moon_from_sea",
    "carrying_pole",
    "kong_upon_kong",
    "east_nine_wins",
    "triple_knitting",
    "knitting",
    "seven_major_pairs",
)
"""Every limit hand the rules know by its tiles or by how it was won."""
NO_LIMIT_HANDS: Final = tuple((name, NO_AWARD) for name in LIMIT_IDS)
"""The table with every hand off."""
CIRCUMSTANCE_IDS: Final = (
    "original_call",
    "kong_upon_kong",
    "only_possible_tile",
    "east_nine_wins",
    "partial_hand",
    "too_many_tiles",
)
WON_ONLY: Final = frozenset(
    (
        "heavenly_hand",
        "earthly_hand",
        "plum_blossom",
        "moon_from_sea",
        "carrying_pole",
        "kong_upon_kong",
        "east_nine_wins",
    )
)
"""Limit hands that are made by how the last tile came, so that nobody waits for one."""


def amount(worth: Worth, limit: int, roof_off: bool) -> int:
    """The points of a worth under a limit; 0 where it does not count."""
    if worth is None:
        return 0
    if worth <= LIMIT:
        return round(limit * worth)
    return int(worth) if roof_off else min(int(worth), limit)
