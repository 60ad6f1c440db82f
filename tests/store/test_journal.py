from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.core.journal import Journal
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import HEADER, Open, begun, event, id_of, read

splices = st.lists(
    st.tuples(st.integers(0, 12), st.integers(0, 4), st.lists(st.integers(0, 999), max_size=4)), min_size=1, max_size=12
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(splices)
def test_splicing_is_what_python_does_to_a_list(tmp_path: Path, steps: list[tuple[int, int, list[int]]]) -> None:
    store = open_store(tmp_path)
    assert isinstance(store, Store)
    session = begun(store)
    journal: Journal = store.journal(read(store, session))
    expected: list[dict[str, object]] = []
    for start, length, numbers in steps:
        records = [event(number) for number in numbers]
        answer = journal.splice(start, start + length, records)
        if start + length > len(expected):
            assert id_of(answer) == "session_changed"
        else:
            assert answer is None
            expected[start : start + length] = records
        assert read(store, session).events == tuple(expected)
    store.close()


def test_places_that_are_not_there_are_refused(store: Store) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))

    for start, stop in ((-1, 0), (1, 0), (0, 2), (2, 2)):
        assert id_of(journal.splice(start, stop, [event(9)])) == "session_changed"

    assert read(store, session).events == (event(1),)
    assert journal.splice(1, 1, [event(2)]) is None


def test_what_another_window_changed_is_not_written_over(store: Store, opened: Open) -> None:
    session = begun(store, event(1))
    here, there = store.journal(read(store, session)), opened().journal(read(store, session))

    assert there.splice(1, 1, [event(2)]) is None

    assert id_of(here.splice(1, 1, [event(3)])) == "session_changed"
    assert id_of(here.correct_header({**HEADER, "preset": "standard"})) == "session_changed"
    assert read(store, session).events == (event(1), event(2))
    assert read(store, session).header == HEADER
    again = store.journal(read(store, session))
    assert again.splice(2, 2, [event(3)]) is None
    assert read(store, session).events == (event(1), event(2), event(3))


def test_two_sessions_do_not_touch_each_other(store: Store) -> None:
    first, second = begun(store, event(1), event(2)), begun(store, event(3))

    assert store.journal(read(store, first)).splice(0, 1, []) is None

    assert read(store, first).events == (event(2),)
    assert read(store, second).events == (event(3),)
