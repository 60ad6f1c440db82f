"""The recorded hands as a player types them."""

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
