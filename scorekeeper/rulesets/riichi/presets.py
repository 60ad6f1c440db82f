"""Named rule sets: the standard, and what each other one changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set people play by name: only what differs from the standard, and where it comes from."""

    id: str
    name: str
    source: str
    differences: Mapping[str, object]


_ALL_PRESETS: Final = (
    Preset(
        "standard",
        QT_TRANSLATE_NOOP("words", "Standard riichi"),
        QT_TRANSLATE_NOOP("words", "Japanese mahjong scoring rules, as most tables play"),
        {},
    ),
    Preset(
        "tenhou",
        QT_TRANSLATE_NOOP("words", "Tenhou"),
        QT_TRANSLATE_NOOP("words", "The online table’s rules with three red fives"),
        {
            "double_yakuman": (),
            "triple_ron": "draw",
            "nagashi_mangan": "draw",
            "pao_covers": "whole_hand",
            "agari_yame": "win_or_tenpai",
            "final_rounding": "thousand",
        },
    ),
    Preset(
        "mahjong_soul",
        QT_TRANSLATE_NOOP("words", "Mahjong Soul"),
        QT_TRANSLATE_NOOP("words", "The online table’s ranked rules"),
        {
            "return_points": 25_000,
            "target_points": 30_000,
            "oka": 0,
            "uma": (15, 5, -5, -15),
            "agari_yame": "win_or_tenpai",
            "nagashi_mangan": "draw",
        },
    ),
    Preset(
        "m_league",
        QT_TRANSLATE_NOOP("words", "M.League"),
        QT_TRANSLATE_NOOP("words", "The Japanese professional team league"),
        {
            "kiriage_mangan": True,
            "counted_yakuman": "sanbaiman",
            "double_yakuman": (),
            "double_wind_pair_fu": 2,
            "max_winners": 1,
            "abortive_draws": (),
            "nagashi_mangan": "off",
            "riichi_needs_1000": False,
            "pao": ("daisangen", "daisuushii", "suukantsu"),
            "tobi": "off",
            "extension": False,
            "agari_yame": "off",
            "uma": (30, 10, -10, -30),
            "ties": "shared",
            "chombo": "points_after",
        },
    ),
)
PRESETS: Final[dict[str, Preset]] = {preset.id: preset for preset in _ALL_PRESETS}
