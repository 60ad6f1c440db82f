"""A sheet of problems laid out on paper, its solutions on pages of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.drill_view import Entry, Field, Posed, Said
from scorekeeper.core.explained import Chapter, Does, Reason
from scorekeeper.core.problem_sheet import ProblemSheet, SheetAnswer, SheetProblem
from scorekeeper.ui.named import AFTER, BETWEEN
from scorekeeper.ui.paper import MARGIN, MM, POINT, Box, Paper, Placed, Printout
from scorekeeper.ui.paper_boxes import QUIET, Beside, Blank, Choice, Row, Rule, Stack, Wide, Words
from scorekeeper.ui.paper_flow import Column, Strip, pour
from scorekeeper.ui.paper_tiles import Tiles, TileSet, sets_of
from scorekeeper.ui.problem_scene import facts
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.style import Look
from scorekeeper.ui.why_said import brings, headed
from scorekeeper.ui.words import listed, ui

_TITLE, _HEAD, _BODY, _NOTE, _SMALL = 18.0, 11.0, 10.0, 9.0, 8.0
"""Sizes of letters in points."""
_TILE: Final = 6.6 * MM
_SMALL_TILE: Final = 4.6 * MM
_NUMBER: Final = 9 * MM
_APART: Final = 6 * MM
"""Air between two problems."""
_COLUMNS: Final = 2
_GUTTER: Final = 8 * MM
_FOOT: Final = _SMALL * POINT * 1.6


def problem_pages(sheet: ProblemSheet, paper: Paper, look: Look, *, solutions: bool) -> Printout:
    """The pages of a sheet: no problem and no solution is broken by the end of a page."""
    speech = Speech(sheet.words)
    wide = paper.inside().width()
    asked = [Strip(_problem(each, speech, look), _APART) for each in sheet.problems]
    pages = _laid(asked, _head(sheet, speech), paper, 1)
    if solutions:
        solved = [Strip(_solution(each, speech, look), 0.6 * _APART) for each in sheet.problems]
        head = Stack((Words(ui("sheet_solutions"), _TITLE, bold=True), _rules(sheet, speech), Rule(MM)), MM)
        pages += _laid(solved, head, paper, _COLUMNS)
    feet = (_foot(sheet, page, len(pages)) for page in range(1, len(pages) + 1))
    at = paper.size.height() - MARGIN
    placed = tuple(
        (*page, Placed(foot, MARGIN, at - foot.height(wide), wide)) for page, foot in zip(pages, feet, strict=True)
    )
    return Printout(ui("sheet_title"), paper, placed)


def _laid(strips: list[Strip], head: Box, paper: Paper, count: int) -> list[tuple[Placed, ...]]:
    """Strips in so many columns a page, the first page beginning with a head."""
    inside = paper.inside()
    wide = (inside.width() - _GUTTER * (count - 1)) / count
    begun = head.height(inside.width()) + 0.8 * _APART
    room = inside.height() - _FOOT - 2 * MM
    columns = pour(strips, wide, lambda column: room - begun if column < count else room)
    pages: list[tuple[Placed, ...]] = []
    for first in range(0, len(columns), count):
        top = MARGIN + (0.0 if pages else begun)
        on_page = () if pages else (Placed(head, MARGIN, MARGIN, inside.width()),)
        pages.append((*on_page, *_placed(columns[first : first + count], top, wide)))
    return pages


def _placed(columns: tuple[Column, ...], top: float, wide: float) -> Iterator[Placed]:
    for at, column in enumerate(columns):
        for down, box in column:
            yield Placed(box, MARGIN + at * (wide + _GUTTER), top + down, wide)


def _head(sheet: ProblemSheet, speech: Speech) -> Box:
    """The title, by which rules, and lines for name and date."""
    name = Beside(
        ((Blank(ui("sheet_name"), _BODY), None), (Blank(ui("sheet_date"), _BODY), 58 * MM)),
        6 * MM,
    )
    return Stack((Words(ui("sheet_title"), _TITLE, bold=True), _rules(sheet, speech), name), MM)


def _rules(sheet: ProblemSheet, speech: Speech) -> Words:
    return Words(BETWEEN.join((sheet.rules_name, speech.say(sheet.level))), _NOTE, ink=QUIET)


def _foot(sheet: ProblemSheet, page: int, pages: int) -> Box:
    number = Words(ui("sheet_numbered", number=str(sheet.number)), _SMALL, ink=QUIET)
    told = Words(ui("paper_page", page=page, pages=pages), _SMALL, ink=QUIET, right=True)
    return Beside(((number, None), (told, None)))


def _problem(problem: SheetProblem, speech: Speech, look: Look) -> Box:
    posed = problem.posed
    parts: list[Box] = [Words(speech.say(posed.question), _HEAD, bold=True)]
    parts.append(Words(AFTER.join(facts(posed, speech)), _NOTE))
    if posed.called:
        parts.append(Words(_say(posed.called, speech), _HEAD, bold=True))
    elif posed.hand is not None:
        forms = posed.ledger.rules.declaration.melds
        parts.append(Tiles(sets_of(posed.hand, forms, posed.hidden), _TILE, look))
        if not posed.hidden:
            parts.append(Row(tuple(_beside(posed, speech, look)), 6 * MM, MM))
    parts.append(_fields(posed.fields, speech))
    return Beside(((Words(str(problem.number), _HEAD, bold=True), _NUMBER), (Stack(parts, 1.4 * MM), None)))


def _beside(posed: Posed, speech: Speech, look: Look) -> Iterator[Wide]:
    """The rows of tiles beside the hand, each with its word."""
    for row in posed.ledger.rules.declaration.rows:
        tiles = posed.hand.rows.get(row.id, ()) if posed.hand is not None else ()
        if tiles:
            word, drawn = Words(speech.word(row.word), _NOTE), Tiles((TileSet(tuple(tiles)),), _SMALL_TILE, look)
            yield Beside(((word, word.natural), (drawn, drawn.natural)), 2 * MM, level=True)


def _fields(fields: tuple[Field, ...], speech: Speech) -> Box:
    """Lines to write answers on, and squares to tick."""
    lines: list[Wide] = []
    parts: list[Box] = []
    for each in fields:
        if each.choices:
            choices = [Choice(_say(said, speech), _BODY) for _, said in each.choices]
            parts += [Words(speech.say(each.label), _NOTE), Row(choices, 6 * MM, 1.2 * MM, even=True)]
        else:
            lines.append(Blank(speech.say(each.label), _BODY, (70 if each.entry is Entry.TILES else 26) * MM))
    if lines:
        parts.append(Row(lines, 6 * MM, MM))
    return Stack(parts, MM)


def _solution(problem: SheetProblem, speech: Speech, look: Look) -> Box:
    parts: list[Box] = [_answer(each, speech, look) for each in problem.answers]
    said: set[str] = set()
    for chapter in problem.chapters:
        title, total = headed(chapter, problem.posed.ledger.players, speech)
        lines = _lines(chapter, speech)
        parts.append(Words(ui("why_adds_up", name=title, amount=total), _SMALL))
        if lines and lines not in said:
            said.add(lines)
            parts.append(Beside(((Words("", _SMALL), 2 * MM), (Words(lines, _SMALL, ink=QUIET), None))))
    return Beside(((Words(str(problem.number), _BODY, bold=True), _NUMBER), (Stack(parts, 0.4 * MM), None)))


def _lines(chapter: Chapter, speech: Speech) -> str:
    """The lines of a chapter in one paragraph, but for those that bring nothing."""
    said = [
        ui("why_adds_up", name=speech.say(line.name), amount=_brings(line, result))
        for line, result in zip(chapter.lines, chapter.results, strict=True)
        if line.does is not Does.ADD or line.amount
    ]
    return "" if len(said) < 2 and len(chapter.lines) < 2 else AFTER.join(said)


def _brings(line: Reason, result: int) -> str:
    """What a line brings; of one that rounds or bounds, what it comes to."""
    plain = line.does in {Does.ROUND_UP, Does.AT_MOST, Does.AT_LEAST}
    return points(result) if plain else brings(line, result)


def _answer(answer: SheetAnswer, speech: Speech, look: Look) -> Box:
    label = speech.say(answer.label)
    if answer.tiles:
        word = Words(label, _BODY, bold=True)
        drawn = Tiles((TileSet(answer.tiles),), _SMALL_TILE, look)
        wide = Beside(((word, word.natural), (drawn, drawn.natural)), 2 * MM, level=True)
        return Row((wide,), 0)
    return Words(ui("why_adds_up", name=label, amount=_say(answer.said, speech)), _BODY, bold=True)


def _say(said: Said, speech: Speech) -> str:
    """A few words side by side; what is a name of its own is listed."""
    words = [speech.say(each) for each in said]
    return listed(words) if len(words) > 1 and not any(each.values for each in said) else " ".join(words)
