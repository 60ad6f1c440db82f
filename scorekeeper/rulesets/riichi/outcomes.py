"""What can happen at a riichi table, as the window offers it: a row an outcome, with the facts it asks for."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.declaration import Ask, HandsAsked, Outcome, Question
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.events import OPEN_RIICHI, SANCHAHOU
from scorekeeper.rulesets.riichi.options import ABORTS, Options
from scorekeeper.rulesets.riichi.table_options import ABORT_WORDS
from scorekeeper.rulesets.riichi.wins import most_winners

DRAW_WORDS: Final = {
    **ABORT_WORDS,
    "sanchahou": QT_TRANSLATE_NOOP("words", "Three wins on one discard"),
}
RIICHI_CALL: Final = Outcome(
    "riichi",
    QT_TRANSLATE_NOOP("words", "Riichi"),
    QT_TRANSLATE_NOOP("words", "A player declares riichi and lays a stick down."),
    questions=(
        Question(
            "stands",
            QT_TRANSLATE_NOOP("words", "Their riichi stands (untick when its tile was won on)"),
            Ask.TICK,
            default=True,
        ),
    ),
    ends_deal=False,
    tap=True,
)
OPEN_RIICHI_CALL: Final = Outcome(
    "open_riichi",
    QT_TRANSLATE_NOOP("words", "Open riichi"),
    QT_TRANSLATE_NOOP("words", "A player declares riichi with the hand laid open."),
    ends_deal=False,
    tap=True,
    writes=OPEN_RIICHI,
    rare=True,
)
CHOMBO: Final = Outcome(
    "chombo",
    "sheet_chombo",
    QT_TRANSLATE_NOOP("words", "A player is penalised and the deal is dealt again."),
    questions=(Question("seat", QT_TRANSLATE_NOOP("words", "Whose?"), Ask.SEATS, needed=True),),
    rare=True,
)
ADJUSTMENT: Final = Outcome(
    "adjustment",
    QT_TRANSLATE_NOOP("words", "Adjustment"),
    QT_TRANSLATE_NOOP("words", "Points are corrected by hand."),
    questions=(
        Question("points", QT_TRANSLATE_NOOP("words", "Points"), Ask.AMOUNTS),
        Question("sticks", QT_TRANSLATE_NOOP("words", "Sticks laid on the table"), Ask.NUMBER),
        Question("one_sided", QT_TRANSLATE_NOOP("words", "One-sided: the points need not add up"), Ask.TICK),
        Question("note", QT_TRANSLATE_NOOP("words", "Note"), Ask.TEXT),
    ),
    ends_deal=False,
    rare=True,
)
END: Final = Outcome(
    "end",
    QT_TRANSLATE_NOOP("words", "End the game"),
    QT_TRANSLATE_NOOP("words", "The players end the game now."),
    ends_deal=False,
)
_LIABLE: Final = Question("liable", QT_TRANSLATE_NOOP("words", "Who is liable?"), Ask.SEAT)
_WAREME: Final = Question("wareme", QT_TRANSLATE_NOOP("words", "Where was the wall opened?"), Ask.SEAT)
_DECLARED: Final = frozenset({"riichi", "open_riichi"})
_TENPAI: Final = Question("tenpai", QT_TRANSLATE_NOOP("words", "Who shows a ready hand?"), Ask.SEATS, marked=_DECLARED)
_ALL_TENPAI: Final = Question(
    "tenpai", QT_TRANSLATE_NOOP("words", "Who is ready? None may be hidden"), Ask.SEATS, marked=_DECLARED
)
_NAGASHI: Final = Question("nagashi", QT_TRANSLATE_NOOP("words", "Nagashi mangan"), Ask.SEATS)


def outcomes(options: Options) -> tuple[Outcome, ...]:
    """Every outcome these rules have, in the order the window offers them."""
    rows = (
        RIICHI_CALL,
        OPEN_RIICHI_CALL if "open_riichi" in options.local_yaku else None,
        _win(options),
        _exhaustive(options),
        _abortive(options),
        CHOMBO,
        ADJUSTMENT,
        END,
    )
    return tuple(row for row in rows if row is not None)


def _win(options: Options) -> Outcome:
    return Outcome(
        "win",
        QT_TRANSLATE_NOOP("words", "Win"),
        QT_TRANSLATE_NOOP("words", "Somebody wins off a discard or by self-draw."),
        HandsAsked.WINNERS,
        questions=_asked((_LIABLE, bool(options.pao)), (_WAREME, options.wareme)),
        most_winners=most_winners(options),
    )


def _exhaustive(options: Options) -> Outcome:
    # Nagashi mangan paid as a win doubles for the player where the wall was opened, like any win.
    wareme = options.wareme and options.nagashi_mangan == "win"
    tenpai = _TENPAI if options.may_hide_tenpai else _ALL_TENPAI
    return Outcome(
        "exhaustive_draw",
        QT_TRANSLATE_NOOP("words", "Exhaustive draw"),
        QT_TRANSLATE_NOOP("words", "The wall is empty and nobody has won."),
        questions=_asked((tenpai, True), (_NAGASHI, options.nagashi_mangan != "off"), (_WAREME, wareme)),
    )


def _abortive(options: Options) -> Outcome | None:
    played = [kind for kind in ABORTS if kind in options.abortive_draws]
    if options.triple_ron == "draw":
        played.append(SANCHAHOU)
    if not played:
        return None
    kinds = tuple((kind, DRAW_WORDS[kind]) for kind in played)
    return Outcome(
        "abortive_draw",
        QT_TRANSLATE_NOOP("words", "Abortive draw"),
        QT_TRANSLATE_NOOP("words", "The deal is broken off and dealt again."),
        questions=(Question("kind", QT_TRANSLATE_NOOP("words", "Which one?"), Ask.CHOICE, kinds),),
        rare=True,
    )


def _asked(*questions: tuple[Question, bool]) -> tuple[Question, ...]:
    """The questions that these rules have a use for."""
    return tuple(question for question, useful in questions if useful)
