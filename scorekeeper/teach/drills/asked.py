"""What can be asked of a scene: every field's label, and its answer from what the scene comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scorekeeper.core.drill_view import Entry, Field, Value
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase, Term
from scorekeeper.teach.drills.scene import Reckoned, Scene

PART: Final = "part:"
PAID: Final = "paid:"
MOVED: Final = "moved:"
NAMES: Final = "names"
TOTAL: Final = "total"
WAITS: Final = "waits"
NEED: Final = "need"
_OFF: Final = "paid:off"
_EACH: Final = "paid:each"
_DEALER: Final = "paid:dealer"
_OTHERS: Final = "paid:others"


def part_field(part: str, unit: str) -> Field:
    """Asks for the total of a part, such as the fu."""
    return Field(PART + part, Phrase("drill_total_of", {"part": Term(part), "unit": Term(unit)}))


def paid_fields(scene: Scene, found: Reckoned) -> tuple[Field, ...]:
    """Asks what the hand is paid, the way it is said at a table; where others are paid too, what it is worth."""
    if sum(found.paid.values()) != found.total:
        return (Field(TOTAL, Phrase("drill_total")),)
    if scene.off is not None:
        return (Field(_OFF, Phrase("drill_paid_off")),)
    dealer = scene.dealer
    others = {points for payer, points in found.paid.items() if payer != dealer}
    if len(others) > 1:
        return tuple(
            Field(f"{PAID}{seat}", Phrase("drill_paid_by", {"player": scene.ledger.players[seat]}))
            for seat in sorted(found.paid)
        )
    if dealer == scene.seat or dealer is None:
        return (Field(_EACH, Phrase("drill_paid_each")),)
    return Field(_DEALER, Phrase("drill_paid_dealer")), Field(_OTHERS, Phrase("drill_paid_others"))


def moved_fields(scene: Scene) -> tuple[Field, ...]:
    """Asks by how much every player's points change."""
    names = scene.ledger.players
    return tuple(
        Field(f"{MOVED}{seat}", Phrase("drill_moved", {"player": names[seat]}), signed=True)
        for seat in range(scene.rules.seats)
    )


def names_field(choices: tuple[str, ...]) -> Field:
    """Asks for all reasons of a part, out of some."""
    return Field(NAMES, Phrase("drill_names_of"), Entry.SEVERAL, tuple((name, (Phrase(name),)) for name in choices))


def answers(fields: tuple[Field, ...], scene: Scene, found: Reckoned, named: str = "") -> dict[str, Value]:
    """The answers to some fields, as far as a scene that came to this tells; `named` is the part that NAMES asks for."""
    told: dict[str, Value] = {}
    for each in fields:
        value = _answer(each.id, scene, found, named)
        if value is not None:
            told[each.id] = value
    return told


def _answer(name: str, scene: Scene, found: Reckoned, named: str) -> Value | None:
    if name.startswith(PART):
        return found.totals.get(name.removeprefix(PART))
    if name == NAMES:
        return frozenset(line.id for line in found.lines(named)) if found.parts else None
    if name == TOTAL:
        return found.total or None
    if name.startswith(MOVED):
        return found.moved[int(name.removeprefix(MOVED))] if found.moved else None
    return _paid(name, found.paid, scene.dealer) if name.startswith(PAID) and found.paid else None


def _paid(name: str, paid: Mapping[Seat, int], dealer: Seat | None) -> int | None:
    others = [points for payer, points in paid.items() if payer != dealer]
    if name == _OFF:
        return sum(paid.values())
    if name == _DEALER:
        return paid.get(dealer, max(paid.values())) if dealer is not None else max(paid.values())
    if name in (_OTHERS, _EACH):
        return min(others, default=min(paid.values()))
    return paid.get(int(name.removeprefix(PAID)), 0)
