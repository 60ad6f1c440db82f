"""How many actions it takes to enter a hand, from "hand over" to "recorded", against one click for each tile.

Run `python -m tests.benchmarks.entry_speed` (with ids of hands: those alone). Forty hands are entered in the real window
three times each, by real mouse and key events: plainly (the winner, off whom, each tile, the kind of each called set and
its tiles, each circumstance, each indicator, Record: one click each), with the quickest gestures, and with the quickest
keys. A riichi was tapped on the board when it was declared; only the plain way has to tick it. A key that is held down
counts as one. Every hand must be recorded tile by tile with the right value, or the run ends with a fault.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession
from scorekeeper.core.tiles import Tile, in_order
from tests.benchmarks.entry_by_keys import QuickKeys
from tests.benchmarks.entry_cases import Case, cases
from tests.benchmarks.entry_players import Counted, Plain, QuickMouse

PLAYERS = ("Ana", "Ben", "Chi", "Dan")


@dataclass(frozen=True, slots=True)
class Measured:
    """One hand, entered in three ways."""

    case: Case
    plain: Counted
    mouse: Counted
    keys: Counted


def measure(program: Program, chosen: list[Case]) -> list[Measured]:
    """Enter hands in an open window, one way after the other."""
    plain = [_played(program, case, Plain(program)) for case in chosen]
    mouse = [_played(program, case, QuickMouse(program)) for case in chosen]
    program.looks.toggle_keys()
    keys = [_played(program, case, QuickKeys(program)) for case in chosen]
    program.looks.toggle_keys()
    return [Measured(*each) for each in zip(chosen, plain, mouse, keys, strict=True)]


def _played(program: Program, case: Case, player: Plain | QuickMouse | QuickKeys) -> Counted:
    """One hand from an open table to what was recorded."""
    _sit_down(program, case, tapped=not isinstance(player, Plain))
    player.play(case)
    check(program, case, player.told)
    return player.counted


def _sit_down(program: Program, case: Case, tapped: bool) -> None:
    """A table as it stood when the hand was over."""
    program.session.close()
    program.shelf.begin(NewSession(case.family, case.preset, PLAYERS, start=case.start))
    if case.tapped is not None and tapped:
        program.session.tap(case.tapped, case.winner)
    program.desk.notice.hide()
    program.window.activateWindow()
    QApplication.processEvents()


def check(program: Program, case: Case, told_worth: int | None) -> None:
    """What was recorded: who won off whom, every tile, and what it came to."""
    ledger, past = program.session.ledger, program.session.past
    assert ledger is not None, case.id
    assert past is not None, case.id
    record = past.records[-1]
    answers = ledger.rules.read_answers(record)
    assert not isinstance(answers, Problem), f"{case.id}: not recorded"
    assert answers.off == case.off, case.id
    everyone = {each.seat: each for each in (*answers.winners, *answers.others)}
    assert [each.seat for each in answers.winners] == [case.winner], case.id
    for held in case.hands:
        told = everyone.pop(held.seat)
        hand = ledger.rules.read_hand(told.hand or {}, seated=True)
        assert not isinstance(hand, Problem), case.id
        assert hand[0].concealed == in_order(held.concealed), case.id
        assert hand[0].win_tile is held.win, case.id
        assert sorted(_plainly(meld.kind, meld.tiles) for meld in hand[0].melds) == sorted(
            _plainly(*each) for each in held.sets
        ), case.id
        assert hand[0].circumstances - {"riichi"} == frozenset(held.ticks), case.id
        assert {row: in_order(tiles) for row, tiles in hand[0].rows.items() if tiles} == {
            row: in_order(tiles) for row, tiles in held.beside
        }, case.id
    assert not everyone, case.id
    if case.scores is not None:
        assert ledger.state.scores == case.scores, f"{case.id}: {ledger.state.scores}"
    else:
        assert told_worth == case.total, f"{case.id}: {told_worth} in place of {case.total}"


def _plainly(kind: str, tiles: tuple[Tile, ...]) -> tuple[str, str]:
    return kind, write_tiles(tiles)


@contextmanager
def opened(app: QApplication, folder: Path) -> Iterator[Program]:
    """The program over an empty folder, in a window as large as on a small laptop."""
    program = start(app, folder)
    assert isinstance(program, Program)
    program.window.resize(1280, 800)
    program.window.show()
    assert QTest.qWaitForWindowExposed(program.window)
    program.window.activateWindow()
    try:
        yield program
    finally:
        program.window.close()


def main(ids: list[str]) -> int:
    """Measure and tell."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder, opened(app, Path(folder)) as program:
        found = measure(program, cases(ids))
    print(f"{'hand':12} {'plain':>6} {'mouse':>6} {'keys':>6}   {'mouse':>5} {'keys':>5}   seconds of the pointer")
    for each in found:
        plain = each.plain.actions
        print(
            f"{each.case.id:12} {plain:6} {each.mouse.actions:6} {each.keys.actions:6}   "
            f"{each.mouse.actions / plain:5.2f} {each.keys.actions / plain:5.2f}   "
            f"{each.plain.travel:5.1f} → {each.mouse.travel:4.1f}"
        )
    mouse = [each.mouse.actions / each.plain.actions for each in found]
    keys = [each.keys.actions / each.plain.actions for each in found]
    travel = [each.mouse.travel / each.plain.travel for each in found]
    for name, ratios in (("mouse", mouse), ("keys", keys), ("travel of the pointer", travel)):
        print(f"{name}: median {median(ratios):.3f}, worst {max(ratios):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
