"""The words that the commands for files understand, and how a command ends that cannot be carried out."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from argparse import _SubParsersAction

STANDARD: Final = "-"
"""What stands for standard input and output in place of a file."""
REFUSED: Final = 2
"""The exit code of a command that was not, or not wholly, carried out."""
FORMATS: Final = ("record", "csv", "pdf")
Run = Callable[[Namespace], None]


class SentenceParser(ArgumentParser):
    """Says what is wrong with the words in one sentence."""

    def error(self, message: str) -> NoReturn:
        """End the program with that sentence."""
        self.exit(REFUSED, f"{self.prog}: {message}\n")


class RefusedError(Exception):
    """Why a command cannot be carried out, in a sentence."""


class LeftOutError(Exception):
    """Something was left out, and has been told already."""


def add_commands(commands: _SubParsersAction[SentenceParser], export: Run, take_in: Run) -> None:
    """Add `export` and `import` to the commands of the program."""
    what = "write kept sessions as records, as a table with a row a hand, or as pages to print"
    out = commands.add_parser("export", help=what, description=what, allow_abbrev=False)
    out.add_argument(
        "words",
        nargs="*",
        metavar="[SESSION] [FILE]",
        help="a session's number (none: the last); - or none: standard output",
    )
    out.add_argument("--all", action="store_true", help="every session that is kept")
    out.add_argument("--list", action="store_true", help="tell the numbers and names of the sessions instead")
    out.add_argument("--format", choices=FORMATS, help="what to write; without it, what FILE ends in, or records")
    _add_store(out)
    out.set_defaults(run=export)
    what = "keep the sessions that files of records hold, and tell what was read and what was left out"
    come = commands.add_parser("import", help=what, description=what, allow_abbrev=False)
    come.add_argument("files", nargs="+", metavar="FILE", help="-: standard input")
    come.add_argument(
        "--partly", action="store_true", help="of a session that cannot be followed, keep what comes before the fault"
    )
    _add_store(come)
    come.set_defaults(run=take_in)


def _add_store(command: SentenceParser) -> None:
    command.add_argument(
        "--store", metavar="DIR", default=SUPPRESS, help="the folder of the sessions; without it, the window's"
    )
