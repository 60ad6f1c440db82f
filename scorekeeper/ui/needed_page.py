"""What every player needs of the running hand, in short sentences: the best place first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.needed_view import Goal, Need, Needed, SeatNeeds
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.style import Look, newcomer
from scorekeeper.ui.terms import terms_by
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

Lines = tuple[str, ...]


class NeededPage(QScrollArea):
    """A paragraph for each player; what is shown belongs to the table as it stands."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(ui("pane_needed"))
        note = look.type["note"]
        self.setStyleSheet(f'QLabel[role="needed"], QLabel[role="quiet"] {{ font-size: {note}px; }}')
        self._ledger: Ledger | None = None
        self._within = QFrame(self)
        self._within.setProperty("role", "panel")
        self._column = QVBoxLayout(self._within)
        self._column.setContentsMargins(10, 8, 10, 8)
        self._column.setSpacing(2)
        self.setWidget(self._within)
        # Built in sight it would be filled to its corners, which are round.
        self._within.setAutoFillBackground(False)
        self.labels: list[QLabel] = []
        self._told: tuple[object, ...] = ()

    def show_session(self, view: SessionView) -> None:
        """Another table: what was needed before it no longer is."""
        if self._ledger is not view.ledger:
            self._ledger = view.ledger
            self._say([(ui("needed_wait"), "quiet", "")])

    def show_needed(self, needed: Needed) -> None:
        """Show what every player needs."""
        ledger = self._ledger
        if ledger is None:
            return
        lines = [line for seat in sorted(needed.seats, key=lambda each: each.place) for line in _lines(seat, ledger)]
        if newcomer() and lines:
            lines.insert(0, (ui("needed_lead"), "quiet", ""))
        self._say(lines or [(ui("needed_nothing"), "quiet", "")])

    def said(self) -> list[str]:
        """What is shown, line by line."""
        return [label.text() for label in self.labels]

    def _say(self, lines: Sequence[tuple[str, str, str]]) -> None:
        told = (self._ledger is not None and terms_by(self._ledger.rules), *lines)
        if told == self._told:
            return
        self._told = told
        for label in self.labels:
            label.hide()
            label.deleteLater()
        self.labels = []
        while self._column.count():
            self._column.takeAt(0)
        for text, role, tip in lines:
            label = QLabel(text, self._within)
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setToolTip(as_typed(tip))
            label.setAccessibleDescription(tip)
            if self._ledger is not None:
                gloss(label, terms_by(self._ledger.rules))
            self._column.addWidget(label)
            self.labels.append(label)
        self._column.addStretch(1)


def _lines(needs: SeatNeeds, ledger: Ledger) -> list[tuple[str, str, str]]:
    """A player's paragraph: a line for every goal, those that take the same hands together."""
    speech = Speech(ledger.rules.words)
    head = ui("needed_player", name=ledger.players[needs.seat], place=speech.place(needs.place))
    lines = [(head, "player", "")]
    alike: list[tuple[tuple[Need, ...], list[Goal]]] = []
    for goal in needs.goals:
        goals = next((goals for known, goals in alike if known == goal.needs), None)
        if goals is None:
            alike.append((goal.needs, [goal]))
        else:
            goals.append(goal)
    for found, goals in alike:
        ways = _ways(found, needs.seat, ledger)
        goal_names = listed(_goal(goal, ledger.players, speech) for goal in goals)
        tip = "\n".join(_hands(found, ledger.players, speech))
        lines.append((ui("needed_line", goals=goal_names, ways=ways), "needed", tip))
    return lines if len(lines) > 1 else [*lines, (ui("needed_first"), "quiet", "")]


def _goal(goal: Goal, players: tuple[str, ...], speech: Speech) -> str:
    if goal.rival is not None:
        return ui("needed_ahead", name=players[goal.rival])
    return ui("needed_wins") if goal.wins else speech.place(goal.place or 1)


def _ways(needs: Sequence[Need], seat: Seat, ledger: Ledger) -> str:
    """The smallest hands, ways that take the same one together."""
    if not needs:
        return ui("needed_none")
    whole = len(needs) == ledger.rules.seats
    if whole and all(need.least for need in needs):
        return ui("needed_any_way")
    amounts = [_amount(need, ledger) for need in needs]
    if whole and len(set(amounts)) == 1 and len(set(_payers(needs))) == 1:
        return ui("needed_however", points=amounts[0])
    alike: dict[tuple[str, bool], list[Seat]] = {}
    parts = []
    for need, amount in zip(needs, amounts, strict=True):
        if need.off is None:
            parts.append(ui("needed_by_draw", points=amount))
        else:
            alike.setdefault((amount, need.least), []).append(need.off)
    parts += [
        ui("needed_off", points=amount, names=_either(ledger.players[seat] for seat in offs))
        for (amount, _), offs in alike.items()
    ]
    return _joined("needed_ways", parts)


def _payers(needs: Iterable[Need]) -> list[int]:
    return [len(need.paid) for need in needs]


def _amount(need: Need, ledger: Ledger) -> str:
    """What a hand is paid, as it is said aloud: by one player, by all the same, or the small and the large part."""
    if need.least:
        return ui("needed_any")
    paid = [each for _, each in need.paid]
    if len(paid) <= 1:
        return points(paid[0] if paid else 0)
    few = sorted(set(paid))
    if len(few) == 1:
        return ui("needed_all", points=few[0])
    return ui("needed_split", small=few[0], large=few[-1])


def _hands(needs: Iterable[Need], players: tuple[str, ...], speech: Speech) -> Lines:
    """The same hands as they would be called out."""
    return tuple(
        ui(
            "needed_hand",
            way=ui("off_name", name=players[need.off]) if need.off is not None else ui("own_draw"),
            hand=_called(need.declared, speech),
        )
        for need in needs
    )


def _called(declared: Mapping[str, object], speech: Speech) -> str:
    """A hand in the family's words: `3 han 40 fu`, `Mangan`."""
    return " ".join(
        speech.counted(fact, id_)
        if isinstance(fact, int) and f"{id_}_count" in speech.words
        else speech.word(str(fact))
        for id_, fact in declared.items()
    )


def _either(names: Iterable[str]) -> str:
    return _joined("needed_or", list(names))


def _joined(id_: str, parts: Sequence[str]) -> str:
    whole = parts[0]
    for part in parts[1:]:
        whole = ui(id_, one=whole, other=part)
    return whole
