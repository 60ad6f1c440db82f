"""What the frozen program runs before anything else, for what PyInstaller runs first loads Qt already."""

from contextlib import suppress

from scorekeeper.quick_start import quick_start

# What the system lacks is said by the program itself.
with suppress(ImportError), quick_start():
    pass
