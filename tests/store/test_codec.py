import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.core.problem import Problem
from scorekeeper.store.codec import checksum, read_record, read_session, write_record, write_session
from tests.store.conftest import id_of

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
records = st.dictionaries(st.text().filter(lambda key: key not in ("v", "events")), json_values, max_size=5)


@given(records)
def test_a_record_comes_back_as_it_was_written(record: dict[str, object]) -> None:
    text = write_record(record)

    assert isinstance(text, str)
    assert read_record(text) == record


@given(records, st.lists(records, max_size=4))
def test_a_session_comes_back_as_it_was_written(header: dict[str, object], events: list[dict[str, object]]) -> None:
    text = write_session(header, events)

    assert isinstance(text, str)
    assert "\n" not in text
    assert read_session(text) == (header, tuple(events))


def test_the_version_is_written_and_not_what_a_record_says_of_itself() -> None:
    assert write_record({"type": "end"}) == '{"v":1,"type":"end"}'
    assert write_record({"type": "end", "v": 9}) == '{"v":1,"type":"end"}'


@pytest.mark.parametrize(
    "value", [math.nan, math.inf, {1, 2}, object(), 10**5000], ids=["nan", "infinity", "set", "object", "huge"]
)
def test_what_json_cannot_say_is_refused(value: object) -> None:
    assert write_record({"note": value}) == Problem("bad_record", sentence="no_record")


def test_a_record_nested_without_end_is_refused() -> None:
    endless: dict[str, object] = {}
    endless["again"] = endless

    assert id_of(write_record(endless)) == "bad_record"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '"riichi"',
        '{"v":true}',
        '{"v":0}',
        '{"v":-1}',
        '{"v":"1"}',
        '{"v":1.0}',
        "[" * 100_000,
        "9" * 5000,
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert id_of(read_record(text)) == "bad_record"


@pytest.mark.parametrize("text", ["{}", '{"events":{}}', '{"events":[1]}', '{"events":[{},null]}', "[]"])
def test_what_is_no_session_is_refused(text: str) -> None:
    assert id_of(read_session(text)) == "bad_record"


def test_a_record_of_a_later_program_is_refused() -> None:
    assert id_of(read_record('{"v":2,"type":"end"}')) == "record_newer"


def test_older_records_go_through_every_upgrade_since() -> None:
    def rename(record: dict[str, object]) -> dict[str, object]:
        return {"kind": record["type"]}

    def shout(record: dict[str, object]) -> dict[str, object]:
        return {"kind": str(record["kind"]).upper()}

    upgrades = (rename, shout)

    assert read_record('{"type":"end"}', upgrades) == {"kind": "END"}
    assert read_record('{"v":1,"type":"end"}', upgrades) == {"kind": "END"}
    assert read_record('{"v":2,"kind":"end"}', upgrades) == {"kind": "END"}
    assert read_record('{"v":3,"kind":"end"}', upgrades) == {"kind": "end"}
    assert write_record({"kind": "end"}, upgrades) == '{"v":3,"kind":"end"}'


@given(st.text(min_size=1), st.integers(min_value=0), st.integers(min_value=0, max_value=20))
def test_a_flipped_bit_changes_the_checksum(text: str, place: int, bit: int) -> None:
    place %= len(text)
    other = chr((ord(text[place]) ^ (1 << bit)) % 0x110000)
    spoilt = text[:place] + other + text[place + 1 :]

    if spoilt.isprintable() and spoilt != text:
        assert checksum(spoilt) != checksum(text)
    assert checksum(text.encode()) == -1


def test_a_session_of_the_first_version_can_still_be_read() -> None:
    line = (Path(__file__).parent.parent / "golden" / "session-v1.jsonl").read_text(encoding="utf-8")

    answer = read_session(line)

    assert not isinstance(answer, Problem)
    header, events = answer
    assert header["players"] == ["Ada", "Bo", "Chiyo 千代", "Dmitri"]
    assert [event["type"] for event in events] == ["riichi", "win", "exhaustive_draw", "players", "adjustment", "end"]
    assert {**header, "events": list(events), "v": 1} == json.loads(line)
