"""Old and local yaku, the han a house counts, and the hands that need two han of yaku."""

import pytest
from msgspec.structs import replace

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.options import CLOSED_YAKU
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.builders import Won, called, chi, closed_kan, fault, hand, open_kan, pays, pon, riichi_rules, scored, yaku

# Each yaku: hands that have it with all their yaku, and hands just short of it.
HAS = {
    "sanrenkou": (
        (hand("222333444p567s99m", tsumo="5s"), "menzen_tsumo 1, sanankou 2, sanrenkou 2"),
        (hand("333p567s99m", pon("222p"), open_kan("4444p"), ron="7s"), "sanrenkou 2"),
    ),
    "isshoku_sanjun": (
        (hand("234234234m678p11z", ron="8p"), "isshoku_sanjun 3"),
        (hand("234234m678p11z", chi("234m"), ron="8p"), "isshoku_sanjun 2"),
    ),
    "shiiaru_raotai": (
        (
            hand("44m", chi("123m"), pon("777p"), chi("345s"), pon("222z"), ron="4m", prevailing="S"),
            "seat_wind 1, round_wind 1, shiiaru_raotai 1",
        ),
        (hand("44m", chi("123m"), pon("777p"), chi("345s"), open_kan("9999s"), tsumo="4m"), "shiiaru_raotai 1"),
    ),
    "tsubame_gaeshi": ((hand("234m789p45699s333z", ron="6s", tsubame_gaeshi=True), "tsubame_gaeshi 1"),),
    "kanburi": ((hand("789p45699s333z", chi("234m"), ron="6s", kanburi=True), "kanburi 1"),),
    "uumensai": (
        (hand("234m789p11s333z777z", ron="4m", prevailing="E", seat="S"), "chun 1, uumensai 2"),
        (hand("234m11s", chi("789p"), pon("333z"), pon("777z"), ron="4m"), "chun 1, uumensai 2"),
        (hand("1177m33p5588s22z66z", ron="1m"), "chiitoitsu 2, uumensai 2"),
    ),
    "iipin_moyue": ((hand("123p789p45699s333z", tsumo="1p", haitei=True), "menzen_tsumo 1, haitei 1, iipin_moyue 5"),),
    "chuupin_raoyui": ((hand("123p789p45699s333z", ron="9p", houtei=True), "houtei 1, chuupin_raoyui 5"),),
    "open_riichi": (
        (
            hand("234567m345678p99s", tsumo="8p", riichi=True, open_riichi=True),
            "menzen_tsumo 1, pinfu 1, open_riichi 2",
        ),
        (
            hand("234567m345678p99s", ron="8p", riichi=True, open_riichi=True, off_declarer=True),
            "pinfu 1, open_riichi 2",
        ),
        (
            hand("234567m345678p99s", tsumo="8p", double_riichi=True, open_riichi=True),
            "menzen_tsumo 1, pinfu 1, open_riichi 3",
        ),
        (hand("234567m345678p99s", ron="8p", riichi=True, open_riichi=True), "open_riichi 1"),
    ),
    "daisharin": (
        (hand("22334455667788p", ron="5p"), "daisharin 1"),
        (hand("22334405667788p", tsumo="8p"), "daisharin 1"),
    ),
    "paarenchan": ((hand("789p45699s333z", chi("234m"), ron="6s", seat="E", paarenchan=True), "paarenchan 1"),),
    "ishi_no_ue_nimo_sannen": (
        (hand("234567m345678p99s", tsumo="8p", double_riichi=True, haitei=True), "ishi_no_ue_nimo_sannen 1"),
        (hand("234567m345678p99s", ron="8p", double_riichi=True, houtei=True), "ishi_no_ue_nimo_sannen 1"),
    ),
}
NEARLY = {
    "sanrenkou": (hand("222333m444p567s99m", tsumo="5s"), hand("222444666p567s99m", tsumo="5s"),
                  hand("888999m111p567s22z", tsumo="5s")),
    "isshoku_sanjun": (hand("234234m234p678p11z", tsumo="8p"), hand("23423423423499m", tsumo="9m")),
    "shiiaru_raotai": (hand("44m", chi("123m"), pon("777p"), chi("345s"), closed_kan("9999s"), tsumo="4m", rinshan=True),
                       hand("2344m", chi("123m"), pon("777p"), chi("345s"), tsumo="4m", haitei=True)),
    "tsubame_gaeshi": (hand("234m789p45699s333z", tsumo="6s"),),
    "kanburi": (hand("234m789p45699s333z", tsumo="6s"),),
    "uumensai": (hand("234m789p11s333z44z4z", tsumo="4m"), hand("234m789p777z666z11s", tsumo="4m")),
    "iipin_moyue": (hand("123p789p45699s333z", tsumo="9p", haitei=True), hand("123p789p45699s333z", tsumo="1p")),
    "chuupin_raoyui": (hand("123p789p45699s333z", ron="1p", houtei=True),),
    "open_riichi": (hand("234567m345678p99s", ron="8p", riichi=True),),
    "daisharin": (hand("22334455667788s", ron="5s"), hand("223344556677p88s", ron="5p"),
                  hand("33445566778899p", ron="5p")),
    "paarenchan": (hand("234567m345678p99s", ron="8p", seat="E"),),
    "ishi_no_ue_nimo_sannen": (hand("234567m345678p99s", tsumo="8p", riichi=True, haitei=True),
                               hand("234567m345678p99s", tsumo="8p", double_riichi=True)),
}  # fmt: skip


def lines(text: str) -> dict[str, int]:
    return {name: int(amount) for name, amount in (each.split() for each in text.split(", "))}


def test_every_local_yaku_has_its_hands() -> None:
    assert set(HAS) == set(NEARLY) == set(LOCAL_YAKU)
    assert {row.id for row in YAKU} | {row.id for row in YAKUMAN} >= set(LOCAL_YAKU)


@pytest.mark.parametrize(("name", "won", "expected"), [(n, w, e) for n, rows in HAS.items() for w, e in rows], ids=str)
def test_a_hand_has_it_where_the_table_plays_it(name: str, won: Won, expected: str) -> None:
    assert yaku(scored(won, local_yaku=(name,))) == lines(expected)


@pytest.mark.parametrize(("name", "won"), [(n, w) for n, rows in HAS.items() for w, _ in rows], ids=str)
def test_no_hand_has_it_where_the_table_does_not(name: str, won: Won) -> None:
    score = riichi_rules().score(won.hand, won.setting)

    assert isinstance(score, Problem) or name not in yaku(score)


@pytest.mark.parametrize(("name", "won"), [(n, w) for n, rows in NEARLY.items() for w in rows], ids=str)
def test_a_hand_just_short_of_it_has_it_not(name: str, won: Won) -> None:
    score = riichi_rules(local_yaku=(name,)).score(won.hand, won.setting)

    assert isinstance(score, Problem) or name not in yaku(score)


def test_dealing_into_an_open_riichi_pays_a_yakuman() -> None:
    won = hand("234567m345678p99s", ron="8p", riichi=True, open_riichi=True)

    assert pays(scored(won, local_yaku=("open_riichi",))) == (32_000,)


def test_an_open_riichi_adds_to_a_yakuman_of_tiles() -> None:
    won = hand("555666777z234m99p", ron="2m", riichi=True, open_riichi=True)
    score = scored(won, local_yaku=("open_riichi",))

    assert yaku(score) == {"daisangen": 1, "open_riichi": 1}
    assert score.yakuman == 2


def test_two_names_of_open_riichi_are_edited_once() -> None:
    """A house that counts 3: with double riichi one more, 4."""
    double = hand("234567m345678p99s", tsumo="8p", double_riichi=True, open_riichi=True)

    assert yaku(scored(double, local_yaku=("open_riichi",), yaku_han=_table(open_riichi=(3, None))))["open_riichi"] == 4


YIELDING = {
    "open_riichi": (
        (hand("234567m345678p99s", tsumo="8p", riichi=True, open_riichi=True), "riichi 1, menzen_tsumo 1, pinfu 1"),
        (hand("234567m345678p99s", ron="8p", riichi=True, open_riichi=True), "riichi 1, pinfu 1"),
        (
            hand("234567m345678p99s", tsumo="8p", double_riichi=True, open_riichi=True),
            "double_riichi 2, menzen_tsumo 1, pinfu 1",
        ),
    ),
    "isshoku_sanjun": ((hand("123123123m789p99s", ron="9p"), "pinfu 1, iipeikou 1, junchan 3"),),
}


@pytest.mark.parametrize(("name", "won", "left"), [(n, w, e) for n, rows in YIELDING.items() for w, e in rows], ids=str)
def test_the_usual_yaku_counts_where_the_local_one_in_its_place_does_not(name: str, won: Won, left: str) -> None:
    others = tuple(each for each in LOCAL_YAKU if each != name)

    assert yaku(scored(won)) == yaku(scored(won, local_yaku=others)) == lines(left)


def test_the_usual_yaku_counts_where_the_house_has_switched_the_local_one_off() -> None:
    ((runs, expected),) = YIELDING["isshoku_sanjun"]
    (drawn, told), *_ = YIELDING["open_riichi"]

    off = _table(isshoku_sanjun=(None, 2), open_riichi=(None, None))
    assert yaku(scored(runs, local_yaku=("isshoku_sanjun",), yaku_han=off)) == lines(expected)
    assert yaku(scored(drawn, local_yaku=("open_riichi",), yaku_han=off)) == lines(told)


def _table(**rows: tuple[int | None, int | None]) -> object:
    found = riichi_rules().with_options({"yaku_han": {name: list(row) for name, row in rows.items()}})
    assert isinstance(found, Riichi), found
    return found.scorer.options.yaku_han


@pytest.mark.parametrize(
    ("rows", "won", "expected"),
    [
        # Iipeikou at 2: 2 + 1 for pinfu.
        ({"iipeikou": (2, None)}, hand("223344m567p34599s", ron="5s"), {"pinfu": 1, "iipeikou": 2}),
        # Half flush open at 1.
        ({"honitsu": (3, 1)}, hand("23455m777z", chi("789m"), pon("999m"), ron="2m"), {"chun": 1, "honitsu": 1}),
        # The straight counts closed alone.
        ({"ittsuu": (2, None)}, hand("45678955m777z", chi("123m"), tsumo="9m"), {"chun": 1, "honitsu": 2}),
        # Riichi switched off: the declaration is heard and pays nothing.
        ({"riichi": (None, None)}, hand("234567m345678p99s", ron="8p", riichi=True), {"pinfu": 1}),
        # Seven pairs at 1 han, still 25 fu.
        ({"chiitoitsu": (1, None)}, hand("1177m3355p5588s22z", ron="1m"), {"chiitoitsu": 1}),
        # A yakuman counted twice, and one switched off: its tiles are read for their yaku.
        ({"daisangen": (2, 2)}, hand("555666777z234m99p", ron="2m"), {"daisangen": 2}),
        ({"daisangen": (None, None)}, hand("555666777z234m99p", ron="2m"),
         {"haku": 1, "hatsu": 1, "chun": 1, "sanankou": 2}),
    ],
    ids=str,
)  # fmt: skip
def test_a_house_counts_its_own_han(
    rows: dict[str, tuple[int | None, int | None]], won: Won, expected: dict[str, int]
) -> None:
    assert yaku(scored(won, yaku_han=_table(**rows))) == expected


def test_a_yaku_that_is_switched_off_leaves_a_hand_without_any() -> None:
    assert fault(hand("234567m345678p99s", ron="8p"), yaku_han=_table(pinfu=(None, None))).id == "no_yaku"


def test_open_tanyao_is_not_opened_by_a_number() -> None:
    won = hand("567m345p678p88s", chi("234m"), ron="5p")

    assert fault(won, open_tanyao=False, yaku_han=_table(tanyao=(2, 2))).id == "no_yaku"
    assert yaku(scored(won, yaku_han=_table(tanyao=(2, 2)))) == {"tanyao": 2}


@pytest.mark.parametrize("name", sorted(CLOSED_YAKU))
def test_what_needs_a_closed_hand_cannot_be_given_open_han(name: str) -> None:
    changed = riichi_rules().with_options({"yaku_han": {name: [1, 1]}})

    assert isinstance(changed, Problem)
    assert changed.id == "bad_record"


@pytest.mark.parametrize(
    "value",
    [{"nothing": [1, 1]}, {"riichi": 1}, {"riichi": [1]}, {"toitoi": [0, 1]}, {"toitoi": [14, 1]}, {"toitoi": [True, 1]},
     {"daisangen": [7, 7]}, [["toitoi", [2, 2]]], 3, None, {"toitoi": [2.0, 2]}],
    ids=str,
)  # fmt: skip
def test_other_tables_of_han_are_refused(value: object) -> None:
    assert isinstance(riichi_rules().with_options({"yaku_han": value}), Problem)


def test_the_table_is_written_as_it_is_read() -> None:
    told = {"iipeikou": [2, None], "toitoi": [3, 2]}
    rules = riichi_rules().with_options({"yaku_han": told})

    assert isinstance(rules, Riichi)
    assert rules.changed == {"yaku_han": told}
    assert riichi_rules().options["yaku_han"] == {}


def with_counters(won: Won, counters: int) -> Won:
    return replace(won, setting=replace(won.setting, counters=counters))


@pytest.mark.parametrize(
    ("won", "counters", "answer"),
    [
        # Riichi alone is one han; two dora do not help, a second yaku does.
        (hand("234m789p45699s333z", ron="6s", riichi=True), 4, {"riichi": 1}),
        (hand("234m789p45699s333z", ron="6s", riichi=True), 5, "two_han_needed"),
        (hand("234m789p45699s333z", ron="6s", riichi=True, dora="8s"), 5, "two_han_needed"),
        (hand("234m789p45699s333z", ron="6s", riichi=True, ippatsu=True), 5, {"riichi": 1, "ippatsu": 1}),
        (hand("234m789p45699s333z", ron="6s"), 5, "no_yaku"),
        (hand("555666777z234m99p", ron="2m"), 9, {"daisangen": 1}),
        (hand("1177m3355p5588s22z", ron="1m"), 9, {"chiitoitsu": 2}),
    ],
    ids=str,
)
def test_two_han_of_yaku_are_needed_from_so_many_counters_on(
    won: Won, counters: int, answer: str | dict[str, int]
) -> None:
    score = riichi_rules(two_han_minimum_from=5).score(won.hand, with_counters(won, counters).setting)

    if isinstance(score, RiichiScore):
        assert yaku(score) == answer
    else:
        assert score.id == answer


@pytest.mark.parametrize(("han", "fu", "counters", "refused"), [(1, 30, 5, True), (1, 30, 4, False), (2, 30, 5, False)])
def test_a_single_han_called_out_is_too_little(han: int, fu: int, counters: int, refused: bool) -> None:
    rules = riichi_rules(two_han_minimum_from=5)
    score = rules.scorer.called_out(_declared(han, fu), self_draw=False, dealer=False, counters=counters)

    assert isinstance(score, Problem) is refused
    if isinstance(score, Problem):
        assert score.id == "two_han_needed"
    assert isinstance(called(han, fu), RiichiScore)


def _declared(han: int, fu: int) -> CalledOut:
    return CalledOut(han, fu)
