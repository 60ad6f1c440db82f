"""Short words for walks through the drills: what is right, and how a hand answers it."""

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.controller.drilling import Drilling
from scorekeeper.core.drill_view import DrillsView, Given, Stage, Value
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import BY_CODE, in_order
from scorekeeper.store.sessions import Store, open_store
from scorekeeper.teach.drills.coach import Coach
from scorekeeper.teach.drills.progress import Progress, read_progress
from scorekeeper.ui.drill_entries import Choices, NumberLine, TilesLine
from scorekeeper.ui.drill_pads import SIGN
from scorekeeper.ui.drill_page import DrillPage
from tests.walks.evening import Evening
from tests.walks.hands import Mouse, click, key, type_text


class Lesson(Evening):
    """An evening on which somebody drills."""

    def seed(self, number: int) -> None:
        """Let the same problems come each time."""
        self.program.drills().chance = Random(number)

    @property
    def drilling(self) -> Drilling:
        return self.program.drills().drilling

    @property
    def view(self) -> DrillsView:
        assert self.drilling.view is not None
        return self.drilling.view

    @property
    def page(self) -> DrillPage:
        page = self.program.drilled().page
        assert page is not None
        return page

    def at(self, stage: Stage) -> bool:
        return self.view.stage is stage

    def chooses_kinds(self, *kinds: str) -> None:
        """Choose some kinds alone."""
        for kind in self.view.kinds:
            if (kind.id in kinds) is not (kind.id in self.view.chosen):
                self.hand.press(self.page.choose.kinds[kind.id])
        assert self.view.chosen == frozenset(kinds)

    def right(self) -> Given:
        """What is right."""
        coach = self.drilling._coach
        assert isinstance(coach, Coach)
        assert coach._drill is not None
        return coach._drill.right

    def gives(self, given: Given) -> None:
        """Answer by the mouse and what there is to click, or by the keyboard alone, and let it be judged."""
        for name, entry in self.page.problem.fields.entries.items():
            if name in given:
                self._give(entry, given[name])
        if isinstance(self.hand, Mouse):
            click(self.page.problem.act)
        else:
            self.enters_it()

    def enters_it(self) -> None:
        """Press Enter."""
        key(self.program.window, Qt.Key.Key_Return)

    def goes_on(self) -> None:
        """Go on to what comes next."""
        if isinstance(self.hand, Mouse):
            click(self.page.problem.act)
        else:
            self.enters_it()

    def _give(self, entry: NumberLine | TilesLine | Choices, value: Value) -> None:
        if isinstance(self.hand, Mouse):
            for each in self._clicked(entry, value):
                click(each)
            return
        if isinstance(entry, NumberLine):
            # The keyboard is there already: nothing but the digits, and Enter for the next field.
            assert QApplication.focusWidget() is entry
        type_text(entry, self._typed(entry, value))
        if entry is not list(self.page.problem.fields.entries.values())[-1]:
            self.enters_it()

    def _clicked(self, entry: NumberLine | TilesLine | Choices, value: Value) -> Iterator[QWidget]:
        """What is clicked for an answer."""
        problem = self.page.problem
        if isinstance(entry, NumberLine) and isinstance(value, int):
            yield entry
            yield from (problem.numbers.keys[digit] for digit in str(abs(value)))
            if value < 0:
                yield problem.numbers.keys[SIGN]
        elif isinstance(entry, TilesLine) and isinstance(value, frozenset):
            yield from (problem.tiles.keys[BY_CODE[code]] for code in sorted(value))
        elif isinstance(entry, Choices):
            yield from (entry.buttons[id_] for id_ in chosen(value))

    def _typed(self, entry: NumberLine | TilesLine | Choices, value: Value) -> str:
        """What is typed for an answer."""
        if isinstance(entry, Choices):
            ids = list(entry.buttons)
            return "".join("1234567890abcdefghij"[ids.index(id_)] for id_ in chosen(value))
        if isinstance(value, frozenset):
            return write_tiles(in_order(BY_CODE[code] for code in value))
        return str(value)

    def learned(self, family: str) -> Progress:
        """What was learned, as it lies in the file."""
        store = open_store(self.program.folder)
        assert isinstance(store, Store)
        kept = store.learned.read(family)
        store.close()
        assert kept is not None
        assert not isinstance(kept, Problem)
        progress = read_progress(kept)
        assert isinstance(progress, Progress)
        return progress


def chosen(value: Value) -> list[str]:
    """The ids of what is chosen."""
    return sorted(value) if isinstance(value, frozenset) else [str(value)]
