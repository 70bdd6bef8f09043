"""Section 5: leader and deck, and what comes before the first turn."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COST,
    DRAGON_BALL,
    EXTRA,
    KEYWORDS,
    LEADER,
    SPECIFIED,
    SUPER_COMBO,
    TOKEN,
    TYPE,
    ULTIMATE,
    UNISON,
)
from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.cards.energy import total_cost
from bythebook.games.dbs.policy import COPIES_ALLOWED, DRAGON_BALLS_ALLOWED
from bythebook.games.dbs.terms.terms import draw, from_deck
from bythebook.games.dbs.texts.events import (
    EV_PLACED_LEADER,
    K_MULLIGAN,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_STARTED,
    VAR_STARTER,
)
from bythebook.games.dbs.turn import Turn, next_player, turn_of
from bythebook.games.dbs.zones.zones import DECK, HAND, LEADER_AREA, LIFE
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import compare
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import event, move, roll, set_var
from bythebook.kernel.state.errors import Said
from bythebook.kernel.state.refs import NOTHING

Fault = tuple[str, str]


@dataclass(frozen=True)
class CopiesInDeck(Effect):
    """What a [Permanent] skill says of decks: how many cards with its card's number may be in one.

    Nothing carries it out in a game; it counts when a deck is presented.
    """

    count: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class DeckWithout(Effect):
    """What a [Permanent] skill says of decks: which cards are not in the deck it is prepared with.

    Nothing carries it out in a game; it counts when a deck is presented, by what is printed.
    """

    kind: Cards

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None

    def fits(self, card: CardDef) -> bool:
        """Whether such a card is meant."""
        specified = sum(card.values[char] for char in SPECIFIED)
        cost = total_cost(card.values[COST], specified)
        bound = self.kind.such
        if isinstance(bound, CostIs) and not compare(cost, bound.how, bound.n):
            return False
        return all(test.met(card.values[test.char]) for test in self.kind.tests)


@dataclass(frozen=True)
class StartingLife(Effect):
    """What a [Permanent] skill says of its master's life: with how many cards it starts.

    Nothing carries it out in a game; it counts when life is placed.
    """

    count: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@rule("dbs 5-1-1", nothing="")
def brings_leader_and_deck(cards: list[CardDef]) -> str:
    """Each player brings a leader and a deck of their own."""
    if cards:
        return ""
    return Said("each player brings a leader and a deck, and here is no card at all")


@rule("dbs 5-1-2", nothing="")
def one_leader(cards: list[CardDef]) -> str:
    """A player brings exactly one leader."""
    n = sum(1 for card in cards if card.values[TYPE] & LEADER)
    return "" if n == 1 else Said("a player brings exactly one leader card, here are {n}", n=n)


@rule("dbs 5-1-3", nothing="")
def fifty_to_sixty(cards: list[CardDef]) -> str:
    """A deck has fifty to sixty battle, extra and unison cards, the leader not among them."""
    for card in cards:
        if card.values[TYPE] & TOKEN or not card.values[TYPE] & (LEADER | BATTLE | EXTRA | UNISON):
            return Said(
                "a deck is made of battle, extra and unison cards, and {number} is none",
                number=card.number,
            )
    n = sum(1 for card in cards if not card.values[TYPE] & LEADER)
    return "" if 50 <= n <= 60 else Said("a deck has 50 to 60 cards, this one has {n}", n=n)


@rule("dbs 10-14-1", nothing="")
def one_ultimate(cards: list[CardDef]) -> str:
    """A deck has one card with [Ultimate] at the most."""
    n = sum(1 for card in cards if card.values[KEYWORDS] & ULTIMATE)
    return "" if n <= 1 else Said("at most one card with [Ultimate], this deck has {n}", n=n)


@rule("dbs 10-17", nothing="")
def four_super_combos(cards: list[CardDef]) -> str:
    """A deck has four cards with [Super Combo] at the most."""
    n = sum(1 for card in cards if card.values[KEYWORDS] & SUPER_COMBO)
    return "" if n <= 4 else Said("at most 4 cards with [Super Combo], this deck has {n}", n=n)


@rule("dbs 5-1-3-2", "dbs 5-1-3-2-2", nothing=0)
def copies_by_text(card: CardDef) -> int:
    """A [Permanent] skill about deck construction takes the place of the usual limit.

    It counts while a deck is prepared, though its card is not in play.
    """
    return max([n for ability in card.abilities for n in says_how_many(ability)], default=0)


@rule("dbs 5-1-3-2", "dbs 5-1-3-2-2", nothing="")
def kept_out(cards: list[CardDef]) -> str:
    """A [Permanent] skill about deck construction can keep cards out of the deck."""
    said = [
        effect
        for card in cards
        for ability in card.abilities
        for effect in ability.body
        if ability.kind == CONT and isinstance(effect, DeckWithout)
    ]
    deck = [card for card in cards if not card.values[TYPE] & LEADER]
    for card in deck:
        if any(effect.fits(card) for effect in said):
            return Said("a skill of a card here keeps {number} out of the deck", number=card.number)
    return ""


@rule("dbs 2-15-2-1", nothing="")
def same_card(card: CardDef) -> str:
    """Cards of one number are counted together, whatever their pictures."""
    return card.number


def too_many_copies(cards: list[CardDef]) -> list[Fault]:
    """Every number that is there more often than allowed."""
    counts: dict[str, int] = {}
    known: dict[str, CardDef] = {}
    for place, card in enumerate(cards):
        number = same_card(card) or str(place)
        counts[number] = counts.get(number, 0) + 1
        known[number] = card
    faults: list[Fault] = []
    balls = 0
    for number, n in sorted(counts.items()):
        if known[number].values[KEYWORDS] & DRAGON_BALL:
            balls += n
            continue
        said = copies_by_text(known[number])
        most = said or COPIES_ALLOWED.value
        if n > most:
            clause = "dbs 5-1-3-2" if said else "dbs 5-1-3-1"
            fault = Said(
                "at most {most} copies of a number, {n} of {number}", most=most, n=n, number=number
            )
            faults.append((clause, fault))
    most = DRAGON_BALLS_ALLOWED.value
    if balls > most:
        fault = Said("at most {most} cards with [Dragon Ball], here are {n}", most=most, n=balls)
        faults.append(("dbs 10-31-1", fault))
    return faults


@rule("dbs 5-1-3-2-1", nothing=())
def says_how_many(ability: Ability) -> tuple[int, ...]:
    """Such skills are [Permanent] ones that say how many copies can, or can only, be included."""
    if ability.kind != CONT:
        return ()
    return tuple(effect.count for effect in ability.body if isinstance(effect, CopiesInDeck))


@rule("dbs 5-2-1-1", nothing=[])
def presented(cards: list[CardDef]) -> list[Fault]:
    """Leader and deck are held against the construction rules when they are presented."""
    faults: list[Fault] = []
    for clause, fault in (
        ("dbs 5-1-1", brings_leader_and_deck(cards)),
        ("dbs 5-1-2", one_leader(cards)),
        ("dbs 5-1-3", fifty_to_sixty(cards)),
        ("dbs 10-14-1", one_ultimate(cards)),
        ("dbs 10-17", four_super_combos(cards)),
        ("dbs 5-1-3-2", kept_out(cards)),
    ):
        if fault:
            faults.append((clause, fault))
    return faults + too_many_copies([c for c in cards if not c.values[TYPE] & LEADER])


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(Procedure):
    """Prepare the game; then turn after turn until somebody loses."""

    def __init__(self) -> None:
        self.redraws: int = 0
        self.returned: int = 0

    @step("dbs 5-2-1-2")
    def place_leaders(self, game: Game) -> Flow:
        """Each player places their leader in the leader area, front side up."""
        state = game.state
        kinds = game.lib.printed[TYPE]
        printed = state.definition
        cards = [c for p in (0, 1) for c in state.zone(p, DECK) if kinds[printed[c]] & LEADER]
        return [
            *move(state.refs(cards), LEADER_AREA),
            set_var(VAR_ATTACKER, NOTHING),
            set_var(VAR_GUARD, NOTHING),
        ]

    @step("dbs 5-2-1-3")
    def leaders_placed(self, game: Game) -> Flow:
        """Whoever waits for a leader to be placed is triggered."""
        state = game.state
        leaders = [c for p in (0, 1) for c in state.zone(p, LEADER_AREA)]
        return [event(EV_PLACED_LEADER, state.ref(c), state.master[c]) for c in leaders]

    @step("dbs 5-2-1-3")
    def check_leaders(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 5-2-1-4")
    def shuffle_decks(self, game: Game) -> Flow:
        """Both decks are shuffled and lie face down."""
        return [*deck_shuffled(0, DECK), *deck_shuffled(1, DECK)]

    @step("dbs 5-2-1-5")
    def starting_player(self, game: Game) -> Flow:
        """Chance alone says who starts."""
        return roll(VAR_STARTER, 2)

    @step("dbs 5-2-1-6")
    def opening_hands(self, game: Game) -> Flow:
        """The starting player draws six cards."""
        return draw(game.state.vars[VAR_STARTER], 6)

    @step("dbs 5-2-1-6")
    def other_opening_hand(self, game: Game) -> Flow:
        """So does the other."""
        return draw(1 - game.state.vars[VAR_STARTER], 6)

    @step("dbs 5-2-1-6-1")
    def choose_redraw(self, game: Game) -> Flow:
        """The starting player first: any cards of the hand may be exchanged, once."""
        player = game.state.vars[VAR_STARTER] ^ self.redraws
        hand = game.state.refs(game.state.zone(player, HAND))
        return Choose(player, hand, 0, len(hand), True, K_MULLIGAN)

    @step("dbs 5-2-1-6-1")
    def put_back(self, game: Game) -> Flow:
        """The chosen cards go back to the deck."""
        return move(self.chosen, DECK)

    @step("dbs 5-2-1-6-1")
    def shuffle_again(self, game: Game) -> Flow:
        """It is shuffled."""
        self.returned = len(self.moved)
        player = game.state.vars[VAR_STARTER] ^ self.redraws
        return deck_shuffled(player, DECK) if self.returned else None

    @step("dbs 5-2-1-6-1")
    def redraw(self, game: Game) -> Flow:
        """As many are drawn; then the other player."""
        player = game.state.vars[VAR_STARTER] ^ self.redraws
        self.redraws += 1
        drawn = draw(player, self.returned)
        return self.then(drawn, goto="choose_redraw") if self.redraws == 1 else drawn

    @step("dbs 5-2-1-7")
    def place_life(self, game: Game) -> Flow:
        """The top eight cards of the starting player's deck are that player's life."""
        player = game.state.vars[VAR_STARTER]
        return from_deck(player, DECK, LIFE, life_at_start(game, player), False)

    @step("dbs 5-2-1-7")
    def place_other_life(self, game: Game) -> Flow:
        """So it is for the other."""
        player = 1 - game.state.vars[VAR_STARTER]
        return from_deck(player, DECK, LIFE, life_at_start(game, player), False)

    @step("dbs 5-2-1-8")
    def first_turn(self, game: Game) -> Flow:
        """The starting player's turn begins."""
        return [set_var(VAR_STARTED, 1), turn_of(game.state.vars[VAR_STARTER])]

    @step("dbs 6-1-1")
    def take_turn(self, game: Game) -> Flow:
        """A turn: the phases in their order."""
        return Turn()

    @step("dbs 6-4-1-5")
    def pass_turn(self, game: Game) -> Flow:
        """The other player's turn begins."""
        return turn_of(next_player(game), bool(game.state.extra_turns))

    @step("dbs 6-1-1")
    def turn_after_turn(self, game: Game) -> Flow:
        """And so on, turn after turn."""
        return self.straight_to("take_turn", game)


EIGHT: Final = 8


def life_at_start(game: Game, player: int) -> int:
    """With how many life cards a player starts."""
    return life_by_text(game, player) or EIGHT


@rule("dbs 5-2-1-7-1", nothing=0)
def life_by_text(game: Game, player: int) -> int:
    """A [Permanent] skill about the life a player starts with takes the place of that number."""
    for card in game.state.zone(player, LEADER_AREA):
        for ability in game.abilities_of(card):
            data = game.lib.abilities[ability]
            for effect in data.body:
                if data.kind == CONT and isinstance(effect, StartingLife):
                    return effect.count
    return 0
