"""From what was entered to the event it makes: what is still missing, what it would do, and its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Ask, Outcome, Question
from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Asked, HandView, Preview
from scorekeeper.core.hand import Setting
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.money import Seat, deltas
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.ruleset import Answers, State, Step, WinnerAnswer
from scorekeeper.core.score import Score

MOST_MISSING: Final = 7
"""A hand that lacks no more tiles than so many is far enough to be told what brings it nearer."""
LIABLE: Final = "liable"
"""The id of the question who is liable; it is asked of each winner."""


class Made(Struct, frozen=True):
    """An event the rules accept now: its record, and what it will do."""

    record: dict[str, object]
    preview: Preview


def way_of_winning(entering: Entering, table: Table, seat: Seat) -> str | None:
    """The family's word for the way a seat wins, None when it does not or when that is not known yet."""
    if seat not in entering.winners or not entering.off_chosen:
        return None
    return table.way(entering.draft_of(seat).circumstances, entering.off)


def worth(entering: Entering, table: Table, seat: Seat) -> Score | Problem | None:
    """What a seat's hand is worth, what is wrong with it or still missing; None for a score that was called out."""
    draft = entering.draft_of(seat)
    setting = table.setting(seat, entering.off)
    if draft.declared is not None:
        return None
    if seat in entering.texts:
        typed = entering.texts[seat]
        if typed.problem is not None:
            return typed.problem
        if typed.unfinished:
            return Problem("typed_unfinished", {"text": typed.unfinished}, "typed")
    if draft.losing and setting is not None:
        return _losing(draft, setting, table)
    if draft.room > 0:
        return _missing(draft)
    if not entering.off_chosen:
        return _off_missing(table)
    if setting is None:
        return Problem("winner_missing")
    return table.rules.score(table.hand(draft, way_of_winning(entering, table, seat)), setting)


class Worths:
    """What the hands of a deal are worth, each counted once: when it is first asked for."""

    __slots__ = ("_entering", "_known", "_table")

    def __init__(self, entering: Entering, table: Table) -> None:
        self._entering = entering
        self._table = table
        self._known: dict[Seat, Score | Problem | None] = {}

    def of(self, seat: Seat) -> Score | Problem | None:
        """What a seat's hand is worth, as `worth` tells it."""
        if seat not in self._known:
            self._known[seat] = worth(self._entering, self._table, seat)
        return self._known[seat]


def hand_entered(entering: Entering, table: Table, seat: Seat) -> HandEntered | None:
    """A seat's hand as the rules see it; None while tiles are missing but the last one, and for one that was called out."""
    draft, text, setting = entering.draft_of(seat), entering.texts.get(seat), table.setting(seat, entering.off)
    unread = text is not None and (text.problem is not None or bool(text.unfinished))
    if draft.declared is not None or unread or setting is None:
        return None
    if draft.losing:
        return HandEntered(table.rules, seat, table.hand(draft, None), setting)
    if 1 <= draft.room <= MOST_MISSING and draft.win_index is None:
        short = replace(table.hand(draft, None), win_tile=None)
        return HandEntered(table.rules, seat, short, setting, short=True, lacks=draft.room - 1)
    if draft.room > 0 or not entering.off_chosen:
        return None
    return HandEntered(table.rules, seat, table.hand(draft, way_of_winning(entering, table, seat)), setting)


def _losing(draft: Draft, setting: Setting, table: Table) -> Score | Problem:
    """What a hand is worth that did not win; whether tiles may be missing is for the rules to say."""
    if not (draft.tiles or draft.melds or any(draft.rows.values()) or draft.circumstances):
        return Problem("hand_optional", where="concealed")
    score = table.rules.score(table.hand(draft, None), setting)
    if isinstance(score, Problem) and score.id == "tile_count" and draft.room > 0:
        return replace(score, id="hand_unfinished", sentence=score.sentence or score.id)
    return score


def hands_of(entering: Entering, table: Table, worths: Worths) -> tuple[HandView, ...]:
    """All hands of the deal with what they are worth, where all of them are entered."""
    if not entering.together:
        return ()
    return tuple(_hand_view(entering.draft_of(seat), seat, worths) for seat in entering.asked(table))


def _hand_view(draft: Draft, seat: Seat, worths: Worths) -> HandView:
    if draft.empty:
        return HandView(seat, False, None)
    if draft.declared is not None:
        numbers = [each for each in draft.declared.values() if type(each) is int]
        return HandView(seat, True, numbers[0] if len(numbers) == 1 else None)
    value = worths.of(seat)
    return HandView(seat, True, None if value is None or isinstance(value, Problem) else value.total)


def make_event(entering: Entering, table: Table, worths: Worths) -> Made | Problem:
    """The event that was entered, or the first thing that keeps it from being one."""
    outcome = table.outcome(entering.outcome)
    if outcome is None or table.state is None:
        return Problem("outcome_missing")
    missing = _unanswered(entering, table, outcome, worths)
    if missing is not None:
        return missing
    return tried(answers_of(entering, table, outcome), table, table.state)


def tried(answers: Answers, table: Table, state: State) -> Made | Problem:
    """Some answers as an event that the rules accept now, or why they do not."""
    record = table.rules.write_event(answers)
    event = table.rules.read_event(record)
    if isinstance(event, Problem):
        return event
    step = table.rules.play(state, event)
    return step if isinstance(step, Problem) else Made(record, _preview(step, table))


def answers_of(entering: Entering, table: Table, outcome: Outcome) -> Answers:
    """What was entered, as the rules write it down."""
    liable = {seat: named for seat, named in entering.liable.items() if _can_be_liable(entering, table, outcome, seat)}
    named = replace(entering, liable=liable)
    winners = tuple(_winner(named, table, seat) for seat in entering.winners)
    begun = [seat for seat in entering.asked(table) if not entering.draft_of(seat).empty]
    others = tuple(_winner(named, table, seat) for seat in begun if seat not in entering.winners)
    return Answers(outcome.id, winners, entering.off, given_of(entering, table, outcome), others)


def questions_of(entering: Entering, table: Table, outcome: Outcome | None) -> tuple[Asked, ...]:
    """The outcome's questions with their answers; who is liable is asked only of a hand that can make somebody so."""
    asked = []
    for each in outcome.questions if outcome else ():
        if each.id != LIABLE and outcome:
            asked.append(_asked(each, given_of(entering, table, outcome), table))
        elif outcome and entering.active is not None and _can_be_liable(entering, table, outcome, entering.active):
            asked.append(Asked(each, entering.liable.get(entering.active)))
    return tuple(asked)


def _asked(question: Question, given: Mapping[str, object], table: Table) -> Asked:
    value = given.get(question.id)
    if value is None and question.ask is Ask.ORDER:
        value = table.seated()
    barred = given.get(question.apart)
    return Asked(question, value, settled(question, table), barred if isinstance(barred, int) else None)


def given_of(entering: Entering, table: Table, outcome: Outcome) -> dict[str, object]:
    """The answers to the outcome's questions: each its default until it is answered, and what the table settles."""
    defaults = {each.id: each.default for each in outcome.questions if each.default is not None}
    given = {**defaults, **entering.answers}
    for each in outcome.questions:
        held = settled(each, table)
        if held:
            chosen = given.get(each.id)
            given[each.id] = sorted({*held, *(chosen if isinstance(chosen, list | tuple) else ())})
    return given


def settled(question: Question, table: Table) -> tuple[Seat, ...]:
    """Players who belong to an answer by what lies before them: who declared riichi is ready."""
    if not question.marked or table.state is None:
        return ()
    return tuple(each.seat for each in table.rules.board(table.state).seats if question.marked.intersection(each.marks))


def _can_be_liable(entering: Entering, table: Table, outcome: Outcome, seat: Seat) -> bool:
    """Whether the rules would accept another player as liable for a seat's hand, by trying."""
    if table.state is None or entering.draft_of(seat).room > 0 or not entering.off_chosen:
        return False
    other = (seat + 1) % table.rules.seats
    if entering.together and seat not in entering.winners:
        return False
    trial = _winner(replace(entering, liable={seat: other}), table, seat)
    alone = Answers(outcome.id, (trial,), entering.off, given_of(entering, table, outcome))
    return isinstance(tried(alone, table, table.state), Made)


def _winner(entering: Entering, table: Table, seat: Seat) -> WinnerAnswer:
    draft = entering.draft_of(seat)
    liable = entering.liable.get(seat)
    if draft.declared is not None:
        return WinnerAnswer(seat, declared=dict(draft.declared), liable=liable)
    hand = table.hand(draft, way_of_winning(entering, table, seat))
    return WinnerAnswer(seat, hand=table.rules.write_hand(hand), liable=liable)


def _off_missing(table: Table) -> Problem:
    return Problem("off_missing", {"drawn": Term(table.declaration.win_self)}, "from")


def _missing(draft: Draft) -> Problem:
    if draft.room == 1:
        return Problem("last_tile_missing", where="concealed")
    name = "tiles_missing" if draft.tiles or draft.melds else "hand_missing"
    return Problem(name, {"count": draft.room}, "concealed")


def _unanswered(entering: Entering, table: Table, outcome: Outcome, worths: Worths) -> Problem | None:
    """What the outcome still needs before the rules can be asked."""
    if outcome.most_winners:
        if not entering.winners:
            return Problem("winner_missing")
        if not entering.off_chosen:
            return _off_missing(table)
    for seat in sorted(entering.asked(table), key=lambda each: each != entering.active):
        if entering.together and seat not in entering.winners and entering.draft_of(seat).empty:
            continue
        value = worths.of(seat)
        if value is None and not entering.draft_of(seat).declared:
            value = Problem("called_missing")
        if isinstance(value, Problem):
            return value if seat == entering.active else Problem("other_hand", {"player": table.players[seat]})
    given = given_of(entering, table, outcome)
    for question in outcome.questions:
        needed = question.needed or question.ask in {Ask.CHOICE, Ask.SEAT}
        if needed and question.id != LIABLE and _nothing(given.get(question.id), question.ask):
            return Problem("answer_missing", {"question": Term(question.word)}, question.id)
    return None


def _nothing(value: object, ask: Ask) -> bool:
    """Whether an answer says nothing; no points are none."""
    return value in (None, [], ()) or (ask in {Ask.NUMBER, Ask.COUNT} and value == 0)


def _preview(step: Step, table: Table) -> Preview:
    board = table.rules.board(step.state)
    return Preview(
        step.transfers,
        deltas(step.transfers, table.rules.seats),
        step.state.scores,
        board.round,
        board.counters,
        step.state.over,
    )
