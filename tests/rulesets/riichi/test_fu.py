"""Fu, item by item: the base, the win, the sets, the pair and the wait."""

from collections.abc import Callable

import pytest

from scorekeeper.core.hand import Meld
from tests.builders import Won, added_kan, chi, closed_kan, fu_items, hand, open_kan, pon, riichi_rules, scored

Item = tuple[str, str, int]


def items(won: Won, **options: object) -> list[Item]:
    """The fu of a hand beside the base of 20; what is paid for is their sum, rounded up to ten."""
    score = scored(won, **options)
    base, *others = fu_items(score)
    assert base == ("base", "", 20)
    total = 20 + sum(fu for _, _, fu in others)
    assert score.fu == -(-total // 10) * 10
    return others


# The whole table of sets: 2 fu, doubled for terminals and honours, doubled for concealed, fourfold for a kan.
SETS: dict[str, tuple[Callable[[str], Meld], str, int]] = {
    "open triplet of simples": (pon, "222p", 2),
    "open triplet of eights": (pon, "888s", 2),
    "open triplet of ones": (pon, "111p", 4),
    "open triplet of nines": (pon, "999p", 4),
    "open triplet of a guest wind": (pon, "444z", 4),
    "open triplet of dragons": (pon, "777z", 4),
    "open kan of simples": (open_kan, "2222p", 8),
    "added kan of simples": (added_kan, "2222p", 8),
    "open kan of ones": (open_kan, "1111p", 16),
    "added kan of dragons": (added_kan, "5555z", 16),
    "closed kan of simples": (closed_kan, "2222p", 16),
    "closed kan of nines": (closed_kan, "9999p", 32),
    "closed kan of winds": (closed_kan, "4444z", 32),
}


@pytest.mark.parametrize(("call", "text", "fu"), SETS.values(), ids=SETS)
def test_the_fu_of_a_called_set_or_kan(call: Callable[[str], Meld], text: str, fu: int) -> None:
    meld = call(text)
    kind = {3: "triplet", 4: "kan"}[len(meld.tiles)]
    place = "closed" if meld.kind == "ankan" else "open"
    of = "simple" if text[0] in "2345678" and text[-1] != "z" else "terminal"

    won = hand("345m567p67899s", meld, tsumo="3m", haitei=True)
    assert items(won) == [("tsumo", "", 2), (f"{kind}_{place}_{of}", text, fu)]


@pytest.mark.parametrize(
    ("text", "of", "concealed", "completed"),
    [("222p", "simple", 4, 2), ("111p", "terminal", 8, 4), ("999s", "terminal", 8, 4), ("444z", "terminal", 8, 4)],
)
def test_a_concealed_triplet_counts_as_open_when_a_discard_completed_it(
    text: str, of: str, concealed: int, completed: int
) -> None:
    last = text[0] + text[-1]
    row = f"345567m678s{text}55p"

    assert items(hand(row, tsumo=last)) == [("tsumo", "", 2), (f"triplet_closed_{of}", text, concealed)]
    assert items(hand(row, ron=last, riichi=True)) == [("closed_ron", "", 10), (f"triplet_open_{of}", text, completed)]
    assert items(hand(row, ron="8s", riichi=True)) == [
        ("closed_ron", "", 10),
        (f"triplet_closed_{of}", text, concealed),
    ]


@pytest.mark.parametrize(
    ("pair", "seat", "prevailing", "item"),
    [
        ("55z", "S", "E", [("pair_dragon", "55z", 2)]),
        ("66z", "S", "E", [("pair_dragon", "66z", 2)]),
        ("77z", "S", "E", [("pair_dragon", "77z", 2)]),
        ("22z", "S", "E", [("pair_seat_wind", "22z", 2)]),
        ("11z", "S", "E", [("pair_round_wind", "11z", 2)]),
        ("33z", "S", "E", []),
        ("44z", "S", "E", []),
        ("11z", "E", "S", [("pair_seat_wind", "11z", 2)]),
        ("22z", "E", "S", [("pair_round_wind", "22z", 2)]),
        # Any seat has a double wind in the round of its own wind, not East alone.
        ("11z", "E", "E", [("pair_double_wind", "11z", 4)]),
        ("22z", "S", "S", [("pair_double_wind", "22z", 4)]),
        ("33z", "W", "W", [("pair_double_wind", "33z", 4)]),
        ("44z", "N", "N", [("pair_double_wind", "44z", 4)]),
        ("22p", "S", "E", []),
        ("99p", "S", "E", []),
    ],
)
def test_the_fu_of_the_pair(pair: str, seat: str, prevailing: str, item: list[Item]) -> None:
    won = hand(f"234567m678s{pair}", chi("345s"), ron="8s", houtei=True, seat=seat, prevailing=prevailing)

    # A called hand without any fu counts 30; one with a pair worth 2 fu is rounded up to as many.
    assert items(won) == (item or [("open_pinfu", "", 10)])


@pytest.mark.parametrize(
    ("row", "last", "item"),
    [
        ("123m", "3m", [("wait_edge", "123m", 2)]),
        ("789p", "7p", [("wait_edge", "789p", 2)]),
        ("123s", "2s", [("wait_closed", "123s", 2)]),
        ("456m", "5m", [("wait_closed", "456m", 2)]),
        ("789m", "8m", [("wait_closed", "789m", 2)]),
        ("123m", "1m", []),
        ("789m", "9m", []),
        ("234m", "2m", []),
        ("234m", "4m", []),
        ("678m", "8m", []),
        ("678m", "6m", []),
    ],
)
def test_the_fu_of_a_wait_for_a_run(row: str, last: str, item: list[Item]) -> None:
    won = hand(f"{row}345s444z33z", pon("666s"), tsumo=last, haitei=True)

    assert [each for each in items(won) if each[0].startswith("wait")] == item


def test_the_fu_of_a_wait_for_the_pair() -> None:
    assert items(hand("345m567p678s33z", pon("888m"), ron="3z", houtei=True)) == [
        ("triplet_open_simple", "888m", 2),
        ("wait_pair", "33z", 2),
    ]


def test_a_wait_on_two_pairs_has_the_fu_of_the_new_triplet_only() -> None:
    # 11m and 22p: either becomes the triplet.
    assert items(hand("111m22345567p678s", ron="1m", riichi=True)) == [
        ("closed_ron", "", 10),
        ("triplet_open_terminal", "111m", 4),
    ]


def test_the_wait_may_be_claimed_though_another_tile_would_have_won_too() -> None:
    # 3456 waits for 3 and 6, each time for the pair.
    assert items(hand("234m34566p678789s", ron="6p", riichi=True)) == [("closed_ron", "", 10), ("wait_pair", "66p", 2)]
    assert items(hand("234m33456p678789s", ron="3p", riichi=True)) == [("closed_ron", "", 10), ("wait_pair", "33p", 2)]


@pytest.mark.parametrize(
    ("won", "others"),
    [
        # Closed by a discard, by self-draw, and both with pinfu.
        (hand("234m345567p678s33z", ron="3z", riichi=True), [("closed_ron", "", 10), ("wait_pair", "33z", 2)]),
        (hand("234m345567p678s33z", tsumo="3z"), [("tsumo", "", 2), ("wait_pair", "33z", 2)]),
        (hand("234m345567p678s33z", ron="8s"), [("closed_ron", "", 10)]),
        (hand("234m345567p678s33z", tsumo="8s"), []),
        # A closed kan keeps the ten fu of a closed hand; a called set loses them.
        (
            hand("234m345p678s33z", closed_kan("9999s"), ron="8s", riichi=True),
            [("closed_ron", "", 10), ("kan_closed_terminal", "9999s", 32)],
        ),
        (hand("234m345p678s33z", pon("555z"), ron="8s"), [("triplet_open_terminal", "555z", 4)]),
        # Called, by self-draw: the draw's 2 fu, and no more than those.
        (hand("345p67833s", chi("234m"), chi("567p"), tsumo="8s"), [("tsumo", "", 2)]),
        # Called, by a discard, without any other fu.
        (hand("345p67833s", chi("234m"), chi("567p"), ron="8s"), [("open_pinfu", "", 10)]),
    ],
    ids=str,
)
def test_the_fu_of_the_win(won: Won, others: list[Item]) -> None:
    assert items(won) == others


def test_fu_are_listed_as_base_win_sets_pair_and_wait() -> None:
    won = hand("222m456p11z", closed_kan("9999s"), pon("777z"), ron="5p", seat="E")

    assert items(won) == [
        ("triplet_closed_simple", "222m", 4),
        ("kan_closed_terminal", "9999s", 32),
        ("triplet_open_terminal", "777z", 4),
        ("pair_double_wind", "11z", 4),
        ("wait_closed", "456p", 2),
    ]


def test_seven_pairs_have_one_item_only() -> None:
    score = scored(hand("1122m3388p4455s77z", tsumo="7z"))

    assert fu_items(score) == [("seven_pairs", "", 25)]
    assert score.fu == 25


def test_only_a_tile_after_a_kan_can_be_drawn_without_fu() -> None:
    for rinshan, drawn in ((False, True), (True, False)):
        won = hand("234m567p88s234s", closed_kan("9999s"), tsumo="8s", rinshan=rinshan)
        found = fu_items(scored(won, rinshan_tsumo_fu=False))
        assert (("tsumo", "", 2) in found) is drawn
        assert ("tsumo", "", 2) in fu_items(scored(won))


def test_no_memo_of_worths_grows_without_bound() -> None:
    bound = riichi_rules().scorer.counter.worth.cache_info().maxsize
    assert bound is not None
    assert 1 <= bound <= 4096
