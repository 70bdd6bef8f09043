"""Section 5: what both eras ask of a main deck."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import HEAL_TRIGGER, MARKS, SENTINEL, TRIGGER_ICON
from bythebook.kernel.abilities.abilities import CONT, CardDef, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow

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
    return "" if cards else "each player brings a main deck, and this one has no cards at all"


@rule("vgg 5.2.2.1", "vgd 8.1.3", nothing="")
def fifty_cards(cards: list[CardDef]) -> str:
    """A main deck has exactly fifty cards."""
    n = len(cards)
    return "" if n == 50 else f"a main deck has exactly 50 cards, this one has {n}"


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
            faults.append(f"at most {most} copies of a name, {n} of {name!r}")
    return faults


@rule("vgg 5.2.2.3", "vgd 8.1.5", nothing="")
def sixteen_triggers(cards: list[CardDef]) -> str:
    """A main deck has exactly sixteen cards with a trigger icon."""
    n = sum(1 for card in cards if card.values[TRIGGER_ICON])
    return "" if n == 16 else f"a main deck has exactly 16 trigger units, this one has {n}"


@rule("vgg 5.2.2.4", "vgd 8.1.5.3", nothing="")
def four_heals(cards: list[CardDef]) -> str:
    """A main deck has four heal triggers at the most."""
    n = sum(1 for card in cards if card.values[TRIGGER_ICON] & HEAL_TRIGGER)
    return "" if n <= 4 else f"at most 4 heal triggers, this deck has {n}"


@rule("vgg 5.2.2.5", "vgg 11.9.1", "vgd 8.1.6", nothing="")
def four_sentinels(cards: list[CardDef]) -> str:
    """A main deck has four sentinels at the most."""
    n = sum(1 for card in cards if card.values[MARKS] & SENTINEL)
    return "" if n <= 4 else f"at most 4 sentinels, this deck has {n}"
