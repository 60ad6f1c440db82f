"""An Entry where an outcome wants to see the hands of all players."""

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import tile
from scorekeeper.rulesets import ruleset
from tests.entries import shown

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
ANA, BEN, CHI, DAN = range(4)
WINNING = "(777m)(4444z)999p567s44s3f"


def rules(preset: str = "mahjong_time", **options: object) -> Ruleset:
    found = ruleset("classical", preset, options)
    assert not isinstance(found, Problem)
    return found


def ledger(preset: str = "mahjong_time", **options: object) -> Ledger:
    return replay(Header(rules(preset, **options), PLAYERS), [])


def entry(preset: str = "mahjong_time", **options: object) -> Entry:
    made = Entry()
    made.show_ledger(ledger(preset, **options))
    return made


def won() -> Entry:
    made = entry()
    made.toggle_winner(CHI)
    made.choose_off(None)
    made.type_text(WINNING)
    return made


def recorded(made: Entry) -> Record:
    records: list[Record] = []
    made.ready_to_record.connect(records.append)
    made.record()
    (record,) = records
    return record


def totals(made: Entry) -> list[tuple[int, bool, int | None]]:
    return [(each.seat, each.begun, each.total) for each in shown(made).hands]


def tick_problems(made: Entry) -> dict[str, str | None]:
    return {each.circumstance.id: each.problem.id if each.problem else None for each in shown(made).circumstances}


def test_the_winner_comes_first_then_the_others_in_turn_order() -> None:
    made = entry()
    assert shown(made).asked == ()
    made.toggle_winner(CHI)

    assert (shown(made).asked, shown(made).active) == ((CHI, DAN, ANA, BEN), CHI)
    made.toggle_winner(CHI)
    assert (shown(made).asked, shown(made).hands) == ((), ())


def test_hands_that_are_left_out_score_nothing() -> None:
    made = won()

    assert totals(made) == [(CHI, True, 104), (DAN, False, None), (ANA, False, None), (BEN, False, None)]
    assert recorded(made)["hands"] == [
        None,
        None,
        {
            "concealed": "999p44567s",
            "melds": [{"type": "pung", "tiles": "777m"}, {"type": "kong", "tiles": "4444z"}],
            "bonus": "3f",
            "wins": True,
            "win_tile": "4s",
            "win": "wall",
            "circumstances": [],
        },
        None,
    ]


def test_another_player_s_hand_has_a_tile_less_and_no_winning_one() -> None:
    made = won()
    made.activate(DAN)
    made.type_text("123m123p123s22s55z")

    assert shown(made).missing == 0
    assert not any(each.winning for each in shown(made).hand)
    assert all(face.problem for row in shown(made).picker for face in row if not face.key.is_bonus)
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert record["hands"][DAN]["win_tile"] is None


def test_a_part_of_a_hand_is_enough_once_it_is_said_to_be_one() -> None:
    made = won()
    made.activate(DAN)
    made.type_text("(222p)555z")
    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.sentence) == ("hand_unfinished", "tile_count_partial")
    made.activate(ANA)
    assert shown(made).problem == Problem("other_hand", {"player": "Dan"})

    made.activate(DAN)
    made.toggle_circumstance("partial_hand")
    assert shown(made).can_record
    assert totals(made)[1] == (DAN, True, 20)


def test_copies_are_counted_over_all_hands() -> None:
    made = won()
    made.activate(DAN)
    faces = {face.key.code: face for row in shown(made).picker for face in row}
    assert (faces["9p"].left, faces["4z"].left, faces["3f"].left) == (1, 0, 0)
    assert faces["4z"].problem is not None
    assert faces["3f"].problem is not None
    made.pick(tile("3f"))
    made.type_text("44z")

    assert shown(made).typed_problem == Problem("none_left", {"tile": "4z"}, "typed")
    assert shown(made).draft.rows.get("bonus", ()) == ()


def test_flowers_lie_beside_the_hand_by_themselves_and_a_click_takes_them_back() -> None:
    made = won()
    assert [face.key.code for row in shown(made).picker for face in row if face.here] == ["3f"]
    made.pick(tile("1y"))
    assert [each.code for each in shown(made).draft.rows["bonus"]] == ["3f", "1y"]
    made.pick(tile("3f"))

    assert [each.code for each in shown(made).draft.rows["bonus"]] == ["1y"]
    assert len(shown(made).draft.tiles) == 8


def test_a_typed_total_stands_for_a_hand() -> None:
    made = won()
    made.activate(BEN)
    made.declare({})
    assert shown(made).problem == Problem("called_missing")
    made.declare({"total": 68})

    assert totals(made)[3] == (BEN, True, 68)
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert record["hands"][BEN] == {"declared": {"total": 68}}


@pytest.mark.parametrize(
    ("tick", "way", "off"),
    [
        ("replacement", "replacement", None),
        ("last_wall_tile", "last_wall_tile", None),
        ("last_tile_as_replacement", "last_tile_as_replacement", None),
        ("last_discard", "last_discard", ANA),
        ("first_discard", "first_discard", ANA),
    ],
)
def test_a_tick_says_how_the_hand_was_won(tick: str, way: str, off: int | None) -> None:
    made = won()
    made.choose_off(off)
    made.type_text("123m456p789s11333z")
    made.toggle_circumstance(tick)
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert (record["hands"][CHI]["win"], record["hands"][CHI]["circumstances"]) == (way, [])

    again = entry()
    assert again.take_recorded(record) is None
    assert [each.circumstance.id for each in shown(again).circumstances if each.on] == [tick]
    assert recorded(again) == record


def test_of_the_ways_of_winning_one_holds_and_it_must_fit_the_tile() -> None:
    made = won()
    made.toggle_circumstance("replacement")
    made.toggle_circumstance("last_wall_tile")
    assert [each.circumstance.id for each in shown(made).circumstances if each.on] == ["last_wall_tile"]
    assert tick_problems(made)["last_discard"] == "way_off"
    assert "dealt_hand" in tick_problems(made)
    made.choose_off(BEN)

    assert not any(each.on for each in shown(made).circumstances)
    assert tick_problems(made)["last_wall_tile"] == "way_drawn"
    record = recorded(made)
    assert isinstance(record["hands"], list)
    assert record["hands"][CHI]["win"] == "discard"


def test_east_can_win_with_the_tiles_dealt() -> None:
    made = entry()
    made.toggle_winner(ANA)
    made.choose_off(None)
    made.type_text("123m456p789s11222z")
    made.toggle_circumstance("dealt_hand")
    record = recorded(made)

    assert isinstance(record["hands"], list)
    assert (record["hands"][ANA]["win"], record["hands"][ANA]["win_tile"]) == ("dealt_hand", None)
    again = entry()
    assert again.take_recorded(record) is None
    assert recorded(again) == record


def test_each_hand_is_asked_only_what_can_be_true_of_it() -> None:
    made = won()
    assert "partial_hand" not in tick_problems(made)
    made.activate(DAN)

    assert list(tick_problems(made)) == ["original_call", "partial_hand", "too_many_tiles"]


def test_unfinished_hands_survive_switching_and_being_kept() -> None:
    made = won()
    made.activate(DAN)
    made.type_text("(222p)555z")
    made.activate(BEN)
    made.declare({"total": 12})
    made.activate(DAN)
    assert [each.tile.code for each in shown(made).hand] == ["5z"] * 3

    again = entry()
    again.restore(made.drafts_record())
    assert (totals(again), shown(again).problem) == (totals(made), shown(made).problem)
    assert (shown(again).active, shown(again).typed) == (DAN, shown(made).typed)


def test_a_winner_who_did_not_win_after_all_keeps_the_tiles() -> None:
    made = won()
    made.toggle_winner(CHI)
    made.toggle_winner(DAN)
    made.choose_off(None)
    made.activate(CHI)

    assert len(shown(made).draft.tiles) == 8
    assert shown(made).asked == (DAN, ANA, BEN, CHI)


def test_a_draw_asks_for_hands_only_where_it_settles() -> None:
    plain = entry()
    plain.choose_outcome("draw")
    assert (shown(plain).asked, shown(plain).can_record) == ((), True)
    made = entry(draw_settles=True)
    made.choose_outcome("draw")
    assert shown(made).asked == (ANA, BEN, CHI, DAN)
    made.declare({"total": 20})
    made.activate(CHI)
    made.type_text("123m123p123s11z22z")

    preview = shown(made).preview
    assert preview is not None
    # Two pairs of other winds are worth nothing.
    assert preview.deltas == (60, -20, -20, -20)
    again = entry(draw_settles=True)
    record = recorded(made)
    assert again.take_recorded(record) is None
    assert recorded(again) == record


def test_a_hand_without_a_session_is_the_winner_s_alone() -> None:
    made = Entry()
    made.show_rules(rules())
    assert (shown(made).asked, shown(made).hands) == ((0,), ())
    made.choose_off(None)
    made.type_text(WINNING)

    score = shown(made).score
    assert score is not None
    assert not isinstance(score, Problem)
    assert score.total == 52


def test_ticks_of_a_winner_rest_while_another_player_wins_and_come_back() -> None:
    made = won()
    made.toggle_circumstance("replacement")
    made.activate(DAN)
    made.type_text("(222p)555z")
    made.toggle_circumstance("partial_hand")
    assert shown(made).drafts[CHI].circumstances == {"replacement"}
    assert shown(made).can_record

    made.toggle_winner(CHI)
    made.toggle_winner(DAN)
    view = shown(made)
    assert [view.drafts[seat].circumstances for seat in (CHI, DAN)] == [frozenset(), frozenset()]
    assert "replacement" in tick_problems(made)
    kept = made.drafts_record()
    again = entry()
    again.restore(kept)
    for each in (made, again):
        each.toggle_winner(DAN)
        each.toggle_winner(CHI)
        drafts = shown(each).drafts
        assert [drafts[seat].circumstances for seat in (CHI, DAN)] == [{"replacement"}, {"partial_hand"}]
