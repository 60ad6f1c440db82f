"""The drawings of the tiles and the icons: all there, plain enough for Qt's reader, told apart, and made anew alike."""

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from scorekeeper.resources import path_of
from scorekeeper.resources.tiles.brush import large
from scorekeeper.resources.tiles.brush.glyphs import read_glyphs
from scorekeeper.resources.tiles.brush.outline import path
from scorekeeper.resources.tiles.brush.svg import HEIGHT, Ink, number, points
from scorekeeper.resources.tiles.make_tiles import main
from tests.ui.eyes import contrast

SUITED = [f"{rank}{suit}" for suit in "mps" for rank in range(10)]
HONOURS = [f"{rank}z" for rank in range(1, 8)]
BONUS = [f"{rank}{kind}" for kind in "fy" for rank in range(1, 5)]
FACES = [*SUITED, *HONOURS, *BONUS]
CODES = [*FACES, "back"]
ICONS = [
    *("app", "back", "check", "counter", "help", "menu", "open", "plus", "redo"),
    *("riichi-stick", "settings", "swap", "trash", "undo", "warning"),
]
FILES = [
    *(f"{style}/{code}.svg" for style in ("tiles", "tiles/large") for code in CODES),
    *(f"icons/{icon}.svg" for icon in ICONS),
]
PLAIN = {"svg", "g", "defs", "linearGradient", "stop", "path", "rect", "circle"}
SMALL = 32
TINY = 24
STYLES = ["tiles", "tiles/large"]


def grey(code: str, width: int = SMALL, style: str = "tiles") -> list[list[int]]:
    """The tile on white in shades of grey (0 black, 255 white), row by row."""
    image = QImage(width, width * 4 // 3, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    QSvgRenderer(str(path_of(f"{style}/{code}.svg"))).render(painter)
    painter.end()
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [[shades.pixelColor(x, y).red() for x in range(shades.width())] for y in range(shades.height())]


def strongest(one: list[list[int]], other: list[list[int]]) -> int:
    """The greatest difference of two pictures at one place."""
    return max(abs(a - b) for row, beside in zip(one, other, strict=True) for a, b in zip(row, beside, strict=True))


@pytest.mark.parametrize("style", STYLES)
def test_no_drawing_is_missing_and_none_is_left_over(style: str) -> None:
    folder = path_of(style)
    assert {file.stem for file in folder.glob("*.svg")} == set(CODES)
    assert {file.stem for file in path_of("icons").glob("*.svg")} >= set(ICONS)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_small_and_uses_only_what_every_svg_reader_knows(name: str) -> None:
    root = ET.fromstring(path_of(name).read_bytes())
    names = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert names <= PLAIN
    assert not any("style" in element.attrib or "class" in element.attrib for element in root.iter())
    assert path_of(name).stat().st_size < 12_000


@pytest.mark.parametrize("name", FILES)
def test_qt_reads_a_file(name: str) -> None:
    assert QSvgRenderer(QByteArray(path_of(name).read_bytes())).isValid()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("style", STYLES)
def test_a_tile_is_three_by_four(style: str, code: str) -> None:
    root = ET.fromstring(path_of(f"{style}/{code}.svg").read_bytes())
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width * 4 == height * 3


@pytest.mark.parametrize("icon", [icon for icon in ICONS if icon != "app"])
def test_an_icon_is_a_black_line_drawing_on_a_24_by_24_ground(icon: str) -> None:
    root = ET.fromstring(path_of(f"icons/{icon}.svg").read_bytes())
    inks = {element.attrib.get(part) for element in root.iter() for part in ("fill", "stroke")} - {None}
    assert root.attrib["viewBox"] == "0 0 24 24"
    assert inks <= {"none", "#000"}


@pytest.mark.parametrize(("style", "width"), [("tiles", SMALL), ("tiles/large", TINY)])
def test_any_two_tiles_differ_in_grey_and_small(style: str, width: int) -> None:
    pictures = {code: grey(code, width, style) for code in CODES}
    alike = [(a, b) for a, b in combinations(CODES, 2) if strongest(pictures[a], pictures[b]) < 60]
    assert alike == []


@pytest.mark.parametrize("suit", "mps")
def test_a_large_red_five_is_dark_where_the_others_are_light(suit: str) -> None:
    plain, red = (grey(f"{rank}{suit}", TINY, "tiles/large") for rank in (5, 0))
    bare = [(row, column) for row in (3, 28) for column in (3, TINY - 4)]
    assert min(plain[row][column] for row, column in bare) > 200
    assert max(red[row][column] for row, column in bare) < 100


@pytest.mark.parametrize("ink", [large.BLACK, large.RED, large.GREEN])
def test_the_inks_of_the_large_tiles_are_strong(ink: str) -> None:
    assert contrast(ink, large.WHITE) >= 7


def test_a_large_numeral_takes_half_of_its_tile() -> None:
    digits = read_glyphs(path_of("tiles") / "digits.json")
    (_, (_, high)) = large.NUMERAL
    assert high * 2 >= HEIGHT
    assert set(digits) == set("123456789")


@pytest.mark.parametrize("suit", "mps")
def test_the_dot_of_a_red_five_is_seen_in_grey_and_small(suit: str) -> None:
    corner = (slice(1, 5), slice(SMALL * 3 // 4, SMALL - 1))
    plain, red = ([row[corner[1]] for row in grey(f"{rank}{suit}")[corner[0]]] for rank in (5, 0))
    assert strongest(plain, red) > 90


def test_the_upper_left_corner_is_free_for_an_index() -> None:
    corners = {code: [row[6:20] for row in grey(code, 150)[6:20]] for code in FACES}
    assert [code for code in FACES if corners[code] != corners["2s"]] == []


@pytest.mark.parametrize("code", ["2s", "3s", "4s", "6s", "8s", "6z"])
def test_the_tiles_of_an_all_green_hand_carry_green_ink_only(code: str) -> None:
    text = path_of(f"tiles/{code}.svg").read_text(encoding="utf-8")
    assert Ink.GREEN in text
    assert Ink.RED not in text
    assert Ink.BLUE not in text


def test_drawing_again_gives_the_same_files(tmp_path: Path) -> None:
    main(["--into", str(tmp_path / "tiles")])
    drawn = {file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    assert len(drawn) == 2 * len(CODES) + 1
    assert [name for name, made in drawn.items() if path_of(name).read_bytes() != made] == []


def test_an_outline_is_told_in_whole_steps_from_point_to_point() -> None:
    outline = [
        ("moveTo", ((0.4, 10.0),)),
        ("lineTo", ((20.0, -5.2),)),
        ("qCurveTo", ((30.0, 0.0), (40.0, 10.0), (30.0, 20.0))),
        ("closePath", ()),
        ("moveTo", ((1.0, 11.0),)),
        ("curveTo", ((2.0, 12.0), (3.0, 12.0), (4.0, 11.0))),
        ("lineTo", ((4.2, 11.1),)),
        ("closePath", ()),
    ]
    assert path(outline) == "m0 10l20-15q10 5 15 10 5 5-5 15zm1 1c1 1 2 1 3 0z"


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.04, "0"), (12.0, "12"), (-3.25, "-3.2"), (0.5, ".5"), (10.5, "10.5"), (-0.5, "-.5"), (99.96, "100")],
)
def test_a_length_is_written_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_path_with_a_length_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="2 places for 3 lengths"):
        points("M? ?", 1, 2, 3)
