"""Sessions laid out on paper: players, rules, every hand and the final sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from scorekeeper.core.session_sheet import SessionSheet, SheetRow
from scorekeeper.ui.page_tiles import add_pictures, hand_html
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.rules_text import value_text
from scorekeeper.ui.sheet_lines import sheet_of
from scorekeeper.ui.speech import Speech, day, points, signed, translate
from scorekeeper.ui.words import listed, ui

_MARGIN: Final = 14.0
"""Around each page, in millimetres."""
_SHADE: Final = "#f0f0f0"
_WORDS: Final = 2
"""How many cells at the left of each line are words."""
_STYLE: Final = """
body { font-size: 9pt; color: #000000; }
h1 { font-size: 15pt; margin: 0; }
h2 { font-size: 11pt; margin-top: 14px; margin-bottom: 4px; }
p { margin-top: 3px; margin-bottom: 3px; }
th { font-weight: bold; }
tr.first td { font-weight: bold; }
"""


def document(sheets: Sequence[SessionSheet]) -> QTextDocument:
    """The pages of some sessions, each beginning on a page of its own."""
    made = QTextDocument()
    made.setDefaultStyleSheet(_STYLE)
    add_pictures(made, sheets)
    breaks = '<div style="page-break-before: always"></div>'
    made.setHtml(f"<body>{breaks.join(_session(sheet) for sheet in sheets)}</body>")
    return made


def prepare(device: QPagedPaintDevice) -> None:
    """Set the page of a printer or a file: A4 with even margins."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(*(_MARGIN,) * 4), QPageLayout.Unit.Millimeter)


def pdf(sheets: Sequence[SessionSheet]) -> bytes:
    """Some sessions as the content of a PDF file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheets[0].title if len(sheets) == 1 else ui("program"))
    prepare(writer)
    document(sheets).print_(writer)
    # The file is finished when its writer goes.
    del writer
    buffer.close()
    return bytes(content.data())


def _session(sheet: SessionSheet) -> str:
    speech = Speech(sheet.rules.words)
    rules = sheet.rules_name or ui(
        "rules_changed" if sheet.rules.changed else "rules_in_force", rules=speech.word(f"preset_{sheet.rules.preset}")
    )
    when = day(sheet.started)
    return "".join(
        (
            f"<h1>{escape(sheet.title or ', '.join(sheet.players))}</h1>",
            _lines((when, ui("page_players", players=listed(sheet.players)), sheet.note, _stopped(sheet))),
            f"<h2>{escape(ui('final'))}</h2>" if sheet.ledger.over else f"<h2>{escape(ui('page_standing'))}</h2>",
            _final(sheet),
            f"<h2>{escape(ui('history'))}</h2>",
            _history(sheet),
            f"<h2>{escape(rules)}</h2>",
            _lines([*_rules(sheet), ui("page_rules_changed") if sheet.changed else ""]),
        )
    )


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines if line)


def _rules(sheet: SessionSheet) -> list[str]:
    """A line for each option that differs from the preset."""
    changed = sheet.rules.changed
    return [
        ui("rule_says", rule=translate(row.word), answer=value_text(row, changed[row.id]))
        for row in sheet.rules.option_rows
        if row.id in changed
    ]


def _stopped(sheet: SessionSheet) -> str:
    """Where the session cannot be followed further, empty when it can."""
    stopped = sheet.ledger.stopped_at
    if stopped is None:
        return ""
    reason = Speech(sheet.ledger.rules.words).say(stopped.problem)
    return ui("stopped_at", number=stopped.event + 1, reason=reason)


def _final(sheet: SessionSheet) -> str:
    found = sheet_of(sheet.ledger)
    head = _row("th", found.headings, _WORDS)
    body = (
        _row("td", line.cells, _WORDS, first=sheet.ledger.result.places[line.seat] == 1, shaded=bool(number % 2))
        for number, line in enumerate(found.lines, 1)
    )
    foot = _row("td", found.sums, _WORDS, shaded=len(found.lines) % 2 == 0)
    return _table(head, (*body, foot)) + _lines((found.check,))


def _history(sheet: SessionSheet) -> str:
    if not sheet.rows:
        return _lines((ui("page_no_hand"),))
    words = RowWords(sheet.ledger)
    headings = ("", ui("history_what"), *sheet.players)
    body = (
        _row("td", _hand(row, words, sheet), _WORDS, shaded=bool(number % 2), tiles=_tiles(row))
        for number, row in enumerate(sheet.rows, 1)
    )
    return _table(_row("th", headings, _WORDS), body)


def _tiles(row: SheetRow) -> str:
    """The winners' hands, below what happened; of several each with the winner's name."""
    many = len(row.hands) > 1
    lines = (f"{escape(name)} {hand_html(hand)}" if many else hand_html(hand) for name, hand in row.hands)
    return "".join(f"<br>{line}" for line in lines)


def _hand(row: SheetRow, words: RowWords, sheet: SessionSheet) -> tuple[str, ...]:
    """The cells of one hand."""
    what = words.what(row.row, row.players)
    if row.note:
        what = ui("page_noted", what=what, note=row.note)
    if row.players != sheet.players:
        what = ui("page_played_by", what=what, players=listed(row.players))
    moved = (
        ui("page_moved", score=score, moved=signed(change)) if change else points(score)
        for score, change in zip(row.row.scores, row.row.deltas, strict=True)
    )
    return words.deal(row.row), what, *moved


def _row(
    tag: str, cells: Sequence[str], words: int, *, first: bool = False, shaded: bool = False, tiles: str = ""
) -> str:
    """A line of a table; the cells after the first `words` are numbers, the last of the words has `tiles` below it."""
    made = (
        f"<{tag} align={'right' if at >= words else 'left'}>{escape(cell)}{tiles if at == words - 1 else ''}</{tag}>"
        for at, cell in enumerate(cells)
    )
    shade = f' bgcolor="{_SHADE}"' if shaded else ""
    return f"<tr{' class=first' if first else ''}{shade}>{''.join(made)}</tr>"


def _table(head: str, body: Iterable[str]) -> str:
    return f'<table width="100%" cellpadding="3" cellspacing="0"><thead>{head}</thead>{"".join(body)}</table>'
