"""The hand that is being entered as the rules see it, once it can be explained."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.ruleset import Ruleset


class HandEntered(Struct, frozen=True):
    """A whole hand, or (`short`) one that lacks its last tile, whose it is, and where it is played.

    `lacks` tells how many tiles are missing beside the last one, of a hand that is entered for the most part.
    """

    rules: Ruleset
    seat: Seat
    hand: Hand
    setting: Setting
    short: bool = False
    lacks: int = 0
