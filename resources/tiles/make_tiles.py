"""Draws the tiles: `python -m scorekeeper.resources.tiles.make_tiles`, by hand, whenever a drawing is changed.

The characters come from glyphs.json, the large numerals from digits.json. `--font FILE ...` and `--digits FILE ...` take
them anew from font files first, which needs fonttools.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from scorekeeper.resources.tiles.brush.bamboos import bamboos
from scorekeeper.resources.tiles.brush.bird import bird
from scorekeeper.resources.tiles.brush.characters import WINDS, Glyphs, character, large, white_dragon
from scorekeeper.resources.tiles.brush.circles import circles
from scorekeeper.resources.tiles.brush.face import app_icon, back, faced, plain, red_mark
from scorekeeper.resources.tiles.brush.flowers import flowers
from scorekeeper.resources.tiles.brush.glyphs import BRUSH, DIGITS, read_glyphs, write_glyphs
from scorekeeper.resources.tiles.brush.large import RED, WHITE, faces
from scorekeeper.resources.tiles.brush.seasons import seasons
from scorekeeper.resources.tiles.brush.svg import Ink

HERE = Path(__file__).parent


def suits(glyphs: Glyphs) -> dict[str, str]:
    """What stands on the tiles of the three suits, red fives included, by code."""
    marks: dict[str, str] = {}
    for rank in range(1, 10):
        marks[f"{rank}m"] = character(glyphs, rank)
        marks[f"{rank}p"] = circles(rank)
        marks[f"{rank}s"] = bird() if rank == 1 else bamboos(rank)
    marks["0m"] = character(glyphs, 5, Ink.RED) + red_mark()
    marks["0p"] = circles(5, Ink.RED) + red_mark()
    marks["0s"] = bamboos(5, Ink.RED) + red_mark()
    return marks


def honours(glyphs: Glyphs) -> dict[str, str]:
    """What stands on the winds and dragons, by code."""
    marks = {f"{place}z": large(glyphs, wind, Ink.BLUE) for place, wind in enumerate(WINDS, 1)}
    dragons = {"5z": white_dragon(), "6z": large(glyphs, "發", Ink.GREEN), "7z": large(glyphs, "中", Ink.RED)}
    return marks | dragons


def files(glyphs: Glyphs, digits: Glyphs) -> dict[str, str]:
    """Every file that is drawn, by its name relative to this folder."""
    marks = suits(glyphs) | honours(glyphs)
    for place, (flower, season) in enumerate(zip(flowers(glyphs), seasons(glyphs), strict=True), 1):
        marks[f"{place}f"], marks[f"{place}y"] = flower, season
    drawn = {f"{code}.svg": faced(each) for code, each in marks.items()}
    drawn |= {
        f"large/{code}.svg": plain(each, RED if code[0] == "0" else WHITE)
        for code, each in faces(glyphs, digits).items()
    }
    backs = {"back.svg": back(), "large/back.svg": back()}
    return drawn | backs | {"../icons/app.svg": app_icon(large(glyphs, "中", Ink.RED))}


def main(words: Sequence[str] | None = None) -> None:
    """Draw all tiles and the program's icon."""
    parser = argparse.ArgumentParser(description="Draws the tiles and the program's icon.")
    parser.add_argument("--font", nargs="+", type=Path, help="take the characters anew from these font files")
    parser.add_argument("--digits", nargs="+", type=Path, help="take the large numerals anew from these font files")
    parser.add_argument("--into", type=Path, default=HERE, help="the tiles' folder; the icon goes into ../icons")
    asked = parser.parse_args(words)
    kept, digits = HERE / "glyphs.json", HERE / "digits.json"
    if asked.font:
        write_glyphs(kept, asked.font, BRUSH)
    if asked.digits:
        write_glyphs(digits, asked.digits, DIGITS)
    for name, text in files(read_glyphs(kept), read_glyphs(digits)).items():
        file = asked.into / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
