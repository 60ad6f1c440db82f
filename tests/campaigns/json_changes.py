"""Changes to lines of JSON that leave them JSON, so that what reads them is reached behind the first gate."""

import json
from random import Random
from typing import Final

ODD: Final[tuple[object, ...]] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 13, 14, 26, 100, 1000, 25000, -100, 10**9, 10**30, 0.5, -0.0, 1e300, "", "0",
    "x", "é\ud800", [], [0], [0, 1, 2, 3], [[]], {}, {"": 0},
)  # fmt: skip
MOST: Final = 6


def changed(data: bytes, seed: int) -> bytes | None:
    """One line of JSON with some of its values others, fewer or more; None for what is no JSON."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    chance = Random(seed)
    try:
        for _ in range(chance.randrange(1, MOST)):
            value = _changed(value, chance, _all_in(value))
        return json.dumps(value, ensure_ascii=chance.random() < 0.8).encode("utf-8", "surrogatepass")
    except RecursionError:
        return None


def _all_in(value: object) -> list[object]:
    found = [value]
    for each in found:
        if isinstance(each, dict):
            found += each.values()
        elif isinstance(each, list):
            found += each
    return found


def _changed(value: object, chance: Random, others: list[object]) -> object:
    """The value with one change somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        way = chance.random()
        if way < 0.1:
            return {each: held for each, held in value.items() if each != key}
        if way < 0.15:
            return {**value, chance.choice([*value, "x", ""]) + chance.choice(("", "x")): chance.choice(others)}
        return {**value, key: _changed(value[key], chance, others)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        way = chance.random()
        if way < 0.1:
            return value[:at] + value[at + 1 :]
        if way < 0.25:
            return [*value[:at], chance.choice(value), *value[at:]]
        return [*value[:at], _changed(value[at], chance, others), *value[at + 1 :]]
    return _other(value, chance, others)


def _other(value: object, chance: Random, others: list[object]) -> object:
    way = chance.random()
    if way < 0.3:
        return chance.choice(ODD)
    if way < 0.5:
        return chance.choice(others)
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-1000, -100, -1, 1, 100, 1000))
        case str() if value:
            at = chance.randrange(len(value))
            return (
                value[:at]
                + chance.choice(("", value[at] * 2, "0", "5", "9", "m", "p", "s", "z", "f", "E"))
                + value[at + 1 :]
            )
        case _:
            return chance.choice(ODD)
