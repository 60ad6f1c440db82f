"""Every event a riichi table refuses, with the id it is refused by."""

from typing import Any

import pytest

from scorekeeper.core.answer import answer
from scorekeeper.rulesets.riichi.words import WORDS
from tests.rulesets.riichi.at_table import (
    BIG_DRAGONS,
    END,
    Record,
    abort,
    adjust,
    at,
    chombo,
    draw,
    ledger,
    refusal,
    riichi,
    ron,
    rons,
    tiles,
    tsumo,
    winner,
)

CLOSED = tiles("234m567p234s55678s", "8s")
TANYAO = tiles("234m567p34555s", "5s", ("chi", "234m"))
NO_YAKU = tiles("234m567p34599s", "9s", ("chi", "234m"))
POOR = at("E1", 60000, 30000, 9100, 900)
ONLY_WINS: dict[str, Any] = {"noten_payment": 0, "dealer_repeats_on": "win"}

Case = tuple[list[Record], str, dict[str, Any]]

REFUSED: dict[str, Case] = {
    # bad_record
    "no type": ([{"seat": 1}], "bad_record", {}),
    "an unknown type": ([{"type": "penalty", "seat": 1}], "bad_record", {}),
    "a seat that is no number": ([{"type": "riichi", "seat": "1"}], "bad_record", {}),
    "a seat that is a yes": ([{"type": "riichi", "seat": True}], "bad_record", {}),
    "a riichi that neither stands nor falls": ([riichi(1, stands="no")], "bad_record", {}),
    "a win without winners": ([{"type": "win", "winners": []}], "bad_record", {}),
    "a win with winners of the wrong form": ([{"type": "win", "winners": [1]}], "bad_record", {}),
    "a winner who does not say off whom": (
        [{"type": "win", "winners": [{"seat": 1, "declared": {"yakuman": 1}}]}], "bad_record", {},
    ),
    "a winner without hand or score": ([{"type": "win", "winners": [{"seat": 1, "from": 0}]}], "bad_record", {}),
    "a winner with hand and score": (
        [{"type": "win", "winners": [{**winner(1, BIG_DRAGONS, 0), "declared": {"yakuman": 1}}]}], "bad_record", {},
    ),
    "a called-out score that no hand has": ([ron(1, 0, (1, 25))], "bad_record", {}),
    "an unknown limit": ([ron(1, 0, "dozen")], "bad_record", {}),
    "liability for an unknown pattern": ([tsumo(1, BIG_DRAGONS, {"ryuuiisou": 2})], "bad_record", {}),
    "liability without its pattern for a called-out score": ([tsumo(1, 1, liable=2)], "bad_record", {}),
    "a draw that does not say who is tenpai": ([{"type": "exhaustive_draw"}], "bad_record", {}),
    "an unknown abortive draw": ([abort("earthquake")], "bad_record", {}),
    "a foul by nobody": ([{"type": "chombo", "seat": []}], "bad_record", {}),
    "a correction for three players": ([adjust(0, 0, 0)], "bad_record", {}),
    "a correction by half a point": ([adjust(0, 0, 1, -1) | {"points": [0, 0, 0.5, -0.5]}], "bad_record", {}),
    "taking away sticks that are not there": ([adjust(1000, 0, 0, 0, sticks=-1)], "bad_record", {}),
    "taking away the stick of a riichi": ([riichi(0), adjust(1000, 0, 0, 0, sticks=-1)], "bad_record", {}),
    "other rules between a riichi and the end of its hand": ([riichi(0), {"type": "rules"}], "bad_record", {}),
    "rules that do not exist": ([{"type": "rules", "preset": "moon"}], "bad_record", {}),
    "an option that does not exist": ([{"type": "rules", "options": {"moon": 1}}], "bad_record", {}),
    "rules of another family": ([{"type": "rules", "ruleset": "bridge"}], "bad_record", {}),
    "other players between a riichi and the end of its hand": (
        [riichi(0), {"type": "players", "players": ["a", "b", "c", "d"]}], "bad_record", {},
    ),
    "three players": ([{"type": "players", "players": ["a", "b", "c"]}], "bad_record", {}),
    "a win that does not say where the wall was opened": ([tsumo(1, 1)], "bad_record", {"wareme": True}),
    "nagashi as a win that does not say it either": (
        [draw(nagashi=[1])], "bad_record", {"wareme": True, "nagashi_mangan": "win"},
    ),
    "a draw after a riichi whose tile was won on": ([riichi(1, stands=False), draw(1)], "bad_record", {}),
    "a self-draw after a riichi whose tile was won on": ([riichi(1, stands=False), tsumo(0, 1)], "bad_record", {}),
    "a win off another after a riichi whose tile was won on": ([riichi(1, stands=False), ron(0, 2, 1)], "bad_record", {}),
    "a riichi after one whose tile was won on": ([riichi(1, stands=False), riichi(2)], "bad_record", {}),
    # faults of a winner's hand
    "a tile that does not exist": ([ron(1, 0, tiles("8z", "8z"))], "bad_tile", {}),
    "a called set that is none": ([ron(1, 0, tiles("11m234p567s", "1m", ("pon", "123s"), ("pon", "111z")))], "bad_meld", {}),
    "too few tiles": ([ron(1, 0, tiles("11m", "1m"))], "tile_count", {}),
    "a winning tile that is not there": ([ron(1, 0, tiles("234m567p234s55678s", "9s"))], "win_tile_missing", {}),
    "a fifth copy": ([ron(1, 0, tiles("55555m123p123s111z", "5m"))], "too_many_copies", {}),
    "six indicators": ([ron(1, 0, {**TANYAO, "dora_indicators": "111222z"})], "too_many_indicators", {}),
    "riichi that was not declared": ([ron(1, 0, {**CLOSED, "circumstances": ["riichi"]})], "circumstance_conflict", {}),
    "double riichi that was not declared": (
        [ron(1, 0, {**CLOSED, "circumstances": ["double_riichi"]})], "circumstance_conflict", {},
    ),
    "ippatsu without a riichi": (
        [ron(1, 0, {**CLOSED, "circumstances": ["riichi", "ippatsu"]})], "circumstance_conflict", {},
    ),
    "a riichi with a called set": ([riichi(1), ron(1, 0, TANYAO)], "circumstance_conflict", {}),
    "the last discard drawn oneself": ([tsumo(1, {**TANYAO, "circumstances": ["houtei"]})], "circumstance_conflict", {}),
    "tiles that are no hand": ([ron(1, 0, tiles("147m258p369s11223z", "3z"))], "not_a_win", {}),
    "a hand without yaku": ([ron(1, 0, NO_YAKU)], "no_yaku", {}),
    # the table
    "the second riichi of a player": ([riichi(1), riichi(1)], "riichi_twice", {}),
    "riichi without the points": ([riichi(3)], "riichi_without_points", {"start": POOR}),
    "a seat that is not there": ([riichi(4)], "bad_seat", {}),
    "a seat below none": ([chombo(-1)], "bad_seat", {}),
    "a winner named twice": ([{"type": "win", "winners": [winner(1, 1, 0), winner(1, 1, 0)]}], "bad_seat", {}),
    "a win off oneself": ([ron(1, 1, 1)], "bad_seat", {}),
    "two winners off two players": ([{"type": "win", "winners": [winner(1, 1, 0), winner(2, 1, 3)]}], "bad_seat", {}),
    "a winner who is liable": ([tsumo(1, BIG_DRAGONS, liable=1)], "bad_seat", {}),
    "a liable player who does not exist": ([tsumo(1, BIG_DRAGONS, {"daisangen": 7})], "bad_seat", {}),
    "somebody tenpai twice": ([draw(1, 1)], "bad_seat", {}),
    "somebody tenpai who does not exist": ([draw(1, 9)], "bad_seat", {}),
    "a wall opened before nobody": ([tsumo(1, 1, wareme=5)], "bad_seat", {"wareme": True}),
    "nagashi mangan where it is not played": ([draw(nagashi=[1])], "draw_not_allowed", {}),
    "an abortive draw that is not played": ([abort("suukaikan")], "draw_not_allowed", {"abortive_draws": []}),
    "three wins as a draw where they are paid": ([abort("sanchahou")], "draw_not_allowed", {}),
    "three winners where two may": ([rons(0, {1: 1, 2: 1, 3: 1})], "too_many_winners", {"max_winners": 2}),
    "two winners where one may": ([rons(0, {1: 1, 2: 1})], "too_many_winners", {"max_winners": 1}),
    "three winners where that is a draw": ([rons(0, {1: 1, 2: 1, 3: 1})], "too_many_winners", {"triple_ron": "draw"}),
    "two self-draws": ([{"type": "win", "winners": [winner(1, 1), winner(2, 1)]}], "too_many_winners", {}),
    "a declarer who is not tenpai": ([riichi(2), draw(1)], "tenpai_missing", {}),
    "a declarer who is not tenpai where only the payment is at stake": (
        [riichi(2), draw(1)], "tenpai_missing", {"dealer_repeats_on": "win"},
    ),
    "a declarer who is not tenpai where only the repeat is at stake": (
        [riichi(2), draw(1)], "tenpai_missing", {"noten_payment": 0},
    ),
    "liability for a hand without a yakuman": ([ron(1, 0, TANYAO, liable=2)], "liability_without_yakuman", {}),
    "liability for a yakuman the hand has not": (
        [tsumo(1, BIG_DRAGONS, {"daisuushii": 2})], "liability_without_yakuman", {},
    ),
    "liability the rules do not have": ([tsumo(1, BIG_DRAGONS, liable=2)], "liability_without_yakuman", {"pao": []}),
    "liability for a called-out mangan": ([tsumo(1, "mangan", {"daisangen": 2})], "liability_without_yakuman", {}),
    "two liabilities for one yakuman": (
        [tsumo(1, 1, {"daisangen": 2, "daisuushii": 3})], "liability_without_yakuman", {},
    ),
    "a kan given for a win off a discard": (
        [ron(1, 0, (3, 40), {"rinshan": 2})], "liability_without_yakuman", {"pao": ["rinshan"]},
    ),
    "a correction that makes points": ([adjust(1000, 0, 0, 0)], "adjustment_not_zero", {}),
    "a correction that forgets its stick": ([adjust(-1000, 0, 0, 0, sticks=2)], "adjustment_not_zero", {}),
    "a riichi after the end": ([END, riichi(1)], "game_over", {}),
    "a win after the end": ([END, ron(1, 0, (1, 30))], "game_over", {}),
    "a draw after the end": ([END, draw()], "game_over", {}),
    "an abortive draw after the end": ([END, abort()], "game_over", {}),
    "a foul after the end": ([END, chombo(1)], "game_over", {}),
    "a correction after the end": ([END, adjust(0, 0, 0, 0)], "game_over", {}),
    "other rules after the end": ([END, {"type": "rules"}], "game_over", {}),
    "other players after the end": ([END, {"type": "players", "players": ["a", "b", "c", "d"]}], "game_over", {}),
    "a riichi of a player who is out": (
        [ron(0, 3, "mangan"), riichi(3)], "game_over", {"start": POOR},
    ),
    # a game taken over
    "a start in no round": ([END], "bad_record", {"start": at("E5")}),
    "a start in a wind the game does not have": ([END], "bad_record", {"start": at("N1")}),
    "a start after the last wind": ([END], "bad_record", {"start": at("W1"), "extension": False}),
    "a start with three scores": ([END], "bad_record", {"start": at("E1", 1, 2, 3)}),
    "a start with less than no sticks": ([END], "bad_record", {"start": at("E1", sticks=-1)}),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    events, problem, options = REFUSED[name]
    assert refusal(*events, **options) == (len(events) - 1, problem)


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_moves_nothing_and_says_what_to_do(name: str) -> None:
    events, problem, options = REFUSED[name]
    stopped = ledger(*events, **options)
    before = ledger(*events[:-1], **options)
    assert (stopped.rows, stopped.state, stopped.open_from) == (before.rows, before.state, before.open_from)
    said: Any = answer(stopped)["stopped_at"]
    assert said["event"] == len(events) - 1
    assert said["problem"]["id"] == problem
    message = said["problem"]["message"]
    assert message not in WORDS
    assert message != problem
    assert message.endswith(".")
    assert "{" not in message


def test_every_fault_of_the_table_is_tried() -> None:
    tried = {problem for _, problem, _ in REFUSED.values()}
    assert tried >= {
        "riichi_twice",
        "riichi_without_points",
        "bad_seat",
        "draw_not_allowed",
        "too_many_winners",
        "tenpai_missing",
        "liability_without_yakuman",
        "adjustment_not_zero",
        "game_over",
    }


def test_a_declarer_may_be_missing_where_tenpai_neither_pays_nor_repeats() -> None:
    for events in ([riichi(2), draw()], [riichi(2), {"type": "exhaustive_draw"}]):
        found = ledger(*events, **ONLY_WINS)
        assert found.stopped_at is None
        assert found.rows[-1].deltas == (0, 0, -1000, 0)
    nagashi = ledger(riichi(2), draw(nagashi=[1]), nagashi_mangan="win")
    assert nagashi.stopped_at is None


def test_the_end_may_be_told_again() -> None:
    assert ledger(END, END).stopped_at is None
