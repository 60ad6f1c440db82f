"""The program's icon as each system wants it: PNG files for Linux, one .ico for Windows, one .icns for macOS.

python make_icons.py FOLDER
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from scorekeeper import resources

DESKTOP = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {
    "icp4": 16,
    "icp5": 32,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
}


def png(size: int) -> bytes:
    """The icon as a PNG file of a size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(resources.read("icons/app.svg"))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(written.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Pictures of several sizes as one file for Windows; a width of 256 is written as 0 there."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    begin = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), begin + len(body))
        body += picture
    return head + body


def icns(pictures: dict[str, bytes]) -> bytes:
    """Pictures under the names that macOS knows their sizes by, as one file."""
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in DESKTOP:
        (folder / f"{size}.png").write_bytes(png(size))
    (folder / "scorekeeper.ico").write_bytes(ico({size: png(size) for size in WINDOWS}))
    (folder / "scorekeeper.icns").write_bytes(icns({kind: png(size) for kind, size in MACOS.items()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
