"""What is entered for an outcome that wants all four hands comes out as the event of these rules."""

import pytest

from scorekeeper.core.draft import Draft
from scorekeeper.core.entered_before import entered_before
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.event_made import answers_of
from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Problem
from tests.rulesets.classical.at_table import PLAYERS, Record, declared, rules, win

RULES = rules(dangerous_discard=True)


def at_table() -> Table:
    opened = RULES.open(None)
    assert not isinstance(opened, Problem)
    return Table(RULES, PLAYERS, opened)


def written(entering: Entering) -> Record:
    table = at_table()
    outcome = table.outcome(entering.outcome)
    assert outcome is not None
    return RULES.write_event(answers_of(entering, table, outcome))


def totals(*points: int) -> dict[int, Draft]:
    return {seat: Draft(declared={"total": each}) for seat, each in enumerate(points)}


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_one_who_was_chosen_is_the_winner(winner: int) -> None:
    entering = Entering("win", (winner,), off_chosen=True, active=winner, drafts=totals(10, 68, 104, 28))

    assert written(entering) == {**win(winner, 10, 68, 104, 28), "liable": None}


def test_a_recorded_outcome_comes_back_with_all_four_hands() -> None:
    record = win(2, 10, 68, 104, 28, off=1)

    found = entered_before(record, at_table())

    assert not isinstance(found, Problem)
    assert (found.winners, found.off) == ((2,), 1)
    assert {seat: draft.declared for seat, draft in found.drafts.items()} == {
        seat: {"total": points} for seat, points in enumerate((10, 68, 104, 28))
    }
    assert RULES.read_event(written(found)) == RULES.read_event(record)


def test_a_loser_s_tiles_are_written_without_a_winning_tile() -> None:
    read = RULES.read_hand({"concealed": "11z", "circumstances": ["partial_hand"]}, seated=True)
    assert not isinstance(read, Problem)
    hand = Hand(read[0].concealed, win_tile=read[0].concealed[0], circumstances=read[0].circumstances)

    record = RULES.write_hand(hand)

    assert (record["wins"], record["win"], record["win_tile"]) == (False, None, None)
    event = {"type": "win", "winner": 2, "from": None, "hands": [record, None, declared(20), None]}
    assert not isinstance(RULES.read_event(event), Problem)
