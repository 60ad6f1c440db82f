"""What happens between a click and what is shown: drafts of hands, the running session, undo.

May import: `scorekeeper.core`, QtCore and QtGui, and itself. Never QtWidgets, sqlite3 or another room.
"""
