"""Short words for tests, so that a hand in a test reads as a player would say it.

hand("234m 567p 234s 88p 99m", ron="9m", riichi=True, dora="8m")
hand("567s 22m 345s", chi("234m"), pon("888p"), tsumo="5s", seat="E")
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile, Wind, tile
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles a text names; the test fails when it names none."""
    found = read_tiles(text)
    assert not isinstance(found, Problem), found
    return found


def chi(text: str) -> Meld:
    return Meld("chi", tiles(text))


def pon(text: str) -> Meld:
    return Meld("pon", tiles(text))


def open_kan(text: str) -> Meld:
    return Meld("daiminkan", tiles(text))


def added_kan(text: str) -> Meld:
    return Meld("shouminkan", tiles(text))


def closed_kan(text: str) -> Meld:
    return Meld("ankan", tiles(text))


class Won(Struct, frozen=True):
    """A hand and where it was won."""

    hand: Hand
    setting: Setting

    def __str__(self) -> str:
        called = " ".join(f"{meld.kind}:{write_tiles(meld.tiles)}" for meld in self.hand.melds)
        told = " ".join(sorted(self.hand.circumstances))
        won = f"{self.hand.win} {self.hand.win_tile}"
        return " ".join(part for part in (write_tiles(self.hand.concealed), called, won, told) if part)


def hand(
    concealed: str,
    *called: Meld,
    ron: str = "",
    tsumo: str = "",
    seat: str = "S",
    prevailing: str = "E",
    dora: str = "",
    ura: str = "",
    told: str = "",
    **circumstances: bool,
) -> Won:
    """A hand won off somebody by the tile `ron`, or drawn as the tile `tsumo`; `concealed` holds that tile too.

    Where nothing else is said South wins in the East round. `dora` and `ura` are indicators. Circumstances are
    ticked by name (`riichi=True`), or told as words in one text.
    """
    assert bool(ron) is not bool(tsumo), "a hand is won in one of two ways"
    rows = {"dora_indicators": tiles(dora), "ura_indicators": tiles(ura)}
    return Won(
        Hand(
            tiles(concealed),
            called,
            tile(ron or tsumo),
            "ron" if ron else "tsumo",
            frozenset(told.split()).union(name for name, said in circumstances.items() if said),
            {name: row for name, row in rows.items() if row},
        ),
        Setting(Wind(seat), Wind(prevailing)),
    )


@lru_cache(maxsize=256)
def riichi_rules(preset: str = "standard", /, **options: object) -> Riichi:
    """Riichi by a preset, with some options changed (lists written as tuples)."""
    rules = Riichi.of(preset, options)
    assert isinstance(rules, Riichi), rules
    return rules


def scored(won: Won, preset: str = "standard", /, **options: object) -> RiichiScore:
    """What a hand is worth; the test fails when it is worth nothing."""
    score = riichi_rules(preset, **options).score(won.hand, won.setting)
    assert isinstance(score, RiichiScore), f"{won}: {score}"
    return score


def fault(won: Won, preset: str = "standard", /, **options: object) -> Problem:
    """What is wrong with a hand; the test fails when nothing is."""
    score = riichi_rules(preset, **options).score(won.hand, won.setting)
    assert isinstance(score, Problem), f"{won}: {score}"
    return score


def called(
    han: int | None = None,
    fu: int | None = None,
    *,
    yakuman: int | None = None,
    limit: str | None = None,
    tsumo: bool = False,
    dealer: bool = False,
    preset: str = "standard",
    **options: object,
) -> RiichiScore | Problem:
    """What a score that was only called out is worth."""
    return riichi_rules(preset, **options).scorer.called_out(CalledOut(han, fu, yakuman, limit), tsumo, dealer)


def yaku(score: RiichiScore) -> dict[str, int]:
    """The yaku (and dora) of a score with their han, or its yakuman with their multiples."""
    return {line.id: line.amount for line in score.yaku}


def fu_items(score: RiichiScore) -> list[tuple[str, str, int]]:
    """The fu of a score, item by item: name, tiles, fu."""
    return [(line.id, write_tiles(line.tiles), line.amount) for line in score.fu_items]


def reading(score: RiichiScore) -> str:
    """The sets of a score as they were read, in order."""
    return " ".join(write_tiles(group) for group in score.reading)


def pays(score: RiichiScore | Problem) -> tuple[int, ...]:
    """What a score is paid: (all) off a discard, (each) to the dealer, (other, dealer) to the others."""
    assert isinstance(score, RiichiScore), score
    paid = score.payment
    if not paid.from_other:
        return (paid.total,)
    return (paid.from_other, paid.from_dealer) if paid.from_dealer else (paid.from_other,)


def codes(found: Iterable[Tile]) -> list[str]:
    return [each.code for each in found]
