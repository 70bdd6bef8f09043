"""What the words of one text can point back to while its meaning is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bythebook.games.ws.cards import CHARACTER, speaks_from
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED
from bythebook.kernel.language.nouns import Amount, Bound, Noun
from bythebook.text.meaning import Unplayable as Unplayable  # noqa: PLC0414 - spoken of with the scope
from bythebook.text.walking import inside

if TYPE_CHECKING:
    from bythebook.text.ws.amounts import Measure
    from bythebook.text.ws.sentences import Quote


@dataclass
class Scope:
    """The kind of card that speaks, and what has been spoken of so far.

    `it` is what was chosen, found or moved last, with the player whose it is and
    whether it can be more than one; `character` is "that character", which cards moved
    from a deck do not become while another was spoken of. `card` is "that card" and
    `those` are "those cards": revealed, or moved from the top of a zone.
    `subject` is what the trigger happened to, unless that is this card.
    `looked` says that there are cards to choose "from among them", and `looked_whose` whose
    they are, `found` that a deck was searched and what was found still lies there, `held`
    that some of the cards looked at were chosen and have not gone anywhere yet, `put_to` where
    the cards chosen last
    were put.
    `payable` says that there is a cost which the text itself has to offer,
    `paid` that it did, `asked` that the sentence before was optional, and `asked_by` for
    whom, `by` who does what is said, if a choice comes with it, `done` what
    shows whether it was done if it was not; `quoted` are the texts quoted after the
    sentence, until a verb has taken them up. `x` is what the text says X is.
    `receivers` says that an effect has a number of its own for each card.
    """

    kind: int = CHARACTER
    it: Noun | None = None
    it_whose: int = 0
    it_several: bool = False
    character: Noun | None = None
    character_whose: int = 0
    character_several: bool = False
    card: Noun | None = None
    card_whose: int = 0
    revealed: Noun | None = None
    """the one card that was revealed, wherever "that card" has gone since"""
    those: Noun | None = None
    those_whose: int = 0
    subject: Noun | None = None
    subject_whose: int = 0
    looked: bool = False
    looked_whose: int = 0
    flipped: bool = False
    held: bool = False
    found: bool = False
    put_to: int = -1
    payable: bool = False
    paid: bool = False
    asked: bool = False
    asked_by: int = 0
    by: int = 0
    done: Noun | None = None
    quoted: tuple[Quote, ...] = ()
    continuous: bool = False
    x: Measure | None = None
    x_is: Amount | None = None
    """what it has come to mean where it was used first"""
    receivers: bool = False
    depth: int = 0
    attack: bool = False
    left_stage: bool = False
    climax_phase: bool = False
    doubtful: bool = False
    exchanged: tuple[Noun, Noun] | None = None
    active: tuple[int, ...] | None = None
    declared: int = -1
    linked: bool = False
    getter: Noun | None = None
    shown: bool = False
    canceled: bool = False
    damaged: bool = False
    searched: bool = False
    cost: tuple[CostPart, ...] = ()
    away: bool = False
    """that "that character" is a card which is not on the stage"""
    everybody: bool = False
    """that all players were spoken of: "their" is each player's"""
    vacated: int = -1
    """whose character was moved last from the stage, if it was one"""
    often: bool = False
    """that the cost can be paid more than once"""
    checks: int = 0
    """how many trigger checks the attack under way has"""
    trait: bool = False
    """that a trait was chosen"""
    either: bool = False
    """that a card was returned to the hand or put on the stage"""
    ways: tuple[int, ...] = ()
    """the zones of which the card moved last could go to either"""
    led_until: int = 0
    """how long what a sentence says lasts, if that stands before all of it"""
    itself: bool = False
    """that this card was just turned"""
    placed_by: tuple[str, ...] = ()
    """the cards any effect of which puts this card on the stage"""
    said: tuple[Any, ...] = ()
    """the whole text"""
    drawn: Noun | None = None
    lately: Noun | None = None
    """the cards drawn, if nothing was put anywhere since"""
    turned: Noun | None = None
    turned_to: int = -1
    puts: tuple[tuple[int, int, Noun | None], ...] = ()
    """into which zone, of whom, this text has put which cards, if that can still be told"""
    before: Noun | None = None
    """what the sentence on which this one hangs was done to"""
    both: tuple[Noun, Noun] | None = None
    """the cards that all players took from their decks: yours, and your opponent's"""
    both_zone: int = -1
    levels: bool = False
    """that the trigger speaks of levels"""
    kept_place: bool = False
    """that a card looked at is said to stay in its place unless it is taken"""

    def speak_of(self, it: Noun, whose: int, several: bool) -> None:
        """From now on, this is "it", and "that character" too."""
        self.speak_of_card(it, whose, several)
        self.character, self.character_whose, self.character_several = it, whose, several
        self.away = False

    def choose(self, whose: int, several: bool) -> None:
        """Cards are chosen: from now on they are "it"."""
        self.put_to = -1
        self.turned = self.both = None
        self.speak_of(Bound(R_CHOSEN), whose, several)

    def speak_of_card(self, it: Noun, whose: int, several: bool) -> None:
        """From now on, this is "it"; "that character" is still the one chosen before."""
        self.it, self.it_whose, self.it_several = it, whose, several

    def forget(self, noun: Noun) -> None:
        """What was bound so far is bound to something else now: nothing can point back to it."""
        if noun == Bound(R_MOVED):
            self.either, self.ways = False, ()
        if self.it == noun:
            self.it = None
        if self.character == noun:
            self.character = None
        if self.card == noun:
            self.card = None
        if self.revealed == noun:
            self.revealed = None
        if self.those == noun:
            self.those = None
        self.forget_puts(noun)

    def forget_differing(self, other: Scope) -> None:
        """Of two ways a text can have gone, only what is the same can be pointed back to."""
        if self.character != other.character:
            self.doubtful = True
        for name in ("it", "character", "card", "those", "done", "drawn", "lately", "turned"):
            if getattr(self, name) != getattr(other, name):
                setattr(self, name, None)
        if self.it_whose != other.it_whose or self.it_several != other.it_several:
            self.it = None
        if self.character_whose != other.character_whose:
            self.character = None
        self.puts, self.both, self.put_to = (), None, -1
        self.looked = self.held = self.found = self.searched = False
        self.x_is = self.x_is or other.x_is

    def forget_perhaps(self, before: Scope, asked: Callable[[Noun], bool]) -> None:
        """Something was perhaps not done: nobody can tell whether it or what was before is meant.

        "That card" and "those cards" are still those that it was `asked` about: "reveal a
        card; if that card is A, choose one; if that card is B ...".
        """
        if before.card is not None and asked(before.card):
            self.card, self.card_whose = before.card, before.card_whose
        if before.those is not None and asked(before.those):
            self.those, self.those_whose = before.those, before.those_whose
        if before.it is not None and self.it != before.it:
            self.it = None
        if before.character is not None and self.character != before.character:
            self.character, self.doubtful = None, True

    def note_put(self, zone: int, whose: int, noun: Noun) -> None:
        """Cards are put into a zone: if it was done before, nobody can tell which are meant."""
        self.lately = None
        twice = any((z, w) == (zone, whose) for z, w, _ in self.puts)
        self.forget_puts(noun)
        kept = [entry for entry in self.puts if entry[:2] != (zone, whose)]
        self.puts = (*kept, (zone, whose, None if twice else noun))

    def asks(self, how_many: str) -> bool:
        """Whether the text asks how many cards were "drawn", or "turned"."""
        return any(getattr(node, "asks_how_many", "") == how_many for node in inside(self.said))

    def means_this(self) -> bool:
        """Whether "it" can be nothing but this card."""
        return self.it is None and self.itself

    def forget_puts(self, noun: Noun) -> None:
        """Nobody can tell any more where these cards were put."""
        self.puts = tuple((z, w, None if n == noun else n) for z, w, n in self.puts)

    def put_there(self, zone: int, whose: int) -> Noun | None:
        """The cards that this text has put into a zone, if that can still be told."""
        return next((n for z, w, n in self.puts if (z, w) == (zone, whose)), None)

    def here(self, zones: tuple[int, ...], node: object) -> None:
        """The text says where this card is: it speaks from there."""
        if self.active not in (None, zones):
            raise Unplayable(node, "this card cannot be in two places")
        self.active = zones

    def zones(self) -> tuple[int, ...]:
        """Where an ability is active unless it says otherwise."""
        return speaks_from(self.kind) if self.active is None else self.active

    def x_amount(self, node: object) -> Amount:
        """What X is, here."""
        if self.x is None:
            raise Unplayable(node, "nothing says what X is")
        found = self.x.amount(self)
        if self.x_is not in (None, found):
            raise Unplayable(node, "X would be two things")
        self.x_is = found
        return found
