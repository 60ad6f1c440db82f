"""Every item, double, limit hand, way of winning and fine is explained in plain words."""

from typing import Final

from scorekeeper.rulesets.classical.doubles import DOUBLE_ROWS
from scorekeeper.rulesets.classical.glossary import GLOSSARY
from scorekeeper.rulesets.classical.items import POINT_ROWS
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.penalties import OTHER, REASONS
from scorekeeper.rulesets.classical.ways import WAYS

BY_ID: Final = {each.id: each for each in GLOSSARY}


def test_everything_that_counts_has_its_entry() -> None:
    rows = (*(row.id for row in POINT_ROWS), *(row.id for row in DOUBLE_ROWS), *(row.id for row in LIMIT_ROWS))

    assert set(BY_ID) >= {*rows, *WAYS}
    assert set(BY_ID) >= {"points", "doubles", "limit_hand", "limit_reached", "dead_hand", "liability", "penalty"}


def test_every_fine_has_its_entry() -> None:
    assert set(BY_ID) >= {row.word for row in REASONS if row.id != OTHER}
