"""What the words of one text can point back to while its meaning is put together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED, R_REVEALED, R_THEIRS
from bythebook.kernel.language.nouns import Bound, Noun
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.meaning import Unplayable

if TYPE_CHECKING:
    from bythebook.text.english.lexicon import Lexicon

__all__ = ["Fact", "Scope", "Spoken", "Unplayable"]

_CHOICES: Final = (R_CHOSEN, R_THEIRS, R_REVEALED, R_BATCH)
"""where the choices of one text are kept, one after the other"""

# What is done with cards in any game; dialects have verbs of their own, from 20 on.
PUT_IN: Final = 1
CHOSE: Final = 2
DISCARDED: Final = 3
REVEALED: Final = 4
DREW: Final = 5
SWITCHED: Final = 6

THEIR: Final = 11
"""whose: the opponent's, said as "their\""""

T = TypeVar("T")


class Fact(Generic[T]):
    """Something that only the texts of one game can point back to.

    Its dialect notes it in the scope and asks for it; until then it is what it is `unless` noted.
    One that does not last is forgotten when cards go somewhere.
    """

    def __init__(self, unless: T, lasts: bool = True) -> None:
        self.unless = unless
        self.lasts = lasts

    def of(self, scope: Scope) -> T:
        """What is known of it."""
        found: T = scope.facts.get(self, self.unless)
        return found

    def note(self, scope: Scope, value: T) -> None:
        """From now on it is this."""
        scope.facts = {**scope.facts, self: value}


@dataclass(frozen=True)
class Spoken:
    """Cards that were spoken of: which, and whether it can be more than one."""

    noun: Noun
    several: bool
    head: int = 0
    """of which type, if that was said"""
    by_choice: bool = False
    """that they were said to be chosen"""
    unsure: bool = False
    """that a sentence before speaks of them only under a condition, or if one wants"""
    again: bool = False
    """that the same was done with other cards before"""
    earlier: tuple[Noun, ...] = ()
    """those, if all of them are known"""
    perhaps: int = 0
    """under how many conditions, or wishes, it was done"""
    hanging: bool = False
    """that it was done only if something before was"""


@dataclass
class Scope:
    """The kind of card that speaks, and what has been spoken of so far.

    `game` is what the words come to in the game whose text is read.
    `it` is what was chosen or found last; `subject` what the trigger happened to, `other` the
    card on its other side. `actor` is who does what is said: "their" is then their own. `zones`
    is where the text says this card is. `looked` says that cards from a deck are being looked
    at, `held` that some of them were chosen and have not gone anywhere yet; `searched` that a
    deck was looked through and where it is kept whether it was. `asked` says that the sentence
    before was optional.
    """

    game: Lexicon
    kind: int = 0
    it: Spoken | None = None
    subject: Spoken | None = None
    other: Spoken | None = None
    actor: int = 0
    zones: tuple[int, ...] = ()
    looked: bool = False
    held: int = 0
    searched: bool = False
    asked: bool = False
    continuous: bool = False
    choices: int = 0
    in_battle: bool = False
    each: bool = False
    """that both players do it: "your" and "their" are then everybody's own"""
    waiting: bool = False
    """that what is said stands with something that is waited for"""
    done: Noun | None = None
    marks: int = 0
    among: Noun | None = None
    """the cards looked at or taken from a deck, to be chosen among"""
    speaker: Noun | None = None
    """of which cards something was last said to be so"""
    doubtful: bool = False
    """that this card can be in two places"""
    unshuffled: bool = False
    """that cards went to a deck which is not shuffled yet"""
    sent: tuple[int, ...] = ()
    """where this text has moved this card to"""
    notes_switched: bool = False
    """that it has to be kept which cards are switched next"""
    switched: int = NOTHING
    """where it is kept which cards were switched"""
    gone: tuple[int, ...] = ()
    """where this card has just gone to, as a new card"""
    before: Spoken | None = None
    """what was spoken of before the cards chosen last"""
    until: int = 0
    """how long it was last said that something is so"""
    beside: tuple[Spoken | None, ...] = ()
    """what was "it" as this card was spoken of last"""
    says_x: bool = False
    """that X was paid, and so is known"""
    named: tuple[Spoken, Spoken | None] | None = None
    """the one card that a condition spoke of last, and what was "it" by then"""
    touched: Spoken | None = None
    """that with "it", as it is now, something was done already"""
    away: Spoken | None = None
    """that "it", as it is now, has left play by this text"""
    deeds: dict[tuple[int, int], Spoken] = field(default_factory=dict)
    """with which cards something was done last by this text; and to which area or mode"""
    forgotten: frozenset[tuple[int, int]] = frozenset()
    """what this text has done with cards that are not known any more"""
    has_moved: bool = False
    """that this text has moved or switched cards which were not chosen for it"""
    origin: tuple[int, ...] = ()
    """where the cards were that were chosen last"""
    chooser: tuple[int, int] = (NOTHING, NOTHING)
    """who chose them, and whose they were, seen from there"""
    switching: bool = False
    """that cards are spoken of that are switched to a mode"""
    options: list[object] = field(default_factory=list)
    links: list[Any] = field(default_factory=list)
    """sentences that hang on something that is done later"""
    following: list[Any] = field(default_factory=list)
    """sentences that ask about what is looked at later"""
    facts: dict[Fact[Any], Any] = field(default_factory=dict)
    """what only texts of one game can point back to"""

    def fresh(self, **known: Any) -> Scope:
        """The scope of another text on the same card: it knows only what it is told."""
        return Scope(self.game, self.kind, **known)

    def next_choice(self, node: object) -> int:
        """Where the next choice is kept."""
        if self.choices >= len(_CHOICES):
            raise Unplayable(node, "so many choices cannot be told apart")
        self.choices += 1
        return _CHOICES[self.choices - 1]

    def kept(self) -> tuple[int, ...]:
        """Where the choices made so far are kept."""
        return _CHOICES[: self.choices]

    def chose(self, reg: int, several: bool, head: int = 0) -> Noun:
        """Cards are chosen: from now on they are "it"."""
        noun = Bound(reg)
        self.before = self.it
        self.it = Spoken(noun, several, head)
        return noun

    def head_of(self, noun: Noun) -> int:
        """Of which type cards are, if that was said of what was spoken of last."""
        return self.it.head if self.it is not None and self.it.noun == noun else 0

    def follow(self, noun: Noun, moved: Noun, several: bool) -> None:
        """Cards have gone elsewhere: from now on they are "it", as the cards they are there."""
        was = self.it
        if was is not None and was.noun == noun:
            self.it = Spoken(moved, several, was.head, by_choice=was.by_choice)
            return
        self.before, self.it = was, Spoken(moved, several)

    def called_chosen(self) -> None:
        """What was spoken of last is said to be chosen."""
        if self.it is not None:
            self.it = replace(self.it, by_choice=True)

    def did(
        self, verb: int, noun: Noun, several: bool = False, where: int = NOTHING, head: int = 0
    ) -> None:
        """Something is done with cards: later words speak of that."""
        before = self.deeds.get((verb, where))
        again = before is not None and (before.again or before.noun != noun)
        earlier: tuple[Noun, ...] = ()
        if (verb, where) in self.forgotten:
            again = True
        elif before is not None and again and bool(before.earlier) == before.again:
            earlier = (*before.earlier, before.noun)
        spoken = Spoken(noun, several, head, again=again, earlier=earlier)
        self.deeds = {**self.deeds, (verb, where): spoken}

    def doubt_since(self, before: dict[tuple[int, int], Spoken]) -> None:
        """What was done since then was done only under a condition, or if one wanted."""
        self.deeds = {
            deed: spoken
            if before.get(deed) is spoken
            else replace(spoken, perhaps=spoken.perhaps + 1)
            for deed, spoken in self.deeds.items()
        }

    def hang_since(self, before: dict[tuple[int, int], Spoken]) -> None:
        """What was done since then was done only if something before was."""
        self.deeds = {
            deed: spoken if before.get(deed) is spoken else replace(spoken, hanging=True)
            for deed, spoken in self.deeds.items()
        }

    def go_on(self) -> None:
        """Cards have gone somewhere: facts that only hold until then are no more known."""
        self.facts = {
            fact: value for fact, value in self.facts.items() if getattr(fact, "lasts", 1)
        }

    def forget_moved(self) -> None:
        """Other cards are moved or switched now: what was moved before is not known any more."""
        moved = Bound(R_MOVED)
        self.has_moved = True
        if self.it is not None and self.it.noun == moved:
            self.it = None
        lost = {deed for deed, spoken in self.deeds.items() if spoken.noun == moved}
        self.deeds = {deed: self.deeds[deed] for deed in self.deeds if deed not in lost}
        self.forgotten |= lost

    def name(self, noun: Noun, unsure: bool = False) -> None:
        """A condition speaks of one card: "it" can be that one, until others are spoken of."""
        self.named = (Spoken(noun, False, unsure=unsure), self.it)

    def named_last(self) -> Spoken | None:
        """The card that a condition spoke of, if no other was spoken of since."""
        if self.named is None or self.named[1] is not self.it:
            return None
        return self.named[0]

    def whose(self, whose: int) -> int:
        """A player, seen from the one who does what is said."""
        if self.each and whose != ANYONE:
            if whose == OPPONENT:
                raise Unplayable(self, "each player has an opponent")
            return YOU
        whose = OPPONENT if whose == THEIR else whose
        return whose if whose == ANYONE or not self.actor else 1 - whose

    def here(self, zones: tuple[int, ...], node: object) -> None:
        """The text says where this card is."""
        if self.zones and self.zones != zones:
            raise Unplayable(node, "this card is said to be in two places")
        self.zones = zones

    def active(self) -> tuple[int, ...]:
        """Where the ability counts."""
        return self.zones or self.game.speaks_from(self.kind)
