"""Lines that are no records, and wrong values everywhere: each is an answer, and the run goes on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper import cli
from tests.cli.conftest import GAME, HAND, Run


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"nonsense", "not JSON"),
        (b'{"a": 1', "not JSON"),
        (b"{'a': 1}", "not JSON"),
        (b"\xff\xfe", "UTF-8"),
        (b"[1, 2]", "braces"),
        (b"7", "braces"),
        (b"null", "braces"),
        (b'{"id": 1, "id": 2}', "“id” twice"),
        (b'{"melds": [{"type": "pon", "type": "chi"}]}', "“type” twice"),
        (b'{"honba": NaN}', "NaN"),
        (b'{"honba": -Infinity}', "-Infinity"),
        (b'{"honba": 1e400}', "1e400"),
        (b'{"honba": ' + b"9" * 5000 + b"}", "99999999999999999999…"),
        (b"[" * 100_000, "too deep"),
        (b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "too deep"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_line_that_is_no_record_is_told_by_its_number(run: Run, line: bytes, says: str) -> None:
    good = json.dumps({**HAND, "id": "good"}).encode()

    before, fault, after = run("score", lines=good + b"\n\n" + line + b"\n" + good)

    assert before["id"] == after["id"] == "good"
    assert before == after
    assert fault["problem"]["id"] == "bad_record"
    assert fault["problem"]["where"] == "line 3"
    assert "Line 3" in fault["problem"]["message"]
    assert says in fault["problem"]["message"]


def _paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from _paths(child, (*path, key))


def _spoilt(value: Any, path: tuple[Any, ...], odd: object) -> Any:
    if not path:
        return odd
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _spoilt(value[path[0]], path[1:], odd)
    return copy


SPOILABLE: Final = {
    "score": {
        **HAND,
        "v": 1,
        "ruleset": "riichi",
        "preset": "tenhou",
        "options": {"uma": [20, 10, -10, -20], "pao": ["daisangen"], "uma_floating": {"1": [12, -1, -3, -8]}},
        "concealed": "234999m88p234s",
        "melds": [{"type": "chi", "tiles": "567p"}],
        "circumstances": ["houtei"],
        "ura_indicators": "8p",
        "honba": 1,
    },
    "replay": {
        **GAME,
        "options": {"length": "free", "tobi": "off"},
        "start": {"round": "E2", "honba": 2, "riichi_sticks": 1, "scores": [25000, 25000, 25000, 24000]},
        "events": [
            *GAME["events"],
            {"type": "win", "winners": [{"seat": 0, "from": None, "declared": {"han": 1, "fu": 30}, "liable": None}]},
            {"type": "exhaustive_draw", "tenpai": [0, 2], "nagashi": []},
            {"type": "abortive_draw", "kind": "kyuushu_kyuuhai"},
            {"type": "chombo", "seat": [1, 2]},
            {"type": "adjustment", "points": [0, -1000, 0, 0], "sticks": 1, "one_sided": False},
            {"type": "rules", "preset": "tenhou", "options": {"uma": [15, 5, -5, -15]}},
            {"type": "players", "players": ["A", "B", "C", "E"]},
            {
                "type": "win",
                "winners": [
                    {"seat": 0, "from": 1, "hand": {"concealed": "234999m56788p234s", "melds": [], "win_tile": "9m"}},
                    {"seat": 2, "from": 1, "declared": {"limit": "haneman"}},
                ],
                "receipt": {"moves": [[1, 0, 7700]], "by": "1.0", "kept": False},
            },
            {"type": "end"},
        ],
    },
}
json_values: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("command", ["score", "replay"])
def test_a_wrong_value_anywhere_is_an_answer_and_no_crash(run: Run, command: str) -> None:
    whole = SPOILABLE[command]
    deep: object = []
    for _ in range(500):
        deep = [deep]
    odd: list[object] = [
        None,
        True,
        0,
        -1,
        2,
        1.5,
        10**30,
        10**4000,
        "",
        "x",
        "\ud800",
        "E",
        [],
        [1],
        ["x"],
        [[]],
        [None],
        {},
    ]
    lines = [_spoilt(whole, path, value) for path in _paths(whole) for value in [*odd, {"0": 1}, deep]]

    answers = run(command, lines=lines)

    assert len(answers) == len(lines) > 500
    for answer in answers:
        problem = answer.get("problem") or (answer.get("stopped_at") or {}).get("problem")
        if problem:
            assert set(problem) <= {"id", "message", "where"}
            assert 10 < len(problem["message"]) < 500
            assert problem["message"] != problem["id"]
    assert sum("problem" in answer for answer in answers) > 100


@pytest.mark.parametrize("command", ["score", "replay"])
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_json_in_any_place_is_an_answer(run: Run, command: str, data: st.DataObject) -> None:
    whole = SPOILABLE[command]
    path = data.draw(st.sampled_from(list(_paths(whole))))

    (answer,) = run(command, lines=[_spoilt(whole, path, data.draw(json_values))])

    assert "problem" in answer or "hands" in answer or "points" in answer


def test_a_line_that_does_not_end_is_not_read_for_ever(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    monkeypatch.setattr(cli, "_LONGEST_LINE", 1 << 17)
    (tmp_path / "long").write_bytes(b"{}\n{}\n" + b" " * (1 << 20))

    assert cli.main(["score", str(tmp_path / "long")]) == 2

    said = capsysbinary.readouterr()
    assert len(said.out.splitlines()) == 2
    assert b"long, line 3: it is longer than any record" in said.err
