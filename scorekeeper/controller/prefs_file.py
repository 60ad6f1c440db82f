"""The file of the window's settings, looked through before it is believed: Qt would carry out what some values hold."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

from PySide6.QtCore import QSettings

_MOST_BYTES: Final = 1 << 20
"""Far more than all settings take."""
_SECTION: Final = re.compile(rb"\[[\w%.-]+\]")
_SET: Final = re.compile(
    rb"""
    [\w%.\\-]+ =                                        # its name
    (?: (?: [^@\\",;\s] | ESC ) (?: [^\\",;] | ESC )*   # a text, or nothing
      | " (?: [^@\\"] | ESC ) (?: [^\\"] | ESC )* "     # a text with a comma or the like in it
      | @ByteArray\( (?: [^\\",;] | \\. )* \)           # how Qt says where a window stood
      | " @ByteArray\( (?: [^\\"] | \\. )* \) "
    )?
    """.replace(b"ESC", rb"\\[\\\"nrtabfv]"),
    re.VERBOSE,
)


def settings(path: Path) -> QSettings:
    """The settings in a file, of which whatever is neither a text nor the place of a window was taken out.

    What is no plain file, or cannot be mended, is left alone, and nothing is read from it or written to it.
    """
    try:
        believed = _look_through(path)
    except OSError:
        believed = False
    if believed:
        return QSettings(str(path), QSettings.Format.IniFormat)
    # Even settings that are only held in mind have a name, and what lies there is opened: nothing does.
    return QSettings(f"{path}.{os.urandom(8).hex()}", QSettings.Format.InvalidFormat)


def _look_through(path: Path) -> bool:
    """Take out of a file what is not to be believed; whether it can be read then."""
    with suppress(FileNotFoundError):
        status = path.lstat()
        if not S_ISREG(status.st_mode) or status.st_size > _MOST_BYTES:
            return False
        content = path.read_bytes()
        kept = [line for line in re.split(rb"[\r\n]+", content) if _SECTION.fullmatch(line) or _SET.fullmatch(line)]
        if b"".join(kept) != re.sub(rb"[\r\n]+", b"", content):
            part = path.with_name(f"{path.name}.part")
            part.unlink(missing_ok=True)
            part.write_bytes(b"".join(line + b"\n" for line in kept))
            part.replace(path)
    return True
