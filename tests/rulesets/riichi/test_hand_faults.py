"""What is wrong with a hand: the first fault is the answer, and each is said in a sentence a player can act on."""

import re
from collections.abc import Mapping

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import WORDS, say
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import Won, hand, pon, riichi_rules

Record = Mapping[str, object]
GOOD: Record = {
    "concealed": "234m789p45699s",
    "melds": [{"type": "pon", "tiles": "333z"}],
    "win_tile": "6s",
    "win": "ron",
    "seat_wind": "S",
    "round_wind": "E",
    "circumstances": ["houtei"],
    "dora_indicators": "1z",
    "ura_indicators": "",
}
CLOSED: Record = {**GOOD, "concealed": "234m789p45699s333z", "melds": []}


def answer(record: Record | Won, **options: object) -> RiichiScore | Problem:
    """The score of a record (or of a hand), or what is wrong with it."""
    rules = riichi_rules(**options)
    if isinstance(record, Won):
        return rules.score(record.hand, record.setting)
    read = rules.read_hand(record)
    return read if isinstance(read, Problem) else rules.score(*read)


def test_the_good_hand_is_good() -> None:
    assert isinstance(answer(GOOD), RiichiScore)
    assert isinstance(answer(CLOSED), RiichiScore)


def test_the_first_fault_is_the_answer() -> None:
    """A record with everything wrong, mended fault by fault."""
    record: dict[str, object] = {
        "concealed": "234m789p45x",
        "melds": [{"type": "pon", "tiles": "334z"}],
        "win_tile": "7s",
        "win": "stolen",
        "seat_wind": "S",
        "round_wind": "E",
        "circumstances": ["haitei"],
        "dora_indicators": "9s9s9s9s1z2z",
    }
    mended: list[tuple[str, Record]] = [
        ("bad_record", {"win": "ron"}),
        ("bad_tile", {"concealed": "234m789p45s"}),
        ("bad_meld", {"melds": [{"type": "pon", "tiles": "333z"}]}),
        ("tile_count", {"concealed": "234m789p45689s"}),
        ("win_tile_missing", {"win_tile": "6s"}),
        ("too_many_copies", {"dora_indicators": "1z1z2z2z3z4z"}),
        ("too_many_indicators", {"dora_indicators": "1z"}),
        ("circumstance_conflict", {"circumstances": []}),
        ("not_a_win", {"concealed": "234m789p45699s"}),
        ("no_yaku", {"circumstances": ["houtei"]}),
    ]

    found = []
    for fault, mending in mended:
        problem = answer(record)
        assert isinstance(problem, Problem), f"{fault} was not found"
        found.append(problem.id)
        record.update(mending)

    assert found == [fault for fault, _ in mended]
    assert isinstance(answer(record), RiichiScore)


def changed(**changes: object) -> Record:
    return {**GOOD, **changes}


def closed(**changes: object) -> Record:
    return {**CLOSED, **changes}


def meld(kind: object, tiles: object) -> list[dict[str, object]]:
    return [{"type": kind, "tiles": tiles}]


FOUR = [{"type": "pon", "tiles": f"{number}" * 3 + "m"} for number in (1, 3, 5, 7)]
FIVE = [*FOUR, {"type": "pon", "tiles": "999m"}]
KAN_THREE = [{"type": "ankan", "tiles": "3333z"}]

# Each sentence a hand can be refused with, and what a player must find in it.
REFUSED: list[tuple[str, Record | Won, dict[str, object], list[str]]] = [
    ("bad_record", changed(win="stolen"), {}, ["win", "stolen"]),
    ("bad_tile", changed(concealed="234m789p45x99s"), {}, ["45x"]),
    ("bad_tile", changed(dora_indicators="8z"), {}, ["8z"]),
    ("bad_win_tile", changed(win_tile="66s"), {}, ["66s"]),
    ("bad_win_tile", changed(win_tile=""), {}, ["one tile"]),
    ("bad_meld", changed(melds=meld("pon", "334z")), {}, ["334z", "Pon"]),
    ("tile_count_short", changed(concealed="234m789p45s"), {}, ["8", "11", "3 more"]),
    # A record with one tile less is taken to lack the winning tile; a hand clicked together is not.
    ("tile_count_one_short", hand("234m789p4699s", pon("333z"), ron="6s"), {}, ["10", "11"]),
    ("tile_count_over", changed(concealed="234m789p456999s"), {}, ["12", "11", "1"]),
    ("tile_count_sets", changed(concealed="", melds=FIVE, win_tile="9m"), {}, ["four"]),
    ("win_tile_missing", changed(win_tile="7s"), {}, ["7s"]),
    ("too_many_copies", changed(dora_indicators="9s9s9s"), {}, ["9s", "5", "4"]),
    ("too_many_reds", closed(concealed="340m789p45699s333z", dora_indicators="0m"), {}, ["0m", "2", "1"]),
    ("no_reds", closed(concealed="340m789p45699s333z"), {"red_fives": (0, 0, 0)}, ["0m"]),
    ("too_many_indicators", changed(ura_indicators="1z1z2z2z4z4z"), {}, ["6", "5"]),
    ("circumstance_conflict", closed(circumstances=["riichi", "double_riichi"]), {}, ["Riichi", "Double riichi"]),
    ("conflict_needs_tsumo", changed(circumstances=["haitei"]), {}, ["Last tile", "self-draw"]),
    ("conflict_needs_ron", changed(win="tsumo"), {}, ["Last discard"]),
    ("conflict_needs", closed(circumstances=["ippatsu"]), {}, ["Ippatsu", "Riichi"]),
    ("conflict_needs_closed", changed(circumstances=["riichi"]), {}, ["Riichi", "closed"]),
    ("conflict_needs_no_sets", changed(circumstances=["renhou"]), {}, ["Blessing of man"]),
    ("conflict_needs_kan", closed(win="tsumo", circumstances=["rinshan"]), {}, ["After a kan", "kan"]),
    ("conflict_only_dealer", closed(win="tsumo", circumstances=["tenhou"]), {}, ["Blessing of heaven", "dealer"]),
    ("conflict_not_dealer", closed(seat_wind="E", circumstances=["renhou"]), {}, ["Blessing of man", "dealer"]),
    (
        "conflict_robbed_tile",
        changed(melds=meld("chi", "678s"), circumstances=["chankan"]),
        {},
        ["Robbing a kan", "only one"],
    ),
    ("not_a_win", changed(concealed="234m789p45689s"), {}, ["winning hand"]),
    ("no_yaku", changed(circumstances=[]), {}, ["yaku"]),
]


@pytest.mark.parametrize(
    ("sentence", "record", "options", "parts"), REFUSED, ids=lambda each: each if isinstance(each, str) else ""
)
def test_each_fault_is_said_in_a_sentence(
    sentence: str, record: Record | Won, options: dict[str, object], parts: list[str]
) -> None:
    problem = answer(record, **options)

    assert isinstance(problem, Problem)
    assert (problem.sentence or problem.id) == sentence
    said = say(problem, riichi_rules().words)
    assert all(part in said for part in parts), said
    assert said[0].isupper() or said[0] == "“" or said[0].isdigit(), said
    assert said.endswith("."), said
    assert not re.search(r"[{}]", said), said
    assert "_" not in said, said


ABOUT_HANDS = re.compile(
    r"bad_(record|tile|meld|win_tile)|tile_count_|win_tile_|too_many_(copies|reds|ind)|no_(reds|yaku)|not_a_win|conflict_|circumstance_"
)
SAID_BY_THE_TABLE = {"conflict_not_declared"}


def test_every_sentence_about_a_hand_has_its_example() -> None:
    words = {*WORDS, *riichi_rules().words}
    about = {name for name in words if ABOUT_HANDS.match(name)} - SAID_BY_THE_TABLE

    assert about == {sentence for sentence, *_ in REFUSED}
