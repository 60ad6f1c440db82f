"""What the command line says to the window."""

import argparse
from collections.abc import Sequence
from pathlib import Path


def read_words(words: Sequence[str]) -> argparse.Namespace:
    """What the command line says; an unknown word ends the program with a sentence and code 2."""
    parser = argparse.ArgumentParser("scorekeeper", add_help=False)
    parser.add_argument("--store", type=Path, default=None)
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("files", type=Path, nargs="*")
    given = parser.parse_args(words)
    # What has an ending is a file, told in the window when it is gone; a bare word is a slip of the keyboard.
    for file in given.files:
        if not (file.suffix or file.exists()):
            parser.error(f"“{file}” is neither a command nor a file")
    return given
