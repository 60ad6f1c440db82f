"""What holds for every family of rules that can be played: what is offered can be had, and every option be changed."""

import random
from collections import Counter

import pytest

from scorekeeper.core.distance import counts_of, missing
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.option import SWITCH
from scorekeeper.core.problem import CONFLICT, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shared_terms import SHARED_TERMS
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Wind
from scorekeeper.core.words import WORDS
from scorekeeper.rulesets import CHOICES, FOLDERS, RULESETS, ruleset
from tests.builders import tiles
from tests.families import COMPLETE, every_choice, every_family, opening, rules_of

LONGEST = 120
"""The most letters of a sentence that is read while a hand is played."""


def test_no_two_rules_share_a_name_and_every_family_has_some() -> None:
    assert len({each.preset for each in CHOICES}) == len({each.name for each in CHOICES}) == len(CHOICES)
    assert {each.family for each in CHOICES} == set(RULESETS)
    assert len(RULESETS) == len(FOLDERS)
    assert all(each.note for each in CHOICES)


@pytest.mark.parametrize("family", RULESETS)
def test_a_family_without_a_preset_is_its_usual_one(family: str) -> None:
    usual = ruleset(family, None, {})

    assert not isinstance(usual, Problem)
    assert usual.family == family
    assert usual.preset in {each.preset for each in CHOICES if each.family == family}


@every_choice
def test_what_is_offered_are_the_rules_there_are(choice: RulesChoice) -> None:
    rules = rules_of(choice)

    assert (rules.family, rules.preset, rules.seats) == (choice.family, choice.preset, choice.seats)
    assert rules.takeover == choice.takeover
    assert choice.unstated <= set(rules.options)
    assert [row.id for row in rules.option_rows] == list(rules.options)
    assert all(row.word and row.sentence for row in rules.option_rows)
    assert rules.faults == ()


@every_choice
def test_a_changed_option_is_known_to_be_changed_and_an_impossible_one_refused(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    for row in rules.option_rows:
        if row.kind == SWITCH:
            changed = ruleset(choice.family, choice.preset, {row.id: not rules.options[row.id]})
            assert not isinstance(changed, Problem)
            assert changed.changed == {row.id: not rules.options[row.id]}
            assert changed.with_options({row.id: rules.options[row.id]}) == rules
        refused = ruleset(choice.family, choice.preset, {row.id: {"no such": "value"}})
        assert isinstance(refused, Problem), row.id
        assert row.id in str(refused.values["what"])


@every_choice
def test_an_unknown_preset_or_option_is_refused_by_its_name(choice: RulesChoice) -> None:
    for refused, name in (
        (ruleset(choice.family, "nobody", {}), "nobody"),
        (ruleset(choice.family, choice.preset, {"no_such_option": 1}), "no_such_option"),
    ):
        assert isinstance(refused, Problem)
        assert refused.id == "bad_record"
        assert name in str(refused.values["what"])


@every_choice
def test_a_hand_is_ready_where_some_tile_makes_one_that_goes_out(choice: RulesChoice) -> None:
    rules, chance = rules_of(choice), random.Random(choice.preset)
    place, whole = Setting(Wind.SOUTH, Wind.EAST), tiles(COMPLETE)
    assert missing(counts_of(whole), rules.declaration.goal) == 0

    def goes_out(hand: Hand) -> bool:
        # A hand without what the rules ask for (a yaku) is complete all the same.
        found = rules.score(hand, place)
        return not isinstance(found, Problem) or found.id not in {"not_a_win", "too_many_copies"}

    for exchanged in (0, 0, 0, 1, 1, 1, 2, 2):
        held = chance.sample(whole, 13 - exchanged)
        while len(held) < 13:
            tile = TILES[chance.randrange(KINDS)]
            held += [tile] * (held.count(tile) < COPIES)
        hands = [Hand((*held, come), (), come, rules.declaration.win_self) for come in TILES[:KINDS]]
        assert (missing(counts_of(held), rules.declaration.goal) == 1) is any(map(goes_out, hands)), held


def any_hand(rules: Ruleset, chance: random.Random) -> tuple[Hand, Setting]:
    """A whole hand, or one that is a little wrong, with whatever may be said of it."""
    told, held = rules.declaration, list(tiles(COMPLETE))
    ways = [told.win_off, told.win_self, *(each.win for each in told.circumstances if each.win)]
    melds = []
    if told.melds and chance.random() < 0.5:
        form, held = chance.choice(told.melds), held[3:]
        melds = [Meld(form.id, tiles(chance.choice(["111m", "1111m", "123m"])))]
    if chance.random() < 0.2:
        held = held[chance.randrange(2) :]
    ids = [each.id for each in told.circumstances]
    said, given, denied = (frozenset(chance.sample(ids, min(len(ids), chance.choice([0, 0, 1, 2])))) for _ in range(3))
    won = chance.choice(held) if chance.random() < 0.9 else None
    hand = Hand(tuple(held), tuple(melds), won, chance.choice(ways), said)
    return hand, Setting(chance.choice(list(Wind)), Wind.EAST, given, denied)


@every_family
def test_what_cannot_be_is_told_alike_with_and_without_counting(choice: RulesChoice) -> None:
    rules, chance, told = rules_of(choice), random.Random(choice.preset), Counter[str]()
    for _ in range(400):
        hand, setting = any_hand(rules, chance)
        problem, score = rules.impossible(hand, setting), rules.score(hand, setting)
        told[problem.id if problem else ""] += 1
        if problem is None:
            assert not isinstance(score, Problem) or score.id != CONFLICT, (hand, setting)
        else:
            assert score == problem, (hand, setting)
    assert min(told[""], told.total() - told[""]) > 9, told


def word_of(id_: str, rules: Ruleset) -> str:
    """The English word of an id, small letters or large."""
    return (rules.words.get(id_) or WORDS.get(id_) or id_).casefold()


def known(rules: Ruleset) -> set[str]:
    """Every term that the glossary explains, by id and by each of its words."""
    entries = (*rules.glossary, *SHARED_TERMS)
    ids = {each.id for each in entries}
    return ids | {word_of(word, rules) for each in entries for word in (each.id, *each.also)}


def declared(rules: Ruleset) -> set[str]:
    """Every word that the window shows as a name for something of the game; a club's own names explain themselves."""
    told = rules.declaration
    own = {each.id for each in told.circumstances if each.id not in rules.words}
    ids = {each.id for each in told.circumstances} - own
    ids |= {each.id for each in told.melds} | {each.word for each in told.rows}
    ids |= {each.word for each in told.outcomes if not each.most_winners}
    ids |= {word for word, _ in opening(rules).board.counters} | {told.win_off, told.win_self}
    return ids


@every_choice
def test_the_glossary_explains_every_term_that_is_declared(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    words = known(rules)

    assert {each for each in declared(rules) if each not in words and word_of(each, rules) not in words} == set()


@every_choice
def test_plain_words_are_few_and_every_sentence_is_one(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    entries: tuple[Entry, ...] = (*rules.glossary, *SHARED_TERMS)
    said = {each.id: rules.words.get(each.said) or WORDS.get(each.said) or each.said for each in entries}

    assert len({each.id for each in rules.glossary}) == len(rules.glossary)
    # Another word that is an id too would be said in that id's word: the term itself once more.
    twice = [each.id for each in entries if word_of(each.id, rules) in {word_of(other, rules) for other in each.also}]
    assert twice == []
    assert {each.id for each in entries if each.plain and not 1 <= len(each.plain.split()) <= 5} == set()
    assert {id_: text for id_, text in said.items() if not (" " in text and text.endswith(".")) or "{" in text} == {}
    assert {id_: len(text) for id_, text in said.items() if len(text) > LONGEST} == {}
    assert {each.id for each in entries if each.plain and word_of(each.id, rules) in each.plain.casefold()} == set()


@every_choice
def test_what_is_rare_leaves_enough_for_a_newcomer(choice: RulesChoice) -> None:
    told = rules_of(choice).declaration
    left = [each for each in told.outcomes if not each.rare]

    assert any(each.most_winners for each in left)
    assert any(each.ends_deal and not each.most_winners for each in left)
