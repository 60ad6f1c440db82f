"""What a player does with the window on purpose: hands entered and recorded, taken back and put right, by mouse and keys."""

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program
from scorekeeper.core.declaration import Ask
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import NewSession
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from tests.campaigns.user_hands import HANDS, called
from tests.campaigns.user_watch import Watch
from tests.campaigns.user_wild import over_all
from tests.families import COMPLETE, answer
from tests.walks.hands import click, click_rect, key, type_text

NAMES: Final = (
    "Ana",
    "Ben",
    "Chi",
    "Dan",
    "Maximiliane Schröder-Dingelhausen",
    "佐々木 小次郎",
    "A&B <b>x</b>",
    "欧阳 娜娜",
)
LONG: Final = 25
"""Rows of a session after which a new one is begun."""


class Plays:
    """Acts with a purpose; each goes back to the table first."""

    def __init__(self, program: Program, watch: Watch, chance: Random) -> None:
        self.program = program
        self.watch = watch
        self.chance = chance
        self.acts: tuple[tuple[Callable[[], None], int], ...] = (
            (self.win, 40),
            (self.other_outcome, 12),
            (self.tap, 10),
            (self.undo, 8),
            (self.correct, 22),
            (self.strike, 4),
            (self.insert, 3),
            (self.begin, 2),
        )

    def act(self) -> None:
        """Do something a player would."""
        self.come_to_the_table()
        ledger = self.program.session.ledger
        if ledger is None or ledger.over or len(ledger.rows) > LONG:
            self.begin()
            return
        acts, weights = zip(*self.acts, strict=True)
        self.chance.choices(acts, weights)[0]()

    def come_to_the_table(self) -> None:
        """Leave whatever is open over it."""
        for _ in range(10):
            over = over_all()
            if over is None:
                break
            self.watch.note(f"close {type(over).__name__}")
            over.close()
            QApplication.processEvents()
            self.watch.done()
        if self.program.past.opened:
            self.program.past.give_up()
        if self.program.sample().running:
            self.program.sample().leave()
        self.program.desk.turn_back()
        if self.program.looks.choice.keys:
            self.program.looks.toggle_keys()
        self.program.window.activateWindow()
        QApplication.processEvents()

    @property
    def side(self) -> EntrySide:
        """Where a hand is entered now."""
        page = self.program.correcting.page
        desk = self.program.desk
        return page.side if page is not None and desk.page is page else desk.table.side

    def press(self, widget: QWidget) -> None:
        """Click a button if it is in sight."""
        if widget.isVisible() and widget.isEnabled():
            click(widget)
            self.watch.done()

    # playing

    def begin(self) -> None:
        """A new session by the dialog, or as a start page's button begins one."""
        program, chance = self.program, self.chance
        choice = chance.choice(program.house.choices)
        names = tuple(chance.sample(NAMES, choice.seats))
        self.watch.note(f"begin {choice.family} {choice.preset}")
        if chance.random() < 0.5:
            program.dialogs.begin(NewSession(choice.family, choice.preset, names, "random", dict(choice.options)))
            self.watch.done()
            return
        program.dialogs.new_session()
        QApplication.processEvents()
        dialog = program.window.findChildren(NewSessionDialog)[-1]
        dialog.choose_rules(choice)
        for line, name in zip([each for each in dialog.names if each.isVisible()], names, strict=False):
            line.setText(name)
        self.press(dialog.start)

    def win(self) -> None:
        """Somebody wins, mostly with a hand that is whole; mostly it is recorded."""
        rules = self._rules()
        if rules is None:
            return
        self.watch.note("a win")
        outcome = self.side.outcome
        if not outcome.won.isVisible():
            self.press(outcome.back)
        for row in (outcome.won, outcome.off):
            offered = [each for each in row.buttons if each.isVisible() and each.isEnabled() and not each.isChecked()]
            if offered:
                self.press(self.chance.choice(offered))
        self.fill(rules.family)
        if self.chance.random() < 0.8:
            self.record()

    def _rules(self) -> Ruleset | None:
        ledger = self.program.session.ledger
        return None if ledger is None else ledger.rules

    def fill(self, family: str) -> None:
        """A hand, at once or now and then by clicks or keys one by one; sometimes only the beginning."""
        text = self.chance.choice(HANDS.get(family, (COMPLETE,)) if self.chance.random() < 0.8 else (COMPLETE,))
        text = text if self.chance.random() < 0.9 else text[: self.chance.randrange(1, len(text))]
        self.watch.note(f"enter {text}")
        past = self.program.past
        entry = past.entry if past.opened else self.program.entry
        tiles, keys = read_tiles(text), self.side.entry.builder.picker
        way = self.chance.random()
        if not isinstance(tiles, Problem) and way < 0.1:
            for tile in tiles:
                if any(tile in line for line in keys.lines):
                    self.press(keys.key_of(tile))
            return
        if way < 0.2:
            for sign in text:
                type_text(self.side.entry, sign)
                self.watch.done()
        else:
            entry.type_text(text)
            self.watch.done()
        view = entry.view
        if view is not None and not view.can_record and self.chance.random() < 0.3:
            entry.declare(called(family, self.chance))
            self.watch.done()

    def record(self) -> None:
        """Press Record, once more where it is asked again."""
        for _ in range(2):
            button = self.side.entry.worth.record
            before = self.program.session.past
            self.watch.note("record")
            self.press(button)
            if self.program.session.past is not before and self.program.session.past != before:
                return

    def other_outcome(self) -> None:
        """A hand that nobody wins, or something else that happens."""
        rules, entry = self._rules(), self.program.entry
        if rules is None:
            return
        self.press(self.side.outcome.back)
        closed = entry.view.closed if entry.view is not None else ()
        every = rules.declaration.outcomes
        rows = [each for each in every if not each.tap and not each.most_winners and each.id not in closed]
        weights = [1 if not each.ends_deal else 6 for each in rows]
        outcome = self.chance.choices(rows, weights)[0]
        if outcome.id == "end" and self.chance.random() < 0.7:
            return
        self.watch.note(f"outcome {outcome.id}")
        self.press(self.side.outcome.other(outcome.id))
        if entry.view is None or entry.view.outcome != outcome.id:
            entry.choose_outcome(outcome.id)
            self.watch.done()
        for asked in entry.view.questions if entry.view is not None else ():
            if asked.question.needed or asked.question.ask in (Ask.CHOICE, Ask.SEATS, Ask.AMOUNTS):
                entry.answer(asked.question.id, answer(asked.question, rules.seats))
                self.watch.done()
        self.record()

    def tap(self) -> None:
        """Touch a player's panel."""
        rules = self._rules()
        taps = [each.id for each in rules.declaration.outcomes if each.tap] if rules is not None else []
        buttons = [panel.tap_button(each) for panel in self.program.desk.table.board.panels for each in taps]
        if buttons:
            self.watch.note("a touch")
            self.press(self.chance.choice(buttons))

    def undo(self) -> None:
        """Take steps back and sometimes do them again."""
        top = self.program.desk.table.top
        for _ in range(self.chance.randint(1, 3)):
            self.watch.note("undo")
            self.press(top.undo)
        for _ in range(self.chance.randint(0, 3)):
            self.watch.note("redo")
            self.press(top.redo)

    # putting right

    def _row(self) -> int | None:
        """The event of a row of the history, chosen by chance."""
        ledger = self.program.session.ledger
        return self.chance.choice(ledger.rows).event if ledger is not None and ledger.rows else None

    def correct(self) -> None:
        """Put a hand of the past right: other tiles, another loser, or another outcome."""
        ledger, past = self.program.session.ledger, self.program.past
        if ledger is None or not ledger.rows:
            self.win()
            return
        line = self.chance.randrange(len(ledger.rows))
        self.watch.note(f"correct row {line}")
        history = self.program.desk.table.history
        index = history.model().index(line, history.model().columnCount() - 1)
        history.scrollTo(index)
        click_rect(history.viewport(), history.visualRect(index))
        self.watch.done()
        if not past.opened:
            self._agree()
            return
        view = past.entry.view
        if view is not None and view.active is not None:
            past.entry.clear_hand()
            past.entry.type_text(self.chance.choice(HANDS.get(ledger.rules.family, (COMPLETE,))))
            self.watch.done()
        elif view is not None:
            for asked in view.questions:
                past.entry.answer(asked.question.id, answer(asked.question, ledger.rules.seats))
                self.watch.done()
        self.record()
        self._stuck()
        if self.chance.random() < 0.3:
            past.entry.declare(called(ledger.rules.family, self.chance))
            self.watch.done()
            self.record()
        past.give_up()

    def _stuck(self) -> None:
        """Strike what has become impossible, or go there."""
        page = self.program.correcting.page
        if page is None or self.program.desk.page is not page or self.chance.random() < 0.5:
            return
        self.chance.choice(
            (self.program.past.go_there, self.program.past.strike_there, self.program.past.strike_rest)
        )()
        self.watch.done()
        self._agree()

    def _agree(self) -> None:
        """Say yes where it is asked whether the past is to change."""
        QApplication.processEvents()
        for dialog in self.program.window.findChildren(ConsequencesDialog):
            if dialog.isVisible():
                self.press(dialog.accept_button if self.chance.random() < 0.8 else dialog.cancel)

    def strike(self) -> None:
        """A hand that was not played goes."""
        event = self._row()
        if event is not None:
            self.watch.note("strike")
            self.program.past.strike(event)
            self.watch.done()
            self._agree()

    def insert(self) -> None:
        """A hand that was forgotten is put in."""
        event = self._row()
        if event is None:
            return
        self.watch.note("insert")
        self.program.past.insert(event)
        self.watch.done()
        QApplication.processEvents()
        self.win()
        key(self.program.window, Qt.Key.Key_Escape)
        self.watch.done()
        self._agree()
