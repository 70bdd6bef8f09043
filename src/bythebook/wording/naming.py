"""What cards, zones and texts are called, to whom they are known."""

from typing import ClassVar

from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import knows, remembered
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING, PUBLIC, SHIFT
from bythebook.kernel.state.result import REASONS, can_end
from bythebook.language import ENGLISH, Language, mark
from bythebook.text.grammar import Unprintable

HAND = "hand"
FACE_DOWN = mark("a face-down card")
UNREAD = mark("[not read] {line}")


def in_sight(game: Game, ref: int) -> bool:
    """Whether a card that is another by now has moved just once since, to where all see it."""
    state = game.state
    card = ref & CARD
    if state.inc[card] != (ref >> SHIFT) + 1 or state.where[card] < 0:
        return False
    return game.zones.sight[state.kind_of(card)] == PUBLIC


def zone_of(game: Game, ref: int) -> int:
    """The zone a card lies in; NOTHING if it is another card by now."""
    return game.state.where[ref & CARD] if game.state.alive(ref) else NOTHING


def printed_lines(card: CardDef, tr: Language = ENGLISH) -> list[str]:
    """A card's text as printed; what is not read, and so not played, is marked."""
    unread = card.unread
    return [
        tr(UNREAD, line=line) if any(line.strip() in u or u in line for u in unread) else line
        for line in card.text
    ]


class Naming:
    """The names of what there is, as one player may know it, in a language of theirs."""

    terms: ClassVar[str] = ""
    """whose words the zones, values and icons are, if other games mean something else by them"""
    chars: ClassVar[dict[str, int]] = {}
    """the characteristics whose parts can be explained, by name"""
    sought: ClassVar[tuple[str, ...]] = ()
    """the characteristics that cards are looked for by, by name"""
    counted: ClassVar[tuple[str, ...]] = ()
    """the characteristics that are counted over a deck, by name: its curve first"""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.tr = language

    @property
    def face_down(self) -> str:
        """A card that is not known."""
        return self.tr(FACE_DOWN)

    def term(self, word: str) -> str:
        """A word of the game, such as a zone's name."""
        return self.tr.word(word, self.terms)

    def vocabulary(self, book: Book) -> list[str]:
        """The words of the game that stand in its tables, and not in messages."""
        reasons = [name for why, name in enumerate(REASONS) if can_end(why, book.name)]
        return [*book.zones.names, *book.sections, *self.chars, *self.sought, *reasons]

    # Cards.

    def card_name(self, game: Game, player: int, ref: int) -> str:
        """A card by its name, as far as the player knows it."""
        card = ref & CARD
        if card < FIRST_CARD:
            return self.tr("you") if card == player else self.tr("your rival")
        if not game.state.alive(ref):
            known = remembered(game, ref)
            if known >= 0:
                return game.lib.definitions[known].name
            if in_sight(game, ref):
                return game.definition(card).name
            return self.tr("a card that is gone")
        if knows(game.state, player, card):
            return game.definition(card).name
        return self.face_down

    def has(self, game: Game, card: int, char: int) -> bool:
        """Whether a card has a characteristic at all."""
        return True

    def zone(self, game: Game, zone: int) -> str:
        """What a zone is called."""
        return self.term(game.zones.names[zone % game.state.kinds])

    def place(self, game: Game, player: int, ref: int) -> str:
        """Where a card lies, in words."""
        zone = zone_of(game, ref)
        if zone < 0:
            return ""
        named = self.zone(game, zone)
        if zone // game.state.kinds == player:
            return named
        return self.tr("rival's {zone}", zone=named)

    def whose_place(self, game: Game, player: int, ref: int) -> str:
        """Where a card lies, and whose that is."""
        zone = zone_of(game, ref)
        if zone // game.state.kinds != player:
            return self.place(game, player, ref)
        return self.tr("your {zone}", zone=self.zone(game, zone))

    def short(self, game: Game, ref: int) -> str:
        """What a card is, in a few letters, with every effect in force."""
        return ""

    def beside(self, game: Game, player: int, ref: int) -> str:
        """What stands beside a card in a list: where it lies, and what it is."""
        zone = zone_of(game, ref)
        if zone < 0:
            return ""
        where = self.place(game, player, ref)
        if not knows(game.state, player, ref & CARD):
            return f"({where})"
        if zone // game.state.kinds == player and game.zones.names[zone % game.state.kinds] == HAND:
            return self.short(game, ref)
        return f"({where}) {self.short(game, ref)}".rstrip()

    def sort(self, card: CardDef) -> str:
        """The kind of a card in a list of a deck, with a word before it that sorts the kinds."""
        return f"0 {self.tr('cards')}"

    def in_curve(self, card: CardDef) -> bool:
        """Whether a card has a number that a curve is drawn of, such as a level."""
        return True

    def in_full(self, card: CardDef) -> str:
        """All that is printed on a card beside its text."""
        return card.number

    def facts(self, card: CardDef) -> str:
        """What is printed on a card beside its text, in a line; and whether all of it is read."""
        facts = self.in_full(card)
        return self.tr("{facts} [not read in part]", facts=facts) if card.unread else facts

    # Abilities.

    def ability_words(self, game: Game, ability: int) -> str:
        """An ability's text: as printed on a card, or as it would be."""
        if ability < 0:
            return ""
        for place, card in enumerate(game.lib.definitions):
            own = game.lib.own[place]
            if ability in own:
                texts = self.texts(card)
                if own.index(ability) < len(texts):
                    return texts[own.index(ability)]
        return self.written(game.lib.abilities[ability])

    def texts(self, card: CardDef) -> list[str]:
        """The printed text of each of a card's abilities."""
        return []

    def written(self, ability: Ability) -> str:
        """The text of an ability that is printed on no card of the match."""
        try:
            return self.show(ability)
        except Unprintable:
            return ""

    def show(self, ability: Ability) -> str:
        """An ability as it would be printed; raises Unprintable."""
        return ""
