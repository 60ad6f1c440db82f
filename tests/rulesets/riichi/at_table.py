"""Short words for what happens at a riichi table, and the game they come to."""

from collections.abc import Mapping, Sequence
from typing import Any

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.ruleset import Riichi

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
Record = dict[str, Any]


def rules(preset: str = "standard", **options: Any) -> Riichi:
    found = Riichi.of(preset, options)
    assert not isinstance(found, Problem), found
    return found


def at(round_: str, *scores: int, honba: int = 0, sticks: int = 0) -> Record:
    """A game taken over in some round."""
    start: Record = {"round": round_, "honba": honba, "riichi_sticks": sticks}
    return {**start, "scores": list(scores)} if scores else start


def ledger(*events: Record, start: Record | None = None, preset: str = "standard", **options: Any) -> Ledger:
    return replay(Header(rules(preset, **options), PLAYERS, start), events)


def game(*events: Record, start: Record | None = None, preset: str = "standard", **options: Any) -> Any:
    """The public answer to a game that must not stop."""
    found = answer(ledger(*events, start=start, preset=preset, **options))
    assert found["stopped_at"] is None, found["stopped_at"]
    return found


def refusal(
    *events: Record, start: Record | None = None, preset: str = "standard", **options: object
) -> tuple[int, str]:
    """Which event was refused, and the problem's id."""
    stopped = ledger(*events, start=start, preset=preset, **options).stopped_at
    assert stopped is not None, "nothing was refused"
    return stopped.event, stopped.problem.id


def deltas(found: Any) -> list[list[int]]:
    return [row["deltas"] for row in found["hands"]]


def last(found: Any) -> list[int]:
    """What the last hand moved."""
    moved: list[int] = found["hands"][-1]["deltas"]
    return moved


def riichi(seat: int, **more: object) -> Record:
    return {"type": "riichi", "seat": seat, **more}


def winner(seat: int, worth: object, off: int | None = None, liable: object = None) -> Record:
    """A winner with a score: (han, fu), a number of yakuman, a limit's name, or a hand's record."""
    found: Record = {"seat": seat, "from": off}
    match worth:
        case (han, fu):
            found["declared"] = {"han": han, "fu": fu}
        case int():
            found["declared"] = {"yakuman": worth}
        case str():
            found["declared"] = {"limit": worth}
        case _:
            found["hand"] = worth
    return found if liable is None else {**found, "liable": liable}


def ron(seat: int, off: int, worth: object, liable: object = None, **more: object) -> Record:
    return {"type": "win", "winners": [winner(seat, worth, off, liable)], **more}


def tsumo(seat: int, worth: object, liable: object = None, **more: object) -> Record:
    return {"type": "win", "winners": [winner(seat, worth, None, liable)], **more}


def rons(off: int, worths: Mapping[int, object], **more: object) -> Record:
    return {"type": "win", "winners": [winner(seat, worth, off) for seat, worth in worths.items()], **more}


def draw(*tenpai: int, nagashi: Sequence[int] = (), **more: object) -> Record:
    return {"type": "exhaustive_draw", "tenpai": list(tenpai), "nagashi": list(nagashi), **more}


def abort(kind: str = "kyuushu_kyuuhai") -> Record:
    return {"type": "abortive_draw", "kind": kind}


def chombo(*seats: int) -> Record:
    return {"type": "chombo", "seat": seats[0] if len(seats) == 1 else list(seats)}


def adjust(*points: int, sticks: int = 0, one_sided: bool = False) -> Record:
    return {"type": "adjustment", "points": list(points), "sticks": sticks, "one_sided": one_sided}


def tiles(concealed: str, won: str, *called: tuple[str, str], circumstances: Sequence[str] = (), **rows: str) -> Record:
    """A hand's record."""
    melds = [{"type": kind, "tiles": each} for kind, each in called]
    return {"concealed": concealed, "melds": melds, "win_tile": won, "circumstances": list(circumstances), **rows}


END: Record = {"type": "end"}
BIG_DRAGONS = tiles("11m234p", "4p", ("pon", "555z"), ("pon", "666z"), ("pon", "777z"))
"""Big three dragons, every dragon called."""
DRAGONS_AND_HONOURS = tiles("11z222z", "2z", ("pon", "555z"), ("pon", "666z"), ("pon", "777z"))
"""Big three dragons of honours only: two yakuman."""
