"""The hand that is entered: tiles, called sets, indicators and what is typed of them."""

import pytest

from scorekeeper.core.doubt import Care
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from tests.entries import (
    DORA,
    MANGAN,
    URA,
    click,
    face,
    headline,
    problem_id,
    recorded,
    riichi,
    shown,
    winning,
)


def test_clicks_fill_the_hand_and_the_last_one_wins() -> None:
    made = winning()
    click(made, "9m 1m 5p")

    view = shown(made)
    assert [(str(each.tile), each.index, each.winning) for each in view.hand] == [
        ("1m", 1, False), ("9m", 0, False), ("5p", 2, True),
    ]  # fmt: skip
    assert (view.missing, view.typed) == (11, "91m5p")
    assert problem_id(view.score) == "tiles_missing"


def test_another_tile_can_be_the_winning_one() -> None:
    made = winning()
    made.type_text(MANGAN)
    made.choose_winning(4)

    assert [str(each.tile) for each in shown(made).hand if each.winning] == ["9m"]
    assert shown(made).draft.win_tile is tile("9m")


def test_a_whole_hand_is_worth_something_and_the_next_tile_is_an_indicator() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    assert shown(made).target == DORA
    click(made, "8m")

    assert shown(made).rows[0].tiles == (tile("8m"),)
    assert headline(made) == "4 han 40 fu Mangan 8000"
    assert write_tiles(each.tile for each in shown(made).hand) == "234999m56788p234s"


def test_a_full_hand_takes_no_more() -> None:
    made = winning()
    made.type_text(MANGAN)
    made.aim(Target())

    assert problem_id(face(made, "1z").problem) == "hand_full"
    made.pick(tile("1z"))
    assert shown(made).draft.used(tile("1z")) == 0


def test_used_tiles_are_counted_and_end() -> None:
    made = winning()
    click(made, "1m 1m 1m")
    assert (face(made, "1m").left, face(made, "1m").copies) == (1, 4)
    click(made, "1m 1m")

    assert shown(made).draft.used(tile("1m")) == 4
    assert (face(made, "1m").left, problem_id(face(made, "1m").problem)) == (0, "none_left")


def test_the_picker_turns_the_last_plain_five_red() -> None:
    made = winning()
    click(made, "5s 5s 5s")
    key = face(made, "5s")
    assert (key.tile, key.left, key.problem) == (tile("0s"), 1, None)
    click(made, "5s")

    assert shown(made).typed == "5550s"
    assert (face(made, "5s").left, face(made, "0s").left) == (0, 0)


def test_a_called_set_is_its_form_and_one_tile() -> None:
    made = winning()
    made.aim(Target(Place.MELD, "pon"))
    assert [each.form.id for each in shown(made).forms if each.on] == ["pon"]
    click(made, "5z")

    assert [(meld.kind, write_tiles(meld.tiles)) for meld in shown(made).melds] == [("pon", "555z")]
    assert (shown(made).missing, shown(made).target) == (11, Target())


def test_where_a_red_five_may_be_both_sets_are_offered() -> None:
    made = winning()
    made.aim(Target(Place.MELD, "chi"))
    click(made, "3p")
    assert [write_tiles(meld.tiles) for meld in shown(made).meld_choices] == ["345p", "340p"]
    made.choose_meld(1)

    assert write_tiles(shown(made).melds[0].tiles) == "340p"
    assert shown(made).meld_choices == ()


def test_a_set_that_is_being_made_can_be_given_up() -> None:
    made = winning()
    made.aim(Target(Place.MELD, "chi"))
    click(made, "3p")
    made.cancel()

    assert (shown(made).target, shown(made).meld_choices, shown(made).melds) == (Target(), (), ())


def test_a_run_starts_no_higher_than_seven() -> None:
    made = winning()
    made.aim(Target(Place.MELD, "chi"))

    assert problem_id(face(made, "8s").problem) == "no_run_from"
    assert problem_id(face(made, "1z").problem) == "no_run_from"
    assert face(made, "7s").problem is None


def test_a_set_that_was_begun_gives_way_to_typed_tiles() -> None:
    made = winning(1, 3)
    made.aim(Target(Place.MELD, "chi"))
    made.type_text("111122223333p")
    assert shown(made).target.place is Place.HAND

    click(made, "1m")
    assert (shown(made).melds, len(shown(made).hand), shown(made).missing) == ((), 13, 1)


def test_a_called_set_goes_back() -> None:
    made = winning()
    made.type_text("(555z)[1111m]99p")
    made.drop_meld(0)

    assert shown(made).typed == "[1111m] 99p"
    made.drop_meld(7)
    assert shown(made).typed == "[1111m] 99p"


def test_a_row_is_aimed_at_and_gives_its_tiles_back() -> None:
    made = winning()
    made.aim(DORA)
    click(made, "1z")
    assert shown(made).target == Target()
    made.take_back_row("dora_indicators", 3)
    assert shown(made).rows[0].tiles == (tile("1z"),)
    made.take_back_row("dora_indicators", 0)

    assert shown(made).rows[0].tiles == ()


def test_a_row_holds_five() -> None:
    made = winning()
    made.type_text(MANGAN)
    click(made, "1z 1z 2z 2z 3z 3z")

    assert len(shown(made).rows[0].tiles) == 5
    assert problem_id(shown(made).rows[0].problem) == "row_full"


def test_indicators_lie_on_the_table_for_every_winner() -> None:
    made = winning(1, 3)
    made.aim(DORA)
    click(made, "1z")
    made.toggle_winner(2)
    assert shown(made).draft.rows["dora_indicators"] == (tile("1z"),)
    made.aim(DORA)
    click(made, "2z")
    made.activate(1)
    assert shown(made).draft.rows["dora_indicators"] == (tile("1z"), tile("2z"))
    made.take_back_row("dora_indicators", 0)
    made.activate(2)
    assert shown(made).draft.rows["dora_indicators"] == (tile("2z"),)


def test_indicators_stay_on_the_table_while_nobody_has_won() -> None:
    made = winning(1, 3)
    made.aim(DORA)
    click(made, "1z")
    made.toggle_winner(1)
    kept = made.drafts_record()
    made.take_care(Care(newcomer=True))

    assert made.drafts_record() == kept
    made.toggle_winner(2)
    assert shown(made).draft.rows["dora_indicators"] == (tile("1z"),)


def test_ura_indicators_only_with_riichi() -> None:
    made = winning()
    row = shown(made).rows[1]
    assert row.problem is not None
    assert (row.problem.id, row.problem.values) == ("row_closed", {"row": "Ura indicators", "needs": "Riichi"})
    made.aim(URA)
    assert shown(made).target == Target()

    assert shown(winning(1, 3, riichi(1))).rows[1].problem is None


def test_backspace_takes_back_what_came_last() -> None:
    made = winning()
    made.type_text("(555z) 12m")
    made.type_key("3")
    made.take_back_last()
    assert shown(made).typed == "(555z) 12m"
    made.take_back_last()
    assert shown(made).typed in {"(555z) 1m", "(555z) 12"}
    for _ in range(12):
        made.take_back_last()

    assert shown(made).draft.empty


def test_backspace_gives_back_the_indicator_first() -> None:
    made = winning()
    made.type_text(MANGAN)
    click(made, "8m")
    made.take_back_last()

    assert (shown(made).rows[0].tiles, shown(made).missing) == ((), 0)


def test_typing_does_what_clicking_does() -> None:
    made, clicked = winning(), winning()
    for sign in "(340p)123m0s":
        made.type_key(sign)
    clicked.aim(Target(Place.MELD, "chi"))
    click(clicked, "3p")
    clicked.choose_meld(1)
    click(clicked, "1m 2m 3m 0s")

    assert shown(made).draft == shown(clicked).draft
    assert shown(made).picker == shown(clicked).picker


def test_a_typed_fault_keeps_the_text_and_the_hand() -> None:
    made = winning()
    made.type_text("123m")
    made.type_text("123m9x")

    view = shown(made)
    assert (view.typed, problem_id(view.typed_problem), view.draft.tiles) == ("123m9x", "bad_tile", tiles_of("123m"))
    assert problem_id(view.problem) == "bad_tile"
    made.pick(tile("9m"))
    assert (shown(made).typed, shown(made).typed_problem) == ("1239m", None)


@pytest.mark.parametrize("text", ["4f", "123m4f", "(pon:666z)(pon:888p)2p3p4p2s4s8s8s3sdora:6p4f"])
def test_a_flower_is_no_tile_where_the_rules_have_none(text: str) -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.type_text(text)

    assert problem_id(shown(made).typed_problem) == "bad_tile"
    assert write_tiles(shown(made).draft.tiles) == "123m"


def test_a_whole_hand_with_something_left_unfinished_is_not_recorded() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN + "1")

    assert (shown(made).missing, problem_id(shown(made).problem)) == (0, "typed_unfinished")
    assert recorded(made) == []


def tiles_of(text: str) -> tuple[object, ...]:
    """The tiles of a text."""
    return tuple(tile(digit + text[-1]) for digit in text[:-1])
