from pathlib import Path

import pytest

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.words import say
from scorekeeper.store.sessions import SessionLine, Store
from tests.store.conftest import HEADER, Open, StillClock, begun, event, id_of, read


def test_a_new_session_is_listed_and_read(store: Store) -> None:
    session = begun(store, event(1), event(2))

    assert store.sessions() == (
        SessionLine(
            session,
            title="Tuesday",
            started="2026-01-06T19:30:00",
            players=("Ada", "Bo", "Chiyo", "Dmitri"),
            ruleset="riichi",
            preset="tenhou",
            events=2,
            finished=False,
            changed="2026-01-06T19:30:00+00:00",
        ),
    )
    kept = read(store, session)
    assert kept.header == HEADER
    assert kept.events == (event(1), event(2))


def test_it_is_there_when_the_program_is_started_again(store: Store, opened: Open) -> None:
    session = begun(store, event(1))
    store.close()

    again = opened()

    assert read(again, session).events == (event(1),)
    assert again.notice is None


@pytest.mark.parametrize("header", [{}, {"players": None, "title": 7}, {"players": ["", 3]}, {"note": "\ud800 alone"}])
def test_a_poor_header_is_kept_and_listed_all_the_same(store: Store, header: dict[str, object]) -> None:
    session = begun(store, header=header)

    assert read(store, session).header == header
    lines = store.sessions()
    assert not isinstance(lines, Problem)
    assert [line.id for line in lines] == [session]


def test_the_session_changed_last_comes_first_even_when_the_clock_goes_back(store: Store, clock: StillClock) -> None:
    assert store.last_session() is None
    first, second = begun(store), begun(store)
    assert store.last_session() == second
    clock.pass_days(-5)

    assert store.journal(read(store, first)).splice(0, 0, [event(1)]) is None

    assert store.last_session() == first
    lines = store.sessions()
    assert not isinstance(lines, Problem)
    assert [line.id for line in lines] == [first, second]


def test_a_session_is_renamed_and_finished(store: Store) -> None:
    session = begun(store)

    assert store.rename(session, "The long night") is None
    assert store.set_finished(session) is None

    lines = store.sessions()
    assert not isinstance(lines, Problem)
    assert [(line.title, line.finished) for line in lines] == [("The long night", True)]
    assert read(store, session).header == {**HEADER, "title": "The long night"}
    assert read(store, session).finished
    assert store.set_finished(session, finished=False) is None
    assert not read(store, session).finished


def test_a_renamed_session_can_still_be_written_to(store: Store) -> None:
    session = begun(store)
    journal = store.journal(read(store, session))

    assert store.rename(session, "Other") is None
    assert journal.splice(0, 0, [event(1)]) is None

    assert read(store, session).events == (event(1),)


def test_a_deleted_session_is_gone_and_can_be_had_back(store: Store) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))

    assert store.delete(session) is None

    assert store.sessions() == ()
    assert store.last_session() is None
    assert store.known_players() == ()
    for answer in (
        store.read(session),
        store.rename(session, "x"),
        store.set_finished(session),
        store.delete(session),
        journal.splice(1, 1, [event(2)]),
    ):
        assert id_of(answer) == "session_missing"

    assert store.restore(session) is None
    assert read(store, session).events == (event(1),)
    assert journal.splice(1, 1, [event(2)]) is None


def test_a_deleted_session_is_let_go_after_a_month(store: Store, opened: Open, clock: StillClock) -> None:
    deleted, kept = begun(store, event(1)), begun(store, event(2))
    assert store.save_draft(deleted, {"tiles": "1m"}) is None
    assert store.delete(deleted) is None
    store.close()

    clock.pass_days(29)
    soon = opened()
    assert soon.restore(deleted) is None
    assert soon.delete(deleted) is None
    soon.close()
    clock.pass_days(31)
    later = opened()

    assert id_of(later.restore(deleted)) == "session_missing"
    assert later.read_draft(deleted) is None
    assert read(later, kept).events == (event(2),)
    assert begun(later) > kept, "an id is never used twice"


def test_names_that_have_played_are_known(store: Store) -> None:
    begun(store, {"type": "players", "players": ["Ada", "Eve", "Chiyo", "Dmitri"]})
    begun(store, event(1), header={**HEADER, "players": ["Zoe", "Ada"]})

    assert store.known_players() == ("Zoe", "Ada", "Eve", "Chiyo", "Dmitri", "Bo")


def test_drafts_are_kept_apart_and_outlive_the_program(store: Store, opened: Open) -> None:
    session = begun(store)
    assert store.read_draft(session) is None
    assert store.read_draft(None) is None

    assert store.save_draft(session, {"tiles": "123m"}) is None
    assert store.save_draft(None, {"tiles": "9p"}) is None
    assert store.save_draft(session, {"v": 3, "tiles": "1234m", "winners": [0, 2]}) is None
    again = opened()

    assert again.read_draft(session) == {"v": 3, "tiles": "1234m", "winners": [0, 2]}
    assert again.read_draft(None) == {"tiles": "9p"}
    assert again.clear_draft(session) is None
    assert again.read_draft(session) is None
    assert again.read_draft(None) == {"tiles": "9p"}


def test_what_json_cannot_say_is_refused_before_anything_is_written(store: Store) -> None:
    session = begun(store)
    odd = {"note": float("nan")}

    for answer in (
        store.create(odd),
        store.create(HEADER, (odd,)),
        store.save_draft(session, odd),
        store.journal(read(store, session)).splice(0, 0, [event(1), odd]),
        store.journal(read(store, session)).correct_header(odd),
    ):
        assert id_of(answer) == "bad_record"

    assert read(store, session).events == ()


def test_a_header_is_corrected(store: Store) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))

    assert journal.correct_header({**HEADER, "preset": "standard"}) is None
    assert journal.splice(1, 1, [event(2)]) is None

    kept = read(store, session)
    assert kept.header == {**HEADER, "preset": "standard"}
    assert kept.events == (event(1), event(2))


def test_a_session_of_another_window_is_seen(store: Store, opened: Open) -> None:
    other = opened()

    session = begun(other, event(1))

    assert read(store, session).events == (event(1),)
    assert store.file.parent == other.file.parent


def test_every_problem_of_the_store_has_a_sentence(store: Store, tmp_path: Path) -> None:
    values = {"file": str(tmp_path), "reason": "why"}
    for name in ("changed", "missing"):
        assert len(say(Problem(f"session_{name}"))) > 20
    for name in ("full", "locked", "read_only", "disk", "unreachable", "moved", "broken", "newer"):
        assert len(say(Problem(f"store_{name}", values))) > 20
    told: dict[str, str | int] = {"whole": 3, "partly": 1, "lost": 0, "aside": "x.db", "sessions": 4, "folder": "here"}
    told["date"] = "2026-01-06"
    for name in ("rescued", "restored", "mended", "lost", "not_copied"):
        assert "{" not in say(Phrase(f"store_{name}", told))
