"""What hands, sessions and rules are answered with."""

import json

import pytest

from scorekeeper.rulesets import CHOICES
from tests.cli.conftest import GAME, HAND, Run, problem_of


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
        ({"start": {"round": "E5"}}, "round"),
        ({"start": {"honba": -1}, "events": []}, "honba"),
        ({"start": {"scores": [25000, 25000, 25000]}}, "scores"),
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


def test_what_a_source_does_not_state_is_marked(run: Run) -> None:
    league = {each["id"]: each for each in run("rules", "m_league")}

    assert str(league["nagashi_mangan"]["source"]).endswith("(not stated by the source)")
    assert not str(league["uma"]["source"]).endswith("(not stated by the source)")
    listed = {each["preset"]: each for each in run("rules")}
    assert listed["wrc_2022"]["edition"] == "2022"
    assert "printed: " in str(listed["ari_ari"]["notes"])
