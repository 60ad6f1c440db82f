"""Trio as one object: whoever completes a hand is paid, and the loser who helped comforts the other one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from msgspec.structs import replace

from scorekeeper.core import records
from scorekeeper.core.declaration import Ask, Circumstance, Declaration, HandsAsked, Outcome, Question
from scorekeeper.core.doubt import Claim, Doubt, DoubtRow, Intent, found
from scorekeeper.core.events import read_kept, read_seat
from scorekeeper.core.explained import Explained, Explanation, Group, More, plainly
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer, deltas, move
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.option import read_options
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.reference import Cell, CheatSheet, Example, Facts, Page, Section
from scorekeeper.core.ruleset import Answers, Board, Column, Event, Result, SeatView, State, Step, WinnerAnswer
from scorekeeper.core.shapes import is_complete
from scorekeeper.core.tiles import COPIES, TILES, WINDS
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from tests.trio.declared import (
    DRAWN,
    GLOSSARY,
    GOAL,
    HAND,
    HANDED,
    MOON,
    OPTIONS,
    PRESETS,
    PRIZE,
    ROWS,
    SEATS,
    START,
    WORDS,
)
from tests.trio.happening import Evening, Happening, TrioScore, hand_of, run_of


@dataclass(frozen=True)
class Trio:
    """The rules of trio with every option set."""

    preset: str
    comfort: int
    moonlight: bool
    family = "trio"
    edition = ""
    seats = SEATS
    words = WORDS
    option_rows = ROWS
    faults: tuple[Problem, ...] = ()
    takeover: tuple[Question, ...] = ()

    @classmethod
    def of(cls, preset: str | None, options: Mapping[str, object]) -> Self | Problem:
        found = next((each for each in PRESETS if preset in (each.id, None)), None)
        if found is None:
            return Problem("bad_record", {"what": f"there is no preset “{preset}”"}, "preset")
        usual = {row.id: row.default for row in ROWS}
        values = read_options(OPTIONS, {**usual, **found.differences, **options})
        if isinstance(values, Problem):
            return values
        return cls(found.id, int(str(values["comfort"])), values["moonlight"] is True)

    @property
    def glossary(self) -> tuple[Entry, ...]:
        return GLOSSARY

    @property
    def options(self) -> Mapping[str, object]:
        return {"comfort": self.comfort, "moonlight": self.moonlight}

    @property
    def changed(self) -> Mapping[str, object]:
        plain = self.of(self.preset, {})
        assert not isinstance(plain, Problem)
        return {name: value for name, value in self.options.items() if value != plain.options[name]}

    @property
    def declaration(self) -> Declaration:
        moon = Circumstance(
            MOON,
            QT_TRANSLATE_NOOP("words", "By moonlight"),
            QT_TRANSLATE_NOOP("words", "The moon shone on the hand, which counts twice."),
            winner=True,
        )
        honoured = (Question("seat", QT_TRANSLATE_NOOP("words", "Who is honoured?"), Ask.SEAT, needed=True),)
        return Declaration(
            tiles=(TILES[:9], TILES[9:18], TILES[18:27], TILES[27:34]),
            melds=(),
            rows=(),
            circumstances=(moon,) * self.moonlight,
            outcomes=(
                Outcome(
                    "win",
                    QT_TRANSLATE_NOOP("words", "Win"),
                    QT_TRANSLATE_NOOP("words", "Somebody completes a hand."),
                    HandsAsked.WINNERS,
                    most_winners=1,
                ),
                Outcome(
                    "draw", QT_TRANSLATE_NOOP("words", "Draw"), QT_TRANSLATE_NOOP("words", "Nobody completes a hand.")
                ),
                Outcome(
                    "toast",
                    QT_TRANSLATE_NOOP("words", "Toast"),
                    QT_TRANSLATE_NOOP("words", "All give somebody a point."),
                    HandsAsked.NOBODY,
                    honoured,
                    ends_deal=False,
                ),
                Outcome(
                    "end", QT_TRANSLATE_NOOP("words", "Go home"), QT_TRANSLATE_NOOP("words", "The evening is over.")
                ),
            ),
            win_off=HANDED,
            win_self=DRAWN,
            goal=GOAL,
        )

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        return self.of(self.preset, {**self.changed, **options})

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        return self.of(preset, options)

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        try:
            return hand_of(record, DRAWN if seated else None), Setting(*(WINDS[0],) * 2)
        except BadRecordError as fault:
            return fault.problem

    def write_hand(self, hand: Hand) -> dict[str, object]:
        won = None if hand.win_tile is None else hand.win_tile.code
        moon = sorted(hand.circumstances)
        return {"concealed": write_tiles(hand.concealed), "win_tile": won, "circumstances": moon}

    def score(self, hand: Hand, setting: Setting) -> TrioScore | Problem:
        if problem := self.impossible(hand, setting):
            return problem
        if any(hand.concealed.count(each) > COPIES for each in hand.concealed) or not is_complete(hand.concealed, 0):
            return Problem("not_a_win", {}, "concealed")
        if hand.circumstances and not self.moonlight:
            return Problem("bad_record", {"what": MOON}, "circumstances")
        return TrioScore.of(MOON in hand.circumstances)

    def impossible(self, hand: Hand, setting: Setting) -> Problem | None:
        if len(hand.concealed) != HAND:
            return Problem("tile_count", {"count": len(hand.concealed), "wanted": HAND}, "concealed")
        return None

    def explain(self, hand: Hand, setting: Setting) -> Explanation | Problem:
        score = self.score(hand, setting)
        return score if isinstance(score, Problem) else plainly(score)

    def explain_event(self, state: State, event: Event) -> tuple[Explained, ...] | Problem:
        assert isinstance(event, Happening)
        if event.kind != "win":
            return ()
        found = self.explain(event.hand, self.setting(state, event.seat))
        return found if isinstance(found, Problem) else (Explained(event.seat, found),)

    def more(self, hand: Hand, setting: Setting) -> tuple[More, ...] | Problem:
        score = self.score(hand, setting)
        return score if isinstance(score, Problem) else ()

    def doubts(self, intent: Intent) -> tuple[Doubt, ...]:
        return tuple(found(DOUBTS, self, intent))

    def reference(self) -> tuple[Section, ...]:
        record: Record = {"concealed": "111m444p789s11555z", "win_tile": "5z", "win": DRAWN}
        read = self.read_hand(record)
        assert not isinstance(read, Problem)
        score = self.score(*read)
        assert isinstance(score, TrioScore)
        groups = tuple(Group(run_of(text), won="5z" in text) for text in ("111m", "444p", "789s", "11z", "555z"))
        shown = Example(groups, run_of("5z")[0], score.headline, score.parts, score.total, record)
        worth = Facts(((Phrase("trio_hand"), (Cell(score.headline),)),))
        title = Phrase("trio_complete")
        page = Page("trio_complete", title, (worth, shown), lines=("trio_complete",))
        return (Section("trio", Phrase("page_trio"), (page,)),)

    def cheat_sheet(self) -> CheatSheet | None:
        return None

    def answer_hand(self, record: Record) -> dict[str, object] | Problem:
        read = self.read_hand(record)
        score = read if isinstance(read, Problem) else self.score(*read)
        return score if isinstance(score, Problem) else score.answer()

    def read_event(self, record: Record) -> Event | Problem:
        try:
            kind = records.one_of(record, "type", ("win", "draw", "toast", "end"))
            kept = read_kept(record, SEATS)
            if kind not in ("win", "toast"):
                return Happening(kind, kept=kept)
            seat = read_seat(record.get("seat"), "seat", SEATS)
            if kind == "toast":
                return Happening(kind, seat)
            off = None if record.get("from") is None else read_seat(record["from"], "from", SEATS)
            if off == seat:
                return Problem("bad_seat", {"seat": seat}, "from")
            hand = hand_of(records.mapping(record.get("hand"), "hand"), DRAWN if off is None else HANDED)
            return Happening(kind, seat, off, hand, kept)
        except BadRecordError as fault:
            return fault.problem

    def write_event(self, answers: Answers) -> dict[str, object]:
        record = {"type": answers.outcome, **answers.given}
        for each in answers.winners:
            record |= {"seat": each.seat, "from": answers.off, "hand": each.hand}
        return record

    def read_answers(self, record: Record) -> Answers | Problem:
        event = self.read_event(record)
        if isinstance(event, Problem):
            return event
        assert isinstance(event, Happening)
        if event.kind != "win":
            return Answers(event.kind, given={key: value for key, value in record.items() if key == "seat"})
        hand = records.mapping(record["hand"], "hand")
        return Answers(event.kind, (WinnerAnswer(event.seat, hand),), event.off)

    def open(self, start: Record | None) -> State | Problem:
        return Problem("bad_record", {"what": "start"}, "start") if start else Evening()

    def setting(self, state: State, seat: Seat, off: Seat | None = None) -> Setting:
        return Setting(WINDS[seat], WINDS[0])

    def play(self, state: State, event: Event) -> Step | Problem:
        assert isinstance(state, Evening)
        assert isinstance(event, Happening)
        if state.over:
            return Problem("game_over")
        moved: tuple[Transfer, ...] = ()
        if event.kind == "toast":
            moved = tuple(each for seat in range(SEATS) for each in move(seat, event.seat, 1, "toast"))
        elif event.kind == "win":
            score = self.score(event.hand, self.setting(state, event.seat))
            if isinstance(score, Problem):
                return score
            moved = self._paid(event, score.total)
        moved = moved if event.kept is None else event.kept
        scores = tuple(map(sum, zip(state.scores, deltas(moved, SEATS), strict=True)))
        wins = tuple(won + (event.kind == "win" and seat == event.seat) for seat, won in enumerate(state.wins))
        after = replace(state, scores=scores, wins=wins, deal=state.deal + event.ends_deal, over=event.kind == "end")
        won = (event.seat, event.off) if event.kind == "win" else None
        return Step(moved, after, {"round": f"D{state.deal}"} if event.kind != "end" else None, won)

    def _paid(self, win: Happening, worth: int) -> tuple[Transfer, ...]:
        """Both losers pay the winner; the one who gave the tile, else the next in turn, comforts the other."""
        helper = (win.seat + 1) % SEATS if win.off is None else win.off
        other = SEATS - win.seat - helper
        paid = (*move(helper, win.seat, worth, "trio_hand"), *move(other, win.seat, worth, "trio_hand"))
        return (*paid, *move(helper, other, self.comfort, "comfort"))

    def board(self, state: State) -> Board:
        assert isinstance(state, Evening)
        places = self.result(state).places
        rows = enumerate(zip(state.scores, places, strict=True))
        seats = tuple(SeatView(seat, WINDS[seat], score, place, seat == 0) for seat, (score, place) in rows)
        return Board(Phrase("trio_deal", {"number": state.deal}), WINDS[0], seats)

    def result(self, state: State) -> Result:
        """A prize for each deal won counts beside the points."""
        assert isinstance(state, Evening)
        gains = tuple(score - START for score in state.scores)
        prizes = tuple(PRIZE * won for won in state.wins)
        final = tuple(map(sum, zip(gains, prizes, strict=True)))
        places = tuple(1 + sum(other > own for other in final) for own in final)
        if not state.over:
            return Result(state.scores, places, None)
        columns = (
            Column("gain", Phrase("trio_gain"), gains),
            Column("prizes", Phrase("trio_prizes", {"points": PRIZE}), prizes),
        )
        return Result(state.scores, places, tuple(map(float, final)), columns, ended=Phrase("ended_by_hand"))

    def next_row(self, state: State) -> Mapping[str, object] | None:
        assert isinstance(state, Evening)
        return None if state.over else {"round": f"D{state.deal}"}


def _no_moon(rules: Trio, claim: Claim) -> Phrase | None:
    """A hand that the moon may have shone on."""
    return Phrase("trio_moon") if rules.moonlight and MOON not in claim.hand.circumstances else None


DOUBTS: Final[tuple[DoubtRow[Trio], ...]] = (DoubtRow("moon", _no_moon),)
