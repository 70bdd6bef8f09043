"""What players are kept from by skills: playing cards of a name, activating copies of a skill."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    BLOCKER,
    COUNTER_ATTACK,
    COUNTER_PLAY,
    COUNTERS,
    NAMES,
    TYPE,
)
from bythebook.games.dbs.keywords.unique import already_there, not_by_skill
from bythebook.games.dbs.texts.events import (
    BY_SKILL,
    CANNOT_BE_PLAYED,
    CANNOT_BE_PLAYED_BY_RULES,
    CANNOT_BE_PLAYED_BY_SKILLS,
    LIMITED_BY_KIND,
    NO_BATTLE_CARDS,
    NO_BLOCKERS,
    NO_COUNTER_ATTACK,
    NO_COUNTER_PLAY,
    NO_COUNTERS,
)
from bythebook.games.dbs.texts.limiting import ACTIVATING, PLAYING, limited, refused_to_skill
from bythebook.kernel.abilities.abilities import AUTO, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.language.words import YOU, word_bit, words_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import spend
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

# A player's own names and keywords are words of what that player cannot do.
PLAY: Final = "play "
ACTIVATE: Final = "activate "
AUTO_SKILL: Final = 1 << 60
"""beside an ability's marks: that it is an [Auto] skill"""


@dataclass(frozen=True)
class BarNames(Effect):
    """A player cannot play, or activate, cards of some names (words) for a time."""

    verb: str
    words: tuple[str, ...]
    whose: int = YOU
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        bits = 0
        for word in self.words:
            bits |= word_bit(self.verb + word)
        return lasting(frame, game, Player(self.whose), BITS_ON, NAMES, bits, self.until)


@dataclass(frozen=True)
class BarCopies(Effect):
    """A player cannot play copies of this card, or activate their skills of a kind (marks)."""

    verb: str
    marks: int = 0
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        word = copies_word(game, self.verb, frame.source, self.marks)
        return lasting(frame, game, Player(YOU), BITS_ON, NAMES, word_bit(word), self.until)


NEGATED: Final = -5_000
"""in the place of a skill: that it is negated for the turn; the next skill's is one less"""


@dataclass(frozen=True)
class NegateThisSkill(Effect):
    """The skill whose text this is is negated for the turn, or for the game."""

    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        if self.until == END_OF_TURN:
            return [spend(frame.source, NEGATED - frame.ability)]
        bits = word_bit(skill_word(frame.source, frame.ability))
        return lasting(frame, game, Player(YOU), BITS_ON, NAMES, bits, self.until)


def skill_word(source: int, ability: int) -> str:
    """The word for activating one skill of one card."""
    return f"{ACTIVATE}@{source} {ability}"


@rule("dbs 1-3-3", nothing=False)
def says_cannot(said: int, bits: int) -> bool:
    """Whether effects that say so keep a card from something: whoever wants it, it is not done."""
    return said & bits != 0


def cannot(game: "Game", card: int, bits: int) -> bool:
    """Whether an effect keeps a card from something."""
    return game.guard_possible and says_cannot(game.value(CHAR_CANNOT, card), bits)


def kept_from_play(game: "Game", player: int, card: int, how: int, area: int = NOTHING) -> str:
    """The clause by which a player does not play a card, in whatever way it would be, or nothing.

    Every way of playing asks here: `how` is BY_RULES for paying its cost, BY_SKILL for a skill;
    `area` is whose battle area it would come to, the player's own if nothing is said.
    """
    bits = CANNOT_BE_PLAYED
    bits |= CANNOT_BE_PLAYED_BY_SKILLS if how & BY_SKILL else CANNOT_BE_PLAYED_BY_RULES
    if cannot(game, card, bits) or barred_from_playing(game, player, card):
        return "dbs 1-3-3"
    if not game.value(TYPE, card) & BATTLE:
        return ""
    if how & BY_SKILL:
        if game.guard_possible and refused_to_skill(game, card):
            return "dbs 1-3-3"
        whose = player if area == NOTHING else area
        return "dbs 10-42-2-2" if not_by_skill(game, whose, card) else ""
    return already_there(game, player, card)


def kind_barred(game: "Game", player: int, marks: int) -> bool:
    """Whether a player cannot activate skills of a kind."""
    if not marks & (COUNTERS | BLOCKER):
        return False
    barred = game.value(CHAR_CANNOT, player)
    if marks & COUNTERS and barred & NO_COUNTERS:
        return True
    if marks & COUNTER_PLAY and barred & NO_COUNTER_PLAY:
        return True
    if marks & COUNTER_ATTACK and barred & NO_COUNTER_ATTACK:
        return True
    return marks & BLOCKER != 0 and barred & NO_BLOCKERS != 0


def copies_word(game: "Game", verb: str, source: int, marks: int = 0) -> str:
    """The word for doing something with copies of a card: those of the same number."""
    number = game.definition(source & CARD).number
    return f"{verb}#{number} {marks}" if marks else f"{verb}#{number}"


KEEPING: Final = 1 << CHAR_CANNOT | 1 << NAMES
"""the characteristics of a player that say what the player is kept from"""


def is_kept(game: "Game", player: int) -> bool:
    """Whether any effect at all keeps a player from something."""
    if not game.sheet.writable & KEEPING:
        return False
    values = game.values_of(KEEPING)
    return (values[CHAR_CANNOT][player] | values[NAMES][player]) != 0


def barred_from_playing(game: "Game", player: int, card: int) -> bool:
    """Whether a player cannot play a card because of its type, its name or its number."""
    if not is_kept(game, player):
        return False
    said = game.value(CHAR_CANNOT, player)
    if said & NO_BATTLE_CARDS and game.value(TYPE, card) & BATTLE:
        return True
    if said & LIMITED_BY_KIND and limited(game, player, PLAYING, card):
        return True
    barred = words_of(game.value(NAMES, player))
    if copies_word(game, PLAY, card) in barred:
        return True
    return any(PLAY + name in barred for name in words_of(game.value(NAMES, card)))


def barred_from_activating(
    game: "Game", player: int, source: int, ability: int, kept: bool = True
) -> bool:
    """Whether a player cannot activate a skill because of its card's name or number.

    Without `kept` it is known that no effect keeps the player from anything.
    """
    if game.state.used and (source, NEGATED - ability) in game.state.used:
        return True
    if not kept or not is_kept(game, player):
        return False
    data = game.lib.abilities[ability]
    marks = data.marks | (AUTO_SKILL if data.kind == AUTO else 0)
    if kind_barred(game, player, marks):
        return True
    if game.value(CHAR_CANNOT, player) & LIMITED_BY_KIND:
        if limited(game, player, ACTIVATING, source & CARD, marks):
            return True
    barred = words_of(game.value(NAMES, player))
    if skill_word(source, ability) in barred:
        return True
    card = source & CARD
    if any(ACTIVATE + name in barred for name in words_of(game.value(NAMES, card))):
        return True
    start = copies_word(game, ACTIVATE, card) + " "
    return any(w.startswith(start) and int(w[len(start) :]) & marks for w in barred)
