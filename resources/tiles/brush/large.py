"""The large tiles, for weak eyes: a huge numeral over the mark of its suit, in strong inks on white."""

from scorekeeper.resources.tiles.brush.characters import WINDS, Glyphs
from scorekeeper.resources.tiles.brush.flowers import SIGNS as FLOWERS
from scorekeeper.resources.tiles.brush.seasons import SIGNS as SEASONS
from scorekeeper.resources.tiles.brush.svg import LAYER, disc, frame, placed, ring, stroke, wreath

BLACK = "#0B1524"
RED = "#B0120A"
GREEN = "#005A32"
WHITE = "#FFFFFF"

NUMERAL = ((150.0, 128.0), (190.0, 200.0))
"""Where the numeral stands, and how large it may be."""
MARK = (150.0, 306.0)
"""Where the mark of the suit stands."""


def _numeral(digits: Glyphs, number: int, ink: str) -> str:
    return digits[str(number)].fitted(*NUMERAL, ink, 1.12, 14)


def characters(glyphs: Glyphs, digits: Glyphs, rank: int, ink: str = BLACK, sign: str = RED) -> str:
    """A numeral over the sign for ten thousand."""
    return glyphs["萬"].fitted(MARK, (196, 118), sign, 1.9, 26) + LAYER + _numeral(digits, rank, ink)


def circles(digits: Glyphs, rank: int, ink: str = BLACK, heart: str = WHITE) -> str:
    """A numeral over one great ring."""
    mark = disc(MARK, 57, ink) + ring(MARK, 37, 14, heart)
    return mark + LAYER + _numeral(digits, rank, ink)


def bamboos(digits: Glyphs, rank: int, ink: str = GREEN, gap: str = WHITE) -> str:
    """A numeral over three short sticks of two joints each."""
    joints = stroke("M0 -38V38", ink, 38) + stroke("M-20 0H20", gap, 10)
    sticks = "".join(placed(joints, (MARK[0] + x, MARK[1])) for x in (-64, 0, 64))
    return sticks + LAYER + _numeral(digits, rank, ink)


def wind(glyphs: Glyphs, place: int) -> str:
    """A wind's sign over the whole face."""
    return glyphs[WINDS[place - 1]].fitted((150, 192), (246, 300), BLACK, 1.3, 26)


def dragon(glyphs: Glyphs, place: int) -> str:
    """A heavy frame around nothing, the green sign and the red one."""
    if place == 1:
        return frame((58, 58), (184, 262), 14, BLACK, 34)
    sign, ink = ("發", GREEN) if place == 2 else ("中", RED)
    return glyphs[sign].fitted((150, 192), (246, 300), ink, 1.3, 22)


def flower(glyphs: Glyphs, digits: Glyphs, place: int) -> str:
    """The number of a flower over its sign and a blossom."""
    petals = wreath(disc((0, -52), 40, RED), 5) + disc((0, 0), 26, WHITE)
    blossom = placed(petals, (212, 304), 0, 0.66)
    return (
        _numeral(digits, place, GREEN)
        + glyphs[FLOWERS[place - 1]].fitted((92, 304), (122, 124), GREEN, 1.2, 22)
        + blossom
    )


def season(glyphs: Glyphs, digits: Glyphs, place: int) -> str:
    """The number of a season over its sign."""
    return _numeral(digits, place, RED) + glyphs[SEASONS[place - 1]].fitted(MARK, (210, 124), BLACK, 1.7, 24)


def faces(glyphs: Glyphs, digits: Glyphs) -> dict[str, str]:
    """What stands on every large tile, by code; a red five is white on red, so that it stands out without any colour."""
    marks: dict[str, str] = {}
    for rank in range(1, 10):
        marks[f"{rank}m"] = characters(glyphs, digits, rank)
        marks[f"{rank}p"] = circles(digits, rank)
        marks[f"{rank}s"] = bamboos(digits, rank)
    marks["0m"] = characters(glyphs, digits, 5, WHITE, WHITE)
    marks["0p"] = circles(digits, 5, WHITE, RED)
    marks["0s"] = bamboos(digits, 5, WHITE, RED)
    for place in range(1, 5):
        marks[f"{place}z"] = wind(glyphs, place)
        marks[f"{place}f"] = flower(glyphs, digits, place)
        marks[f"{place}y"] = season(glyphs, digits, place)
    return marks | {f"{4 + place}z": dragon(glyphs, place) for place in range(1, 4)}
