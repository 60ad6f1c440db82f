"""A real window process is killed at random moments: what it showed as recorded is in the file."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.ui.speech import points
from tests.walks.evening import PLAYERS

ROOT = Path(__file__).parent.parent.parent
TIMES = 20
LONGEST = 1.0
"""Seconds after its first sign of life until which the window may live."""
PATIENCE = 60


def kill_at(moment: float, folder: Path) -> list[tuple[str, object]]:
    """Start a window, kill it so many seconds after it has shown a board, and answer what it said."""
    words = [sys.executable, "-m", "tests.walks.clicking", str(folder)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(words, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        first = window.stdout.readline()
        assert first, "the window ended by itself"
        with pytest.raises(subprocess.TimeoutExpired):
            window.wait(moment)
        window.kill()
        rest = window.stdout.read()
    # A line that was cut off by the kill was not said.
    return [tuple(json.loads(line)) for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def states_in(folder: Path, session: int) -> list[list[object]]:
    """What the board showed after each event in the file, the whole file first: scores, and lines of the history."""
    store = open_store(folder)
    assert isinstance(store, Store)
    assert store.notice is None
    kept = store.read(session)
    store.close()
    assert isinstance(kept, Session)
    rules = ruleset("riichi", "tenhou", {})
    assert not isinstance(rules, Problem)
    found: list[list[object]] = []
    for count in range(len(kept.events), -1, -1):
        ledger = replay(Header(rules, PLAYERS), kept.events[:count])
        assert ledger.stopped_at is None
        found.append([[points(score) for score in ledger.state.scores], len(ledger.rows)])
    return found


def test_what_was_shown_is_in_the_file(tmp_path: Path) -> None:
    chance = random.Random(2718)
    acts = 0
    for session in range(1, TIMES + 1):
        said = kill_at(chance.uniform(0, LONGEST), tmp_path)
        shown = [value for what, value in said if what == "shown"]
        kept = states_in(tmp_path, session)
        acts += len(shown) - 1
        # What it was killed in is in the file whole, or not at all.
        match said[-1][0]:
            case "shown":
                assert kept[0] == shown[-1]
            case "more":
                assert shown[-1] in kept[:2]
            case what:
                assert what == "less"
                assert kept[0] in shown
    assert acts > TIMES
