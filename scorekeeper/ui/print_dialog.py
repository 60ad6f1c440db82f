"""Printing sessions, and sheets to learn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QPushButton, QWidget

from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.ui import paper
from scorekeeper.ui.pages import document, prepare


def print_dialog(sheets: Sequence[SessionSheet], parent: QWidget | None = None) -> QPrintDialog:
    """Asks which printer, and prints there once that is said."""
    printer = QPrinter()
    prepare(printer)
    dialog = _asking(printer, parent)
    dialog.accepted.connect(lambda: document(sheets).print_(printer))
    return dialog


def printout_dialog(printout: paper.Printout, told: Callable[[bool], None], parent: QWidget) -> QPrintDialog:
    """Asks which printer and prints pages there; `told` hears whether the printer took them."""
    printer = QPrinter()
    printer.setDocName(printout.title)
    paper.prepare(printer, printout.paper)
    dialog = _asking(printer, parent)
    dialog.accepted.connect(lambda: told(paper.paint(printout, printer)))
    return dialog


def _asking(printer: QPrinter, parent: QWidget | None) -> QPrintDialog:
    """Qt's own window; the system's in its place where there is one."""
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for button in dialog.findChildren(QPushButton):
        # Their words would be cut: they have been measured before they are dressed.
        button.ensurePolished()
        button.setMinimumWidth(button.sizeHint().width())
    return dialog
