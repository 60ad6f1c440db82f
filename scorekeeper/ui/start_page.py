"""What is seen first: go on with the last session, or begin something else."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.shelf import SessionLine, ShelfView
from scorekeeper.ui.icons import picture
from scorekeeper.ui.menu import MainMenu, menu_button
from scorekeeper.ui.speech import day, translate
from scorekeeper.ui.style import Look
from scorekeeper.ui.table_ground import draw_table
from scorekeeper.ui.words import listed, ui

ICON = 72
WIDTH = 460


class Way(QPushButton):
    """A large button: what happens, and a quiet line about it."""

    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "way")
        self._word = QLabel(self)
        self._word.setProperty("role", "way")
        self._note = QLabel(self)
        self._note.setProperty("role", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(2)
        for label in (self._word, self._note):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        self.say(word, "")

    def say(self, word: str, note: str) -> None:
        """Show what happens, and the line about it."""
        self._word.setText(self._word.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, WIDTH - 72))
        self._note.setText(note)
        self.setAccessibleName(word)
        self.setAccessibleDescription(note)
        self.setToolTip(note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes the way, as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class StartPage(QWidget):
    """The page without a session; `continued` carries the number of the session to go on with."""

    continued = Signal(int)

    def __init__(self, look: Look, menu: MainMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._look = look
        self.menu = menu_button(menu, look, self)
        self._last: SessionLine | None = None
        card = QFrame(self)
        card.setProperty("role", "panel")
        card.setFixedWidth(WIDTH)
        self.go_on = Way("", card)
        self.go_on.setProperty("primary", True)
        self.new = Way(ui("menu_new"), card)
        self.open = Way(ui("menu_open"), card)
        self.score = Way(ui("menu_score"), card)
        self.new.say(ui("menu_new"), ui("start_new_note"))
        self.score.say(ui("menu_score"), ui("start_score_note"))
        self.go_on.clicked.connect(self._go_on)
        column = QVBoxLayout(card)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addLayout(self._head(card))
        for way in (self.go_on, self.new, self.open, self.score):
            column.addWidget(way)
        middle = QVBoxLayout(self)
        middle.setContentsMargins(12, 12, 12, 12)
        middle.addWidget(self.menu, 0, Qt.AlignmentFlag.AlignRight)
        middle.addStretch(1)
        middle.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(2)
        self.show_shelf(ShelfView((), ()))

    def _head(self, card: QWidget) -> QHBoxLayout:
        face = QLabel(card)
        face.setPixmap(picture("app", ICON, self.devicePixelRatioF()))
        name = QLabel(ui("program"), card)
        name.setProperty("role", "worth")
        row = QHBoxLayout()
        row.setSpacing(16)
        row.setContentsMargins(0, 0, 0, 12)
        row.addWidget(face)
        row.addWidget(name, 1)
        return row

    def show_shelf(self, view: ShelfView) -> None:
        """Offer the last session first, when there is one."""
        self._last = last = view.last
        self.go_on.setVisible(last is not None)
        if last is not None:
            title = last.title or listed(last.players)
            note = ui("start_continue_note", rules=translate(view.rules_name(last)), day=day(last.changed))
            self.go_on.say(ui("start_look" if last.finished else "start_continue", title=title), note)
        count = len(view.lines)
        self.open.say(ui("menu_open"), ui("start_open_note", count=count) if count else ui("start_open_none"))
        self.open.setEnabled(bool(count) or view.deleted is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table that the card lies on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_table(painter, self.size(), self.devicePixelRatioF(), self._look)

    def first(self) -> QWidget:
        """What most likely comes next."""
        return self.go_on if self._last is not None else self.new

    def _go_on(self) -> None:
        if self._last is not None:
            self.continued.emit(self._last.id)
