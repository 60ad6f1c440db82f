"""Start Score Keeper: the window when no command is given, the command line otherwise."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Final

    from scorekeeper.core.session_sheet import SessionSheet

# This file and `lacking` are read by older Pythons too, that they can say so.
OLDEST: Final = (3, 11)
"""The oldest Python that can run the program."""
COMMANDS: Final = frozenset({"score", "replay", "rules", "import", "export"})
ANSWERED_AT_ONCE: Final = frozenset({"-h", "--help", "--version"})
LACKING: Final = 2
"""The exit code when something is not here that the program needs."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code.

    `argv` holds the words after the program's name; without it they come from the command line.
    The imports stand inside so that the command line starts without Qt, and the window without the command line.
    """
    if sys.version_info < OLDEST:
        from scorekeeper.lacking import too_old

        return _refuse(too_old(OLDEST))
    words = list(sys.argv[1:] if argv is None else argv)
    # What follows --store is a folder's name, whatever it is called.
    asked = [word for before, word in zip(["", *words], words, strict=False) if before != "--store"]
    try:
        if any(word in COMMANDS or word in ANSWERED_AT_ONCE for word in asked):
            from scorekeeper import cli

            return cli.main(words, _pages)
        return _window(words)
    except ImportError as fault:
        from scorekeeper.lacking import unread

        return _refuse(unread(fault))


def _window(words: Sequence[str]) -> int:
    if hasattr(globals().get("__loader__"), "archive"):
        from scorekeeper.lacking import unpacked_only

        return _refuse(unpacked_only())
    from scorekeeper.quick_start import quick_start

    with quick_start():
        from scorekeeper import wire_window

        return wire_window.main(words)


def _refuse(sentence: str) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"scorekeeper: {sentence}\n")
    return LACKING


def _pages(sheets: Sequence[SessionSheet]) -> bytes:
    from scorekeeper.wire_pages import pages

    return pages(sheets)


if __name__ == "__main__":
    sys.exit(main())
