"""Whether a problem is possible and its answer right, told by the rules' public answers and by playing it."""

from scorekeeper.core.ledger import Ledger, advance
from scorekeeper.core.money import Seat
from scorekeeper.teach.drills.scene import Scene
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.rooms import public, shown


def check(drill: Drill) -> None:
    """Fail where a problem could not happen, or its answer is another than the rules give."""
    scene = drill.scene
    assert {each.id for each in drill.fields} == set(drill.right), shown(scene)
    after = advance(scene.ledger, scene.record)
    assert after.stopped_at is None, (shown(scene), after.stopped_at)
    for name, value in drill.right.items():
        kind, _, rest = name.partition(":")
        match kind:
            case "part":
                assert value == _part(scene, rest), shown(scene)
            case "names":
                assert value == _names(scene), shown(scene)
                assert value <= {choice for choice, _ in drill.fields[0].choices}
            case "total":
                assert value == public(scene)["total"], shown(scene)
            case "paid":
                assert value == _paid(scene, after, rest), shown(scene)
            case "moved":
                assert value == _gained(scene, after, int(rest)), shown(scene)
            case "waits":
                assert scene.hand is not None
                assert scene.hand.win_tile is not None
                assert scene.hand.win_tile.plain.code in value  # type: ignore[operator]
            case "need":
                assert after.result.places[scene.seat] <= drill.about["place"]  # type: ignore[operator]
            case _:
                raise AssertionError(name)


def _part(scene: Scene, part: str) -> int:
    answer = public(scene)
    names = {"fu_items": "fu", "yaku": "yakuman" if answer.get("yakuman") else "han"}
    found = answer[names.get(part, part)]
    assert isinstance(found, int)
    return found


def _names(scene: Scene) -> frozenset[str]:
    answer = public(scene)
    if "yaku" in answer:
        return frozenset(name for name, _ in answer["yaku"])
    return frozenset(name for name, _, _, unit in answer["items"] if unit == "doubles")


def _gained(scene: Scene, after: Ledger, seat: Seat) -> int:
    """What a seat gains by the win, its own riichi of this deal apart."""
    return after.rows[-1].scores[seat] - scene.ledger.state.scores[seat]


def _paid(scene: Scene, after: Ledger, who: str) -> int:
    lost = {seat: -_gained(scene, after, seat) for seat in range(scene.rules.seats) if seat != scene.seat}
    if who == "off":
        assert scene.off is not None
        return lost[scene.off]
    if who == "dealer":
        assert scene.dealer is not None
        return lost[scene.dealer]
    others = {points for seat, points in lost.items() if seat != scene.dealer}
    assert len(others) == 1
    return others.pop()
