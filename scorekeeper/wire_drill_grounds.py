"""What a drill rests on: how often things happen where it is played, and why its right answer is right."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from scorekeeper import resources
from scorekeeper.core.drill_view import Posed
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.why_view import WhyView
from scorekeeper.wire_explained import hands_at, waits_of

if TYPE_CHECKING:
    from scorekeeper.teach.drills.weights import Weights

_ANY: Final = "drills/any.json"


def weights_for(rules: Ruleset) -> Weights | Problem:
    """How often what happens under some rules, as it was counted; what happens anywhere where nobody has counted."""
    from scorekeeper.teach.drills.weights import read_weights

    try:
        content = resources.read(f"drills/{rules.family}.json")
    except FileNotFoundError:
        content = resources.read(_ANY)
    return read_weights(json.loads(content))


def why_of(posed: Posed) -> WhyView | None:
    """Why the right answer to a drill is right: why the hand is paid so, or what it waits for."""
    rules, hand = posed.ledger.rules, posed.hand
    if posed.hidden and hand is not None and hand.win_tile is not None:
        kept = list(hand.concealed)
        kept.remove(hand.win_tile)
        short = replace(hand, concealed=tuple(kept), win_tile=None, win=None)
        setting = rules.setting(posed.ledger.state, posed.seat, posed.off)
        return waits_of(HandEntered(rules, posed.seat, short, setting, short=True), open_=False)
    name = posed.ledger.players[posed.seat]
    return next((why for winner, why in hands_at(posed.ledger, posed.record) if winner == name), None)
