"""Sections 11-2, 11-4, 11-5 and 11-6: revealing, the warp, gaining control, looking."""

from bythebook.games.dbs.cards.cards import BATTLE, POWER, TYPE
from bythebook.games.dbs.other.control import GainControl
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, HAND, LIFE, REST
from bythebook.kernel.abilities.abilities import CardDef, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import HAS, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import (
    ChooseAmong,
    LookAtTop,
    MoveCards,
    Search,
    ShuffleZone,
)
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra
from bythebook.testing.table import Side
from tests.rules.dbs.making import seen, skill, told

THEIRS = Cards(OPPONENT, (BATTLE_AREA,))
BATTLE_CARDS = (Having(TYPE, HAS, BATTLE),)
ORDER = ["One", "Two", "Three", "Four", "Five", "Six"]
DECK_OF = [battle(name) for name in ORDER]


def worker(*body: Effect) -> CardDef:
    """A battle card with an [Activate] skill that costs nothing."""
    return battle("Ace", abilities=(skill(*body),))


def using(
    *body: Effect, rival: Side | None = None, cards: tuple[CardDef, ...] = (), **zones: object
) -> Table:
    """The skill of the turn player's battle card has been activated."""
    mine = side(**{"battle": ["Ace"], "deck": ORDER, **zones})
    them = side() if rival is None else rival
    t = table("dbs", you=mine, rival=them, cards=[worker(*body), *DECK_OF, *cards], at="main")
    t.you.chooses("activate Ace")
    return t


@clause("dbs 11-2-1")
def test_a_card_moved_between_secret_areas_for_its_quality_is_revealed():
    search = Search(Cards(zones=(DECK,), tests=BATTLE_CARDS))
    t = using(search, MoveCards(Bound(R_CHOSEN), HAND), ShuffleZone(DECK))
    t.you.chooses("Two")
    assert seen(t, 1, 0, "hand") == ["Two"]
    # One that is chosen for no quality is not.
    anything = (LookAtTop(DECK, Num(1)), MoveCards(Bound(R_MOVED), HAND))
    t = using(*anything)
    t.you.hand.is_("One")
    assert seen(t, 1, 0, "hand") == [None]


@clause("dbs 11-4-1")
def test_to_the_warp_means_face_up_into_the_owners():
    text = "[Activate: Main] Choose 1 card in your opponent's life and send it to its owner's Warp."
    t = table("dbs", side(hand=[told("Gale", text)]), side(life=["filler"] * 3), at="main")
    t.you.chooses("activate Gale")
    t.rival.warp.is_("filler")
    t.rival.life.has(2)
    assert t.rival.warp.face_down == []


@clause("dbs 11-5-1")
def test_gaining_control_moves_the_card_and_makes_one_its_master():
    t = using(GainControl(THEIRS), rival=side(battle=["Foe"]), cards=(battle("Foe"),))
    t.you.battle.holds_exactly("Ace", "Foe")
    t.rival.battle.has(0)
    card = t.you.card("Foe")
    assert (t.game.state.master[card], t.game.state.owner[card]) == (0, 1)
    t.you.may_choose_exactly(
        "activate Ace", "attack leader", "attack Ace leader", "attack Foe leader", "pass"
    )


@clause("dbs 11-5-1-1", "dbs 8-8-1-4")
def test_a_card_taken_over_keeps_its_position_and_the_effects_on_it():
    body = (Give(THEIRS, POWER, Num(2000)), GainControl(THEIRS))
    t = using(*body, rival=side(battle=[("Foe", REST)]), cards=(battle("Foe"),))
    t.rival.battle.has(0)
    assert t.you.state_of("Foe") == REST
    assert t.you.value("Foe", "power") == 12000


def looked(t: Table, player: int) -> list[str | None]:
    """What a player knows of the turn player's deck, topmost first."""
    return seen(t, player, 0, "deck")


@clause("dbs 11-6-1")
def test_only_the_cards_master_looks():
    choose = ChooseAmong(Bound(R_MOVED), Cards(), Num(1))
    t = using(LookAtTop(DECK, Num(2)), choose, MoveCards(Bound(R_CHOSEN), DROP))
    assert looked(t, 0)[:3] == ["One", "Two", None]
    assert looked(t, 1)[:3] == [None, None, None]
    # They stay where they are.
    t.you.deck.has(6)
    t.you.chooses("One")
    t.you.drop.is_("One")


@clause("dbs 11-6-3")
def test_cards_looked_at_are_shuffled_if_nothing_is_said_of_them():
    t = using(LookAtTop(DECK, Num(3)))
    assert looked(t, 0) == [None] * 6
    assert t.you.deck.names != ORDER
    search = Search(Cards(zones=(DECK,), tests=BATTLE_CARDS))
    t = using(search, MoveCards(Bound(R_CHOSEN), HAND))
    t.you.chooses("Two")
    assert looked(t, 0) == [None] * 5
    # Life is left as it is, and so is what the text does something with.
    t = using(LookAtTop(LIFE, Num(1)), life=["Foe", "Fiend"], cards=(battle("Foe"), extra("Fiend")))
    assert seen(t, 0, 0, "life") == ["Foe", None]
    keep = ChooseAmong(Bound(R_MOVED), Cards(), Num(1), True)
    t = using(LookAtTop(DECK, Num(1)), keep, MoveCards(Bound(R_CHOSEN), DROP))
    t.you.chooses("done")
    assert t.you.deck.names == ORDER
