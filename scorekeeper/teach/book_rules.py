"""The house rules as pages: whose they are, what is played otherwise, and every rule with its value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorekeeper.core.option import Option
from scorekeeper.core.option_said import value_cells
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import RULE, Block, Cell, Facts, Grid, Heading, Page, Paragraph, Section
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice


def rules_section(rules: Ruleset, choice: RulesChoice | None) -> Section:
    """A page about the rules as a whole, and one for each page of the rules window."""
    plain = rules.with_preset(rules.preset, {})
    usual = rules.options if isinstance(plain, Problem) else plain.options
    rows = [row for row in rules.option_rows if not row.idle(rules.options)]
    pages = [Page("rules", Phrase("book_about"), tuple(_about(rules, usual, choice)))]
    for name in dict.fromkeys(row.page for row in rows):
        blocks = tuple(block for row in rows if row.page == name for block in _rule(rules, usual, row))
        pages.append(Page(f"rules_{name}", Phrase(f"page_{name}"), blocks, lines=_lines(rows, name)))
    return Section("rules", Phrase("book_rules"), tuple(pages))


def _lines(rows: list[Option], page: str) -> tuple[str, ...]:
    return tuple(RULE + row.id for row in rows if row.page == page)


def _about(rules: Ruleset, usual: Mapping[str, object], choice: RulesChoice | None) -> Iterator[Block]:
    facts = [(Phrase("book_preset"), (Cell((Phrase(f"preset_{rules.preset}"),)),))]
    if choice is not None and choice.note:
        facts.append((Phrase("book_source"), (Cell((Phrase(choice.note),)),)))
    yield Facts(tuple(facts))
    if rules.changed:
        yield Heading(Phrase("book_changed"))
        rows = [row for row in rules.option_rows if row.id in rules.changed]
        heads = (Phrase("book_rule"), Phrase("book_here"), Phrase("book_there"))
        cells = ((Cell((Phrase(row.word),)), _in_one(row, rules.options), _in_one(row, usual)) for row in rows)
        yield Grid(heads, tuple(cells))
    else:
        yield Paragraph(Phrase("book_unchanged"))
    if choice is not None and choice.notes:
        notes = tuple((Cell((Phrase(printed),)), Cell((Phrase(scored),))) for printed, scored in choice.notes)
        yield Grid((Phrase("book_printed"), Phrase("book_scored")), notes)


def _in_one(row: Option, values: Mapping[str, object]) -> Cell:
    return Cell(tuple(each for cell in value_cells(row, values[row.id]) for each in cell.said))


def _rule(rules: Ruleset, usual: Mapping[str, object], row: Option) -> Iterator[Block]:
    yield Heading(Phrase(row.word), row.id)
    facts = [(Phrase("book_here"), value_cells(row, rules.options[row.id]))]
    if row.id in rules.changed:
        facts.append((Phrase("book_there"), value_cells(row, usual[row.id])))
    yield Facts(tuple(facts))
    yield Paragraph(Phrase(row.sentence))
    if row.help:
        yield Paragraph(Phrase(row.help))
