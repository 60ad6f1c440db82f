"""Riichi: the stick, the riichi a winner has, and what the table knows that the record need not say."""

import pytest

from scorekeeper.core.hand import Setting
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.riichi.table import Declared, Table, setting
from tests.rulesets.riichi.at_table import abort, at, deltas, draw, game, last, ledger, riichi, ron, rons, tiles, tsumo

PINFU = tiles("234m567p234s78s55z", "9s")
"""A closed hand with no yaku but what the way of winning adds: its pair is dragons."""


def test_a_winner_whose_riichi_stands_has_it_even_if_the_record_leaves_it_out() -> None:
    # Riichi alone, 40 fu by a closed discard (20 + 10 + 2, a pair of dragons): 1300
    left_out = game(riichi(1), ron(1, 2, PINFU))
    named = game(riichi(1), ron(1, 2, {**PINFU, "circumstances": ["riichi"]}))
    assert last(left_out) == last(named) == [0, 1300, -1300, 0]
    assert left_out["next"]["riichi_sticks"] == 0


def test_double_riichi_and_ippatsu_are_for_the_record_to_name() -> None:
    named = game(riichi(1), ron(1, 2, {**PINFU, "circumstances": ["double_riichi", "ippatsu"]}))
    assert last(named) == [0, 5200, -5200, 0]


def test_the_stick_of_a_riichi_whose_tile_was_won_on_is_not_paid() -> None:
    found = game(riichi(2), riichi(1, stands=False), ron(3, 1, (1, 30)))
    assert deltas(found) == [[0, -1000, -1000, 2000]]
    aborted = game(riichi(1, stands=False), abort("sanchahou"), triple_ron="draw")
    assert deltas(aborted) == [[0, 0, 0, 0]]
    assert aborted["next"]["riichi_sticks"] == 0


def test_sticks_stay_over_draws_until_somebody_wins() -> None:
    found = game(riichi(0), draw(0), riichi(3), abort(), tsumo(2, (1, 30)))
    assert [row["riichi_sticks"] for row in found["hands"]] == [0, 1, 2]
    assert deltas(found) == [[2000, -1000, -1000, -1000], [0, 0, 0, -1000], [-700, -500, 3700, -500]]


@pytest.mark.parametrize("where", ["nearest", "own_back"])
def test_several_winners_share_the_sticks_as_the_rules_say(where: str) -> None:
    found = game(riichi(0), riichi(2), rons(3, {0: (1, 30), 2: (1, 30)}), start=at("E2", sticks=1), sticks_go_to=where)
    gained = {"nearest": [1000 + 3000 - 1000, 0, 0, -2000], "own_back": [1000 + 2000 - 1000, 0, 1000, -2000]}
    assert last(found) == gained[where]


def test_the_table_tells_riichi_by_seat() -> None:
    table = Table(
        (25000,) * 4, declared=(None, Declared(), Declared(open=True), Declared(stands=False)), deal=1, honba=3
    )
    own = setting(table, 1, None)
    assert own.seat_wind is Wind.EAST
    assert own.round_wind is Wind.EAST
    assert own.counters == 3
    assert "riichi" in own.given
    assert own.denied.isdisjoint({"riichi", "double_riichi", "ippatsu"})
    assert setting(table, 0, 1).denied >= {"riichi", "double_riichi", "ippatsu", "open_riichi"}
    assert "riichi" in setting(table, 3, None).denied


def test_the_table_tells_what_the_discarder_did() -> None:
    table = Table((25000,) * 4, declared=(None, Declared(), None, Declared(stands=False)))
    assert "off_declarer" not in setting(table, 0, 1).denied
    assert "tsubame_gaeshi" in setting(table, 0, 1).denied
    assert "tsubame_gaeshi" not in setting(table, 0, 3).denied
    assert "off_declarer" in setting(table, 0, 3).denied
    assert {"off_declarer", "tsubame_gaeshi"} <= setting(table, 0, None).denied
    assert {"off_declarer", "tsubame_gaeshi"} <= setting(table, 0, 2).denied


def test_the_dealers_eighth_win_in_a_row_is_known() -> None:
    def denied(*events: dict[str, object]) -> bool:
        found = ledger(*events, tobi="off")
        assert found.stopped_at is None
        known = found.rules.setting(found.state, 0)
        assert isinstance(known, Setting)
        return "paarenchan" in known.denied

    wins = [tsumo(0, (1, 30))] * 7
    assert not denied(*wins)
    assert denied(*wins[1:])
    assert denied(*wins[1:], draw(0), *wins[:1]), "a draw breaks the row"
    assert not denied(*wins[1:], {"type": "chombo", "seat": 2}, *wins[:1]), "a void hand does not"
    assert denied(*wins, ron(1, 2, (1, 30)))
