"""What every player needs of the running hand to change the places: asked of the rules in force, never reckoned beside them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import chain
from typing import cast

from scorekeeper.core.declaration import Ask, Outcome
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.needed_view import Goal, Need, Needed, SeatNeeds
from scorekeeper.teach.ladder import Given, Ladder, Wanted, Way, Won


def needed(ledger: Ledger) -> Needed:
    """What every player needs of the running hand, for each better place and each rival who is ahead.

    In the last hand also what ends the game with them first.
    """
    seats = tuple(needs_of(ledger, seat) for seat in range(ledger.rules.seats))
    return Needed(tuple(each for each in seats if each is not None), ledger.board.left == 1)


def needs_of(ledger: Ledger, seat: Seat) -> SeatNeeds | None:
    """What one player needs of the running hand; None where no hand can be called out, or none is played any more."""
    asked = asking(ledger, seat)
    while True:
        try:
            next(asked)
        except StopIteration as told:
            return cast("SeatNeeds | None", told.value)


def asking(ledger: Ledger, seat: Seat) -> Generator[None, None, SeatNeeds | None]:
    """The same, in steps: after each way of winning whoever asks can do something else."""
    outcome = next((each for each in ledger.rules.declaration.outcomes if each.most_winners), None)
    if ledger.over or ledger.stopped_at is not None or outcome is None:
        return None
    others = tuple(each for each in range(ledger.rules.seats) if each != seat)
    ladders: list[Ladder] = []
    for off in (None, *others):
        found = ladder(ledger, outcome, seat, off)
        if found:
            ladders.append(found)
        yield
    if not ladders:
        return None
    places = ledger.result.places
    wins = (Goal(wins=True),) if ledger.board.left == 1 else ()
    better = (Goal(place=place) for place in range(1, places[seat]))
    ahead = (Goal(rival=rival) for rival in sorted(others, key=places.__getitem__) if places[rival] <= places[seat])
    return SeatNeeds(seat, places[seat], tuple(_with_needs(goal, seat, ladders) for goal in chain(wins, better, ahead)))


def ladder(ledger: Ledger, outcome: Outcome, seat: Seat, off: Seat | None) -> Ladder:
    """Every hand by which a seat can win, off somebody or by the own draw (None)."""
    found = Ladder(Way(ledger, outcome, seat, off))
    for givens in () if found else _unknown(ledger, outcome):
        other = Ladder(Way(ledger, outcome, seat, off, givens))
        if other:
            return other
    return found


def _unknown(ledger: Ledger, outcome: Outcome) -> Iterator[tuple[Given, ...]]:
    """The answers there may be to each further question about a player."""
    for question in outcome.questions:
        if question.ask is Ask.SEAT:
            yield tuple({question.id: seat} for seat in range(ledger.rules.seats))


def _with_needs(goal: Goal, seat: Seat, ladders: Iterable[Ladder]) -> Goal:
    needs = []
    enough = wanted(goal, seat)
    for each in ladders:
        rung = each.smallest(enough)
        if rung is not None:
            needs.append(Need(each.way.off, rung.declared, each.paid(rung), each.ends(rung), each.is_least(rung)))
    return Goal(goal.place, goal.rival, goal.wins, tuple(needs))


def wanted(goal: Goal, seat: Seat) -> Wanted:
    """Tells of how things stand after a win whether a seat has reached a goal."""

    def reached(won: Won) -> bool:
        place = won.places[seat]
        if goal.rival is not None:
            return place < won.places[goal.rival]
        return place <= (goal.place or 1) and (won.over or not goal.wins)

    return reached
