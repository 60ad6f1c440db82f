"""A short evening of the random user; the long ones are played by name: `python -m tests.campaigns.user`."""

from random import Random

from pytestqt.qtbot import QtBot

from scorekeeper.app import Program
from tests.campaigns.user_evening import use
from tests.campaigns.user_watch import Watch
from tests.walks.hands import drops_a_list

ACTS = 50


@drops_a_list
def test_a_random_user_loses_nothing(program: Program, qtbot: QtBot) -> None:
    watch = Watch()
    use(program, watch, Random("short"), ACTS, 0.4)
    assert watch.faults == []
    assert watch.acts == ACTS
    assert watch.counts["hands"] > 0
