"""What no tile shows about a win, as ticks."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scorekeeper.core.entry_view import Tick
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look, newcomer
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui

GAP = 4

Lines = list[list[tuple[str, str]]]
"""Ticks line by line, each by its name and with the words on it."""


class CircumstanceBar(QWidget):
    """`toggled` carries the circumstance that was clicked, `refused` the sentence why one stays as it is.

    Where the ticks do not fit into the lines there are, they turn over like a page: the rarer ones stand on the next, for
    newcomers always. `turned` tells whether a later page is shown.
    """

    toggled = Signal(str)
    refused = Signal(str)
    turned = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ticks: tuple[Tick, ...] = ()
        self._buttons: dict[str, QPushButton] = {}
        self._words: dict[str, tuple[str, str]] = {}
        self._wide: dict[str, int] = {}
        self._spoken: object = None
        self._placed: object = None
        self._folds = False
        self.page = 0
        self.more = QPushButton(self)
        self.more.setProperty("role", "quiet")
        self.more.clicked.connect(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.target)

    def show_ticks(self, ticks: tuple[Tick, ...], speech: Speech) -> None:
        """Show the circumstances as they can be ticked now."""
        before = {each.circumstance.id: each for each in self._ticks} if self._spoken is speech.words else {}
        self._ticks, self._spoken = ticks, speech.words
        terms = terms_of(speech)
        for gone in self._buttons.keys() - {each.circumstance.id for each in ticks}:
            self._buttons[gone].hide()
            self._buttons.pop(gone).deleteLater()
        for each in ticks:
            row = each.circumstance
            if before.get(row.id) == each:
                continue
            button = self._buttons.get(row.id) or self._new_button(row.id)
            word, meaning = speech.word(row.word), terms.of(row.id)
            self._words[row.id] = word, beside(meaning, word)
            button.setChecked(each.on)
            button.setEnabled(each.on or each.problem is None)
            reason = speech.say(each.problem) if each.problem else speech.word(row.help)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
            gloss(button, terms, meaning)
        self._buttons = {each.circumstance.id: self._buttons[each.circumstance.id] for each in ticks}
        self._words = {name: self._words[name] for name in self._buttons}
        self._place()

    def show_lines(self, lines: int) -> None:
        """Use so many lines."""
        self.setFixedHeight(lines * self._look.target + (lines - 1) * GAP)
        self._place()

    @property
    def turned_over(self) -> bool:
        """Whether a later page is shown."""
        return self.page > 0

    def stand_as(self, before: CircumstanceBar) -> None:
        """Show the page that another bar of the same ticks shows."""
        self.page = before.page
        self._place()
        self.turned.emit(self.page > 0)

    def button_of(self, circumstance: str) -> QPushButton:
        """The button of a circumstance."""
        return self._buttons[circumstance]

    def sizeHint(self) -> QSize:
        """The lines there are."""
        return QSize(480, self.height())

    def lines_wanted(self, width: int) -> int:
        """How many lines all the ticks would take in a width, for newcomers those that are not rare."""
        usual, rare = self._sorted()
        room = width - self._spare() if rare or self._folds else width
        return len(self._broken(usual, room, plain=True))

    def fold(self, more: bool) -> None:
        """Tell whether there is something else to fold away with the rare ticks."""
        self._folds = more
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the ticks out anew."""
        super().resizeEvent(event)
        self._place()

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self._buttons.values(), self.more]

    def _new_button(self, circumstance: str) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("role", "tick")
        button.ensurePolished()
        button.clicked.connect(lambda: self._toggle(circumstance))
        self._buttons[circumstance] = button
        return button

    def _toggle(self, circumstance: str) -> None:
        """Say what was clicked; whether it is ticked then is for the answer to show."""
        button = self._buttons[circumstance]
        button.setChecked(not button.isChecked())
        if any(each.forced for each in self._ticks if each.circumstance.id == circumstance):
            self.refused.emit(button.toolTip())
        else:
            self.toggled.emit(circumstance)

    def _turn(self) -> None:
        self.page += 1
        self._place()
        self.turned.emit(self.page > 0)

    def _sorted(self) -> tuple[list[str], list[str]]:
        """The ticks that stand on the first page whatever room there is, and those that never do: for newcomers the rare."""
        if not newcomer():
            return list(self._buttons), []
        away = {each.circumstance.id for each in self._ticks if each.circumstance.rare and not each.on}
        return [name for name in self._buttons if name not in away], [name for name in self._buttons if name in away]

    def _spare(self) -> int:
        """What the button to the next page takes, in pixels."""
        return self._width_of(self.more, ui("more_ticks_on", count=8)) + GAP

    def _width_of(self, button: QPushButton, text: str) -> int:
        """How wide a button is with a text, in pixels."""
        if text not in self._wide:
            button.setText(text)
            self._wide[text] = button.sizeHint().width()
        return self._wide[text]

    def _place(self) -> None:
        lines_there = max(1, (self.height() + GAP) // (self._look.target + GAP))
        ticked = tuple((each.circumstance.id, each.on) for each in self._ticks)
        stands = (lines_there, self.width(), self._folds, ticked, tuple(self._words.values()))
        if self._placed == (stands, self.page):
            return
        pages = self._pages(lines_there)
        self.page = self.page % len(pages)
        self._placed = (stands, self.page)
        self.more.setVisible(len(pages) > 1)
        shown = dict(each for line in pages[self.page] for each in line)
        for name, button in self._buttons.items():
            if name not in shown:
                button.hide()
        right = bottom = 0
        for i, line in enumerate(pages[self.page]):
            left, bottom = 0, i * (self._look.target + GAP)
            for name, text in line:
                button, width = self._buttons[name], self._width_of(self._buttons[name], text)
                button.setText(text)
                button.setGeometry(left, bottom, width, self._look.target)
                button.show()
                left += width + GAP
            right = left
        if len(pages) > 1:
            self._label_more(pages[self.page], last=self.page == len(pages) - 1)
            self.more.setGeometry(right, bottom, self.more.sizeHint().width(), self._look.target)

    def _pages(self, lines_there: int) -> list[Lines]:
        """The ticks by page and line."""
        usual, rare = self._sorted()
        folded = bool(rare) or self._folds
        room = self.width() - self._spare()
        plain = [len(self._broken(each, room, plain=True)) <= lines_there for each in (usual, rare)]
        if not folded:
            whole = self._broken(usual, self.width(), plain=plain[0])
            if len(whole) <= lines_there:
                return [whole]
        pages = []
        for each, longer in zip((usual, rare) if folded else (usual,), plain, strict=False):
            lines = self._broken(each, room, plain=longer)
            pages += [lines[i : i + lines_there] for i in range(0, len(lines), lines_there)]
        return pages

    def _broken(self, names: list[str], width: int, *, plain: bool) -> Lines:
        """Ticks in lines of a width, with plain words beside their words, or with the words alone."""
        lines: Lines = [[]]
        left = 0
        for name in names:
            text = self._words[name][1 if plain else 0]
            wide = self._width_of(self._buttons[name], text)
            if lines[-1] and left + wide > width:
                lines.append([])
                left = 0
            lines[-1].append((name, text))
            left += wide + GAP
        return lines

    def _label_more(self, page: Lines, *, last: bool) -> None:
        """Say how many ticks are set where they are not seen."""
        shown = {name for line in page for name, _ in line}
        hidden_on = sum(button.isChecked() and name not in shown for name, button in self._buttons.items())
        if last:
            self.more.setText(ui("fewer_ticks"))
        else:
            self.more.setText(ui("more_ticks_on", count=hidden_on) if hidden_on else ui("more_ticks"))
        self.more.setToolTip(ui("more_ticks_tip"))
        self.more.setAccessibleName(self.more.text())
        self.more.setAccessibleDescription(ui("more_ticks_tip"))
