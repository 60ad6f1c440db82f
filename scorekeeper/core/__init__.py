"""Tiles, hands, points and the table: the game itself, in plain Python.

May import: the standard library's plain values, and itself. Never Qt, files, databases, the clock or chance.
"""
