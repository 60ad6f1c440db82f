"""Random evenings at the riichi table: every event is made to fit the table as it stands, some of them only nearly."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from scorekeeper.core.ledger import Header, Ledger, advance, replay
from scorekeeper.core.option import SWITCH
from scorekeeper.rulesets.riichi.options import ABORTS, LIABLE_PATTERNS, OPTIONS
from scorekeeper.rulesets.riichi.presets import PRESETS as ALL_PRESETS
from scorekeeper.rulesets.riichi.table import Table
from tests.rulesets.riichi.at_table import (
    BIG_DRAGONS,
    DRAGONS_AND_HONOURS,
    PLAYERS,
    Record,
    abort,
    adjust,
    chombo,
    draw,
    riichi,
    rules,
    tiles,
    winner,
)

PRESETS: Final = tuple(ALL_PRESETS)
UMAS: Final = ([20, 10, -10, -20], [30, 10, -10, -30], [15.5, 4.9, -5, -15.4], [0, 0, 0, 0], [40, 0, 0, -30])
FLOATING: Final = ({"1": [12, -1, -3, -8], "2": [8, 4, -4, -8]}, {"0": [0, 0, 0, 0], "4": [3.3, 0, 0, -3.3]})
CLOSED: Final = tiles("234m567p234s55678s", "8s")
OPENED: Final = tiles("234m567p34555s", "5s", ("chi", "234m"))
AFTER_KAN: Final = tiles("234567m33s234p", "4p", ("daiminkan", "2222s"))
AMOUNTS: Final[dict[str, tuple[object, ...]]] = {
    "start_points": (0, 20_000, 25_000, 30_000),
    "return_points": (0, 25_000, 30_000),
    "target_points": (None, 30_000, 60_000),
    "honba_ron": (0, 300, 1500),
    "honba_tsumo_each": (0, 100, 500),
    "noten_payment": (0, 3000, 6000),
    "chombo_points": (0, 8000, 20_000),
    "cold_end": (0, 50_000),
    "oka": (0, 5000, "difference"),
    "uma": UMAS,
    "uma_floating": FLOATING,
    "max_yakuman": (0, 1, 2),
    "two_han_minimum_from": (0, 5),
}
SCORES: Final = ((1, 30), (2, 40), (3, 50), (4, 30), (3, 25), "mangan", "haneman", (7, 30), 1, 2, 3)
TRIES: Final = 4


@dataclass(frozen=True)
class Evening:
    """A session: its header, its events, and what they come to."""

    header: Header
    events: tuple[Record, ...]
    ledger: Ledger

    @property
    def deals(self) -> int:
        return sum(row.kind != "adjustment" for row in self.ledger.rows)


def evening(random: Random, longest: int = 40, preset: str | None = None) -> Evening:
    """One session of up to so many events; events that the table refuses are left out.

    The rules are those of a preset as it is, or of any preset with many options changed.
    """
    header = Header(_rules(random) if preset is None else rules(preset), PLAYERS, _start(random))
    ledger = replay(header, [])
    assert ledger.stopped_at is None, ledger.stopped_at
    events: list[Record] = []
    for _ in range(random.randint(longest // 2, longest)):
        for _ in range(TRIES):
            event = _event(random, ledger)
            after = advance(ledger, event)
            if after.stopped_at is None:
                events.append(event)
                ledger = after
                break
        if ledger.over:
            break
    return Evening(header, tuple(events), ledger)


def _rules(random: Random) -> Any:
    options: dict[str, Any] = {}
    for name, row in OPTIONS.items():
        choices = getattr(row.kind, "values", None)
        if row.page != "hand" and choices and random.random() < 0.3:
            options[name] = random.choice(choices)
        elif row.kind == SWITCH and random.random() < 0.2:
            options[name] = random.random() < 0.5
        elif name in AMOUNTS and random.random() < 0.3:
            options[name] = random.choice(AMOUNTS[name])
    options["yakitori"] = random.choice((0, 10))
    options["pao"] = [each for each in LIABLE_PATTERNS if random.random() < 0.7]
    options["abortive_draws"] = [each for each in ABORTS if random.random() < 0.8]
    if random.random() < 0.7:
        # Most evenings are to last: no end by points, and long games.
        options |= {"tobi": "off", "length": random.choice(("four_winds", "free"))}
    return rules(random.choice(PRESETS), **options)


def _start(random: Random) -> Record | None:
    if random.random() < 0.7:
        return None
    scores = [random.randint(-20, 600) * 100 for _ in range(4)]
    return {"round": f"E{random.randint(1, 4)}", "honba": random.randint(0, 5), "riichi_sticks": 1, "scores": scores}


def _event(random: Random, ledger: Ledger) -> Record:
    kinds = {_riichi: 6, _win: 9, _draw: 4, _abort: 1, _chombo: 1, _adjust: 1, _rules_change: 0.3, _end: 0.05}
    make = random.choices(list(kinds), list(kinds.values()))[0]
    event: Record = make(random, ledger)
    if random.random() < 0.5 or ledger.rules.options["wareme"]:
        event["wareme"] = random.randrange(4)
    return event


def _table(ledger: Ledger) -> Table:
    assert isinstance(ledger.state, Table)
    return ledger.state


def _riichi(random: Random, _ledger: Ledger) -> Record:
    return riichi(random.randrange(4), stands=random.random() < 0.9, open=random.random() < 0.1)


def _win(random: Random, ledger: Ledger) -> Record:
    fallen = [seat for seat, each in enumerate(_table(ledger).declared) if each is not None and not each.stands]
    off = fallen[0] if fallen else random.choice((None, 0, 1, 2, 3))
    seats = [seat for seat in range(4) if seat != off]
    count = random.choices((1, 2, 3), (8, 2, 1))[0] if off is not None else 1
    return {"type": "win", "winners": [_winner(random, seat, off) for seat in random.sample(seats, count)]}


def _winner(random: Random, seat: int, off: int | None) -> Record:
    others = [each for each in range(4) if each != seat]
    worth = random.choice((*SCORES, CLOSED, OPENED, BIG_DRAGONS, DRAGONS_AND_HONOURS, _after_kan(off)))
    liable: Any = None
    if random.random() < 0.5:
        liable = {name: random.choice(others) for name in random.sample(LIABLE_PATTERNS, random.randint(1, 2))}
        if isinstance(worth, dict) and random.random() < 0.7:
            liable = random.choice(others)
    return winner(seat, worth, off, liable if random.random() < 0.6 else None)


def _after_kan(off: int | None) -> Record:
    return AFTER_KAN if off is not None else {**AFTER_KAN, "circumstances": ["rinshan"]}


def _draw(random: Random, ledger: Ledger) -> Record:
    ready = [seat for seat in range(4) if seat in _table(ledger).bettors or random.random() < 0.4]
    return draw(*ready, nagashi=[seat for seat in range(4) if random.random() < 0.08])


def _abort(random: Random, _ledger: Ledger) -> Record:
    return abort(random.choice((*ABORTS, "sanchahou")))


def _chombo(random: Random, _ledger: Ledger) -> Record:
    return chombo(*random.sample(range(4), random.choice((1, 1, 2))))


def _adjust(random: Random, _ledger: Ledger) -> Record:
    points = [random.randint(-30, 30) * 100 for _ in range(4)]
    sticks = random.choice((0, 0, 1, 2, -1))
    if random.random() < 0.7:
        points[random.randrange(4)] -= sum(points) + 1000 * sticks
        return adjust(*points, sticks=sticks)
    return adjust(*points, sticks=sticks, one_sided=True)


def _rules_change(random: Random, _ledger: Ledger) -> Record:
    return {"type": "rules", "preset": random.choice(PRESETS), "options": {"tobi": "off", "length": "free"}}


def _end(_random: Random, _ledger: Ledger) -> Record:
    return {"type": "end"}
