"""What every walk does and looks at: a new session, a hand, the board, the history and the file."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from scorekeeper.app import Program
from scorekeeper.core.ledger import Ledger, replay
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.travel import header_of
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from tests.walks.hands import Hand

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
ANA, BEN, CHI, DAN = range(4)
Window = TypeVar("Window", bound=QDialog)


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles by their notation, in the order written."""
    found = read_tiles(text)
    assert not isinstance(found, Problem)
    return found


def dialog(program: Program, kind: type[Window]) -> Window:
    """The one dialog of a kind that is open."""
    (found,) = [each for each in program.window.findChildren(kind) if each.isVisible()]
    return found


class Evening:
    """A program in a player's hands."""

    def __init__(self, program: Program, hand: Hand) -> None:
        self.program = program
        self.hand = hand

    @property
    def desk(self) -> Desk:
        """What is in the window now."""
        return self.program.desk

    @property
    def side(self) -> EntrySide:
        """The right half."""
        return self.desk.table.side

    # what a player does

    def begin(self, preset: str = "tenhou") -> None:
        """Begin a session under some rules, with as many names as they want, written or known."""
        self.hand.press(self.desk.start.new)
        asking = dialog(self.program, NewSessionDialog)
        choices = [asking.preset.itemData(at).preset for at in range(asking.preset.count())]
        asking.preset.setCurrentIndex(choices.index(preset))
        known = {person.text(): person for person in asking.people}
        for line, name in zip([each for each in asking.names if each.isVisible()], PLAYERS, strict=False):
            if name in known:
                self.hand.press(known[name])
            else:
                self.hand.write(line, name)
        self.hand.press(asking.start)
        self.looks_at_the_window()
        assert self.desk.page is self.desk.table

    def looks_at_the_window(self) -> None:
        """Go on in the main window; a desktop turns to it by itself once a dialog has closed."""
        self.program.window.activateWindow()
        QApplication.processEvents()
        assert self.program.window.isActiveWindow()

    def chooses(self, action: QAction) -> None:
        """Choose something from the menu of the table."""
        self.hand.choose(self.desk.table.top.menu, self.desk.menu, action)

    def wins(self, winner: int, off: int | None) -> None:
        """Say who won and off whom."""
        self.hand.press(self.side.outcome.won.buttons[winner])
        self.hand.press(self.side.outcome.off.buttons[0 if off is None else 1 + off])

    def enters(self, text: str) -> None:
        """Put tiles into the hand."""
        self.hand.enter(self.side.entry, tiles(text))

    def calls(self, form: str, tile: str) -> None:
        """Make a called set by its form and the tile that names it."""
        self.hand.press(self.side.entry.builder.forms.button_of(form))
        self.hand.pick(self.side.entry, tiles(tile)[0])

    def turns(self, row: int, tile: str) -> None:
        """Put a tile into a row beside the hand."""
        self.hand.press(self.side.entry.builder.rows[row].add)
        self.hand.pick(self.side.entry, tiles(tile)[0])

    def taps(self, outcome: str, seat: int) -> None:
        """Touch a player's panel."""
        self.hand.press(self.desk.table.board.panels[seat].tap_button(outcome))

    def records(self) -> None:
        """Press Record."""
        self.hand.press(self.side.entry.worth.record)

    # what a player sees

    @property
    def scores(self) -> list[str]:
        """The scores on the board, by seat."""
        return [panel.score.text() for panel in self.desk.table.board.panels]

    @property
    def history(self) -> list[list[str]]:
        """The lines of the history: what happened, and what each player gained; but for the pen."""
        model = self.desk.table.history.model()
        return [
            [
                str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole))
                for column in range(model.columnCount() - 1)
            ]
            for row in range(model.rowCount())
        ]

    @property
    def message(self) -> str:
        """The sentence beside Record."""
        worth = self.side.entry.worth
        return " ".join(label.text() for label in (worth.guidance, worth.message) if label.isVisible())

    def kept(self, session: int = 1) -> Session:
        """The session as it lies in the file, read by another program."""
        store = open_store(self.program.folder)
        assert isinstance(store, Store)
        kept = store.read(session)
        store.close()
        assert isinstance(kept, Session)
        return kept

    def replayed(self, session: int = 1) -> Ledger:
        """What the file comes to."""
        kept = self.kept(session)
        header = header_of(kept.header)
        assert not isinstance(header, Problem)
        ledger = replay(header, kept.events)
        assert ledger.stopped_at is None
        return ledger
