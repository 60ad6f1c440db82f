"""What the window is pictured in: from the first start to the final result, and every dialog."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from screens.beside import (
    about,
    cheat_sheet,
    come_back,
    keys,
    look,
    menu,
    new_session,
    new_start,
    not_taken_in,
    players,
    problems,
    reference,
    reference_later,
    reference_of_four_hands,
    rules,
    rules_of_four_hands,
    sessions,
    sheet_unwritten,
)
from screens.drilling import DRILLS
from screens.helping import HELPS
from screens.playing import (
    NAMES,
    adjusting,
    alone,
    board,
    called_out,
    correcting,
    drawn,
    drawn_early,
    explained_later,
    finished,
    first_start,
    foul,
    four_hands,
    guided,
    half_entered,
    impossible,
    in_a_list,
    newcomer,
    otherwise,
    quiet,
    reasons,
    refused,
    scored,
    striking,
    two_winners,
    waits,
    without_yaku,
)
from screens.stage import Stage

State = Callable[[Stage], QWidget]
"""Brings a stage into a state; gives back the window that shows it."""


DATA: Final = frozenset({*NAMES, "Friday evening", "Sunday afternoon", "0.1.0", "English"})
"""What people have written, and languages by their own names, which nobody translates."""


ALL: Final[dict[str, State]] = {
    each.__name__: each
    for each in (
        *(
            first_start,
            quiet,
            half_entered,
            scored,
            reasons,
            newcomer,
            otherwise,
            waits,
            without_yaku,
            explained_later,
            four_hands,
            drawn,
            rules,
            correcting,
            finished,
            new_session,
        ),
        *(problems, sheet_unwritten, cheat_sheet),
        *(board, in_a_list, guided, reference, reference_later, reference_of_four_hands),
        *HELPS,
        *DRILLS,
        *(keys, look, two_winners, called_out, drawn_early, foul, adjusting, impossible, striking, refused),
        *(alone, rules_of_four_hands, new_start, players, sessions, come_back, about, not_taken_in, menu),
    )
}

"""Every state there is a picture of, the main ones first."""
