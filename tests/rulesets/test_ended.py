"""Why a game ended: every reason the rules have, in words."""

import pytest

from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.words import WORDS
from scorekeeper.rulesets import ruleset
from tests.rulesets.classical.at_table import win

NAMES = ("Ana", "Ben", "Chi", "Dan")
MANGAN: Record = {"type": "win", "winners": [{"seat": 2, "from": 3, "declared": {"limit": "mangan"}}]}
LAST_DEALER: Record = {"type": "win", "winners": [{"seat": 3, "from": None, "declared": {"limit": "mangan"}}]}
DRAW: Record = {"type": "exhaustive_draw", "tenpai": [], "nagashi": []}
END: Record = {"type": "end"}
EVEN = [25000] * 4


def at(round_: str, scores: list[int]) -> Record:
    return {"round": round_, "honba": 0, "riichi_sticks": 0, "scores": scores}


@pytest.mark.parametrize(
    ("reason", "start", "record", "options"),
    [
        ("ended_below_zero", at("E1", [25000, 25000, 45000, 5000]), MANGAN, {}),
        ("ended_out_of_points", at("E1", [25000, 25000, 42000, 8000]), MANGAN, {"tobi": "zero_or_below"}),
        ("ended_cold", at("E1", [25000, 25000, 42000, 8000]), MANGAN, {"cold_end": 50_000}),
        ("ended_last", at("S4", [20000, 20000, 20000, 40000]), DRAW, {}),
        ("ended_target", at("W1", EVEN), MANGAN, {}),
        ("ended_dealer_leads", at("S4", EVEN), LAST_DEALER, {"agari_yame": "win"}),
        ("ended_by_hand", at("E1", EVEN), END, {}),
        (None, at("E1", EVEN), MANGAN, {}),
    ],
)
def test_a_riichi_game_says_why_it_ended(
    reason: str | None, start: Record, record: Record, options: dict[str, object]
) -> None:
    rules = ruleset("riichi", None, options)
    assert not isinstance(rules, Problem)
    ledger = replay(Header(rules, NAMES, start), [record])
    ended = ledger.result.ended
    assert (None if ended is None else ended.id) == reason
    assert ended is None or {**WORDS, **rules.words}[ended.id]
    # Ending it by hand afterwards changes no reason.
    again = replay(Header(rules, NAMES, start), [record, END]).result.ended
    assert again is not None
    assert again.id == (reason or "ended_by_hand")


@pytest.mark.parametrize(
    ("reason", "round_", "record"),
    [
        ("ended_by_hand", "E4", END),
        ("ended_last", "E4", win(0, 20, 0, 0, 0)),
        (None, "E3", win(0, 20, 0, 0, 0)),
    ],
)
def test_a_classical_game_says_why_it_ended(reason: str | None, round_: str, record: Record) -> None:
    rules = ruleset("classical", None, {"rounds": 1})
    assert not isinstance(rules, Problem)
    start = {"round": round_, "scores": [2000] * 4}
    ended = replay(Header(rules, NAMES, start), [record]).result.ended
    assert (None if ended is None else ended.id) == reason
