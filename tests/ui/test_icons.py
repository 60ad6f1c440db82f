"""The icons: in the window's ink, and the program's own at every size a desktop asks for."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorekeeper.ui import icons, kept_faces
from scorekeeper.ui.icons import app_icon, icon, picture
from scorekeeper.ui.kept_faces import KEPT_ICONS, SOME
from tests.ui.chest import Chest


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256])
def test_the_program_s_icon_is_drawn_for_each_size(qapp: QApplication, size: int) -> None:
    shown = app_icon().pixmap(size, size).toImage()
    inks = [shown.pixelColor(x, y) for x in range(size) for y in range(size)]

    assert (shown.width(), shown.height()) == (size, size)
    assert shown == picture("app", size, 1).toImage()
    assert any(is_ivory(ink) for ink in inks)
    assert any(ink.red() > ink.green() + 60 for ink in inks)


def is_ivory(ink: QColor) -> bool:
    """Whether an ink is the light of a tile's face."""
    return ink.alpha() == 255 and ink.lightness() > 220


def test_an_icon_is_drawn_for_the_screens_that_there_are(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    screens = [SimpleNamespace(devicePixelRatio=lambda ratio=ratio: ratio) for ratio in (1.0, 1.5, 1.0)]
    monkeypatch.setattr(QGuiApplication, "screens", lambda: screens)
    drawn = icon("edit", "#101010", "#808080").availableSizes()
    assert [each.width() for each in drawn] == [24, 36]


def test_an_icon_is_drawn_in_the_ink_of_a_chosen_line(qapp: QApplication) -> None:
    pen = icon("edit", "#101010", "#808080", chosen="#ffffff")
    for mode, ink in ((QIcon.Mode.Normal, "#101010"), (QIcon.Mode.Selected, "#ffffff")):
        shown = pen.pixmap(24, 24, mode).toImage()
        drawn = {
            shown.pixelColor(x, y).name() for x in range(24) for y in range(24) if shown.pixelColor(x, y).alpha() == 255
        }
        assert drawn == {ink}


def test_icons_that_an_earlier_start_has_drawn_are_not_drawn_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_faces, "IDLE_MS", 0)
    names = ("undo", "redo", "menu", "edit", "trash", "open", "settings", "plus")

    def started() -> list[QImage]:
        icons._known.cache_clear()
        icons._icon.cache_clear()
        KEPT_ICONS.lie_in(chest)
        return [icon(name, "#101010", "#808080").pixmap(24, 24).toImage() for name in names[:SOME]]

    chest = Chest()
    before = started()
    qtbot.waitUntil(lambda: bool(chest))
    drawn: list[str] = []
    plain = icons._read

    def read(name: str) -> QSvgRenderer:
        drawn.append(name)
        return plain(name)

    monkeypatch.setattr(icons, "_read", read)
    assert started() == before
    assert not drawn
    # One more is kept together with all others.
    kept = dict(chest)
    icon("swap", "#101010", "#808080")
    qtbot.waitUntil(lambda: chest != kept)
    drawn.clear()
    assert started() == before
    assert not drawn
    KEPT_ICONS.lie_in(None)
    icons._known.cache_clear()
    icons._icon.cache_clear()
