"""The pictures, icons and translations that come with Score Keeper, and the one place that finds them.

May import: the standard library only.
"""

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_FOLDER: Final = str(_HERE)


def path_of(name: str) -> Path:
    """Where a file of the program lies, such as `tiles/1m.svg`.

    The name is relative to this folder and written with slashes. A file that is not there raises FileNotFoundError:
    the program is then broken, and no entry by a player can have caused it.
    """
    path = _HERE / name
    if not path.exists():
        raise FileNotFoundError(f"not among the program's files: {name}")
    return path


def read(name: str) -> bytes:
    """The contents of a file of the program, such as `tiles/1m.svg`; one that is not there raises FileNotFoundError."""
    # The first tiles are waited for, and there are dozens: a path of each would take as long again as reading it.
    with open(f"{_FOLDER}/{name}", "rb", buffering=0) as file:  # noqa: PTH123
        return file.read()
