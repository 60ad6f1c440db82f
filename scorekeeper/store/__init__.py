"""Where sessions and players are kept, so that nothing recorded is lost.

May import: `scorekeeper.core`, sqlite3, files, and itself. Never Qt or another room.
"""
