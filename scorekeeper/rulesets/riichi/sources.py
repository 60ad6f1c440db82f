"""The texts that the riichi rules come from, with the rules that stand under each of their headings.

Titles and headings are named as printed, so that they can be looked up.
"""

from __future__ import annotations

from typing import Final

from scorekeeper.core.source import Sources, Text
from scorekeeper.rulesets.riichi.presets import PRESETS

_TRIPLETS: Final = (
    "triplet_open_simple",
    "triplet_open_terminal",
    "triplet_closed_simple",
    "triplet_closed_terminal",
)
_KANS: Final = ("kan_open_simple", "kan_open_terminal", "kan_closed_simple", "kan_closed_terminal")
_SETS: Final = (*_TRIPLETS, *_KANS)
_PAIRS: Final = ("pair_dragon", "pair_seat_wind", "pair_round_wind", "pair_double_wind")
_WAITS: Final = ("wait_edge", "wait_closed", "wait_pair", "wait_two_sided", "wait_triplet")
_VALUE_TILES: Final = ("haku", "hatsu", "chun", "seat_wind", "round_wind")
_LAST_TILES: Final = ("haitei", "houtei", "rinshan", "chankan")
_LIMITS: Final = ("mangan", "haneman", "baiman", "sanbaiman")
_TWO_HAN: Final = (
    "double_riichi",
    "sanshoku_doujun",
    "sanshoku_doukou",
    "sanankou",
    "ittsuu",
    "chiitoitsu",
    "toitoi",
    "chanta",
    "sankantsu",
    "shousangen",
    "honroutou",
)
_THREE_HAN: Final = ("ryanpeikou", "junchan", "honitsu")
_ONE_YAKUMAN: Final = (
    "suuankou",
    "suuankou_tanki",
    "daisangen",
    "kokushi",
    "kokushi_13",
    "ryuuiisou",
    "tsuuiisou",
    "chinroutou",
    "shousuushii",
    "daisuushii",
    "chuuren_poutou",
    "junsei_chuuren_poutou",
    "chiihou",
    "tenhou",
)
"""What a text calls a yakuman, and counts once whatever the wait."""

_SCORING_RULES: Final = Text(
    "standard",
    "Japanese mahjong scoring rules",
    {
        "Counting han": ("dora", "chiitoitsu", "ryanpeikou"),
        "Counting fu": (
            "base",
            "closed_ron",
            "tsumo",
            "pinfu_tsumo",
            "seven_pairs",
            "open_pinfu",
            "round_ten",
        ),
        "Fu of melds": ("run", *_SETS, "pair", *_PAIRS),
        "Fu of waits": _WAITS,
        "Calculating basic points": (
            "basic",
            "basic_fu",
            "basic_han",
            "times_ron",
            "times_ron_dealer",
            "times_tsumo",
            "times_tsumo_dealer",
            "round_hundred",
        ),
        "Scoring table": ("menzen_tsumo",),
        "Mangan": (
            "cut",
            *_LIMITS,
            "counted_yakuman",
            "yakuman",
            "basic_times",
            "kokushi",
            "suuankou",
            "suuankou_tanki",
            "daisuushii",
            "yakuman_add_up",
        ),
        "Tenpai": ("may_hide_tenpai",),
        "Point exchange": ("noten_payment",),
        "Counters": ("counters", "honba_ron", "honba_tsumo_each", "dealer_repeats_on", "two_han_minimum_from"),
        "Chombo": ("chombo",),
        "Final points and place": ("oka", "uma", "return_points"),
        "Wareme": ("pays_wareme", "wareme"),
    },
)
_SCORING_TABLE: Final = Text(
    "score_table",
    "Mahjong scoring table",
    {
        "Points for Non-dealer Players with a Mangan or Higher Hand": (*_LIMITS, "counted_yakuman"),
        "“Kuipinfu” (Open Pinfu) hand": ("open_pinfu",),
        "1-han Yaku": (
            "riichi",
            "ippatsu",
            "menzen_tsumo",
            *_VALUE_TILES,
            "tanyao",
            "pinfu",
            "iipeikou",
            *_LAST_TILES,
        ),
        "2-han Yaku": _TWO_HAN,
        "3-han Yaku": _THREE_HAN,
        "6 Han Yaku": ("chinitsu",),
        "Yakuman": (*_ONE_YAKUMAN, "suukantsu"),
        "Basic Points": ("base",),
        "Ways of Winning": ("tsumo",),
        "Meld": ("run", *_SETS),
        "Head（Pair）": ("pair", *_PAIRS),
        "Waiting Tile Patterns": _WAITS,
    },
)
_ARI_ARI: Final = Text(
    "ari_ari",
    "Ari Ari Competition Scoring",
    {
        "4.1 Scoring a winning hand": (
            "dora",
            "ura_dora",
            "red_dora",
            "round_ten",
            "counters",
            "honba_ron",
            "honba_tsumo_each",
            "honba_goes_to",
            "sticks",
            "sticks_go_to",
        ),
        "4.1.1 Minipoints": (
            "base",
            "closed_ron",
            "tsumo",
            "pinfu_tsumo",
            "seven_pairs",
            "open_pinfu",
            "run",
            *_SETS,
            *_PAIRS,
            "wait_edge",
            "wait_closed",
            "wait_pair",
            "wait_two_sided",
        ),
    },
)
_REFERENCE: Final = Text(
    "reference_ja",
    "点数計算のルール",
    {
        "基本・加符": ("base", "closed_ron", "tsumo", "pinfu_tsumo", "seven_pairs", *_PAIRS),
        "メンツ符": _SETS,
        "待ち符": (*_WAITS, "round_ten"),
        "1翻": ("riichi", "ippatsu", "menzen_tsumo", "pinfu", "tanyao", *_VALUE_TILES, *_LAST_TILES),
        "2翻": _TWO_HAN,
        "3翻": _THREE_HAN,
        "6翻": ("chinitsu",),
        "役満": _ONE_YAKUMAN,
        "満貫〜": (*_LIMITS, "yakuman"),
    },
)
SOURCES: Final = Sources((_SCORING_RULES, _SCORING_TABLE, _ARI_ARI, _REFERENCE), PRESETS)
"""Where each riichi rule comes from."""
