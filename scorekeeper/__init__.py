"""Score Keeper: click in the tiles of a mahjong hand, see its worth and why, and keep the session.

`app` builds the window and `cli` answers the command line; they are the only modules that know all rooms.
The rooms `ui`, `controller`, `store` and `rulesets` meet there and never import one another; all may import `core`.
"""

from __future__ import annotations

__version__ = "0.1.0"
