"""Pages for the command line: the one part of it that needs Qt, loaded only when pages are asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication

from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.ui.pages import pdf


def pages(sheets: Sequence[SessionSheet]) -> bytes:
    """Some sessions as PDF; no screen is needed."""
    words = ["scorekeeper"]
    if sys.platform.startswith("linux"):
        words += ["-platform", "offscreen"]
    app = QGuiApplication.instance() or QGuiApplication(words)
    made = pdf(sheets)
    del app
    return made
