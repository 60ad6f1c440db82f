"""Programs are killed while they record; the long run is `python -m tests.campaigns.kills`."""

import random
from pathlib import Path

from tests.campaigns.kills import is_kept, kill, kill_one
from tests.campaigns.recording import digest_of
from tests.campaigns.window_kills import is_shown, kill_windows
from tests.store.conftest import Open, begun, event, read


def test_every_acknowledged_act_outlives_a_kill(tmp_path: Path) -> None:
    found = kill(tmp_path, random.Random(20260107), 6)

    assert (found.times, found.lost) == (6, 0)
    assert found.acts > 6


def test_what_a_window_showed_as_recorded_outlives_a_kill(tmp_path: Path) -> None:
    found = kill_windows(tmp_path, random.Random(2718), 1)

    assert (found.times, found.lost) == (1, 0)
    assert found.acts > 0


def test_a_kill_is_one_of_a_program_amid_its_acts(tmp_path: Path) -> None:
    said = kill_one(tmp_path, random.Random(1))

    assert [line[0] for line in said[:4]] == ["asked", "kept", "asked", "kept"]
    assert said[-1][0] in {"asked", "kept"}


def test_a_lost_act_would_be_found(opened: Open) -> None:
    store = opened()
    session = begun(store, event(1), event(2))
    states = [digest_of([event(number) for number in range(1, stop)]) for stop in range(1, 5)]
    one, two = states[:2], states[:3]

    assert is_kept(store, session, two, None)
    assert is_kept(store, session, two, "more")
    assert is_kept(store, session, one, "more")
    assert is_kept(store, session, states, "less")
    assert not is_kept(store, session, one, None)
    assert not is_kept(store, session, states, None)
    assert not is_kept(store, session, states, "more")
    assert not is_kept(store, session + 1, two, None)
    assert read(store, session).events == (event(1), event(2))


def test_a_board_that_is_not_in_the_file_would_be_found() -> None:
    boards: list[object] = ["third", "second", "first"]

    assert is_shown([("shown", "third")], boards)
    assert is_shown([("shown", "second"), ("more", None)], boards)
    assert is_shown([("shown", "third"), ("shown", "fourth"), ("less", None)], boards)
    assert not is_shown([("shown", "second")], boards)
    assert not is_shown([("shown", "fourth"), ("more", None)], boards)
    assert not is_shown([("shown", "fourth"), ("less", None)], boards)
