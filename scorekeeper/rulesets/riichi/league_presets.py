"""The rule sets of leagues and championships, as what each changes of the standard."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.option import Table
from scorekeeper.core.preset import Preset
from scorekeeper.core.words import QT_TRANSLATE_NOOP

NO_REDS: Final = {"red_fives": (0, 0, 0)}
_NO_LUCK: Final = {"ippatsu": False, "ura_dora": False, "kan_dora": False, "kan_ura_dora": False}
"""No ippatsu, and no dora but the one turned at the deal."""
_LIKE_A_LEAGUE: Final = {
    "abortive_draws": (),
    "tobi": "off",
    "extension": False,
    "agari_yame": "off",
    "chombo": "points_after",
    "ties": "shared",
}
"""How nearly every league and tournament plays at the table."""
_SMALL_UMA: Final = {"start_points": 30_000, "oka": 0, "uma": (15, 5, -5, -15)}
_EMA_2016: Final = {
    **NO_REDS,
    **_LIKE_A_LEAGUE,
    **_SMALL_UMA,
    "counted_yakuman": "sanbaiman",
    "yakuman_add_up": False,
    "double_yakuman": (),
    "renhou": "mangan",
    "triple_ron": "pays",
    "honba_goes_to": "each",
    "sticks_go_to": "own_back",
    "nagashi_mangan": "off",
    "riichi_needs_1000": False,
    "pao_honba": "discarder",
    "leftover_sticks": "first",
}
_WRC_2022: Final = {
    **NO_REDS,
    **_LIKE_A_LEAGUE,
    **_SMALL_UMA,
    "kiriage_mangan": True,
    "counted_yakuman": "sanbaiman",
    "yakuman_add_up": False,
    "double_yakuman": (),
    "double_wind_pair_fu": 2,
    "renhou": "mangan",
    "max_winners": 1,
    "nagashi_mangan": "off",
    "leftover_sticks": "stay",
    "riichi_needs_1000": False,
    "pao": ("daisangen", "daisuushii"),
}

LEAGUES: Final = (
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
        unstated=frozenset({"nagashi_mangan"}),
    ),
    Preset(
        "ema_2016",
        QT_TRANSLATE_NOOP("words", "EMA 2016"),
        QT_TRANSLATE_NOOP("words", "Riichi rules of the European Mahjong Association, superseded in 2025"),
        _EMA_2016,
        edition="2016",
    ),
    Preset(
        "ema_2025",
        QT_TRANSLATE_NOOP("words", "EMA 2025"),
        QT_TRANSLATE_NOOP("words", "Riichi rules of the European Mahjong Association"),
        {**_EMA_2016, "kiriage_mangan": True, "double_wind_pair_fu": 2},
        edition="2025",
    ),
    Preset(
        "wrc_2022",
        QT_TRANSLATE_NOOP("words", "WRC 2022"),
        QT_TRANSLATE_NOOP("words", "Rules of the World Riichi Championship, superseded in 2025"),
        _WRC_2022,
        edition="2022",
        unstated=frozenset({"yakuman_add_up", "pao"}),
    ),
    Preset(
        "wrc_2025",
        QT_TRANSLATE_NOOP("words", "WRC 2025"),
        QT_TRANSLATE_NOOP("words", "Rules of the World Riichi Championship"),
        {**_WRC_2022, "counted_yakuman": "yakuman", "yakuman_add_up": True},
        edition="2025",
        unstated=frozenset({"pao"}),
    ),
    Preset(
        "jpml_a",
        QT_TRANSLATE_NOOP("words", "JPML A"),
        QT_TRANSLATE_NOOP("words", "The Japan Professional Mahjong League’s A rules"),
        {
            **NO_REDS,
            **_NO_LUCK,
            **_LIKE_A_LEAGUE,
            "counted_yakuman": "sanbaiman",
            "yakuman_add_up": True,
            "max_yakuman": 4,
            "riichi_needs_1000": True,
            "double_yakuman": (),
            "double_wind_pair_fu": 2,
            "renhou": "mangan",
            "start_points": 30_000,
            "oka": 0,
            "uma": (8, 4, -4, -8),
            "uma_floating": Table([(1, (12, -1, -3, -8)), (2, (8, 4, -4, -8)), (3, (8, 3, 1, -12))]),
            "max_winners": 1,
            "leftover_sticks": "stay",
            "pao": ("daisangen", "daisuushii", "suukantsu"),
            "pao_honba": "discarder",
        },
        unstated=frozenset({"counted_yakuman", "yakuman_add_up", "riichi_needs_1000", "uma"}),
    ),
    Preset(
        "saikouisen_classic",
        QT_TRANSLATE_NOOP("words", "Saikouisen Classic"),
        QT_TRANSLATE_NOOP("words", "The Saikouisen league’s classic rules"),
        {
            **NO_REDS,
            **_NO_LUCK,
            **_LIKE_A_LEAGUE,
            "counted_yakuman": "sanbaiman",
            "yakuman_add_up": True,
            "max_yakuman": 4,
            "riichi_needs_1000": True,
            "double_yakuman": (),
            "double_wind_pair_fu": 2,
            "start_points": 30_000,
            "oka": 0,
            "uma": (12, 4, -4, -12),
            "max_winners": 1,
            "noten_payment": 0,
            "dealer_repeats_on": "win",
            "pao": (),
            "leftover_sticks": "stay",
        },
        unstated=frozenset({"yakuman_add_up", "max_yakuman", "riichi_needs_1000"}),
    ),
)
"""In the order they are offered."""
