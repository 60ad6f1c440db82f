"""What holds for every family of rules that can be played: what the window says about typing can be typed."""

import re

from scorekeeper.core.draft import Draft
from scorekeeper.core.draft_notation import Typed, read_draft
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.typing_tip import typing_hint, typing_tip
from tests.families import every_choice, rules_of

EXAMPLE = re.compile(r"[\[(]?(?:[a-z_]+:)?\d[0-9mpszfy]*[mpszfy][\])]?")


@every_choice
def test_every_example_is_read_as_what_it_is_for(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    asked = rules.declaration
    tip = typing_tip(asked, Speech(rules.words))
    drafts = [
        read_draft(each, asked, Draft()) for each in (*EXAMPLE.findall(tip), *EXAMPLE.findall(typing_hint(asked)))
    ]

    read = [draft for draft in drafts if isinstance(draft, Typed) and not draft.unfinished]
    assert len(read) == len(drafts)
    assert sorted(meld.kind for each in read for meld in each.draft.melds) == sorted(form.id for form in asked.melds)
    rows = {row.id for row in asked.rows if not row.bonus}
    assert {name for each in read for name, tiles in each.draft.rows.items() if tiles} == rows
    assert ("red five" in tip) is any(count for _, count in asked.reds)
