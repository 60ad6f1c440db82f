"""What reads sessions that come from elsewhere, a file a form.

May import: `scorekeeper.core`, and the store itself.
"""
