"""A drill: what is shown, what is answered, and at once what is right, why, and what was overlooked."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.drill_view import DrillsView, Entry, Judged, Posed, Stage
from scorekeeper.core.ledger import advance
from scorekeeper.core.tiles import Tile
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.drill_entries import NumberLine, TilesLine
from scorekeeper.ui.drill_fields import AnswerFields
from scorekeeper.ui.drill_pads import NumberPad, TilePad
from scorekeeper.ui.drill_scene import SceneView
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.key_rows import digit_of
from scorekeeper.ui.labels import mark
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_by
from scorekeeper.ui.why_panel import WhyPanel
from scorekeeper.ui.why_said import headed
from scorekeeper.ui.words import listed, ui

LEFT = 330
"""The least width of what is answered, in pixels."""


class DrillProblem(QWidget):
    """`answered` carries the answers by the ids of their fields, `gone_on` asks for the next drill, `left` to go back."""

    answered = Signal(object)
    gone_on = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: DrillsView | None = None
        self.scene = SceneView(look, self)
        self.fields = AnswerFields(look, self)
        self.fields.aimed.connect(self._show_pad)
        self.fields.changed.connect(self._follow)
        self.verdict, self.slips, self.hint = self._label("worth"), self._label(""), self._label("quiet")
        self.act = QPushButton(self)
        self.act.setProperty("role", "primary")
        self.act.clicked.connect(self._act)
        self.give_up = QPushButton(ui("drills_show"), self)
        self.give_up.setProperty("role", "quiet")
        self.give_up.setToolTip(ui("drills_show_tip"))
        self.give_up.setAccessibleDescription(ui("drills_show_tip"))
        self.give_up.clicked.connect(lambda: self.answered.emit(self.fields.given()))
        self.numbers = NumberPad(look, self)
        self.numbers.pressed.connect(self.fields.press)
        self.tiles = TilePad(look, self)
        self.tiles.picked.connect(self._turn)
        self.why = WhyPanel(look, self)
        self.why.left.connect(self.left)
        self._nothing = QWidget(self)
        self._beside = QStackedWidget(self)
        for each in (self._nothing, self.numbers, self.tiles, self.why):
            self._beside.addWidget(each)
        self._lay_out()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.hide()
        return label

    def _lay_out(self) -> None:
        within = QWidget(self)
        inside = QVBoxLayout(within)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.setSpacing(8)
        for each in (self.verdict, self.slips, self.fields, self.hint):
            inside.addWidget(each)
        inside.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(ui("drills_answer"))
        self._scroll.setWidget(within)
        buttons = QHBoxLayout()
        buttons.addWidget(self.act, 1)
        buttons.addWidget(self.give_up)
        card = QFrame(self)
        card.setProperty("role", "panel")
        card.setMinimumWidth(LEFT)
        column = QVBoxLayout(card)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)
        self._halves = QHBoxLayout()
        self._halves.setSpacing(8)
        self._halves.addWidget(card, 4)
        self._halves.addWidget(self._beside, 5)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.scene)
        whole.addLayout(self._halves, 1)

    def show_view(self, view: DrillsView) -> None:
        """Show what is asked, or what is right; the clock alone changes nothing here."""
        before, self._view = self._view, view
        if view.posed is None or (before is not None and (before.posed, before.judged) == (view.posed, view.judged)):
            return
        if before is None or before.posed is not view.posed:
            self._ask(view.posed)
        if view.judged is not None:
            self._tell(view.judged, view)

    def show_why(self, why: WhyView | None) -> None:
        """Show why the right answer is right."""
        if why is not None:
            self.why.show_why(why)
            # Whoever last looked at what would have been wants to see now why it is so.
            if why.why is not None:
                self.why.why.click()
            posed = None if self._view is None else self._view.posed
            if posed is not None:
                self.why.lines.begin_at(_asked_for(posed, why))
            self._beside.setCurrentWidget(self.why)
        self._beside.setVisible(why is not None)
        for one, next_one in pairwise([self.act, *(self.why.stops() if why is not None else ())]):
            QWidget.setTabOrder(one, next_one)

    def stand_as(self, before: DrillProblem) -> None:
        """Take over what is answered so far on another page with the same drill, and what is told of it."""
        self.fields.stand_as(before.fields)
        if not self.why.isHidden():
            self.why.stand_as(before.why)

    def go_on_here(self) -> None:
        """Let the keyboard be where one goes on."""
        if self._asked:
            self.fields.begin()
        else:
            self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter answers and goes on, a key that stands before a choice chooses it."""
        if pressed(event, "drill_answer"):
            # A key that is held would go past what is right before anybody has read it.
            if not event.isAutoRepeat():
                self._act()
        elif pressed(event, "back"):
            self.left.emit()
        elif not self._asked or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._take(event):
            event.ignore()

    def _take(self, event: QKeyEvent) -> bool:
        # Where digits need Shift, the key that bears one is meant all the same.
        return self.fields.take_key(event.text()) or self.fields.take_key(digit_of(event))

    @property
    def _asked(self) -> bool:
        return self._view is not None and self._view.stage is Stage.ASKED

    def _ask(self, posed: Posed) -> None:
        self.scene.show_posed(posed)
        self.fields.show_posed(posed)
        for label in (self.verdict, self.slips, self.hint):
            label.hide()
        if posed.standing:
            self._say_below(ui("drills_needed_hint"), posed)
        self.act.setText(ui("drills_answer"))
        self._tip(ui("drills_answer_tip"))
        self.give_up.show()
        self.numbers.show_sign(any(each.signed for each in posed.fields))
        if any(each.entry is Entry.TILES for each in posed.fields):
            self.tiles.offer(posed.ledger.rules.declaration.tiles)
            self.tiles.show_chosen(frozenset())
        self._scroll.verticalScrollBar().setValue(0)
        self._show_pad()
        self.fields.begin()
        announce(self, self.scene.told())

    def _say_below(self, text: str, posed: Posed) -> None:
        """Say something below what is asked."""
        self.hint.setText(text)
        gloss(self.hint, terms_by(posed.ledger.rules))
        self.hint.show()

    def _tell(self, judged: Judged, view: DrillsView) -> None:
        speech = Speech(view.words)
        self.hint.hide()
        # Who did not know has made no slip.
        wrong = "drills_wrong" if judged.given else "drills_shown"
        self.verdict.setText(ui("drills_right" if judged.right else wrong))
        mark(self.verdict, "moved", "gain" if judged.right else "loss" if judged.given else "")
        self.verdict.show()
        slips = [speech.say(each) for each in judged.slips]
        # Of several names or tiles each was overlooked; of several ways to a wrong number only one.
        together = any(isinstance(each, frozenset) for each in judged.answers.values())
        if len(slips) > 1 and not together:
            slips = [ui("drills_perhaps"), *slips]
        self.slips.setText("\n".join(slips))
        self.slips.setVisible(bool(slips))
        if view.posed is not None:
            gloss(self.slips, terms_by(view.posed.ledger.rules))
            after = _after(view.posed)
            if after:
                self._say_below(after, view.posed)
        self.fields.show_judged(judged)
        over = view.round.over and view.round.length.drills == 1
        self.act.setText(ui("drills_done" if over else "drills_next"))
        self._tip(ui("drills_next_tip"))
        self.give_up.hide()
        self._scroll.verticalScrollBar().setValue(0)
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, listed([self.verdict.text(), *slips, *self.fields.said()]), urgent=True)

    def _tip(self, tip: str) -> None:
        self.act.setToolTip(tip)
        self.act.setAccessibleDescription(tip)

    def _act(self) -> None:
        """Answer, unless something is not filled in yet; or go on."""
        if not self._asked:
            self.gone_on.emit()
            return
        missing = self.fields.go_to_missing()
        if missing is None:
            self.answered.emit(self.fields.given())
        elif missing or self.act.hasFocus() or not self.fields.given():
            self._hint(missing or ui("drills_missing", show=ui("drills_show")))

    def _hint(self, sentence: str) -> None:
        self.hint.setText(sentence)
        self.hint.show()
        announce(self, sentence)

    def _show_pad(self) -> None:
        """What is clicked goes into the field that has the keyboard."""
        if not self._asked:
            return
        aim = self.fields.aim
        pad = self.numbers if isinstance(aim, NumberLine) else self.tiles if aim is not None else self._nothing
        self._beside.setCurrentWidget(pad)
        self._beside.setVisible(pad is not self._nothing)

    def _turn(self, tile: Tile) -> None:
        aim = self.fields.aim
        if isinstance(aim, TilesLine) and self._asked:
            aim.turn(tile)

    def _follow(self) -> None:
        """Show on the pad what was written."""
        self.hint.hide()
        aim = self.fields.aim
        if isinstance(aim, TilesLine):
            value = aim.value
            self.tiles.show_chosen(value if isinstance(value, frozenset) else frozenset())


def _asked_for(posed: Posed, why: WhyView) -> str:
    """The name of the paragraph that tells what was asked for: a part of the score, else what is paid."""
    speech = Speech(posed.words)
    told = None if why.why is None else why.why.explanation
    if posed.part or told is None or not told.payments:
        return speech.word(posed.part) if posed.part else ""
    return headed(told.payments[0], why.players, speech)[0]


def _after(posed: Posed) -> str:
    """How all stand after the hand that is needed; empty where something else was asked."""
    after = advance(posed.ledger, posed.record) if posed.standing else posed.ledger
    if after is posed.ledger or after.stopped_at is not None:
        return ""
    scores = enumerate(after.state.scores)
    return ui(
        "drills_after",
        standings=listed(ui("line_sum", name=after.players[seat], amount=points(score)) for seat, score in scores),
    )
