"""A window in which pages are made: what they hold at the left, how they look at the right, and where they go below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.ui.announce import Live
from scorekeeper.ui.labels import mark
from scorekeeper.ui.main_window import FRAME
from scorekeeper.ui.paper import Paper, Printout, usual_paper
from scorekeeper.ui.paper_preview import Preview
from scorekeeper.ui.paper_tiles import put_away
from scorekeeper.ui.rules_boxes import Words
from scorekeeper.ui.style import Look
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

SIZE: Final = 940, 640
_ANY_WIDTH: Final = 16_777_215
"""As wide as Qt lets a widget be."""
_BREAK: Final = "\u200b"
"""Lets a line end within the name of a folder."""


class Form(QScrollArea):
    """What is asked, one below the other; it scrolls where a small screen has no room for all of it."""

    def __init__(self, form: QVBoxLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = QWidget(self)
        form.setContentsMargins(0, 0, 0, 0)
        self._page.setLayout(form)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        """As wide as all that is asked."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, 1)

    def sizeHint(self) -> QSize:
        """All that is asked."""
        return self._page.sizeHint().expandedTo(self.minimumSizeHint())


class PaperDialog(QDialog):
    """`save_wished` and `print_wished` ask where the pages that are shown go to; what came of it is told by `tell`."""

    shares = (1, 1)
    """How the two sides share the width."""
    save_wished = Signal()
    print_wished = Signal()

    def __init__(self, title: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui(title))
        self.look = look
        self._printout: Printout | None = None
        self.form = QVBoxLayout()
        self.form.setSpacing(8)
        self.paper = Words(self)
        self.paper.setAccessibleName(ui("paper_size"))
        for size in Paper:
            self.paper.addItem(ui(f"paper_{size.value}"), size)
        self.paper.setCurrentIndex(list(Paper).index(usual_paper()))
        self.paper.currentIndexChanged.connect(self.make_soon)
        self.preview = Preview(look, self)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._live = Live(self)
        self.close_button = self._button("close")
        self.close_button.clicked.connect(self.reject)
        self.print_button = self._button("paper_print")
        self.print_button.clicked.connect(self.print_wished)
        self.save_button = self._button("paper_save")
        self.save_button.setProperty("role", "primary")
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self.save_wished)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.make)
        self.finished.connect(self._let_go)
        self._lay_out()

    @property
    def size_of_paper(self) -> Paper:
        """The paper that is chosen."""
        size = self.paper.currentData()
        return Paper(size) if size is not None else usual_paper()

    @property
    def printout(self) -> Printout | None:
        """The pages as they are wished now, None where there are none."""
        if self._soon.isActive():
            self.make()
        return self._printout

    def make_soon(self) -> None:
        """Make the pages anew after whatever else waits."""
        self._soon.start()

    def make(self) -> None:
        """Make the pages anew and show them."""
        self._soon.stop()

    def show_printout(self, printout: Printout | None, sentence: str = "") -> None:
        """Show pages and what is to be said of them; without any the sentence says why."""
        self._printout = printout
        self.preview.show_printout(printout)
        for button in (self.print_button, self.save_button):
            button.setEnabled(printout is not None)
            button.setToolTip(sentence if printout is None else button.text())
            button.setAccessibleDescription(sentence if printout is None else "")
        self.tell(sentence, wrong=printout is None)

    def tell(self, sentence: str, *, wrong: bool = False, tip: str = "") -> None:
        """Say something beside the buttons."""
        mark(self.message, "role", "problem" if wrong else "quiet")
        self.message.setText(sentence.replace("/", f"/{_BREAK}").replace("\\", f"\\{_BREAK}"))
        self.message.setToolTip(as_typed(tip))
        self._live.say("")
        self._live.say(sentence)

    def _let_go(self) -> None:
        """The window goes: its pages take megabytes, and Python keeps it for a good while yet."""
        self._soon.stop()
        self._printout = None
        self.preview.show_printout(None)
        put_away()

    def fields(self, *rows: tuple[str, tuple[QWidget, ...], int]) -> QGridLayout:
        """Fields beside one another, each below its name, with other things beside it and its share of the width."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for at, (word, (field, *beside), share) in enumerate(rows):
            label = QLabel(ui(word), self)
            label.setProperty("role", "question")
            label.setWordWrap(True)
            label.setBuddy(field)
            field.setMaximumWidth(_ANY_WIDTH)
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(field, 1)
            for each in beside:
                row.addWidget(each)
            grid.addWidget(label, 0, at, Qt.AlignmentFlag.AlignBottom)
            grid.addLayout(row, 1, at)
            grid.setColumnStretch(at, share)
        return grid

    def _button(self, word: str) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        halves = QHBoxLayout()
        halves.setSpacing(24)
        halves.addWidget(Form(self.form, self), self.shares[0])
        halves.addWidget(self.preview, self.shares[1])
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        bottom.addWidget(self.message, 1)
        for button in (self.close_button, self.print_button, self.save_button):
            bottom.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(halves, 1)
        column.addLayout(bottom)
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableSize() - FRAME))
