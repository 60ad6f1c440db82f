"""Faces of tiles, and icons, that an earlier start has drawn: taken all at once, for drawing them takes far longer."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final, Protocol
from zlib import crc32

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSize, QTimer, qVersion
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from scorekeeper import __version__
from scorekeeper.resources import read

MANY: Final = 30
"""From so many faces of one sort on it pays to keep them: a grid of tiles to click has as many."""
SOME: Final = 8
"""From so many icons on it pays to keep them: the first page has as many."""
IDLE_MS: Final = 1000
"""How long nothing must have been drawn before what was drawn is kept."""
_SORTS: Final = 4
"""So many sorts of faces wait at most to be kept; while a window grows there is a sort for each of its sizes."""
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL: Final = 4
_END: Final = b"\n"
BACK: Final = "back"
"""What stands for the code of a tile's back."""


class Drawer(Protocol):
    """Where pictures lie by their names; one that is not there, or not as it was, is None."""

    def read(self, name: str) -> bytes | None:
        """A picture as it was written."""

    def write(self, name: str, picture: bytes) -> None:
        """Keep a picture."""


class Sort(Struct, frozen=True):
    """Faces that are drawn alike: from the drawings of a folder, so large on so fine a screen, with numerals or without."""

    folder: str
    width: int
    height: int
    ratio: float
    numerals: bool

    @property
    def name(self) -> str:
        """How a picture of all of them is called."""
        return f"{self.folder.replace('/', '-')}-{self.width}-{self.ratio}{'-numerals' * self.numerals}"

    @property
    def size(self) -> QSize:
        """A face in the pixels of the screen."""
        return QSize(self.width, self.height) * self.ratio


class KeptFaces:
    """Gives the faces of a sort that were kept, once, and keeps those that are drawn, once there is time."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._drawer: Drawer | None = None
        self._asked: set[Sort] = set()
        self._drawn: dict[Sort, dict[str, QPixmap]] = {}
        self._turn = 0

    def lie_in(self, drawer: Drawer | None) -> None:
        """Keep faces in a drawer from now on, or (None) nowhere any more."""
        self._drawer = drawer
        self._asked.clear()
        self._drawn.clear()

    def take(self, sort: Sort) -> Iterator[tuple[str, QPixmap]]:
        """Every face of a sort that was kept, by its code; each sort is asked for once."""
        if self._drawer is None or sort in self._asked:
            return
        self._asked.add(sort)
        edition, _, rest = (self._drawer.read(sort.name) or b"").partition(_END)
        told, _, pixels = rest.partition(_END)
        codes, (wide, high) = told.decode("ascii", "replace").split(), sort.size.toTuple()
        if not codes or len(pixels) != len(codes) * wide * high * _PIXEL or edition != _edition(sort, codes):
            return
        sheet = QPixmap.fromImage(QImage(pixels, wide, high * len(codes), wide * _PIXEL, _FORMAT))
        sheet.setDevicePixelRatio(sort.ratio)
        for place, code in enumerate(codes):
            yield code, sheet.copy(0, place * high, wide, high)

    def add(self, sort: Sort, code: str, face: QPixmap) -> None:
        """A face that had to be drawn."""
        app = QCoreApplication.instance()
        if self._drawer is None or app is None:
            return
        faces = self._drawn.setdefault(sort, {})
        faces[code] = face
        if len(self._drawn) > _SORTS:
            del self._drawn[next(iter(self._drawn))]
        if len(faces) >= self._many:
            self._turn += 1
            turn = self._turn
            QTimer.singleShot(IDLE_MS, app, lambda: self._keep(sort, turn))

    def _keep(self, sort: Sort, turn: int) -> None:
        """Keep the faces of the sort that was drawn last, unless another one has been drawn meanwhile."""
        if turn == self._turn and self._drawer is not None and sort in self._drawn:
            faces = self._drawn.pop(sort)
            self._drawn.clear()
            images = (each.toImage().convertToFormat(_FORMAT) for each in faces.values())
            pixels = b"".join(bytes(each.constBits()) for each in images)
            self._drawer.write(sort.name, _END.join((_edition(sort, faces), " ".join(faces).encode(), pixels)))


def _edition(sort: Sort, codes: Iterable[str]) -> bytes:
    """What some faces are drawn from and by; where anything of it is another one they are drawn anew."""
    drawings = 0
    for code in codes:
        drawings = crc32(_drawing(f"{sort.folder}/{code}.svg"), drawings)
    return repr((__version__, qVersion(), sys.byteorder, QApplication.font().toString(), sort, drawings)).encode()


def _drawing(name: str) -> bytes:
    """What a face is drawn from; nothing for a name that only somebody else can have written down."""
    # Beside the drawings there is nothing to look for.
    inside = name.removesuffix(".svg").replace("/", "").replace("_", "").replace("-", "").isalnum()
    try:
        return read(name) if inside else b""
    except FileNotFoundError:
        return b""


KEPT: Final = KeptFaces(MANY)
"""The one place where the program keeps its faces."""
KEPT_ICONS: Final = KeptFaces(SOME)
"""The one place where it keeps its icons."""
