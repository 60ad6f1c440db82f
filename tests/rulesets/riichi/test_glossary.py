"""Every yaku, fu item, limit and draw is explained in plain words."""

from typing import Final

from scorekeeper.rulesets.riichi.glossary import GLOSSARY
from scorekeeper.rulesets.riichi.glossary_yaku import PLAIN, SAID
from scorekeeper.rulesets.riichi.outcomes import DRAW_WORDS
from scorekeeper.rulesets.riichi.points import LIMITS
from scorekeeper.rulesets.riichi.words import WORDS
from scorekeeper.rulesets.riichi.yaku import DORA, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

BY_ID: Final = {each.id: each for each in GLOSSARY}
YAKU_IDS: Final = {*(row.id for row in YAKU), *(row.id for row in YAKUMAN), *DORA}
FU: Final = ("triplet_", "kan_", "pair_", "wait_", "base", "closed_ron", "open_pinfu", "seven_pairs")
NO_FU: Final = {"basic_fu", "basic_han", "basic_times"}


def test_every_yaku_has_its_entry_with_its_kanji_and_its_page() -> None:
    assert set(BY_ID) >= YAKU_IDS
    assert {name for name in YAKU_IDS if not BY_ID[name].name or BY_ID[name].page != name} == set()
    assert set(PLAIN) <= YAKU_IDS
    assert set(SAID) <= YAKU_IDS


def test_every_fu_item_limit_and_draw_has_its_entry() -> None:
    items = {name for name in WORDS if name.startswith(FU)} - NO_FU

    assert set(BY_ID) >= items | set(LIMITS) | set(DRAW_WORDS)
    assert set(BY_ID) >= {"han", "fu", "yaku", "yakuman", "basic", "noten", "liability", "nagashi"}


def test_the_table_has_its_terms() -> None:
    words = {WORDS.get(each.id, each.id).casefold() for each in GLOSSARY}

    assert words >= {"furiten", "uma", "oka", "chombo", "yakitori", "wareme", "counters", "sticks", "dora indicators"}
