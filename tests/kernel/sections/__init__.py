"""The tiny game with decks of two sections: beside the main deck a spirit deck, which may be empty.

The spirits lie face down in a pile that only their owner looks at; the rest of a deck is drawn.
"""

from typing import Any

from bythebook.catalogue import GameEntry
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from tests.kernel.cards import Draw, Put, card
from tests.kernel.table import act
from tests.kernel.tiny import DECK, FRONT, HAND, LEVEL, PILE, SOUL, Tiny

SPIRIT = 3
"""the level of spirits"""


class Spirited(Tiny):
    """The book: six cards or more in the main deck, up to four spirits in the other."""

    def __init__(self) -> None:
        super().__init__()
        self.sections = {"main deck": DECK, "spirit deck": PILE}

    def place_deck(self, game: Game, player: int, sections: list[list[int]]) -> None:
        super().place_deck(game, player, sections)
        for spirit in sections[1]:
            game.state.seen[spirit] = 1 << player

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        main, spirits = deck.sections
        faults: list[tuple[str, str]] = []
        if len(main) < 6:
            faults.append(("tiny 5.1", f"a main deck has at least 6 cards, this one {len(main)}"))
        if len(spirits) > 4:
            faults.append(("tiny 5.2", f"at most 4 spirits, this deck has {len(spirits)}"))
        for named in sorted({c.name for c in main if c.values[LEVEL] == SPIRIT}):
            faults.append(("tiny 5.3", f"{named!r} is a spirit: it is not in the main deck"))
        for named in sorted({c.name for c in spirits if c.values[LEVEL] != SPIRIT}):
            faults.append(("tiny 5.4", f"{named!r} is no spirit: it is not in the spirit deck"))
        return faults


BOOK = Spirited()
SET_FIELDS = ()
CALLS = act(ChooseCards(Cards(zones=(PILE,))), MoveCards(Bound(1), FRONT))
TEXTS = {
    "calls": CALLS,
    "draws": act(Draw(1), cost=(Put(Cards(zones=(HAND,)), 1, SOUL),), limit=1),
}


def make_card(row: dict[str, Any]) -> CardDef:
    """A card of what is printed on it."""
    abilities = [TEXTS[row["text"]]] if "text" in row else []
    made = card(row["number"], *abilities, power=row["power"], level=row.get("level", 0))
    return CardDef(made.number, row["name"], made.values, made.abilities)


ENTRY = GameEntry(
    name="tiny",
    title="the tiny game with spirits",
    book="tests.kernel.sections:BOOK",
    rules=("tests.kernel.tiny",),
    register="tests.kernel.sharing:elder.toml",
    cards="tests.kernel.sections:make_card",
    set_fields="tests.kernel.sections:SET_FIELDS",
    sets="tests.kernel.sections:sets",
    decks={"own": ("moor", "fen")},
)
