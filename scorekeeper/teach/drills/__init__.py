"""Drills: problems that look like real play, what is asked about them, what a wrong answer overlooked, and what comes next.

May import: `scorekeeper.core`, `scorekeeper.teach`. Never Qt, files or another room; chance and time are handed in.
"""
