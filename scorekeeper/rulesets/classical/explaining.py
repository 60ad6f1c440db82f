"""Why a hand is worth what it is: its points, its doubles one by one, the limit, and the layouts not chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.core.explained import Chapter, Does, Explanation, Group, More, Other, Reason
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.score import Line
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets.classical.counting import every_score, score
from scorekeeper.rulesets.classical.limit_hands import LIMIT_HELP
from scorekeeper.rulesets.classical.options import LIMIT_HANDS, OPTIONS, Options
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.classical.why_words import OWN_HAND_WHY, PREFIX

_POINTS_STEP: Final = 2
_OPTION: Final = {"out_on_pair_simple": "out_on_pair", "out_on_pair_major": "out_on_pair"}
"""The options of lines whose worth is settled by another one than their own."""


def explanation(hand: Hand, setting: Setting, options: Options, preset: str) -> Explanation | Problem:
    """Why a hand is worth what it is, without its payments."""
    best = score(hand, setting, options)
    if isinstance(best, Problem):
        return best
    won = None if hand.win is None else hand.win_tile
    groups = _groups(best, won)
    return Explanation(
        best.headline,
        best.total,
        groups,
        tuple(_chapters(best, groups)),
        others=_others(hand, setting, options, best),
        source=source(preset),
        tiles=() if won is None else (won,),
    )


def source(preset: str) -> Phrase:
    """Whose rules these are."""
    return Phrase("why_source", {"rules": Term(f"preset_{preset}"), "source": Term(PRESETS[preset].source)})


def _groups(found: ClassicalScore, won: Tile | None) -> tuple[Group, ...]:
    at = _won_at(found, won)
    pairs = zip(found.reading, found.exposed, strict=True)
    return tuple(Group(tiles, _word(tiles), shown, place == at) for place, (tiles, shown) in enumerate(pairs))


def _won_at(found: ClassicalScore, won: Tile | None) -> int | None:
    """Which set the winning tile made: the pair where it is paid for that, else the first one that holds it."""
    holding = [place for place, tiles in enumerate(found.reading) if won in tiles]
    on_pair = any(line.id in _OPTION for line in found.items)
    return next((at for at in holding if len(found.reading[at]) == 2 or not on_pair), None)


def _word(tiles: Sequence[Tile]) -> str:
    if len(tiles) == 4:
        return "group_kan"
    if len(tiles) == 2:
        return "group_pair"
    return "group_triplet" if tiles[0] is tiles[-1] else "group_run"


def _chapters(found: ClassicalScore, groups: Sequence[Group]) -> Iterator[Chapter]:
    if found.items:
        yield Chapter(Phrase("points"), "points", _lines(found.items, groups))
    if found.doubles:
        yield Chapter(Phrase("doubles"), "doubles", _lines(found.doubles, groups))
    yield Chapter(Phrase("reckoning"), "points", tuple(_reckoned(found)))


def _lines(lines: Sequence[Line], groups: Sequence[Group]) -> tuple[Reason, ...]:
    told = []
    used: set[tuple[str, int]] = set()
    for line in lines:
        places = [(line.id, at) for at, each in enumerate(groups) if line.tiles and each.tiles == line.tiles]
        # Of two equal sets each has its own line.
        place = next((each for each in places if each not in used), None)
        at: tuple[int, ...] = ()
        if place is not None:
            used.add(place)
            at = (place[1],)
        option = _OPTION.get(line.id, line.id if line.id in OPTIONS else "")
        told.append(Reason(Phrase(line.id), Does.ADD, line.amount, Phrase(PREFIX + line.id), at, line.tiles, option))
    return tuple(told)


def _reckoned(found: ClassicalScore) -> Iterator[Reason]:
    """The sum of the points, doubled once for each double, the limit hand, and the limit where it cuts."""
    if found.items or found.limit_line is None:
        yield Reason(Phrase("points_sum"), Does.SET, found.points, Phrase("why_points_sum"))
        said: Phrase | None = Phrase("why_doubled")
        for line in found.doubles:
            for _ in range(line.amount):
                # Of many doubles the first one says what each does.
                yield Reason(Phrase(line.id), Does.TIMES, 2, said, tiles=line.tiles)
                said = None
    full = found.points << found.times
    limit = found.limit_line
    if limit is not None:
        said = Phrase(PREFIX + limit.id if limit.id in LIMIT_HELP else OWN_HAND_WHY)
        yield Reason(Phrase(limit.id), Does.ADD, limit.amount, said, option=LIMIT_HANDS)
        full += limit.amount
    if full > found.total:
        yield Reason(Phrase("limit_reached"), Does.AT_MOST, found.total, Phrase("why_limit_reached"), option="limit")


def _others(hand: Hand, setting: Setting, options: Options, best: ClassicalScore) -> tuple[Other, ...]:
    """The other ways to lay out the hand, the dearest first, each once."""
    every = every_score(hand, setting, options)
    if isinstance(every, Problem):
        return ()
    found: list[ClassicalScore] = []
    for each in every:
        if each != best and each not in found:
            found.append(each)
    won = None if hand.win is None else hand.win_tile
    told = (Other(_groups(each, won), each.total, each.headline, each.parts) for each in found)
    return tuple(sorted(told, key=lambda other: -other.total))


def more(hand: Hand, setting: Setting, options: Options) -> tuple[More, ...] | Problem:
    """The hand with a double more, and with two points more."""
    best = score(hand, setting, options)
    if isinstance(best, Problem):
        return best
    if best.limit_line is not None or not best.points:
        return ()
    steps = (
        ("more_double", best.points, best.times + 1),
        ("more_points", best.points + _POINTS_STEP, best.times),
    )
    return tuple(More(Phrase(name), *_would_be(points, times, options)) for name, points, times in steps)


def _would_be(points: int, times: int, options: Options) -> tuple[tuple[Phrase, ...], int]:
    full = points << times
    rules = options.rules
    total = full if rules.roof_off else min(full, rules.limit)
    found = ClassicalScore((Line("points_sum", points),), (Line("doubled", times),), None, None, total, rules.limit)
    return found.headline, total
