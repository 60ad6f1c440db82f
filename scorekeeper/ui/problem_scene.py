"""What a problem shows of its table, in words."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.core.declaration import Ask, Outcome
from scorekeeper.core.drill_view import Posed
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.words import listed, ui

LIABLE = "liable"
"""The question that asks for who is liable."""


def facts(posed: Posed, speech: Speech) -> tuple[str, ...]:
    """The deal, the players, who wins and how, and what else matters; nothing where only the tiles do."""
    if posed.hidden:
        return ()
    found = [RowWords(posed.ledger).running()]
    if posed.standing or any(each.signed for each in posed.fields):
        found.append(listed(_seats(posed)))
    if not posed.standing:
        found.append(listed((_won(posed), *_ticks(posed, speech))))
    found += _answered(posed, speech)
    if posed.others and any(each.signed for each in posed.fields):
        hands = (
            ui("line_sum", name=posed.ledger.players[seat], amount=" ".join(map(speech.say, worth)))
            for seat, worth in posed.others
        )
        found.append(ui("answer_says", question=ui("sheet_others"), answer=listed(hands)))
    return tuple(found)


def _seats(posed: Posed) -> Iterator[str]:
    """Where everybody sits, and their points where those matter."""
    for each in posed.ledger.board.seats:
        name = ui("seated", name=posed.ledger.players[each.seat], wind=ui(f"wind_{each.wind.value}"))
        yield ui("line_sum", name=name, amount=points(each.score)) if posed.standing else name


def _won(posed: Posed) -> str:
    seats = {each.seat: each for each in posed.ledger.board.seats}
    names = posed.ledger.players
    winner = ui("seated", name=names[posed.seat], wind=ui(f"wind_{seats[posed.seat].wind.value}"))
    if posed.off is None:
        return ui("history_self", winner=winner)
    return ui("history_off", winner=winner, payer=names[posed.off])


def _ticks(posed: Posed, speech: Speech) -> Iterator[str]:
    """What no tile shows of the hand."""
    hand = posed.hand
    for each in posed.ledger.rules.declaration.circumstances if hand is not None else ():
        if hand is not None and (each.id in hand.circumstances or (each.win and each.win == hand.win)):
            yield speech.word(each.word)


def _answered(posed: Posed, speech: Speech) -> Iterator[str]:
    """What else was answered about the win, such as who is liable."""
    names = posed.ledger.players
    for outcome in posed.ledger.rules.declaration.outcomes:
        for question in outcome.questions if outcome.most_winners else ():
            answer = posed.liable if question.id == LIABLE else posed.given.get(question.id)
            if answer is None or answer == question.default:
                continue
            if question.ask is Ask.SEAT and isinstance(answer, int):
                yield ui("answer_says", question=speech.word(question.word), answer=names[answer])
            elif question.ask is Ask.CHOICE:
                yield ui(
                    "answer_says", question=speech.word(question.word), answer=speech.word(_choice(outcome, answer))
                )


def _choice(outcome: Outcome, answer: object) -> str:
    """The word of a choice."""
    choices = (choice for each in outcome.questions for choice in each.choices)
    return next((word for id_, word in choices if id_ == answer), str(answer))
