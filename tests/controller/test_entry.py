"""An Entry: who won, what else may have happened, and what it tells of itself."""

from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.tiles import tile
from scorekeeper.core.words import WORDS
from tests.entries import (
    MANGAN,
    click,
    entry,
    ledger,
    problem_id,
    recorded,
    rules,
    shown,
    winning,
)


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
