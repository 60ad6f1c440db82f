"""Files that players choose themselves: read whole, and written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from scorekeeper.core.problem import Problem


def read_file(file: Path) -> bytes | Problem:
    """What a file holds, or `file_unreadable`."""
    try:
        return file.read_bytes()
    except OSError as error:
        return Problem("file_unreadable", {"file": str(file), "reason": error.strerror or str(error)})


def write_file(file: Path, content: bytes) -> Problem | None:
    """Put a file in place of what was there before; `file_unwritten` when it could not be, and then nothing has changed."""
    made: Path | None = None
    try:
        if file.exists() and not file.is_file():
            # A pipe or a device can only be written into.
            file.write_bytes(content)
            return None
        with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as beside:
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
