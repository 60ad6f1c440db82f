"""Sessions that leave the store as files, and come in from them; for both front ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import read_header
from scorekeeper.core.session_sheet import SessionSheet, session_sheet
from scorekeeper.rulesets import ruleset
from scorekeeper.store.codec import write_session
from scorekeeper.store.files import read_file
from scorekeeper.store.importers.own_records import LeftOut, Taken, read_sessions, take_in
from scorekeeper.store.sessions import Session, Store
from scorekeeper.store.table_file import MARK, table_of


class Form(StrEnum):
    """What a session can be written as."""

    RECORD = "record"
    CSV = "csv"
    PDF = "pdf"


ENDINGS: Final = {
    ".scorekeeper": Form.RECORD,
    ".json": Form.RECORD,
    ".jsonl": Form.RECORD,
    ".csv": Form.CSV,
    ".pdf": Form.PDF,
}
"""What the ending of a file's name asks for; the first of a form is its own, which a desktop knows to open with this."""
Printer = Callable[[Sequence[SessionSheet]], bytes]
"""Lays sessions out on pages and gives them back as PDF."""


def header_of(record: Mapping[str, object]) -> Header | Problem:
    """The rules, players and start that a kept session's header tells."""
    options = record.get("options")
    family, preset = (None if record.get(key) is None else str(record[key]) for key in ("ruleset", "preset"))
    rules = ruleset(family, preset, options if isinstance(options, Mapping) else {})
    return rules if isinstance(rules, Problem) else read_header(record, rules)


def sheet_of(session: Session) -> SessionSheet | Problem:
    """A kept session as it is told on paper."""
    header = header_of(session.header)
    return header if isinstance(header, Problem) else session_sheet(session.header, header, session.events)


def written(sessions: Sequence[Session], form: Form, printer: Printer, *, marked: bool = True) -> bytes | Problem:
    """Some sessions as the content of one file; `marked` puts before a table what tells spreadsheets its encoding."""
    if form is Form.RECORD:
        lines = [write_session(each.header, each.events) for each in sessions]
        faulty = next((each for each in lines if isinstance(each, Problem)), None)
        return faulty or "".join(f"{line}\n" for line in lines).encode()
    sheets = []
    for each in sessions:
        sheet = sheet_of(each)
        if isinstance(sheet, Problem):
            return sheet
        sheets.append(sheet)
    if form is Form.PDF:
        return printer(sheets)
    # Half a character, which JSON can name and UTF-8 cannot, becomes a question mark.
    return ((MARK if marked else "") + table_of(sheets)).encode("utf-8", "replace")


def taken_in(
    store: Store, file: Path, *, partly: bool = False, piped: bool = False
) -> tuple[Taken | LeftOut, ...] | Problem:
    """Keep the sessions of a file and tell of each what became of it; a Problem when the file cannot be read.

    `piped` tells that the file may be a pipe.
    """
    content = read_file(file, piped=piped)
    return content if isinstance(content, Problem) else taken_from(store, content, partly=partly)


def taken_from(store: Store, content: bytes, *, partly: bool = False) -> tuple[Taken | LeftOut, ...]:
    """Keep the sessions of a file's content and tell of each what became of it."""
    return take_in(store, read_sessions(content, ruleset), partly=partly)
