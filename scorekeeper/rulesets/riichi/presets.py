"""Named rule sets: the standard, and what each other one changes."""

from typing import Final

from scorekeeper.core.option import Table
from scorekeeper.core.preset import Note, Preset
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.options import OPTIONS


def _but(*stated: str) -> frozenset[str]:
    """Every option but those a source states."""
    return frozenset(OPTIONS) - set(stated)


def _pages(*pages: str) -> frozenset[str]:
    """Every option of some pages."""
    return frozenset(name for name, row in OPTIONS.items() if row.page in pages)


_NO_REDS: Final = {"red_fives": (0, 0, 0)}
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
    **_NO_REDS,
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
    **_NO_REDS,
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

_ALL_PRESETS: Final = (
    Preset(
        "standard",
        QT_TRANSLATE_NOOP("words", "Standard riichi"),
        QT_TRANSLATE_NOOP("words", "Japanese mahjong scoring rules, as most tables play"),
        {},
        notes=(
            Note(
                QT_TRANSLATE_NOOP("words", "the arrangement with the highest han is used"),
                QT_TRANSLATE_NOOP("words", "the arrangement that pays most, then a yakuman, more han, more fu"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "1 han 110 fu by self-draw pays 900 / 1,800"),
                QT_TRANSLATE_NOOP("words", "no tiles make it; called out, it is paid by the formula"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "40 × 2 = 640"),
                QT_TRANSLATE_NOOP("words", "fu × 2 to the power of 2 + han, as its results have it"),
            ),
        ),
    ),
    Preset(
        "score_table",
        QT_TRANSLATE_NOOP("words", "Riichi, scoring table"),
        QT_TRANSLATE_NOOP("words", "A published table of points, yaku and fu"),
        {"double_yakuman": (), "yakuman_add_up": False},
        unstated=frozenset({"yakuman_add_up"}) | _pages("table", "end"),
        notes=(
            Note(
                QT_TRANSLATE_NOOP("words", "a concealed win off a discard has 20 fu"),
                QT_TRANSLATE_NOOP("words", "10 fu on top of the 20 of every hand"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "4 fu for the pair of both winds, of the East player in the East round"),
                QT_TRANSLATE_NOOP("words", "4 fu for any seat whose wind is the round wind"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "80 fu by self-draw: 1,300 and 2,600 alone"),
                QT_TRANSLATE_NOOP("words", "700 / 1,300 and 1,300 / 2,600: a figure is missing"),
            ),
        ),
    ),
    Preset(
        "ari_ari",
        QT_TRANSLATE_NOOP("words", "Ari Ari Competition"),
        QT_TRANSLATE_NOOP("words", "The competition scoring of an online mahjong club"),
        {
            "double_yakuman": (),
            "honba_ron": 100,
            "sticks_go_to": "own_back",
            "honba_goes_to": "each",
            "triple_ron": "pays",
            "abortive_draws": ("suukaikan",),
            "pao": (),
            "chombo": "reverse_mangan",
        },
        unstated=_but("honba_ron", "sticks_go_to", "honba_goes_to", "triple_ron", "abortive_draws", "pao", "chombo"),
        notes=(
            Note(
                QT_TRANSLATE_NOOP("words", "a counter is worth 300 on a self-draw and 100 on a discard"),
                QT_TRANSLATE_NOOP(
                    "words",
                    "as printed; it looks transposed, since the sister text has 300 on a discard: "
                    "set the points per counter of a discarder to 300 to play so",
                ),
            ),
        ),
    ),
    Preset(
        "reference_ja",
        QT_TRANSLATE_NOOP("words", "麻雀点数計算 (reference)"),
        QT_TRANSLATE_NOOP("words", "A Japanese page on reckoning points"),
        {
            "double_yakuman": (),
            **_NO_REDS,
            "double_wind_pair_fu": 2,
            "counted_yakuman": "sanbaiman",
        },
        unstated=frozenset({"red_fives"}),
        notes=(
            Note(
                QT_TRANSLATE_NOOP("words", "example 1: 20 fu 4 han is a mangan"),
                QT_TRANSLATE_NOOP("words", "20 fu 4 han pays 1,300 / 2,600, and that hand has 30 fu: 2,000 / 3,900"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "mangan from 4 han 70 fu"),
                QT_TRANSLATE_NOOP("words", "mangan from 3 han 70 fu or 4 han 40 fu, by arithmetic"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "iipeikou among the yaku of 2 han"),
                QT_TRANSLATE_NOOP("words", "1 han, as every other source has it"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "four kans need a closed hand"),
                QT_TRANSLATE_NOOP("words", "they may be open, as in every other source"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "on a self-draw non-dealers pay half, to the dealer a third"),
                QT_TRANSLATE_NOOP("words", "the dealer pays a double share, as its own example 2 has it"),
            ),
            Note(
                QT_TRANSLATE_NOOP("words", "example 3: seven pairs of 2 han by self-draw, 400 / 800"),
                QT_TRANSLATE_NOOP("words", "the draw adds a han: 800 / 1,600; 2 han 25 fu by self-draw is refused"),
            ),
        ),
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
            **_NO_REDS,
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
            **_NO_REDS,
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
PRESETS: Final[dict[str, Preset]] = {preset.id: preset for preset in _ALL_PRESETS}
