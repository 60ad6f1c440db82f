"""A store in a folder of the test's own, with a clock that stands still until it is set."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.store.sessions import Session, Store, open_store

HEADER: Final[Record] = {
    "ruleset": "riichi",
    "preset": "tenhou",
    "options": {"uma": [20, 10, -10, -20]},
    "players": ["Ada", "Bo", "Chiyo", "Dmitri"],
    "title": "Tuesday",
    "started": "2026-01-06T19:30:00",
}


class StillClock:
    """Says the same moment until told to go on."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 1, 6, 19, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def pass_days(self, days: int) -> None:
        self.moment += timedelta(days=days)


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


Open = Callable[[], Store]


@pytest.fixture
def opened(tmp_path: Path, clock: StillClock) -> Iterator[Open]:
    """Opens the store of this test, again at each call, as another window would."""
    with ExitStack() as stack:

        def open_one() -> Store:
            store = open_store(tmp_path, clock, patience=0.0)
            assert isinstance(store, Store), store
            stack.callback(store.close)
            return store

        yield open_one


@pytest.fixture
def store(opened: Open) -> Store:
    return opened()


def begun(store: Store, *events: dict[str, object], header: Record = HEADER) -> int:
    """A new session with some events; its id."""
    session = store.create(header, events)
    assert isinstance(session, int), session
    return session


def read(store: Store, session: int) -> Session:
    """A session as it stands on disk."""
    found = store.read(session)
    assert isinstance(found, Session), found
    return found


def event(number: int) -> dict[str, object]:
    return {"type": "riichi", "seat": number}


def crash(store: Store) -> None:
    """Leave a store without the copy that an orderly end makes."""
    store._database.connection.close()


def id_of(answer: object) -> str:
    """The id of a problem."""
    assert isinstance(answer, Problem), answer
    return answer.id
