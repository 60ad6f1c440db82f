"""How far a hand is from complete: as trying every exchange finds it, and as a common library counts it."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

import pytest
from mahjong.shanten import Shanten

from scorekeeper.core.distance import Goal, Pattern, counts_of, missing, nearest
from scorekeeper.core.patterns import SEVEN_PAIRS, THIRTEEN_ORPHANS
from scorekeeper.core.shapes import is_complete, waits
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile
from tests.builders import tiles

PLAIN = Goal()
ALL = Goal(patterns=(Pattern("pairs", SEVEN_PAIRS), Pattern("orphans", THIRTEEN_ORPHANS)))
WALL = TILES[:KINDS] * COPIES


def lacks(text: str, *called: str, goal: Goal = ALL) -> int:
    return missing(counts_of(tiles(text)), goal, [tiles(each) for each in called])


def dealt(chance: random.Random, size: int, kinds: int = KINDS) -> list[Tile]:
    """Some tiles of the lowest kinds of a shuffled wall."""
    return chance.sample([each for each in WALL if each.kind < kinds], size)


def near(chance: random.Random, exchanged: int) -> list[Tile]:
    """A complete hand with some of its tiles exchanged for others."""
    while True:
        sets = [chance.choice([(0, 1, 2), (0, 0, 0)]) for _ in range(4)]
        starts = [9 * chance.randrange(3) + chance.randrange(7) for _ in sets]
        pair = chance.randrange(KINDS)
        kinds = [start + step for start, each in zip(starts, sets, strict=True) for step in each] + [pair, pair]
        for place in chance.sample(range(14), exchanged):
            kinds[place] = chance.randrange(KINDS)
        if max(Counter(kinds).values()) <= COPIES:
            return [TILES[kind] for kind in kinds]


def exchanged(hand: Sequence[Tile], count: int) -> bool:
    """Whether some tiles exchanged for as many others make a complete hand, by trying them all."""
    for gone in combinations(range(len(hand)), count):
        left = [tile for at, tile in enumerate(hand) if at not in gone]
        for come in combinations_with_replacement(TILES[:KINDS], count):
            whole = [*left, *come]
            if max(Counter(whole).values()) <= COPIES and is_complete(whole, (14 - len(whole)) // 3):
                return True
    return False


@pytest.mark.parametrize(
    ("text", "called", "lacking"),
    [
        ("123m456p789s11122z", (), 0),
        ("123m456p789s1112z", (), 1),
        ("123m456p79s11122z", (), 1),
        ("123m456p7s11122z", (), 2),
        ("22z", ("123m", "456p", "789s", "1111z"), 0),
        ("2z", ("123m", "456p", "789s", "1111z"), 1),
        # A fifth copy never comes: the pair must be another tile.
        ("5p", ("123m", "555p", "789s", "2222z"), 2),
        ("1111m", ("456p", "789s", "222z"), 2),
        ("1133557799m11p9s", (), 1),
        ("119m19p19s123456z", (), 1),
        ("147m258p369s12345z", (), 7),
        ("", (), 14),
    ],
)
def test_the_tiles_that_lack_are_counted(text: str, called: tuple[str, ...], lacking: int) -> None:
    assert lacks(text, *called) == lacking


def test_runs_may_be_scarce() -> None:
    one = Goal(runs=1)
    assert lacks("123m456p111222z33z", goal=PLAIN) == 0
    # One of the runs must become a triplet.
    assert lacks("123m456p111222z33z", goal=one) == 2
    assert lacks("123m111222z33z", "456p", goal=one) == 2
    assert lacks("111m111222z33z", "456p", goal=one) == 0
    assert missing(counts_of(tiles("22m")), one, [tiles(each) for each in ("123m", "456m", "789m", "111p")]) > 14


def test_what_a_pattern_is_nearer_to_is_said() -> None:
    def nearer(text: str) -> str | None:
        found = nearest(counts_of(tiles(text)), ALL)
        return None if found is None else found.word

    assert nearer("1133557799m11p9s") == "pairs"
    assert nearer("19m19p19s1234567z") == "orphans"
    assert nearer("123m456p789s1112z") is None
    assert nearest(counts_of(tiles("123m")), PLAIN) is None


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_of_thirteen_is_ready_where_a_tile_completes_it(seed: int) -> None:
    chance = random.Random(seed)
    for turn in range(150):
        hand = near(chance, turn % 3)[:13] if turn % 2 else dealt(chance, 13, 9 + 9 * (turn % 3 == 0))
        assert (missing(counts_of(hand), ALL) == 1) is bool(waits(hand)), hand


@pytest.mark.parametrize("seed", range(3))
def test_no_smaller_number_of_exchanges_completes_a_hand(seed: int) -> None:
    chance = random.Random(seed)
    for turn in range(12):
        hand = near(chance, 1 + turn % 2)
        found = missing(counts_of(hand), ALL)
        assert (found == 0) is is_complete(hand, 0)
        if found:
            assert (found == 1) is exchanged(hand, 1), hand
    for turn in range(6):
        # With sets called the hand is small enough to try two exchanges.
        hand = dealt(chance, 5, 18 + turn)
        called = [tiles("111z"), tiles("222z"), tiles("333z")]
        found = missing(counts_of(hand), PLAIN, called)
        assert [found <= count for count in (1, 2)] == [exchanged(hand, count) or found == 0 for count in (1, 2)], hand


def test_a_common_library_counts_the_same() -> None:
    chance = random.Random(7)
    for turn in range(600):
        size = (13, 14, 10, 11, 7)[turn % 5]
        hand = near(chance, turn % 6)[:size] if turn % 2 else dealt(chance, size, (34, 18, 9)[turn % 3])
        called = [tiles(each) for each in ("111z", "222z")[: (14 - size + 1) // 3]]
        held = counts_of(hand)
        if max(held) == COPIES or (any(held[kind] for kind in (27, 28)) and called):
            # The library takes no heed of tiles of which no further copy is there.
            continue
        counted = Shanten.calculate_shanten(list(held))
        assert missing(held, ALL, called) - 1 == counted, hand


def test_a_tile_more_brings_a_hand_nearer_by_one_at_most() -> None:
    chance = random.Random(11)
    for _ in range(60):
        held = counts_of(dealt(chance, 13))
        before = missing(held, ALL)
        more = ((*held[:kind], held[kind] + 1, *held[kind + 1 :]) for kind in range(KINDS) if held[kind] < COPIES)
        after = [missing(each, ALL) for each in more]
        assert set(after) <= {before, before - 1}
        assert min(after) == before - 1
