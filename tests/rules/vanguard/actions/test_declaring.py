"""Section 10.23: declaring a card name."""

from bythebook.games.vanguard.cards.cards import of_clan
from bythebook.games.vanguard.texts.deck import RevealTop
from bythebook.games.vanguard.texts.declaring import Declare, of_declared_name
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import EV_DECLARED
from bythebook.kernel.abilities.resolve import R_REVEALED, If
from bythebook.kernel.game.record import line_of
from bythebook.kernel.language.conditions import Fits
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.state.changes import EVENT
from bythebook.testing import clause, side
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does
from tests.rules.vanguard.eras import ERAS

GUESS = (
    Declare(),
    RevealTop(Num(1)),
    If(Fits(Bound(R_REVEALED), Cards(limits=(of_declared_name(),))), (SoulCharge(Num(2)),)),
)


def guessing(book: str, *body: Declare) -> Table:
    cards = (unit("pear", clans=("Genesis",)), unit("plum", clans=("Kagero",)))
    deck = ["pear", "plum", "filler", "filler"]
    rival = side(hand=[unit("hidden")], left=unit("seen"))
    return does(*(body or GUESS), deck=deck, cards=cards, rival=rival, book=book)


@ERAS
@clause("vgg 10.23.1", "vgd 7.10.1")
def test_the_declared_name_is_what_later_words_mean(book: str) -> None:
    for name, soul in (("pear", 2), ("plum", 0)):
        t = guessing(book)
        before = t.happened
        t.you.is_asked("name")
        assert line_of(t.game, t.options.index(f"name {name}")) == f'A name: name "{name}"'
        t.you.chooses(f"name {name}")
        t.you.soul.has(soul)
        # Everybody has heard it.
        said = [c for c in t.since(before) if c[0] == EVENT and c[1] == EV_DECLARED]
        assert [t.game.lib.names[c[4]] for c in said] == [name]


@ERAS
@clause("vgg 10.23.2", "vgd 7.10.2")
def test_only_names_of_cards_there_are_can_be_declared(book: str) -> None:
    t = guessing(book)
    t.you.may_choose_exactly(
        *(f"name {name}" for name in ("doer", "filler", "pear", "plum", "seen", "vanguard"))
    )
    t.you.chooses("name pear")


@ERAS
@clause("vgg 10.23.2", "vgd 7.10.2")
def test_a_text_can_ask_for_the_name_of_a_card_of_a_clan(book: str) -> None:
    t = guessing(book, Declare((of_clan("Genesis"),)))
    # It is the only one, and no other can be meant.
    t.you.is_asked("name")
    t.you.may_choose_exactly("name pear")
    t.you.chooses("name pear")
