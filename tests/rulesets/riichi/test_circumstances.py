"""What can be true of a win at once: every set of circumstances, at every seat, with and without sets and kans."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from scorekeeper.core.problem import Problem, Term
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES, conflict
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import Won, added_kan, chi, closed_kan, fault, hand, open_kan, pon, riichi_rules, yaku
from tests.random_hands import LOCAL
from tests.rulesets.riichi.examples import FLAT, GUEST, THREE

NAMES = tuple(row.id for row in CIRCUMSTANCES if row.id not in LOCAL)
TABLES = {
    "nothing called": (GUEST,),
    "a closed kan": (THREE, closed_kan("3333z")),
    "an open kan": (THREE, open_kan("3333z")),
    "an added kan": (THREE, added_kan("3333z")),
    "a triplet": (THREE, pon("333z")),
    "a run": ("789p45699s333z", chi("234m")),
}


def can_be(told: frozenset[str], ron: bool, east: bool, table: str) -> bool:
    """The rules once more, in plain words."""
    closed = table in {"nothing called", "a closed kan"}
    nothing_called = table == "nothing called"
    kan = table.endswith("kan")
    first = told & {"tenhou", "chiihou", "renhou"}
    riichi = told & {"riichi", "double_riichi"}
    if first:
        who = {"tenhou": not ron and east, "chiihou": not ron and not east, "renhou": ron and not east}
        return len(told) == 1 and nothing_called and who[next(iter(first))]
    return (
        len(riichi) < 2
        and (closed or not riichi)
        and (bool(riichi) or "ippatsu" not in told)
        and not (ron and told & {"haitei", "rinshan"})
        and (ron or not told & {"houtei", "chankan"})
        and (kan or "rinshan" not in told)
        and not told >= {"ippatsu", "rinshan"}
        and not told >= {"haitei", "rinshan"}
        and not told >= {"houtei", "chankan"}
    )


def test_there_are_the_ten_circumstances_of_the_records() -> None:
    assert NAMES == (
        "riichi",
        "double_riichi",
        "ippatsu",
        "haitei",
        "houtei",
        "rinshan",
        "chankan",
        "tenhou",
        "chiihou",
        "renhou",
    )


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("east", [True, False], ids=["dealer", "other"])
@pytest.mark.parametrize("ron", [True, False], ids=["ron", "tsumo"])
def test_circumstances_go_together_as_the_rules_say(ron: bool, east: bool, table: str) -> None:
    concealed, *melds = TABLES[table]
    for size in range(len(NAMES) + 1):
        for told in combinations(NAMES, size):
            won = hand(
                str(concealed),
                *[meld for meld in melds if not isinstance(meld, str)],
                ron="6s" if ron else "",
                tsumo="" if ron else "6s",
                seat="E" if east else "W",
                told=" ".join(told),
            )
            problem = conflict(won.hand, won.setting, told)
            assert (problem is None) is can_be(frozenset(told), ron, east, table), told
            if problem is not None:
                assert problem.id == "circumstance_conflict"
                assert problem.where == "circumstances"
                assert problem.values["one"] in told


def test_some_two_can_be_together_and_no_other_two() -> None:
    together = {
        frozenset(pair)
        for pair in combinations(NAMES, 2)
        for table in TABLES
        for ron in (True, False)
        for east in (True, False)
        if can_be(frozenset(pair), ron, east, table)
        or (can_be(frozenset({*pair, "riichi"}), ron, east, table) and "ippatsu" in pair)
    }
    after_riichi = ("ippatsu", "haitei", "houtei", "rinshan", "chankan")
    expected = {frozenset({riichi, other}) for riichi in ("riichi", "double_riichi") for other in after_riichi}
    expected |= {frozenset({"ippatsu", other}) for other in ("haitei", "houtei", "chankan")}

    assert together == expected


@pytest.mark.parametrize(
    ("won", "sentence", "values"),
    [
        (hand(GUEST, ron="6s", haitei=True), "conflict_needs_tsumo", {"one": "haitei"}),
        (hand(THREE, pon("333z"), ron="6s", rinshan=True), "conflict_needs_tsumo", {"one": "rinshan"}),
        (hand(FLAT, ron="8p", seat="E", tenhou=True), "conflict_needs_tsumo", {"one": "tenhou"}),
        (hand(FLAT, ron="8p", chiihou=True), "conflict_needs_tsumo", {"one": "chiihou"}),
        (hand(GUEST, tsumo="6s", houtei=True), "conflict_needs_ron", {"one": "houtei"}),
        (hand(GUEST, tsumo="6s", chankan=True), "conflict_needs_ron", {"one": "chankan"}),
        (hand(FLAT, tsumo="8p", renhou=True), "conflict_needs_ron", {"one": "renhou"}),
        (hand(FLAT, ron="8p", ippatsu=True), "conflict_needs", {"one": "ippatsu", "other": "riichi"}),
        (hand(THREE, pon("555z"), ron="6s", riichi=True), "conflict_needs_closed", {"one": "riichi"}),
        (
            hand(THREE, open_kan("5555z"), ron="6s", double_riichi=True),
            "conflict_needs_closed",
            {"one": "double_riichi"},
        ),
        (hand(FLAT, tsumo="8p", tenhou=True), "conflict_only_dealer", {"one": "tenhou"}),
        (hand(FLAT, tsumo="8p", seat="E", chiihou=True), "conflict_not_dealer", {"one": "chiihou"}),
        (hand(FLAT, ron="8p", seat="E", renhou=True), "conflict_not_dealer", {"one": "renhou"}),
        (hand(FLAT, ron="8p", riichi=True, double_riichi=True), None, {"one": "riichi", "other": "double_riichi"}),
        (hand(FLAT, ron="8p", houtei=True, chankan=True), None, {"one": "houtei", "other": "chankan"}),
        (
            hand(THREE, closed_kan("3333z"), tsumo="6s", haitei=True, rinshan=True),
            None,
            {"one": "haitei", "other": "rinshan"},
        ),
    ],
    ids=str,
)
def test_the_fault_says_what_does_not_go_together(won: Won, sentence: str | None, values: dict[str, str]) -> None:
    problem = fault(won)

    assert problem == Problem("circumstance_conflict", values, "circumstances", sentence)
    assert all(isinstance(value, Term) for value in problem.values.values())


@pytest.mark.parametrize("prevailing", "ESWN")
@pytest.mark.parametrize("seat", "ESWN")
def test_the_dealer_is_east_in_every_round(seat: str, prevailing: str) -> None:
    rules = riichi_rules()
    for won, dealers in (
        (hand(FLAT, tsumo="8p", seat=seat, prevailing=prevailing, tenhou=True), True),
        (hand(FLAT, tsumo="8p", seat=seat, prevailing=prevailing, chiihou=True), False),
    ):
        refused = isinstance(rules.score(won.hand, won.setting), Problem)
        assert refused is ((seat == "E") is not dealers)


def test_the_table_gives_a_riichi_that_the_hand_need_not_name() -> None:
    won = hand(FLAT, ron="8p")
    rules = riichi_rules()

    score = rules.score(won.hand, replace(won.setting, given=frozenset({"riichi"})))
    assert isinstance(score, RiichiScore)
    assert yaku(score) == {"riichi": 1, "pinfu": 1}


def test_a_double_riichi_is_the_riichi_that_stands() -> None:
    won = hand(FLAT, ron="8p", double_riichi=True)
    score = riichi_rules().score(won.hand, replace(won.setting, given=frozenset({"riichi"})))

    assert isinstance(score, RiichiScore)
    assert yaku(score) == {"double_riichi": 2, "pinfu": 1}


@pytest.mark.parametrize("name", ["riichi", "double_riichi"])
def test_a_riichi_that_was_not_declared_is_refused(name: str) -> None:
    won = hand(FLAT, ron="8p", told=name)
    problem = riichi_rules().score(won.hand, replace(won.setting, denied=frozenset({"riichi", "double_riichi"})))

    assert problem == Problem("circumstance_conflict", {"one": name}, "circumstances", "conflict_not_declared")
