"""The rules by which a table may play, one folder each.

May import: `scorekeeper.core`, and here alone, where they are listed, each ruleset's folder.
Never Qt or another room.
"""
