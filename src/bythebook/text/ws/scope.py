"""What the words of one text can point back to while its meaning is put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.ws.cards import CHARACTER, speaks_from
from bythebook.kernel.nouns import Noun
from bythebook.text.reading import TextError

if TYPE_CHECKING:
    from bythebook.text.ws.abilities import Text


@dataclass(eq=False)
class Unplayable(TextError):
    """A text was read, but a part of it has no meaning that can be played here."""

    node: object
    why: str

    def __str__(self) -> str:
        return f"{type(self.node).__name__} cannot be played: {self.why}"


@dataclass
class Scope:
    """The kind of card that speaks, and what has been spoken of so far.

    `it` is what was chosen, found or moved last, with the player whose it is and
    whether it can be more than one;
    `subject` is what the trigger happened to, unless that is this card.
    `payable` says that there is a cost which the text itself has to offer,
    `paid` that it did, `asked` that the sentence before was optional, `quoted`
    is the ability quoted after the sentence, until a verb has taken it up.
    """

    kind: int = CHARACTER
    it: Noun | None = None
    it_whose: int = 0
    it_several: bool = False
    subject: Noun | None = None
    subject_whose: int = 0
    looked: bool = False
    payable: bool = False
    paid: bool = False
    asked: bool = False
    quoted: Text | None = None
    continuous: bool = False

    def speak_of(self, it: Noun, whose: int, several: bool) -> None:
        """From now on, this is "it"."""
        self.it, self.it_whose, self.it_several = it, whose, several

    def zones(self) -> tuple[int, ...]:
        """Where an ability is active unless it says otherwise."""
        return speaks_from(self.kind)
