"""What the card files of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.reaching import with_tokens
from bythebook.kernel.game.book import Book
from bythebook.kernel.state.errors import BythebookError
from bythebook.library.adapter import BadFields, DamagedText, Printed, Stop
from bythebook.library.card_fields import Fields, whole
from bythebook.library.phrases import Place, place_of, stop_of
from bythebook.library.playable import check_playable
from bythebook.text.printed import BadSet

LONGEST: Final = 20_000
"""characters of an entry; the longest one printed has less than two thousand"""


class CardFiles:
    """Card files of a game: what is the same whatever is printed on the cards."""

    def __init__(
        self,
        book: Book,
        kinds: dict[str, int],
        normalise: Callable[[str], list[str]],
        show: Callable[[Ability], str],
        check: Callable[[Printed], str],
    ) -> None:
        self.game: str = book.name
        self.book = book
        self.kinds = kinds
        self._normalise = normalise
        self._show = show
        self._check = check
        self._checked: set[Hashable] = set()

    def finish(self, code: str, printed: Printed, fields: Fields) -> tuple[str, Printed]:
        """The card's number and what is printed on it, if every field can be used."""
        if not fields.faults:
            try:
                self._check({"number": code, **printed})
            except BadSet as error:
                fields.fault("card", str(error).partition(": ")[2])
        if fields.faults:
            raise BadFields(code, fields.faults)
        return code, printed

    def read(self, entry: str, printed: Printed) -> tuple[Ability, ...]:
        """The abilities of an entry, read whole and printed back; raises what is in the way."""
        if len(entry) > LONGEST:
            raise DamagedText(f"it is longer than any printed text ({LONGEST} characters)")
        abilities, key = self.read_entry(entry, printed)
        if key in self._checked:
            return abilities
        tokens = self._normalise(entry)
        for ability in abilities:
            check_playable(ability)
        if abilities and not any(
            ability.words is not None and self._normalise(self._show(ability)) == tokens
            for ability in abilities
        ):
            raise AssertionError("the text is not printed back as it was")
        self._checked.add(key)
        return abilities

    def read_entry(self, entry: str, printed: Printed) -> tuple[tuple[Ability, ...], Hashable]:
        """The abilities of an entry, and all that they depend on."""
        raise NotImplementedError

    def stop(self, entry: str, printed: Printed, error: Exception) -> Stop:
        """Where and why reading an entry stopped, from what `read` raised."""
        return stop_of(entry, error, self._normalise)

    def place(self, entry: str, error: Exception) -> Place:
        """Where reading an entry stopped, to be shown."""
        return place_of(entry, error, self._normalise)

    def printed_text(self, text: str, kind: str) -> Printed:
        """A text alone, as printed on a card of a kind; without one, as the text suggests."""
        if kind and kind not in self.kinds:
            raise BythebookError(f"a card is one of {', '.join(self.kinds)}, not {kind!r:.40}")
        if not whole(text):
            raise BythebookError("the text holds half a character")
        return {"kind": kind or self.kind_of(text), "text": text.splitlines()}

    def kind_of(self, text: str) -> str:
        """The kind of card that a text suggests."""
        raise NotImplementedError

    def fits(self, card: CardDef) -> None:
        """Number everything on a card as for a game; raises if anything cannot be played."""
        Library(with_tokens([card]), self.book.zones, len(self.book.chars))
