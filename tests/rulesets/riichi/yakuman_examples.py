"""Worked examples for every yakuman, in the manner of those for every yaku; and all of them by name."""

from typing import Final

from tests.builders import added_kan, chi, closed_kan, hand, open_kan, pon
from tests.rulesets.riichi.examples import FLAT, GATES, ORPHANS, YAKU_EXAMPLES, Example, Row

YAKUMAN_EXAMPLES: Final[dict[str, Row]] = {
    "kokushi": Row(
        closed=(Example(hand(ORPHANS, ron="7z"), "kokushi 1"), Example(hand(ORPHANS, tsumo="9m"), "kokushi 1")),
        nearly=(hand(ORPHANS, ron="1m"), hand("19m19p19s1234567z5m", ron="5m")),
    ),
    "kokushi_13": Row(
        closed=(Example(hand(ORPHANS, ron="1m"), "kokushi_13 2"),),
        nearly=(hand(ORPHANS, ron="7z"), hand(ORPHANS, ron="9s")),
    ),
    "suuankou": Row(
        closed=(
            Example(hand("222m333p77799s333z", tsumo="7s"), "suuankou 1"),
            Example(hand("222m77799s333z", closed_kan("3333p"), tsumo="7s"), "suuankou 1"),
        ),
        nearly=(
            hand("222m333p77799s333z", ron="7s"),
            hand("222m77799s333z", open_kan("3333p"), tsumo="7s"),
            hand("222m333p77799s333z", ron="9s"),
        ),
    ),
    "suuankou_tanki": Row(
        closed=(
            Example(hand("222m333p77799s333z", ron="9s"), "suuankou_tanki 2"),
            Example(hand("222m333p77799s333z", tsumo="9s"), "suuankou_tanki 2"),
        ),
        nearly=(hand("222m333p77799s333z", tsumo="7s"), hand("222m333p77799s333z", ron="7s")),
    ),
    "daisangen": Row(
        closed=(Example(hand("234m99s555666777z", ron="4m"), "daisangen 1"),),
        opened=(Example(hand("234m99s", pon("555z"), added_kan("6666z"), pon("777z"), ron="4m"), "daisangen 1"),),
        nearly=(hand("234m567s77z", pon("555z"), pon("666z"), ron="7s"),),
    ),
    "tsuuiisou": Row(
        closed=(Example(hand("11223344556677z", ron="7z"), "tsuuiisou 1"),),
        opened=(Example(hand("22277z", pon("111z"), pon("555z"), pon("666z"), ron="7z"), "tsuuiisou 1"),),
        nearly=(hand("99m222z", pon("111z"), pon("555z"), pon("666z"), ron="9m"),),
    ),
    "ryuuiisou": Row(
        closed=(Example(hand("22334466688s666z", ron="8s"), "ryuuiisou 1"),),
        opened=(
            Example(hand("22334488s", pon("666s"), pon("666z"), ron="4s"), "ryuuiisou 1"),
            Example(hand("22334488s", pon("666s"), chi("234s"), ron="4s"), "ryuuiisou 1"),
        ),
        nearly=(hand("22334466688s555z", ron="8s"), hand("22334455566688s", ron="8s")),
    ),
    "chinroutou": Row(
        closed=(Example(hand("111999m111999p11s", ron="9p"), "chinroutou 1"),),
        opened=(Example(hand("111p99s", pon("111m"), pon("999m"), pon("999p"), ron="1p"), "chinroutou 1"),),
        nearly=(hand("111p33z", pon("111m"), pon("999m"), pon("999p"), ron="1p"),),
    ),
    "suukantsu": Row(
        closed=(
            Example(
                hand(
                    "99s", closed_kan("2222m"), closed_kan("3333p"), closed_kan("7777s"), closed_kan("3333z"), ron="9s"
                ),
                "suuankou_tanki 2, suukantsu 1",
            ),
        ),
        opened=(
            Example(
                hand("99s", closed_kan("2222m"), open_kan("3333p"), added_kan("7777s"), closed_kan("3333z"), ron="9s"),
                "suukantsu 1",
            ),
        ),
        nearly=(hand("99s", closed_kan("2222m"), open_kan("3333p"), pon("777s"), closed_kan("3333z"), ron="9s"),),
    ),
    "shousuushii": Row(
        closed=(Example(hand("234m11122233344z", ron="4m"), "shousuushii 1"),),
        opened=(Example(hand("234m33344z", pon("111z"), pon("222z"), ron="4m"), "shousuushii 1"),),
        nearly=(
            hand("23499m333z", pon("111z"), pon("222z"), ron="4m"),
            hand("11m333444z", pon("111z"), pon("222z"), ron="4z"),
        ),
    ),
    "daisuushii": Row(
        closed=(Example(hand("11m111222333444z", ron="4z"), "daisuushii 2"),),
        opened=(Example(hand("11m333444z", pon("111z"), pon("222z"), ron="4z"), "daisuushii 2"),),
        nearly=(hand("234m33344z", pon("111z"), pon("222z"), ron="4m"),),
    ),
    "chuuren_poutou": Row(
        closed=(
            Example(hand(GATES, ron="1m"), "chuuren_poutou 1"),
            Example(hand(GATES, tsumo="9m"), "chuuren_poutou 1"),
        ),
        nearly=(
            hand(GATES, ron="5m"),
            hand("22345678999s", closed_kan("1111s"), ron="5s"),  # a kan is no part of the gates
            hand("11155678999m", chi("234m"), ron="1m"),  # called
        ),
    ),
    "junsei_chuuren_poutou": Row(
        closed=(Example(hand(GATES, ron="5m"), "junsei_chuuren_poutou 2"),),
        nearly=(hand(GATES, ron="1m"),),
    ),
    "tenhou": Row(
        closed=(Example(hand(FLAT, tsumo="8p", seat="E", tenhou=True), "tenhou 1"),),
        nearly=(hand(FLAT, tsumo="8p", seat="E"),),
    ),
    "chiihou": Row(
        closed=(Example(hand(FLAT, tsumo="8p", chiihou=True), "chiihou 1"),),
        nearly=(hand(FLAT, tsumo="8p"),),
    ),
    "renhou": Row(
        closed=(Example(hand(FLAT, ron="8p", renhou=True), "renhou 1"),),
        nearly=(hand(FLAT, ron="8p"),),
        rules={"renhou": "yakuman"},
    ),
}

ALL_EXAMPLES: Final[dict[str, Example]] = {
    f"{name} {i}": example
    for table in (YAKU_EXAMPLES, YAKUMAN_EXAMPLES)
    for name, row in table.items()
    for i, example in enumerate((*row.closed, *row.opened), start=1)
    if not row.rules
}
"""Every example under the standard rules by a short name."""
