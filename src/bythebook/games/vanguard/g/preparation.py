"""Section 5: decks, and what comes before the first turn."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.vanguard.cards.cards import (
    G_UNIT,
    GRADE,
    MARKS,
    NORMAL_UNIT,
    TRIGGER_UNIT,
    TYPE,
)
from bythebook.games.vanguard.g.keywords.marks import ONE_IN_G_DECK
from bythebook.games.vanguard.g.keywords.turn_history import forget_turn
from bythebook.games.vanguard.g.policy import COPIES_ALLOWED, FIRST_HAND, G_COPIES_ALLOWED
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.preparation import (
    Fault,
    brings_a_deck,
    fifty_cards,
    four_heals,
    four_sentinels,
    sixteen_triggers,
    too_many_copies,
)
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.events import (
    K_FIRST_VANGUARD,
    K_MULLIGAN,
    VAR_FIRST_TURN,
    VAR_STARTER,
)
from bythebook.games.vanguard.turn.turn import Turn
from bythebook.games.vanguard.zones.zones import DECK, HAND, VANGUARD
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.procedure.turn_order import TurnOrder
from bythebook.kernel.state.changes import begin_turn, face, move, reveal, roll, set_var
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP

BEGINNERS: Final = 8
"""so many cards a G deck has by the guide for beginners, at the most"""


@rule("vgg 5.1.1", "vgg 5.3.1", nothing={"main deck": DECK})
def deck_sections() -> dict[str, int]:
    """Each player brings a main deck, and a G deck of their own if they like; where they lie."""
    return {"main deck": DECK, "G deck": G_ZONE}


@rule("vgg 5.2.2.6", nothing="")
def main_deck_types(cards: list[CardDef]) -> str:
    """A main deck is made of normal units and trigger units."""
    strange = sorted({c.name for c in cards if not c.values[TYPE] & (NORMAL_UNIT | TRIGGER_UNIT)})
    return f"a main deck has only normal and trigger units, not {strange}" if strange else ""


@rule("vgg 5.3.2", nothing="")
def sixteen_g_units(cards: list[CardDef]) -> str:
    """A G deck has sixteen cards at the most, and may have none."""
    n = len(cards)
    return "" if n <= 16 else f"a G deck has at most 16 cards, this one has {n}"


@rule("vgg 5.3.3", nothing="")
def g_deck_types(cards: list[CardDef]) -> str:
    """A G deck is made of G units alone."""
    strange = sorted({c.name for c in cards if not c.values[TYPE] & G_UNIT})
    return f"a G deck has only G units, not {strange}" if strange else ""


def for_beginners(g_deck: list[CardDef]) -> list[str]:
    """The guide for beginners, older than the rulebook, plays with smaller G decks."""
    n = len(g_deck)
    if n <= BEGINNERS:
        return []
    return [f"by the guide for beginners a G deck has {BEGINNERS} cards at most, this one {n}"]


def main_deck_faults(cards: list[CardDef]) -> list[Fault]:
    """5.2.2: every way in which a main deck breaks the construction rules."""
    faults = [("vgg 5.2.2.1", fifty_cards(cards))]
    faults += [("vgg 5.2.2.2", f) for f in too_many_copies(cards, COPIES_ALLOWED.value)]
    faults += [
        ("vgg 5.2.2.3", sixteen_triggers(cards)),
        ("vgg 5.2.2.4", four_heals(cards)),
        ("vgg 5.2.2.5", four_sentinels(cards)),
        ("vgg 5.2.2.6", main_deck_types(cards)),
    ]
    return faults


def only_one(cards: list[CardDef]) -> list[str]:
    """Of a card whose text says so a G deck has one at the most."""
    names = [c.name for c in cards if c.values[MARKS] & ONE_IN_G_DECK]
    several = sorted({name for name in names if names.count(name) > 1})
    return [f"by its own text a G deck has one {name} at the most" for name in several]


def g_deck_faults(cards: list[CardDef]) -> list[Fault]:
    """5.3: every way in which a G deck breaks the construction rules."""
    faults = [("vgg 5.3.2", sixteen_g_units(cards))]
    faults += [("vgg 5.3.2.1", f) for f in too_many_copies(cards, G_COPIES_ALLOWED.value)]
    faults += [("vgg 5.3.2.1", f) for f in only_one(cards)]
    faults.append(("vgg 5.3.3", g_deck_types(cards)))
    return faults


@rule("vgg 5.4.2", nothing=[])
def presented(main: list[CardDef], g_deck: list[CardDef]) -> list[Fault]:
    """Both decks are held against the construction rules when they are presented."""
    none = brings_a_deck(main)
    if none:
        return [("vgg 5.2.1", none)]
    return [(c, fault) for c, fault in (*main_deck_faults(main), *g_deck_faults(g_deck)) if fault]


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

    @step("vgg 5.4.3")
    def look_through_deck(self, game: Game) -> Flow:
        """Each player looks through the deck they have brought."""
        return reveal(game.state.refs(game.state.zone(self.placed, DECK)), 1 << self.placed)

    @step("vgg 5.4.3")
    def choose_first_vanguard(self, game: Game) -> Flow:
        """They choose a card of grade 0 from it; which of several equal ones does not matter."""
        cards = [c for c in game.state.zone(self.placed, DECK) if game.value(GRADE, c) == 0]
        return Choose(self.placed, distinct(game, cards), 1, 1, True, K_FIRST_VANGUARD)

    @step("vgg 5.4.3")
    def put_first_vanguard(self, game: Game) -> Flow:
        """It lies face down on the vanguard circle, and nobody else knows it."""
        placed = move(self.chosen, VANGUARD, self.placed, face=FACE_DOWN)
        self.placed += 1
        return self.then(placed, goto="look_through_deck") if self.placed == 1 else placed

    @step("vgg 5.4.3.1")
    def shuffle_decks(self, game: Game) -> Flow:
        """Both decks are shuffled; the G decks lie in the G zones."""
        return [*deck_shuffled(0, DECK), *deck_shuffled(1, DECK)]

    @step("vgg 5.4.3.2")
    def starting_player(self, game: Game) -> Flow:
        """Chance alone says who starts."""
        return roll(VAR_STARTER, 2)

    @step("vgg 5.4.3.4")
    def initial_hands(self, game: Game) -> Flow:
        """Each player draws five cards."""
        drawn = draw(self.drawn, FIRST_HAND.value)
        self.drawn += 1
        return self.then(drawn, goto="initial_hands") if self.drawn == 1 else drawn

    @step("vgg 5.4.3.4")
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

    @step("vgg 5.4.3.4")
    def draw_again(self, game: Game) -> Flow:
        """As many are drawn; then the other player."""
        player = game.state.vars[VAR_STARTER] ^ self.exchanged
        self.exchanged += 1
        drawn = draw(player, len(self.moved)) if self.moved else None
        return self.then(drawn, goto="choose_mulligan") if self.exchanged == 1 else drawn

    @step("vgg 6.1.1")
    def stand_up(self, game: Game) -> Flow:
        """Both vanguards are turned face up."""
        state = game.state
        return face(state.refs([*state.zone(0, VANGUARD), *state.zone(1, VANGUARD)]), FACE_UP)

    @step("vgg 6.2.1")
    def first_turn(self, game: Game) -> Flow:
        """The starting player is the first turn player."""
        return [set_var(VAR_FIRST_TURN, 1), begin_turn(game.state.vars[VAR_STARTER])]

    @step("vgg 6.2.1")
    def take_turn(self, game: Game) -> Flow:
        """A turn: the phases in their order."""
        return Turn()

    @step("vgg 6.8.1.5")
    def pass_turn(self, game: Game) -> Flow:
        """The next player's turn begins."""
        return [set_var(VAR_FIRST_TURN, 0), *forget_turn(), self.next_turn(game)]

    @step("vgg 6.2.1")
    def turn_after_turn(self, game: Game) -> Flow:
        """And so on, turn after turn."""
        return self.skip_to("take_turn")
