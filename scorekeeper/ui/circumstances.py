"""What no tile shows about a win, as ticks."""

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
        self._folds = False
        self._page = 0
        self.more = QPushButton(self)
        self.more.setProperty("role", "quiet")
        self.more.clicked.connect(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.target)

    def show_ticks(self, ticks: tuple[Tick, ...], speech: Speech) -> None:
        """Show the circumstances as they can be ticked now."""
        self._ticks = ticks
        terms = terms_of(speech)
        for gone in self._buttons.keys() - {each.circumstance.id for each in ticks}:
            self._buttons[gone].hide()
            self._buttons.pop(gone).deleteLater()
        for each in ticks:
            row = each.circumstance
            button = self._buttons.get(row.id) or self._new_button(row.id)
            word, meaning = speech.word(row.word), terms.of(row.id)
            self._words[row.id] = word, beside(meaning, word)
            button.setText(word)
            button.setChecked(each.on)
            button.setEnabled(each.on or each.problem is None)
            reason = speech.say(each.problem) if each.problem else speech.word(row.help)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
            gloss(button, terms, meaning)
        self._buttons = {each.circumstance.id: self._buttons[each.circumstance.id] for each in ticks}
        self._place()

    def show_lines(self, lines: int) -> None:
        """Use so many lines."""
        self.setFixedHeight(lines * self._look.target + (lines - 1) * GAP)
        self._place()

    @property
    def turned_over(self) -> bool:
        """Whether a later page is shown."""
        return self._page > 0

    def button_of(self, circumstance: str) -> QPushButton:
        """The button of a circumstance."""
        return self._buttons[circumstance]

    def sizeHint(self) -> QSize:
        """The lines there are."""
        return QSize(480, self.height())

    def lines_wanted(self, width: int) -> int:
        """How many lines all the ticks would take in a width, for newcomers those that are not rare."""
        usual, rare = self._sorted()
        self._say_words(usual, plain=True)
        room = width - self._spare() if rare or self._folds else width
        return len(_broken(usual, room))

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
        self._page += 1
        self._place()
        self.turned.emit(self._page > 0)

    def _sorted(self) -> tuple[list[QPushButton], list[QPushButton]]:
        """The ticks that stand on the first page whatever room there is, and those that never do: for newcomers the rare."""
        buttons = list(self._buttons.values())
        if not newcomer():
            return buttons, []
        away = {each.circumstance.id for each in self._ticks if each.circumstance.rare and not each.on}
        rare = [button for name, button in self._buttons.items() if name in away]
        return [button for button in buttons if button not in rare], rare

    def _say_words(self, buttons: list[QPushButton], *, plain: bool) -> None:
        """Write plain words beside the words of ticks, or the words alone."""
        for name, button in self._buttons.items():
            if button in buttons:
                button.setText(self._words[name][1 if plain else 0])

    def _spare(self) -> int:
        """What the button to the next page takes, in pixels."""
        self.more.setText(ui("more_ticks_on", count=8))
        return self.more.sizeHint().width() + GAP

    def _place(self) -> None:
        lines_there = max(1, (self.height() + GAP) // (self._look.target + GAP))
        pages = self._pages(lines_there)
        self._page = self._page % len(pages)
        self.more.setVisible(len(pages) > 1)
        for button in self._buttons.values():
            button.hide()
        right = bottom = 0
        for i, line in enumerate(pages[self._page]):
            left, bottom = 0, i * (self._look.target + GAP)
            for button in line:
                width = button.sizeHint().width()
                button.setGeometry(left, bottom, width, self._look.target)
                button.show()
                left += width + GAP
            right = left
        if len(pages) > 1:
            self._label_more(pages)
            self.more.setGeometry(right, bottom, self.more.sizeHint().width(), self._look.target)

    def _pages(self, lines_there: int) -> list[list[list[QPushButton]]]:
        """The ticks by page and line."""
        usual, rare = self._sorted()
        folded = bool(rare) or self._folds
        spare = self._spare()
        for each in (usual, rare):
            self._say_words(each, plain=True)
            if len(_broken(each, self.width() - spare)) > lines_there:
                self._say_words(each, plain=False)
        if not folded and len(_broken(usual, self.width())) <= lines_there:
            return [_broken(usual, self.width())]
        pages = []
        for each in (usual, rare) if folded else (usual,):
            lines = _broken(each, self.width() - spare)
            pages += [lines[i : i + lines_there] for i in range(0, len(lines), lines_there)]
        return pages

    def _label_more(self, pages: list[list[list[QPushButton]]]) -> None:
        """Say how many ticks are set where they are not seen."""
        shown = {button for line in pages[self._page] for button in line}
        hidden_on = sum(button.isChecked() and button not in shown for button in self._buttons.values())
        if self._page == len(pages) - 1:
            self.more.setText(ui("fewer_ticks"))
        else:
            self.more.setText(ui("more_ticks_on", count=hidden_on) if hidden_on else ui("more_ticks"))
        self.more.setToolTip(ui("more_ticks_tip"))
        self.more.setAccessibleName(self.more.text())
        self.more.setAccessibleDescription(ui("more_ticks_tip"))


def _broken(buttons: list[QPushButton], width: int) -> list[list[QPushButton]]:
    """The buttons in lines of a width."""
    lines: list[list[QPushButton]] = [[]]
    left = 0
    for button in buttons:
        wide = button.sizeHint().width()
        if lines[-1] and left + wide > width:
            lines.append([])
            left = 0
        lines[-1].append(button)
        left += wide + GAP
    return lines
