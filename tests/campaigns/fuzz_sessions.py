"""Lines of sessions: each has one answer; what is played moves points and makes none, and every event can be explained."""

import json
from collections.abc import Sequence
from typing import Final

from scorekeeper.cli import Defaults, _answer_line, _session
from scorekeeper.core.events import PLAYERS, RULES
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, advance, preview, replay
from scorekeeper.core.money import deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import read_header
from scorekeeper.rulesets import ruleset
from tests.campaigns.seeds import as_lines, records, words_in

IS_JSON: Final = True
_PLAYED: Final[tuple[dict[str, object], ...]] = (
    {
        "ruleset": "classical", "preset": "bmja", "players": ["A", "B", "C", "D"],
        "events": [
            {"type": "win", "winner": 1, "from": 0, "hands": [{"total": 8}, {"total": 64}, {"total": 4}, None]},
            {"type": "win", "winner": 0, "hands": [{"total": 52}, {"total": 16}, {"total": 8}, {"total": 4}]},
            {"type": "draw", "hands": [{"total": 8}, None, None, {"total": 2}]},
            {"type": "penalty", "seat": 2, "points": 100, "to": "each"},
            {"type": "adjustment", "points": [100, -100, 0, 0], "note": "x"},
            {"type": "end"},
        ],
    },
    {
        "preset": "tenhou", "players": ["A", "B", "C", "D"], "start": {"round": "E2", "honba": 1},
        "events": [
            {"type": "riichi", "seat": 1},
            {"type": "win", "winners": [{"seat": 1, "from": 3, "declared": {"han": 3, "fu": 40}}]},
            {"type": "exhaustive_draw", "tenpai": [0, 2]},
            {"type": "abortive_draw", "kind": "suukaikan"},
            {"type": "chombo", "seat": [2]},
            {"type": "rules", "options": {"tobi": "off"}},
            {"type": "players", "players": ["B", "A", "C", "D"]},
            {"type": "adjustment", "points": [-1000, 0, 0, 0], "sticks": 1, "one_sided": False},
            {"type": "end"},
        ],
    },
)  # fmt: skip
_KNOWN: Final = (*records("riichi_games.jsonl", 4), *_PLAYED)
SEEDS: Final = as_lines(_KNOWN)
WORDS: Final = words_in(_KNOWN)
_USUAL: Final = Defaults(None, {})
_EXPLAINED: Final = 8
"""Events of a session that are explained too; a long one takes its time by right."""


def once(data: bytes) -> None:
    """Play some bytes."""
    line = data.replace(b"\n", b" ") + b"\n"
    answer = _answer_line(line, 1, _USUAL, _session)
    assert answer.count(b"\n") == 1, answer
    if "problem" in json.loads(answer):
        return
    record = json.loads(line)
    rules = ruleset(record.get("ruleset"), record.get("preset"), record.get("options") or {})
    assert not isinstance(rules, Problem), rules
    header = read_header(record, rules)
    assert isinstance(header, Header), header
    followed(header, [each for each in record["events"] if isinstance(each, dict)])


def followed(header: Header, events: Sequence[Record]) -> None:
    """Play events one by one: each moves points from account to account, and the first ones can be explained."""
    now = replay(header, ())
    for number, each in enumerate(events):
        event = None if each.get("type") in (RULES, PLAYERS) else now.rules.read_event(each)
        after = advance(now, each)
        if after.stopped_at is not None:
            return
        step = preview(now, each)
        assert not isinstance(step, Problem), (each, step)
        seats = now.rules.seats
        moved = zip(now.state.scores, deltas(step.transfers, seats), after.state.scores, strict=True)
        assert all(before + gain == held for before, gain, held in moved), each
        if event is not None and not isinstance(event, Problem) and number < _EXPLAINED:
            now.rules.explain_event(now.state, event)
        now = after
    assert len(now.result.points) == len(now.board.seats) == now.rules.seats
