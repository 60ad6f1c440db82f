"""Every window of the program and every state it can be in, so that one check can look at all of them.

A new window is one function in the module it belongs to: it gets an evening before its first session, brings the window
up and returns it.
"""

from typing import Final

from tests.walks import windows_of_keeping, windows_of_learning, windows_of_play
from tests.walks.bringing import WINDOWS, Bring

ALL_OF: Final = (windows_of_play, windows_of_keeping, windows_of_learning)
"""Each adds its windows when it is read."""
__all__ = ["ALL_OF", "WINDOWS", "Bring"]
