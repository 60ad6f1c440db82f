"""Sessions that leave the window as files or on paper, and come in from files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog

from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.store.files import write_file
from scorekeeper.store.importers.own_records import LeftOut, Taken
from scorekeeper.store.sessions import Session, Store
from scorekeeper.travel import ENDINGS, Form, sheet_of, taken_in, written
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui
from scorekeeper.wire_places import Places

_ENDING: Final = {Form.RECORD: ".scorekeeper", Form.CSV: ".csv", Form.PDF: ".pdf"}


def _pages(sheets: Sequence[SessionSheet]) -> bytes:
    from scorekeeper.ui.pages import pdf

    return pdf(sheets)


class Travel:
    """Asks for files and printers, and tells what became of them."""

    def __init__(
        self,
        window: MainWindow,
        session: SessionController,
        shelf: ShelfController[Session],
        store: Store,
        places: Places,
        say: Callable[[str], None],
    ) -> None:
        self._window = window
        self._session = session
        self._shelf = shelf
        self._store = store
        self._places = places
        self._remembered = places.remembered
        self._say = say

    def ask_where(self) -> None:
        """Ask for the file to write the session on the table into."""
        session = self._on_table()
        if session is None:
            return
        dialog = QFileDialog(self._window, ui("export_title"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = {ui(f"export_{form.value}"): form for form in Form}
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix(_ENDING[Form.RECORD][1:])
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(_ENDING[filters[chosen]][1:]))
        self._begin_where_last(dialog)
        dialog.selectFile(_file_name(session))
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        dialog.open()

    def export_to(self, file: Path) -> None:
        """Write the session on the table into a file, in the form its name ends in."""
        session = self._on_table()
        if session is None:
            return
        content = written([session], ENDINGS.get(file.suffix.lower(), Form.RECORD), _pages)
        problem = content if isinstance(content, Problem) else write_file(file, content)
        self._say(ui("exported", file=str(file)) if problem is None else Speech().say(problem))

    def ask_printer(self) -> None:
        """Ask for a printer and print the session on the table."""
        session = self._on_table()
        sheet = None if session is None else sheet_of(session)
        if isinstance(sheet, SessionSheet):
            from scorekeeper.ui.print_dialog import print_dialog

            QDialog.open(print_dialog([sheet], self._window))

    def ask_which(self) -> None:
        """Ask for the files to read sessions from."""
        dialog = QFileDialog(self._window, ui("import_title"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([ui("import_filter"), ui("import_all_files")])
        self._begin_where_last(dialog)
        dialog.filesSelected.connect(lambda names: self.take_in([Path(name) for name in names]))
        dialog.open()

    def _begin_where_last(self, dialog: QFileDialog) -> None:
        """Begin in the folder that a file was last chosen from, and remember the next one."""
        if self._remembered.folder is not None:
            dialog.setDirectory(self._remembered.folder)

        def remember() -> None:
            self._remembered.folder = dialog.directory().absolutePath()

        dialog.accepted.connect(remember)

    def take_in(self, files: Sequence[Path], *, partly: bool = False) -> None:
        """Keep the sessions of some files. A single one is put on the table, from where it is kept if it is kept already;
        otherwise a report tells of each.
        """
        if not files:
            return
        found = [(file, each) for file in files for each in self._of(file, partly=partly)]
        taken = [each for _, each in found if isinstance(each, Taken)]
        self._shelf.list()
        known = [each for _, each in found if isinstance(each, LeftOut) and each.kept is not None]
        if len(taken) == 1:
            self._shelf.open(taken[0].session)
        if len(found) == len(known) == 1 and known[0].kept is not None:
            self._shelf.open(known[0].kept)
            self._say(Speech().say(known[0].problem))
        elif len(found) == len(taken) == 1 and not taken[0].left:
            self._say(ui("import_one", title=taken[0].title or ui("import_untitled"), count=taken[0].events))
        else:
            self._report(files, found, partly=partly)

    def _of(self, file: Path, *, partly: bool) -> tuple[Taken | LeftOut, ...]:
        found = taken_in(self._store, file, partly=partly)
        return (LeftOut(0, "", found),) if isinstance(found, Problem) else found

    def _report(self, files: Sequence[Path], found: Sequence[tuple[Path, Taken | LeftOut]], *, partly: bool) -> None:
        from scorekeeper.ui.import_report import ImportReport

        dialog = ImportReport(self._window)
        taken = sum(isinstance(each, Taken) for _, each in found)
        stops = any(isinstance(each, LeftOut) and (each.event or 0) > 0 for _, each in found)
        lines = [_line(file, each) for file, each in found]
        dialog.show_lines(taken, len(found) - taken, lines, partly=stops and not partly)
        self._places.follow(dialog)
        dialog.partly_wished.connect(lambda: self.take_in(files, partly=True))
        dialog.open()

    def _on_table(self) -> Session | None:
        """The session on the table as it is kept; what keeps it from being read is said."""
        number = self._shelf.open_id
        if number is None and self._session.ledger is not None:
            self._say(ui("sample_only"))
        session = None if number is None else self._store.read(number)
        if isinstance(session, Problem):
            self._say(Speech().say(session))
            return None
        return session


def _file_name(session: Session) -> str:
    """A name for a session's file that every system takes."""
    title = str(session.header.get("title") or session.header.get("started") or "")[:60]
    return re.sub(r"[^\w-]+", "-", title).strip("-") or "session"


def _line(file: Path, each: Taken | LeftOut) -> str:
    where = ui("import_where", file=file.name, line=each.line) if each.line else file.name
    title = each.title or ui("import_untitled")
    if isinstance(each, Taken):
        word = "import_read_partly" if each.left else "import_read"
        return ui(word, where=where, title=title, count=each.events, left=each.left)
    reason = Speech(each.words or {}).say(each.problem)
    if each.event is None:
        return ui("import_left", where=where, reason=reason)
    return ui("import_left_at", where=where, title=title, number=each.event + 1, reason=reason)
