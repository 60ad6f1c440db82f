"""Files of sessions: what can be read of them is kept as it was, and the rest is told."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.store.importers.own_records import Found, Taken, read_sessions, take_in
from scorekeeper.store.sessions import Store, open_store
from tests.campaigns import fuzz_sessions
from tests.campaigns.seeds import DATA

IS_JSON: Final = True
_KEPT: Final = (DATA.parent / "golden" / "session-v1.jsonl").read_bytes()
SEEDS: Final = (
    _KEPT,
    b"[" + b",".join(fuzz_sessions.SEEDS[-2:]) + b"]",
    b"\n".join(fuzz_sessions.SEEDS[-2:]),
    json.dumps(json.loads(fuzz_sessions.SEEDS[-1]), indent=1).encode(),
    *fuzz_sessions.SEEDS[-2:],
)
WORDS: Final = (*fuzz_sessions.WORDS, "kind", "session", "v", "title", "started", "note")
_MOST: Final = 200
"""Sessions in one database before the next is begun."""


class _Place:
    """A store that is begun anew now and then."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._store: Store | None = None
        self._taken = 0

    def store(self) -> Store:
        self._taken += 1
        if self._store is None or self._taken % _MOST == 0:
            self._anew()
        assert self._store is not None
        return self._store

    def _anew(self) -> None:
        if self._store is not None and self._folder is not None:
            self._store.close()
            shutil.rmtree(self._folder)
        self._folder = Path(tempfile.mkdtemp(prefix="scorekeeper-fuzz-store-"))
        store = open_store(self._folder)
        assert isinstance(store, Store)
        self._store = store

    def close(self) -> None:
        """Leave nothing behind."""
        if self._store is not None and self._folder is not None:
            self._store.close()
            shutil.rmtree(self._folder)
            self._store = None


PLACE: Final = _Place()


def once(data: bytes) -> None:
    """Import some bytes."""
    found = read_sessions(data, ruleset)
    assert found
    sessions = [each for each in found if isinstance(each, Found)]
    if not sessions:
        return
    store = PLACE.store()
    for session, taken in zip(sessions, take_in(store, sessions, partly=True), strict=True):
        if not isinstance(taken, Taken):
            continue
        kept = store.read(taken.session)
        assert not isinstance(kept, Problem), kept
        assert kept.events == session.events[: taken.events], session.line
