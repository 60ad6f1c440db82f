"""What is watched while somebody uses the window: no exception, no warning, no point made or lost, every window counted."""

import sys
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import getCppPointer

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import State

PAGE: Final = 4096
WAITED_FOR: Final = 300
"""Milliseconds after which a menu is closed when no act comes."""
_OF_THE_SCREEN: Final = ("This plugin does not support", "occurs outside target window")
"""What Qt says of a screen that is none, and the test library of a drag that leaves the window."""
_INNER: Final = frozenset({"QTipLabel", "QComboBoxPrivateContainer", "QWidget", "QFrame"})
"""Windows that Qt makes for itself."""


def total(state: State) -> int:
    """All points there are: those of the players, on the table, and outside the game."""
    return sum(state.scores) + sum(getattr(state, account, 0) for account in ("pot", "outside"))


def memory() -> float:
    """MB that this process holds for itself.

    Not what it has mapped of files: the pages of two fonts with Chinese signs come to 65 MB, counted once for each
    language, and the system takes them away and gives them back as it likes.
    """
    _, resident, of_files, *_ = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return (int(resident) - int(of_files)) * PAGE / 1e6


class Watch(QObject):
    """Counts what is done and what comes of it; `faults` are told with the acts before them."""

    def __init__(self, remembered: int = 25, aloud: bool = False) -> None:
        super().__init__()
        self.acts = 0
        self.aloud = aloud
        self.program: Program | None = None
        self.last: deque[str] = deque(maxlen=remembered)
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.windows: Counter[str] = Counter()
        self._seen = -1
        self._open: set[int] = set()
        self._waiting = QTimer(self, interval=WAITED_FOR)
        self._waiting.timeout.connect(self._let_go)

    def note(self, act: str) -> None:
        """What is about to be done; said at once, so that it is known what killed the program."""
        self.see_windows()
        self.last.append(act)
        if self.aloud:
            print(f"{self.acts} {act}", file=sys.stderr, flush=True)

    def done(self, times: int = 1) -> None:
        """So many acts are done: clicks, keys, drags and whatever else a hand does at a time."""
        self.acts += times
        if self.program is not None:
            self.look(self.program)

    def fault(self, what: str) -> None:
        """Something that may not be."""
        self.faults.append(f"{what}\n  after: {' | '.join(self.last)}")

    def follow(self, program: Program) -> None:
        """Count the hands that are recorded and the corrections that are made."""
        self.program = program
        session, past = program.session, program.past
        before: list[object] = [None]

        def began(_: object) -> None:
            before[0] = None if session.past is None else (session.past.header, session.past.records)

        def ended() -> None:
            after = None if session.past is None else (session.past.header, session.past.records)
            if before[0] is not None and after is not None and after != before[0]:
                self.counts["corrections"] += 1
            before[0] = None

        def recorded() -> None:
            row = session.ledger.rows[-1] if session.ledger is not None and session.ledger.rows else None
            rules = None if session.ledger is None else session.ledger.rules
            ends = {each.record["type"] for each in rules.declaration.outcomes if each.ends_deal} if rules else set()
            self.counts["hands" if row is not None and row.kind in ends else "other events"] += 1

        past.begun.connect(began)
        past.asked.connect(began)
        past.ended.connect(ended)
        session.recorded.connect(recorded)

    def look(self, program: Program) -> None:
        """After each act: the points are those the game began with, and the history is theirs."""
        self.see_windows()
        past = program.session.past
        if past is None:
            return
        opening = past.header.rules.open(past.header.start)
        if isinstance(opening, Problem):
            self.fault(f"a session without an opening: {opening}")
        elif total(past.ledger.state) != total(opening):
            self.fault(f"{total(opening)} points have become {total(past.ledger.state)}: {past.records}")
        if past.ledger.stopped_at is not None or past.ledger.events != len(past.records):
            self.fault(f"the session stopped at {past.ledger.stopped_at}")

    def see_windows(self) -> None:
        """Count the windows that have come up since it was last looked for them."""
        shown = {
            getCppPointer(each)[0]: type(each).__name__ for each in QApplication.topLevelWidgets() if each.isVisible()
        }
        self.windows.update(name for at, name in shown.items() if at not in self._open and name not in _INNER)
        self._open = set(shown)

    def _let_go(self) -> None:
        """Close a menu that Qt waits for, as that of a number's field does: no further act would come."""
        stuck, self._seen = self._seen == self.acts, self.acts
        popup = QApplication.activePopupWidget()
        if stuck and isinstance(popup, QMenu):
            popup.close()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Everything that is said or raised meanwhile is a fault."""

        def said(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
            if not any(each in text for each in _OF_THE_SCREEN):
                self.fault(f"Qt says: {text}")

        def raised(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            self.fault("".join(traceback.format_exception(kind, error, trace)))

        earlier, hook = qInstallMessageHandler(said), sys.excepthook
        sys.excepthook = raised
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        focus = app.focusWindowChanged.connect(self.see_windows)
        self._waiting.start()
        try:
            yield
        finally:
            self._waiting.stop()
            app.focusWindowChanged.disconnect(focus)
            sys.excepthook = hook
            qInstallMessageHandler(earlier)
