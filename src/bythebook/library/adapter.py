"""What a game brings so that players' card files can be used: fields to a card."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bythebook.catalogue import part_of
from bythebook.kernel.state.errors import BythebookError

if TYPE_CHECKING:
    from bythebook.kernel.abilities.abilities import Ability, CardDef
    from bythebook.library.phrases import Place

Printed = dict[str, Any]
"""What is printed on a card, in the words of the game's own set files, without its number."""


@dataclass(frozen=True)
class FieldFault:
    """A field of a card file that cannot be used, and why."""

    field: str
    why: str

    def __str__(self) -> str:
        return f"{self.field} {self.why}"


class BadFields(BythebookError):
    """A card whose fields cannot all be used; `code` is empty if not even that can be read."""

    def __init__(self, code: str, faults: list[FieldFault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.code: str = code
        self.faults: list[FieldFault] = faults

    def __reduce__(self) -> tuple[type[BythebookError], tuple[str, list[FieldFault]]]:
        return type(self), (self.code, self.faults)


class DamagedText(BythebookError):
    """An entry of a card's text that is not as it was printed."""


@dataclass(frozen=True)
class Stop:
    """Why an entry of a card's text is not exact: the phrase where reading stopped, and why."""

    phrase: str
    why: str
    damaged: bool = False


class Adapter(Protocol):
    """The bridge from a game's card files to its cards."""

    game: str

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        """A row of a card file as a card's number and what is printed on it.

        Raises BadFields with every field that cannot be used.
        """

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        """The text of a row whose fields cannot be used, only to count it."""

    def entries(self, printed: Printed) -> tuple[str, ...]:
        """The card's text, cut into abilities."""

    def read(self, entry: str, printed: Printed) -> tuple[Ability, ...]:
        """The abilities of an entry, read whole and printed back; raises what is in the way."""

    def stop(self, entry: str, printed: Printed, error: Exception) -> Stop:
        """Where and why reading an entry stopped, from what `read` raised."""

    def place(self, entry: str, error: Exception) -> Place:
        """Where reading an entry stopped, to be shown."""

    def printed_text(self, text: str, kind: str) -> Printed:
        """A text alone, as printed on a card of a kind; without one, as the text suggests."""

    def printed_of(self, card: CardDef) -> Printed:
        """Of a card that is made, what reading its text depends on."""

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        """The card, with some entries of its text left blank."""

    def fits(self, card: CardDef) -> None:
        """Number everything on a card as for a game; raises if anything cannot be played."""


def adapter_of(game: str) -> Adapter:
    """The adapter of a game, by its short name."""
    adapter: Adapter | None = part_of(game, "adapter")
    if adapter is None:
        raise BythebookError(f"card files cannot be used for {game!r}")
    return adapter
