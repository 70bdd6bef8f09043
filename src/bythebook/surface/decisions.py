"""A decision and its options, by name; the words are looked for when they are asked for."""

from functools import cached_property
from typing import TYPE_CHECKING

from bythebook.kernel.game.game import Game as Engine
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_ABILITY,
    F_CARD,
    F_NAME,
    F_NUMBER,
    F_WORD,
    F_ZONE,
    KINDS,
    VERBS,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.language import ENGLISH, Language
from bythebook.surface.cards import Card, card_meant
from bythebook.surface.past import Past
from bythebook.wording import wording_of

if TYPE_CHECKING:
    from bythebook.wording.common import Wording
    from bythebook.wording.said import Said


class Decision:
    """Something a player has to decide. All it says, that player may know.

    It goes on saying the same after it was answered.
    """

    def __init__(self, game: Engine, ask: Ask, past: Past, language: Language = ENGLISH) -> None:
        self._language = language
        self._now = game
        self._ask = ask
        self._number = game.decided
        self._inputs = game.inputs
        self._past = past

    @property
    def number(self) -> int:
        """How many decisions were made before this one."""
        return self._number

    @property
    def player(self) -> int:
        """Who decides: 0 or 1."""
        return self._ask.player

    @property
    def kind(self) -> str:
        """What kind of decision it is: "main phase", "choose", "pay" and others."""
        return KINDS[self._ask.kind]

    @property
    def clause(self) -> str:
        """The clause of the rulebook that asks."""
        return self._ask.clause

    @cached_property
    def prompt(self) -> str:
        """What is being asked."""
        return str(self._words.question(self._game, self.player))

    @cached_property
    def about(self) -> str:
        """The card whose text asks, and the text; nothing if the rules ask."""
        return "\n".join(str(part) for part in self._words.about(self._game, self.player))

    @cached_property
    def source(self) -> Card | None:
        """The card that is the reason to ask, if there is one."""
        return self._card(self._ask.source)

    @property
    def options(self) -> "tuple[Option, ...]":
        """What can be answered."""
        return tuple(Option(self, place) for place in range(len(self._ask.options)))

    @property
    def default(self) -> "Option":
        """The answer that is given for somebody who gives none."""
        return Option(self, self._ask.default)

    def __repr__(self) -> str:
        many = f"{len(self._ask.options)} options"
        head = f"{self.kind} ({self.clause}) for player {self.player}"
        return f"<Decision {self.number}, {head}: {self.prompt} {many}>"

    def __str__(self) -> str:
        lines = [self.prompt, *(f"{option.index:3} {option}" for option in self.options)]
        return "\n".join([*([self.about] if self.about else []), *lines])

    # For the rest of the surface.

    @property
    def _is_asked(self) -> bool:
        """Whether it is this that the game asks now."""
        return self._now.pending is self._ask and self._now.decided == self._number

    @property
    def _game(self) -> Engine:
        """The game at this decision, whatever has become of it since."""
        return self._now if self._is_asked else self._then

    @cached_property
    def _then(self) -> Engine:
        return self._past.at(self._now, self._inputs, self._number)

    @property
    def _words(self) -> "Wording":
        return wording_of(self._now.book.name, self._language)

    @cached_property
    def _said(self) -> "list[Said]":
        from bythebook.wording.copies import told_apart

        return told_apart(self._words, self._game, self.player)

    def _card(self, ref: int) -> Card | None:
        if ref == NOTHING:
            return None
        name = self._words.card_name(self._game, self.player, ref)
        return card_meant(self._game, ref, self.player, name, self._words.face_down)


class Option:
    """One of the answers to a decision; prints as a terminal says it."""

    __slots__ = ("decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index

    @property
    def verb(self) -> str:
        """What is done: "play", "attack with", "pick", "pass" and others."""
        return VERBS[self._change[0]][0]

    @property
    def label(self) -> str:
        """What it is called in short: "frontal", "left center", "yes", the name of a card."""
        return self.decision._said[self.index].label

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it is about, in the order it names them."""
        found = (self.decision._card(ref) for ref in self._fields(F_CARD))
        return tuple(card for card in found if card is not None)

    @property
    def card(self) -> Card | None:
        """The first card it is about, if there is one."""
        cards = self.cards
        return cards[0] if cards else None

    @property
    def zone(self) -> str | None:
        """The zone or position it names."""
        for zone in self._fields(F_ZONE):
            game = self.decision._game
            return game.zones.names[zone % game.state.kinds]
        return None

    @property
    def number(self) -> int | None:
        """The number it names."""
        for number in self._fields(F_NUMBER):
            return number
        return None

    @property
    def word(self) -> str | None:
        """The word of a card that it names, such as a trait."""
        fields = VERBS[self._change[0]][1]
        for place, kind in enumerate(fields):
            if kind == F_WORD:
                game = self.decision._game
                return game.book.word_of(game, self._change[place], self._change[place + 1])
        return None

    @property
    def named(self) -> str | None:
        """The card name it says; of several that it leaves open, the first."""
        for name in self._fields(F_NAME):
            return self.decision._game.lib.names[name]
        return None

    @property
    def ability(self) -> str | None:
        """The text of the ability it uses."""
        for ability in self._fields(F_ABILITY):
            return self.decision._words.ability_words(self.decision._game, ability)
        return None

    def __str__(self) -> str:
        return str(self.decision._said[self.index])

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self._change == other._change
            and self.index == other.index
            and self.decision.number == other.decision.number
        )

    def __hash__(self) -> int:
        return hash((self._change, self.decision.number))

    @property
    def _change(self) -> Change:
        return self.decision._ask.options[self.index]

    def _fields(self, kind: str) -> list[int]:
        """The fields of a kind that say something."""
        change = self._change
        fields = VERBS[change[0]][1][: len(change) - 1]
        return [
            change[place + 1]
            for place, field in enumerate(fields)
            if field == kind and change[place + 1] != NOTHING
        ]
