"""A list that forks share: the past is common, only what is new is one's own."""

from typing import Any


class Chain:
    """Items in order; `fork` costs the same however many there are."""

    def __init__(self, parent: "Chain | None" = None) -> None:
        self.parent: Chain | None = parent
        self.base: int = 0 if parent is None else parent.base + len(parent.items)
        self.items: list[Any] = []

    def __len__(self) -> int:
        return self.base + len(self.items)

    def append(self, item: Any) -> None:
        """Add an item at the end."""
        self.items.append(item)

    def fork(self) -> "Chain":
        """A chain with the same past and a future of its own.

        Both sides must go on with a new chain: the shared part may not grow.
        """
        return Chain(self if self.items else self.parent)

    def since(self, start: int) -> list[Any]:
        """The items from a place on, oldest first."""
        links: list[Chain] = []
        link: Chain | None = self
        while link is not None and link.base + len(link.items) > start:
            links.append(link)
            link = link.parent
        found: list[Any] = []
        links.reverse()
        for part in links:
            found.extend(part.items[max(0, start - part.base) :])
        return found

    def cut(self, length: int) -> "Chain":
        """A chain with only the first items of this one."""
        link: Chain = self
        while link.base > length and link.parent is not None:
            link = link.parent
        new = Chain(link.parent)
        new.items = link.items[: length - link.base]
        return new
