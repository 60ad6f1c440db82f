"""The final sheet in words and numbers, for the window and for paper alike."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.ruleset import Result
from scorekeeper.ui.speech import Speech, part, points
from scorekeeper.ui.words import ui


class SheetLine(Struct, frozen=True):
    """One player's line, from the first place down: its cells, and all of it as a sentence."""

    seat: Seat
    cells: tuple[str, ...]
    sentence: str


class Sheet(Struct, frozen=True):
    """The whole sheet: place, player, points, a cell for each column of the result, and the result.

    `sums` is the foot, a cell under each heading; `check` a sentence that says whether they agree.
    """

    headings: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    sums: tuple[str, ...]
    check: str


def sheet_of(ledger: Ledger) -> Sheet:
    """The sheet of a session as it stands; while it goes on there are no columns and no result."""
    result, scores, speech = ledger.result, ledger.state.scores, Speech(ledger.rules.words)
    ended = result.final is not None
    # Sticks dealt out at the end have a column of their own, so that every line adds up from left to right.
    shown = scores if result.columns else result.points
    ranked = sorted(range(len(ledger.players)), key=lambda seat: (result.places[seat], seat))
    headings = (ui("final_place"), ui("final_player"), ui("final_points"))
    totals = [sum(column.amounts) for column in result.columns]
    return Sheet(
        (
            *headings,
            *(speech.say(column.heading) for column in result.columns),
            *((ui("final_result"),) if ended else ()),
        ),
        tuple(_line(ledger, seat, shown[seat]) for seat in ranked),
        (
            "",
            ui("final_sum"),
            points(sum(shown)),
            *(part(total, result.unit) for total in totals),
            *((part(_sum(result), result.unit),) if ended else ()),
        ),
        _check(result, totals) if ended else "",
    )


def _line(ledger: Ledger, seat: Seat, score: int) -> SheetLine:
    result, name = ledger.result, ledger.players[seat]
    shared = result.places.count(result.places[seat]) > 1
    place = Speech.place(result.places[seat])
    place = ui("final_shared", place=place) if shared else place
    final = "" if result.final is None else part(_final(result, seat), result.unit)
    sentence = ui("final_says", place=place, name=name, points=points(score), result=final)
    cells = (
        ui("final_first", place=place) if result.places[seat] == 1 else place,
        name,
        points(score),
        *(part(column.amounts[seat], result.unit) for column in result.columns),
        *((final,) if result.final is not None else ()),
    )
    return SheetLine(seat, cells, sentence)


def _final(result: Result, seat: Seat) -> int:
    """A seat's result in points."""
    return 0 if result.final is None else round(result.final[seat] * result.unit)


def _sum(result: Result) -> int:
    return sum(_final(result, seat) for seat in range(len(result.points)))


def _check(result: Result, totals: list[int]) -> str:
    """Whether every line adds up to its result, and all results to nothing."""
    if sum(totals) != _sum(result) and totals:
        return ui("final_wrong")
    left = _sum(result)
    return ui("final_zero") if left == 0 else ui("final_not_zero", sum=part(left, result.unit))
