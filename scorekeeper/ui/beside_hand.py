"""What lies beside the hand: the other hands, the rows, the typed hand; a choice or the own discards in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from scorekeeper.core.entry_view import EntryView, Place, RowView, Target
from scorekeeper.core.late import Late
from scorekeeper.core.notation import write_tiles
from scorekeeper.ui.hand_tabs import HandTabs
from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.row_bar import RowBar
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.typed_entry import LEAST, TypedEntry
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.discard_row import DiscardRow
    from scorekeeper.ui.meld_choice import MeldChoice

WIDEST, NARROW = 90, 40
"""The greatest width of a button's words in one line beside the typed hand, and where room is little, in pixels."""


class BesideHand(QStackedWidget):
    """`aimed` asks for the next tiles to go to a row, `taken_back` carries a row and the place of a tile in it.

    `chosen` carries the place of a called set among those that can be meant, `cancelled` gives them all up; `discarded`
    tells that the next tiles are for the hand again.
    """

    aimed = Signal(str)
    taken_back = Signal(str, int)
    chosen = Signal(int)
    cancelled = Signal()
    discarded = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tabs = HandTabs(self)
        self.rows: list[RowBar] = []
        self.typing = TypedEntry(self)
        self.call = self._call_button()
        self.meld_choice = Late(self._made_choice)
        self.discard_row = Late(self._made_discards)
        self._usual = QWidget(self)
        self._line = QHBoxLayout(self._usual)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)
        self._line.addWidget(self.tabs)
        self._line.addWidget(self.typing, 1)
        self._line.addWidget(self.call)
        self.addWidget(self._usual)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.target + 2)

    def _made_choice(self) -> MeldChoice:
        from scorekeeper.ui.meld_choice import MeldChoice

        choice = MeldChoice(self._look, self)
        choice.chosen.connect(self.chosen)
        choice.cancelled.connect(self.cancelled)
        self.addWidget(choice)
        return choice

    def _made_discards(self) -> DiscardRow:
        from scorekeeper.ui.discard_row import DiscardRow

        discards = DiscardRow(self._look, self)
        discards.taken_back.connect(self.taken_back)
        discards.done.connect(self.discarded)
        self.addWidget(discards)
        return discards

    def _call_button(self) -> QPushButton:
        call = QPushButton(self)
        call.setCheckable(True)
        call.setProperty("role", "compact")
        call.ensurePolished()
        call.setToolTip(ui("called_out_tip"))
        call.setAccessibleDescription(ui("called_out_tip"))
        return call

    def show_hand(self, view: EntryView, speech: Speech) -> None:
        """Show what lies beside the active hand."""
        self.tabs.show_hands(view)
        self._show_rows(view.rows, view.target, speech)
        self.typing.show_text(view.typed, view.typed_problem, view.declaration, speech)
        best = next((each for each in view.suggestions[:1] if each.worth is not None), None)
        self.typing.show_hint(write_tiles(best.tiles, sort=False) if best is not None else "")
        self.setCurrentWidget(self._page(view, speech))
        self.call.setChecked(view.draft.declared is not None)

    def _page(self, view: EntryView, speech: Speech) -> QWidget:
        """What lies there now: which set is meant, the own discards while tiles go there, or what usually does."""
        if view.meld_choices:
            self.meld_choice().show_choices(view, speech)
            return self.meld_choice()
        discards = view.declaration.discards
        if discards and view.target == Target(Place.ROW, discards):
            self.discard_row().show_row(next(each for each in view.rows if each.row.id == discards), speech)
            return self.discard_row()
        return self._usual

    def _show_rows(self, every: tuple[RowView, ...], target: Target, speech: Speech) -> None:
        rows = [each for each in every if each.row.offered]
        while len(self.rows) < len(rows):
            bar = RowBar(self._look, self)
            bar.aimed.connect(self.aimed)
            bar.taken_back.connect(self.taken_back)
            self._line.insertWidget(1 + len(self.rows), bar)
            self.rows.append(bar)
        for i, bar in enumerate(self.rows):
            bar.setVisible(i < len(rows))
        for bar, row in zip(self.rows, rows, strict=False):
            bar.show_row(row, target == Target(Place.ROW, row.row.id), speech)

    def settle(self, width: int) -> None:
        """Let the other hands' names fit what is left of a width, and words be narrow where all would not fit else."""
        self._word_call(WIDEST)
        others = LEAST + self.call.sizeHint().width() + 4 * self._line.spacing()
        self.tabs.give_room(width - others)
        rows = [bar for bar in self.rows if not bar.isHidden()]
        around = [each.sizeHint().width() for each in (self.tabs, self.call) if not each.isHidden()]
        parts = [*around, *(bar.width_wanted for bar in rows), LEAST]
        narrow = sum(parts) + (len(parts) - 1) * self._line.spacing() > width
        for bar in rows:
            bar.stand_narrow(narrow)
        self.typing.stand_narrow(narrow)
        if narrow:
            self._word_call(NARROW)

    def _word_call(self, wide: int) -> None:
        self.call.setText(in_lines(ui("called_out"), self.call.fontMetrics(), wide))

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at before the answers about a hand that was called out, in order."""
        stops = self.tabs.stops()
        for bar in self.rows:
            stops += bar.stops()
        return [*stops, self.typing, self.call]

    def stops_instead(self) -> list[QWidget]:
        """What it may stop at on the pages that come in place of the usual one."""
        pages = (self.meld_choice.made, self.discard_row.made)
        return [stop for page in pages if page is not None for stop in page.stops()]
