"""Two ways to enter a deal's end by mouse in the real window, each action counted: plain, and quick."""

from dataclasses import dataclass, field
from math import log2
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program
from scorekeeper.core.entry_view import EntryView, Place
from scorekeeper.core.gesture import RUN, Stroke
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.outcome_bar import OutcomeBar
from tests.benchmarks.entry_cases import Case, Held
from tests.benchmarks.entry_plan import Act, mouse_plan

A, B = 0.05, 0.15
"""Seconds of Fitts' law: what every movement takes, and what each bit of its difficulty adds."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE: Final = Qt.KeyboardModifier.NoModifier


@dataclass
class Counted:
    """How many actions it took, and how long the pointer was on its way by Fitts' law, in seconds."""

    actions: int = 0
    travel: float = 0.0


@dataclass
class Player:
    """A hand at the window."""

    program: Program
    counted: Counted = field(default_factory=Counted)
    told: int | None = None
    """What the window says the hand is worth, right before it is recorded."""

    @property
    def panel(self) -> EntryPanel:
        """The hand being entered."""
        return self.program.desk.table.side.entry

    @property
    def outcome(self) -> OutcomeBar:
        """Who won."""
        return self.program.desk.table.side.outcome

    @property
    def view(self) -> EntryView:
        """What is entered now."""
        view = self.program.entry.view
        assert view is not None
        return view

    def read_worth(self) -> None:
        """Look at what the hand is worth."""
        score = self.view.score
        self.told = score.total if score is not None and not isinstance(score, Problem) else None

    def row_places(self, held: Held) -> list[tuple[str, Tile]]:
        """What lies beside the hand and is still to be entered."""
        return [(row, tile) for row, tiles in held.beside for tile in tiles]


@dataclass
class MousePlayer(Player):
    """The mouse."""

    at: QPoint = field(default_factory=lambda: QPoint(640, 400))

    def move(self, to: QPoint, wide: int) -> None:
        """Carry the pointer to a place of the window, a target so many pixels wide."""
        way = to - self.at
        self.counted.travel += A + B * log2((way.x() ** 2 + way.y() ** 2) ** 0.5 / max(wide, 1) + 1)
        self.at = to

    def area(self, widget: QWidget) -> QRect:
        """Where a widget is in the window."""
        assert widget.isVisible(), widget
        return QRect(widget.mapTo(self.program.window, widget.rect().topLeft()), widget.size())

    def click(self, widget: QWidget, button: Qt.MouseButton = LEFT) -> None:
        """Click in the middle of a widget."""
        area = self.area(widget)
        self.move(area.center(), min(area.width(), area.height()))
        QTest.mouseClick(self.program.window.windowHandle(), button, NONE, area.center())
        QApplication.processEvents()
        self.counted.actions += 1

    def drag(self, widget: QWidget, stops: list[QPoint], wide: int, button: Qt.MouseButton = LEFT) -> None:
        """Press in the middle of a widget, carry the pointer past some places and let it go at the last one."""
        handle, area = self.program.window.windowHandle(), self.area(widget)
        self.move(area.center(), min(area.width(), area.height()))
        QTest.mousePress(handle, button, NONE, area.center())
        for stop in stops:
            QTest.mouseMove(handle, stop)
            QApplication.processEvents()
        self.move(stops[-1], wide)
        QTest.mouseRelease(handle, button, NONE, stops[-1])
        QApplication.processEvents()
        self.counted.actions += 1

    def name_players(self, case: Case) -> None:
        """Who won, off whom."""
        self.click(self.outcome.won.buttons[case.winner])
        self.click(self.outcome.off.buttons[0 if case.off is None else 1 + case.off])

    def turn_to(self, held: Held) -> None:
        """The hand of a player."""
        if self.view.active != held.seat:
            self.click(self.panel.builder.tabs.button_of(held.seat))

    def tick(self, circumstance: str) -> None:
        """A circumstance, on whichever page it stands."""
        ticks = self.panel.builder.ticks
        if not ticks.button_of(circumstance).isVisible():
            self.click(ticks.more)
        self.click(ticks.button_of(circumstance))

    def lay_beside(self, held: Held) -> None:
        """What lies beside the hand, where the next one goes by itself if that is right."""
        left = self.row_places(held)
        while left:
            target = self.view.target
            fits = [each for each in left if each[1].is_bonus or (target.place is Place.ROW and each[0] == target.id)]
            if not fits:
                rows = [row.row.id for row in self.view.rows]
                self.click(self.panel.builder.rows[rows.index(left[0][0])].add)
                continue
            left.remove(fits[0])
            self.click(self.panel.builder.picker.key_of(fits[0][1]))

    def record(self) -> None:
        """Write it down."""
        self.read_worth()
        self.click(self.panel.worth.record)


@dataclass
class Plain(MousePlayer):
    """One click for each tile, the kind of each called set and its tiles, each circumstance and Record."""

    def play(self, case: Case) -> None:
        """Enter a deal's end."""
        self.name_players(case)
        for held in case.hands:
            self.turn_to(held)
            for form, tiles in held.sets:
                self.click(self.panel.builder.forms.button_of(form))
                self.pick_set(tiles)
            for tile in held.concealed:
                self.click(self.panel.builder.picker.key_of(tile))
            if case.tapped is not None:
                self.tick(case.tapped)
            for circumstance in held.ticks:
                self.tick(circumstance)
            self.lay_beside(held)
        self.record()

    def pick_set(self, tiles: tuple[Tile, ...]) -> None:
        """The tiles of a called set: here its first one is enough, the others count as if they were clicked."""
        low = min(tiles, key=lambda each: each.kind)
        same = len({each.plain for each in tiles}) == 1
        keys = [self.panel.builder.picker.key_of(each) for each in tiles]
        red = next((each for each in tiles if each.red), None)
        first = red if same and red is not None and len(tiles) < 4 else low
        before = self.counted.actions
        self.click(self.panel.builder.picker.key_of(first))
        if self.view.meld_choices:
            wanted = sorted(each.code for each in tiles)
            sets = [sorted(each.code for each in meld.tiles) for meld in self.view.meld_choices]
            self.click(self.panel.builder.beside.meld_choice().set_at(sets.index(wanted)))
        for key in keys[1:]:
            area = self.area(key)
            self.move(area.center(), min(area.width(), area.height()))
        self.counted.actions = before + len(tiles)


@dataclass
class QuickMouse(MousePlayer):
    """Gestures."""

    def play(self, case: Case) -> None:
        """Enter a deal's end."""
        self.name_players(case)
        for held in case.hands:
            self.turn_to(held)
            for form, tiles in held.sets:
                self.drop(form, tiles)
            plan = mouse_plan(held.concealed, held.win)
            for act in plan.acts:
                self.make(act)
            if plan.mark:
                place = next(at for at, each in enumerate(self.view.hand) if each.tile is held.win)
                self.click(self.panel.builder.strip.tile_at(place), RIGHT)
            for circumstance in held.ticks:
                self.tick(circumstance)
            self.lay_beside(held)
        self.record()

    def make(self, act: Act) -> None:
        """One gesture in the picker."""
        picker, gesture = self.panel.builder.picker, act.gesture
        key = picker.key_of(gesture.key)
        area = self.area(key)
        if gesture.stroke is Stroke.TILE:
            self.click(key)
        elif gesture.stroke is Stroke.TRIPLET and not gesture.red:
            self.click(key, RIGHT)
        elif gesture.stroke is Stroke.RUN:
            step = area.width() + 2
            # A run of three may end anywhere from the next tile to half beyond the third; a longer one must end on its last.
            short = abs(gesture.reach) <= RUN - 1
            way = step if gesture.reach > 0 else -step
            to = area.center() + QPoint(way * 3 // 2 if short else gesture.reach * step, 0)
            stops = [area.center() + QPoint(way // 2, 0), to]
            self.drag(key, stops, 2 * step if short else step, RIGHT if gesture.red else LEFT)
        else:
            assert gesture.stroke is Stroke.PAIR, gesture
            down = (
                area.height()
                if picker.lines[-1] != () and area.bottom() + area.height() < self._bottom()
                else -area.height()
            )
            to = area.center() + QPoint(0, down)
            # It may end anywhere across the rows, one of them away or two.
            stops = [area.center() + QPoint(0, down // 2), to]
            self.drag(key, stops, 2 * area.height(), RIGHT if gesture.red else LEFT)

    def _bottom(self) -> int:
        return self.area(self.panel.builder.picker).bottom()

    def drop(self, form: str, tiles: tuple[Tile, ...]) -> None:
        """Carry a tile of a called set up to the sets it makes and let it go over the right one."""
        builder = self.panel.builder
        red = next((each for each in tiles if each.red), None)
        key = builder.picker.key_of(red if red is not None and len(tiles) < 4 else tiles[0].plain)
        handle, area = self.program.window.windowHandle(), self.area(key)
        self.move(area.center(), min(area.width(), area.height()))
        QTest.mousePress(handle, LEFT, NONE, area.center())
        up = self.area(builder.picker).topLeft() + QPoint(40, -12)
        QTest.mouseMove(handle, up)
        QApplication.processEvents()
        wanted = form, sorted(each.code for each in tiles)
        sets = [(each.kind, sorted(tile.code for tile in each.tiles)) for each in builder.drops.sets]
        place = builder.drops.middle_of(sets.index(wanted))
        to = builder.drops.mapTo(self.program.window, place)
        QTest.mouseMove(handle, to)
        QApplication.processEvents()
        size = builder.drops.area_of(sets.index(wanted))
        self.move(to, min(size.width(), size.height()))
        QTest.mouseRelease(handle, LEFT, NONE, to)
        QApplication.processEvents()
        self.counted.actions += 1
