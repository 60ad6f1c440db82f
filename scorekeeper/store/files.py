"""Files that players choose themselves: read whole, and written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from stat import S_ISFIFO, S_ISREG
from typing import Final

from scorekeeper.core.problem import Problem

MOST_BYTES: Final = 32 << 20
"""Far more than the sessions of a club take; a larger file is something else."""


def read_file(file: Path, most: int = MOST_BYTES, *, piped: bool = False) -> bytes | Problem:
    """What a file holds, or `file_unreadable`, `file_too_large` or `file_no_file`.

    A pipe is read only where somebody may have made one on purpose (`piped`): it may never end, or never begin.
    """
    try:
        kind = file.stat().st_mode
        if not (S_ISREG(kind) or (piped and S_ISFIFO(kind))):
            return Problem("file_no_file", {"file": str(file)})
        with file.open("rb") as opened:
            content = opened.read(most + 1)
    except (OSError, ValueError) as error:
        return Problem("file_unreadable", {"file": str(file), "reason": getattr(error, "strerror", None) or str(error)})
    if len(content) > most:
        return Problem("file_too_large", {"file": str(file), "most": most >> 20})
    return content


def write_file(file: Path, content: bytes) -> Problem | None:
    """Put a file in place of what was there before; `file_unwritten` when it could not be, and then nothing has changed."""
    made: Path | None = None
    try:
        if file.exists() and not file.is_file():
            # A pipe or a device can only be written into.
            file.write_bytes(content)
            return None
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as beside:
            made = Path(beside.name)
            beside.write(content)
        made.chmod(file.stat().st_mode if file.exists() else 0o666 & ~_mask())
        made.replace(file)
    except OSError as error:
        if made is not None:
            with suppress(OSError):
                made.unlink(missing_ok=True)
        return Problem("file_unwritten", {"file": str(file), "reason": error.strerror or str(error)})
    return None


def _mask() -> int:
    """The rights that new files are not given; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
