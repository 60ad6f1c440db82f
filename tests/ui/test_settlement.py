"""What every pair of players settles, beside Record."""

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.worth import WorthPanel
from tests.entries import shown

SHORT = ("Ana", "Ben", "Chi", "Dan")
LONG = ("Maximilian Bauer", "Alexandra Schmidt", "Konstantin Weiss", "Dorothea Mueller")


@pytest.mark.parametrize(
    ("players", "first"), [(SHORT, "Dan → Chi 104"), (LONG, "Dorot… → Konst… 104")], ids=["short", "long"]
)
def test_every_pair_is_told_and_long_names_end_in_dots(look: Look, players: tuple[str, ...], first: str) -> None:
    rules = ruleset("classical", None, {})
    assert not isinstance(rules, Problem)
    made = Entry()
    made.show_ledger(replay(Header(rules, players), []))
    made.toggle_winner(2)
    made.choose_off(None)
    for seat, total in enumerate((10, 68, 104, 28)):
        made.activate(seat)
        made.declare({"total": total})
    panel = WorthPanel(look)
    panel.show_worth(shown(made), Speech(rules.words))

    told = panel.guidance.text().replace("\u00a0", " ").split(" · ")
    assert (len(told), told[0]) == (6, first)
    whole = panel.guidance.toolTip().replace("\u00a0", " ").split(" · ")
    assert whole[0] == f"{players[3]} → {players[2]} 104"
    assert panel.record.isEnabled()


def test_a_number_that_says_all_leaves_its_line_to_what_is_said_below(look: Look) -> None:
    rules = ruleset("classical", "bmja", {})
    assert not isinstance(rules, Problem)
    made = Entry()
    made.show_ledger(replay(Header(rules, SHORT), []))
    made.toggle_winner(2)
    made.choose_off(3)
    made.type_text("111m99m567p888p222s")
    panel = WorthPanel(look)
    panel.show_worth(shown(made), Speech(rules.words))

    assert panel.counted.number.text().count("=") == 1
    assert panel.counted.size_label.isHidden()
    assert not panel.counted.number.isHidden()
