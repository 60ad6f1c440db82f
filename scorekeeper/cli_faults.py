"""What nobody foresaw on the command line: it is written down beside the sessions, and said in one sentence."""

from __future__ import annotations

from argparse import Namespace
from datetime import datetime

from scorekeeper import __version__
from scorekeeper.cli_travel import folder_of
from scorekeeper.core.answer import in_english
from scorekeeper.core.problem import Problem
from scorekeeper.store.crash_reports import write_report


def reported(fault: Exception, asked: Namespace | None) -> str:
    """The sentence about a fault that nobody foresaw, which tells where a report of it lies; `asked` are the words."""
    kind = type(fault).__name__
    report = write_report(folder_of(asked), fault, __version__, datetime.now().astimezone())
    if isinstance(report, Problem):
        return f"something went wrong ({kind}), and no report of it could be written. {in_english()(report)}"
    return f"something went wrong ({kind}); a report of it lies in {report}"
