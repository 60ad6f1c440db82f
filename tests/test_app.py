"""The program starts with its window, or says in a sentence why it cannot."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorekeeper.app import Program, start
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.store.sessions import Store, open_store
from scorekeeper.ui.speech import Speech
from scorekeeper.wire_demo import EVENING, EVENTS
from scorekeeper.wire_faults import refuse
from scorekeeper.wire_words import read_words

ROOT = Path(__file__).parent.parent
LOOK_AND_LEAVE = """
import sys
from PySide6.QtWidgets import QApplication
from scorekeeper import wire_window

def look(*_):
    print(*[each.windowTitle() for each in QApplication.topLevelWidgets() if each.isVisible()], sep=chr(10))
    return 0

QApplication.exec = look
sys.exit(wire_window.main(sys.argv[1:]))
"""


def shown_by(*words: str) -> tuple[int, str, str]:
    """What windows the program shows when it is started with some words."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK_AND_LEAVE, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout.strip(), done.stderr


def test_the_window_opens_over_a_folder(tmp_path: Path) -> None:
    code, shown, _ = shown_by("--store", str(tmp_path / "new"))

    assert (code, shown) == (0, "Score Keeper")
    assert (tmp_path / "new" / "sessions.db").exists()


def test_the_demo_opens_a_sample_session_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    code, shown, _ = shown_by("--demo")

    assert (code, shown) == (0, "Friday evening – Score Keeper")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    code, shown, errors = shown_by("--store", str(tmp_path / "file"))

    assert code == 2
    assert shown == "Score Keeper"
    assert "Traceback" not in errors


def test_the_reason_stands_in_a_window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    problem = start(qapp, tmp_path / "file")
    assert isinstance(problem, Problem)

    box = refuse(Speech().say(problem))
    qtbot.addWidget(box)

    assert box.isVisible()
    assert "cannot be opened" in box.text()


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        read_words(["--stroe", "x"])

    assert stopped.value.code == 2
    assert "--stroe" in capsys.readouterr().err


def test_a_bare_word_is_no_file_but_a_name_with_an_ending_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as stopped:
        read_words(["scroe"])

    assert stopped.value.code == 2
    assert "neither a command nor a file" in capsys.readouterr().err
    (tmp_path / "friday").touch()
    assert read_words(["gone.scorekeeper", str(tmp_path / "friday")]).files == (
        Path("gone.scorekeeper"),
        tmp_path / "friday",
    )


def test_a_session_file_is_opened_with_the_window_and_only_once(tmp_path: Path) -> None:
    record = {"ruleset": EVENING.family, "preset": EVENING.preset, "players": EVENING.players, "title": "From a friend"}
    file = tmp_path / "friend.scorekeeper"
    file.write_text(json.dumps({**record, "events": EVENTS}), encoding="utf-8")

    for _ in range(2):
        code, shown, errors = shown_by("--store", str(tmp_path / "kept"), str(file))
        assert (code, shown) == (0, "From a friend – Score Keeper"), errors

    store = open_store(tmp_path / "kept")
    assert isinstance(store, Store)
    assert len(store.sessions()) == 1  # type: ignore[arg-type]
    store.close()
    log = (tmp_path / "kept" / "log" / "scorekeeper.log").read_text(encoding="utf-8")
    assert log.count("started: ") == log.count("ended") == log.count("session 1") == 2
    assert "friend" not in log


def test_the_window_is_as_high_as_it_was(qapp: QApplication, tmp_path: Path) -> None:
    first = start(qapp, tmp_path)
    assert isinstance(first, Program)
    first.window.resize(1111, 666)
    height = first.window.height()
    first.window.show()
    first.window.close()

    second = start(qapp, tmp_path)

    assert isinstance(second, Program)
    assert second.window.height() == height == 666
    second.window.close()


def test_the_smallest_window_fits_a_small_screen(qapp: QApplication, tmp_path: Path) -> None:
    program = start(qapp, tmp_path)
    assert isinstance(program, Program)
    least = program.window.minimumSizeHint()
    program.window.close()

    assert least.width() <= 1024
    assert least.height() <= 600


def test_the_sample_session_is_a_possible_one() -> None:
    rules = ruleset(EVENING.family, EVENING.preset, {})
    assert not isinstance(rules, Problem)

    ledger = replay(Header(rules, EVENING.players), EVENTS)

    assert ledger.stopped_at is None
    assert not ledger.over
    assert len(ledger.rows) >= 5


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: str(choice.preset))
def test_every_choice_of_rules_can_be_made(choice: RulesChoice) -> None:
    rules = ruleset(choice.family, choice.preset, {})

    assert not isinstance(rules, Problem)
    assert (rules.preset, rules.seats) == (choice.preset, choice.seats)
    assert choice.note
