"""Chinese Classical mahjong: all four hands are counted, and the losers settle among each other.

May import: `scorekeeper.core` only.
"""
