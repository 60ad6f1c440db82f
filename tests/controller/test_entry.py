"""An Entry: from clicks to a view, and from the view to an event the rules accept."""

import json
from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_table import SOMEBODY
from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.hand import Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Wind, tile
from scorekeeper.core.words import WORDS
from tests.entries import (
    DORA,
    MANGAN,
    PLAYERS,
    URA,
    click,
    entry,
    face,
    headline,
    ledger,
    problem_id,
    riichi,
    rules,
    shown,
    tick,
    winning,
)


def recorded(of: Entry) -> list[Mapping[str, object]]:
    """The records that Record makes."""
    records: list[Mapping[str, object]] = []
    of.ready_to_record.connect(records.append)
    of.record()
    return records


# the outcome


def test_at_first_nothing_is_chosen_and_anybody_can_win() -> None:
    view = shown(entry())

    assert (view.outcome, view.active, view.can_record) == (None, None, False)
    assert [(each.seat, each.on, each.problem) for each in view.winners] == [(seat, False, None) for seat in range(4)]
    assert problem_id(view.problem) == "outcome_missing"


def test_choosing_a_winner_chooses_the_outcome_that_has_winners() -> None:
    made = entry()
    made.toggle_winner(2)

    view = shown(made)
    assert (view.outcome, view.winning, view.active, view.asked) == ("win", (2,), 2, (2,))
    assert problem_id(view.problem) == "off_missing"
    assert [each.seat for each in view.offs] == [None, 0, 1, 2, 3]
    assert problem_id(view.offs[3].problem) == "winner_pays_not"


def test_two_winners_cannot_both_have_drawn() -> None:
    made = winning(1, None)
    made.toggle_winner(2)

    view = shown(made)
    assert (view.winning, view.off_chosen) == ((1, 2), False)
    assert problem_id(view.offs[0].problem) == "self_draw_alone"
    made.choose_off(None)
    assert not shown(made).off_chosen
    made.choose_off(0)
    assert (shown(made).off, shown(made).off_chosen) == (0, True)


def test_who_gave_the_tile_and_wins_after_all_gave_none() -> None:
    made = winning(1, 3)
    made.toggle_winner(3)

    assert (shown(made).winning, shown(made).off_chosen) == ((1, 3), False)


def test_no_more_win_than_the_rules_let() -> None:
    made = winning(1, 3, by=rules("m_league"))

    assert [problem_id(each.problem) for each in shown(made).winners] == [
        "winners_full",
        None,
        "winners_full",
        "winners_full",
    ]
    made.toggle_winner(2)
    assert shown(made).winning == (1,)


def test_a_winner_taken_back_leaves_the_other_one_shown() -> None:
    made = winning(1, 3)
    made.toggle_winner(2)
    made.toggle_winner(2)

    assert (shown(made).winning, shown(made).active) == ((1,), 1)
    made.toggle_winner(1)
    assert (shown(made).winning, shown(made).active) == ((), None)
    assert problem_id(shown(made).problem) == "winner_missing"


def test_each_winner_keeps_a_hand_of_their_own() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.toggle_winner(2)
    made.type_text("99p")
    made.activate(1)
    assert shown(made).typed == "123m"
    made.toggle_winner(1)
    made.toggle_winner(1)

    assert (shown(made).active, shown(made).typed) == (1, "123m")
    made.activate(2)
    assert shown(made).typed == "99p"
    made.activate(0)
    assert shown(made).active == 2


def test_going_back_to_who_won_keeps_every_hand() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.choose_outcome(None)
    assert (shown(made).outcome, shown(made).active) == (None, None)
    made.toggle_winner(1)

    assert shown(made).typed == "123m"


def test_a_draw_asks_no_hand_and_is_recorded_with_its_answers() -> None:
    made = entry()
    made.choose_outcome("exhaustive_draw")
    assert [each.question.id for each in shown(made).questions] == ["tenpai", "nagashi"]
    made.answer("tenpai", (0, 2))

    assert shown(made).questions[0].value == (0, 2)
    preview = shown(made).preview
    assert preview is not None
    assert preview.deltas == (1500, -1500, 1500, -1500)
    assert preview.scores == (26500, 23500, 26500, 23500)
    (record,) = recorded(made)
    assert record["tenpai"] == [0, 2]


def test_a_choice_has_to_be_made() -> None:
    made = entry()
    made.choose_outcome("abortive_draw")
    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.values["question"]) == ("answer_missing", "Which one?")
    assert recorded(made) == []
    made.answer("kind", "suufon_renda")
    assert shown(made).can_record
    made.answer("kind", None)

    assert not shown(made).can_record


def test_an_answer_belongs_to_its_outcome() -> None:
    made = entry()
    made.choose_outcome("exhaustive_draw")
    made.answer("tenpai", (0,))
    made.choose_outcome("abortive_draw")

    assert [each.value for each in shown(made).questions] == [None]


# the hand


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


# typing


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


def test_a_whole_hand_with_something_left_unfinished_is_not_recorded() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN + "1")

    assert (shown(made).missing, problem_id(shown(made).problem)) == (0, "typed_unfinished")
    assert recorded(made) == []


def tiles_of(text: str) -> tuple[object, ...]:
    """The tiles of a text."""
    return tuple(tile(digit + text[-1]) for digit in text[:-1])


# circumstances


def test_a_riichi_on_the_table_is_ticked_and_cannot_be_unticked() -> None:
    made = winning(1, 3, riichi(1))
    made.toggle_circumstance("riichi")

    stands = tick(made, "riichi")
    assert (stands.on, stands.forced, problem_id(stands.problem)) == (True, True, "on_the_table")
    assert shown(made).draft.circumstances == frozenset()


def test_ticking_a_riichi_nobody_noted_notes_it() -> None:
    made = winning(1, 3)
    records: list[object] = []
    made.ready_to_record.connect(records.append)
    assert tick(made, "riichi").problem is None
    made.toggle_circumstance("riichi")

    assert records == [{"type": "riichi", "seat": 1}]
    assert not tick(made, "riichi").on


def test_no_riichi_is_noted_for_a_hand_with_called_sets() -> None:
    made = winning(1, 3)
    records: list[object] = []
    made.ready_to_record.connect(records.append)
    made.type_text("(123m)456p")
    assert problem_id(tick(made, "riichi").problem) == "circumstance_conflict"
    made.toggle_circumstance("riichi")

    assert records == []


def test_what_cannot_be_is_said_before_the_hand_is_whole() -> None:
    made = winning(1, 3)

    blocked = {each.circumstance.id for each in shown(made).circumstances if each.problem}
    assert blocked >= {"ippatsu", "haitei", "rinshan", "tenhou", "chiihou"}
    assert not blocked & {"riichi", "houtei", "chankan"}
    made.choose_off(None)
    blocked = {each.circumstance.id for each in shown(made).circumstances if each.problem}
    assert "houtei" in blocked
    assert "haitei" not in blocked


def test_a_kan_lets_the_tile_after_it_be_ticked() -> None:
    made = winning(1, None)
    assert problem_id(tick(made, "rinshan").problem) == "circumstance_conflict"
    made.type_text("[1111m]")

    assert tick(made, "rinshan").problem is None


def test_a_tick_that_no_longer_fits_stays_and_says_why() -> None:
    made = winning(1, None)
    made.toggle_circumstance("haitei")
    made.choose_off(3)

    assert (tick(made, "haitei").on, problem_id(tick(made, "haitei").problem)) == (True, "circumstance_conflict")
    made.toggle_circumstance("haitei")
    assert not tick(made, "haitei").on


def test_while_the_way_of_winning_is_open_either_may_be_ticked() -> None:
    made = entry()
    made.toggle_winner(1)

    assert tick(made, "haitei").problem is None
    assert tick(made, "houtei").problem is None
    assert problem_id(tick(made, "ippatsu").problem) == "circumstance_conflict"


def alone(text: str) -> Entry:
    """A hand by itself won off somebody, with these tiles."""
    made = loose()
    made.choose_off(SOMEBODY)
    made.type_text(text)
    return made


def test_two_ticks_that_cannot_be_together_switch_each_other_off() -> None:
    made = winning(1, None)
    made.type_text("[1111m]")
    made.toggle_circumstance("haitei")
    assert tick(made, "rinshan").problem is None
    made.toggle_circumstance("rinshan")

    assert shown(made).draft.circumstances == {"rinshan"}
    made.toggle_circumstance("haitei")
    assert shown(made).draft.circumstances == {"haitei"}


def test_riichi_and_double_riichi_change_places_and_keep_ippatsu() -> None:
    made = alone("234999m56788p234s")
    for circumstance in ("riichi", "ippatsu", "double_riichi"):
        made.toggle_circumstance(circumstance)

    assert shown(made).draft.circumstances == {"double_riichi", "ippatsu"}


def test_a_riichi_taken_back_takes_what_needs_it_along() -> None:
    made = alone("234999m56788p234s")
    for circumstance in ("riichi", "ippatsu", "houtei", "riichi"):
        made.toggle_circumstance(circumstance)

    assert shown(made).draft.circumstances == {"houtei"}


def test_calling_a_set_takes_a_riichi_off() -> None:
    made = alone("234999m56788p")
    made.toggle_circumstance("riichi")
    made.toggle_circumstance("ippatsu")
    made.aim(Target(Place.MELD, "pon"))
    made.pick(tile("5z"))

    assert [meld.kind for meld in shown(made).draft.melds] == ["pon"]
    assert shown(made).draft.circumstances == frozenset()
    assert problem_id(tick(made, "riichi").problem) == "circumstance_conflict"


# Record


def test_record_hands_on_an_event_the_table_accepts() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    click(made, "8m")
    (record,) = recorded(made)

    after = replay(Header(rules(), PLAYERS), [riichi(1), json.loads(json.dumps(record))])
    assert after.stopped_at is None
    preview = shown(made).preview
    assert preview is not None
    assert after.state.scores == preview.scores == (25000, 33000, 25000, 17000)
    assert preview.deltas == (0, 9000, 0, -8000)


def test_two_winners_on_one_discard_are_two_hands_in_one_event() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    made.toggle_winner(2)
    assert problem_id(shown(made).problem) == "hand_missing"
    made.activate(1)
    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.values) == ("other_hand", {"player": "Chi"})
    made.activate(2)
    made.type_text("(555z)(111z)123m789s99p")
    (record,) = recorded(made)

    winners = record["winners"]
    assert isinstance(winners, list)
    assert [each["seat"] for each in winners] == [1, 2]


def test_the_hand_that_is_shown_comes_first_in_what_is_missing() -> None:
    made = winning(1, 3)
    made.toggle_winner(2)
    made.type_text("123m")

    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.values) == ("tiles_missing", {"count": 11})


def test_a_hand_without_yaku_keeps_record_off_with_its_sentence() -> None:
    made = winning(1, 3)
    made.type_text("(123m)(456p) 123789s11p")

    assert problem_id(shown(made).problem) == "no_yaku"
    assert recorded(made) == []


def test_drafts_stay_until_the_deal_is_over() -> None:
    made = winning(1, 3)
    made.type_text(MANGAN)
    made.show_ledger(ledger(riichi(1)))
    assert shown(made).typed == MANGAN
    assert shown(made).can_record
    (record,) = recorded(made)
    made.show_ledger(ledger(riichi(1), record))

    assert (shown(made).outcome, shown(made).drafts) == (None, {})


def test_a_correction_between_two_deals_forgets_nothing() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger({"type": "adjustment", "points": [1000, -1000, 0, 0], "sticks": 0, "one_sided": False}))

    assert shown(made).typed == "123m"


def test_other_rules_begin_anew() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger(by=rules("m_league")))

    assert shown(made).drafts == {}


def test_a_fault_from_elsewhere_is_shown_until_the_next_act() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    made.show_fault(Problem("store_full"))
    assert problem_id(shown(made).fault) == "store_full"
    assert shown(made).can_record
    click(made, "8m")

    assert shown(made).fault is None


def test_clear_forgets_everything_clear_hand_one_hand() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.clear_hand()
    assert (shown(made).typed, shown(made).winning) == ("", (1,))
    made.clear()

    assert shown(made).outcome is None


def test_who_is_liable_is_asked_of_a_hand_that_makes_liable() -> None:
    made = winning(1, 3)
    made.type_text("(555z)(666z)(777z) 123m9p9p")
    assert [each.question.id for each in shown(made).questions] == ["liable"]
    made.answer("liable", 0)
    preview = shown(made).preview
    assert preview is not None
    assert preview.deltas == (-16000, 32000, 0, -16000)
    made.take_back_last()

    assert shown(made).questions == ()
    made.type_text("(555z)(666z) 123m77z99p1z")
    assert shown(made).problem is not None


def test_a_score_that_was_called_out_needs_no_tiles() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("123m")
    made.declare({})
    assert problem_id(shown(made).problem) == "called_missing"
    made.declare({"han": 3, "fu": 40})

    view = shown(made)
    assert (view.score, view.missing) == (None, 11)
    assert view.preview is not None
    assert view.preview.deltas == (0, 6200, 0, -5200)
    (record,) = recorded(made)
    winners = record["winners"]
    assert isinstance(winners, list)
    assert winners[0]["declared"] == {"han": 3, "fu": 40}
    kept = json.loads(json.dumps(made.drafts_record()))
    again = entry(riichi(1))
    again.restore(kept)
    assert shown(again) == view
    made.declare(None)
    assert problem_id(shown(made).problem) == "tiles_missing"


def test_an_impossible_score_keeps_record_off() -> None:
    made = winning(1, 3)
    made.declare({"han": 1, "fu": 20})

    assert shown(made).problem is not None
    assert recorded(made) == []


# safety


def test_what_was_entered_survives_a_crash() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("(555z)[1111m] 23m9")
    made.toggle_winner(2)
    made.type_text(MANGAN)
    made.choose_winning(0)
    made.aim(DORA)
    click(made, "1z")
    made.toggle_circumstance("houtei")
    kept = json.loads(json.dumps(made.drafts_record()))
    again = entry(riichi(1))
    again.restore(kept)

    assert shown(again) == shown(made)
    again.activate(1)
    assert shown(again).typed == "(555z)[1111m] 23m9"


def test_a_draw_survives_a_crash() -> None:
    made = entry()
    made.choose_outcome("exhaustive_draw")
    made.answer("tenpai", [0, 2])
    again = entry()
    again.restore(json.loads(json.dumps(made.drafts_record())))

    assert shown(again) == shown(made)


def test_another_deal_takes_no_old_draft() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    again = entry({"type": "exhaustive_draw", "tenpai": []})
    again.restore(made.drafts_record())

    assert shown(again).drafts == {}


@pytest.mark.parametrize(
    "spoil",
    [
        {"v": 2},
        {"outcome": "lottery"},
        {"winners": [9]},
        {"winners": [1, 1]},
        {"winners": [3]},
        {"winners": "1"},
        {"off": True},
        {"drafts": {"1": {}}},
        {"drafts": {"x": {}}},
        {"drafts": []},
        {"texts": {"1": 3}},
        {"liable": None},
        {"drafts": {"1": {"tiles": "9z", "melds": [], "win_index": None, "circumstances": [], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": 1, "circumstances": [], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": None, "circumstances": ["?"], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": None, "circumstances": [], "rows": {"?": ""}, "declared": None}}},
        {"drafts": {"1": {"tiles": "", "melds": [{"type": "?", "tiles": "111m"}], "win_index": None, "circumstances": [],
                          "rows": {}, "declared": None}}},
    ],
)  # fmt: skip
def test_a_damaged_draft_is_left_alone(spoil: dict[str, object]) -> None:
    made = winning(1, 3)
    made.type_text("123m")
    kept = made.drafts_record()
    entered = kept["entered"]
    assert isinstance(entered, dict)
    again = entry()
    again.restore({**kept, "entered": {**entered, **spoil}})

    assert shown(again).outcome is None


@pytest.mark.parametrize("kept", [{}, {"deal": 0, "entered": None}, {"deal": 1, "entered": {}}])
def test_another_session_without_a_draft_begins_with_none(kept: dict[str, object]) -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger())
    made.restore(kept)

    assert (shown(made).outcome, shown(made).drafts) == (None, {})


# a hand without a session


def loose(preset: str = "tenhou") -> Entry:
    """An Entry that scores hands without a session."""
    made = Entry()
    made.show_rules(rules(preset))
    return made


def test_a_hand_without_a_session_needs_only_its_winds_and_its_way() -> None:
    made = loose()
    view = shown(made)
    assert (view.standalone, view.active, view.can_record) == (True, 0, False)
    assert [each.seat for each in view.offs] == [None, 1]
    made.type_text(MANGAN)
    assert problem_id(shown(made).score) == "off_missing"
    made.choose_off(1)
    made.toggle_circumstance("riichi")
    made.choose_seat_wind(Wind.SOUTH)
    click(made, "8m")

    assert headline(made) == "4 han 40 fu Mangan 8000"
    made.choose_seat_wind(Wind.EAST)
    assert headline(made) == "4 han 40 fu Mangan 12000"


def test_the_round_wind_counts() -> None:
    made = loose()
    made.choose_off(None)
    made.choose_seat_wind(Wind.WEST)
    made.type_text("(222z) 123m456p789s11m")
    assert problem_id(shown(made).score) == "no_yaku"
    made.choose_round_wind(Wind.SOUTH)

    assert headline(made) == "1 han 30 fu 300 / 500"


def test_other_rules_of_the_family_keep_the_winds_and_the_hand() -> None:
    made = loose()
    made.choose_seat_wind(Wind.WEST)
    made.type_text("123m")
    made.show_rules(rules())
    assert shown(made).typed == "123m"
    made.show_rules(rules("m_league"))

    setting = shown(made).setting
    assert setting is not None
    assert (shown(made).typed, setting.seat_wind) == ("123m", Wind.WEST)


def test_clearing_without_a_session_stays_ready_for_a_hand() -> None:
    made = loose()
    made.choose_off(None)
    made.type_text("123m")
    made.clear()

    assert (shown(made).active, shown(made).typed, shown(made).off_chosen) == (0, "", False)


def test_a_loose_hand_survives_a_crash_with_its_winds() -> None:
    made = loose()
    made.choose_seat_wind(Wind.WEST)
    made.choose_round_wind(Wind.SOUTH)
    made.choose_off(None)
    made.type_text("(222z) 123m456p")
    kept = json.loads(json.dumps(made.drafts_record()))
    again = loose()
    again.restore(kept)

    assert shown(again) == shown(made)
    again.restore({**kept, "winds": ["?", 3]})
    assert shown(again).setting == Setting(Wind.EAST, Wind.EAST)
    entry().restore(kept)


@pytest.mark.parametrize(("wind", "seat"), [(Wind.EAST, 0), (Wind.WEST, 2)])
def test_a_loose_hand_is_taken_to_the_player_on_its_seat_wind(wind: Wind, seat: int) -> None:
    made = loose()
    made.choose_seat_wind(wind)
    made.choose_off(None)
    made.type_text("(222z) 123m456p789s11m")
    into = entry()
    into.take_standalone(shown(made))

    view = shown(into)
    assert (view.winning, view.off_chosen, view.off, view.typed) == ((seat,), True, None, "(222z) 123m456p789s11m")


def test_a_loose_hand_with_a_riichi_declares_it_at_the_table() -> None:
    made = loose()
    made.choose_off(None)
    made.type_text("234m567p22s34678s5s")
    made.toggle_circumstance("riichi")
    made.toggle_circumstance("ippatsu")
    into = entry()
    noted: list[Record] = []

    def note(record: Record) -> None:
        noted.append(record)
        into.show_ledger(ledger(record))

    into.ready_to_record.connect(note)
    into.take_standalone(shown(made))

    assert [(each["type"], each["seat"]) for each in noted] == [("riichi", 0)]
    assert shown(into).problem is None
    assert shown(into).draft.circumstances == {"ippatsu"}


def test_a_loose_hand_off_somebody_still_asks_whom() -> None:
    made = loose()
    made.choose_off(1)
    into = entry()
    into.take_standalone(shown(made))

    assert problem_id(shown(into).problem) == "off_missing"


def test_a_session_is_no_loose_hand() -> None:
    made = entry()
    made.choose_seat_wind(Wind.SOUTH)
    made.choose_round_wind(Wind.SOUTH)
    made.take_standalone(shown(winning()))

    assert shown(made).winning in {(), (1,)}
    loose().take_standalone(shown(made))


# signals


def test_every_act_shows_the_whole_view_once(qtbot: QtBot) -> None:
    made = winning()
    views: list[EntryView] = []
    made.changed.connect(views.append)
    click(made, "1m 2m")

    assert [view.missing for view in views] == [13, 12]


def test_before_a_table_is_shown_every_act_is_idle() -> None:
    made = Entry()
    for act in (made.record, made.take_back_last, made.clear, made.clear_hand, made.cancel):
        act()
    made.pick(tile("1m"))
    made.toggle_winner(0)
    made.type_key("1")
    made.toggle_circumstance("riichi")
    made.restore({})

    assert made.view is None


def test_every_sentence_of_an_entry_exists() -> None:
    ids = {
        "outcome_missing", "winner_missing", "winners_full", "winner_pays_not", "self_draw_alone", "off_missing",
        "answer_missing", "other_hand", "hand_missing", "tiles_missing", "last_tile_missing", "hand_full", "none_left",
        "no_room_for_set", "no_run_from", "bad_set", "row_closed", "row_full", "on_the_table", "typed_unfinished",
    }  # fmt: skip

    assert ids <= WORDS.keys()


def test_a_ledger_that_ends_shows_no_way_on() -> None:
    over: Ledger = ledger({"type": "end"})
    made = Entry()
    made.show_ledger(over)
    made.toggle_winner(0)
    made.choose_off(1)
    made.type_text(MANGAN)

    assert not shown(made).can_record
