"""The style sheet: in every state of everything it speaks of, in every set of inks, the text can be read."""

import re

import pytest

from scorekeeper.ui.board_style import board_sheet
from scorekeeper.ui.palettes import PALETTES, Inks, Palette
from scorekeeper.ui.style import Look, style_sheet
from tests.ui.cascade import Rule, Subject, rules_of, value
from tests.ui.eyes import contrast

READABLE = 4.5
SEEN = 3.0
STATES = [
    *(
        ("enabled",),
        ("enabled", "hover"),
        ("enabled", "pressed"),
        ("enabled", "hover", "pressed"),
        ("enabled", "focus"),
    ),
    *(("enabled", "checked"), ("enabled", "checked", "hover"), ("enabled", "checked", "pressed")),
    *(("enabled", "checked", "focus"), ("enabled", "checked", "hover", "focus"), ("enabled", "hover", "focus")),
    *(("enabled", "selected"), ("disabled",), ("disabled", "checked"), ("disabled", "hover")),
]
GROUNDS = ("paper", "panel", "raised")
"""What may lie behind a thing without a ground of its own."""
TINTS = ("felt_tint", "gold_tint")
"""What may lie behind plain and quiet words besides."""
WORDLESS = frozenset(
    {
        "indicator",
        "handle",
        "up-button",
        "down-button",
        "up-arrow",
        "down-arrow",
        "drop-down",
        "add-line",
        "sub-line",
        "separator",
        "pane",
    }
)
"""Parts that carry no text."""
BARE = frozenset({'role="line"'})
"""Things that carry none."""
HEX = re.compile(r"#[0-9A-Fa-f]{6}\b")


def grounds(rules: list[Rule], subject: Subject, states: frozenset[str], inks: Palette) -> tuple[str, ...]:
    """Everything that may lie behind a subject's text."""
    own = value(rules, subject, states, ("background", "background-color"))
    if own is not None and own != "transparent":
        return (own,)
    if subject.part:
        return grounds(rules, Subject(subject.type, subject.id, subject.attributes, "", subject.within), states, inks)
    if subject.within:
        behind = value(rules, Subject("QFrame", subject.within.partition("#")[2]), states, ("background",))
        if behind is not None and behind != "transparent":
            return (behind,)
    words = subject.type == "QLabel" and not subject.attributes & {'moved="gain"', 'moved="loss"', 'role="rules"'}
    return tuple(getattr(inks, name) for name in (*GROUNDS, *(TINTS if words else ())))


def ink(rules: list[Rule], subject: Subject, states: frozenset[str], inks: Palette) -> str:
    """What a subject's text is written in; where the sheet says nothing the application's palette does."""
    whole = Subject(subject.type, subject.id, subject.attributes, "", subject.within)
    told = (value(rules, each, states, ("color",)) for each in (subject, whole))
    return next(filter(None, told), inks.ink)


def unreadable(inks: Palette) -> tuple[int, list[str]]:
    """How many pairs of text and ground there are, and those that cannot be read."""
    look = Look(inks)
    rules = rules_of(style_sheet(look) + board_sheet(look))
    pairs, bad = 0, []
    for subject in {
        rule.subject
        for rule in rules
        if rule.subject.type not in {"*", "QWidget"}
        and rule.subject.part not in WORDLESS
        and not rule.subject.attributes & BARE
    }:
        for states in map(frozenset, STATES):
            text = ink(rules, subject, states, inks)
            for ground in grounds(rules, subject, states, inks):
                pairs += 1
                if contrast(text, ground) < READABLE:
                    bad.append(f"{subject} {sorted(states)}: {text} on {ground}, {contrast(text, ground):.2f}")
    return pairs, sorted(bad)


@pytest.mark.parametrize("name", list(Inks))
def test_every_text_can_be_read_in_every_state(name: Inks) -> None:
    pairs, bad = unreadable(PALETTES[name])

    assert bad == []
    assert pairs > 500


@pytest.mark.parametrize("name", list(Inks))
def test_what_is_selected_can_be_read(name: Inks) -> None:
    told = [rule.says for rule in rules_of(style_sheet(Look(PALETTES[name]))) if "selection-color" in rule.says]

    assert told
    assert min(contrast(says["selection-color"], says["selection-background-color"]) for says in told) >= READABLE


@pytest.mark.parametrize("name", list(Inks))
def test_the_keyboard_s_ring_changes_more_than_a_colour(name: Inks) -> None:
    rules = rules_of(style_sheet(Look(PALETTES[name])))
    buttons = {rule.subject for rule in rules if rule.subject.type in {"QPushButton", "QLineEdit", "QComboBox"}}
    for button in buttons:
        if button.part:
            continue
        for states in (frozenset({"enabled"}), frozenset({"enabled", "checked"})):
            calm = value(rules, button, states, ("border",))
            ringed = value(rules, button, states | {"focus"}, ("border",))
            assert ringed is not None
            assert HEX.sub("", ringed).split()[:2] != HEX.sub("", calm or "").split()[:2]


def test_a_sheet_is_read_as_qt_reads_it() -> None:
    rules = rules_of(
        'A { color: #111111 } A:hover { color: #222222 } A[b="c"] { color: #333333 } A#d { color: #444444 }'
    )

    def told(subject: Subject, *states: str) -> str | None:
        return value(rules, subject, frozenset(states), ("color",))

    assert told(Subject("A")) == "#111111"
    assert told(Subject("A"), "hover") == "#222222"
    assert told(Subject("A", "", frozenset({'b="c"'})), "hover") == "#333333"
    assert told(Subject("A", "d", frozenset({'b="c"'})), "hover") == "#444444"
    assert told(Subject("B")) is None


@pytest.mark.parametrize("name", list(Inks))
def test_the_keyboard_s_ring_is_seen_on_what_it_surrounds(name: Inks) -> None:
    look = Look(PALETTES[name])
    rules = rules_of(style_sheet(look) + board_sheet(look))
    ringed = {rule.subject for rule in rules if "focus" in rule.states and "border" in rule.says}
    faint = []
    for subject in ringed:
        for states in (frozenset({"enabled", "focus"}), frozenset({"enabled", "checked", "focus"})):
            ring = HEX.findall(value(rules, subject, states, ("border",)) or "")
            own = value(rules, subject, states, ("background", "background-color")) or "transparent"
            under = [look.palette.paper, look.palette.panel] if own == "transparent" else [own]
            faint += [f"{subject} {sorted(states)}" for each in under if ring and contrast(ring[0], each) < SEEN]

    assert len(ringed) > 5
    assert faint == []
