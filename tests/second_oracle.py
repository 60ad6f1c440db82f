"""A second independent scorer to compare with: PyPI `riichienv`, a compiled one, where it is installed.

It knows one set of rules, with every double pattern paid twice, and cannot read hands with two kans.
"""

from dataclasses import dataclass
from typing import Any, Final

import riichienv

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.tiles import WINDS
from scorekeeper.rulesets.riichi.options import Options
from tests.oracle import NAMES, Told, ask

RULES: Final = Options()
KNOWN: Final = frozenset(
    {"riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou"}
)
"""The circumstances it can be told."""
_MELDS: Final = {"chi": "Chi", "pon": "Pon", "daiminkan": "Daiminkan", "shouminkan": "Kakan", "ankan": "Ankan"}
_FLAGS: Final = KNOWN - {"tenhou", "chiihou"}
_OWN_NAMES: Final = {
    "Dai Sangen": "daisangen",
    "Su Ankou": "suuankou",
    "Tsuu iisou": "tsuuiisou",
    "Ryuu iisou": "ryuuiisou",
    "Sho Suusi": "shousuushii",
    "Su Kantsu": "suukantsu",
    "Junsei Chuuren Poutou": "junsei_chuuren_poutou",
    "Su Ankou Tanki": "suuankou_tanki",
    "Kokushi Musou 13-men": "kokushi_13",
    "Dai Suusi": "daisuushii",
    "Yakuhai (seat wind)": "seat_wind",
    "Yakuhai (round wind)": "round_wind",
}
_NAMES: Final = {**NAMES, **_OWN_NAMES}


@dataclass(frozen=True, slots=True)
class Question:
    """The arguments of one question, as the package takes them."""

    tiles: list[int]
    melds: list[Any]
    win_tile: int
    dora: list[int]
    ura: list[int]
    conditions: Any


def can_be_read(hand: Hand) -> bool:
    """Whether it can read the tiles of a hand."""
    return sum(len(meld.tiles) > 3 for meld in hand.melds) < 2


def can_be_asked(hand: Hand) -> bool:
    """Whether it can be told all there is to a hand."""
    return can_be_read(hand) and hand.circumstances <= KNOWN


def question(hand: Hand, setting: Setting) -> Question:
    """The question for a hand: the same numbers of tiles as for the first program."""
    asked = ask(hand, setting, RULES)
    tiles = list(asked.tiles)
    melds = []
    for meld, there in zip(hand.melds, asked.melds, strict=True):
        numbers = list(there.tiles)
        for each in numbers:
            tiles.remove(each)
        melds.append(riichienv.Meld(getattr(riichienv.MeldType, _MELDS[meld.kind]), numbers, there.opened))
    held = hand.circumstances
    conditions = riichienv.Conditions(
        tsumo=hand.win == "tsumo",
        tsumo_first_turn=not held.isdisjoint({"tenhou", "chiihou"}),
        player_wind=WINDS.index(setting.seat_wind),
        round_wind=WINDS.index(setting.round_wind),
        **{name: name in held for name in _FLAGS},
    )
    ura = asked.ura if not held.isdisjoint({"riichi", "double_riichi"}) else []
    return Question(tiles, melds, asked.win_tile, asked.dora, ura, conditions)


def estimate(asked: Question) -> Any:
    """Its own answer, no more."""
    evaluator = riichienv.HandEvaluator(asked.tiles, asked.melds)
    return evaluator.calc(asked.win_tile, asked.dora, asked.conditions, asked.ura)


def answer(asked: Question) -> Told:
    """What it says, in the words of the first program's answer."""
    said = estimate(asked)
    if not said.is_win:
        return Told("no win")
    dealer = int(asked.conditions.player_wind) == 0
    total = said.ron_agari
    if asked.conditions.tsumo:
        total = 3 * said.tsumo_agari_ko if dealer else said.tsumo_agari_oya + 2 * said.tsumo_agari_ko
    names = frozenset(_NAMES[each.name_en] for each in said.yaku_list())
    return Told(None, said.han, said.fu, total, names, said.yakuman)
