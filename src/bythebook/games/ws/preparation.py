"""Section 5: decks, and what comes before the first turn."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.ws.cards import CLIMAX, TYPE
from bythebook.games.ws.policy import COPIES_ALLOWED
from bythebook.games.ws.terms.terms import draw
from bythebook.games.ws.texts.events import K_REDRAW, VAR_REFRESH, VAR_STARTER
from bythebook.games.ws.turn import Turn, additional_turn, latest_granted
from bythebook.games.ws.zones.zones import DECK, HAND, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CONT, CardDef, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import begin_turn, move, roll, set_var
from bythebook.kernel.state.errors import Said
from bythebook.kernel.state.options import K_CHOOSE, V_PICK

Fault = tuple[str, str]

ANY_NUMBER: Final = 50
"""as many copies as a deck has cards"""


@dataclass(frozen=True)
class CopiesInDeck(Effect):
    """What a continuous ability says of decks: so many cards with its card's name may be in one.

    Nothing carries it out in a game; it counts when a deck is presented.
    """

    count: int
    shared: tuple[str, ...] = ()
    """names of cards that are counted together with it"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@rule("ws 5.1.1", nothing="")
def brings_a_deck(cards: list[CardDef]) -> str:
    """Each player brings a deck of their own to the game."""
    return "" if cards else Said("each player brings a deck, and this one has no cards at all")


@rule("ws 5.1.2.1", nothing="")
def fifty_cards(cards: list[CardDef]) -> str:
    """A deck has exactly fifty cards."""
    n = len(cards)
    return "" if n == 50 else Said("a deck has exactly 50 cards, this one has {n}", n=n)


@rule("ws 5.1.2.2.1", nothing="")
def same_card(card: CardDef) -> str:
    """Cards with one name count together, however else they differ."""
    return card.name


@rule("ws 5.1.2.3", nothing="")
def eight_climaxes(cards: list[CardDef]) -> str:
    """A deck has eight climaxes at the most."""
    n = sum(1 for card in cards if card.values[TYPE] & CLIMAX)
    return "" if n <= 8 else Said("at most 8 climaxes, this deck has {n}", n=n)


def deck_faults(cards: list[CardDef]) -> list[Fault]:
    """5.1.2: every way in which a deck breaks the construction rules."""
    none = brings_a_deck(cards)
    if none:
        return [("ws 5.1.1", none)]
    faults: list[Fault] = []
    size = fifty_cards(cards)
    if size:
        faults.append(("ws 5.1.2.1", size))
    faults += [("ws 5.1.2.2", f) for f in too_many_copies(cards)]
    climaxes = eight_climaxes(cards)
    if climaxes:
        faults.append(("ws 5.1.2.3", climaxes))
    return faults


@rule("ws 5.1.2.4", nothing=0)
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


def too_many_together(saying: list[CardDef], counts: dict[str, int]) -> list[str]:
    """Names that a text counts together and that are there more often than it allows."""
    faults: list[str] = []
    for card in saying:
        for ability in card.abilities:
            for effect in ability.body:
                if ability.kind == CONT and isinstance(effect, CopiesInDeck) and effect.shared:
                    names = sorted({same_card(card) or card.number, *effect.shared})
                    n = sum(counts.get(name, 0) for name in names)
                    fault = Said(
                        "at most {most} copies of {names} together, there are {n}",
                        most=effect.count,
                        names=names,
                        n=n,
                    )
                    if n > effect.count and fault not in faults:
                        faults.append(fault)
    return faults


def too_many_copies(cards: list[CardDef]) -> list[str]:
    """Every name that is there more often than allowed."""
    counts: dict[str, int] = {}
    saying: list[CardDef] = []
    for card in cards:
        name = same_card(card) or card.number
        counts[name] = counts.get(name, 0) + 1
        for ability in card.abilities:
            if ability.kind == CONT and ability.body:
                saying.append(card)
    faults = too_many_together(saying, counts)
    for name, n in sorted(counts.items()):
        most = copies_by_text(saying, name) or COPIES_ALLOWED.value
        if n > most:
            faults.append(
                Said("at most {most} copies of a name, {n} of {name!r}", most=most, n=n, name=name)
            )
    return faults


@rule("ws 5.2.1.1", nothing=[])
def presented(cards: list[CardDef]) -> list[Fault]:
    """A deck is held against the construction rules when it is presented, and never again."""
    return deck_faults(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(Procedure):
    """Prepare the game; then turn after turn until somebody loses."""

    def __init__(self) -> None:
        self.redraws: int = 0

    @step("ws 5.2.1.2")
    def shuffle_decks(self, game: Game) -> Flow:
        """Both decks are shuffled and lie face down."""
        return [*deck_shuffled(0, DECK), *deck_shuffled(1, DECK)]

    @step("ws 5.2.1.3")
    def starting_player(self, game: Game) -> Flow:
        """Chance alone says who starts."""
        return roll(VAR_STARTER, 2)

    @step("ws 5.2.1.4")
    def initial_hands(self, game: Game) -> Flow:
        """Each player draws five cards."""
        return [c for p in (0, 1) for c in move(game.state.top(p, DECK, 5), HAND)]

    @step("ws 5.2.1.4")
    def choose_redraw(self, game: Game) -> Flow:
        """The starting player first: any cards of the hand may be exchanged, once."""
        player = game.state.vars[VAR_STARTER] ^ self.redraws
        hand = game.state.refs(game.state.zone(player, HAND))
        return Choose(player, hand, 0, len(hand), True, K_REDRAW)

    @step("ws 5.2.1.4")
    def put_away(self, game: Game) -> Flow:
        """The chosen cards go to the waiting room."""
        return move(self.chosen, WAITING_ROOM)

    @step("ws 5.2.1.4")
    def redraw(self, game: Game) -> Flow:
        """As many are drawn; then the other player."""
        player = game.state.vars[VAR_STARTER] ^ self.redraws
        self.redraws += 1
        drawn = draw(player, len(self.moved)) if self.moved else None
        return self.then(drawn, goto="choose_redraw") if self.redraws == 1 else drawn

    @step("ws 5.2.1.5")
    def refresh_points(self, game: Game) -> Flow:
        """Both refresh points are zero."""
        return [set_var(VAR_REFRESH, 0), set_var(VAR_REFRESH + 1, 0)]

    @step("ws 5.2.1.6")
    def first_turn(self, game: Game) -> Flow:
        """The starting player is the first turn player."""
        return begin_turn(game.state.vars[VAR_STARTER])

    @step("ws 6.1.1")
    def take_turn(self, game: Game) -> Flow:
        """A turn: the phases in their order."""
        return Turn()

    @step("ws 11.2.2")
    def choose_additional_turn(self, game: Game) -> Flow:
        """Granted to both players at the same time: the turn player chooses which comes first."""
        self.answer = ()
        extra = game.state.extra_turns
        players = sorted({extra[place] for place in latest_granted(game)})
        if len(players) < 2:
            return None
        return Ask(game.state.turn_player, K_CHOOSE, [(V_PICK, player) for player in players])

    @step("ws 6.8.1.5")
    def pass_turn(self, game: Game) -> Flow:
        """The next player's turn begins: an additional one, or the other player's."""
        extra = game.state.extra_turns
        latest = latest_granted(game)
        wanted = [p for p in latest if self.answer and extra[p] == self.answer[1]]
        place = additional_turn(latest, wanted)
        if place < 0:
            return begin_turn(1 - game.state.turn_player)
        return begin_turn(extra[place], len(extra) - place)

    @step("ws 6.1.1")
    def turn_after_turn(self, game: Game) -> Flow:
        """And so on, turn after turn."""
        return self.skip_to("take_turn")
