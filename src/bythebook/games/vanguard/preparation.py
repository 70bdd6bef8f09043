"""Section 5: what both eras ask of a main deck, and what comes before the first turn."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.vanguard.cards.cards import (
    GRADE,
    HEAL_TRIGGER,
    MARKS,
    SENTINEL,
    TRIGGER_ICON,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.policy import FIRST_HAND
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.events import (
    K_FIRST_VANGUARD,
    K_MULLIGAN,
    VAR_FIRST_TURN,
    VAR_STARTER,
)
from bythebook.games.vanguard.turn.turn import Turn
from bythebook.games.vanguard.zones.zones import DECK, HAND, VANGUARD
from bythebook.kernel.abilities.abilities import CONT, CardDef, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.procedure.turn_order import TurnOrder
from bythebook.kernel.state.changes import begin_turn, face, move, reveal, roll, set_var
from bythebook.kernel.state.errors import Said
from bythebook.kernel.state.refs import BOTTOM, FACE_DOWN, FACE_UP

Fault = tuple[str, str]


@dataclass(frozen=True)
class CopiesInDeck(Effect):
    """What a continuous ability says of decks: so many cards with its card's name may be in one.

    Nothing carries it out in a game; it counts when a deck is presented.
    """

    count: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@rule("vgg 5.1.2", "vgd 8.1.2", nothing=0)
def copies_by_text(cards: list[CardDef], name: str) -> int:
    """A continuous ability about deck construction takes the place of the usual limit."""
    said = [
        effect.count
        for card in cards
        if card.name == name
        for ability in card.abilities
        if ability.kind == CONT
        for effect in ability.body
        if isinstance(effect, CopiesInDeck)
    ]
    return max(said, default=0)


@rule("vgg 5.2.1", "vgd 8.1.1", nothing="")
def brings_a_deck(cards: list[CardDef]) -> str:
    """Each player brings a main deck of their own to the game."""
    return "" if cards else Said("each player brings a main deck, and this one has no cards at all")


@rule("vgg 5.2.2.1", "vgd 8.1.3", nothing="")
def fifty_cards(cards: list[CardDef]) -> str:
    """A main deck has exactly fifty cards."""
    n = len(cards)
    return "" if n == 50 else Said("a main deck has exactly 50 cards, this one has {n}", n=n)


@rule("vgg 5.2.2.2.1", "vgd 8.1.4.1", nothing="")
def same_card(card: CardDef) -> str:
    """Cards with one name count together, however else they differ."""
    return card.name


def too_many_copies(cards: list[CardDef], allowed: int) -> list[str]:
    """Every name that is in one deck more often than allowed."""
    counts: dict[str, int] = {}
    for card in cards:
        name = same_card(card) or card.number
        counts[name] = counts.get(name, 0) + 1
    faults: list[str] = []
    for name, n in sorted(counts.items()):
        most = copies_by_text(cards, name) or allowed
        if n > most:
            faults.append(
                Said("at most {most} copies of a name, {n} of {name!r}", most=most, n=n, name=name)
            )
    return faults


@rule("vgg 5.2.2.3", "vgd 8.1.5", nothing="")
def sixteen_triggers(cards: list[CardDef]) -> str:
    """A main deck has exactly sixteen cards with a trigger icon."""
    n = sum(1 for card in cards if card.values[TRIGGER_ICON])
    return (
        "" if n == 16 else Said("a main deck has exactly 16 trigger units, this one has {n}", n=n)
    )


@rule("vgg 5.2.2.4", "vgd 8.1.5.3", nothing="")
def four_heals(cards: list[CardDef]) -> str:
    """A main deck has four heal triggers at the most."""
    n = sum(1 for card in cards if card.values[TRIGGER_ICON] & HEAL_TRIGGER)
    return "" if n <= 4 else Said("at most 4 heal triggers, this deck has {n}", n=n)


@rule("vgg 5.2.2.5", "vgg 11.9.1", "vgd 8.1.6", "vgd 14.6.2", nothing="")
def four_sentinels(cards: list[CardDef]) -> str:
    """A main deck has four sentinels at the most."""
    n = sum(1 for card in cards if card.values[MARKS] & SENTINEL)
    return "" if n <= 4 else Said("at most 4 sentinels, this deck has {n}", n=n)


def distinct(game: Game, cards: list[int]) -> list[int]:
    """Of cards that nobody can tell apart, the first of each."""
    first: dict[int, int] = {}
    for card in sorted(cards):
        first.setdefault(game.state.definition[card], card)
    return game.state.refs(list(first.values()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(TurnOrder):
    """Prepare the game; then turn after turn until somebody loses."""

    def __init__(self) -> None:
        self.placed: int = 0
        """how many players have placed a first vanguard"""
        self.drawn: int = 0
        """how many have drawn a first hand"""
        self.exchanged: int = 0
        """how many have had their exchange"""

    @step("vgg 5.4.3", "vgd 8.2.1.2")
    def look_through_deck(self, game: Game) -> Flow:
        """Each player looks through the deck they have brought."""
        return reveal(game.state.refs(game.state.zone(self.placed, DECK)), 1 << self.placed)

    @step("vgg 5.4.3", "vgd 8.2.1.2")
    def choose_first_vanguard(self, game: Game) -> Flow:
        """They choose a card of grade 0 from it; which of several equal ones does not matter."""
        cards = edition(game).first_vanguards(game, self.placed)
        cards = [c for c in cards if game.value(GRADE, c) == 0]
        return Choose(self.placed, distinct(game, cards), 1, 1, True, K_FIRST_VANGUARD)

    @step("vgg 5.4.3", "vgd 8.2.1.2")
    def put_first_vanguard(self, game: Game) -> Flow:
        """It lies face down on the vanguard circle, and nobody else knows it."""
        placed = move(self.chosen, VANGUARD, self.placed, face=FACE_DOWN)
        self.placed += 1
        return self.then(placed, goto="look_through_deck") if self.placed == 1 else placed

    @step("vgg 5.4.3.1", "vgd 8.2.1.3")
    def shuffle_decks(self, game: Game) -> Flow:
        """Both decks are shuffled; what else was brought lies in a zone of its own."""
        return [*deck_shuffled(0, DECK), *deck_shuffled(1, DECK)]

    @step("vgd 8.2.1.4")
    def set_aside(self, game: Game) -> Flow:
        """What was set aside lies in a zone of its own, and is remembered."""
        return edition(game).set_aside(game)

    @step("vgg 5.4.3.2", "vgg 5.4.3.2.1", "vgd 8.2.1.5", "vgd 8.2.1.5.1")
    def starting_player(self, game: Game) -> Flow:
        """Chance alone says who starts."""
        return roll(VAR_STARTER, 2)

    @step("vgg 5.4.3.4", "vgd 8.2.1.7")
    def initial_hands(self, game: Game) -> Flow:
        """Each player draws five cards."""
        drawn = draw(self.drawn, FIRST_HAND.value)
        self.drawn += 1
        return self.then(drawn, goto="initial_hands") if self.drawn == 1 else drawn

    @step("vgg 5.4.3.4", "vgd 8.2.1.7")
    def choose_mulligan(self, game: Game) -> Flow:
        """The starting player first: any cards of the hand go back, once."""
        player = game.state.vars[VAR_STARTER] ^ self.exchanged
        hand = game.state.refs(game.state.zone(player, HAND))
        return Choose(player, hand, 0, len(hand), True, K_MULLIGAN)

    @step("vgg 5.4.3.4")
    def put_back(self, game: Game) -> Flow:
        """They are shuffled into the deck; with none put back nothing is shuffled."""
        player = game.state.vars[VAR_STARTER] ^ self.exchanged
        if not self.chosen:
            self.moved = []
            return None
        return [*move(self.chosen, DECK), *deck_shuffled(player, DECK)]

    @step("vgd 8.2.1.7")
    def put_below(self, game: Game) -> Flow:
        """They go below the deck."""
        self.moved = []
        return move(self.chosen, DECK, index=BOTTOM)

    @step("vgg 5.4.3.4", "vgd 8.2.1.7")
    def draw_again(self, game: Game) -> Flow:
        """As many are drawn."""
        player = game.state.vars[VAR_STARTER] ^ self.exchanged
        return draw(player, len(self.moved)) if self.moved else None

    @step("vgd 8.2.1.7")
    def shuffle_after_drawing(self, game: Game) -> Flow:
        """Whoever has put any back shuffles only then."""
        player = game.state.vars[VAR_STARTER] ^ self.exchanged
        return deck_shuffled(player, DECK) if self.chosen else None

    @step("vgg 5.4.3.4", "vgd 8.2.1.7")
    def then_the_other(self, game: Game) -> Flow:
        """Then the other player."""
        self.exchanged += 1
        return self.skip_to("choose_mulligan") if self.exchanged == 1 else None

    @step("vgg 6.1.1", "vgd 8.2.1.8", "vgd 7.35.1")
    def stand_up(self, game: Game) -> Flow:
        """Both vanguards are turned face up."""
        state = game.state
        return face(state.refs([*state.zone(0, VANGUARD), *state.zone(1, VANGUARD)]), FACE_UP)

    @step("vgg 6.2.1", "vgd 8.2.1.8")
    def first_turn(self, game: Game) -> Flow:
        """The starting player is the first turn player."""
        return [set_var(VAR_FIRST_TURN, 1), begin_turn(game.state.vars[VAR_STARTER])]

    @step("vgg 6.2.1", "vgd 9.1.1")
    def take_turn(self, game: Game) -> Flow:
        """A turn: the phases in their order."""
        return Turn()

    @step("vgg 6.8.1.5", "vgd 9.9.3")
    def pass_turn(self, game: Game) -> Flow:
        """The next player's turn begins."""
        forgotten = edition(game).forget_turn()
        return [set_var(VAR_FIRST_TURN, 0), *forgotten, self.next_turn(game)]

    @step("vgg 6.2.1", "vgd 9.1.1")
    def turn_after_turn(self, game: Game) -> Flow:
        """And so on, turn after turn."""
        return self.skip_to("take_turn")
