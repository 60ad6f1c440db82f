"""Sessions written into files and read back: the same ledger, the good ones only, each once."""

import csv
import io
import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.core.ledger import replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.store.importers.own_records import LeftOut, Taken
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.travel import Form, header_of, sheet_of, taken_from, taken_in, written
from tests.rulesets.riichi.evenings import evening

SEEDS = st.lists(st.integers(0, 1 << 32), min_size=1, max_size=3, unique=True)
GAME: dict[str, Any] = {
    "title": "Tuesday, “late”",
    "started": "2024-05-04T20:15:00+02:00",
    "preset": "tenhou",
    "players": ["Ada", "Bo", "陳, Ann", "Dmitri"],
    "events": [
        {"type": "riichi", "seat": 1},
        {"type": "win", "winners": [{"seat": 1, "from": 3, "declared": {"han": 3, "fu": 40}}], "note": "by\nhand"},
        {"type": "players", "players": ["Ada", "Eve", "陳, Ann", "Dmitri"]},
        {"type": "exhaustive_draw", "tenpai": [0, 2], "at": "2024-05-04T20:40:00+02:00"},
    ],
}


def line(record: object) -> bytes:
    return json.dumps(record).encode() + b"\n"


@pytest.fixture
def store(tmp_path: Path) -> Any:
    found = open_store(tmp_path)
    assert isinstance(found, Store)
    yield found
    found.close()


def no_pages(_sheets: object) -> bytes:
    raise AssertionError


def taken(store: Store, content: bytes, *, partly: bool = False) -> list[Any]:
    return list(taken_from(store, content, partly=partly))


def kept(store: Store, number: int) -> Session:
    session = store.read(number)
    assert isinstance(session, Session)
    return session


def out(*sessions: Session, form: Form = Form.RECORD, marked: bool = True) -> bytes:
    content = written(sessions, form, no_pages, marked=marked)
    assert isinstance(content, bytes)
    return content


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_what_is_exported_and_imported_has_the_same_ledger(seeds: list[int]) -> None:
    evenings = [evening(Random(seed)) for seed in seeds]
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        here, there = open_store(Path(one)), open_store(Path(other))
        assert isinstance(here, Store)
        assert isinstance(there, Store)
        for number, each in enumerate(evenings):
            rules = each.header.rules
            record = {
                "ruleset": rules.family,
                "preset": rules.preset,
                "options": dict(rules.options),
                "players": list(each.header.players),
                "title": f"evening {number}",
                **({} if each.header.start is None else {"start": each.header.start}),
            }
            assert isinstance(here.create(record, each.events), int)
        content = out(*(kept(here, number) for number in range(1, len(evenings) + 1)))

        found = taken(there, content)

        assert [type(each) for each in found] == [Taken] * len(evenings)
        for each, before in zip(found, evenings, strict=True):
            session = kept(there, each.session)
            header = header_of(session.header)
            assert not isinstance(header, Problem)
            assert header == before.header
            assert replay(header, session.events) == before.ledger
            assert session.finished == before.ledger.over
        assert out(*(kept(there, each.session) for each in found)) == content
        here.close()
        there.close()


def test_the_record_keeps_title_notes_moments_and_whoever_sat_down(store: Store) -> None:
    (found,) = taken(store, line(GAME))

    written_again = json.loads(out(kept(store, found.session)))

    assert {key: written_again[key] for key in GAME} == GAME
    assert written_again["v"] == 1
    assert written_again["ruleset"] == "riichi"
    assert written_again["options"]["final_rounding"] == "thousand"


def test_a_table_has_a_row_a_hand_under_a_header(store: Store) -> None:
    (found,) = taken(store, line(GAME))

    text = out(kept(store, found.session), form=Form.CSV).decode("utf-8")

    assert text.startswith("\ufeffsession,started,hand,round,honba,riichi_sticks,outcome,player_1,change_1,score_1,")
    first, second = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    assert (first["session"], first["hand"], first["round"], first["outcome"]) == (GAME["title"], "1", "E1", "win")
    # 3 han 40 fu are 5200: the stick comes back
    assert [first[f"change_{seat}"] for seat in range(1, 5)] == ["0", "5200", "0", "-5200"]
    assert [second[f"score_{seat}"] for seat in range(1, 5)] == ["26500", "28700", "26500", "18300"]
    assert (first["player_2"], second["player_2"], second["player_3"]) == ("Bo", "Eve", "陳, Ann")
    assert (first["note"], second["at"]) == ("by\nhand", "2024-05-04T20:40:00+02:00")
    assert out(kept(store, found.session), form=Form.CSV, marked=False).startswith(b"session,")


def test_the_last_row_of_an_ended_session_tells_the_final_sheet(store: Store) -> None:
    (one,) = taken(store, line({**GAME, "events": [*GAME["events"], {"type": "end"}]}))
    (other,) = taken(store, line(GAME))

    text = out(kept(store, one.session), kept(store, other.session), form=Form.CSV, marked=False).decode("utf-8")

    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert [bool(row["result_2"]) for row in rows] == [False, True, False, False]
    last = rows[1]
    assert [last[f"place_{seat}"] for seat in range(1, 5)] == ["2", "1", "3", "4"]
    # The others come to 27 - 30 + 10, 27 - 30 - 10 and 18 - 30 - 20, and Bo makes it zero
    assert [last[f"result_{seat}"] for seat in range(1, 5)] == ["7.0", "38.0", "-13.0", "-32.0"]
    assert (last["points_1"], last["base_1"], last["rounding_1"], last["uma_1"]) == ("26500", "-3.5", "0.5", "10.0")


def test_several_sessions_come_at_once_and_none_twice(store: Store) -> None:
    content = line(GAME) + b"\n" + line({**GAME, "started": "2024-05-05T20:15:00+02:00"})

    assert [(each.line, each.session) for each in taken(store, content)] == [(1, 1), (3, 2)]

    again = taken(store, content)
    assert [(type(each), each.line, each.problem.id) for each in again] == [
        (LeftOut, 1, "import_known"),
        (LeftOut, 3, "import_known"),
    ]


@pytest.mark.parametrize(
    "content",
    [json.dumps(GAME, indent=2).encode(), json.dumps([GAME], indent=1).encode(), b"\xef\xbb\xbf" + line(GAME)],
    ids=["over many lines", "in a list", "with a mark"],
)
def test_a_file_may_hold_one_record_or_a_list(store: Store, content: bytes) -> None:
    (found,) = taken(store, content)
    assert isinstance(found, Taken)
    assert found.events == 4


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (b"nonsense\n", "bad_record"),
        (line([1]), "bad_record"),
        (line({**GAME, "v": 2}), "bad_record"),
        (line({**GAME, "ruleset": "bridge"}), "bad_record"),
        (line({**GAME, "preset": "nobody"}), "bad_record"),
        (line({**GAME, "options": {"no_such": 1}}), "bad_record"),
        (line({**GAME, "players": ["A", "B", "C"]}), "bad_record"),
        (line({**GAME, "start": {"round": "Z9"}}), "bad_record"),
        (line({**GAME, "events": [3]}), "bad_record"),
        (line({**GAME, "title": 3}), "bad_record"),
        (line({"v": 1, "kind": "rules", "ruleset": "riichi", "name": "x", "preset": "tenhou"}), "import_no_session"),
        (line({"concealed": "234m"}), "import_no_session"),
        (b"\n\n", "import_empty"),
    ],
)
def test_what_is_no_session_is_left_out_and_the_rest_is_read(store: Store, record: bytes, problem: str) -> None:
    (alone,) = taken(store, record)
    assert isinstance(alone, LeftOut)
    assert (alone.line, alone.problem.id) == (1, problem)
    if record.strip() and not record.startswith(b"["):
        good, bad = taken(store, line(GAME) + record)
        assert isinstance(good, Taken)
        assert (bad.line, bad.problem.id) == (2, problem)


def test_a_session_with_an_impossible_entry_is_kept_only_as_far_as_it_goes_and_only_when_asked(store: Store) -> None:
    broken = line({**GAME, "events": [*GAME["events"], {"type": "riichi", "seat": 0}, {"type": "riichi", "seat": 0}]})

    (left,) = taken(store, broken)
    assert (left.event, left.problem.id) == (5, "riichi_twice")
    assert store.sessions() == ()

    (found,) = taken(store, broken, partly=True)
    assert (found.events, found.left) == (5, 1)
    assert len(kept(store, found.session).events) == 5


def test_a_file_that_cannot_be_read_is_told(store: Store, tmp_path: Path) -> None:
    found = taken_in(store, tmp_path / "absent.json")
    assert isinstance(found, Problem)
    assert found.id == "file_unreadable"


def test_a_sheet_tells_who_sat_there_and_that_rules_changed(store: Store) -> None:
    events = [*GAME["events"], {"type": "rules", "preset": "tenhou", "options": {"wareme": True}}]
    (found,) = taken(store, line({**GAME, "events": events, "note": "At Bo's"}))

    sheet = sheet_of(kept(store, found.session))

    assert isinstance(sheet, SessionSheet)
    assert (sheet.note, sheet.changed, sheet.players[1]) == ("At Bo's", True, "Bo")
    assert [row.players[1] for row in sheet.rows] == ["Bo", "Eve"]


def test_a_table_holds_the_hands_of_any_family(store: Store) -> None:
    hands = [None, {"declared": {"total": 10}}, {"declared": {"total": 52}}, None]
    events = [
        {"type": "win", "winner": 2, "from": 0, "hands": hands},
        {"type": "penalty", "seat": 1, "points": 300, "to": "nobody"},
    ]
    (found,) = taken(store, line({"ruleset": "classical", "players": ["A", "B", "C", "D"], "events": events}))

    text = out(kept(store, found.session), form=Form.CSV, marked=False).decode("utf-8")

    won, penalty = csv.DictReader(io.StringIO(text, newline=""))
    assert (won["round"], json.loads(won["values"])) == ("E1", [0, 10, 52, 0])
    assert (penalty["change_2"], penalty["values"], json.loads(penalty["payments"])) == ("-300", "", [[1, None, 300]])


def test_half_a_character_in_a_name_stops_no_table(store: Store) -> None:
    (found,) = taken(store, line({**GAME, "title": "\ud800"}))
    assert out(kept(store, found.session), form=Form.CSV, marked=False).splitlines()[1].startswith(b"?,")
    assert json.loads(out(kept(store, found.session)))["title"] == "\ud800"


def test_no_cell_of_a_table_is_a_formula(store: Store) -> None:
    names = ["=HYPERLINK(1)", "@sum", "+1", "Dmitri"]
    (found,) = taken(store, line({**GAME, "title": "-2+3", "players": names, "events": GAME["events"][:2]}))

    text = out(kept(store, found.session), form=Form.CSV, marked=False).decode()

    (row,) = csv.DictReader(io.StringIO(text, newline=""))

    assert [row[f"player_{seat}"] for seat in range(1, 5)] == ["'=HYPERLINK(1)", "'@sum", "'+1", "Dmitri"]
    assert (row["session"], row["change_4"], row["note"]) == ("'-2+3", "-5200", "by\nhand")


def test_many_sessions_alike_are_compared_without_reading_all_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken(store, line({**GAME, "note": "first"}))
    asked: list[str] = []
    sessions, read = store.sessions, store.read

    def listed() -> object:
        asked.append("sessions")
        return sessions()

    def looked_at(number: int) -> object:
        asked.append("read")
        return read(number)

    monkeypatch.setattr(store, "sessions", listed)
    monkeypatch.setattr(store, "read", looked_at)
    notes = ["first", "second", "third", "second", "first"]

    found = taken(store, b"".join(line({**GAME, "note": note}) for note in notes))

    assert [getattr(each, "kept", None) for each in found] == [1, None, None, 2, 1]
    assert asked == ["sessions", "read"]
