"""The past is corrected in one step with the receipts that follow from it, and any such step can be taken back."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from scorekeeper.controller.session import SessionController
from scorekeeper.core.history import Past, compare, inserted, lines, replaced, struck
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.receipts import RECEIPT, differences, keep, reckon_anew
from scorekeeper.core.session_record import write_header
from scorekeeper.store.sessions import Session, Store, open_store
from tests.controller.test_session import NOW, PLAYERS, Table
from tests.rulesets.riichi.evenings import evening
from tests.toy import Toy

TAKE: Record = {"type": "take", "seat": 1, "off": 0, "points": 30}
BACK: Record = {"type": "take", "seat": 0, "off": 1, "points": 50}
SEEDS = range(24)


def receipts(table: Table) -> list[object]:
    return [record.get(RECEIPT) for record in table.notebook.records]


def three_deals() -> Table:
    table = Table()
    for record in (TAKE, {"type": "bet", "seat": 2}, BACK, TAKE):
        assert table.session.record(record)
    return table


def past(table: Table) -> Past:
    found = table.session.past
    assert found is not None
    return found


def without_start(header: Header) -> dict[str, object]:
    return {key: value for key, value in write_header(header).items() if value is not None}


def test_a_deal_is_replaced_and_all_later_ones_follow(qapp: QCoreApplication) -> None:
    """100 − 20 + 50 − 30 = 100; the stick of seat 2 goes to seat 0: 110."""
    table = three_deals()
    before = past(table)
    written = list(table.notebook.records)

    assert table.session.rewrite(
        before.with_records(replaced(before.records, lines(before)[0], [{**TAKE, "points": 20}])), ""
    )

    assert table.scores == (110, 100, 90)
    first = {"moves": [[0, 1, 20]], "by": "1.0"}
    assert table.notebook.records == [{**TAKE, "points": 20, "at": NOW, RECEIPT: first}, *written[1:]]
    assert table.session.undo()
    assert table.notebook.records == written
    assert past(table) == before


def test_a_later_receipt_is_written_anew_where_the_correction_moves_it(qapp: QCoreApplication) -> None:
    """Without the bet the second deal has no pot of ten to pay out."""
    table = three_deals()
    written = list(table.notebook.records)
    before = past(table)

    assert table.session.rewrite(before.with_records((*before.records[:1], *before.records[2:])), "")

    assert receipts(table)[1] == {"moves": [[1, 0, 50]], "by": "1.0"}
    assert receipts(table)[2] == written[3][RECEIPT]
    assert table.session.undo()
    assert table.notebook.records == written


def test_a_correction_that_makes_a_later_event_impossible_is_refused(qapp: QCoreApplication) -> None:
    """With 95 points gone seat 2 has no ten for the bet in the next deal."""
    table = three_deals()
    before, written = past(table), list(table.notebook.records)
    taken = {"type": "take", "seat": 1, "off": 2, "points": 95}

    assert not table.session.rewrite(before.with_records(replaced(before.records, lines(before)[0], [taken])), "")

    assert [problem.id for problem in table.problems] == ["poor"]
    assert table.notebook.records == written


def test_header_and_events_change_in_one_step(qapp: QCoreApplication, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert isinstance(store, Store)
    header = Header(Toy(), PLAYERS)
    number = store.create({"ruleset": "toy", "players": list(PLAYERS), "title": "Friday"})
    assert isinstance(number, int)
    kept = store.read(number)
    assert isinstance(kept, Session)
    session = SessionController(lambda: NOW, "1.0")
    session.open("Friday", header, (), store.journal(kept))
    session.record(TAKE)
    before = store.read(number)
    assert isinstance(before, Session)

    assert session.past is not None
    other = Header(Toy(), ("Ben", "Ana", "Chi"))
    assert session.rewrite(Past.of(other, session.past.records[1:]), "header")

    after = store.read(number)
    assert isinstance(after, Session)
    assert (after.header["players"], after.header["title"], after.events) == (["Ben", "Ana", "Chi"], "Friday", ())
    assert session.ledger is not None
    assert session.ledger.players == ("Ben", "Ana", "Chi")
    assert session.undo()
    again = store.read(number)
    assert isinstance(again, Session)
    assert again.header == {**without_start(header), "title": "Friday"}
    assert again.events == before.events
    assert session.ledger.players == PLAYERS
    store.close()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_correction_changes_nothing_before_it_and_undo_restores_everything(qapp: QCoreApplication, seed: int) -> None:
    random = Random(seed)
    game = evening(random)
    table = Table()
    table.session.open("", game.header, (), table.notebook)
    for event in game.events:
        assert table.session.record(event)
    whole, written = past(table), list(table.notebook.records)
    found = lines(whole)
    assert {at for each in found for at in range(each.first, each.stop)} >= {row.event for row in whole.ledger.rows}
    for line in random.sample(found, min(3, len(found))):
        foul: Record = {"type": "chombo", "seat": 0, "wareme": 0, "note": "forgotten"}
        for records in (
            struck(whole, line),
            replaced(whole.records, line, [foul]),
            inserted(whole.records, line, [foul]),
        ):
            after = whole.with_records(records)
            counted = sum(row.event < line.first for row in whole.ledger.rows)
            if after.ledger.stopped_at is None or after.ledger.stopped_at.event > line.first:
                assert after.ledger.rows[:counted] == whole.ledger.rows[:counted]
            if table.session.rewrite(after, "correction"):
                assert past(table).ledger.rows == after.ledger.rows
                assert differences(game.header, table.notebook.records) == ()
                assert table.session.undo()
            assert table.notebook.records == written
            assert past(table) == whole


@pytest.mark.parametrize("seed", SEEDS)
def test_an_unchanged_past_compares_as_unchanged(seed: int) -> None:
    game = evening(Random(seed))
    before = Past.of(game.header, game.events)

    assert compare(before, Past.of(game.header, game.events)).moves == ()


def test_the_comparison_tells_which_rows_move() -> None:
    before = Past.of(Header(Toy(), PLAYERS), [TAKE, {"type": "pass"}, BACK])
    after = before.with_records(replaced(before.records, lines(before)[0], [{**TAKE, "points": 20}]))

    found = compare(before, after)

    assert [(each.then and each.then.scores, each.now and each.now.scores) for each in found.moves] == [
        ((70, 130, 100), (80, 120, 100)),
        ((70, 130, 100), (80, 120, 100)),
        ((120, 80, 100), (130, 70, 100)),
    ]


def paid_otherwise() -> tuple[Record, ...]:
    """Three deals; the second was paid 45 by an earlier version, which today would be 50."""
    earlier = {"moves": [[1, 0, 45]], "by": "0.9"}
    return (
        {**TAKE, RECEIPT: {"moves": [[0, 1, 30]], "by": "0.9"}},
        {**BACK, RECEIPT: earlier},
        {**TAKE, RECEIPT: {"moves": [[0, 1, 30]], "by": "0.9"}},
    )


def test_what_an_earlier_version_paid_otherwise_is_found() -> None:
    (found,) = differences(Header(Toy(), PLAYERS), paid_otherwise())

    assert found.event == 1


def test_today_s_reckoning_goes_on_the_receipts_when_it_is_chosen() -> None:
    header = Header(Toy(), PLAYERS)

    anew = reckon_anew(header, paid_otherwise(), "1.0")

    assert anew[1][RECEIPT] == {"moves": [[1, 0, 50]], "by": "1.0"}
    assert (anew[0], anew[2]) == (paid_otherwise()[0], paid_otherwise()[2])
    assert differences(header, anew) == ()


def test_what_was_paid_is_kept_when_it_is_chosen() -> None:
    header = Header(Toy(), PLAYERS)
    kept = keep(paid_otherwise(), differences(header, paid_otherwise()))

    assert kept[1][RECEIPT] == {"moves": [[1, 0, 45]], "by": "0.9", "kept": True}
    assert differences(header, kept) == ()
    assert replay(header, kept).stopped_at is None


def test_two_deals_in_a_row_are_told_each_beside_what_it_was() -> None:
    before = Past.of(Header(Toy(), PLAYERS), [TAKE, BACK, {"type": "pass"}])
    after = before.with_records([{**TAKE, "points": 10}, {**BACK, "points": 10}, before.records[2]])

    found = compare(before, after)

    assert [(each.then and each.then.scores, each.now and each.now.scores) for each in found.moves] == [
        ((70, 130, 100), (90, 110, 100)),
        ((120, 80, 100), (100, 100, 100)),
        ((120, 80, 100), (100, 100, 100)),
    ]
