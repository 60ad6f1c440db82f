"""Named rule sets: the standard, and what each other one changes."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.preset import Note, Preset
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.league_presets import LEAGUES, NO_REDS
from scorekeeper.rulesets.riichi.options import OPTIONS


def _but(*stated: str) -> frozenset[str]:
    """Every option but those a source states."""
    return frozenset(OPTIONS) - set(stated)


def _pages(*pages: str) -> frozenset[str]:
    """Every option of some pages."""
    return frozenset(name for name, row in OPTIONS.items() if row.page in pages)


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
            **NO_REDS,
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
    *LEAGUES,
)
PRESETS: Final[dict[str, Preset]] = {preset.id: preset for preset in _ALL_PRESETS}
