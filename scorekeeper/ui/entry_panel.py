"""The right half below the outcome: the hand, what it is worth, and Record; or the question who won."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView, Target
from scorekeeper.core.late import Late
from scorekeeper.ui.announce import announce
from scorekeeper.ui.hand_builder import HandBuilder
from scorekeeper.ui.labels import mark
from scorekeeper.ui.shortcuts import keys_of, pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.ui.worth import WorthPanel

if TYPE_CHECKING:
    from scorekeeper.ui.quick_keys import QuickKeys

WORTH_SHARE: Final = 0.5
"""How much of the height that is over goes to the worth; the tiles take the rest."""
_SIGNS: Final = r"[0-9a-z()\[\]:_]"
"""What may be typed of a hand wherever the focus is within the panel."""


class EntryPanel(QWidget):
    """Shows an EntryView. The builder's signals are `builder`'s own; `recorded` asks for Record.

    Signs typed anywhere within the panel are `key_typed`, Backspace is `last_taken_back`, Enter `recorded`. `explained`
    carries the EntryView whose hand is to be explained in place of the tiles, None when the tiles are wanted again.
    """

    recorded = Signal()
    key_typed = Signal(str)
    last_taken_back = Signal()
    cancelled = Signal()
    explained = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: EntryView | None = None
        self._stops: list[QWidget] = []
        self._instead: Callable[[], Sequence[QWidget]] = tuple
        self._pages = QStackedWidget(self)
        self.builder = HandBuilder(look, self._pages)
        self.worth = WorthPanel(look, self)
        self._quiet = QWidget(self._pages)
        self._asking = QLabel(ui("who_won"), self._quiet)
        self._asking.setProperty("role", "worth")
        self._hint = QLabel(ui("who_won_hint"), self._quiet)
        self._hint.setProperty("role", "quiet")
        self._hint.setWordWrap(True)
        quiet = QVBoxLayout(self._quiet)
        quiet.addStretch(1)
        for label in (self._asking, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            quiet.addWidget(label)
        quiet.addStretch(2)
        # What the page out of sight would need must not push the worth out of the window.
        self._pages.setMinimumSize(1, 1)
        self._pages.addWidget(self._quiet)
        self._pages.addWidget(self.builder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._pages, 1)
        column.addWidget(self.worth)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(ui("entry_here"))
        self.quick = Late(lambda: self._made_quick(look))
        self.worth.accepted.connect(self._accept)
        self.builder.typing.accepted.connect(lambda: self.quick().accepted.emit(0))
        self.worth.recorded.connect(self.recorded)
        self.worth.explained.connect(self._explain)
        self.builder.confirmed.connect(self.recorded)
        self.builder.last_taken_back.connect(self.last_taken_back)
        self.builder.cancelled.connect(self.cancelled)
        self.builder.discarded.connect(self._tell_discarded)

    def _made_quick(self, look: Look) -> QuickKeys:
        # Read with the first key.
        from scorekeeper.ui.held_keys import hear_held
        from scorekeeper.ui.quick_keys import QuickKeys

        hear_held(self.window())
        quick = QuickKeys(look, self)
        quick.caps_learned.connect(self.builder.picker.learn_caps)
        return quick

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered."""
        self._view = view
        speech = Speech(view.words, view.glossary)
        asked = view.active is not None
        self._asking.setVisible(view.outcome is None)
        self._hint.setVisible(view.outcome is None)
        if view.outcome is None:
            self._say_hint(ui("who_won_hint"), "quiet")
        # The tiles are laid out once if they come after the worth, and go before it.
        if asked:
            self.worth.setVisible(view.outcome is not None)
        self._pages.setCurrentIndex(1 if asked else 0)
        self.worth.setVisible(view.outcome is not None)
        if asked:
            self.builder.show_hand(view, speech)
            self._order_stops()
        self.worth.show_worth(view, speech)
        self.updateGeometry()
        self._explain(self.worth.why.isChecked())

    def minimumSizeHint(self) -> QSize:
        """The builder and the worth below it; the worth alone where no hand is asked for."""
        least = self._least()
        asked = self._view is not None and self._view.active is not None
        return least if asked else QSize(least.width(), self.worth.minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """No more than it needs: what is asked above it comes first."""
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Its height does not follow from its width; the parts out of sight would say so."""
        return False

    def _least(self) -> QSize:
        """Room for the builder and the worth."""
        builder, worth = self.builder.minimumSizeHint(), self.worth.minimumSizeHint()
        return QSize(builder.width(), builder.height() + 6 + worth.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the worth its share, always the same at one size, so that no tile moves under the hand."""
        super().resizeEvent(event)
        least = self._least().height()
        spare = max(0, self.height() - least)
        self.worth.setFixedHeight(self.worth.minimumSizeHint().height() + round(spare * WORTH_SHARE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing, taking back, giving up and recording, wherever the focus is within the panel."""
        if pressed(event, "record"):
            self.recorded.emit()
        else:
            self.take_key(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key stands for a tile now, though with others it would be a command of the window.

        While the hand is explained, what leaves the reasons or looks one up stays a command.
        """
        leads_on = self.worth.why.isChecked() and (pressed(event, "why") or pressed(event, "look_up"))
        return not leads_on and self._view is not None and self.quick().wants(event, self._view)

    def take_key(self, event: QKeyEvent) -> None:
        """A key pressed elsewhere in the window: a sign of the hand, or one that takes back or gives up; no other."""
        view = self._view
        asked = view is not None and view.active is not None
        if view is not None and asked and self.worth.why.isChecked() and self._enters(event, view):
            # What is entered would lie out of sight.
            self.worth.why.setChecked(False)
        if view is not None and self.quick().take(event, view):
            return
        if not _held(event) and view is not None and view.outcome is None and re.fullmatch(_SIGNS, event.text()):
            self._ask_who_won()
        elif _held(event) or not asked:
            event.ignore()
        elif pressed(event, "take_back"):
            self.last_taken_back.emit()
        elif pressed(event, "back") and self._view is not None and self._view.can_give_up:
            self.cancelled.emit()
        elif re.fullmatch(_SIGNS, event.text()):
            self.key_typed.emit(event.text())
        else:
            event.ignore()

    def _enters(self, event: QKeyEvent, view: EntryView) -> bool:
        """Whether a key goes on with the hand, or takes something back of it."""
        typed = not _held(event) and (pressed(event, "take_back") or re.fullmatch(_SIGNS, event.text()) is not None)
        return typed or self.quick().wants(event, view)

    def _ask_who_won(self) -> None:
        """A hand is typed that is nobody's yet: say where to choose whose it is, where one looks and aloud."""
        first = ui("who_won_first", keys=keys_of("won"))
        if self._hint.text() != first:
            self._say_hint(first, "doubt")
            announce(self, first)

    def _say_hint(self, hint: str, role: str) -> None:
        if self._hint.text() != hint:
            self._hint.setText(hint)
            mark(self._hint, "role", role)

    def _order_stops(self) -> None:
        """Let the Tab key go through everything as it is read; what was made later stands last otherwise."""
        if self._all_stops() != self._stops:
            self.keep_order()

    def _all_stops(self) -> list[QWidget]:
        last = [*self.worth.suggested, self.worth.why, *self._instead(), self.worth.record]
        return [self, *self.builder.stops(), *last]

    def keep_order(self) -> None:
        """Let the Tab key go through everything within the panel from the panel on, wherever that stands."""
        # What an explanation consists of may be there no more.
        self._stops = self._all_stops()
        for one, next_one in pairwise(self._stops):
            QWidget.setTabOrder(one, next_one)

    def show_instead(
        self, page: QWidget | None, stops: Callable[[], Sequence[QWidget]] = tuple, *, whole: bool = True
    ) -> None:
        """Show a page in place of the picker and (`whole`) of the tiles too; None shows both again.

        `stops` tell what the Tab key stops at on it.
        """
        self.builder.show_instead(page, whole=whole)
        self._instead = stops
        self._order_stops()

    def _accept(self, place: int) -> None:
        """Take a suggestion; its button goes away, so the keyboard stays with the hand."""
        self.setFocus()
        self.quick().accepted.emit(place)

    def _tell_discarded(self) -> None:
        """The next tiles are for the hand again; what the discards mean for it is shown where they were asked for."""
        self.builder.aimed.emit(Target())
        if not self.worth.why.isHidden():
            self.worth.why.setChecked(True)

    def _explain(self, on: bool) -> None:
        """The hand explained in place of the tiles, or the tiles again."""
        view = self._view
        if view is None or view.active is None:
            return
        if on:
            self.explained.emit(view)
        else:
            self.show_instead(None)
            self.explained.emit(None)


def _held(event: QKeyEvent) -> bool:
    """Whether a key is pressed together with one that makes a command of it, not just another sign."""
    keys = Qt.KeyboardModifier
    held = event.modifiers() & ~(keys.ShiftModifier | keys.KeypadModifier | keys.GroupSwitchModifier)
    # Windows tells of AltGr, by which many keyboards write brackets, as of both keys at once.
    writes = held == keys.ControlModifier | keys.AltModifier and event.text().isprintable() and bool(event.text())
    return held != keys.NoModifier and not writes
