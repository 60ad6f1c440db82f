"""Short words for hands and events of the family, and what they come to."""

from collections.abc import Sequence
from typing import Any

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.ruleset import Classical

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
END = {"type": "end"}
Record = dict[str, Any]


def rules(preset: str = "mahjong_time", **options: Any) -> Classical:
    found = Classical.of(preset, options)
    assert not isinstance(found, Problem), found
    return found


def hand(concealed: str, won: str | None = None, *melds: str, **more: Any) -> Record:
    """A hand's record as East in the East round; a set is written `pung 555z`. With a tile won on it wins off a discard."""
    called = [dict(zip(("type", "tiles"), each.split(), strict=True)) for each in melds]
    record: Record = {"concealed": concealed, "melds": called, "wins": won is not None, "win_tile": won}
    record |= {"win": None if won is None else "discard", "seat_wind": "E", "round_wind": "E"}
    return record | more


def part(concealed: str = "", *melds: str, **more: Any) -> Record:
    """A loser's hand of which only some tiles are entered."""
    return hand(concealed, None, *melds, circumstances=["partial_hand"], **more)


def scored(record: Record, preset: str = "mahjong_time", **options: Any) -> Any:
    found = rules(preset, **options).answer_hand(record)
    assert not isinstance(found, Problem), found
    return found


def fault(record: Record, preset: str = "mahjong_time", **options: Any) -> Problem:
    found = rules(preset, **options).answer_hand(record)
    assert isinstance(found, Problem), found
    return found


def worth(record: Record, preset: str = "mahjong_time", **options: Any) -> tuple[int, int, int]:
    """Points, doubles and total."""
    found = scored(record, preset, **options)
    return found["points"], found["doubles"], found["total"]


def ids(record: Record, preset: str = "mahjong_time", **options: Any) -> list[str]:
    """The ids of everything a hand counts, in order."""
    return [each[0] for each in scored(record, preset, **options)["items"]]


def declared(total: int) -> Record:
    return {"declared": {"total": total}}


def win(winner: int, *totals: int, off: int | None = None, **more: Any) -> Record:
    return {"type": "win", "winner": winner, "from": off, "hands": [declared(each) for each in totals], **more}


def draw(*totals: int) -> Record:
    return {"type": "draw", "hands": [declared(each) for each in totals]} if totals else {"type": "draw"}


def penalty(seat: int, points: int, to: object, **more: Any) -> Record:
    return {"type": "penalty", "seat": seat, "points": points, "to": to, **more}


def ledger(*events: Record, start: Record | None = None, preset: str = "mahjong_time", **options: Any) -> Ledger:
    return replay(Header(rules(preset, **options), PLAYERS, start), events)


def game(*events: Record, start: Record | None = None, preset: str = "mahjong_time", **options: Any) -> Any:
    """The public answer to a game that must not stop."""
    found = answer(ledger(*events, start=start, preset=preset, **options))
    assert found["stopped_at"] is None, found["stopped_at"]
    return found


def refusal(
    *events: Record, start: Record | None = None, preset: str = "mahjong_time", **options: Any
) -> tuple[int, str, str | None]:
    """Which event was refused, the problem's id and its place."""
    stopped = ledger(*events, start=start, preset=preset, **options).stopped_at
    assert stopped is not None, "nothing was refused"
    return stopped.event, stopped.problem.id, stopped.problem.where


def deltas(found: Any) -> list[list[int]]:
    return [row["deltas"] for row in found["hands"]]


def rounds(found: Any) -> list[str]:
    return [row["round"] for row in found["hands"]]


def sums(rows: Sequence[Sequence[int]]) -> set[int]:
    return {sum(row) for row in rows}
