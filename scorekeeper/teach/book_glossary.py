"""The glossary as pages: all terms in one table, and a page for each that has none of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Facts, Page, Paragraph, Section
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shared_terms import SHARED_TERMS

PREFIX: Final = "term_"
"""With this begins the id of a term's page."""


def glossary(rules: Ruleset, own: Iterable[Section]) -> Section:
    """Every term in plain words; one that has a page among the family's own leads there."""
    family = [page for section in own for page in section.pages]
    titles = {page.id: page.title for page in family}
    known = {*titles, *(line for page in family for line in page.lines), *_declared(rules)}
    # A term that ought to have a page and has none is one of a rule that is not played.
    entries = [each for each in (*rules.glossary, *SHARED_TERMS) if each.page != each.id or each.id in known]
    pages = tuple(_page(each, titles) for each in entries if each.page != each.id or each.id not in titles)
    return Section("glossary", Phrase("book_glossary"), (_all(entries, titles), *pages))


def _declared(rules: Ruleset) -> set[str]:
    """The ids of all that can be told of a hand."""
    declared = rules.declaration
    rows = [row.id for row in declared.circumstances]
    return {*rows, *(row.id for row in declared.melds), *(row.id for row in declared.outcomes)}


def _all(entries: Iterable[Entry], titles: dict[str, Phrase]) -> Page:
    rows = tuple(
        (Phrase(each.id), (Cell((Phrase(each.plain or each.id),), page=_own_page(each, titles)),)) for each in entries
    )
    return Page("glossary", Phrase("book_all_terms"), (Facts(rows),))


def _own_page(entry: Entry, titles: dict[str, Phrase]) -> str:
    return entry.id if entry.page == entry.id in titles else PREFIX + entry.id


def _page(entry: Entry, titles: dict[str, Phrase]) -> Page:
    return Page(
        PREFIX + entry.id,
        Phrase(entry.id),
        tuple(_blocks(entry, titles)),
        names=(entry.name,) if entry.name else (),
        also=tuple(Phrase(each) for each in (*entry.also, entry.plain) if each),
    )


def _blocks(entry: Entry, titles: dict[str, Phrase]) -> Iterator[Block]:
    yield Paragraph(Phrase(entry.said))
    facts: list[tuple[Phrase, tuple[Cell, ...]]] = []
    if entry.plain:
        facts.append((Phrase("book_plain"), (Cell((Phrase(entry.plain),)),)))
    if entry.also:
        facts.append((Phrase("book_also"), tuple(Cell((Phrase(each),)) for each in entry.also)))
    if entry.name:
        facts.append((Phrase("book_written"), (Cell((Phrase("book_code", {"text": entry.name}),)),)))
    if entry.page in titles:
        facts.append((Phrase("book_more"), (Cell((titles[entry.page],), page=entry.page),)))
    if facts:
        yield Facts(tuple(facts))
