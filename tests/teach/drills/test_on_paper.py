"""What a printed sheet tells of its problems and of their solutions."""

import pytest

from scorekeeper.core.tiles import in_order, tile
from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.kinds import kinds_for
from scorekeeper.teach.drills.on_paper import chapters, on_paper
from scorekeeper.teach.drills.solution import sheet
from tests.teach.drills.rooms import asked, fine_of, names_of, riichi_scene, room, waits_drill

HAND = riichi_scene("123456789m55m", "5m", ("pon", "777z"), off=2)


def test_a_solution_shows_the_parts_that_were_asked_for() -> None:
    assert [each.title.id for each in chapters(fine_of(HAND))] == ["fu_items"]
    assert [each.title.id for each in chapters(names_of(HAND))] == ["yaku"]
    assert [each.title.id for each in chapters(asked(HAND))] == ["fu_items", "yaku", "basic", "pays_player"]
    assert chapters(waits_drill(HAND)) == ()


@pytest.mark.parametrize("family", RULESETS)
def test_every_number_asked_for_is_the_end_of_a_chapter(family: str) -> None:
    here = room(family, seed="paper")
    found = sheet(here, kinds_for(here), 2, 40)

    for numbered, shown in zip(found.problems, on_paper(found), strict=True):
        totals = {each.title.id: each.total for each in shown.chapters}
        for field, right in numbered.drill.right.items():
            part = field.removeprefix("part:")
            if part != field:
                assert totals[part] == right


@pytest.mark.parametrize("family", RULESETS)
def test_what_was_paid_adds_up_to_what_everybody_gained(family: str) -> None:
    here = room(family, seed="moves")
    (kind,) = (each for each in kinds_for(here) if each.id == "moves")
    found = sheet(here, [kind], 3, 30)

    for numbered, shown in zip(found.problems, on_paper(found), strict=True):
        gains = dict.fromkeys(range(here.rules.seats), 0)
        for chapter in shown.chapters:
            if chapter.payee is not None:
                gains[chapter.payee] += chapter.total
                if chapter.payer is not None and chapter.payer >= 0:
                    gains[chapter.payer] -= chapter.total
        right = {int(name.removeprefix("moved:")): value for name, value in numbered.drill.right.items()}
        assert gains == right


def test_tiles_are_shown_and_everything_has_its_answer() -> None:
    here = room(seed="answers")
    for numbered, shown in zip((found := sheet(here, kinds_for(here), 2, 24)).problems, on_paper(found), strict=True):
        assert [each.label for each in shown.answers] == [each.label for each in numbered.drill.fields]
        if numbered.drill.hidden:
            (answer,) = shown.answers
            waits = numbered.drill.right["waits"]
            assert isinstance(waits, frozenset)
            assert answer.tiles == in_order(map(tile, waits))
        else:
            assert all(each.said for each in shown.answers)
