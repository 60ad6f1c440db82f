"""The program keeps to itself: nothing that could reach a network is ever loaded."""

from collections import Counter

from tests.campaigns.offline import counted, reached, walked


def test_a_walk_through_the_program_loads_nothing_that_reaches_a_network() -> None:
    told = walked(short=True)

    assert {"MainWindow", "RulesDialog", "ReferenceWindow", "NewSessionDialog", "CheatDialog"} <= set(told["windows"])
    assert {"PySide6.QtWidgets", "scorekeeper.app", "scorekeeper.cli"} <= set(told["modules"])
    assert reached(told) == []


def test_what_reaches_a_network_is_known() -> None:
    modules = ["PySide6.QtNetwork", "http.client", "socket", "urllib.parse", "selectors"]

    assert reached({"modules": modules, "libraries": ["libQt6Network.so.6", "libQt6Core.so.6"]}) == [
        "PySide6.QtNetwork",
        "http.client",
        "socket",
        "libQt6Network.so.6",
    ]


def test_a_module_loaded_for_a_name_in_it_counts_only_when_something_else_loads_it() -> None:
    assert reached({"modules": ["_socket", "typing_extensions"], "libraries": []}) == []
    assert reached({"modules": ["_socket", "socket", "typing_extensions"], "libraries": []}) == ["socket"]
    assert reached({"modules": ["_socket"], "libraries": []}) == ["_socket"]


def test_network_calls_are_counted_by_family() -> None:
    notes = """\
1 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3
1 connect(3, {sa_family=AF_UNIX, sun_path="/run/x"}, 110) = -1 ENOENT (No such file or directory)
1 socket(AF_INET, SOCK_DGRAM, IPPROTO_IP) = 4
1 connect(4, {sa_family=AF_INET6, sin6_port=htons(53)}, 28) = 0
"""
    assert counted(notes) == Counter({"UNIX": 2, "INET": 1, "INET6": 1})
