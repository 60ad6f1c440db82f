"""One table of tests for options: the same events under two values of each, and what they come to under either.

`why` holds the arithmetic. Ana deals first; Ben, Chi and Dan follow. Unless a row says otherwise Ben wins off Chi in
East 1 under the standard rules, where everybody starts with 25,000 and the result is reckoned from 30,000.
"""

from typing import Final

from tests.rulesets.riichi.option_end_rows import THE_END
from tests.rulesets.riichi.option_hand_rows import A_HAND
from tests.rulesets.riichi.option_row import Row
from tests.rulesets.riichi.option_table_rows import AT_THE_TABLE

ROWS: Final[tuple[Row, ...]] = (*A_HAND, *AT_THE_TABLE, *THE_END)
