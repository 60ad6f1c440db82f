"""Worked examples for every yaku: hands that have it, and hands that only nearly have it.

South wins in the East round where nothing else is said. The same hands serve the tests of the options and of the
explanation as a corpus.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.builders import Won, added_kan, chi, closed_kan, hand, open_kan, pon


@dataclass(frozen=True)
class Example:
    """A hand, all its yaku with their han (or yakuman with their multiples), and its fu (None for a yakuman)."""

    won: Won
    yaku: str
    fu: int | None = None

    @property
    def lines(self) -> dict[str, int]:
        """The yaku as names and numbers: `riichi 1, pinfu 1`."""
        pairs = [each.split() for each in self.yaku.split(", ")]
        return {name: int(amount) for name, amount in pairs}


@dataclass(frozen=True)
class Row:
    """Examples of one yaku: closed ones, open ones (none when it cannot be open), and hands just short of it."""

    closed: tuple[Example, ...]
    opened: tuple[Example, ...] = ()
    nearly: tuple[Won, ...] = ()
    rules: Mapping[str, object] = field(default_factory=dict)


FLAT: Final = "234567m345678p99s"
"""Four runs and a pair without fu: pinfu when the last tile ended a run on an open side, and nothing else."""
GUEST: Final = "234m789p45699s333z"
"""Three runs, a guest wind's triplet and a pair: no yaku at all."""
THREE: Final = "234m789p45699s"
"""The same without the triplet: three runs and a pair, beside a called set."""
ORPHANS: Final = "119m19p19s1234567z"
GATES: Final = "11123455678999m"

YAKU_EXAMPLES: Final[dict[str, Row]] = {
    "riichi": Row(
        closed=(Example(hand(FLAT, ron="8p", riichi=True), "riichi 1, pinfu 1", 30),),
        nearly=(hand(FLAT, ron="8p"), hand(FLAT, ron="8p", double_riichi=True)),
    ),
    "double_riichi": Row(
        closed=(Example(hand(FLAT, ron="8p", double_riichi=True), "double_riichi 2, pinfu 1", 30),),
        nearly=(hand(FLAT, ron="8p", riichi=True),),
    ),
    "ippatsu": Row(
        closed=(
            Example(hand(FLAT, ron="8p", riichi=True, ippatsu=True), "riichi 1, ippatsu 1, pinfu 1", 30),
            Example(hand(FLAT, ron="8p", double_riichi=True, ippatsu=True), "double_riichi 2, ippatsu 1, pinfu 1", 30),
        ),
        nearly=(hand(FLAT, ron="8p", riichi=True),),
    ),
    "menzen_tsumo": Row(
        closed=(
            Example(hand(FLAT, tsumo="9s"), "menzen_tsumo 1", 30),
            # A closed kan leaves the hand closed.
            Example(hand(THREE, closed_kan("3333z"), tsumo="6s"), "menzen_tsumo 1", 60),
        ),
        nearly=(hand(FLAT, ron="8p"), hand(THREE, pon("555z"), tsumo="6s")),
    ),
    "pinfu": Row(
        closed=(
            Example(hand(FLAT, ron="8p"), "pinfu 1", 30),
            Example(hand(FLAT, tsumo="3p"), "menzen_tsumo 1, pinfu 1", 20),
            # A pair of a wind that is neither the seat's nor the round's has no fu.
            Example(hand("234567m345678p33z", ron="8p"), "pinfu 1", 30),
        ),
        nearly=(
            hand(FLAT, ron="9s", riichi=True),  # pair wait
            hand(FLAT, ron="4p", riichi=True),  # closed wait
            hand("123567m345678p99s", ron="3m", riichi=True),  # edge wait: 12
            hand("234789m345678p99s", ron="7m", riichi=True),  # edge wait: 89
            hand("234567m345678p11z", ron="8p", riichi=True),  # pair of the round wind
            hand("234567m345678p22z", ron="8p", riichi=True),  # pair of the seat wind
            hand("234567m345678p77z", ron="8p", riichi=True),  # pair of dragons
            hand(GUEST, ron="6s", riichi=True),  # a triplet
            hand(THREE, closed_kan("3333z"), ron="6s", riichi=True),  # a kan
            hand("234567m678p99s", chi("345p"), ron="8p", houtei=True),  # a called run
        ),
    ),
    "tanyao": Row(
        closed=(Example(hand("234567m345678p22s", ron="4p"), "tanyao 1", 40),),
        opened=(Example(hand("345m678p55s", chi("234s"), pon("777m"), ron="3m"), "tanyao 1", 30),),
        nearly=(
            hand(FLAT, ron="8p"),
            hand("345m678p55s", chi("123s"), pon("777m"), ron="3m"),
            hand("345m678p33z", chi("234s"), pon("777m"), ron="3m"),
        ),
    ),
    "iipeikou": Row(
        closed=(Example(hand("223344m789p45699s", ron="3m"), "iipeikou 1", 40),),
        nearly=(
            hand("223344m45699s", chi("789p"), ron="3m"),  # called
            hand("223344m667788p99s", ron="9s"),  # twice
            hand("234m234p23499s333z", ron="4s"),  # the same numbers in other suits
        ),
    ),
    "haku": Row(
        closed=(
            Example(hand("234m789p45699s555z", ron="6s"), "haku 1", 40),
            Example(hand(THREE, closed_kan("5555z"), ron="6s"), "haku 1", 70),
        ),
        opened=(
            Example(hand(THREE, pon("555z"), ron="6s"), "haku 1", 30),
            Example(hand(THREE, added_kan("5555z"), ron="6s"), "haku 1", 40),
        ),
        nearly=(hand("234567m345678p55z", ron="8p", riichi=True),),
    ),
    "hatsu": Row(
        closed=(Example(hand("234m789p45699s666z", ron="6s"), "hatsu 1", 40),),
        opened=(Example(hand(THREE, pon("666z"), ron="6s"), "hatsu 1", 30),),
        nearly=(hand("234567m345678p66z", ron="8p", riichi=True), hand(THREE, pon("555z"), ron="6s")),
    ),
    "chun": Row(
        closed=(Example(hand("234m789p45699s777z", ron="6s"), "chun 1", 40),),
        opened=(Example(hand(THREE, pon("777z"), ron="6s"), "chun 1", 30),),
        nearly=(hand("234567m345678p77z", ron="8p", riichi=True), hand(THREE, pon("666z"), ron="6s")),
    ),
    "seat_wind": Row(
        closed=(
            Example(hand("234m789p45699s222z", ron="6s"), "seat_wind 1", 40),
            Example(hand(GUEST, ron="6s", seat="W"), "seat_wind 1", 40),
        ),
        opened=(
            Example(hand(THREE, pon("222z"), ron="6s"), "seat_wind 1", 30),
            Example(hand(THREE, pon("222z"), ron="6s", prevailing="S"), "seat_wind 1, round_wind 1", 30),
        ),
        nearly=(
            hand(GUEST, ron="6s"),
            hand(THREE, pon("111z"), ron="6s"),
            hand(THREE, pon("222z"), ron="6s", seat="N"),
        ),
    ),
    "round_wind": Row(
        closed=(
            Example(hand("234m789p45699s111z", ron="6s"), "round_wind 1", 40),
            Example(hand("234m789p45699s111z", ron="6s", seat="E"), "seat_wind 1, round_wind 1", 40),
        ),
        opened=(Example(hand(THREE, pon("111z"), ron="6s"), "round_wind 1", 30),),
        nearly=(hand(GUEST, ron="6s"), hand(THREE, pon("111z"), ron="6s", prevailing="S")),
    ),
    "haitei": Row(
        closed=(Example(hand(GUEST, tsumo="6s", haitei=True), "menzen_tsumo 1, haitei 1", 30),),
        opened=(Example(hand(THREE, pon("333z"), tsumo="6s", haitei=True), "haitei 1", 30),),
        nearly=(hand(GUEST, tsumo="6s"), hand(GUEST, ron="6s", houtei=True)),
    ),
    "houtei": Row(
        closed=(Example(hand(GUEST, ron="6s", houtei=True), "houtei 1", 40),),
        opened=(Example(hand(THREE, pon("333z"), ron="6s", houtei=True), "houtei 1", 30),),
        nearly=(hand(GUEST, ron="6s"), hand(GUEST, tsumo="6s", haitei=True)),
    ),
    "rinshan": Row(
        closed=(Example(hand(THREE, closed_kan("3333z"), tsumo="6s", rinshan=True), "menzen_tsumo 1, rinshan 1", 60),),
        opened=(Example(hand(THREE, open_kan("3333z"), tsumo="6s", rinshan=True), "rinshan 1", 40),),
        nearly=(hand(THREE, closed_kan("3333z"), tsumo="6s"),),
    ),
    "chankan": Row(
        closed=(Example(hand(GUEST, ron="6s", chankan=True), "chankan 1", 40),),
        opened=(Example(hand(THREE, pon("333z"), ron="6s", chankan=True), "chankan 1", 30),),
        nearly=(hand(GUEST, ron="6s"),),
    ),
    "chiitoitsu": Row(
        closed=(
            Example(hand("1122m3388p4455s77z", ron="7z"), "chiitoitsu 2", 25),
            Example(hand("224477m3388p4466s", tsumo="7m"), "menzen_tsumo 1, tanyao 1, chiitoitsu 2", 25),
            Example(hand("11335577m223344z", ron="7m"), "chiitoitsu 2, honitsu 3", 25),
        ),
        nearly=(
            hand("223344m667788p99s", ron="9s"),  # twin runs twice
            hand("1111m3388p4455s77z", ron="7z"),  # four equal tiles are not two pairs
        ),
    ),
    "sanshoku_doujun": Row(
        closed=(Example(hand("234m234p23499s333z", ron="4s"), "sanshoku_doujun 2", 40),),
        opened=(Example(hand("234p23499s333z", chi("234m"), ron="4s"), "sanshoku_doujun 1", 30),),
        nearly=(hand("234m234p34599s333z", ron="5s"), hand("234p23499s333z", chi("234p"), ron="4s")),
    ),
    "sanshoku_doukou": Row(
        closed=(Example(hand("222456m222p22299s", ron="2s"), "sanshoku_doukou 2", 40),),
        opened=(
            Example(hand("222456m222p99s", pon("222s"), ron="6m"), "sanshoku_doukou 2", 30),
            Example(hand("222456m222p99s", open_kan("2222s"), ron="6m"), "sanshoku_doukou 2", 40),
        ),
        nearly=(hand("222456m222p33399s", ron="2m", riichi=True), hand("222456m22299p", chi("123s"), ron="6m")),
    ),
    "sanankou": Row(
        closed=(Example(hand("222456m333p77799s", ron="6m"), "sanankou 2", 50),),
        opened=(Example(hand("222m333p77799s", chi("456m"), ron="9s"), "sanankou 2", 40),),
        nearly=(
            hand("222456m333p77799s", ron="7s", riichi=True),  # the third one was completed by a discard
            hand("456m333p77799s", pon("222m"), ron="6m"),
        ),
    ),
    "sankantsu": Row(
        closed=(
            Example(
                hand("456m99s", closed_kan("3333p"), closed_kan("7777s"), closed_kan("3333z"), ron="6m"),
                "sanankou 2, sankantsu 2",
                100,
            ),
        ),
        opened=(
            Example(
                hand("456m99s", open_kan("3333p"), added_kan("7777s"), closed_kan("3333z"), ron="6m"),
                "sankantsu 2",
                70,
            ),
        ),
        nearly=(hand("456m99s", open_kan("3333p"), open_kan("7777s"), pon("333z"), ron="6m"),),
    ),
    "toitoi": Row(
        closed=(Example(hand("222m333p77799s333z", ron="7s"), "sanankou 2, toitoi 2", 50),),
        opened=(Example(hand("222m333p99s", pon("777s"), pon("333z"), ron="2m"), "toitoi 2", 40),),
        nearly=(hand("456m333p99s", pon("777s"), pon("333z"), ron="6m"),),
    ),
    "ittsuu": Row(
        closed=(Example(hand("123456789m99s333z", ron="9m"), "ittsuu 2", 40),),
        opened=(Example(hand("123456m99s333z", chi("789m"), ron="6m"), "ittsuu 1", 30),),
        nearly=(hand("123456m789p99s333z", ron="6m"), hand("123345m99s333z", chi("789m"), ron="5m")),
    ),
    "chanta": Row(
        closed=(Example(hand("123m789p12399s333z", ron="1s"), "chanta 2", 40),),
        opened=(Example(hand("789p12399s333z", chi("123m"), ron="1s"), "chanta 1", 30),),
        nearly=(
            hand("123m789p23499s333z", ron="4s"),
            hand("123999m789p12399s", ron="1s"),  # no honours: pure
            hand("111s44433z", pon("111m"), pon("999p"), ron="1s"),  # no run
        ),
    ),
    "shousangen": Row(
        closed=(Example(hand("234m567s55566677z", ron="7s"), "haku 1, hatsu 1, shousangen 2", 50),),
        opened=(
            Example(hand("234m567s77z", pon("555z"), pon("666z"), ron="7s"), "haku 1, hatsu 1, shousangen 2", 30),
            Example(hand("234m567s55z", pon("777z"), pon("666z"), ron="7s"), "hatsu 1, chun 1, shousangen 2", 30),
        ),
        nearly=(
            hand("234m56799s", pon("555z"), pon("666z"), ron="7s"),
            hand("234m99s", pon("555z"), pon("666z"), pon("777z"), ron="4m"),
        ),
    ),
    "honroutou": Row(
        closed=(
            Example(hand("111m999p111s33444z", ron="1s"), "sanankou 2, toitoi 2, honroutou 2", 60),
            Example(hand("1199m1199p1199s33z", ron="3z"), "chiitoitsu 2, honroutou 2", 25),
        ),
        opened=(Example(hand("111s33444z", pon("111m"), pon("999p"), ron="1s"), "toitoi 2, honroutou 2", 40),),
        nearly=(
            hand("222s33444z", pon("111m"), pon("999p"), ron="2s"),
            hand("1199m1199p115566s", ron="6s"),
            hand("111s99s", pon("111m"), pon("999p"), pon("111p"), ron="1s"),
        ),
    ),
    "ryanpeikou": Row(
        closed=(
            Example(hand("223344m667788p99s", ron="9s"), "ryanpeikou 3", 40),
            Example(hand("223344m667788p99s", ron="4m"), "pinfu 1, ryanpeikou 3", 30),
        ),
        nearly=(hand("223344m789p45699s", ron="3m"), hand("1122m3388p4455s77z", ron="7z")),
    ),
    "junchan": Row(
        closed=(Example(hand("123999m789p12399s", ron="1s"), "junchan 3", 40),),
        opened=(Example(hand("999m789p12399s", chi("123m"), ron="1s"), "junchan 2", 30),),
        nearly=(
            hand("123m789p12399s333z", ron="1s"),
            hand("123999m789p23499s", ron="4s", riichi=True),
        ),
    ),
    "honitsu": Row(
        closed=(Example(hand("23456788m333444z", ron="7m"), "honitsu 3", 50),),
        opened=(Example(hand("23456788m333z", pon("444z"), ron="7m"), "honitsu 2", 40),),
        nearly=(
            hand("234567m88p333z", pon("444z"), ron="7m"),
            hand("34556778999m", chi("123m"), ron="8m"),
        ),
    ),
    "chinitsu": Row(
        closed=(Example(hand("12334556778999m", ron="1m"), "pinfu 1, chinitsu 6", 30),),
        opened=(Example(hand("34556778999m", chi("123m"), ron="8m"), "chinitsu 5", 30),),
        nearly=(hand("23456788m333444z", ron="7m"), hand("34556778999m", chi("123p"), ron="8m")),
    ),
    "renhou": Row(
        closed=(Example(hand(FLAT, ron="8p", renhou=True), "pinfu 1, renhou 5", 30),),
        nearly=(hand(FLAT, ron="8p"),),
        rules={"renhou": "yaku"},
    ),
}
