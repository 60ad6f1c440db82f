"""The hands whose entry is measured, each with where it was won and what it is worth."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile, tile

HANDS: Final = Path(__file__).parent / "entry_hands.jsonl"
WINDS: Final = "ESWN"
ROWS: Final = ("dora_indicators", "ura_indicators", "bonus")
SELF: Final = frozenset({"tsumo", "wall"})


@dataclass(frozen=True, slots=True)
class Held:
    """One player's hand: what is concealed with the winning tile last, the called sets, the ticks, what lies beside it."""

    seat: int
    concealed: tuple[Tile, ...]
    win: Tile | None
    sets: tuple[tuple[str, tuple[Tile, ...]], ...]
    ticks: tuple[str, ...]
    beside: tuple[tuple[str, tuple[Tile, ...]], ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A deal's end: the rules, where the game stands, who won off whom, the hands, and what it must come to.

    `total` is what the winner's hand is worth; where four hands are counted, `scores` are the players' points after it.
    `tapped` says that the winner declared something on the board while the hand was played.
    """

    id: str
    family: str
    preset: str
    start: Mapping[str, object] | None
    winner: int
    off: int | None
    hands: tuple[Held, ...]
    tapped: str | None
    total: int | None
    scores: tuple[int, ...] | None


def cases(ids: Iterable[str] = ()) -> list[Case]:
    """All the cases, or those with some ids."""
    wanted = set(ids)
    lines = [json.loads(line) for line in HANDS.read_text(encoding="utf-8").splitlines()]
    return [_case(line) for line in lines if not wanted or line["id"] in wanted]


def _case(line: dict[str, Any]) -> Case:
    hands = tuple(_held(each) for each in line.get("hands", [line]))
    winner = hands[0].seat
    drawn = line["win"] in SELF
    expected = line["expected"]
    riichi = "riichi" if "riichi" in line.get("circumstances", ()) else None
    return Case(
        id=line["id"],
        family=line["ruleset"],
        preset=line["preset"],
        start=None if line["round_wind"] == "E" else _later(line["round_wind"]),
        winner=winner,
        off=None if drawn else (winner + 1) % 4,
        hands=hands,
        tapped=riichi,
        total=expected["points"]["total"] if "points" in expected else expected.get("total"),
        scores=tuple(expected["scores"]) if "scores" in expected else None,
    )


def _later(wind: str) -> dict[str, object]:
    return {"round": f"{wind}1", "honba": 0, "riichi_sticks": 0, "scores": [25000] * 4}


def _held(line: dict[str, Any]) -> Held:
    tiles = list(_tiles(line["concealed"]))
    win = tile(line["win_tile"]) if line.get("win_tile") else None
    if win is not None:
        tiles.remove(win)
        tiles.append(win)
    beside = tuple((row, _tiles(line[row])) for row in ROWS if line.get(row))
    return Held(
        seat=WINDS.index(line["seat_wind"]),
        concealed=tuple(tiles),
        win=win,
        sets=tuple((each["type"], _tiles(each["tiles"])) for each in line["melds"]),
        ticks=tuple(each for each in line["circumstances"] if each != "riichi"),
        beside=beside,
    )


def _tiles(text: str) -> tuple[Tile, ...]:
    found = read_tiles(text)
    assert not isinstance(found, Problem), text
    return found
