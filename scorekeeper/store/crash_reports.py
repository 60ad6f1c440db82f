"""Reports of what nobody foresaw, a file each, for whoever is to mend it; they leave the machine only by hand."""

from __future__ import annotations

import os
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from scorekeeper.core.problem import Problem
from scorekeeper.store.files import write_file
from scorekeeper.store.log_file import APPENDING, last_lines

FOLDER: Final = "crashes"
KEPT: Final = 20
_LINES: Final = 40
_LAST_WORDS: Final = "last-words.txt"
"""What the interpreter writes when it is stopped dead, where nothing can be caught any more; else it stays empty."""
_READ_FROM: Final = ("scorekeeper", "PySide6", "shiboken6", "msgspec", "fsrs")
"""What the program consists of: when one of these is renewed while it runs, parts of two versions meet."""


def renewed(since: float) -> bool:
    """Whether a file that the program was read from was renewed, moved or taken away since a moment of the clock.

    It is asked when something went wrong: what is read late then comes from another version, or cannot be read.
    """
    return any(_touched(file, since) for file in (Path(sys.executable), *_files()))


def _files() -> list[Path]:
    modules = (module for name, module in tuple(sys.modules.items()) if name.partition(".")[0] in _READ_FROM)
    files = (Path(getattr(module, "__file__", None) or "") for module in modules)
    # PySide6 holds some modules within a library, and a frozen program all of its own within itself.
    return [file for file in files if file.is_absolute() and not (_frozen() and file.suffix == ".pyc")]


def _touched(file: Path, since: float) -> bool:
    try:
        told = file.stat()
    except OSError:
        return True
    # A package keeps the times its files were made at, but not when they were put here; a further link is no change.
    return max(told.st_mtime, told.st_ctime if told.st_nlink == 1 else 0) > since


def write_report(
    folder: Path,
    fault: BaseException,
    version: str,
    now: datetime,
    home: Path | None = None,
    *,
    renewed_meanwhile: bool = False,
) -> Path | Problem:
    """Write what happened where into a file of a folder of sessions, and answer where it lies.

    It tells versions, the way through the program and the last lines of the log; the home folder, whose name is a
    person's, is written as `~`. A Problem when it cannot be written.
    """
    told = "\n".join(
        (
            f"Score Keeper {version}",
            f"at {now.isoformat(timespec='seconds')}",
            f"Python {platform.python_version()}, {platform.platform()}, {'frozen' if _frozen() else 'installed'}",
            *_others(),
            *(("renewed, moved or removed since it was started",) if renewed_meanwhile else ()),
            "",
            "".join(traceback.format_exception(fault)),
            last_lines(folder, _LINES),
            "",
        )
    )
    told = told.replace(str(Path.home() if home is None else home), "~")
    try:
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        file = _free(folder / FOLDER, now)
        _let_go(folder / FOLDER)
    except OSError as error:
        return Problem("file_unwritten", {"file": str(folder / FOLDER), "reason": error.strerror or str(error)})
    return write_file(file, told.encode("utf-8", "replace")) or file


def _frozen() -> bool:
    return bool(getattr(sys, "frozen", False))


def _others() -> list[str]:
    """The versions of what the program stands on, as far as it is there."""
    found = ((name, sys.modules.get(name)) for name in ("PySide6", "sqlite3"))
    return [
        f"{name} {getattr(module, 'sqlite_version', getattr(module, '__version__', '?'))}"
        for name, module in found
        if module
    ]


def _free(folder: Path, now: datetime) -> Path:
    """A name that no report has; several of one second are told apart by a number."""
    stem = now.strftime("crash-%Y-%m-%d-%H%M%S")
    names = (f"{stem}.txt", *(f"{stem}-{number}.txt" for number in range(2, KEPT + 2)))
    return next((folder / name for name in names if not (folder / name).exists()), folder / names[-1])


def _let_go(folder: Path) -> None:
    """Make room for one more report: the oldest go."""
    for old in sorted(folder.glob("crash-*.txt"))[: -KEPT + 1]:
        old.unlink(missing_ok=True)


def open_for_the_last_words(folder: Path) -> IO[bytes] | None:
    """The file for what the interpreter still writes when it is stopped dead; None when there can be none."""
    try:
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        return os.fdopen(os.open(folder / FOLDER / _LAST_WORDS, APPENDING, 0o600), "ab", buffering=0)
    except OSError:
        return None


def take_last_words(folder: Path) -> Path | None:
    """Put what a program that was stopped dead wrote among the reports and answer where; None when there is nothing."""
    file = folder / FOLDER / _LAST_WORDS
    try:
        if not file.exists() or not file.stat().st_size:
            return None
        when = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
        return file.rename(_free(folder / FOLDER, when))
    except OSError:
        # Another window may hold it; it is told once that one is closed.
        return None
