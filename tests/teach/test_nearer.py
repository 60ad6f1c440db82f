"""What brings a hand nearer, as trying every tile and every exchange finds it, and as a common library counts it."""

import random
from time import perf_counter

from mahjong.shanten import Shanten

from scorekeeper.core.distance import counts_of, missing
from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.nearer_view import Nearer
from scorekeeper.core.seeing import completing
from scorekeeper.core.shapes import waits
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile
from scorekeeper.teach.nearer import MOST, exchanges, nearer
from scorekeeper.teach.waiting import Seen
from tests.builders import riichi_rules, tiles
from tests.core.test_distance import dealt, near
from tests.rulesets.classical.at_table import rules as rules_of_four

RULES = riichi_rules()
GOAL = RULES.declaration.goal


def told(text: str, *called: str, discards: str = "") -> Nearer:
    melds = tuple(Meld("pon", tiles(each)) for each in called)
    found = nearer(RULES, Hand(tiles(text), melds), Seen(discards=tiles(discards)))
    assert found is not None
    return found


def away(count: int, seed: int) -> list[list[Tile]]:
    """Some hands of thirteen that are so many tiles away from ready."""
    chance = random.Random(seed)
    found: list[list[Tile]] = []
    while len(found) < 40:
        hand = near(chance, 1 + count)[:13]
        if missing(counts_of(hand), GOAL) == count + 1:
            found.append(hand)
    return found


def test_a_hand_one_tile_away_is_told_every_tile_and_exchange() -> None:
    found = told("123m456p789s11m35z")
    assert (found.away, found.short, found.pattern) == (1, 0, "")
    assert {each.tile.code for each in found.tiles} >= {"3z", "5z", "1m"}
    ready = {(each.gone[0].code, each.come[0].code): "".join(map(str, each.waits)) for each in found.exchanges}
    # A pair more: each of both pairs then waits for its third tile.
    assert ready["3z", "5z"] == "1m4m5z"
    assert len(found.exchanges) <= MOST


def test_every_exchange_that_makes_a_hand_ready_is_found() -> None:
    for hand in away(1, 2)[:40]:
        held = counts_of(hand)
        near_kinds = [tile.kind for tile in TILES[:KINDS] if held[tile.kind] < COPIES]
        tried = set()
        for gone in set(hand):
            for come in TILES[:KINDS]:
                left = list(hand)
                left.remove(gone)
                if come is not gone and left.count(come) + (1 if come is gone else 0) < COPIES and waits([*left, come]):
                    tried.add((gone.kind, come.kind))
        found = nearer(RULES, Hand(tuple(hand)))
        assert found is not None
        bringing = [each.tile.kind for each in found.tiles]
        assert set(bringing) <= set(near_kinds)
        all_ways = {(each.gone[0].kind, each.come[0].kind) for each in exchanges(held, GOAL, [], bringing, 1)}
        assert all_ways == tried, hand


def test_the_tiles_that_bring_a_hand_nearer_are_those_a_common_library_finds() -> None:
    for hand in (*away(1, 5)[:25], *away(2, 6)[:25]):
        held = list(counts_of(hand))
        if max(held) == COPIES:
            continue
        before = Shanten.calculate_shanten(held)
        lower = set()
        for kind in range(KINDS):
            held[kind] += 1
            if Shanten.calculate_shanten(held) < before:
                lower.add(kind)
            held[kind] -= 1
        found = nearer(RULES, Hand(tuple(hand)))
        assert found is not None
        assert found.away == before
        assert {each.tile.kind for each in found.tiles} == lower


def test_two_exchanges_are_offered_for_every_two_tiles_that_make_a_hand_ready() -> None:
    for hand in away(2, 3)[:8]:
        held = counts_of(hand)
        found = nearer(RULES, Hand(tuple(hand)))
        assert found is not None
        bringing = sorted(each.tile.kind for each in found.tiles)
        offered = list(exchanges(held, GOAL, [], bringing, 2))
        for each in offered:
            left = list(hand)
            for gone in each.gone:
                left.remove(gone)
            assert waits([*left, *each.come]) == each.waits != ()
        # No two tiles make it ready that are not offered, one of them bringing it no nearer alone.
        pairs = {tuple(sorted(tile.kind for tile in each.come)) for each in offered}
        for one in range(KINDS):
            for other in range(one, KINDS):
                grown = list(held)
                grown[one] += 1
                grown[other] += 1
                if max(grown) <= COPIES and missing(tuple(grown), GOAL) == 1:
                    assert (one, other) in pairs


def test_a_hand_with_fewer_tiles_is_told_what_may_come() -> None:
    found = told("123m456p789s11m3z")
    assert (found.away, found.short, found.exchanges) == (1, 1, ())
    assert {"1m", "3z"} <= {each.tile.code for each in found.tiles}
    sets = told("11z3p9s", "222z", "333z", "777z")
    assert (sets.away, sets.short) == (1, 0)
    assert {"1z", "2p", "4p", "7s"} <= {each.tile.code for each in sets.tiles}
    assert sets.exchanges


def test_own_discards_and_called_sets_are_seen() -> None:
    found = told("123m456p789s11m35z", discards="33z5z")
    left = {each.tile.code: each.left for each in found.tiles}
    assert (left["3z"], left["5z"]) == (1, 2)
    assert "3z" not in {each.tile.code for each in told("123m456p789s11m35z", discards="333z").tiles}


def test_a_hand_on_the_way_to_seven_pairs_is_told_so() -> None:
    assert told("1133557799m1p3p5s").pattern == "seven_pairs"


def test_a_ready_hand_needs_no_advice() -> None:
    assert nearer(RULES, Hand(tiles("123m456p789s1112z"))) is None
    assert nearer(RULES, Hand(tiles("123m456p789s11122z"))) is None


def test_runs_that_the_rules_do_not_take_bring_nothing() -> None:
    rules = rules_of_four(chows_allowed=1)
    found = nearer(rules, Hand(tiles("123m444p777s11z23s")))
    assert found is not None
    assert "1s" not in {each.tile.code for each in found.tiles}
    for each in found.exchanges:
        left = list(tiles("123m444p777s11z23s"))
        left.remove(each.gone[0])
        assert completing([*left, *each.come], rules.declaration.goal) == each.waits


def test_advice_is_there_before_anybody_waits_for_it() -> None:
    chance, spent = random.Random(4), []
    for _ in range(12):
        hand = Hand(tuple(dealt(chance, 13)))
        begun = perf_counter()
        nearer(RULES, hand)
        spent.append(perf_counter() - begun)
    assert sorted(spent)[len(spent) // 2] < 0.3
