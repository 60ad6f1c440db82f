"""A third way to enter a deal's end in the real window, each action counted: quick, by keys."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.core.gesture import Stroke
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.key_rows import CALLED_KEY, CAPS, WIN_KEY
from scorekeeper.ui.quick_keys import LONGER_MS
from tests.benchmarks.entry_cases import Case, Held
from tests.benchmarks.entry_plan import Act, keys_plan
from tests.benchmarks.entry_players import NONE, Player

KEPT: Final = ("ankan", "concealed_kong")
"""Sets that are laid from the hand."""
HELD: Final = {
    Stroke.TILE: NONE,
    Stroke.TRIPLET: Qt.KeyboardModifier.ShiftModifier,
    Stroke.RUN: Qt.KeyboardModifier.AltModifier,
}


@dataclass
class QuickKeys(Player):
    """A key for each tile; a key that is held down counts when it is pressed."""

    held: Qt.KeyboardModifier = NONE

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE, hold: int = 1) -> None:
        """Press a key, with another one held down; and keep it down until it has meant more so often."""
        self.counted.actions += 1 + (held is not NONE and held is not self.held)
        self.held = held
        window = self.program.window.windowHandle()
        QTest.keyPress(window, key, held)
        for again in range(1, hold):
            event = QKeyEvent(QKeyEvent.Type.KeyPress, key, held, "", True)
            event.setTimestamp(again * LONGER_MS)
            QApplication.sendEvent(window, event)
        QTest.keyRelease(window, key, held)
        QApplication.processEvents()

    def cap(self, cap: str, held: Qt.KeyboardModifier = NONE, hold: int = 1) -> None:
        """Press a key by its cap."""
        self.press(Qt.Key(ord(cap)), held, hold)

    def tile(self, tile: Tile, held: Qt.KeyboardModifier = NONE, hold: int = 1) -> None:
        """Press the key of a tile."""
        for caps, faces in zip(CAPS, self.panel.builder.picker.lines, strict=True):
            if tile in faces:
                self.cap(caps[faces.index(tile)], held, hold)
                return
        raise AssertionError(tile)

    def play(self, case: Case) -> None:
        """Enter a deal's end."""
        self.cap(str(case.winner + 1), hold=2 if case.off is None else 1)
        if case.off is not None:
            self.cap(str(case.off + 1))
        for held in case.hands:
            while self.view.active != held.seat:
                self.press(Qt.Key.Key_PageDown)
            for act in keys_plan(held.concealed, held.win).acts:
                self.make(act)
            self.call(held)
            for circumstance in held.ticks:
                self.tick(circumstance)
            self.lay_beside(held)
        self.read_worth()
        self.press(Qt.Key.Key_Return)

    def make(self, act: Act) -> None:
        """One key, held for more, and the key that makes another tile of the group the winning one."""
        held = HELD[act.gesture.stroke]
        self.tile(act.gesture.key, held, act.hold)
        for _ in range(act.turns):
            self.cap(WIN_KEY, held)

    def call(self, held: Held) -> None:
        """The called sets, runs last so that their key is held down once."""
        kept = [each for each in held.sets if each[0] in KEPT]
        for _, tiles in kept:
            self.tile(tiles[-1].plain, hold=3)
            self.tile(tiles[-1].plain, HELD[Stroke.TRIPLET])
        runs_first = self.held is HELD[Stroke.RUN]
        others = (each for each in held.sets if each not in kept)
        rest = sorted(others, key=lambda each: _is_run(each[1]) is not runs_first)
        if rest:
            self.cap(CALLED_KEY, self.held if _is_run(rest[0][1]) else NONE)
        for form, tiles in rest:
            red = next((each for each in tiles if each.red), None)
            if _is_run(tiles):
                self.tile(tiles[0], HELD[Stroke.RUN], 2 if red is not None and not tiles[0].red else 1)
                continue
            forms = [each.id for each in self.view.declaration.melds if each.same]
            key = red if red is not None and len(tiles) < 4 else tiles[0].plain
            self.tile(key, hold=1 + forms.index(form))

    def tick(self, circumstance: str) -> None:
        """A circumstance by its key."""
        at = [each.circumstance.id for each in self.view.circumstances].index(circumstance)
        self.press(Qt.Key(Qt.Key.Key_F3 + at))

    def lay_beside(self, held: Held) -> None:
        """What lies beside the hand."""
        left = self.row_places(held)
        while left:
            target = self.view.target
            fits = next(each for each in left if each[1].is_bonus or each[0] == target.id)
            left.remove(fits)
            self.tile(fits[1])


def _is_run(tiles: tuple[Tile, ...]) -> bool:
    return len({each.plain for each in tiles}) > 1
