"""One thing that is asked: a number or tiles to write, or something to choose; then what is right of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from scorekeeper.core.drill_view import Entry, Field, Value
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.tiles import BY_CODE, Tile, in_order
from scorekeeper.ui.drill_pads import ERASE, SIGN
from scorekeeper.ui.drill_scene import said
from scorekeeper.ui.glossed import gloss, lying_over
from scorekeeper.ui.labels import mark
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.speech import Speech, points, signed
from scorekeeper.ui.terms import Terms
from scorekeeper.ui.tile_face import tiles_named
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

_KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"
_WIDE: Final = 110
_MINUS: Final = "−-"


class Written(QLineEdit):
    """`come` tells that the keyboard or the mouse has come here."""

    come = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is clicked beside belongs here from now on."""
        super().focusInEvent(event)
        self.come.emit()

    @property
    def value(self) -> Value | None:
        """What is written, None as long as it says nothing."""
        raise NotImplementedError

    def lock(self, right: bool) -> None:
        """Show whether it was right; nothing more is written."""
        self.setReadOnly(True)
        mark(self, "faulty", not right)

    def problem(self) -> Problem | None:
        """What is wrong with what is written, None where nothing is."""
        return None


class NumberLine(Written):
    """A whole number, a `signed` one with its sign."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        form = r"[-−+]?\d{0,7}" if field.signed else r"\d{0,7}"
        self.setValidator(QRegularExpressionValidator(QRegularExpression(form), self))
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
        self.setFixedWidth(_WIDE)

    @property
    def value(self) -> int | None:
        """The number."""
        found = re.fullmatch(r"([-−+]?)(\d+)", self.text())
        return None if found is None else int(found[2]) * (-1 if found[1] and found[1] in _MINUS else 1)

    def press(self, key: str) -> None:
        """Take a key of the pad."""
        text = self.text()
        if key == ERASE:
            self.backspace()
        elif key == SIGN:
            self.setText(text[1:] if text[:1] and text[0] in _MINUS else f"−{text.removeprefix('+')}")
        else:
            self.insert(key)


class TilesLine(Written):
    """Some tiles, written; the order and red ink mean nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(ui("drills_tiles_tip"))
        self.setPlaceholderText(ui("drills_tiles_tip"))
        self.setAccessibleDescription(ui("drills_tiles_tip"))
        self.textEdited.connect(lambda: mark(self, "faulty", False))

    @property
    def value(self) -> frozenset[str] | None:
        """The codes of the tiles; None where none are written, or what is written names none."""
        found = read_tiles(self.text().strip())
        return None if isinstance(found, Problem) or not found else frozenset(each.plain.code for each in found)

    def problem(self) -> Problem | None:
        """What names no tile."""
        found = read_tiles(self.text().strip())
        return found if isinstance(found, Problem) else None

    def turn(self, tile: Tile) -> None:
        """Add a tile, or take it away again."""
        codes = (self.value or frozenset()) ^ {tile.code}
        self.setText(write_tiles(in_order(BY_CODE[code] for code in codes)))


class Choice(QPushButton):
    """Something to choose; once it is locked a tap only tells what it means."""

    locked = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is locked is no longer chosen."""
        if not self.locked:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What is locked is explained instead."""
        lies = lying_over(self)
        if not self.locked:
            super().mouseReleaseEvent(event)
        elif lies is not None:
            lies.tell_at(event.position().toPoint(), event.globalPosition().toPoint())


class Choices(QWidget):
    """Buttons that choose one thing, or several; each has a key of its own."""

    changed = Signal()

    def __init__(self, field: Field, speech: Speech, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = {id_: said(words, speech) for id_, words in field.choices}
        self._group = OneOf(self)
        self._group.setExclusive(field.entry is Entry.CHOICE)
        self._several = field.entry is Entry.SEVERAL
        self.buttons: dict[str, Choice] = {}
        row = Wrapping(self, spacing=6)
        for key, (id_, name) in zip(_KEYS, self._names.items(), strict=False):
            button = Choice(ui("drills_key", key=key.upper(), name=name).replace("&", "&&"), self)
            button.setCheckable(True)
            button.setProperty("role", "compact")
            button.setAccessibleName(name)
            button.clicked.connect(self.changed)
            # It is asked what the hand is, not what the words mean: they are told before it is answered too.
            gloss(button, terms, terms.of(id_))
            self._group.addButton(button)
            self.buttons[id_] = button
            row.addWidget(button)

    @property
    def value(self) -> Value | None:
        """What is chosen, None where nothing is."""
        chosen = [id_ for id_, button in self.buttons.items() if button.isChecked()]
        if not chosen:
            return None
        return frozenset(chosen) if self._several else chosen[0]

    def stand_as(self, before: Choices) -> None:
        """Choose what is chosen among other buttons for the same; what is locked stays as it is."""
        for id_, button in self.buttons.items():
            if not button.locked:
                button.setChecked(before.buttons[id_].isChecked())

    def take_key(self, key: str) -> bool:
        """Choose by a key; False where it belongs to nothing."""
        place = _KEYS.find(key.lower()) if len(key) == 1 else -1
        if not 0 <= place < len(self.buttons):
            return False
        button = list(self.buttons.values())[place]
        button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        button.click()
        return True

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return next(iter(self.buttons.values()))

    def lock(self, right: Value, given: Value | None) -> None:
        """Show what is right, and what was chosen wrongly; nothing more is chosen."""
        wanted, chosen = _ids(right), _ids(given)
        self._group.setExclusive(False)
        for id_, button in self.buttons.items():
            name = self._names[id_].replace("&", "&&")
            if id_ in wanted:
                button.setText(ui("drills_right_is", answer=name))
            elif id_ in chosen:
                button.setText(ui("drills_not", answer=name))
            else:
                button.setText(name)
            button.setAccessibleName(button.text().replace("&&", "&"))
            button.setChecked(id_ in wanted)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.locked = True


def _ids(value: Value | None) -> frozenset[str]:
    """What is chosen, whether one thing or several."""
    return value if isinstance(value, frozenset) else frozenset(() if value is None else {str(value)})


def label_said(field: Field, speech: Speech) -> str:
    """What a field asks for; a total whose unit is called like the thing itself goes without it."""
    terms = [value for value in field.label.values.values() if isinstance(value, Term)]
    words = [speech.word(str(each)) for each in terms]
    if len(words) > 1 and len({each.casefold() for each in words}) == 1:
        return words[0]
    return speech.say(field.label)


def answer_said(field: Field, value: Value, speech: Speech) -> str:
    """An answer in words."""
    words: Mapping[str, str] = {id_: said(choice, speech) for id_, choice in field.choices}
    if isinstance(value, int):
        return signed(value) if field.signed else points(value)
    if isinstance(value, str):
        return words.get(value, value)
    if field.entry is Entry.TILES:
        return tiles_named(in_order(BY_CODE[code] for code in value))
    return listed(words[id_] for id_, _ in field.choices if id_ in value)
