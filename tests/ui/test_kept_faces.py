"""Faces that an earlier start has drawn: taken as they were, and drawn anew where anything about them is in doubt."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorekeeper.core.tiles import TILES, Tile
from scorekeeper.resources import read
from scorekeeper.ui import kept_faces, tile_face
from scorekeeper.ui.kept_faces import KEPT, MANY
from scorekeeper.ui.style import Look, TileStyle
from scorekeeper.ui.tile_face import face
from tests.ui.chest import Chest

PLAIN = Look(numerals=True)
SHOWN: tuple[Tile | None, ...] = (*TILES[: MANY + 2], None)


@pytest.fixture
def chest(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Chest]:
    """Where faces are kept as soon as nothing else is to be done."""
    monkeypatch.setattr(kept_faces, "IDLE_MS", 0)
    chest = Chest()
    start_with(chest)
    yield chest
    KEPT.lie_in(None)
    QPixmapCache.clear()


def start_with(chest: Chest) -> None:
    """A start of the program that has drawn nothing yet."""
    QPixmapCache.clear()
    KEPT.lie_in(chest)


def pictures(width: int = 33, ratio: float = 1.0, look: Look = PLAIN) -> list[QImage]:
    """Some faces, upright and sideways."""
    upright = [face(each, width, ratio, look).toImage() for each in SHOWN]
    return [*upright, face(SHOWN[0], width, ratio, look, sideways=True).toImage()]


def drawing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the tiles that are drawn from now on."""
    codes: list[str] = []
    plain = tile_face._drawn

    def drawn(tile: Tile | None, code: str, width: int, ratio: float, look: Look) -> object:
        codes.append(code)
        return plain(tile, code, width, ratio, look)

    monkeypatch.setattr(tile_face, "_drawn", drawn)
    return codes


@pytest.mark.parametrize("style", list(TileStyle))
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_what_was_drawn_is_not_drawn_again(
    chest: Chest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, style: TileStyle, ratio: float
) -> None:
    look = Look(tiles=style, numerals=False)
    before = pictures(33, ratio, look)
    qtbot.waitUntil(lambda: bool(chest))
    start_with(chest)
    codes = drawing(monkeypatch)
    after = pictures(33, ratio, look)

    assert codes == []
    assert after == before
    assert [each.devicePixelRatio() for each in after] == [each.devicePixelRatio() for each in before]
    face(TILES[-1], 33, ratio, look)
    assert codes == [TILES[-1].code]


def test_only_the_sort_that_is_shown_in_the_end_is_kept(chest: Chest, qtbot: QtBot) -> None:
    for width in range(30, 40):
        pictures(width)
    face(SHOWN[0], 50, 1.0, PLAIN)
    qtbot.waitUntil(lambda: bool(chest))

    assert list(chest) == ["tiles-39-1.0-numerals"]


def test_a_few_faces_are_not_kept(chest: Chest, qapp: QApplication) -> None:
    for each in SHOWN[: MANY - 1]:
        face(each, 33, 1.0, PLAIN)
    for _ in range(3):
        qapp.processEvents()

    assert chest == {}


@pytest.mark.parametrize("harm", ["short", "long", "empty", "zeros", "names", "unknown", "path", "edition", "other"])
def test_what_is_in_doubt_is_drawn_anew(chest: Chest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, harm: str) -> None:
    before = pictures()
    qtbot.waitUntil(lambda: bool(chest))
    ((name, whole),) = chest.items()
    edition, codes, pixels = whole.split(b"\n", 2)
    harmed = {
        "short": whole[:-1],
        "long": whole + b"\0",
        "empty": b"",
        "zeros": bytes(len(whole)),
        "names": b"\n".join((edition, b"", pixels)),
        "unknown": b"\n".join((edition, codes.replace(b"1m", b"xx"), pixels)),
        "path": b"\n".join((edition, codes.replace(b"1m", b"../icons/app"), pixels)),
        "edition": b"\n".join((edition.replace(b"Sort", b"sort"), codes, pixels)),
        "other": b"\n".join((edition, codes.replace(b"1m 2m", b"2m 1m"), pixels)),
    }
    chest[name] = harmed[harm]
    start_with(chest)
    drawn = drawing(monkeypatch)

    assert pictures() == before
    assert len(drawn) == len(SHOWN)


def test_other_drawings_are_not_those_that_were_kept(
    chest: Chest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures()
    qtbot.waitUntil(lambda: bool(chest))
    start_with(chest)
    drawn = drawing(monkeypatch)
    monkeypatch.setattr(kept_faces, "read", lambda name: read(name) + b" ")
    pictures()

    assert len(drawn) == len(SHOWN)
