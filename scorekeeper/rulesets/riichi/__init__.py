"""Japanese mahjong: hands won with a yaku, riichi, dora, and points by han and fu.

May import: `scorekeeper.core`, and itself. Never another ruleset, Qt or another room.
"""
