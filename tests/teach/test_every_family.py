"""What is taught holds for every family of rules, and comes from what it declares."""

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.reference import Grid
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.what_if_view import Other
from scorekeeper.core.words import say
from scorekeeper.teach.as_text import as_text
from scorekeeper.teach.explanation import why_event, why_hand
from scorekeeper.teach.finding import Finder
from scorekeeper.teach.reference import book
from scorekeeper.teach.waiting import waiting
from scorekeeper.teach.what_if import fixes, would_be
from scorekeeper.teach.words import WORDS
from tests.builders import tiles
from tests.families import COMPLETE, entered, every_choice, every_family, opening, outcomes_of, recorded, rules_of
from tests.teach.pages import dead_links, otherwise, pages_of, phrases_of, unsaid, untrue
from tests.teach.reckoning import number
from tests.teach.voice import English


def won(rules: Ruleset) -> tuple[Hand, Setting]:
    """A complete hand, drawn by the first player at a new table."""
    concealed = tiles(COMPLETE)
    ledger = opening(rules)
    hand = Hand(concealed, (), concealed[-1], rules.declaration.win_self)
    return hand, rules.setting(ledger.state, 0)


@every_choice
def test_a_hand_is_explained_in_words_and_its_lines_lead_to_its_total(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    hand, setting = won(rules)
    score = rules.score(hand, setting)
    found = why_hand(rules, hand, setting)
    assert not isinstance(score, Problem)
    assert not isinstance(found, Problem)
    told = found.explanation
    assert told.total == score.total
    assert told.headline == score.headline
    assert number(told.reasons[-1].lines) in (told.total, told.payments[0].lines[0].amount if told.payments else 0)
    assert all(chapter.total == number(chapter.lines) for chapter in (*told.reasons, *told.payments))
    assert all(line.option in ("", *rules.options) for chapter in told.reasons for line in chapter.lines)
    said = as_text(found, rules, English(rules))
    assert len(said.splitlines()) > 2
    assert "{" not in said


def after(ledger: Ledger, rules: Ruleset) -> dict[str, object]:
    """The record of the first outcome that somebody wins."""
    outcome = next(each for each in outcomes_of(rules) if each.most_winners)
    return dict(recorded(entered(ledger, outcome)))


@every_choice
def test_a_win_at_the_table_is_explained(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    ledger = opening(rules)
    record = after(ledger, rules)
    found = why_event(ledger, record)
    event = rules.read_event(record)
    assert not isinstance(found, Problem)
    assert not isinstance(event, Problem)
    step = rules.play(ledger.state, event)
    assert not isinstance(step, Problem)
    (winner,) = found
    assert winner.seat == 0
    gained = sum(number(each.lines) * each.payers for each in winner.explanation.payments)
    assert gained in (deltas(step.transfers, rules.seats)[0], 0)
    assert not isinstance(why_event(ledger, {"type": "no such event"}), tuple)


@every_choice
def test_a_hand_waits_for_the_tile_that_completes_it(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    hand, setting = won(rules)
    lacking = replace(hand, concealed=hand.concealed[:-1], win_tile=None, win=None)
    found = {wait.tile: wait for wait in waiting(rules, lacking, setting).waits}
    assert found[hand.concealed[-1]].drawn == rules.score(hand, setting)
    assert found[hand.concealed[-1]].left == 2


@every_choice
def test_every_circumstance_of_a_winner_is_supposed(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    hand, setting = won(rules)
    found = would_be(rules, hand, setting)
    ticks = {row.id for row in rules.declaration.circumstances if row.winner is not False}
    assert {each.id for each in found if each.other in (Other.WITH, Other.WITHOUT)} == ticks
    assert {each.id for each in found if each.other is Other.WAY} == {rules.declaration.win_off}
    assert all(English(rules).say(each.change) for each in found)
    assert all(English(rules).say(each.worth) for each in found if isinstance(each.worth, Problem))


@every_choice
def test_one_tile_exchanged_mends_a_hand_that_is_none(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    hand, setting = won(rules)
    broken = replace(hand, concealed=(*tiles("1m"), *tiles("9p"), *hand.concealed[2:]))
    assert isinstance(rules.score(broken, setting), Problem)
    swaps = {(each.gone.code, each.come.code): each.worth for each in fixes(rules, broken, setting).swaps}
    assert swaps["9p", "1m"] == rules.score(hand, setting)


@every_choice
def test_the_book_says_all_it_says_in_words_and_its_hands_are_scored_so(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    sections = book(rules, choice)
    pages = pages_of(sections)
    assert len({page.id for page in pages}) == len(pages)
    assert all(page.blocks for page in pages)
    assert unsaid(rules, (block for page in pages for block in page.blocks)) == set()
    assert untrue(rules, sections) == {}
    assert dead_links(sections) == set()
    grids = [block for page in pages for block in page.blocks if isinstance(block, Grid)]
    assert all(len(row) == len(grid.heads) for grid in grids for row in grid.rows)
    words = {**rules.words, **WORDS}
    finder = Finder(sections, lambda said: say(said, words))
    for page in pages:
        assert page.id in {found.page for found in finder.find(say(page.title, words))}, page.id


@every_choice
def test_every_rule_stands_in_the_book(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    text = {said.id for page in pages_of(book(rules, choice)) for block in page.blocks for said in phrases_of(block)}
    for row in rules.option_rows:
        assert row.idle(rules.options) or {row.word, row.sentence} <= text, row.id


@every_family
def test_every_page_is_true_whatever_a_house_changes(choice: RulesChoice) -> None:
    for rules in otherwise(rules_of(choice)):
        sections = book(rules)
        assert untrue(rules, sections) == {}, rules.changed
        assert dead_links(sections) == set(), rules.changed
        assert unsaid(rules, (block for page in pages_of(sections) for block in page.blocks)) == set(), rules.changed


@every_choice
def test_a_cheat_sheet_has_two_sides(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    sheet = rules.cheat_sheet()
    if sheet is not None:
        assert len(sheet.sides) == 2
        assert unsaid(rules, (block for side in sheet.sides for block in side)) == set()
