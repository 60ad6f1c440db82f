"""Trio, a made-up game of three, as it would lie in a folder of its own beside the other families of rules.

May import: `scorekeeper.core` and its own folder. Never Qt or another room.
"""
