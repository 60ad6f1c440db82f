"""A small game for tests: three players, one bet, wins paid by shouting a number; no tile is looked at.

It shows that window, table and store follow what a ruleset declares and know no family.
"""

from collections.abc import Mapping
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Ask, Declaration, Outcome, Question
from scorekeeper.core.doubt import Doubt, Intent
from scorekeeper.core.explained import Explained, Explanation, More
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.money import POT, Transfer, move
from scorekeeper.core.option import Option
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import CheatSheet, Section
from scorekeeper.core.ruleset import Answers, Board, Event, Result, SeatView, State, Step
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import WINDS

SEATS: Final = 3
BET: Final = 10

DECLARATION: Final = Declaration(
    tiles=(),
    melds=(),
    rows=(),
    circumstances=(),
    outcomes=(
        Outcome(
            "bet",
            "Bet",
            "Lay ten points on the table",
            questions=(Question("loud", "It was said aloud", Ask.TICK, default=True),),
            ends_deal=False,
            tap=True,
        ),
        Outcome(
            "take",
            "Takes",
            "One player takes points from another",
            questions=(
                Question("seat", "Who takes", Ask.SEAT),
                Question("off", "From whom", Ask.SEAT),
                Question("points", "Points", Ask.NUMBER),
            ),
        ),
        Outcome("pass", "Pass", "Nobody takes anything"),
        Outcome("close", "Close", "The game is over"),
    ),
    win_off="off",
    win_self="self",
)


class ToyEvent(Struct, frozen=True):
    kind: str
    seat: int = 0
    off: int = 0
    points: int = 0

    @property
    def ends_deal(self) -> bool:
        return self.kind != "bet"


class ToyState(Struct, frozen=True):
    scores: tuple[int, ...] = (100,) * SEATS
    deal: int = 1
    bets: tuple[int, ...] = ()
    pot: int = 0
    over: bool = False

    @property
    def riding(self) -> bool:
        return bool(self.bets)


class Toy(Struct, frozen=True):
    family: str = "toy"
    preset: str = "plain"

    @property
    def edition(self) -> str:
        return ""

    @property
    def options(self) -> Mapping[str, object]:
        return {}

    @property
    def changed(self) -> Mapping[str, object]:
        return {}

    @property
    def option_rows(self) -> tuple[Option, ...]:
        return ()

    @property
    def faults(self) -> tuple[Problem, ...]:
        return ()

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def declaration(self) -> Declaration:
        return DECLARATION

    @property
    def glossary(self) -> tuple[Entry, ...]:
        return ()

    @property
    def takeover(self) -> tuple[Question, ...]:
        return ()

    @property
    def words(self) -> Mapping[str, str]:
        return {
            "deal": "Deal {number}",
            "poor": "{seat} has no ten points.",
            "twice": "One bet a deal.",
            "preset_plain": "Plain",
        }

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        return self if not options else Problem("bad_record", {"what": "options"}, "options")

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        return self.with_options(options)

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        return Problem("bad_record", {"what": "hand"}, "hand")

    def write_hand(self, hand: Hand) -> dict[str, object]:
        return {}

    def score(self, hand: Hand, setting: Setting) -> Score | Problem:
        return Problem("not_a_win")

    def impossible(self, hand: Hand, setting: Setting) -> Problem | None:
        return None

    def explain(self, hand: Hand, setting: Setting) -> Explanation | Problem:
        return Problem("not_a_win")

    def explain_event(self, state: State, event: Event) -> tuple[Explained, ...] | Problem:
        return ()

    def more(self, hand: Hand, setting: Setting) -> tuple[More, ...] | Problem:
        return Problem("not_a_win")

    def doubts(self, intent: Intent) -> tuple[Doubt, ...]:
        return ()

    def reference(self) -> tuple[Section, ...]:
        return ()

    def cheat_sheet(self) -> CheatSheet | None:
        return None

    def answer_hand(self, record: Record) -> dict[str, object] | Problem:
        return Problem("not_a_win")

    def read_event(self, record: Record) -> Event | Problem:
        kind = record.get("type")
        numbers = [record.get(name, 0) for name in ("seat", "off", "points")]
        if kind not in {"bet", "take", "pass", "close"} or not all(isinstance(each, int) for each in numbers):
            return Problem("bad_record", {"what": str(kind)}, "type")
        return ToyEvent(str(kind), *(each for each in numbers if isinstance(each, int)))

    def write_event(self, answers: Answers) -> dict[str, object]:
        return {"type": answers.outcome, **answers.given}

    def read_answers(self, record: Record) -> Answers | Problem:
        return Answers(str(record["type"]), given={key: value for key, value in record.items() if key != "type"})

    def open(self, start: Record | None) -> State | Problem:
        return ToyState()

    def setting(self, state: State, seat: int, off: int | None = None) -> Setting:
        return Setting(WINDS[seat], WINDS[0])

    def play(self, state: State, event: Event) -> Step | Problem:
        assert isinstance(state, ToyState)
        assert isinstance(event, ToyEvent)
        if state.over:
            return Problem("game_over")
        if event.kind == "bet" and event.seat in state.bets:
            return Problem("twice")
        if event.kind == "bet" and state.scores[event.seat] < BET:
            return Problem("poor", {"seat": event.seat})
        moved: tuple[Transfer, ...] = ()
        if event.kind == "bet":
            moved = move(event.seat, POT, BET, "bet")
            return Step(moved, replace(_paid(state, moved), bets=(*state.bets, event.seat)), None)
        if event.kind == "take":
            moved = (*move(event.off, event.seat, event.points, "take"), *move(POT, event.seat, state.pot, "pot"))
        row = {"round": f"D{state.deal}"}
        after = replace(_paid(state, moved), deal=state.deal + 1, bets=(), over=event.kind == "close")
        return Step(moved, after, row)

    def board(self, state: State) -> Board:
        assert isinstance(state, ToyState)
        ranked = sorted(range(SEATS), key=lambda seat: (-state.scores[seat], seat))
        return Board(
            Phrase("deal", {"number": state.deal}),
            WINDS[0],
            tuple(
                SeatView(
                    seat,
                    WINDS[seat],
                    state.scores[seat],
                    ranked.index(seat) + 1,
                    seat == 0,
                    ("bet",) * (seat in state.bets),
                )
                for seat in range(SEATS)
            ),
            (("pot", state.pot),),
        )

    def result(self, state: State) -> Result:
        ranked = sorted(range(SEATS), key=lambda seat: (-state.scores[seat], seat))
        places = tuple(ranked.index(seat) + 1 for seat in range(SEATS))
        if not state.over:
            return Result(state.scores, places, None, unit=10)
        final = tuple(each / 10 for each in state.scores)
        return Result(state.scores, places, final, unit=10, ended=Phrase("ended_by_hand"))

    def next_row(self, state: State) -> Mapping[str, object] | None:
        assert isinstance(state, ToyState)
        return None if state.over else {"round": f"D{state.deal}"}


def _paid(state: ToyState, moved: tuple[Transfer, ...]) -> ToyState:
    accounts = dict(enumerate(state.scores)) | {POT: state.pot}
    for each in moved:
        accounts[each.payer] -= each.points
        accounts[each.payee] += each.points
    return replace(state, scores=tuple(accounts[seat] for seat in range(SEATS)), pot=accounts[POT])
