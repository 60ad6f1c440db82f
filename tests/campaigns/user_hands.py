"""The recorded hands as a player types them, and scores as a table calls them out."""

from random import Random
from typing import Final

from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from tests.campaigns.seeds import records

_ROWS: Final = {"dora_indicators": "dora", "ura_indicators": "ura"}


def typed(record: dict[str, object]) -> str:
    """A recorded hand as it is typed, the winning tile last; empty for one that did not win."""
    win, concealed = record.get("win_tile"), read_tiles(str(record["concealed"]))
    if not isinstance(win, str) or isinstance(concealed, Problem):
        return ""
    tiles = [each.code for each in concealed]
    if win in tiles:
        tiles.remove(win)
    sets = record["melds"]
    assert isinstance(sets, list)
    called = " ".join(f"({each['type']}:{each['tiles']})" for each in sets)
    beside = " ".join(f"{name}:{record[key]}" for key, name in _ROWS.items() if record.get(key))
    return f"{called}{''.join(tiles)}{win}{beside}{record.get('bonus') or ''}"


HANDS: Final = {
    family: tuple(text for each in records(f"{family}_hands.jsonl", 150) if (text := typed(each)))
    for family in ("riichi", "classical")
}


def called(family: str, chance: Random) -> dict[str, object]:
    """A score that is called out in place of tiles."""
    if family == "riichi":
        return {"han": chance.randint(1, 13), "fu": chance.choice((30, 40, 50, 70))}
    return {"total": 2 * chance.randint(1, 400)}
