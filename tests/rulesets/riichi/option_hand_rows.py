"""Rows of the table of options: what a hand is worth."""

from typing import Any, Final

from tests.rulesets.riichi.at_table import (
    DRAGONS_AND_HONOURS,
    Record,
    at,
    riichi,
    ron,
    tiles,
    tsumo,
)
from tests.rulesets.riichi.option_row import Row, moved, refused

FLAT: Final = "234567m345678p99s"
"""Pinfu on 8p; on 9s nothing but a pair wait."""


def _won(concealed: str, tile: str, *called: tuple[str, str], drawn: bool = False, **rows: Any) -> tuple[Record, ...]:
    """Ben's win with these tiles, off Chi or drawn; a riichi among the circumstances is declared first."""
    hand = tiles(concealed, tile, *called, **rows)
    declared = (riichi(1),) if "riichi" in rows.get("circumstances", ()) else ()
    return (*declared, tsumo(1, hand) if drawn else ron(1, 2, hand))


A_HAND: Final = (
    Row(
        "open_tanyao",
        False,
        _won("345m678p55s", "3m", ("chi", "234s"), ("pon", "777m")),
        moved(0, 1000, -1000, 0),
        refused("no_yaku"),
        "20 fu and 2 for the open triplet are 30, one han of All Simples pays 1,000; without it there is no yaku",
    ),
    Row(
        "red_fives",
        [0, 0, 0],
        _won("234067m345678p99s", "8p"),
        moved(0, 2000, -2000, 0),
        refused("too_many_copies"),
        "pinfu and a red five are 2 han 30 fu, 2,000; a set without red fives has no such tile",
    ),
    Row(
        "ippatsu",
        False,
        _won(FLAT, "9s", circumstances=["riichi", "ippatsu"]),
        moved(0, 2600, -2600, 0),
        moved(0, 1300, -1300, 0),
        "20 + 10 + 2 are 40 fu: with 2 han 2,600, with 1 han 1,300; Ben's own stick goes out and comes back",
    ),
    Row(
        "ura_dora",
        False,
        _won(FLAT, "9s", circumstances=["riichi"], ura_indicators="1m"),
        moved(0, 2600, -2600, 0),
        moved(0, 1300, -1300, 0),
        "the tile beneath makes the 2m a dora: 2 han 40 fu are 2,600, the riichi alone 1,300",
    ),
    Row(
        "kan_dora",
        False,
        _won(FLAT, "8p", dora_indicators="1m3m"),
        moved(0, 3900, -3900, 0),
        moved(0, 2000, -2000, 0),
        "pinfu with 2m and 4m is 3 han 30 fu, 3,900; only the first indicator counting it is 2 han, 2,000",
    ),
    Row(
        "kan_ura_dora",
        False,
        _won(FLAT, "9s", circumstances=["riichi"], ura_indicators="1m3m"),
        moved(0, 5200, -5200, 0),
        moved(0, 2600, -2600, 0),
        "riichi and two ura are 3 han 40 fu, 5,200; with the first alone 2 han, 2,600",
    ),
    Row(
        "double_wind_pair_fu",
        2,
        (ron(0, 1, tiles("223344m567s11222z", "5s")),),
        moved(2400, -2400, 0, 0),
        moved(2000, -2000, 0, 0),
        "Ana is East in East: 20 + 10 + 8 + 4 are 42, so 50 fu and 1 han of the dealer pay 50 × 8 × 6 = 2,400; "
        "with 2 for the pair it is 40 fu: 1,920, so 2,000",
    ),
    Row(
        "pinfu_tsumo",
        False,
        _won(FLAT, "8p", drawn=True),
        moved(-700, 1500, -400, -400),
        moved(-500, 1100, -300, -300),
        "2 han 20 fu: base 320, so 700 and twice 400; losing pinfu it is 1 han 30 fu: base 240, so 500 and twice 300",
    ),
    Row(
        "open_pinfu_fu",
        20,
        _won("567m234p23499s", "4s", ("chi", "234m")),
        moved(0, 1000, -1000, 0),
        moved(0, 700, -700, 0),
        "three colours open are 1 han: 30 fu pay 1,000, 20 fu 20 × 8 × 4 = 640, so 700",
    ),
    Row(
        "rinshan_tsumo_fu",
        False,
        _won("23455567s", "7s", ("daiminkan", "9999p"), ("pon", "333z"), drawn=True, circumstances=["rinshan"]),
        moved(-800, 1600, -400, -400),
        moved(-700, 1500, -400, -400),
        "20 + 16 + 4 and 2 for the self-draw are 50 fu, base 400; without the 2 it is 40 fu, base 320",
    ),
    Row(
        "seven_pairs",
        "50fu_1han",
        _won("1122m3388p4455s77z", "7z", circumstances=["riichi", "ippatsu"], dora_indicators="6z"),
        moved(0, 12000, -12000, 0),
        moved(0, 8000, -8000, 0),
        "2 + 1 + 1 + 2 dora are 6 han, a haneman; with seven pairs of 1 han they are 5, a mangan",
    ),
    Row(
        "kiriage_mangan",
        True,
        (ron(1, 2, (4, 30)),),
        moved(0, 7700, -7700, 0),
        moved(0, 8000, -8000, 0),
        "30 × 64 × 4 = 7,680, so 7,700; rounded up it is a mangan of 8,000",
    ),
    Row(
        "counted_yakuman",
        "sanbaiman",
        (ron(1, 2, (13, 30)),),
        moved(0, 32000, -32000, 0),
        moved(0, 24000, -24000, 0),
        "13 han are a yakuman, or no more than the 24,000 of 11 and 12 han",
    ),
    Row(
        "yakuman_add_up",
        False,
        (ron(1, 2, DRAGONS_AND_HONOURS),),
        moved(0, 64000, -64000, 0),
        moved(0, 32000, -32000, 0),
        "big three dragons and all honours: 2 × 32,000, or one of them",
    ),
    Row(
        "double_yakuman",
        [],
        _won("119m19p19s1234567z", "1m"),
        moved(0, 64000, -64000, 0),
        moved(0, 32000, -32000, 0),
        "thirteen orphans on thirteen tiles count twice, or once",
    ),
    Row(
        "max_yakuman",
        1,
        (ron(1, 2, DRAGONS_AND_HONOURS),),
        moved(0, 64000, -64000, 0),
        moved(0, 32000, -32000, 0),
        "two yakuman, of which at most one is paid",
    ),
    Row(
        "renhou",
        "mangan",
        _won(FLAT, "8p", circumstances=["renhou"]),
        moved(0, 1000, -1000, 0),
        moved(0, 8000, -8000, 0),
        "pinfu pays 1,000; before the first own draw it is paid as a mangan",
    ),
    Row(
        "ryuuiisou_needs_hatsu",
        True,
        _won("22334488s", "4s", ("pon", "666s"), ("chi", "234s")),
        moved(0, 32000, -32000, 0),
        moved(0, 12000, -12000, 0),
        "All Green without the dragon; where it needs it, an open full flush 5 and All Simples 1 are a haneman",
    ),
    Row(
        "two_han_minimum_from",
        5,
        _won(FLAT, "8p"),
        moved(0, 2500, -2500, 0),
        refused("two_han_needed"),
        "1,000 and 5 × 300; from five counters on the one han of pinfu is not enough",
        start=at("E1", honba=5),
    ),
    Row(
        "local_yaku",
        ["sanrenkou"],
        _won("333p567s99m", "7s", ("pon", "222p"), ("daiminkan", "4444p")),
        refused("no_yaku"),
        moved(0, 2600, -2600, 0),
        "20 + 2 + 4 + 8 are 40 fu, three triplets in a row 2 han: 40 × 16 × 4 = 2,560, so 2,600",
    ),
    Row(
        "yaku_han",
        {"pinfu": [2, None]},
        _won(FLAT, "8p"),
        moved(0, 1000, -1000, 0),
        moved(0, 2000, -2000, 0),
        "pinfu as 1 han 30 fu or as 2 han 30 fu",
    ),
)
