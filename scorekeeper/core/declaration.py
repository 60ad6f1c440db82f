"""What a family of rules declares: what the window asks, shows and offers follows from these rows."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from scorekeeper.core.distance import SETS_AND_PAIR, Goal
from scorekeeper.core.journal import Record
from scorekeeper.core.tiles import Tile


class MeldForm(Struct, frozen=True):
    """A kind of called set the hand builder can make.

    `same` tells copies of one tile from a run; `open` tells a set that shows its tiles from one kept face down at its ends;
    `claimed` whether one tile lies sideways because it came from somebody else, and `added` whether the last tile was
    laid on that one later.
    """

    id: str
    word: str
    size: int
    same: bool
    open: bool
    claimed: bool
    added: bool = False


class TileRow(Struct, frozen=True):
    """A row of tiles beside the hand, such as the dora indicators; `needs` names circumstances of which one must hold.

    `shared` tells that the tiles lie on the table, the same ones beside every hand of a deal.
    """

    id: str
    word: str
    most: int
    needs: frozenset[str] = frozenset()
    shared: bool = False
    bonus: bool = False
    """Whether flowers and seasons lie here, and nothing else; they come here by themselves."""
    discards: bool = False
    """Whether the player's own discards lie here: entered on request alone, and no part of the hand."""

    @property
    def offered(self) -> bool:
        """Whether its tiles are asked for beside the hand."""
        return not (self.bonus or self.discards)


class Circumstance(Struct, frozen=True):
    """Something about a win that no tile shows, offered as a tick beside the hand; `help` is its sentence.

    With a `win` it is another way of winning, in the family's word for it, in place of the plain one: of such ticks one
    holds at most. `drawn` tells whether it is a way of the own draw or of a win off somebody.
    """

    id: str
    word: str
    help: str
    win: str = ""
    drawn: bool = True
    winner: bool | None = None
    """Whether it is asked of a winner's hand alone, or only of the others; None asks it of every hand."""
    ready: bool = False
    """Whether only a hand that was ready can have it."""
    rare: bool = False
    """Whether somebody new to the game can do without it: it is folded away for them."""


class Ask(StrEnum):
    """How the window asks for one fact of an outcome."""

    SEAT = "seat"
    SEATS = "seats"
    CHOICE = "choice"
    ORDER = "order"
    AMOUNTS = "amounts"
    NUMBER = "number"
    COUNT = "count"
    TICK = "tick"
    TEXT = "text"


class Question(Struct, frozen=True):
    """One further fact an outcome needs; `id` is its key in the event's record.

    `choices` are pairs of id and word, for Ask.CHOICE only; those the rules in force do not have are left out.
    """

    id: str
    word: str
    ask: Ask
    choices: tuple[tuple[str, str], ...] = ()
    default: object = None
    """What holds while nobody has answered."""
    needed: bool = False
    """Whether there is nothing to record before it is answered; a choice always is."""
    marked: frozenset[str] = frozenset()
    """Marks on the board that settle it: a player with one of them belongs to the answer, whatever is chosen."""
    players: bool = False
    """Whether a player can be chosen too, besides the words of a choice."""
    apart: str = ""
    """The question whose player cannot be this answer too."""
    fills: Mapping[str, Mapping[str, object]] = {}
    """What a choice usually goes with: by its id, answers to other questions, which can be changed."""


class HandsAsked(StrEnum):
    """Whose tiles an outcome wants to see."""

    NOBODY = "nobody"
    WINNERS = "winners"
    ALL = "all"


class Outcome(Struct, frozen=True):
    """A way a deal can end, or something that happens in it: one button of the outcome bar and one type of event.

    `tap` marks what a single touch on a player records at once while the deal goes on (a riichi); its event holds `seat`,
    and its questions are asked when somebody wins off that player.
    """

    id: str
    word: str
    help: str
    hands: HandsAsked = HandsAsked.NOBODY
    questions: tuple[Question, ...] = ()
    ends_deal: bool = True
    tap: bool = False
    most_winners: int = 0
    told: str = ""
    """The question whose answer tells best what happened, empty for the outcome's own word."""
    writes: Mapping[str, object] = {}
    """What the event's record holds whatever is answered; its `type` where that is not the id."""
    rare: bool = False
    """Whether somebody new to the game can do without it: it is folded away for them."""

    @property
    def record(self) -> Record:
        """The record of the event before anything is answered."""
        return {"type": self.id, **self.writes}


class Declaration(Struct, frozen=True):
    """All that the window needs to know to let people enter this family's hands and outcomes.

    `tiles` are the picker's rows, red fives at their ends. `win_off` and `win_self` are the words for a win: off another
    player, and by the own draw. `reds` tells how many of the four copies of a five are red (none, when it is not named);
    `called_out` are groups of facts that may be called out in place of tiles: one group at a time, each fact by choice.
    """

    tiles: tuple[tuple[Tile, ...], ...]
    melds: tuple[MeldForm, ...]
    rows: tuple[TileRow, ...]
    circumstances: tuple[Circumstance, ...]
    outcomes: tuple[Outcome, ...]
    win_off: str
    win_self: str
    reds: tuple[tuple[Tile, int], ...] = ()
    called_out: tuple[tuple[Question, ...], ...] = ()
    goal: Goal = SETS_AND_PAIR
    """What makes a hand complete."""
    barred: str = ""
    """The sentence for a player who cannot win off others because of an own discard; empty where that bars nobody."""
    barred_won: str = ""
    """The sentence for a win off others that an own discard does not allow."""

    @property
    def discards(self) -> str:
        """The row of the own discards, empty where these rules have none."""
        return next((row.id for row in self.rows if row.discards), "")
