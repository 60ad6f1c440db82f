"""Characters, winds and dragons: a brush's outlines, and the frame of the white dragon."""

from collections.abc import Mapping

from scorekeeper.resources.tiles.brush.glyphs import Glyph
from scorekeeper.resources.tiles.brush.svg import LAYER, MIDDLE, Ink, frame, points, stroke

NUMERALS = "一二三四五六七八九"
WINDS = "東南西北"

Glyphs = Mapping[str, Glyph]


def character(glyphs: Glyphs, rank: int, numeral_ink: str = Ink.BLUE) -> str:
    """A numeral above the sign for ten thousand."""
    numeral = glyphs[NUMERALS[rank - 1]].set((150, 109), 196, 168, numeral_ink)
    return glyphs["萬"].fitted((150, 265), (208, 162), Ink.RED, 1.25, 8) + LAYER + numeral


def large(glyphs: Glyphs, sign: str, ink: str) -> str:
    """One character over the whole face."""
    return glyphs[sign].fitted((150, 194), (222, 272), ink, 1.2, 8)


def white_dragon() -> str:
    """A double frame around nothing, its inner line notched at the corners."""
    x, y = MIDDLE
    across, down, notch = 68.0, 107.0, 21.0
    inner = points(
        "M? ?H?V?H?V?H?V?H?V?H?V?H?Z",
        *(x - across + notch, y - down),
        *(x + across - notch, y - down + notch),
        *(x + across, y + down - notch),
        *(x + across - notch, y + down),
        *(x - across + notch, y + down - notch),
        *(x - across, y - down + notch),
        x - across + notch,
    )
    return frame((x - 94, y - 133), (188, 266), 10, Ink.BLUE, 17) + stroke(inner, Ink.BLUE, 7)
