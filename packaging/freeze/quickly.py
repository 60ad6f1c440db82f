"""What the frozen program runs before anything else, for what PyInstaller runs first loads Qt already."""

from scorekeeper.quick_start import quick_start

with quick_start():
    pass
