"""Characters as outlines: read from glyphs.json, or taken anew from font files into it."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scorekeeper.resources.tiles.brush.svg import Point, number

EM = 1000
FINE = 10
"""Up to this weight of a line the shape of its joins shows at no size, and round ones take twice as long to draw."""


@dataclass(frozen=True, slots=True)
class Typeface:
    """Where characters come from: a typeface, the file with its licence, and the characters taken."""

    name: str
    licence: str
    sorts: str


BRUSH = Typeface("Yuji Syuku", "OFL.txt", "一二三四五六七八九萬東南西北發中梅蘭菊竹春夏秋冬1234")
DIGITS = Typeface("Atkinson Hyperlegible", "OFL-digits.txt", "123456789")


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character: its path and the box its ink fills, in thousandths of an em, y downwards."""

    d: str
    left: int
    top: int
    right: int
    bottom: int

    def fitted(self, centre: Point, box: Point, ink: str, stretch: float = 1.2, weight: float = 10) -> str:
        """The character with its ink centred at a point, as large as fits the box, stretched one way at most so far."""
        across, down = box[0] / (self.right - self.left), box[1] / (self.bottom - self.top)
        across, down = min(across, down * stretch), min(down, across * stretch)
        return self.set(centre, across * EM, down * EM, ink, weight)

    def set(self, centre: Point, across: float, down: float, ink: str, weight: float = 10) -> str:
        """The character with an em of this width and height, its ink centred at a point."""
        wide, high = across / EM, down / EM
        x = centre[0] - wide * (self.left + self.right) / 2
        y = centre[1] - high * (self.top + self.bottom) / 2
        join = "bevel" if weight <= FINE else "round"
        line = f' stroke="{ink}" stroke-width="{number(weight)}" stroke-linejoin="{join}"' if weight else ""
        move = f"translate({number(x)} {number(y)}) scale({wide:.4f} {high:.4f})"
        return f'<path transform="{move}" d="{self.d}" fill="{ink}"{line}/>'


def read_glyphs(file: Path) -> dict[str, Glyph]:
    """The outlines kept beside the tiles, by character."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {sort: Glyph(entry["d"], *entry["box"]) for sort, entry in kept["outlines"].items()}


def write_glyphs(file: Path, fonts: Iterable[Path], face: Typeface) -> None:
    """Keep the outlines the tiles need of a typeface; the first font file that has a character gives it."""
    # Here and not above: drawing from the kept outlines needs no fonttools.
    from scorekeeper.resources.tiles.brush.extract import outlines

    found = outlines(fonts, face.sorts, EM)
    entries = {sort: {"box": found[sort][1], "d": found[sort][0]} for sort in face.sorts}
    lines = ",\n".join(
        f"{json.dumps(sort, ensure_ascii=False)}: {json.dumps(entry)}" for sort, entry in entries.items()
    )
    text = f'{{"font": "{face.name}", "licence": "{face.licence}", "em": {EM}, "outlines": {{\n{lines}\n}}}}\n'
    file.write_text(text, encoding="utf-8", newline="\n")
