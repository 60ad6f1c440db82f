"""A line of JSON with twenty thousand names is read or refused as soon as one of ten."""

import json

from scorekeeper.core.house_rules import RulesFile, read_rules_file
from scorekeeper.core.json_lines import first_twice, read_line
from scorekeeper.core.problem import Problem

MANY = 20_000


def test_a_name_that_stands_twice_at_the_end_of_a_long_line_is_found_at_once() -> None:
    """Each name is looked at once: to look each up among all would take minutes."""
    line = "{" + ",".join(f'"n{number}":0' for number in range(MANY)) + ',"twice":1,"twice":2}'
    found = read_line(line.encode(), 7)
    assert isinstance(found, Problem)
    assert (found.sentence, found.values) == ("line_key_twice", {"line": 7, "key": "twice"})


def test_the_first_name_that_comes_again_is_told() -> None:
    assert first_twice([("a", 1), ("b", 2), ("b", 3), ("a", 4)]) == "b"
    assert first_twice([("a", 1), ("b", 2)]) == ""


def test_a_rules_file_of_very_many_names_is_read_at_once() -> None:
    options = {f"n{number}": number for number in range(MANY)}
    record = {"v": 1, "kind": "rules", "ruleset": "x", "name": "Friday", "preset": "y", "options": options}
    found = read_rules_file(json.dumps(record, indent=0).encode(), "friday.json")
    assert isinstance(found, RulesFile)
    assert (found.lines["v"], found.lines["options"], found.lines["n0"]) == (2, 7, 8)
    assert found.lines[f"n{MANY - 1}"] == 7 + MANY


def test_a_name_is_found_on_its_line_and_not_within_a_text() -> None:
    text = '{"v": 1,\n"kind": "rules",\n"name": "\\"preset\\" : x",\n"ruleset":\n"a", "options": {"name": 1},\n"preset" : "é"}'
    found = read_rules_file(text.encode(), "a.json")
    assert isinstance(found, RulesFile)
    assert {key: found.lines[key] for key in ("v", "kind", "name", "ruleset", "options", "preset")} == {
        "v": 1,
        "kind": 2,
        "name": 3,
        "ruleset": 4,
        "options": 5,
        "preset": 6,
    }


def test_a_long_text_without_an_end_is_refused_at_once() -> None:
    text = '{"v": 1, "v": 2, "x": "' + '\\"' * MANY
    found = read_rules_file(text.encode(), "a.json")
    assert isinstance(found, Problem)
