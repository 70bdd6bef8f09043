"""Randomness that is tiny to copy and cannot be predicted without the seed.

A stream is a seed and a counter; number k of it is cut from
blake2b(seed, k // 16). Rejection sampling keeps every outcome equally likely.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

PER_BLOCK: Final = 16
_TOP: Final = 1 << 32


def block(seed: bytes, index: int) -> tuple[int, ...]:
    """Sixty-four bytes of the stream: sixteen numbers of 32 bits."""
    digest = blake2b(index.to_bytes(8, "little"), key=seed, digest_size=64).digest()
    return unpack("<16I", digest)


def seed_bytes(seed: int) -> bytes:
    """The stream's key for a seed given as a number."""
    return blake2b(str(seed).encode(), digest_size=32).digest()


class Stream:
    """A stream being read; `counter` is all of it that a game keeps."""

    def __init__(self, seed: bytes, counter: int) -> None:
        self.seed: bytes = seed
        self.counter: int = counter
        self._at: int = -1
        self._block: tuple[int, ...] = ()

    def word(self) -> int:
        """The next 32 bits."""
        index = self.counter // PER_BLOCK
        if index != self._at:
            self._block = block(self.seed, index)
            self._at = index
        word = self._block[self.counter % PER_BLOCK]
        self.counter += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as any other."""
        limit = _TOP - _TOP % n
        while True:
            value = self.word()
            if value < limit:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, every order equally likely.

        Draws as `below` does, for all of them in one go.
        """
        counter = self.counter
        words = block(self.seed, counter // PER_BLOCK)
        for i in range(len(items) - 1, 0, -1):
            place = counter % PER_BLOCK
            if not place:
                words = block(self.seed, counter // PER_BLOCK)
            j = words[place]
            counter += 1
            if j >= _TOP - i:
                # Some of the last numbers would make one outcome likelier than another.
                self.counter = counter - 1
                j = self.below(i + 1)
                counter = self.counter
                words = block(self.seed, counter // PER_BLOCK)
            j %= i + 1
            items[i], items[j] = items[j], items[i]
        self.counter = counter
