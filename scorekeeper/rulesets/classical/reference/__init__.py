"""The pages that tell the Classical rules in force, and the hands that are made to show them.

May import: `scorekeeper.core` and this family. Read only when somebody opens the reference.
"""
