"""Where pictures are kept while a test runs."""


class Chest(dict[str, bytes]):
    """Pictures in memory."""

    def read(self, name: str) -> bytes | None:
        """A picture."""
        return self.get(name)

    def write(self, name: str, picture: bytes) -> None:
        """Keep it."""
        self[name] = picture
