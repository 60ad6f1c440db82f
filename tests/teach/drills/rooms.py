"""Short words for tests of the drills: rooms where they are made, and what the rules themselves say of a scene."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from scorekeeper.core.drill_view import Entry, Field
from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.ledger import Header, advance, replay
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import tile
from scorekeeper.core.words import say
from scorekeeper.rulesets import ruleset
from scorekeeper.teach.drills.asked import WAITS, answers, names_field, paid_fields, part_field
from scorekeeper.teach.drills.kinds_hand import asked_parts, waits_of
from scorekeeper.teach.drills.scene import Reckoned, Scene, reckon
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.weights import Weights, read_weights
from scorekeeper.teach.drills.words import WORDS

FOLDER: Final = Path(__file__).parents[3] / "resources" / "drills"
PLAYERS: Final = ("Ana", "Ben", "Chi", "Dan")


@cache
def weights_of(family: str) -> Weights:
    """The weights of a family, as they are shipped."""
    found = read_weights(json.loads((FOLDER / f"{family}.json").read_text(encoding="utf-8")))
    assert isinstance(found, Weights)
    return found


def rules_of(family: str, preset: str | None = None, **options: object) -> Ruleset:
    found = ruleset(family, preset, options)
    assert not isinstance(found, Problem), found
    return found


def room(family: str = "riichi", preset: str | None = None, seed: str = "", **options: object) -> Room:
    """A room for drills, where the same seed makes the same ones."""
    return Room(rules_of(family, preset, **options), weights_of(family), Random(seed or "drills"), PLAYERS)


def tiles(text: str) -> tuple[Any, ...]:
    found = read_tiles(text)
    assert not isinstance(found, Problem), found
    return found


def riichi_scene(
    concealed: str, won: str, *melds: tuple[str, str], off: int | None = 0, seat: int = 1, ticks: str = "", **more: Any
) -> Scene:
    """A hand won in East 1 of a game by the standard rules; Ana deals, Ben wins off her where nothing else is said.

    `more` are options of the rules, `dora`, and what lies on the table: `honba`, `riichi_sticks`.
    """
    start: dict[str, object] = {name: more.pop(name) for name in ("honba", "riichi_sticks", "round") if name in more}
    dora, liable = more.pop("dora", ""), more.pop("liable", None)
    ledger = replay(Header(rules_of("riichi", **more), PLAYERS, start or None), ())
    held = frozenset(ticks.split())
    if "riichi" in held:
        ledger = advance(ledger, {"type": "riichi", "seat": seat})
    called = tuple(Meld(kind, tiles(text)) for kind, text in melds)
    win = "tsumo" if off is None else "ron"
    rows = {"dora_indicators": tiles(dora)} if dora else {}
    hand = Hand(tiles(concealed), called, tile(won), win, held, rows)
    return Scene(ledger, seat, off, hand, liable=liable, steps=weights_of("riichi").steps)


def english(drill: Drill, sentence: Phrase) -> str:
    """A sentence about a drill as it is read in English."""
    return say(sentence, {**drill.scene.rules.words, **WORDS})


def public(scene: Scene) -> dict[str, Any]:
    """The public answer of the rules to the hand of a scene: worth, reasons and reading."""
    assert scene.hand is not None
    setting = scene.setting
    record = {
        **scene.rules.write_hand(scene.hand),
        "win": scene.hand.win,
        "seat_wind": setting.seat_wind.value,
        "round_wind": setting.round_wind.value,
        "circumstances": sorted(scene.hand.circumstances),
    }
    answer = scene.rules.answer_hand(record)
    assert not isinstance(answer, Problem), (record, answer)
    return answer


def shown(scene: Scene) -> str:
    """The hand of a scene in typed notation, for what a failing test says."""
    hand = scene.hand
    if hand is None:
        return str(scene.declared)
    return " ".join((write_tiles(hand.concealed), *(f"{meld.kind}:{write_tiles(meld.tiles)}" for meld in hand.melds)))


def fine_of(scene: Scene) -> Drill:
    """The drill that asks for the fu of a scene."""
    return _drill("fine", scene, lambda found: (part_field("fu_items", "fu"),))


def asked(scene: Scene) -> Drill:
    """The drill that asks for the whole hand of a scene, or for what it is paid where it was called out."""
    weights = weights_of("riichi")

    def fields(found: Reckoned) -> tuple[Field, ...]:
        units = {part.id: part.unit for part in found.parts}
        parts = asked_parts(weights, scene, found)
        return (*(part_field(part, units[part]) for part in parts), *paid_fields(scene, found))

    return _drill("whole", scene, fields)


def names_of(scene: Scene) -> Drill:
    """The drill that asks for the yaku of a scene."""
    every = tuple(weights_of("riichi").lines["yaku"].things)
    return _drill("names", scene, lambda _: (names_field(every),))


def waits_drill(scene: Scene) -> Drill:
    """The drill that asks for the waits of a scene."""
    fields = (Field(WAITS, Phrase("drill_waits_of"), Entry.TILES),)
    return Drill("waits", 2, Phrase("drill_ask_waits"), scene, fields, {WAITS: waits_of(scene)}, hidden=True)


def _drill(kind: str, scene: Scene, fields_of: Callable[[Reckoned], tuple[Field, ...]]) -> Drill:
    found = reckon(scene)
    assert not isinstance(found, Problem), found
    fields = fields_of(found)
    right = answers(fields, scene, found, "yaku")
    return Drill(kind, 2, Phrase(f"drill_ask_{kind}"), scene, fields, right, about={"named": "yaku"})
