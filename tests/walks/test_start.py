"""How a session began is put right, and a player leaves: from the menu, shown first, and taken back with Undo."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.core.rules_event import rules_record
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from tests.walks.conftest import Open
from tests.walks.evening import DAN, PLAYERS, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list
from tests.walks.test_past import HANDS, THREE, Mending, begun

pytestmark = drops_a_list


def header_of(evening: Mending) -> dict[str, object]:
    return dict(evening.kept().header)


@pytest.mark.parametrize("hand", HANDS)
def test_names_and_seats_of_the_start_are_put_right(open_program: Open, hand: Hand) -> None:
    evening = begun(open_program, hand, *THREE[:3])
    before = header_of(evening)
    evening.chooses(evening.desk.menu.correct_start)
    asked = dialog(evening.program, StartDialog)
    assert [line.text() for line in asked.names] == list(PLAYERS)
    hand.press(asked.swaps[0])
    hand.write(asked.names[3], "Dana")
    hand.press(asked.start)
    shown = dialog(evening.program, ConsequencesDialog)
    assert shown.moves.count.text() == "No points change."
    assert header_of(evening) == before
    hand.press(shown.accept_button)

    evening.looks_at_the_window()
    assert header_of(evening) == {**before, "players": ["Ben", "Ana", "Chi", "Dana"]}
    assert evening.history[0][1] == "Chi off Dana"
    assert evening.side.outcome.won.buttons[0].text() == "Ben"
    hand.press(evening.desk.table.top.undo)
    assert header_of(evening) == before
    assert evening.history[0][1] == "Chi off Dan"
    evening.agrees()


def test_other_rules_from_the_start_move_later_hands(open_program: Open) -> None:
    """30,000 at the start in place of 25,000, so that everybody has 5,000 more after the first hand."""
    evening = begun(open_program, Mouse(), *THREE[:3])
    before = header_of(evening)
    evening.chooses(evening.desk.menu.correct_start)
    asked = dialog(evening.program, StartDialog)
    now = asked.preset.choice
    assert now is not None
    asked.choose_rules(now.changed({"start_points": 30000}))
    click(asked.start)
    shown = dialog(evening.program, ConsequencesDialog)
    assert shown.moves.model.rowCount() == 2
    click(shown.accept_button)

    evening.looks_at_the_window()
    assert evening.scores == ["30,000", "30,000", "39,000", "21,000"]
    evening.agrees()
    click(evening.desk.table.top.undo)
    assert header_of(evening) == before
    assert evening.scores == ["25,000", "25,000", "34,000", "16,000"]


@pytest.mark.parametrize("hand", HANDS)
def test_somebody_leaves_and_a_fifth_sits_down(open_program: Open, hand: Hand) -> None:
    evening = begun(open_program, hand, *THREE[:3])
    written = evening.kept().events
    evening.chooses(evening.desk.menu.players)
    asked = dialog(evening.program, PlayersDialog)
    hand.write(asked.names[DAN], "Eve")
    hand.press(asked.start)

    evening.looks_at_the_window()
    assert evening.side.outcome.won.buttons[DAN].text() == "Eve"
    assert evening.history[0][1] == "Chi off Dan"
    assert evening.scores == ["25,000", "25,000", "34,000", "16,000"]
    assert evening.kept().events[-1]["players"] == ["Ana", "Ben", "Chi", "Eve"]
    evening.plays(THREE[5:])
    assert [line[1] for line in evening.history] == ["Chi off Dan", "Other players", "Ben off Ana"]
    evening.opens(0)
    assert evening.side.outcome.off.buttons[1 + DAN].text() == "Dan"
    hand.press(evening.page.banner.cancel)
    assert "Win" in evening.desk.table.top.undo.toolTip()
    hand.press(evening.desk.table.top.undo)
    assert "Other players" in evening.desk.table.top.undo.toolTip()
    hand.press(evening.desk.table.top.undo)
    assert evening.kept().events == written


def test_nobody_leaves_while_a_hand_is_played(open_program: Open) -> None:
    evening = begun(open_program, Keyboard(), *THREE[:1])
    evening.chooses(evening.desk.menu.players)

    assert "still being played" in evening.desk.notice.label.text()


def test_a_change_of_players_and_the_end_of_the_game_are_lines_that_can_be_struck(open_program: Open) -> None:
    evening = begun(open_program, Mouse(), *THREE[:3])
    evening.plays(({"type": "players", "players": ["Ana", "Ben", "Chi", "Eve"]}, *THREE[5:], {"type": "end"}))
    assert [line[1] for line in evening.history] == ["Chi off Dan", "Other players", "Ben off Ana", "End the game"]
    written = evening.kept().events

    evening.opens(1)
    asked = dialog(evening.program, ConsequencesDialog)
    assert asked.title.text() == "Strike “Other players”?"
    click(asked.accept_button)
    evening.looks_at_the_window()
    assert evening.replayed().players == PLAYERS
    evening.program.past.strike(len(written) - 2)
    click(dialog(evening.program, ConsequencesDialog).accept_button)

    evening.looks_at_the_window()
    assert [line[1] for line in evening.history] == ["Chi off Dan", "Ben off Ana"]
    assert not evening.desk.table.final.isVisible()
    click(evening.desk.table.top.undo)
    click(evening.desk.table.top.undo)
    assert evening.kept().events == written


@pytest.mark.parametrize("hand", HANDS)
def test_a_first_table_begins_in_one_click(open_program: Open, hand: Hand) -> None:
    evening = Mending(open_program(), hand)
    hand.press(evening.desk.start.begin.begin)

    assert evening.desk.page is evening.desk.table
    assert evening.kept().header["players"] == ["Player 1", "Player 2", "Player 3", "Player 4"]


@pytest.mark.parametrize("hand", HANDS)
def test_names_and_rules_of_the_last_table_are_one_click_away(open_program: Open, hand: Hand) -> None:
    evening = begun(open_program, hand, *THREE[:3])
    evening.plays(({"type": "players", "players": ["Ana", "Ben", "Chi", "Eve"]},))
    rules = evening.replayed().rules.with_options({"start_points": 30000})
    assert not isinstance(rules, Problem)
    past = evening.program.session.past
    assert past is not None
    assert evening.program.session.rewrite(past.with_records((*past.records, rules_record(rules))), "rules")
    evening.chooses(evening.desk.menu.start)
    again = evening.desk.start.again
    assert again.accessibleName() == "Again with Ana, Ben, Chi, Eve"
    hand.press(again)

    assert evening.program.shelf.open_id == 2
    assert evening.kept(2).header["players"] == ["Ana", "Ben", "Chi", "Eve"]
    assert evening.replayed(2).rules == rules
    assert evening.scores == ["30,000"] * 4


def test_the_start_page_knows_that_the_game_has_ended(open_program: Open) -> None:
    evening = begun(open_program, Mouse(), *THREE[:3])
    evening.plays(({"type": "end"},))
    evening.chooses(evening.desk.menu.start)

    assert evening.desk.start.go_on.accessibleName().startswith("Look at")
    assert evening.desk.start.again.hasFocus()
