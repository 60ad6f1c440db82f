"""The special limit hands as patterns: a hand is ready for one exactly where the scorer takes a further tile."""

import random

import pytest
from msgspec.structs import replace

from scorekeeper.core.distance import NEVER, counts_of, missing
from scorekeeper.core.draft import Draft
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.seeing import completing, sight
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile, Wind
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.ruleset import Classical
from tests.builders import tiles
from tests.rulesets.classical.at_table import rules

PLACE = Setting(Wind.SOUTH, Wind.EAST)
SPECIAL = {
    "thirteen_orphans": "119m19p19s1234567z",
    "nine_gates": "11123456789995p",
    "gates_of_heaven": "11123455678999s",
    "squirming_snake": "11122345678999p",
    "wriggling_snake": "1123456789s1234z",
    "triple_knitting": "23589m23589p2589s",
    "knitting": "1355799m1355799p",
    "seven_major_pairs": "1199m11p99s114477z",
}


def special_rules(chows: int = 1) -> Classical:
    """Rules with every special limit hand."""
    found = rules(chows_allowed=chows, limit_hands={row.id: [1, None] for row in LIMIT_ROWS if row.special})
    assert isinstance(found, Classical)
    return found


def takes(by: Classical, held: tuple[Tile, ...], melds: tuple[Meld, ...] = ()) -> bool:
    """Whether some tile makes a hand that goes out by the own draw."""
    there = [tile for meld in melds for tile in meld.tiles]
    for come in TILES[:KINDS]:
        if [*held, *there].count(come) < COPIES:
            hand = Hand((*held, come), melds, come, "wall")
            if not isinstance(by.score(hand, PLACE), Problem):
                return True
    return False


def changed(chance: random.Random, hand: tuple[Tile, ...], count: int) -> tuple[Tile, ...]:
    """A hand of thirteen that lacks one tile of a complete one, and has some others exchanged."""
    left = chance.sample(hand, 13 - count)
    while len(left) < 13:
        tile = TILES[chance.randrange(KINDS)]
        if left.count(tile) < COPIES:
            left.append(tile)
    return tuple(left)


@pytest.mark.parametrize("name", SPECIAL)
def test_what_is_seen_of_a_hand_is_what_lacks_for_it(name: str) -> None:
    goal, chance = special_rules().declaration.goal, random.Random(name)
    for count in (0, 1):
        hand = changed(chance, tiles(SPECIAL[name]), count)
        plain = [tile.plain for tile in hand]
        come = [tile for tile in TILES[:KINDS] if plain.count(tile) < COPIES]
        last = [tile for tile in come if not missing(counts_of((*hand, tile)), goal)]
        assert completing(hand, goal) == tuple(last), hand
        for tile in (*last, *come[::8]):
            seen = sight(Draft((*hand, tile)), goal, known=True)
            assert seen is not None
            assert seen.helps is (tile not in last), (hand, tile)


def test_every_special_hand_is_complete_by_its_pattern() -> None:
    by = special_rules()
    assert set(SPECIAL) == {row.id for row in LIMIT_ROWS if row.special}
    for name, text in SPECIAL.items():
        pattern = next(each for each in by.declaration.goal.patterns if each.word == name)
        assert pattern.missing(counts_of(tiles(text)), ()) == 0, name
        assert missing(counts_of(tiles(text)), by.declaration.goal) == 0


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("chows", [0, 1, 4])
def test_a_hand_is_ready_where_the_scorer_takes_a_tile(name: str, chows: int) -> None:
    by, chance = special_rules(chows), random.Random(f"{name}{chows}")
    for turn in range(60):
        hand = changed(chance, tiles(SPECIAL[name]), turn % 3)
        assert (missing(counts_of(hand), by.declaration.goal) == 1) is takes(by, hand), hand


def test_called_sets_of_a_snake_count() -> None:
    by, goal = special_rules(), special_rules().declaration.goal
    hand = tiles("2234567899p")
    for kind, text in (("pung", "111p"), ("chow", "345p"), ("pung", "999p"), ("chow", "123p"), ("pung", "222p")):
        meld = Meld(kind, tiles(text))
        left = list(tiles("11122345678999p"))
        for each in meld.tiles:
            if each in left:
                left.remove(each)
        held = tuple(left[: 14 - 3 - 1])
        found = missing(counts_of(held), goal, [meld.tiles])
        assert (found == 1) is takes(by, held, (meld,)), text
    assert missing(counts_of(hand), replace(goal, patterns=()), [tiles("111p")]) > missing(
        counts_of(hand), goal, [tiles("111p")]
    )


def test_a_pattern_that_allows_no_call_cannot_be_made_with_one() -> None:
    goal = special_rules().declaration.goal
    orphans = next(each for each in goal.patterns if each.word == "thirteen_orphans")
    assert orphans.missing(counts_of(tiles("19m19p19s12345z")), [tiles("111z")]) == NEVER


def test_a_dragon_is_no_part_of_a_wriggling_snake() -> None:
    by = special_rules()
    for text, wins in (("1123456789s1234z", True), ("112345678s12345z", False)):
        won = by.score(Hand(tiles(text), (), tiles("1s")[0], "wall"), PLACE)
        assert isinstance(won, Problem) is not wins
