"""The screen stays on while a session is open, and only then."""

import subprocess
import sys

import pytest

from scorekeeper.controller.session import SessionController
from scorekeeper.core.ledger import Header
from scorekeeper.wire_screen import Caffeinate, DesktopBus, ExecutionState, NoWay, Screen, way_of
from tests.controller.test_session import NOW, PLAYERS, Notebook
from tests.toy import Toy


class Witness:
    """A system that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def hold(self) -> None:
        self.asked.append("hold")

    def release(self) -> None:
        self.asked.append("release")


def test_the_screen_is_held_once_from_opening_to_closing() -> None:
    witness = Witness()
    screen = Screen(witness)
    session = SessionController(lambda: NOW, "1.0")
    screen.connect(session)

    session.open("Friday", Header(Toy(), PLAYERS), (), Notebook())
    session.record({"type": "pass"})
    assert witness.asked == ["hold"]

    session.close()
    assert witness.asked == ["hold", "release"]
    screen.release()
    assert witness.asked == ["hold", "release"]


@pytest.mark.parametrize(
    ("platform", "environ", "way"),
    [
        ("linux", {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}, DesktopBus),
        ("linux", {}, NoWay),
        ("darwin", {}, Caffeinate),
        ("win32", {}, ExecutionState),
        ("freebsd13", {}, NoWay),
    ],
)
def test_each_system_has_its_way(platform: str, environ: dict[str, str], way: type) -> None:
    assert type(way_of(platform, environ)) is way


def test_a_desktop_bus_that_does_not_answer_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    way = DesktopBus()

    way.hold()
    way.release()

    assert isinstance(way, DesktopBus)


@pytest.mark.skipif(sys.platform == "win32", reason="stands in for a program of macOS")
def test_the_helper_of_macos_is_started_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(words: list[str]) -> "subprocess.Popen[bytes]":
        started.append(words)
        return real([sys.executable, "-c", "import signal; signal.pause()"])

    real = subprocess.Popen
    monkeypatch.setattr("subprocess.Popen", start)
    way = Caffeinate()

    way.hold()
    way.release()
    way.release()

    assert [words[:2] for words in started] == [["/usr/bin/caffeinate", "-d"]]


def test_a_macos_without_its_helper_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(words: list[str]) -> "subprocess.Popen[bytes]":
        raise OSError(words)

    monkeypatch.setattr("subprocess.Popen", missing)
    way = Caffeinate()

    way.hold()
    way.release()

    assert isinstance(way, Caffeinate)
