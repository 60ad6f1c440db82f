"""Every payment of a deal is rebuilt from the lines that explain it: winners, counters, sticks, liability, all four hands."""

import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.core.explained import Explained
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, advance, replay
from scorekeeper.core.money import Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import read_header
from tests.builders import riichi_rules
from tests.rulesets.classical.at_table import PLAYERS
from tests.rulesets.classical.at_table import rules as rules_of_four
from tests.rulesets.classical.test_properties import draws, wins
from tests.rulesets.riichi.evenings import evening
from tests.teach.reckoning import number, records, rules_of

Moves = dict[tuple[int | None, int | None], int]


def moved(transfers: Iterable[Transfer]) -> Moves:
    """Who pays whom how much."""
    sums: Moves = {}
    for each in transfers:
        sums[each.payer, each.payee] = sums.get((each.payer, each.payee), 0) + each.points
    return sums


def told(found: Iterable[Explained]) -> Moves:
    """Who pays whom how much, by the lines alone."""
    sums: Moves = {}
    for each in found:
        for chapter in each.explanation.payments:
            key = chapter.payer, chapter.payee
            sums[key] = sums.get(key, 0) + number(chapter.lines) * chapter.payers
    return {key: points for key, points in sums.items() if points}


def explained(ledger: Ledger, record: Record) -> tuple[Explained, ...]:
    """The hands of an event, explained; the test fails when their lines do not lead to what it moves."""
    event = ledger.rules.read_event(record)
    assert not isinstance(event, Problem)
    found = ledger.rules.explain_event(ledger.state, event)
    assert not isinstance(found, Problem), found
    if found:
        step = ledger.rules.play(ledger.state, event)
        assert not isinstance(step, Problem)
        assert told(found) == moved(step.transfers), record
    return found


def walked(header: Header, events: Iterable[Record]) -> list[Explained]:
    """Every hand of a session, explained."""
    found: list[Explained] = []
    ledger = replay(header, [])
    for record in events:
        if record["type"] not in ("rules", "players"):
            found += explained(ledger, record)
        ledger = advance(ledger, record)
    assert ledger.stopped_at is None
    return found


def test_every_payment_of_the_recorded_games_is_rebuilt_from_its_lines() -> None:
    counted = 0
    for game in records("riichi_games.jsonl"):
        header = read_header(game, rules_of(game))
        assert isinstance(header, Header)
        counted += len(walked(header, game["events"]))
    assert counted > 500


def test_counters_sticks_liability_and_several_winners_are_rebuilt_from_their_lines() -> None:
    titles: set[str] = set()
    lines: set[str] = set()
    several = 0
    for seed in range(60):
        made = evening(random.Random(seed))
        ledger = replay(made.header, [])
        for record in made.events:
            found = () if record["type"] == "rules" else explained(ledger, record)
            several += len(found) > 1
            for chapter in (each for hand in found for each in hand.explanation.payments):
                titles.add(chapter.title.id)
                lines |= {line.name.id for line in chapter.lines}
            ledger = advance(ledger, record)
    assert several
    assert titles == {"pays_player", "pays_liable", "pays_sticks"}
    assert lines >= {"pays_counters", "pays_wareme", "liable_half", "pays_two"}


@settings(max_examples=150, deadline=None)
@given(wins() | draws, st.sampled_from(["mahjong_time", "dmjl", "bmja"]), st.booleans(), st.booleans())
def test_what_four_hands_pay_one_another_is_rebuilt_from_their_lines(
    event: dict[str, Any], preset: str, settles: bool, double: bool
) -> None:
    made = rules_of_four(
        preset, draw_settles=settles, losers_settle=settles, dangerous_discard=True, east_double=double
    )
    ledger = replay(Header(made, PLAYERS), [])
    found = made.read_event(event)
    assert not isinstance(found, Problem)
    if isinstance(made.play(ledger.state, found), Problem):
        assert isinstance(made.explain_event(ledger.state, found), Problem)
        return
    explained(ledger, event)


@pytest.mark.parametrize("by_tiles", [True, False])
def test_what_was_kept_as_paid_is_told_as_it_was(by_tiles: bool) -> None:
    moves = [[1, 0, 7], [2, 0, 9]]
    made = riichi_rules() if by_tiles else rules_of_four()
    event: Record = {"type": "win", "winner": 0, "from": 1, "hands": [{"declared": {"total": 20}}, None, None, None]}
    if by_tiles:
        event = {"type": "win", "winners": [{"seat": 0, "from": 1, "declared": {"han": 2, "fu": 30}}]}
    ledger = replay(Header(made, PLAYERS), [])
    assert {chapter.title.id for chapter in explained(ledger, event)[0].explanation.payments} == {"pays_player"}

    told_then = explained(ledger, {**event, "receipt": {"moves": moves, "kept": True}})

    assert told(told_then) == {(1, 0): 7, (2, 0): 9}
    assert {chapter.title.id for chapter in told_then[0].explanation.payments} == {"pays_kept"}
