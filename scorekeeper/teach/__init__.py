"""What players can learn from a table: what a hand must be worth, and why.

May import: `scorekeeper.core`. Never Qt, files or another room.
"""
