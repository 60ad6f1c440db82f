"""Why the program cannot start here and what to do about it, in one sentence; older Pythons can read this file too."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_INSTALLED_AS: Final = {"PySide6": "PySide6-Essentials", "shiboken6": "PySide6-Essentials"}
_NOT_BY_RULE: Final = {
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""The packages of Debian and Ubuntu that are not called as their rule for libraries has it."""
_OWN: Final = "scorekeeper"


def too_old(oldest: tuple[int, int]) -> str:
    """The sentence about a Python that is too old."""
    wanted, here = (".".join(map(str, version)) for version in (oldest, sys.version_info[:2]))
    return f"Python {wanted} or newer is needed, and this is {here}: {_remedy('start it with a newer one')}"


def unread(fault: ImportError) -> str:
    """The sentence about something that could not be imported: a library of the system, a package, a part of the program."""
    library = missing_library(str(fault))
    if library:
        return without_library(library)
    name = (fault.name or "").partition(".")[0]
    if not isinstance(fault, ModuleNotFoundError) or name == _OWN or not name:
        return f"it is not installed here, or not wholly ({fault}): {_remedy('install it again')}"
    package = _INSTALLED_AS.get(name, name)
    return f"{name} is missing here: {_remedy(f'install it with {_python()} -m pip install {package}')}"


def unpacked_only() -> str:
    """The sentence about a window that is started out of an archive."""
    return "the window cannot be started out of an archive: unpack it, or install it with pip, and start it from there"


def no_window(said: Sequence[str], plugins: Path) -> str:
    """The sentence about a window system that Qt cannot use, from what Qt said and where its plugins lie."""
    told = " ".join(said)
    library = _library_of_plugin(told, plugins)
    if library:
        return without_library(library)
    if "connect to display" in told or "wl_display" in told:
        return "there is no screen here to open the window on: start it from a desktop"
    return f"no window can be opened here ({said[0].strip() if said else 'Qt'})"


def _library_of_plugin(told: str, plugins: Path) -> str:
    """What the part of Qt for the window system that Qt wanted lacks; nothing when that is not why."""
    import ctypes

    named = re.search(r'platform plugin "(\w+)" in', told)
    file = plugins / "platforms" / f"libq{named.group(1) if named else ''}.so"
    try:
        ctypes.CDLL(str(file))
    except OSError as fault:
        return missing_library(str(fault)) if file.exists() else ""
    return ""


def missing_library(told: str) -> str:
    """The library that the system says it lacks; nothing when it says something else."""
    found = re.match(r"(lib[^\s:/]+\.so[.\d]*): cannot open shared object file: No such file", told)
    return found.group(1) if found else ""


def without_library(library: str) -> str:
    """The sentence about a library of the system that is not there."""
    package = package_of(library)
    return f"Qt needs {library}, which is missing here: install it (Debian and Ubuntu: apt-get install {package})"


def package_of(library: str) -> str:
    """The package of Debian and Ubuntu that holds a library."""
    name, _, version = library.lower().partition(".so.")
    between = "-" if name[-1].isdigit() else ""
    return _NOT_BY_RULE.get(library, f"{name}{between}{version}")


def _remedy(otherwise: str) -> str:
    """What helps: among the sources the script that installs everything and starts the program."""
    script = Path(__file__).resolve().parents[1] / "packaging" / "run.sh"
    if os.name == "posix" and script.exists():
        return f"sh {shlex.quote(str(script))} installs what is needed and starts it"
    return otherwise


def _python() -> str:
    return shlex.quote(sys.executable) if os.name == "posix" else f'"{sys.executable}"'
