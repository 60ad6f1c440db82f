"""Walks through the whole program as a player takes them: real mouse events and real keys, sent to the window."""
