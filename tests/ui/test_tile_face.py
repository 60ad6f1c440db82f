"""Tiles as they are named and drawn."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from scorekeeper.core.problem import Phrase, TileText
from scorekeeper.core.tiles import BY_CODE, Suit, Tile, tile
from scorekeeper.resources import path_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look, TileStyle
from scorekeeper.ui.tile_face import (
    CACHE_KIB,
    FOLDERS,
    draw_exhausted,
    draw_ring,
    draw_tile,
    face,
    numeral,
    tile_name,
    tiles_named,
)
from tests.builders import tiles

PLAIN = Look(numerals=False)
LARGE = Look(tiles=TileStyle.LARGE, numerals=False)


@pytest.mark.parametrize(
    ("code", "name", "corner"),
    [
        ("1m", "1 of characters", "1"),
        ("0p", "5 of circles, red", "5"),
        ("9s", "9 of bamboos", "9"),
        ("1z", "east wind", "E"),
        ("4z", "north wind", "N"),
        ("5z", "white dragon", "P"),
        ("7z", "red dragon", "C"),
        ("2f", "flower 2", "2"),
        ("3y", "season 3", "3"),
    ],
)
def test_tiles_are_named(code: str, name: str, corner: str) -> None:
    assert (tile_name(tile(code)), numeral(tile(code))) == (name, corner)


def test_several_tiles_are_named_one_after_the_other() -> None:
    assert tiles_named(tiles("1m5z")) == "1 of characters, white dragon"


def picture(of: Tile | None, width: int = 48, ratio: float = 1.0, look: Look = PLAIN) -> QImage:
    """A tile's picture as an image."""
    return face(of, width, ratio, look).toImage()


def test_every_face_is_its_own_drawing(qapp: QApplication) -> None:
    seen = {bytes(picture(each).constBits()) for each in [*BY_CODE.values(), None]}

    assert len(seen) == len(BY_CODE) + 1


def test_a_picture_has_the_size_of_the_screen(qapp: QApplication) -> None:
    drawn = face(tile("1p"), 33, 2.0, PLAIN)

    assert (drawn.width(), drawn.height(), drawn.devicePixelRatio()) == (66, 88, 2.0)
    assert drawn.deviceIndependentSize().toTuple() == (33, 44)


def test_numerals_are_drawn_over_the_face(qapp: QApplication) -> None:
    assert picture(tile("1p"), look=Look(numerals=True)) != picture(tile("1p"))
    assert picture(None, look=Look(numerals=True)) == picture(None)


def test_the_large_tiles_are_other_drawings_for_every_tile(qapp: QApplication) -> None:
    assert [each for each in BY_CODE.values() if picture(each) == picture(each, look=LARGE)] == []


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("sideways", [False, True])
def test_a_tile_is_laid_on_whole_pixels_wherever_it_stands(qapp: QApplication, ratio: float, sideways: bool) -> None:
    made = face(tile("9s"), 33, ratio, PLAIN).toImage()
    if sideways:
        made = made.transformed(QTransform().rotate(-90))
    made.setDevicePixelRatio(1)
    shown = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    shown.fill(QColor("transparent"))
    shown.setDevicePixelRatio(ratio)
    painter = QPainter(shown)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    at = QRectF(11, 7, 44, 33) if sideways else QRectF(11, 7, 33, 44)
    draw_tile(painter, at, tile("9s"), ratio, PLAIN, sideways)
    painter.end()

    assert shown.copy(round(11 * ratio), round(7 * ratio), made.width(), made.height()) == made


def test_flowers_carry_their_own_number(qapp: QApplication) -> None:
    lettered = Look(numerals=True)
    same = {each for each in BY_CODE.values() if picture(each) == picture(each, look=lettered)}

    assert same == {each for each in BY_CODE.values() if each.suit in {Suit.FLOWERS, Suit.SEASONS}}


def test_large_tiles_get_a_letter_only_where_they_have_no_numeral(qapp: QApplication) -> None:
    lettered = replace(LARGE, numerals=True)
    changed = {each for each in BY_CODE.values() if picture(each, look=LARGE) != picture(each, look=lettered)}

    assert changed == {each for each in BY_CODE.values() if each.suit is Suit.HONOURS}


@pytest.mark.parametrize("style", list(TileStyle))
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_face_is_drawn_in_the_screen_s_own_pixels(qapp: QApplication, style: TileStyle, ratio: float) -> None:
    look = Look(tiles=style, numerals=False)
    drawn, larger = face(tile("8p"), 32, ratio, look).toImage(), face(tile("8p"), 256, 1.0, look).toImage()
    blurred = larger.scaled(drawn.size(), mode=Qt.TransformationMode.SmoothTransformation)

    assert drawn.width() == round(32 * ratio)
    assert unlike(drawn, blurred) < 14


def unlike(one: QImage, other: QImage) -> float:
    """How far two pictures of a size are apart on the average, 0 to 255."""
    greys = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other)]
    spots = [(x, y) for y in range(one.height()) for x in range(one.width())]
    return sum(abs(greys[0].pixelColor(x, y).red() - greys[1].pixelColor(x, y).red()) for x, y in spots) / len(spots)


@pytest.mark.parametrize("style", list(TileStyle))
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_drawn_layer_by_layer_a_tile_is_what_its_file_shows(qapp: QApplication, style: TileStyle, ratio: float) -> None:
    look = Look(tiles=style, numerals=False)
    for each in [*BY_CODE.values(), None]:
        whole = QImage(QSize(40, 53) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(path_of(f"{FOLDERS[style]}/{each.code if each else 'back'}.svg"))).render(
            painter, QRectF(0, 0, 40, 53)
        )
        painter.end()
        shown = picture(each, 40, ratio, look).convertToFormat(whole.format())
        assert max(abs(a - b) for a, b in zip(bytes(shown.constBits()), bytes(whole.constBits()), strict=True)) < 8, (
            each
        )


def test_pictures_are_kept_but_not_without_end(qapp: QApplication) -> None:
    QPixmapCache.clear()
    first = face(tile("1p"), 40, 1.0, PLAIN)

    assert face(tile("1p"), 40, 1.0, PLAIN).cacheKey() == first.cacheKey()
    QPixmapCache.setCacheLimit(1)
    for ratio in (1.0, 2.0):
        for width in range(20, 320):
            face(tile("1p"), width, ratio, PLAIN)
        assert QPixmapCache.cacheLimit() == CACHE_KIB * ratio**2
    assert face(tile("1p"), 40, 1.0, PLAIN).cacheKey() != first.cacheKey()


def test_where_there_is_no_room_no_tile_is_drawn(qapp: QApplication) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    blank, painter = QImage(image), QPainter(image)
    draw_tile(painter, QRectF(10, 10, -1, -1), tile("3s"), 1.0, PLAIN)
    painter.end()
    assert image == blank


def drawn(how: str) -> QImage:
    """A tile drawn in a state."""
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    at = QRectF(10, 10, 36, 48)
    match how:
        case "exhausted":
            draw_exhausted(painter, at, tile("3s"), 1.0, PLAIN)
        case "sideways":
            draw_tile(painter, QRectF(10, 10, 48, 36), tile("3s"), 1.0, PLAIN, sideways=True)
        case "winning":
            draw_tile(painter, at, tile("3s"), 1.0, PLAIN)
            draw_ring(painter, at, PLAIN.palette.gold, 3)
        case _:
            draw_tile(painter, at, tile("3s"), 1.0, PLAIN)
    painter.end()
    return image


def test_every_state_looks_different(qapp: QApplication) -> None:
    states = [drawn(how) for how in ("plain", "exhausted", "sideways", "winning")]

    assert len({bytes(image.constBits()) for image in states}) == 4


def test_a_tile_on_its_side_is_the_tile_turned_left(qapp: QApplication) -> None:
    upright, sideways = drawn("plain"), drawn("sideways")

    assert upright.pixelColor(10 + 18, 10 + 46) != upright.pixelColor(10 + 18, 10 + 2)
    assert sideways.pixelColor(10 + 46, 10 + 18) == upright.pixelColor(10 + 18, 10 + 46)


@pytest.mark.parametrize("code", ["9p", "8p", "5z", "1z"])
def test_a_numeral_keeps_clear_of_the_drawing_and_of_the_rim(qapp: QApplication, code: str) -> None:
    bare, lettered = (face(tile(code), 340, 1.0, Look(numerals=on)).toImage() for on in (False, True))
    rim = [(x, 4) for x in range(340)] + [(4, y) for y in range(453)]
    # Right of the last ink that only the numeral has there is ivory, whatever the drawing has.
    right = max(x for x in range(170) for y in range(25, 110) if is_ink(lettered, x, y) and not is_ink(bare, x, y))

    assert [at for at in rim if bare.pixel(*at) != lettered.pixel(*at)] == []
    assert not any(is_ink(lettered, right + away, 65) for away in (8, 14))


def is_ink(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() < 100


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1111p", "No 1, 1, 1, 1 of circles is left: take one back first."),
        ("2s/5s", "No 2 of bamboos / 5 of bamboos is left: take one back first."),
        ("33z0m", "No west wind, 2 times, red 5 of characters is left: take one back first."),
        ("?", "No ? is left: take one back first."),
    ],
)
def test_tiles_within_a_sentence_are_said_by_their_names(text: str, said: str) -> None:
    assert Speech().say(Phrase("none_left", {"tile": TileText(text)})) == said
