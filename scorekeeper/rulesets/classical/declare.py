"""What the window asks and offers for this family."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.declaration import Ask, Circumstance, Declaration, HandsAsked, Outcome, Question, TileRow
from scorekeeper.core.tiles import TILES
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.checks import BONUS_ROW, MOST_BONUS
from scorekeeper.rulesets.classical.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.classical.limit_hands import OWN_HAND
from scorekeeper.rulesets.classical.melds import MELDS
from scorekeeper.rulesets.classical.patterns import goal
from scorekeeper.rulesets.classical.penalties import penalty
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.ways import DISCARD, WALL, WAYS

_SUITS: Final = (TILES[:9], TILES[9:18], TILES[18:27], TILES[27:34])
_TILES: Final = tuple((*suit, TILES[34 + i], TILES[38 + i]) for i, suit in enumerate(_SUITS))
"""The rows of the picker: beside each suit the flower and the season of one seat."""
BONUS_WORD: Final = QT_TRANSLATE_NOOP("words", "Flowers and seasons")
_ROWS: Final = (TileRow(BONUS_ROW, BONUS_WORD, MOST_BONUS, bonus=True),)
_WAYS: Final = tuple(
    Circumstance(way.id, way.word, way.help, way.id, way.drawn, winner=True, rare=way.rare)
    for way in WAYS.values()
    if way.id not in (DISCARD, WALL)
)
_CALLED_OUT: Final = ((Question("total", QT_TRANSLATE_NOOP("words", "Total"), Ask.NUMBER),),)
_LIABLE: Final = Question("liable", QT_TRANSLATE_NOOP("words", "Who pays for all?"), Ask.SEAT)
_SEATS: Final = Outcome(
    "seats",
    QT_TRANSLATE_NOOP("words", "Change seats"),
    QT_TRANSLATE_NOOP("words", "The players change seats before the round begins."),
    questions=(
        Question(
            "order",
            QT_TRANSLATE_NOOP("words", "Who sits where? Choose two players to exchange their seats."),
            Ask.ORDER,
            needed=True,
        ),
    ),
    ends_deal=False,
)
_ADJUSTMENT: Final = Outcome(
    "adjustment",
    QT_TRANSLATE_NOOP("words", "Adjustment"),
    QT_TRANSLATE_NOOP("words", "Points are corrected by hand."),
    questions=(
        Question("points", QT_TRANSLATE_NOOP("words", "Points"), Ask.AMOUNTS, needed=True),
        Question("one_sided", QT_TRANSLATE_NOOP("words", "One-sided: the points need not add up"), Ask.TICK),
        Question("note", QT_TRANSLATE_NOOP("words", "Note"), Ask.TEXT),
    ),
    ends_deal=False,
    rare=True,
)
_END: Final = Outcome(
    "end",
    QT_TRANSLATE_NOOP("words", "End the game"),
    QT_TRANSLATE_NOOP("words", "The players end the game now."),
    ends_deal=False,
)


def declaration(rules: RuleOptions) -> Declaration:
    """Tiles, called sets, circumstances and outcomes as these rules have them."""
    own = tuple(Circumstance(name, name, OWN_HAND, winner=True, rare=True) for name in rules.own_hands)
    return Declaration(
        tiles=_TILES,
        melds=MELDS,
        rows=_ROWS,
        circumstances=(
            *_WAYS,
            *(
                Circumstance(row.id, row.word, row.help, winner=row.winner, ready=row.ready, rare=row.rare)
                for row in CIRCUMSTANCES
            ),
            *own,
        ),
        outcomes=(_win(rules), _draw(rules), penalty(rules), _SEATS, _ADJUSTMENT, _END),
        win_off=DISCARD,
        win_self=WALL,
        called_out=_CALLED_OUT,
        goal=goal(rules),
    )


def _draw(rules: RuleOptions) -> Outcome:
    return Outcome(
        "draw",
        QT_TRANSLATE_NOOP("words", "Draw"),
        QT_TRANSLATE_NOOP("words", "The wall is empty and nobody has gone out."),
        HandsAsked.ALL if rules.draw_settles else HandsAsked.NOBODY,
    )


def _win(rules: RuleOptions) -> Outcome:
    return Outcome(
        "win",
        QT_TRANSLATE_NOOP("words", "Win"),
        QT_TRANSLATE_NOOP("words", "A player goes out, and all four hands are counted."),
        HandsAsked.ALL,
        questions=(_LIABLE,) if rules.dangerous_discard else (),
        most_winners=1,
    )
