"""Under the rules of every family: whatever a slip leads to is explained by that slip, and nothing right is explained."""

from random import Random

import pytest

from scorekeeper.core.problem import Term
from scorekeeper.core.words import WORDS as CORE_WORDS
from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.judge import SLIPS, slips_in
from scorekeeper.teach.drills.kinds import kinds_for
from scorekeeper.teach.drills.slip import case_of
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.words import WORDS
from tests.teach.drills.rooms import english, room, shown

FEW = 4


def drills(family: str, seed: str) -> list[Drill]:
    """A drill of each kind at each level but the first."""
    here = room(family, seed=seed)
    found = [kind.make(here, level) for kind in kinds_for(here) for level in (2, 3)]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("family", RULESETS)
def test_what_a_slip_leads_to_is_explained_by_it(family: str) -> None:
    chance = Random(family)
    for drill in drills(family, "explained"):
        case = case_of(drill, drill.right)
        tries = [(slip.id, {**drill.right, **told}) for slip in SLIPS for _, told in slip.tries(case)]
        wrong = [(slip, given) for slip, given in tries if given != drill.right]
        for slip, given in chance.sample(wrong, min(FEW, len(wrong))):
            assert slip in [each for each, _ in slips_in(drill, given)], (shown(drill.scene), given)


@pytest.mark.parametrize("family", RULESETS)
def test_what_is_right_is_explained_by_nothing(family: str) -> None:
    for drill in drills(family, "right"):
        assert slips_in(drill, drill.right) == ()


@pytest.mark.parametrize("family", RULESETS)
def test_every_sentence_about_a_slip_can_be_said(family: str) -> None:
    for drill in drills(family, "said"):
        rules = drill.scene.rules
        known = {**CORE_WORDS, **WORDS, **rules.words}
        own = {row.word for row in rules.option_rows} | {row.word for row in rules.declaration.rows}
        own |= {word for row in rules.option_rows for word in row.choices.values()}
        for slip in SLIPS:
            for sentence, _ in slip.tries(case_of(drill, drill.right)):
                assert sentence.id in WORDS
                assert "{" not in english(drill, sentence)
                terms = {str(value) for value in sentence.values.values() if isinstance(value, Term)}
                # A number is its own word.
                assert {term for term in terms if not term.isdecimal()} <= set(known) | own, slip.id
