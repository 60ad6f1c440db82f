"""An Entry under rules it has never seen: three players, no tiles, nobody wins by a hand."""

from collections.abc import Callable, Mapping

from scorekeeper.controller.entry import Entry
from scorekeeper.core.draft_notation import Typed, read_draft
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Wind, tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look
from tests.entries import rules, shown
from tests.toy import Toy
from tests.ui.acts import click
from tests.ui.conftest import look, show  # noqa: F401 - fixtures

PLAYERS = ("Xia", "Yan", "Zoe")


def entry() -> Entry:
    """An Entry at a table of three."""
    made = Entry()
    made.show_ledger(replay(Header(Toy(), PLAYERS), []))
    return made


def test_where_nobody_wins_by_a_hand_nobody_can_be_chosen() -> None:
    made = entry()
    made.toggle_winner(0)

    assert (shown(made).winners, shown(made).outcome) == ((), None)


def test_an_outcome_is_made_of_its_answers() -> None:
    made = entry()
    records: list[Mapping[str, object]] = []
    made.ready_to_record.connect(records.append)
    made.choose_outcome("take")
    for question, value in (("seat", 2), ("off", 0), ("points", 30)):
        assert isinstance(shown(made).problem, Problem) or question == "points"
        made.answer(question, value)
    made.record()

    assert records == [{"type": "take", "seat": 2, "off": 0, "points": 30}]
    preview = shown(made).preview
    assert preview is not None
    assert (preview.deltas, preview.scores) == ((-30, 0, 30), (70, 100, 130))


def test_a_question_has_its_default_until_it_is_answered() -> None:
    made = entry()
    made.choose_outcome("bet")
    assert [each.value for each in shown(made).questions] == [True]
    made.answer("loud", False)

    assert [each.value for each in shown(made).questions] == [False]


def test_acts_on_a_hand_that_nobody_asks_for_do_nothing() -> None:
    made = entry()
    made.choose_outcome("pass")
    before = shown(made)
    made.pick(tile("1m"))
    made.type_text("123m")
    made.aim(Target(Place.ROW, "dora_indicators"))
    made.toggle_circumstance("riichi")
    made.answer("liable", 1)
    made.choose_winning(0)

    assert shown(made) == before
    assert before.can_record


def test_a_wind_on_which_nobody_sits_is_let_go() -> None:
    made = Entry()
    made.show_rules(rules())
    made.choose_seat_wind(Wind.NORTH)
    assert made.drafts_record()["winds"] == ["N", "E"]
    made.show_rules(Toy())

    assert made.drafts_record()["winds"] == ["E", "E"]


def test_a_hand_can_be_typed_where_no_set_is_called() -> None:
    draft = shown(entry()).draft
    read = read_draft("123m", Toy().declaration, draft)

    assert isinstance(read, Typed)
    assert isinstance(read_draft("(123m)", Toy().declaration, draft), Problem)


def test_the_panel_shows_it(look: Look, show: Callable[..., None]) -> None:  # noqa: F811 - fixtures
    made = entry()
    panel = EntryPanel(look)
    made.changed.connect(panel.show_entry)
    panel.recorded.connect(made.record)
    panel.show_entry(shown(made))
    show(panel, 620, 460)
    records: list[object] = []
    made.ready_to_record.connect(records.append)
    made.choose_outcome("take")
    assert not panel.worth.record.isEnabled()
    for question, value in (("seat", 1), ("off", 2), ("points", 5)):
        made.answer(question, value)
    assert panel.worth.guidance.text() or panel.worth.message.text() == "Zoe pays 5 to Yan"
    click(panel.worth.record)

    assert len(records) == 1
