"""The log beside the sessions: what the program did and what went wrong, never who played or what was played."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

FOLDER: Final = "log"
FILE: Final = "scorekeeper.log"
FULL: Final = 256 * 1024
"""So many bytes a file may grow to before the next one is begun."""
KEPT: Final = 4
"""So many files are kept, the newest included."""
APPENDING: Final = (
    os.O_WRONLY
    | os.O_APPEND
    | os.O_CREAT
    | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
)
"""How a file is opened that lines are added to: never through a link, and never waiting for whoever reads a pipe."""
_LINE: Final = "%(asctime)s %(levelname)s %(process)d %(message)s"


class TurningLog(logging.Handler):
    """Writes lines into a file that is put aside when it is full; the oldest of those put aside is let go.

    The standard one would bring along all of networking. A log that cannot be written never stops the program.
    """

    def __init__(self, file: Path, full: int = FULL, kept: int = KEPT) -> None:
        super().__init__()
        self._file = file
        self._full = full
        self._kept = kept
        self.setFormatter(logging.Formatter(_LINE))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line, whole, whoever else writes into the same file."""
        line = (self.format(record) + "\n").encode("utf-8", "replace")
        with suppress(OSError):
            # A folder of sessions that was moved away is not made anew: it is to be put back.
            self._file.parent.mkdir(exist_ok=True)
            if self._size() + len(line) > self._full:
                self._turn()
            # Opened for each line, for another window may have put the file aside meanwhile.
            into = os.open(self._file, APPENDING, 0o600)
            try:
                os.write(into, line)
            finally:
                os.close(into)

    def _size(self) -> int:
        return self._file.stat().st_size if self._file.exists() else 0

    def _turn(self) -> None:
        """Put each file one place further back."""
        for number in range(self._kept - 1, 0, -1):
            newer = _aside(self._file, number - 1)
            if newer.exists():
                newer.replace(_aside(self._file, number))


def _aside(file: Path, number: int) -> Path:
    return file if number == 0 else file.with_name(f"{file.name}.{number}")


def open_log(folder: Path) -> logging.Logger:
    """The program's log, from now on written in a folder of sessions and nowhere else."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    log = logging.getLogger("scorekeeper")
    log.setLevel(logging.INFO)
    log.propagate = False
    log.handlers[:] = [TurningLog(folder / FOLDER / FILE)]
    return log


def last_lines(folder: Path, wanted: int) -> str:
    """The newest lines of the log; nothing when there is none that can be read."""
    file = folder / FOLDER / FILE
    try:
        if not S_ISREG(file.lstat().st_mode):
            return ""
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return "\n".join(text.splitlines()[-wanted:])
