"""Every sentence the core can say, once, by id; families bring their own words beside these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.core.problem import Phrase, Problem, Term, Value


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a sentence for translation; gives it back unchanged."""
    return text


COUNT: Final = "count"
"""The place in a sentence that decides its plural form."""

WORDS: Final[dict[str, str]] = {
    # where a rule comes from
    "source_text": QT_TRANSLATE_NOOP("words", "{title}, “{heading}”"),
    "source_preset": QT_TRANSLATE_NOOP("words", "{rules}: {source}"),
    "source_unstated": QT_TRANSLATE_NOOP("words", "{rules}, though its source does not say so"),
    "source_house": QT_TRANSLATE_NOOP("words", "House rule of this table"),
    # faults of a hand
    "bad_record": QT_TRANSLATE_NOOP("words", "This entry cannot be read: {what}."),
    "bad_tile": QT_TRANSLATE_NOOP(
        "words", "“{text}” names no tile: write digits, then m, p, s or z, such as 123m0p77z."
    ),
    "bad_meld": QT_TRANSLATE_NOOP("words", "{tiles} is no {kind}: check the tiles of this called set."),
    "tile_count": QT_TRANSLATE_NOOP(
        "words", "The hand has {count} tiles where {wanted} are needed: add or take back tiles."
    ),
    "tile_count_short": QT_TRANSLATE_NOOP(
        "words", "The hand has {count} of {wanted} tiles beside its called sets: add {missing} more."
    ),
    "tile_count_one_short": QT_TRANSLATE_NOOP(
        "words", "One tile is missing: the hand has {count} of {wanted} tiles beside its called sets."
    ),
    "tile_count_over": QT_TRANSLATE_NOOP(
        "words", "The hand has {count} tiles where {wanted} fit beside its called sets: take {over} back."
    ),
    "tile_count_sets": QT_TRANSLATE_NOOP("words", "A hand has room for four called sets at most: take one back."),
    "win_tile_missing": QT_TRANSLATE_NOOP("words", "The winning tile {tile} is not in the hand: choose one that is."),
    "too_many_copies": QT_TRANSLATE_NOOP(
        "words",
        "{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together.",
    ),
    "too_many_indicators": QT_TRANSLATE_NOOP(
        "words", "There are {count} indicators where at most {most} can be turned: take some back."
    ),
    "circumstance_conflict": QT_TRANSLATE_NOOP("words", "{one} cannot go with {other}: untick one of them."),
    "not_a_win": QT_TRANSLATE_NOOP("words", "These tiles do not make a winning hand: check them against the table."),
    "drill_none": QT_TRANSLATE_NOOP(
        "words", "There are no such drills under these rules: choose other kinds or other rules."
    ),
    # faults of a line on the command line
    "line_not_text": QT_TRANSLATE_NOOP("words", "Line {line} is not text in UTF-8: save it in that encoding."),
    "line_not_json": QT_TRANSLATE_NOOP("words", "Line {line} is not JSON: write one record a line."),
    "line_no_record": QT_TRANSLATE_NOOP(
        "words", "Line {line} is JSON but no record: write names and their values in braces."
    ),
    "line_key_twice": QT_TRANSLATE_NOOP("words", "Line {line} names “{key}” twice: keep one of them."),
    "line_number": QT_TRANSLATE_NOOP(
        "words", "Line {line} holds {number}, which is no number to reckon with: write another."
    ),
    "line_too_deep": QT_TRANSLATE_NOOP("words", "Line {line} is nested too deep to be read: a record has few levels."),
    "line_too_many": QT_TRANSLATE_NOOP(
        "words", "Line {line}: a file may hold {most} records, and what is beyond them was not read: split it."
    ),
    # faults of an event
    "bad_key": QT_TRANSLATE_NOOP("words", "“{what}” is missing in this entry or has a value it cannot have."),
    "bad_seat": QT_TRANSLATE_NOOP("words", "Nobody sits at seat {seat}: choose one of the players at the table."),
    "seat_twice": QT_TRANSLATE_NOOP("words", "The same player is named twice: name each player once."),
    "adjustment_not_zero": QT_TRANSLATE_NOOP(
        "words", "The correction adds up to {sum}: let it add up to zero, or say that it is one-sided."
    ),
    "ended_by_hand": QT_TRANSLATE_NOOP("words", "The players ended the game here."),
    "ended_last": QT_TRANSLATE_NOOP("words", "The last hand has been played."),
    "game_over": QT_TRANSLATE_NOOP("words", "The game has ended: take its last hand back to go on."),
    "deal_running": QT_TRANSLATE_NOOP("words", "This hand is still being played: record how it ends first."),
    # faults of a name that a club gives a hand of its own
    "award_name_missing": QT_TRANSLATE_NOOP("words", "Give the hand a name first."),
    "award_name_long": QT_TRANSLATE_NOOP("words", "A name has at most {most} letters: choose a shorter one."),
    "award_name_taken": QT_TRANSLATE_NOOP("words", "There is a “{name}” already: choose another name."),
    # steps that can be taken back
    "players": QT_TRANSLATE_NOOP("words", "Other players"),
    "past_correct": QT_TRANSLATE_NOOP("words", "Correcting a hand"),
    "past_insert": QT_TRANSLATE_NOOP("words", "Inserting a hand"),
    "past_strike": QT_TRANSLATE_NOOP("words", "Striking a hand"),
    "past_header": QT_TRANSLATE_NOOP("words", "Correcting the start"),
    "past_receipts": QT_TRANSLATE_NOOP("words", "What an earlier version paid"),
    "past_impossible": QT_TRANSLATE_NOOP(
        "words", "A later hand would become impossible: go there and correct it too, strike it, or cancel."
    ),
    # what keeps an entry from going on
    "outcome_missing": QT_TRANSLATE_NOOP("words", "Say how the hand ended: choose who won, or a draw."),
    "winner_missing": QT_TRANSLATE_NOOP("words", "Choose who won."),
    "winners_full": QT_TRANSLATE_NOOP("words", "No more than {most} can win here: take another winner back first."),
    "winner_pays_not": QT_TRANSLATE_NOOP("words", "{player} won, so somebody else gave the winning tile."),
    "self_draw_alone": QT_TRANSLATE_NOOP("words", "Only one player can win by self-draw: take the others back first."),
    "off_missing": QT_TRANSLATE_NOOP(
        "words", "Say where the winning tile came from: “{drawn}”, or the player who gave it."
    ),
    "answer_missing": QT_TRANSLATE_NOOP("words", "Still to be said: {question}"),
    "other_hand": QT_TRANSLATE_NOOP("words", "{player}’s hand is not ready yet: open it to see why."),
    "called_missing": QT_TRANSLATE_NOOP("words", "Choose what was called out."),
    "hand_missing": QT_TRANSLATE_NOOP(
        "words", "Click in the winning hand, {count} tiles: the last one is the winning tile."
    ),
    "tiles_missing": QT_TRANSLATE_NOOP("words", "{count} more tiles: the last one is the winning tile."),
    "last_tile_missing": QT_TRANSLATE_NOOP("words", "One more tile: the winning one."),
    "hand_full": QT_TRANSLATE_NOOP("words", "The hand is full: take a tile back first."),
    "none_left": QT_TRANSLATE_NOOP("words", "No {tile} is left: take one back first."),
    "no_room_for_set": QT_TRANSLATE_NOOP("words", "There is no room for a called set: take tiles back first."),
    "no_run_here": QT_TRANSLATE_NOOP("words", "There is no run with {tile}."),
    "run_ends": QT_TRANSLATE_NOOP("words", "A run of {count} that begins with {tile} would go beyond its suit."),
    "no_run_from": QT_TRANSLATE_NOOP("words", "No run of {count} begins with {tile}: choose its lowest tile."),
    "bad_set": QT_TRANSLATE_NOOP(
        "words", "{tiles} make no called set: write three or four equal tiles, or a run of three."
    ),
    "row_closed": QT_TRANSLATE_NOOP("words", "{row}: only with {needs}; tick it first."),
    "row_full": QT_TRANSLATE_NOOP("words", "No more than {most} fit here: take one back first."),
    "on_the_table": QT_TRANSLATE_NOOP(
        "words", "“{tick}” is noted at the table: click it there, beside the player’s name, to take it back."
    ),
    "hand_optional": QT_TRANSLATE_NOOP("words", "Enter this hand too, or leave it out: it then scores nothing."),
    "hand_unfinished": QT_TRANSLATE_NOOP("words", "This hand still lacks tiles: enter the rest of it."),
    "way_drawn": QT_TRANSLATE_NOOP("words", "This is a win by the own draw, not off another player."),
    "way_off": QT_TRANSLATE_NOOP("words", "This is a win off another player, not by the own draw."),
    "typed_unfinished": QT_TRANSLATE_NOOP("words", "“{text}” is not finished: write the letter of its suit."),
    # what a house rule says
    "value_yes": QT_TRANSLATE_NOOP("words", "yes"),
    "value_no": QT_TRANSLATE_NOOP("words", "no"),
    "value_none": QT_TRANSLATE_NOOP("words", "none"),
    "value_as_usual": QT_TRANSLATE_NOOP("words", "all as usual"),
    "value_off": QT_TRANSLATE_NOOP("words", "off"),
    "value_number": QT_TRANSLATE_NOOP("words", "{number}"),
    "value_limit": QT_TRANSLATE_NOOP("words", "the limit"),
    "value_of_limit": QT_TRANSLATE_NOOP("words", "{part} of the limit"),
    "value_points": QT_TRANSLATE_NOOP("words", "{points} points"),
    "value_waiting": QT_TRANSLATE_NOOP("words", "one tile short"),
    # what a hand looks like
    "saw_nothing": QT_TRANSLATE_NOOP("words", "No set yet."),
    "saw_only_pair": QT_TRANSLATE_NOOP("words", "A pair, no set yet."),
    "saw_no_pair": QT_TRANSLATE_NOOP("words", "{count} of the four sets, no pair yet."),
    "saw_pair": QT_TRANSLATE_NOOP("words", "{count} sets and a pair."),
    "saw_pairs": QT_TRANSLATE_NOOP("words", "{count} sets; pairs: {pairs}."),
    "saw_run": QT_TRANSLATE_NOOP("words", "{count} sets, and a run that lacks {tiles}."),
    "saw_pair_and_run": QT_TRANSLATE_NOOP("words", "{count} sets, a pair, and a run that lacks {tiles}."),
    "saw_towards": QT_TRANSLATE_NOOP("words", "{count} more tiles make it: {pattern}."),
    "saw_ready": QT_TRANSLATE_NOOP("words", "Ready: waits for {tiles}."),
    "saw_not_ready": QT_TRANSLATE_NOOP(
        "words", "“{tick}” needs a ready hand, but no tile completes this one: check the tiles."
    ),
    "saw_complete": QT_TRANSLATE_NOOP("words", "Four sets and a pair."),
    "saw_complete_how": QT_TRANSLATE_NOOP("words", "Four sets and a pair: choose how it was won."),
    "saw_pattern": QT_TRANSLATE_NOOP("words", "{pattern}."),
    "saw_pattern_how": QT_TRANSLATE_NOOP("words", "{pattern}: choose how it was won."),
    "saw_left": QT_TRANSLATE_NOOP("words", "{count} sets; left over: {tiles}."),
    "saw_left_pair": QT_TRANSLATE_NOOP("words", "{count} sets and a pair; left over: {tiles}."),
    "saw_over": QT_TRANSLATE_NOOP("words", "{count} tiles too many: take them back."),
    # what may be a slip
    "doubt_tick": QT_TRANSLATE_NOOP(
        "words", "Was it “{tick}”? With it the hand would be worth {points} in place of {now}."
    ),
    "doubt_wind": QT_TRANSLATE_NOOP("words", "At another seat these tiles would be worth more: did {player} win?"),
    "doubt_hands": QT_TRANSLATE_NOOP(
        "words", "{count} hands are not entered, so they count nothing: click the names above the tiles."
    ),
    # a house's rules
    "rules": QT_TRANSLATE_NOOP("words", "Change of rules"),
    "rules_missing": QT_TRANSLATE_NOOP(
        "words", "These rules are no longer kept here: they were deleted, perhaps in another window."
    ),
    "rules_unnamed": QT_TRANSLATE_NOOP("words", "Give these rules a name first."),
    "rules_name_taken": QT_TRANSLATE_NOOP("words", "There are rules called “{name}” already: choose another name."),
    "rules_same": QT_TRANSLATE_NOOP("words", "These are the rules in force already: change something first."),
    "rules_file_not_text": QT_TRANSLATE_NOOP(
        "words", "{file}, line {line}, is not text in UTF-8: choose another file."
    ),
    "rules_file_not_json": QT_TRANSLATE_NOOP(
        "words", "{file}, line {line}, is not JSON: export the rules once more, or choose another file."
    ),
    "rules_file_twice": QT_TRANSLATE_NOOP("words", "{file}, line {line}: “{key}” is named twice, keep one of them."),
    "rules_file_kind": QT_TRANSLATE_NOOP("words", "{file} holds no rules: choose a file that rules were exported to."),
    "rules_file_key": QT_TRANSLATE_NOOP(
        "words", "{file}, line {line}: “{key}” is missing or has a value it cannot have."
    ),
    "rules_file_refused": QT_TRANSLATE_NOOP("words", "{file}, line {line}: {what}; correct it there."),
    # faults of a file that a player chose
    "file_unreadable": QT_TRANSLATE_NOOP("words", "{file} cannot be read ({reason})."),
    "file_too_large": QT_TRANSLATE_NOOP(
        "words", "{file} holds more than {most} megabytes, so it was not read: choose another, or split it."
    ),
    "file_no_file": QT_TRANSLATE_NOOP(
        "words", "{file} is a folder, a pipe or a device, so it was not read: choose a file."
    ),
    "file_unwritten": QT_TRANSLATE_NOOP(
        "words", "{file} cannot be written ({reason}), so it is as it was: choose another place."
    ),
    "import_empty": QT_TRANSLATE_NOOP("words", "There is nothing in this file."),
    "import_no_session": QT_TRANSLATE_NOOP(
        "words", "This is no record of a session: it has no events. Hands by themselves and rules are read elsewhere."
    ),
    "import_known": QT_TRANSLATE_NOOP("words", "This session is kept already, the same in every entry."),
    # faults of the place where sessions are kept
    "session_changed": QT_TRANSLATE_NOOP(
        "words",
        "Another window has changed this session meanwhile, so nothing was written: open it again to see how it stands.",
    ),
    "session_missing": QT_TRANSLATE_NOOP(
        "words", "This session is no longer kept here: it was deleted, perhaps in another window."
    ),
    "no_record": QT_TRANSLATE_NOOP("words", "This is no record: it is not JSON, or has no such parts."),
    "record_newer": QT_TRANSLATE_NOOP(
        "words", "This was written by a newer version of Score Keeper: install that version to read it."
    ),
    "store_full": QT_TRANSLATE_NOOP(
        "words", "The disk is full, so nothing was written: free some space and try again."
    ),
    "store_locked": QT_TRANSLATE_NOOP(
        "words", "Another program is writing to {file}, so nothing was written: try again in a moment."
    ),
    "store_read_only": QT_TRANSLATE_NOOP(
        "words", "Nothing may be written to {file}: allow it in the folder’s properties, or choose another folder."
    ),
    "store_disk": QT_TRANSLATE_NOOP(
        "words",
        "The disk reported an error at {file}, so nothing was written: check that it is connected and has room, and try again.",
    ),
    "store_unreachable": QT_TRANSLATE_NOOP(
        "words", "{file} cannot be opened ({reason}): check the folder, or choose another."
    ),
    "store_foreign": QT_TRANSLATE_NOOP(
        "words",
        "{file} is a link, a pipe, a folder, or made to touch other files, so it was not opened: take it away, or choose another folder.",
    ),
    "store_moved": QT_TRANSLATE_NOOP(
        "words",
        "{file} was moved or replaced while it was open, so nothing was written: put it back, or start Score Keeper again.",
    ),
    "store_broken": QT_TRANSLATE_NOOP(
        "words", "{file} is damaged: start Score Keeper again, and it brings back what can still be read."
    ),
    "store_newer": QT_TRANSLATE_NOOP(
        "words",
        "{file} was written by a newer version of Score Keeper: install that version; the file was left as it is.",
    ),
    "store_rescued": QT_TRANSLATE_NOOP(
        "words",
        "The file of sessions was damaged. Brought back whole: {whole}; perhaps without their last entries: {partly}; lost: {lost}. The damaged file is kept as {aside}.",
    ),
    "store_ruined": QT_TRANSLATE_NOOP(
        "words",
        "The file of sessions was damaged. No session could be brought back from it, nor from a copy in {folder}: a new file was begun. The damaged file is kept as {aside}.",
    ),
    "store_replaced": QT_TRANSLATE_NOOP(
        "words",
        "The file of sessions was replaced by another while it was open. What was open is kept as {aside}: put it in the other’s place to have it back.",
    ),
    "store_restored": QT_TRANSLATE_NOOP(
        "words", "The file of sessions was gone or empty. Sessions brought back: {sessions}, from the copy of {date}."
    ),
    "store_lost": QT_TRANSLATE_NOOP(
        "words",
        "The file of sessions was gone or empty, and no copy in {folder} can be read: a new file was begun.",
    ),
    "store_mended": QT_TRANSLATE_NOOP(
        "words",
        "The mending of the file of sessions was cut short and is finished now. Sessions brought back: {sessions}.",
    ),
    "store_not_copied": QT_TRANSLATE_NOOP(
        "words", "No safety copy could be made in {folder}: check that the disk has room."
    ),
}


def say(
    sentence: Phrase | Problem,
    words: Mapping[str, str] = WORDS,
    translate: Callable[[str, int | None], str] = lambda text, _: text,
    show: Callable[[Value], str] = str,
) -> str:
    """The sentence of a phrase or a problem with its values filled in.

    `words` are a family's own, looked up before the core's. `translate` turns an English sentence into the reader's
    language, in the plural form that goes with the number it is given: the value named `count`. `show` turns a value
    into what a person reads; a Term is said by its own word.
    """

    def word(id_: str, count: int | None = None) -> str:
        return translate(words.get(id_) or WORDS.get(id_) or id_, count)

    name = (sentence.sentence if isinstance(sentence, Problem) else None) or sentence.id
    values = {key: word(value) if isinstance(value, Term) else show(value) for key, value in sentence.values.items()}
    count = sentence.values.get(COUNT)
    return word(name, count if isinstance(count, int) else None).format(**values)
