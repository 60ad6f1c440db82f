"""Everything the right half of the window shows while an outcome and its hands are being entered."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from scorekeeper.core.declaration import Circumstance, Declaration, MeldForm, Question, TileRow
from scorekeeper.core.doubt import Doubt
from scorekeeper.core.draft import Draft
from scorekeeper.core.glossary import Entry
from scorekeeper.core.hand import Meld, Setting
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import Tile, Wind

if TYPE_CHECKING:
    from scorekeeper.core.seeing import Sight


class Place(StrEnum):
    """Where a picked tile goes."""

    HAND = "hand"
    MELD = "meld"
    CALLED = "called"
    ROW = "row"


class Target(Struct, frozen=True):
    """Where the next picked tile goes: the hand, a called set of the form `id`, called sets of any form, or the row `id`."""

    place: Place = Place.HAND
    id: str = ""


TO_HAND: Final = Target()
NEXT_STEPS: Final = frozenset(
    {
        "outcome_missing",
        "winner_missing",
        "off_missing",
        "answer_missing",
        "hand_missing",
        "tiles_missing",
        "last_tile_missing",
        "other_hand",
        "called_missing",
        "typed_unfinished",
        "hand_unfinished",
    }
)
"""Problems that say what comes next rather than what is wrong."""


class SeatChoice(Struct, frozen=True):
    """A player who can be chosen, or nobody (None: the own draw); `problem` tells why not now."""

    seat: Seat | None
    on: bool
    problem: Problem | None = None


class Asked(Struct, frozen=True):
    """A further question of the outcome and its answer so far, None when there is none."""

    question: Question
    value: object = None
    settled: tuple[Seat, ...] = ()
    """Players who belong to the answer by what lies before them on the table."""
    barred: Seat | None = None
    """The player who cannot be the answer, because another question was answered with them."""


class HandTile(Struct, frozen=True):
    """A concealed tile as it is laid out: `index` is its place in the draft, `winning` marks the winning tile."""

    tile: Tile
    index: int
    winning: bool


class Face(Struct, frozen=True):
    """One key of the tile picker: the tile a click picks, how many copies are left, and why it cannot be picked now.

    `key` is the face the declaration put there; `tile` differs from it when only red copies of it are left.
    `copies` are all there are of `tile`, used ones too.
    """

    key: Tile
    tile: Tile
    left: int
    copies: int
    problem: Problem | None = None
    here: bool = False
    """Whether it lies beside the hand already; a click then takes it back."""


class HandView(Struct, frozen=True):
    """One of the hands of a deal that shows them all: whose, whether anything is entered, and what it is worth.

    `total` is None while that cannot be told.
    """

    seat: Seat
    begun: bool
    total: int | None


class Tick(Struct, frozen=True):
    """A circumstance beside the hand: ticked or not, decided by the table (`forced`), or why it cannot be ticked."""

    circumstance: Circumstance
    on: bool
    forced: bool = False
    problem: Problem | None = None


class RowView(Struct, frozen=True):
    """A row of tiles beside the hand, and why no tile can be added to it now."""

    row: TileRow
    tiles: tuple[Tile, ...]
    problem: Problem | None = None


class FormView(Struct, frozen=True):
    """A kind of called set, whether it is being made now, and why it cannot be made."""

    form: MeldForm
    on: bool
    problem: Problem | None = None


class Suggestion(Struct, frozen=True):
    """Tiles that would complete the hand, the winning one last, and what it is worth then; None while that is nothing."""

    tiles: tuple[Tile, ...]
    worth: Score | None


class Preview(Struct, frozen=True):
    """What Record will do: the points it moves, the scores after it, and the round that then begins."""

    transfers: tuple[Transfer, ...]
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    round: Phrase
    counters: tuple[tuple[str, int], ...]
    over: bool


class EntryView(Struct, frozen=True):
    """What has been entered so far, what can be entered next, and what it comes to.

    The outcome bar reads `outcome` (the chosen outcome's id; None asks "who won?"), `winners` and `offs` (a choice a
    seat; `offs` begins with the own draw, seat None) and `questions`. `winning` holds the winners in the order
    chosen; `off` and `off_chosen` say off whom. `asked` are the seats whose hands are wanted, `active` the one shown.
    `score` is what the active hand is worth, None while there is nothing to say. `problem` is what keeps Record off,
    `fault` a sentence from elsewhere (a failed write) that does not.
    """

    players: tuple[str, ...]
    declaration: Declaration
    words: Mapping[str, str]
    glossary: tuple[Entry, ...] = ()
    """The terms these rules have, in plain words."""
    standalone: bool = False
    winds: tuple[Wind, ...] = ()
    """The wind each player sits at in this deal; none where no table is."""
    closed: frozenset[str] = frozenset()
    """Outcomes that cannot happen as things stand, by their ids; they are not offered."""
    outcome: str | None = None
    winners: tuple[SeatChoice, ...] = ()
    offs: tuple[SeatChoice, ...] = ()
    questions: tuple[Asked, ...] = ()
    winning: tuple[Seat, ...] = ()
    off: Seat | None = None
    off_chosen: bool = False
    asked: tuple[Seat, ...] = ()
    hands: tuple[HandView, ...] = ()
    """All hands of the deal in the order they are entered, where an outcome wants to see them all."""
    active: Seat | None = None
    drafts: Mapping[Seat, Draft] = {}
    setting: Setting | None = None
    hand: tuple[HandTile, ...] = ()
    missing: int = 0
    """Tiles still to be clicked in; 0 when the hand is complete."""
    melds: tuple[Meld, ...] = ()
    target: Target = TO_HAND
    picker: tuple[tuple[Face, ...], ...] = ()
    forms: tuple[FormView, ...] = ()
    meld_choices: tuple[Meld, ...] = ()
    """Called sets that the tile just picked may mean (with or without a red five); one of them is to be chosen."""
    suggestions: tuple[Suggestion, ...] = ()
    """What can complete the hand, where that is only a few tiles."""
    rows: tuple[RowView, ...] = ()
    circumstances: tuple[Tick, ...] = ()
    typed: str = ""
    typed_problem: Problem | None = None
    score: Score | Problem | None = None
    entered: HandEntered | None = None
    """The active hand as the rules see it, None while it cannot be explained."""
    sight: Sight | None = None
    """What is seen of the active hand, where that is wanted or helps."""
    remedies: tuple[str, ...] = ()
    """The words of what would let the active hand win that cannot."""
    preview: Preview | None = None
    problem: Problem | None = None
    fault: Problem | None = None
    doubts: tuple[Doubt, ...] = ()
    """What may be a slip in what can be recorded, the costly ones first."""
    warned: bool = False
    """Whether Record was asked for once in spite of a costly doubt: the next time it is done."""

    @property
    def draft(self) -> Draft:
        """The draft of the active seat, an empty one when no hand is asked for."""
        return Draft() if self.active is None else self.drafts.get(self.active, Draft())

    @property
    def can_give_up(self) -> bool:
        """Whether a called set has been begun that can be given up, or tiles go to the own discards."""
        discards = Target(Place.ROW, self.declaration.discards)
        return bool(self.meld_choices) or self.target.place in (Place.MELD, Place.CALLED) or self.target == discards

    @property
    def costly(self) -> bool:
        """Whether something doubtful is dear enough to ask twice for Record."""
        return self.can_record and any(each.costly for each in self.doubts)

    @property
    def can_record(self) -> bool:
        """Whether Record would be accepted as things stand."""
        return self.problem is None and self.outcome is not None and not self.standalone
