"""A short evening of the random user; the long ones are played by name: `python -m tests.campaigns.user`."""

import importlib
import pkgutil
from random import Random

from PySide6.QtWidgets import QDialog, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from scorekeeper import ui
from scorekeeper.app import Program
from tests.campaigns.user_evening import use
from tests.campaigns.user_watch import Watch
from tests.campaigns.user_windows import EXPECTED
from tests.walks.hands import drops_a_list

ACTS = 100


@drops_a_list
def test_a_random_user_loses_nothing(program: Program, qtbot: QtBot) -> None:
    watch = Watch()
    use(program, watch, Random("short"), ACTS, 0.4)
    assert watch.faults == []
    assert watch.acts >= ACTS
    assert watch.counts["hands"] > 0


def test_the_random_user_is_to_open_every_window() -> None:
    rooms = [importlib.import_module(f"{ui.__name__}.{each.name}") for each in pkgutil.iter_modules(ui.__path__)]
    made = [(room, each) for room in rooms for each in vars(room).values() if isinstance(each, type)]
    windows = {
        each.__name__
        for room, each in made
        if each.__module__ == room.__name__ and issubclass(each, QDialog | QMainWindow | QMenu)
    }
    # The paper dialog is only what others have in common.
    assert windows - {"PaperDialog"} <= EXPECTED
    assert "RulesDialog" in windows
