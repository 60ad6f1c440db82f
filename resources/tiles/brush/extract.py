"""Takes the outlines of characters from font files (needs fonttools, and brotli for woff2)."""

from collections.abc import Iterable
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from scorekeeper.resources.tiles.brush.outline import path


def outlines(fonts: Iterable[Path], sorts: str, em: int) -> dict[str, tuple[str, list[int]]]:
    """The path and the ink box (left, top, right, bottom) of each character, `em` units to the em, y downwards.

    The first font that has a character gives it. Raises LookupError for a character that no font has.
    """
    found: dict[str, tuple[str, list[int]]] = {}
    for font in map(TTFont, fonts):
        names, glyph_set, scale = font.getBestCmap(), font.getGlyphSet(), em / font["head"].unitsPerEm
        for sort in sorts:
            if sort in found or ord(sort) not in names:
                continue
            glyph = glyph_set[names[ord(sort)]]
            pen, box = DecomposingRecordingPen(glyph_set), BoundsPen(glyph_set)
            for each in (pen, box):
                glyph.draw(TransformPen(each, (scale, 0, 0, -scale, 0, 0)))
            found[sort] = (path(pen.value), [round(edge) for edge in box.bounds])
    missing = [sort for sort in sorts if sort not in found]
    if missing:
        raise LookupError(f"no font has {' '.join(missing)}")
    return found
