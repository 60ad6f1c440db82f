"""The kinds of called sets to begin: choose one, then click its tile."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scorekeeper.core.entry_view import FormView
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui

GAP = 4
WIDEST = 120
"""The greatest width of a form's words in one line, in pixels: the tiles beside need the rest."""


class FormBar(QWidget):
    """`chosen` carries the form to make next, `any_chosen` asks for called sets by gestures, `cancelled` gives either up.

    The buttons stand in as many lines as the picker beside them has; the first ones share a line where there are more.
    """

    chosen = Signal(str)
    any_chosen = Signal()
    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._buttons: dict[str, QPushButton] = {}
        self.any = QPushButton(ui("called_sets"), self)
        self.any.setCheckable(True)
        self.any.setProperty("role", "compact")
        self.any.setToolTip(ui("called_sets_tip"))
        self.any.setAccessibleDescription(ui("called_sets_tip"))
        self.any.clicked.connect(lambda on: self.any_chosen.emit() if on else self.cancelled.emit())
        self.any.ensurePolished()
        self._lines = 4
        self._stands: object = None
        self._line_height = look.target
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_forms(self, forms: tuple[FormView, ...], called: bool, speech: Speech) -> None:
        """Show the forms as they can be begun now, and whether gestures make called sets of any form."""
        terms, problem = terms_of(speech), next((each.problem for each in forms), None)
        self.any.setChecked(called)
        self.any.setEnabled(bool(forms) and (called or problem is None))
        reason_any = speech.say(problem) if problem and not called else ui("called_sets_tip")
        self.any.setToolTip(reason_any)
        self.any.setAccessibleDescription(reason_any)
        for gone in self._buttons.keys() - {each.form.id for each in forms}:
            self._buttons[gone].hide()
            self._buttons.pop(gone).deleteLater()
        sharing = 2 * max(0, len(forms) - self._lines)
        for place, each in enumerate(forms):
            button = self._buttons.get(each.form.id) or self._new_button(each.form.id)
            button.setText(
                in_lines(speech.word(each.form.word), button.fontMetrics(), WIDEST // 2 if place < sharing else WIDEST)
            )
            button.setChecked(each.on)
            button.setEnabled(each.problem is None or each.on)
            tip = ui("form_tip") if each.form.same else ui("form_run_tip")
            reason = speech.say(each.problem) if each.problem else tip
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
            gloss(button, terms, terms.of(each.form.id))
        self.updateGeometry()
        self._place()

    def stand_beside(self, lines: int, line_height: int) -> None:
        """Stand in so many lines of a height, as the tiles beside do."""
        if lines != self._lines:
            self.updateGeometry()
        self._lines, self._line_height = lines, line_height
        self._place()

    def button_of(self, form: str) -> QPushButton:
        """The button of a form."""
        return self._buttons[form]

    def sizeHint(self) -> QSize:
        """As wide as the widest line needs."""
        widths = [
            sum(button.sizeHint().width() for button in line) + GAP * (len(line) - 1) for line in self._in_lines()
        ]
        return QSize(max(widths, default=0), self._lines * self._look.target)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons out anew."""
        super().resizeEvent(event)
        self._place()

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [self.any, *self._buttons.values()]

    def _new_button(self, form: str) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("role", "compact")
        button.clicked.connect(lambda on: self.chosen.emit(form) if on else self.cancelled.emit())
        button.ensurePolished()
        button.show()
        self._buttons[form] = button
        return button

    def _in_lines(self) -> list[list[QPushButton]]:
        buttons = [self.any, *self._buttons.values()]
        extra = max(0, len(buttons) - self._lines)
        lines = [buttons[2 * i : 2 * i + 2] for i in range(extra)]
        return lines + [[button] for button in buttons[2 * extra :]]

    def _place(self) -> None:
        texts = tuple(button.text() for button in self._buttons.values())
        stands = (self.width(), self._lines, self._line_height, texts)
        if stands == self._stands:
            return
        self._stands = stands
        for i, line in enumerate(self._in_lines()):
            spare = self.width() - GAP * (len(line) - 1) - sum(button.sizeHint().width() for button in line)
            high = max(self._look.target, self._line_height - GAP)
            left = 0
            for j, button in enumerate(line):
                wide = button.sizeHint().width() + spare * (j + 1) // len(line) - spare * j // len(line)
                button.setGeometry(left, i * self._line_height, wide, min(high, self._line_height - 2))
                left += wide + GAP
