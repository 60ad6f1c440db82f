"""A hand that was made, with all that the scorer says of it."""

from __future__ import annotations

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Example
from scorekeeper.rulesets.riichi.explaining import explanation
from scorekeeper.rulesets.riichi.hand_records import write_hand
from scorekeeper.rulesets.riichi.reference.hands_made import Made
from scorekeeper.rulesets.riichi.reference.house import House


def example(house: House, made: Made, yaku: str, said: Phrase | None = None) -> Example:
    """A hand as a page shows it, the sets lit up that make a yaku."""
    counted = house.scorer.counted(made.hand, made.setting)
    assert not isinstance(counted, Problem)  # noqa: S101 - it was scored when it was made
    told = explanation(house.scorer, counted, house.preset)
    lit = next((line.groups for chapter in told.reasons for line in chapter.lines if line.name.id == yaku), ())
    record = {
        **write_hand(made.hand),
        "win": made.hand.win,
        "seat_wind": made.setting.seat_wind.value,
        "round_wind": made.setting.round_wind.value,
    }
    return Example(told.groups, made.hand.win_tile, told.headline, counted.score.parts, told.total, record, said, lit)
