"""Plain words for the terms that a label or a button shows: marked for newcomers, told on hover, by a tap, and read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBasicTimer, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimerEvent
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolTip, QWidget

from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.style import newcomer
from scorekeeper.ui.terms import Found, Meaning, Terms
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.glossed_dots import Dots

SLOP: Final = 8
"""Pixels beside a term at which a finger still means it."""
SHOWN: Final = 60_000
"""How long a term stays explained after a tap, in milliseconds."""


def beside(meaning: Meaning | None, word: str) -> str:
    """A word with its plain words beside it, for newcomers only; the word alone where there are none."""
    return with_plain(meaning, word) if newcomer() else word


def with_plain(meaning: Meaning | None, word: str) -> str:
    """A word with its plain words beside it, where there are some."""
    plain = "" if meaning is None else meaning.plain
    return ui("term_plain", term=word, plain=plain) if plain and plain.casefold() != word.casefold() else word


def aloud(meaning: Meaning) -> str:
    """A term explained in one sentence, as it is read."""
    return ui("term_said", term=with_plain(meaning, meaning.term), said=meaning.said)


def as_tip(meanings: tuple[Meaning, ...], first: str = "") -> str:
    """Terms explained as a tooltip, below what else it says."""
    # It knows the two thousand names of letters, which nothing needs before a tooltip does.
    from html import escape

    parts = [f"<p>{escape(first)}</p>"] if first and all(first != each.said for each in meanings) else []
    for each in meanings:
        head = f"<b>{escape(with_plain(each, each.term))}</b>"
        name = f"{BETWEEN}{escape(each.name)}" if each.name and each.name not in each.term else ""
        parts.append(f"<p>{head}{name}<br>{escape(each.said)}</p>")
    return "".join(parts)


class Glossed(QObject):
    """Knows which terms stand on a label or a button, and tells of them there."""

    def __init__(self, over: QLabel | QAbstractButton) -> None:
        super().__init__(over)
        self.over = over
        self._terms: Terms | None = None
        self._meaning: Meaning | None = None
        self._known: tuple[str, tuple[Found, ...]] = ("", ())
        self._added = self._told = ""
        self._tapped = QPoint(), QPoint()
        self._soon = QBasicTimer()
        self.dots: Dots | None = None
        """What marks the terms; to nobody but a newcomer it shows anything."""
        over.installEventFilter(self)
        self._mark()

    def show_terms(self, terms: Terms, meaning: Meaning | None) -> None:
        """Look for some terms; where the whole text is known to be one, it is `meaning`."""
        if terms is not self._terms or meaning != self._meaning:
            self._terms, self._meaning = terms, meaning
            self._known = ("", ())
            if self.dots is not None:
                self.dots.update()

    @property
    def found(self) -> tuple[Found, ...]:
        """The terms that stand here, by their places in the text."""
        text = self.over.text()
        if self._known[0] != text:
            self._known = (text, self._look(text))
        return self._known[1]

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """What the terms mean that stand here, each once."""
        return tuple(dict.fromkeys(each.meaning for each in self.found))

    def at(self, place: QPoint) -> tuple[Meaning, ...]:
        """What is meant by the term at a place, within reach of a finger; on a button by any of its terms."""
        if isinstance(self.over, QAbstractButton):
            return self.meanings
        near = [
            each.meaning
            for each in self.found
            for rect in self.places(each)
            if rect.adjusted(-SLOP, -SLOP, SLOP, SLOP).contains(QPointF(place))
        ]
        exact = [each.meaning for each in self.found for rect in self.places(each) if rect.contains(QPointF(place))]
        return tuple(dict.fromkeys(exact or near[:1]))

    @property
    def described(self) -> bool:
        """Whether a screen reader was given to say what stands here now."""
        return self._told == self.over.text()

    def describe(self) -> None:
        """Have a screen reader say for newcomers what the terms mean."""
        whole, self._told = self.over.accessibleDescription(), self.over.text()
        said = whole
        if self._added and said.endswith(self._added):
            said = said.removesuffix(self._added).rstrip()
        new = [each for each in self.meanings if each.said not in said] if newcomer() else []
        self._added = " ".join(map(aloud, new))
        told = " ".join(each for each in (said, self._added) if each)
        if told != whole:
            self.over.setAccessibleDescription(told)

    def places(self, found: Found) -> list[QRectF]:
        """Where the letters of a term are drawn, a rectangle a line."""
        # Who is no newcomer waits for the laying out of text only where the mouse rests.
        from scorekeeper.ui.letters import letters_at

        over = self.over
        room = over.contentsRect()
        if isinstance(over, QLabel):
            margin = over.margin()
            room = room.adjusted(margin, margin, -margin, -margin)
            return letters_at(over, over.text(), found.span, room, over.alignment(), wrap=over.wordWrap())
        shown = over.text().replace("&&", "&")
        return letters_at(over, shown, found.span, room, Qt.AlignmentFlag.AlignCenter)

    def _mark(self) -> None:
        """Another look may be for a newcomer, or no longer."""
        if newcomer() and self.dots is None:
            from scorekeeper.ui.glossed_dots import Dots

            self.dots = Dots(self)
        if self.dots is not None:
            self.dots.setVisible(newcomer())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell about what is pointed at; the dots stay as large as what lies below them."""
        if watched is not self.over:
            return False
        match event.type():
            case QEvent.Type.Resize if self.dots is not None:
                self.dots.setGeometry(self.over.rect())
            case QEvent.Type.StyleChange:
                self._mark()
            case QEvent.Type.ToolTip if isinstance(event, QHelpEvent):
                return self._tell(event.pos(), event.globalPos(), self.over.toolTip())
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent) and isinstance(self.over, QLabel):
                self.tell_at(event.position().toPoint(), event.globalPosition().toPoint())
            case _:
                pass
        return False

    def tell_at(self, here: QPoint, there: QPoint) -> None:
        """Tell what is meant at a place that was tapped."""
        self._tapped = here, there
        # Letting go hides every tooltip, so this one comes after it.
        self._soon.start(0, self)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Tell what was tapped, now that the button is up."""
        if event.timerId() != self._soon.timerId():
            super().timerEvent(event)
            return
        self._soon.stop()
        self._tell(*self._tapped, "", SHOWN)

    def _tell(self, here: QPoint, there: QPoint, first: str, long: int = -1) -> bool:
        meanings = self.at(here)
        if not meanings:
            return False
        QToolTip.showText(there, as_tip(meanings, first), self.over, QRect(), long)
        return True

    def _look(self, text: str) -> tuple[Found, ...]:
        if self._terms is None:
            return ()
        if self._meaning is None:
            return self._terms.within(text)
        start = text.find(self._meaning.term)
        if start < 0:
            return (Found(0, len(text), self._meaning),)
        return (Found(start, len(self._meaning.term), self._meaning),)


def gloss(over: QLabel | QAbstractButton, terms: Terms, meaning: Meaning | None = None) -> Glossed:
    """Explain the terms in a label or a button; `meaning` names the term that the whole of it is."""
    lies = lying_over(over) or Glossed(over)
    lies.show_terms(terms, meaning)
    lies.describe()
    return lies


def lying_over(over: QWidget) -> Glossed | None:
    """What explains the terms of a label or a button, None where nobody asked for it."""
    known = over.findChild(Glossed, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return known if isinstance(known, Glossed) else None
