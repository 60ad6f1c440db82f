"""What the command line says to the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct


class Said(Struct, frozen=True):
    """The folder where the sessions lie (None: where they usually do), whether to show the program off, and files to open."""

    store: Path | None = None
    demo: bool = False
    files: tuple[Path, ...] = ()


def read_words(words: Sequence[str]) -> Said:
    """What the command line says; an unknown word ends the program with a sentence and code 2."""
    if not words:
        # Started from a menu it says nothing, and nothing is needed that reads it.
        return Said()
    import argparse

    parser = argparse.ArgumentParser("scorekeeper", add_help=False)
    parser.add_argument("--store", type=Path, default=None)
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("files", type=Path, nargs="*")
    given = parser.parse_args(words)
    # What has an ending is a file, told in the window when it is gone; a bare word is a slip of the keyboard.
    for file in given.files:
        if not (file.suffix or file.exists()):
            parser.error(f"“{file}” is neither a command nor a file")
    return Said(given.store, given.demo, tuple(given.files))
