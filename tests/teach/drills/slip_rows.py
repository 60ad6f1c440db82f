"""Hands reckoned on paper, each with the answer that somebody gives who makes a slip."""

from dataclasses import dataclass
from typing import Any

from scorekeeper.teach.drills.kinds_table import moves_of
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.rooms import asked, fine_of, names_of, riichi_scene

NAMES = "names"
FU, HAN, OFF, DEALER, OTHERS = "part:fu_items", "part:yaku", "paid:off", "paid:dealer", "paid:others"
ANA, BEN, CHI, DAN = (f"moved:{seat}" for seat in range(4))
Answers = dict[str, Any]

TRIPLET = riichi_scene("234567m22246s88s5s", "5s", ticks="riichi")
"""20 fu, 10 off a discard, 4 for 222s, 2 for the closed wait: 36, so 40."""
WAIT = riichi_scene("234567m234p99p68s7s", "7s", ticks="riichi")
"""20 fu, 10 off a discard, 2 for the closed wait: 32, so 40."""
DRAGONS = riichi_scene("234567m345p55z789s", "9s", off=2, ticks="riichi")
"""20 fu, 10 off a discard, 2 for the pair of dragons: 32, so 40; riichi alone, 1,300."""
CALLED = riichi_scene("567m88m345s", "5s", ("pon", "222p"), ("pon", "777z"), off=None)
"""20 fu, 2 for the draw, 2 for 222p, 4 for the dragons: 28, so 30."""
DRAWN = riichi_scene("234567m234p55z68s7s", "7s", off=None, ticks="riichi")
"""Riichi and self-draw, two han; 20 fu, 2 for the draw, 2 for the wait, 2 for the dragons: 26, so 30: 500 and 1,000."""
SELF_DRAW = riichi_scene("234567m55z777z", "7m", ("chi", "678s"), off=None)
"""20 fu, 2 for the draw, 8 for the closed triplet, 2 for the pair: 32, so 40; without the draw 30."""
PINFU = riichi_scene("234567m34p678s99p5p", "5p", off=None, ticks="riichi")
"""Riichi, self-draw, pinfu, three han at 20 fu: 700 and 1,300."""
KAN = riichi_scene("234567m3499s5s", "5s", ("ankan", "1111p"), ticks="riichi")
"""Riichi; 20 fu, 10 off a discard, 32 for the closed kan: 62, so 70: 2,300. An open kan has 16: 46, so 50: 1,600."""
DORA = riichi_scene("234567m344556p88s", "8s", off=2, ticks="riichi", dora="3p")
"""Riichi, all simples and two dora (4p), four han at 40 fu, a mangan; counting the one 3p itself, three han: 5,200."""
REDS = riichi_scene("340m234p67855s678p", "8p", off=2, ticks="riichi")
"""Riichi, pinfu, all simples and a red five, four han at 30 fu: 7,700; without it 3,900."""
FLUSH = riichi_scene("123456789m55m", "5m", ("pon", "777z"), off=2)
"""Red dragon 1, straight 1, half flush 2: four han at 30 fu, 7,700; closed, six."""
CLOSED_FLUSH = riichi_scene("123456789m555m33z", "3z", off=2)
"""Straight 2, half flush 3: five han, 8,000; open, three."""
OWN_WIND = riichi_scene("234567m99p456s222z", "9p", off=2)
"""South has a set of South in an East round."""
GUEST = riichi_scene("234567m34p678s44z5p", "5p", off=2, ticks="riichi")
"""Riichi and pinfu beside a pair of North, which is nobody's here: 30 fu."""
TWO_CALLED = riichi_scene("234m3499s5s", "5s", ("ankan", "1111p"), ("pon", "777z"), off=2)
"""20 fu, 32 for the closed kan, 4 for the dragons: 56, so 60. An open kan has 16: 40."""
TABLED = riichi_scene("234567m345p55p678s", "8s", off=2, ticks="riichi", honba=2, riichi_sticks=1)
"""Riichi, pinfu, all simples: 3,900, 600 for two counters; two sticks lie there, one of them Ben's own."""
LIABLE = riichi_scene("22m555z", "2m", ("pon", "777z"), ("pon", "666z"), ("pon", "999p"), off=2, liable=3)
"""Three dragons, 32,000: Dan, who is liable, pays half."""
FOUR_THIRTY = riichi_scene("234567m345p55p678s", "8s", off=2, ticks="riichi").called({"han": 4, "fu": 30})
"""Four han 30 fu: 7,700."""
DEALT = riichi_scene("234567m345p55p678s", "8s", seat=0, off=2).called({"han": 3, "fu": 30})
"""Three han 30 fu of the dealer: 5,800."""


@dataclass(frozen=True)
class Row:
    """One slip: its id, a drill, what is right, what is given in its place, and what is said then."""

    slip: str
    drill: Drill
    right: Answers
    given: Answers
    said: str


ROWS = (
    Row("left_out", fine_of(TRIPLET), {FU: 40}, {FU: 30}, "You left out 10 fu: Closed hand, off a discard."),
    Row("left_out", fine_of(WAIT), {FU: 40}, {FU: 30}, "You left out 2 fu: Closed wait."),
    Row("left_out", fine_of(DRAGONS), {FU: 40}, {FU: 30}, "You left out 2 fu: Pair of dragons."),
    Row("left_out", fine_of(SELF_DRAW), {FU: 40}, {FU: 30}, "You left out 2 fu: Self-draw."),
    Row("not_rounded", fine_of(TRIPLET), {FU: 40}, {FU: 36}, "36 fu is the sum, but it is rounded up: 40 fu."),
    Row("rounded_down", fine_of(TRIPLET), {FU: 40}, {FU: 30}, "36 fu is rounded up, never down: 40 fu."),
    Row(
        "misread",
        fine_of(KAN),
        {FU: 70},
        {FU: 40},
        "You counted 8 fu for 1111p; it counts 32: Closed kan (1, 9, honour).",
    ),
    Row("kan_misread", fine_of(TWO_CALLED), {FU: 60}, {FU: 40}, "You took “Closed kan” for “Open kan”."),
    Row("added", fine_of(PINFU), {FU: 20}, {FU: 30}, "You counted 2 fu that this hand does not have: Self-draw."),
    Row(
        "house_rule",
        asked(PINFU),
        {HAN: 3, FU: 20, DEALER: 1300, OTHERS: 700},
        {HAN: 2, FU: 30, DEALER: 1000, OTHERS: 500},
        "That is right where “Pinfu by self-draw” is “no”; here it is not.",
    ),
    Row("twice", asked(DORA), {HAN: 4, OFF: 8000}, {HAN: 6, OFF: 12000}, "You counted 2 han twice: Dora."),
    Row(
        "tick_left_out",
        asked(DRAWN),
        {HAN: 2, FU: 30, DEALER: 1000, OTHERS: 500},
        {HAN: 1, FU: 30, DEALER: 500, OTHERS: 300},
        "You left out how it was won: Riichi.",
    ),
    Row(
        "row_left_out",
        asked(DORA),
        {HAN: 4, OFF: 8000},
        {HAN: 2, OFF: 2600},
        "You left out what lies beside the hand: Dora indicators.",
    ),
    Row(
        "row_itself",
        asked(DORA),
        {HAN: 4, OFF: 8000},
        {HAN: 3, OFF: 5200},
        "You counted the tiles shown (Dora indicators); the tile that follows each of them counts.",
    ),
    Row(
        "reds_left_out",
        asked(REDS),
        {HAN: 4, FU: 30, OFF: 7700},
        {HAN: 3, FU: 30, OFF: 3900},
        "You left out the red fives.",
    ),
    Row("rounded_down", fine_of(CALLED), {FU: 30}, {FU: 20}, "28 fu is rounded up, never down: 30 fu."),
    Row(
        "other_win",
        asked(DRAWN),
        {HAN: 2, FU: 30, DEALER: 1000, OTHERS: 500},
        {HAN: 1, FU: 40, DEALER: 700, OTHERS: 400},
        "You counted it as “Off a discard”; it was won by “Self-draw”.",
    ),
    Row(
        "other_worth",
        asked(FLUSH),
        {HAN: 4, FU: 30, OFF: 7700},
        {HAN: 5, FU: 30, OFF: 8000},
        "It counts 2 han in this hand, not 3: Half flush.",
    ),
    Row(
        "winds_swapped",
        names_of(OWN_WIND),
        {NAMES: {"seat_wind"}},
        {NAMES: frozenset({"round_wind"})},
        "You took the wind of the round for the player’s own wind.",
    ),
    Row(
        "added",
        fine_of(GUEST),
        {FU: 30},
        {FU: 40},
        "You counted 2 fu that this hand does not have: Pair of the seat wind.",
    ),
    Row(
        "as_closed",
        asked(FLUSH),
        {HAN: 4, FU: 30, OFF: 7700},
        {HAN: 6, FU: 40, OFF: 12000},
        "You counted it as a closed hand; it has called sets.",
    ),
    Row(
        "as_open",
        asked(CLOSED_FLUSH),
        {HAN: 5, OFF: 8000},
        {HAN: 3, OFF: 3900},
        "You counted it as an open hand; nothing in it was called.",
    ),
    Row(
        "dealer_factor",
        asked(FOUR_THIRTY),
        {OFF: 7700},
        {OFF: 11600},
        "That is what the dealer gets; the winner is not the dealer.",
    ),
    Row(
        "dealer_factor",
        asked(DEALT),
        {OFF: 5800},
        {OFF: 3900},
        "That is what the others get; the winner is the dealer.",
    ),
    Row(
        "other_way",
        asked(FOUR_THIRTY),
        {OFF: 7700},
        {OFF: 7900},
        "That is paid for a self-draw; somebody gave the tile.",
    ),
    Row("limit_step", asked(FOUR_THIRTY), {OFF: 7700}, {OFF: 12000}, "That is what “Haneman” pays."),
    Row(
        "house_rule",
        asked(FOUR_THIRTY),
        {OFF: 7700},
        {OFF: 8000},
        "That is right where “Rounded-up mangan” is “yes”; here it is not.",
    ),
    Row("number_off", asked(FOUR_THIRTY), {OFF: 7700}, {OFF: 3900}, "That is paid for 3 han; this hand has 4."),
    Row(
        "payment_rounded_down", asked(FOUR_THIRTY), {OFF: 7700}, {OFF: 7600}, "Each payment is rounded up, never down."
    ),
    Row(
        "payment_not_rounded",
        asked(FOUR_THIRTY),
        {OFF: 7700},
        {OFF: 7680},
        "Each payment is rounded up to the next hundred.",
    ),
    Row(
        "sum_for_each",
        asked(PINFU),
        {HAN: 3, FU: 20, DEALER: 1300, OTHERS: 700},
        {DEALER: 700, OTHERS: 1300},
        "You exchanged what the dealer and the others pay.",
    ),
    Row(
        "sum_for_each",
        asked(PINFU),
        {HAN: 3, FU: 20, DEALER: 1300, OTHERS: 700},
        {DEALER: 2700, OTHERS: 2700},
        "That is what all of them pay together.",
    ),
    Row(
        "reason_left_out",
        moves_of(TABLED, 2),
        {ANA: 0, BEN: 6500, CHI: -4500, DAN: 0},
        {BEN: 5900, CHI: -3900},
        "You left something out that is paid besides: counters.",
    ),
    Row(
        "reason_left_out",
        moves_of(TABLED, 2),
        {BEN: 6500, CHI: -4500},
        {BEN: 4500},
        "You left out what lies on the table: the winner takes it.",
    ),
    Row(
        "reason_once",
        moves_of(TABLED, 2),
        {ANA: 0, CHI: -4500},
        {ANA: -200, CHI: -4100, DAN: -200},
        "Who gave the tile pays this alone, the others nothing: counters.",
    ),
    Row(
        "wrong_sign",
        moves_of(TABLED, 2),
        {CHI: -4500},
        {BEN: -6500, CHI: 4500},
        "Who wins gains, who pays loses: the signs are exchanged.",
    ),
    Row("players_exchanged", moves_of(TABLED, 2), {CHI: -4500}, {CHI: 0, DAN: -4500}, "Chi gave the tile and pays."),
    Row(
        "not_liable",
        moves_of(LIABLE, 3),
        {ANA: 0, BEN: 32000, CHI: -16000, DAN: -16000},
        {CHI: -32000, DAN: 0},
        "You forgot that somebody is liable for this hand.",
    ),
)
