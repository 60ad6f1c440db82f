"""An Entry where an outcome wants to see the hands of all players."""

from scorekeeper.controller.entry import Entry
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import tile
from tests.controller.all_hands import ANA, BEN, CHI, DAN, WINNING, entry, recorded, rules, won
from tests.entries import shown


def totals(made: Entry) -> list[tuple[int, bool, int | None]]:
    return [(each.seat, each.begun, each.total) for each in shown(made).hands]


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
