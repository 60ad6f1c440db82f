"""What a screen reader says by itself, without the focus going there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleAnnouncementEvent

_LAST: Final = "announced"
"""The property of a window that keeps the sentence said last."""


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Have a sentence read aloud, at once when it is `urgent`; every announcement of the program goes through here."""
    # What Qt knows of screen readers is read when there is something to say.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(widget, sentence)
    polite, assertive = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive
    event.setPoliteness(assertive if urgent else polite)
    widget.window().setProperty(_LAST, sentence)
    send(event)


def send(event: QAccessibleAnnouncementEvent) -> None:
    """Hand an announcement to whatever reads aloud on this system; nothing happens where nothing does."""
    from PySide6.QtGui import QAccessible

    QAccessible.updateAccessibility(event)


def say_again(widget: QWidget) -> None:
    """Read once more what was said last in a widget's window."""
    last = widget.window().property(_LAST)
    if isinstance(last, str) and last:
        announce(widget, last)


class Live:
    """Says one kind of thing of a widget, each time it is another sentence and the widget is in sight."""

    def __init__(self, widget: QWidget, *, urgent: bool = False) -> None:
        self._widget = widget
        self._urgent = urgent
        self._last = ""

    def say(self, sentence: str) -> None:
        """Announce a sentence unless it was the last one already; an empty one lets the same be said again later."""
        if sentence == self._last:
            return
        self._last = sentence
        if sentence and self._widget.isVisible():
            announce(self._widget, sentence, urgent=self._urgent)
