"""Abilities as frozen data: when, at what cost, doing what, changing what."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import CARD, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.abilities.resolve import Resolve
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.procedure.procedure import Flow

# Categories of abilities.
ACT: Final = 1
AUTO: Final = 2
CONT: Final = 3
CARD_EFFECT: Final = 4
"""what a card does when it is itself played (events, orders, extra cards)"""
COMMAND: Final = 5
"""what is done only where another text of the card calls for it by name"""

# What an ability can wait for; a book's own events start at FIRST_EVENT.
EV_MOVE: Final = 1
EV_ORIENT: Final = 2
EV_STATE: Final = 3
"""not an event but a state of the game: its condition has come true"""
FIRST_EVENT: Final = 8

LAY_OTHERWISE: Final = 1
"""value of EV_MOVE: the card lay another way up than cards lie where it was"""


class Happening:
    """Something that happened, or is about to: what triggers and replacements look at."""

    def __init__(
        self,
        kind: int,
        subject: int,
        player: int,
        value: int = 0,
        origin: int = NOTHING,
        target: int = NOTHING,
        other: int = NOTHING,
        zone: int = NOTHING,
        by: int = NOTHING,
        by_player: int = NOTHING,
    ) -> None:
        self.kind: int = kind
        self.subject: int = subject
        self.player: int = player
        self.value: int = value
        self.origin: int = origin
        self.target: int = target
        self.other: int = other
        self.zone: int = zone
        """the zone a card left, of which player too"""
        self.by: int = by
        """the card whose text did it, if one did; and whose that text was"""
        self.by_player: int = by_player
        self.muted: int = 0
        """marks of the card's own abilities that do not wait for it, -1 for all of them"""


@dataclass(frozen=True)
class Trigger:
    """The moment an ability waits for, or the event a replacement replaces.

    `origin` and `target` are kinds of zones a card moves between; `value` the
    orientation, or what a book's event carries; `whose` the player of the
    event; `turn` whose turn it has to be; with `together`, one or more at the
    same time are one moment. `also` are other moments that will do as well: all
    of them wait for the card itself, or none does. With `by_text_of`, a text of that
    player's has to have done it, with `by` one of such a card.
    """

    event: int
    who: Noun | None = None
    origin: tuple[int, ...] = ()
    target: tuple[int, ...] = ()
    value: int = NOTHING
    whose: int = ANYONE
    turn: int = ANYONE
    other: Noun | None = None
    condition: Condition | None = None
    together: bool = False
    also: tuple["Trigger", ...] = ()
    by_text_of: int = NOTHING
    by: Noun | None = None

    def matches_any(self, game: "Game", what: Happening, source: int, master: int) -> bool:
        """Whether this is one of the moments, for an ability of that source."""
        if self.matches(game, what, source, master):
            return True
        for other in self.also:
            if other.matches(game, what, source, master):
                return True
        return False

    def matches(self, game: "Game", what: Happening, source: int, master: int) -> bool:
        """Whether this is the moment, for an ability of that source."""
        if what.kind != self.event:
            return False
        if self.value != NOTHING and what.value != self.value:
            return False
        if self.origin and what.origin not in self.origin:
            return False
        if self.target and what.target not in self.target:
            return False
        if self.whose != ANYONE and (what.player == master) != (self.whose == YOU):
            return False
        if self.turn != ANYONE and (game.state.turn_player == master) != (self.turn == YOU):
            return False
        if self.who is not None and not means(game, self.who, what.subject, source, master):
            return False
        if self.other is not None:
            if what.other == NOTHING or not means(game, self.other, what.other, source, master):
                return False
        if self.by_text_of != NOTHING:
            if what.by_player == NOTHING:
                return False
            if self.by_text_of != ANYONE and (what.by_player == master) != (self.by_text_of == YOU):
                return False
        if self.by is not None:
            if what.by == NOTHING or not means(game, self.by, what.by, source, master):
                return False
        if self.condition is not None:
            # What it happened to, which zone that has left, to which kind of zone it went, the
            # other card, and what the event carries.
            regs: list[tuple[int, ...]] = [
                (what.subject,),
                (what.zone,),
                (what.target,),
                (what.other,),
                (what.value,),
            ]
            return self.condition.holds(game, source, master, regs)
        return True


def means(game: "Game", noun: Noun, ref: int, source: int, master: int) -> bool:
    """Whether a trigger's noun means a card something happened to, wherever that card is.

    What was bound earlier is known only to whoever waits.
    """
    card = ref & CARD
    if isinstance(noun, This):
        return card == source & CARD
    if isinstance(noun, Cards):
        if noun.whose != ANYONE and (game.state.master[card] == master) != (noun.whose == YOU):
            return False
        if noun.relative:
            noun = noun.fixed(game, source, master, [])
        return noun.fits(game, card, source)
    if isinstance(noun, Bound):
        return True
    return any(r & CARD == card for r in noun.refs(game, source, master, []))


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction of a text."""

    def run(self, frame: "Resolve", game: "Game") -> "Flow":
        """Do it: what a procedure's step answers."""
        raise NotImplementedError

    def emit(self, out: "list[Effect]") -> None:
        """Write this into a flat list of instructions."""
        out.append(self)

    def inner(self) -> "list[Ability]":
        """Abilities this effect can give."""
        return []

    def tokens(self) -> "list[CardDef]":
        """Cards this effect can bring into being."""
        return []

    def plain(self) -> bool:
        """Whether it always answers with changes, without asking anything."""
        return False

    def only_turns(self) -> bool:
        """Whether it does no more with cards than to choose or turn them."""
        return False

    def arrivals(self) -> int:
        """What it asks the turn to remember, as a condition does."""
        return 0

    def lends(self) -> bool:
        """Whether it makes a player the master of cards that lie in another's zones."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CostPart:
    """One action of a cost."""

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        """The cards that could be used for it, as references."""
        return []

    def needs(self) -> int:
        """How many of the candidates it takes; 0 where nothing is picked."""
        return 0

    def enough(self, game: "Game", source: int, player: int) -> int:
        """Whether there are candidates enough, where it is the whole cost: 1 or 0.

        NOTHING if it takes more than counting to tell.
        """
        return NOTHING

    def may_use(self, game: "Game", source: int, player: int) -> tuple[list[int], int, int]:
        """Cards that may be used in place of what it takes, and how few and how many of them."""
        return [], 0, 0

    def possible(self, game: "Game", source: int, player: int) -> bool:
        """Whether what is not picked can be done (enough stock, this card standing)."""
        return True

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Any]:
        """What paying it does."""
        raise NotImplementedError

    def secret(self, game: "Game") -> bool:
        """Whether the other player cannot tell if it can be paid."""
        return False

    def choosing(self, game: "Game", source: int, player: int, used: list[int]) -> "Flow":
        """The procedure that chooses its cards, where that takes more than counting them."""
        return None

    def possible_without(self, game: "Game", source: int, player: int, used: list[int]) -> bool:
        """Whether it can be done without the used cards, where it chooses by a procedure."""
        return self.possible(game, source, player)

    def for_any_card(self) -> bool:
        """Whether it is paid alike, whichever card's cost it is."""
        return False

    def looks(self) -> int:
        """The kinds of zones, as bits, where it looks for its cards, as `trying` asks it."""
        return 0

    def leaves(self) -> int:
        """The kinds of zones, as bits, where it leaves cards for parts that are paid later."""
        return 0

    def takes_any(self) -> bool:
        """Whether any card will do that is where it looks."""
        return False

    def within(self, other: "CostPart") -> bool:
        """Whether every card that could be used for it could be used for another part, too."""
        return False

    def alike(self, game: "Game", refs: list[int]) -> list[int]:
        """A number for each card: the same for cards of which it cannot matter which is used."""
        return refs


@dataclass(frozen=True)
class Modifier:
    """What a continuous ability does to which cards."""

    op: int
    char: int
    who: Noun
    amount: Amount | None = None
    bits: int = 0
    words: tuple[str, ...] = ()
    grants: "Ability | None" = None


@dataclass(frozen=True)
class Replacement:
    """Instead of one thing happening, another does; `optional` if a player may choose so."""

    would: Trigger
    instead: tuple[Effect, ...]
    optional: bool = False
    chooser: int = YOU


@dataclass(frozen=True)
class Ability:
    """One ability of a card, wholly described.

    `zones` are the kinds of zones in which it is active. `marks` are bits the
    book gives meaning to (a counter icon, a keyword), `called` is the name by which
    other texts of the card call for it. `words` is how its text
    says it, for printing it again: abilities that mean the same are equal.
    """

    kind: int
    zones: tuple[int, ...] = ()
    trigger: Trigger | None = None
    condition: Condition | None = None
    cost: tuple[CostPart, ...] = ()
    body: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    replacement: Replacement | None = None
    limit: int = 0
    marks: int = 0
    called: str = ""
    words: Any = field(default=None, compare=False, repr=False)

    def inner(self) -> "list[Ability]":
        """Abilities this one can give to cards."""
        found: list[Ability] = [m.grants for m in self.modifiers if m.grants is not None]
        for effect in self.body:
            found += effect.inner()
        if self.replacement is not None:
            for effect in self.replacement.instead:
                found += effect.inner()
        return found


@dataclass(frozen=True)
class CardDef:
    """A card as printed: its values by characteristic, its abilities, its text.

    `unread` are the parts of its text that are not played: the card is not exact.
    """

    number: str
    name: str
    values: tuple[int, ...]
    abilities: tuple[Ability, ...] = ()
    text: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    back: "CardDef | None" = None
    """its other side, if something is printed there too: a card with a number of its own"""
