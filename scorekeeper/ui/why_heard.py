"""The lines of an explanation as a screen reader says them: words in place of signs, and each set of tiles for itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from scorekeeper.core.explained import Does, Reason
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.speech import points
from scorekeeper.ui.tile_face import tiles_named
from scorekeeper.ui.words import listed, ui

APART = "; "
"""Between sets of tiles, whose tiles a comma parts."""


def brings_heard(line: Reason, result: int) -> str:
    """What a line does with the number before it, and what that comes to, in words."""
    match line.does:
        case Does.SET:
            return points(line.amount)
        case Does.ADD if line.amount < 0:
            return ui("heard_take", amount=-line.amount, result=result)
        case Does.ADD:
            return ui("why_add", amount=line.amount)
        case Does.TIMES:
            return ui("heard_times", amount=line.amount, result=result)
        case Does.DIVIDE:
            return ui("heard_divide", amount=line.amount, result=result)
        case Does.ROUND_UP | Does.AT_MOST | Does.AT_LEAST:
            return ui("heard_round", result=result)
        case _:
            assert_never(line.does)


def line_heard(name: str, amount: str, sets: Iterable[tuple[Tile, ...]] = ()) -> str:
    """A line: its name, what it brings, its tiles."""
    brought = listed(amount.split(BETWEEN))
    line = ui("why_adds_up", name=name, amount=brought) if brought else name
    tiles = APART.join(tiles_named(each) for each in sets)
    return ui("why_aloud", line=line, tiles=tiles) if tiles else line


def sentences_heard(text: str) -> str:
    """Sentences that stand side by side, one after the other."""
    return " ".join(text.split(BETWEEN))
