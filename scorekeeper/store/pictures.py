"""Pictures that were drawn before, kept beside the sessions so that the window need not draw them anew at each start."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zlib import crc32

from scorekeeper.core.problem import Problem

FOLDER: Final = "pictures"
MOST_BYTES: Final = 16 << 20
"""So much all of them may take; the oldest are let go."""
_SUM: Final = 4
"""Bytes of the sum that stands before a picture and tells whether it is as it was written."""


class Pictures:
    """Some pictures by their names; whatever cannot be read or written is not there, and nothing is lost with it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def read(self, name: str) -> bytes | None:
        """A picture as it was written, None where there is none or it is damaged."""
        try:
            with (self._folder / name).open("rb", buffering=0) as file:
                content = file.read(MOST_BYTES)
        except OSError:
            return None
        whole = len(content) > _SUM and crc32(memoryview(content)[_SUM:]) == int.from_bytes(content[:_SUM])
        return content[_SUM:] if whole else None

    def write(self, name: str, picture: bytes) -> None:
        """Keep a picture in place of the one of that name, and let the oldest go where all take too much room."""
        # Read with the first picture that is written, which few starts do.
        from scorekeeper.store.files import write_file

        try:
            # A folder of sessions that is gone meanwhile is not made anew.
            self._folder.mkdir(exist_ok=True)
        except OSError:
            return
        content = crc32(picture).to_bytes(_SUM) + picture
        if len(content) <= MOST_BYTES and not isinstance(write_file(self._folder / name, content), Problem):
            self._let_go()

    def _let_go(self) -> None:
        left = MOST_BYTES
        try:
            told = [(each.stat(), each) for each in self._folder.iterdir() if each.is_file()]
            for known, each in sorted(told, key=lambda one: -one[0].st_mtime_ns):
                left -= known.st_size
                if left < 0:
                    each.unlink()
        except OSError:
            return
