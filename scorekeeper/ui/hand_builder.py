"""Where a hand is put together: its tiles, what lies beside it, the picker and the ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.hand import Meld
from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.beside_hand import BesideHand
from scorekeeper.ui.circumstances import CircumstanceBar
from scorekeeper.ui.edit_bar import EditBar
from scorekeeper.ui.form_bar import FormBar
from scorekeeper.ui.hand_strip import HandStrip
from scorekeeper.ui.labels import mark
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look, newcomer
from scorekeeper.ui.tile_face import tiles_named
from scorekeeper.ui.tile_picker import KEY, TilePicker
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.core.gesturing import Planned
    from scorekeeper.ui.called_page import CalledArea, CalledPage
    from scorekeeper.ui.drop_row import DropRow

GAP = 4
TOLD_MS = 2500
"""How long it is said where the next tile goes, or why a tick stays."""
TWO_LINES_FROM = 444
"""Height from which the ticks may take two lines, in pixels."""


class HandBuilder(QWidget):
    """Shows the active hand of an EntryView and says what is done to it; nothing is kept here.

    Its parts' signals come up through it under the names of the acts they ask for.
    """

    gestured = Signal(object)
    considered = Signal(object)
    lifted = Signal(object)
    set_called = Signal(object, int)
    taken_back = Signal(int)
    last_taken_back = Signal()
    winning_chosen = Signal(int)
    aimed = Signal(object)
    meld_chosen = Signal(int)
    meld_dropped = Signal(int)
    cancelled = Signal()
    row_taken_back = Signal(str, int)
    circumstance_toggled = Signal(str)
    typed = Signal(str)
    confirmed = Signal()
    cleared = Signal()
    declared = Signal(object)
    activated = Signal(int)
    discarded = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.strip = HandStrip(look, self)
        self.beside = BesideHand(look, self)
        self.tabs, self.rows, self.typing = self.beside.tabs, self.beside.rows, self.beside.typing
        self.call = self.beside.call
        self.picker = TilePicker(look, self)
        if look.keys:
            self.picker.learn_caps()
        self._drops = Late(self._made_drops)
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self.hint.setMargin(6)
        self.hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hint.hide()
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.setInterval(TOLD_MS)
        self._told.timeout.connect(self.hint.hide)
        self.edit = EditBar(look, self)
        self.forms = FormBar(look, self)
        self.called_area = Late(self._made_called)
        self.ticks = CircumstanceBar(look, self)
        self._called = False
        self._view: EntryView | None = None
        self.picker.put_spare(self.edit)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._tiles = QWidget(self)
        row = QHBoxLayout(self._tiles)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.picker, 1)
        row.addWidget(self.forms)
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self._tiles)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.strip, 4)
        column.addWidget(self.beside)
        column.addWidget(self._middle, 12)
        column.addWidget(self.ticks)

    @property
    def called(self) -> CalledPage:
        """What is called out of a hand in place of its tiles."""
        return self.called_area().page

    @property
    def drops(self) -> DropRow:
        """Where a tile that is carried to the called sets can be let go."""
        return self._drops()

    def _made_drops(self) -> DropRow:
        # Read with the first tile that is carried.
        from scorekeeper.ui.drop_row import DropRow

        return DropRow(self._look, self)

    def _made_called(self) -> CalledArea:
        from scorekeeper.ui.called_page import CalledArea

        area = CalledArea(self._look, self._middle)
        area.page.declared.connect(self.declared)
        self._middle.addWidget(area)
        return area

    def _connect(self) -> None:
        self.strip.taken_back.connect(self.taken_back)
        self.strip.winning_chosen.connect(self.winning_chosen)
        self.strip.meld_dropped.connect(self.meld_dropped)
        self.strip.aimed.connect(lambda: self.aimed.emit(Target()))
        self.tabs.activated.connect(self.activated)
        self.typing.typed.connect(self.typed)
        self.typing.confirmed.connect(self.confirmed)
        self.beside.chosen.connect(self.meld_chosen)
        self.beside.cancelled.connect(self.cancelled)
        self.beside.aimed.connect(self._aim_at_row)
        self.beside.taken_back.connect(self.row_taken_back)
        self.beside.discarded.connect(self.discarded)
        self.picker.gestured.connect(self.gestured)
        self.picker.considered.connect(self.considered)
        self.picker.lifted.connect(self._lift)
        self.picker.carried.connect(self._carry)
        self.picker.dropped.connect(self._drop)
        self.picker.placed.connect(self._stand_forms)
        self.edit.back.clicked.connect(self.last_taken_back)
        self.edit.clear.clicked.connect(self.cleared)
        self.forms.chosen.connect(lambda form: self.aimed.emit(Target(Place.MELD, form)))
        self.forms.any_chosen.connect(lambda: self.aimed.emit(Target(Place.CALLED)))
        self.forms.cancelled.connect(self.cancelled)
        self.call.clicked.connect(self._call_out)
        self.ticks.toggled.connect(self.circumstance_toggled)
        self.ticks.turned.connect(self._fold_call)
        self.ticks.refused.connect(lambda reason: self._tell(reason, True))

    def _fold_call(self) -> None:
        """Offer to call out a score; newcomers find that where the rare ticks are."""
        view = self._view
        offered = view is not None and bool(view.declaration.called_out)
        begun = view is not None and view.draft.declared is not None
        self.call.setVisible(offered and (not newcomer() or begun or self.ticks.turned_over))

    def _call_out(self, on: bool) -> None:
        """The facts in place of tiles, or the tiles again; a number can be written at once."""
        self.declared.emit({} if on else None)
        if on:
            self.called.await_number()

    def show_hand(self, view: EntryView, speech: Speech) -> None:
        """Show the active hand."""
        if self._told.isActive():
            self._told.stop()
            self.hint.hide()
        self.strip.show_hand(view, speech)
        self.beside.show_hand(view, speech)
        self.picker.show_faces(view.picker, speech)
        self.forms.show_forms(view.forms, view.target.place is Place.CALLED, speech)
        self._view = view
        self.ticks.show_ticks(view.circumstances, speech)
        self.ticks.fold(newcomer() and bool(view.declaration.called_out))
        self.edit.show_begun(not view.draft.empty or bool(view.typed))
        self._fold_call()
        self._called = view.draft.declared is not None
        if view.draft.declared is not None:
            self.called.show_called(view.declaration.called_out, view.draft.declared, speech)
        # The pages out of sight do not tell what room they need now.
        self._middle.updateGeometry()
        self._settle()

    def show_considered(self, planned: Planned | Problem | None) -> None:
        """Show what the gesture being made would do: the tiles pale in the hand and lit in the picker, and in words."""
        view = self._view
        if view is None or planned is None:
            self.strip.show_ghosts(())
            self.picker.show_lit(())
            self.hint.hide()
            return
        self._show_planned(planned, view)

    def _show_planned(self, planned: Planned | Problem, view: EntryView) -> None:
        speech = Speech(view.words, view.glossary)
        if isinstance(planned, Problem):
            tiles: tuple[Tile, ...] = ()
            words = speech.say(planned)
        else:
            tiles, words = planned.tiles, ui("gesture_lays", tiles=tiles_named(planned.tiles))
            if planned.meld is not None:
                form = next(each.form for each in view.forms if each.form.id == planned.meld.kind)
                words = ui("gesture_calls", form=speech.word(form.word), tiles=tiles_named(tiles))
        self.strip.show_ghosts(tiles if view.target.place is not Place.ROW else ())
        self.picker.show_lit(tiles)
        self._show_hint(words, isinstance(planned, Problem))

    def _show_hint(self, words: str, faulty: bool) -> None:
        """Say what the gesture being made would do, over the ticks, where no hand is at work."""
        self._told.stop()
        mark(self.hint, "role", "bubble" if faulty else "hint")
        self.hint.setText(words)
        self.hint.setGeometry(self.ticks.geometry())
        self.hint.show()
        self.hint.raise_()

    def show_offered(self, sets: tuple[Meld, ...]) -> None:
        """Show which called sets the tile being carried can make, and let it go there."""
        if self._view is not None and (sets or self._drops.made is not None) and self.drops.sets != sets:
            self.drops.setGeometry(self.strip.geometry().united(self.beside.geometry()))
            self.drops.show_sets(sets, self._view.declaration.melds, Speech(self._view.words))

    def _lift(self, key: Tile | None) -> None:
        """A tile is carried above the picker, or not any more."""
        if key is None:
            self.show_offered(())
        else:
            self.lifted.emit(key)

    def _carry(self, at: QPoint) -> None:
        self.drops.show_over(self.drops.place_of(at))

    def _drop(self, key: Tile, at: QPoint) -> None:
        place = self.drops.place_of(at)
        if place is not None:
            self.set_called.emit(key, place)

    def show_instead(self, page: QWidget | None, *, whole: bool) -> None:
        """Show a page in place of all that enters the hand, and (`whole`) of its tiles; None shows everything again."""
        if page is not None and self._middle.indexOf(page) < 0:
            self._middle.addWidget(page)
        tiles = self.called_area() if self._called else self._tiles
        self._middle.setCurrentWidget(tiles if page is None else page)
        for part in (self.beside, self.ticks):
            part.setVisible(page is None)
        self.strip.setVisible(page is None or not whole)

    def minimumSizeHint(self) -> QSize:
        """Everything once, as small as fingers allow."""
        return QSize(600, 52 + 4 * (min(self._look.target, KEY) + 2) + 2 * self._look.target + 2 + 4 * GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the ticks a second line where there is room."""
        super().resizeEvent(event)
        self._settle()

    def _aim_at_row(self, row: str) -> None:
        """Send the next tile to a row, and say so for a while, also where it would have gone there anyway."""
        self.aimed.emit(Target(Place.ROW, row))
        bar = next((bar for bar in self.rows if bar.row == row), None)
        if bar is not None and bar.add.isEnabled():
            self._tell(bar.add.toolTip(), False)

    def _tell(self, words: str, faulty: bool) -> None:
        """Say something for a while."""
        self._show_hint(words, faulty)
        self._told.start()

    def _settle(self) -> None:
        """Fit what depends on the size of everything else."""
        lines = self.ticks.lines_wanted(self.width()) if self.height() >= TWO_LINES_FROM else 1
        self.ticks.show_lines(max(1, min(lines, 2)))
        self.beside.settle(self.width())

    def _stand_forms(self) -> None:
        """Let the called sets stand in the lines of the tiles."""
        self.forms.stand_beside(max(1, len(self.picker.lines)), self.picker.row_height())

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        called = () if self.called_area.made is None else self.called.stops()
        stops = [*self.strip.stops(), *self.beside.stops(), *called, *self.beside.stops_instead()]
        stops += [*self.picker.stops(), self.edit.back, self.edit.clear]
        return [*stops, *self.forms.stops(), *self.ticks.stops()]
