"""The commands that write kept sessions into files and read sessions from them."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from scorekeeper.cli_words import STANDARD, LeftOutError, RefusedError
from scorekeeper.core.answer import in_english, public_problem
from scorekeeper.core.json_lines import write_line
from scorekeeper.core.problem import Problem
from scorekeeper.store.database import FILE
from scorekeeper.store.files import MOST_BYTES, write_file
from scorekeeper.store.importers.own_records import LeftOut, Taken
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.travel import ENDINGS, Form, taken_from, taken_in, written


def usual_folder(platform: str, environ: Mapping[str, str], home: Path) -> Path:
    """Where the window keeps its sessions on a system, unless it is told otherwise."""
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "scorekeeper"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "scorekeeper"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "scorekeeper"


def folder_of(asked: Namespace | None) -> Path:
    """The folder of the sessions that the words name, or the usual one; None stands for words that were not read."""
    named = asked.store if asked is not None else None
    return Path(named) if named else usual_folder(sys.platform, os.environ, Path.home())


def _open(asked: Namespace, *, there: bool) -> Store:
    """The store of the folder that was named; `there` tells that it must be there already."""
    folder = folder_of(asked)
    if there and not (folder / FILE).exists():
        raise RefusedError(f"no sessions are kept in {folder}: name their folder with --store DIR")
    store = open_store(folder)
    if isinstance(store, Problem):
        raise RefusedError(in_english()(store))
    if store.notice is not None:
        sys.stderr.write(f"scorekeeper: {in_english()(Problem(store.notice.id, store.notice.values))}\n")
    return store


def export(asked: Namespace) -> None:
    """Write sessions into a file or to standard output, or list them."""
    store = _open(asked, there=True)
    try:
        if asked.list:
            return _list(store)
        name, file = _words(asked)
        form = Form(asked.format) if asked.format else ENDINGS.get(Path(file).suffix.lower(), Form.RECORD)
        sessions = _sessions(store, name, every=asked.all)
        content = written(sessions, form, asked.printer, marked=file != STANDARD)
    finally:
        store.close()
    if isinstance(content, Problem):
        raise RefusedError(in_english()(content))
    if file == STANDARD:
        sys.stdout.buffer.write(content)
        return None
    problem = write_file(Path(file), content)
    if problem is not None:
        raise RefusedError(in_english()(problem))
    return None


def _words(asked: Namespace) -> tuple[str | None, str]:
    """The session and the file that the words name: a number is a session, the last word otherwise a file."""
    words = list(asked.words)
    name = words.pop(0) if words and words[0].isdecimal() else None
    file = words.pop(0) if words else STANDARD
    if words or (asked.all and name is not None):
        raise RefusedError(
            f"“{words[0] if words else name}” is one word too many: name one session, or --all, and one file"
        )
    return name, file


def _sessions(store: Store, name: str | None, *, every: bool) -> list[Session]:
    lines = store.sessions()
    if isinstance(lines, Problem):
        raise RefusedError(in_english()(lines))
    if not lines:
        raise RefusedError(f"{store.file} holds no session yet")
    numbers = sorted(each.id for each in lines)
    wanted = numbers if every else [lines[0].id if name is None else int(name)]
    if wanted[0] not in numbers:
        raise RefusedError(f"there is no session {name}: --list tells the numbers of those that are kept")
    found = []
    for number in wanted:
        session = store.read(number)
        if isinstance(session, Problem):
            raise RefusedError(in_english()(session))
        found.append(session)
    return found


def _list(store: Store) -> None:
    lines = store.sessions()
    if isinstance(lines, Problem):
        raise RefusedError(in_english()(lines))
    for each in lines:
        told: dict[str, object] = {"session": each.id, "title": each.title, "started": each.started}
        more = {"players": list(each.players), "ruleset": each.ruleset, "preset": each.preset, "events": each.events}
        sys.stdout.buffer.write(write_line({**told, **more, "finished": each.finished}))


def take_sessions_in(asked: Namespace) -> None:
    """Keep the sessions of every file and tell of each session what became of it, a line each."""
    store = _open(asked, there=False)
    complete = True
    try:
        for name in asked.files:
            if name == STANDARD and sys.stdin is None:
                raise RefusedError("there is no standard input to read: name a file")
            found = (
                _from_standard(store, partly=asked.partly)
                if name == STANDARD
                else taken_in(store, Path(name), partly=asked.partly, piped=True)
            )
            if isinstance(found, Problem):
                found = (LeftOut(0, "", found),)
            for each in found:
                complete &= isinstance(each, Taken) or each.problem.id == "import_known"
                sys.stdout.buffer.write(write_line(_told(name, each)))
    finally:
        store.close()
    if not complete:
        raise LeftOutError


def _from_standard(store: Store, *, partly: bool) -> tuple[Taken | LeftOut, ...] | Problem:
    """What became of the sessions on standard input."""
    content = sys.stdin.buffer.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        return Problem("file_too_large", {"file": STANDARD, "most": MOST_BYTES >> 20})
    return taken_from(store, content, partly=partly)


def _told(file: str, each: Taken | LeftOut) -> dict[str, object]:
    """What became of one session, as a record."""
    said: dict[str, object] = {"file": file, **({"line": each.line} if each.line else {}), "title": each.title}
    if isinstance(each, Taken):
        return {**said, "session": each.session, "events": each.events, "left_out": each.left}
    problem = public_problem(each.problem, in_english() if each.words is None else in_english(each.words))
    where = {} if each.event is None else {"event": each.event}
    return {**said, **where, "problem": problem}
