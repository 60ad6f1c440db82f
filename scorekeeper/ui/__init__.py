"""Everything a player sees and touches: widgets that show the values they are given and send signals up.

May import: `scorekeeper.core`, `scorekeeper.resources`, Qt, and itself. Never sqlite3 or another room.
"""
