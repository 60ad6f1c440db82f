"""An independent scorer to compare with: PyPI `mahjong`, asked in its own words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as OracleMeld

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.tiles import Tile, Wind
from scorekeeper.rulesets.riichi.options import Options

_WINDS: Final = {Wind.EAST: EAST, Wind.SOUTH: SOUTH, Wind.WEST: WEST, Wind.NORTH: NORTH}
_MELDS: Final = {
    "chi": (OracleMeld.CHI, True),
    "pon": (OracleMeld.PON, True),
    "daiminkan": (OracleMeld.KAN, True),
    "shouminkan": (OracleMeld.SHOUMINKAN, True),
    "ankan": (OracleMeld.KAN, False),
}
_FLAGS: Final = {
    "riichi": "is_riichi",
    "double_riichi": "is_daburu_riichi",
    "ippatsu": "is_ippatsu",
    "haitei": "is_haitei",
    "houtei": "is_houtei",
    "rinshan": "is_rinshan",
    "chankan": "is_chankan",
    "tenhou": "is_tenhou",
    "chiihou": "is_chiihou",
    "renhou": "is_renhou",
}
_COUNTED: Final = {
    "yakuman": HandConfig.KAZOE_LIMITED,
    "sanbaiman": HandConfig.KAZOE_SANBAIMAN,
    "multiple": HandConfig.KAZOE_NO_LIMIT,
}
_SEXTUPLE: Final = 6


@dataclass(frozen=True, slots=True)
class Asked:
    """The arguments of one question to the oracle."""

    tiles: list[int]
    win_tile: int
    melds: list[OracleMeld]
    dora: list[int]
    ura: list[int]
    config: HandConfig


@dataclass(frozen=True, slots=True)
class Told:
    """What the oracle says of a hand; `total` is what the winner gets without counters and sticks."""

    error: str | None
    han: int = 0
    fu: int = 0
    total: int = 0
    yaku: frozenset[str] = field(default_factory=frozenset)
    yakuman: bool = False


class _Copies:
    """Gives each tile of a hand its own number: four of a kind in a row, the first of the fives being the red one."""

    def __init__(self) -> None:
        self._taken: set[int] = set()

    def take(self, tile: Tile) -> int:
        first = 4 * tile.kind
        is_five = tile.number == 5 and tile.kind < 27
        places = [first] if tile.red else list(range(first + is_five, first + 4))
        # A fourth plain five is the red one's place when the rules have no red fives.
        place = next((p for p in places if p not in self._taken), first)
        self._taken.add(place)
        return place


def ask(hand: Hand, setting: Setting, options: Options) -> Asked:
    """The question to the oracle for a hand; indicators come from the same four copies."""
    copies = _Copies()
    melds = []
    for meld in hand.melds:
        kind, opened = _MELDS[meld.kind]
        melds.append(OracleMeld(kind, [copies.take(t) for t in meld.tiles], opened))
    concealed = [copies.take(t) for t in hand.concealed]
    assert hand.win_tile is not None
    win = concealed[hand.concealed.index(hand.win_tile)]
    dora = [copies.take(t) for t in hand.rows.get("dora_indicators", ())]
    ura = [copies.take(t) for t in hand.rows.get("ura_indicators", ())]
    rules = OptionalRules(
        has_open_tanyao=options.open_tanyao,
        has_aka_dora=any(options.red_fives),
        has_double_yakuman=bool(options.double_yakuman),
        kazoe_limit=_COUNTED[options.counted_yakuman],
        kiriage=options.kiriage_mangan,
        fu_for_open_pinfu=options.open_pinfu_fu == 30,
        fu_for_pinfu_tsumo=not options.pinfu_tsumo,
        renhou_as_yakuman=options.renhou == "yakuman",
        limit_to_sextuple_yakuman=options.max_yakuman == _SEXTUPLE,
        has_daichisei=False,
    )
    flags = {_FLAGS[name]: True for name in hand.circumstances}
    config = HandConfig(
        is_tsumo=hand.win == "tsumo",
        player_wind=_WINDS[setting.seat_wind],
        round_wind=_WINDS[setting.round_wind],
        options=rules,
        **flags,
    )
    tiles = concealed + [t for meld in melds for t in meld.tiles]
    return Asked(sorted(tiles), win, melds, dora, ura, config)


def estimate(asked: Asked) -> HandResponse:
    """The oracle's own answer, no more; ura indicators count with riichi only, as here."""
    config = asked.config
    ura: Sequence[int] = asked.ura if config.is_riichi or config.is_daburu_riichi else ()
    return HandCalculator.estimate_hand_value(
        asked.tiles,
        asked.win_tile,
        melds=asked.melds,
        dora_indicators=asked.dora,
        config=config,
        ura_dora_indicators=ura,
    )


def answer(asked: Asked) -> Told:
    """What the oracle says."""
    said, config = estimate(asked), asked.config
    if said.error is not None:
        return Told(said.error)
    assert said.cost is not None
    assert said.han is not None
    assert said.fu is not None
    assert said.yaku is not None
    cost = said.cost
    total = cost["main"] if not config.is_tsumo else cost["main"] + 2 * cost["additional"]
    names = frozenset(each.name for each in said.yaku)
    return Told(None, said.han, said.fu, total, names, any(each.is_yakuman for each in said.yaku))


NAMES: Final = {
    "Menzen Tsumo": "menzen_tsumo",
    "Riichi": "riichi",
    "Ippatsu": "ippatsu",
    "Chankan": "chankan",
    "Rinshan Kaihou": "rinshan",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Double Riichi": "double_riichi",
    "Renhou": "renhou",
    "Renhou (yakuman)": "renhou",
    "Pinfu": "pinfu",
    "Tanyao": "tanyao",
    "Iipeiko": "iipeikou",
    "Yakuhai (haku)": "haku",
    "Yakuhai (hatsu)": "hatsu",
    "Yakuhai (chun)": "chun",
    **{f"Yakuhai (seat wind {wind})": "seat_wind" for wind in ("east", "south", "west", "north")},
    **{f"Yakuhai (round wind {wind})": "round_wind" for wind in ("east", "south", "west", "north")},
    "Sanshoku Doujun": "sanshoku_doujun",
    "Ittsu": "ittsuu",
    "Chantai": "chanta",
    "Honroutou": "honroutou",
    "Toitoi": "toitoi",
    "San Ankou": "sanankou",
    "San Kantsu": "sankantsu",
    "Sanshoku Doukou": "sanshoku_doukou",
    "Chiitoitsu": "chiitoitsu",
    "Shou Sangen": "shousangen",
    "Honitsu": "honitsu",
    "Junchan": "junchan",
    "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu",
    "Kokushi Musou": "kokushi",
    "Chuuren Poutou": "chuuren_poutou",
    "Suu Ankou": "suuankou",
    "Daisangen": "daisangen",
    "Shousuushii": "shousuushii",
    "Ryuuiisou": "ryuuiisou",
    "Suu Kantsu": "suukantsu",
    "Tsuu Iisou": "tsuuiisou",
    "Chinroutou": "chinroutou",
    "Dai Suushii": "daisuushii",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13",
    "Suu Ankou Tanki": "suuankou_tanki",
    "Daburu Chuuren Poutou": "junsei_chuuren_poutou",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    "Dora": "dora",
    "Ura Dora": "ura_dora",
    "Aka Dora": "red_dora",
}
"""The oracle's names of yaku, and ours."""
