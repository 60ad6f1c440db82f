"""The command line: every answer in order, every fault in a sentence, and never Qt."""

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper import __version__, cli
from scorekeeper.rulesets import CHOICES

DATA: Final = Path(__file__).parent / "data"
HANDS: Final = DATA / "riichi_hands.jsonl"
GAMES: Final = DATA / "riichi_games.jsonl"
HAND: Final[dict[str, Any]] = {
    "concealed": "234999m56788p234s",
    "win_tile": "9m",
    "win": "ron",
    "seat_wind": "S",
    "round_wind": "E",
    "circumstances": ["riichi"],
    "dora_indicators": "8m",
}
GAME: Final[dict[str, Any]] = {
    "players": ["A", "B", "C", "D"],
    "events": [
        {"type": "riichi", "seat": 1},
        {"type": "win", "winners": [{"seat": 1, "from": 3, "declared": {"han": 3, "fu": 40}}]},
    ],
}

Run = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs a command on some lines and gives its answers; it must end well and say nothing beside them."""

    def run_command(*words: str, lines: object = b"") -> list[dict[str, Any]]:
        typed = lines if isinstance(lines, bytes) else "\n".join(map(json.dumps, lines)).encode()  # type: ignore[call-overload]
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(typed)))
        code = cli.main(words)
        said = capsysbinary.readouterr()
        assert (code, said.err) == (0, b"")
        return [json.loads(line) for line in said.out.decode("utf-8").splitlines()]

    return run_command


def problem_of(answers: list[dict[str, Any]]) -> dict[str, Any]:
    (answer,) = answers
    problem: dict[str, Any] = answer["problem"]
    return problem


def records(file: Path) -> Iterator[dict[str, Any]]:
    return map(json.loads, file.read_text(encoding="utf-8").splitlines())


def differing(answer: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """The keys of a recorded hand that are answered otherwise."""
    # A yakuman has no fu to compare, and of one hand they were not recorded.
    keys = ["han", "yakuman", "limit", "points", *(["fu"] if expected["fu"] is not None else [])]
    wrong = [key for key in keys if answer[key] != expected[key]]
    names = [each[0] if isinstance(each, list) else each for each in expected["yaku"]]
    yaku = sorted(name for name, _ in answer["yaku"]) if expected["yakuman"] else sorted(answer["yaku"])
    return wrong if yaku == sorted(names if expected["yakuman"] else expected["yaku"]) else [*wrong, "yaku"]


def test_every_recorded_hand_is_worth_what_it_was(run: Run) -> None:
    answers = run("score", str(HANDS))

    hands = list(records(HANDS))
    assert [answer["id"] for answer in answers] == [hand["id"] for hand in hands]
    assert len(answers) == 2076
    wrong = {
        hand["id"]: found
        for hand, answer in zip(hands, answers, strict=True)
        if (found := differing(answer, hand["expected"]))
    }
    assert wrong == {}


def test_the_fu_of_every_answer_is_what_its_items_add_up_to(run: Run) -> None:
    for answer in run("score", str(HANDS)):
        if answer["fu"] is not None and answer["fu_items"]:
            total = sum(fu for _, _, fu in answer["fu_items"])
            assert answer["fu"] == (total if total == 25 else -(-total // 10) * 10), answer["id"]


def test_every_recorded_game_ends_as_it_did(run: Run) -> None:
    answers = run("replay", str(GAMES))

    games = list(records(GAMES))
    assert len(answers) == 82
    for game, answer in zip(games, answers, strict=True):
        assert answer["id"] == game["id"]
        assert {key: answer[key] for key in game["expected"]} == game["expected"]
        assert answer["stopped_at"] is None


def test_the_program_itself_answers_without_qt() -> None:
    code = (
        "import sys; from scorekeeper.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or [name for name in sys.modules if name.startswith(('PySide6', 'shiboken', 'sqlite3'))] or 0)"
    )
    for words, typed, lines in (("score", HANDS.read_bytes(), 2076), ("replay", GAMES.read_bytes(), 82)):
        said = subprocess.run(
            [sys.executable, "-X", "utf8=0", "-c", code, words, "-"], input=typed, capture_output=True, check=False
        )
        assert (said.returncode, said.stderr) == (0, b"")
        assert len(said.stdout.splitlines()) == lines


def test_what_was_read_is_answered_before_more_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    line = json.dumps(HAND).encode()
    chunks = [line[:50], line[50:] + b"\n", (line + b"\n") * 3 + line[:9], line[9:]]
    answered: list[int] = []

    class Talking(io.BytesIO):
        """Somebody who types a part of a line, the rest of it, and more."""

        def read1(self, _size: int | None = -1) -> bytes:
            answered.append(capsysbinary.readouterr().out.count(b"\n"))
            return chunks.pop(0) if chunks else b""

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Talking()))

    assert cli.main(["score"]) == 0
    answered.append(capsysbinary.readouterr().out.count(b"\n"))
    assert answered == [0, 0, 1, 3, 0, 1]


def test_a_counted_hand_is_told_with_its_counters(run: Run) -> None:
    drawn = {**HAND, "win": "tsumo"}
    answers = run(
        "score",
        lines=[
            {**HAND, "honba": 2},
            {**drawn, "honba": 2},
            {**drawn, "honba": 2, "seat_wind": "E"},
            {**HAND, "honba": 0},
            HAND,
            {**HAND, "honba": 2, "options": {"honba_ron": 1500}},
        ],
    )

    told = [(answer["points"], answer.get("with_honba")) for answer in answers]
    assert told[0] == ({"total": 8000}, {"total": 8600})
    plain, counted = told[1]
    assert counted == {
        "total": plain["total"] + 600,
        "dealer": plain["dealer"] + 200,
        "non_dealer": plain["non_dealer"] + 200,
    }
    plain, counted = told[2]
    assert counted == {"total": plain["total"] + 600, "each": plain["each"] + 200}
    assert told[3] == ({"total": 8000}, {"total": 8000})
    assert told[4] == ({"total": 8000}, None)
    assert told[5] == ({"total": 8000}, {"total": 11000})


def test_rules_come_from_the_line_then_the_words_then_the_standard(run: Run) -> None:
    games = [{**GAME, "events": []}, {**GAME, "events": [], "options": {"start_points": 40000}}]
    dear = {**GAME, "events": [], "preset": "standard"}
    words = ("--preset", "m_league", "--option", "start_points=30000", "--option", "length=east")

    assert [each["points"][0] for each in run("replay", lines=games)] == [25000, 40000]
    assert [each["points"][0] for each in run("replay", *words, lines=games)] == [30000, 40000]
    ended = [{**game, "events": [{"type": "end"}]} for game in (games[0], dear)]
    assert [each["final"][0] for each in run("replay", *words, lines=ended)] == [0.0, 20.0]


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


def test_windows_line_ends_marks_and_blank_lines_do_no_harm(run: Run) -> None:
    line = json.dumps({**HAND, "id": "Chiyo 千代"}, ensure_ascii=False).encode("utf-8")

    answers = run("score", lines=b"\xef\xbb\xbf" + line + b"\r\n \t\r\n\r\n" + line)

    assert [answer["id"] for answer in answers] == ["Chiyo 千代"] * 2
    assert run("score", lines=b"") == []
    assert run("score", lines=b"\n\r\n") == []


@pytest.mark.parametrize("identity", [None, 0, 1.5, "h1", "\ud800", ["a", {"b": []}], True])
def test_the_id_is_given_back_as_it_is(run: Run, identity: object) -> None:
    scored, refused = run("score", lines=[{**HAND, "id": identity}, {"id": identity}])
    (replayed,) = run("replay", lines=[{**GAME, "id": identity}])

    assert scored["id"] == refused["id"] == replayed["id"] == identity
    assert type(scored["id"]) is type(identity)
    assert "id" not in run("score", lines=[HAND])[0]


@pytest.mark.parametrize(
    ("record", "where", "names"),
    [
        ({"ruleset": "chess"}, "ruleset", "chess"),
        ({"preset": "nobody"}, "preset", "nobody"),
        ({"options": {"no_such_option": 1}}, "options", "no_such_option"),
        ({"options": {"kiriage_mangan": 1}}, "options", "kiriage_mangan"),
        ({"ruleset": 1}, "ruleset", "1"),
        ({"preset": []}, "preset", "[]"),
        ({"options": []}, "options", "[]"),
        ({"v": 2}, "v", "newer"),
        ({"v": "1"}, "v", "“v”"),
    ],
)
@pytest.mark.parametrize("command", ["score", "replay"])
def test_unknown_rules_are_refused_by_name(
    run: Run, command: str, record: dict[str, object], where: str, names: str
) -> None:
    problem = problem_of(run(command, lines=[{**HAND, **GAME, **record}]))

    assert (problem["id"], problem["where"]) == ("bad_record", where)
    assert names in problem["message"]


def test_equal_looking_options_are_told_apart(run: Run) -> None:
    lines = [{**HAND, "options": {"kiriage_mangan": value}} for value in (True, 1, 1.0, False)]

    assert ["problem" in answer for answer in run("score", lines=lines)] == [False, True, True, False]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"players": None}, "players"),
        ({"players": ["A", "B", "C"]}, "players"),
        ({"players": ["A", "B", "C", 4]}, "players"),
        ({"events": None}, "events"),
        ({"events": {}}, "events"),
        ({"start": []}, "start"),
    ],
)
def test_a_session_that_is_none_is_refused(run: Run, change: dict[str, object], where: str) -> None:
    problem = problem_of(run("replay", lines=[{**GAME, **change}]))

    assert (problem["id"], problem["where"]) == ("bad_record", where)


def test_the_good_part_of_a_session_is_given(run: Run) -> None:
    wrong: list[object] = [7, None, [], {}, {"type": "nothing"}, {"type": "chombo", "seat": 9}]
    lines = [{**GAME, "events": [*GAME["events"], event, {"type": "riichi", "seat": 0}]} for event in wrong]

    answers = run("replay", lines=lines)

    assert [len(answer["hands"]) for answer in answers] == [1] * 6
    assert [answer["stopped_at"]["event"] for answer in answers] == [2] * 6
    assert [answer["stopped_at"]["problem"]["id"] for answer in answers] == ["bad_record"] * 5 + ["bad_seat"]


def test_presets_and_options_are_listed(run: Run) -> None:
    listed = run("rules")
    assert [(each["ruleset"], each["preset"]) for each in listed] == [(each.family, each.preset) for each in CHOICES]
    assert all(each["name"] and each["source"] for each in listed)

    usual = {each["id"]: each for each in run("rules", "standard")}
    league = {each["id"]: each for each in run("rules", "m_league")}
    assert list(usual) == list(league)
    assert usual["uma"]["value"] == [20, 10, -10, -20]
    assert league["uma"]["value"] == [30, 10, -10, -30]
    assert league["uma"]["source"] != usual["uma"]["source"] == league["ippatsu"]["source"]
    assert all(set(each) == {"id", "value", "sentence", "source"} and each["sentence"] for each in league.values())


def test_every_listed_option_can_be_given_back(run: Run) -> None:
    for each in run("rules", "m_league"):
        assert "problem" not in run("score", "--option", f"{each['id']}={json.dumps(each['value'])}", lines=[HAND])[0]


def refused(capsysbinary: pytest.CaptureFixture[bytes], *words: str) -> str:
    """What is said on standard error when a command is refused: one sentence, and no answer."""
    try:
        code: object = cli.main(words)
    except SystemExit as end:
        code = end.code
    said = capsysbinary.readouterr()
    assert (code, said.out) == (2, b"")
    (sentence,) = said.err.decode().splitlines()
    return sentence


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("score", "--preset", "nobody"), "nobody"),
        (("replay", "--option", "no_such=1"), "no_such"),
        (("score", "--option", "kiriage_mangan"), "kiriage_mangan"),
        (("score", "--option", "kiriage_mangan=maybe"), "kiriage_mangan"),
        (("score", "--option", "uma=" + "[" * 100_000), "uma"),
        (("score", "--option", "honba_ron=NaN"), "honba_ron"),
        (("score", "--option", "honba_ron=1e400"), "honba_ron"),
        (("score", "--pre", "standard"), "--pre"),
        (("score", "a", "b"), "b"),
        (("rules", "nobody"), "nobody"),
        (("shuffle",), "shuffle"),
        (("score", ""), "No such file"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_words_are_refused_in_one_sentence(
    capsysbinary: pytest.CaptureFixture[bytes], words: tuple[str, ...], says: str
) -> None:
    assert says in refused(capsysbinary, *words)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert "absent.jsonl" in refused(capsysbinary, "score", str(tmp_path / "absent.jsonl"))
    assert str(tmp_path) in refused(capsysbinary, "replay", str(tmp_path))


def test_help_and_version_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    for words, says in (
        (["--version"], __version__),
        (["--help"], "replay"),
        (["score", "--help"], "--option ID=JSON"),
    ):
        with pytest.raises(SystemExit) as end:
            cli.main(words)
        assert end.value.code == 0
        assert says in capsys.readouterr().out


def test_a_reader_who_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "score", str(HANDS)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(100)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode != 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_answers_that_cannot_be_written_are_told() -> None:
    with Path("/dev/full").open("wb") as full:
        said = subprocess.run(
            [sys.executable, "-m", "scorekeeper", "score", str(HANDS)], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert said.returncode == cli.WRITING_FAILED
    assert len(said.stderr.splitlines()) == 1


def test_stopping_the_program_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Stopped(io.BytesIO):
        def read1(self, _size: int | None = -1) -> bytes:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Stopped()))

    assert cli.main(["score"]) == cli.INTERRUPTED
    assert capsys.readouterr() == ("", "")


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
