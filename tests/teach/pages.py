"""Looks through the pages of a reference: everything that is said on them, every hand that is shown."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from scorekeeper.core.awards import AwardTable
from scorekeeper.core.option import OneOf, Option, PairTable, SeveralOf, Whole
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.reference import Block, Cell, Example, Facts, Grid, Heading, Page, Paragraph, Section
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.words import WORDS
from scorekeeper.teach.words import WORDS as TAUGHT

PACKAGE = Path(__file__).parents[2] / "scorekeeper"


@cache
def marked() -> frozenset[str]:
    """Every sentence in the program that is marked to be translated."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP":
                found |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
    return frozenset(found)


def pages_of(sections: Iterable[Section]) -> list[Page]:
    """All pages."""
    return [page for section in sections for page in section.pages]


def cells_of(block: Block) -> Iterator[Cell]:
    """The cells of a block."""
    if isinstance(block, Facts):
        yield from (cell for _, cells in block.rows for cell in cells)
    if isinstance(block, Grid):
        yield from (cell for row in block.rows for cell in row)


def phrases_of(block: Block) -> Iterator[Phrase]:
    """Everything that a block says."""
    match block:
        case Heading() | Paragraph():
            yield block.said
        case Facts():
            yield from (name for name, _ in block.rows)
        case Grid():
            yield from (*block.heads, *filter(None, (block.title,)))
        case Example():
            yield from (*block.headline, *filter(None, (block.said,)))
    yield from (said for cell in cells_of(block) for said in cell.said)


def unsaid(rules: Ruleset, blocks: Iterable[Block]) -> set[str]:
    """The ids that have no words, and are none themselves; a club's own names are."""
    own = {each.id for each in rules.declaration.circumstances if each.id not in rules.words}
    known = {*rules.words, *WORDS, *TAUGHT, *marked(), *own}
    phrases = [said for block in blocks for said in phrases_of(block)]
    terms = {str(value) for said in phrases for value in said.values.values() if isinstance(value, Term)}
    return ({said.id for said in phrases} | terms) - known


def examples_of(sections: Iterable[Section]) -> Iterator[tuple[Page, Example]]:
    """Every hand that is shown, with its page."""
    return ((page, block) for page in pages_of(sections) for block in page.blocks if isinstance(block, Example))


def untrue(rules: Ruleset, sections: Iterable[Section]) -> dict[str, object]:
    """The pages whose hand is not scored as it is shown, or has not what the page is about."""
    found: dict[str, object] = {}
    for page, shown in examples_of(sections):
        read = rules.read_hand(shown.hand)
        score = read if isinstance(read, Problem) else rules.score(*read)
        if isinstance(score, Problem) or (score.total, score.headline, score.parts) != (
            shown.total,
            shown.headline,
            shown.parts,
        ):
            found[page.id] = score
        elif page.lines == (page.id,) and all(line.id != page.id for part in score.parts for line in part.lines):
            found[page.id] = shown.parts
        elif not all(at < len(shown.groups) for at in shown.lit):
            found[page.id] = shown.lit
    return found


def dead_links(sections: tuple[Section, ...]) -> set[str]:
    """Links that lead to no page."""
    ids = {page.id for page in pages_of(sections)}
    cells = (cell for page in pages_of(sections) for block in page.blocks for cell in cells_of(block))
    return {cell.page for cell in cells if cell.page} - ids


def otherwise(rules: Ruleset) -> Iterator[Ruleset]:
    """The same rules with each option changed in turn."""
    for row in rules.option_rows:
        for value in _others(row, rules.options[row.id]):
            changed = rules.with_options({row.id: value})
            if not isinstance(changed, Problem):
                yield changed


def _others(row: Option, value: object) -> Iterator[object]:
    match row.kind:
        case OneOf():
            yield from (each for each in row.kind.values if each != value)
        case SeveralOf() if isinstance(value, list):
            yield from ([one for one in row.kind.ids if (one in value) is not (one == each)] for each in row.kind.ids)
        case Whole():
            yield from (each for each in (0, 1, 2) if each != value)
        case PairTable():
            yield {name: [None, None] for name in row.kind.bounds}
            yield {
                name: [most, None if name in row.kind.first_only else most] for name, most in row.kind.bounds.items()
            }
        case AwardTable():
            yield {name: [1, 0.5] for name in row.kind.ids if name not in row.kind.won_only} | dict.fromkeys(
                row.kind.won_only, 1
            )
            yield {**dict.fromkeys(row.kind.ids), "Moonlight": 300}
        case _:
            return
