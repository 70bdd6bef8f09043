"""Section 1: winning and losing, and the golden rules."""

from bythebook.games.vanguard.cards.cards import ATTACKS_FROM_BACK, SKILLS
from bythebook.games.vanguard.d.book import VanguardD
from bythebook.games.vanguard.g.book import VanguardG
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.deck import Draw, LookAtDeck
from bythebook.games.vanguard.texts.events import CANNOT_MOVE, CANNOT_STAND
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    DAMAGE,
    DECK,
    DROP,
    HAND,
    REST,
    STAND,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_EXTRA
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import END, Change, move, orient
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.result import DRAW
from bythebook.kernel.texts.deciding import EachChooses, NamedNumber, NameNumber
from bythebook.kernel.texts.verbs import LoseGame, MoveCards, TakeTop, WinGame
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import acting, on_turning, seen


def done(book: str, *body: Effect, **mine: object) -> Table:
    """A board on which an activated ability that does this has just been played."""
    mine.setdefault("deck", 12)
    t = table(book, you=side(left=acting("actor", *body), **mine), at="main")
    t.you.chooses("activate actor")
    return t


def barred(name: str, bits: int) -> CardDef:
    """A unit that cannot do something, or have it done to it."""
    bar = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
    return unit(name, abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=(bar,)),))


@ERAS
@clause("vgg 1.2.1", "vgd 1.2.1")
def test_the_game_ends_when_a_player_loses_and_the_other_wins(book: str) -> None:
    table(book, you=side(damage=6)).asserts_over(1, cited(book, "vgg 9.2.2", "vgd 13.2.2"))
    table(book, rival=side(damage=6)).asserts_over(0, cited(book, "vgg 9.2.2", "vgd 13.2.2"))


@ERAS
@clause("vgg 1.2.2", "vgd 1.2.2")
def test_a_losing_condition_loses_only_at_the_next_check_timing(book: str) -> None:
    for there, back in ((1, 0), (1, 1), (2, 1)):
        body = (TakeTop(DECK, DAMAGE, Num(there)), TakeTop(DAMAGE, DROP, Num(back)), Draw(Num(1)))
        t = done(book, *body, damage=5)
        t.you.hand.has(1)
        t.you.damage.has(5 + there - back)
        if there == back:
            assert t.game.result is None
        else:
            t.asserts_over(1, cited(book, "vgg 9.2.2", "vgd 13.2.2"))


@ERAS
@clause("vgg 1.2.2.1", "vgg 4.8.3", "vgd 1.2.2.1", "vgd 4.11.4")
def test_six_cards_of_damage_lose(book: str) -> None:
    assert table(book, rival=side(damage=5)).game.result is None
    table(book, rival=side(damage=6)).asserts_over(0, cited(book, "vgg 9.2.2", "vgd 13.2.2"))
    table(book, rival=side(damage=7)).asserts_over(0, cited(book, "vgg 9.2.2", "vgd 13.2.2"))


@ERAS
@clause("vgg 1.2.2.2", "vgd 1.2.2.2")
def test_an_empty_deck_loses(book: str) -> None:
    assert table(book, rival=side(deck=1)).game.result is None
    table(book, rival=side(deck=0)).asserts_over(0, cited(book, "vgg 9.2.3", "vgd 13.2.3"))
    # Not before the check timing, although it was the last card that was drawn.
    t = done(book, Draw(Num(2)), TakeTop(DROP, DECK, Num(1)), deck=2, drop=1)
    assert t.game.result is None


@ERAS
@clause("vgg 1.2.3", "vgd 1.2.3")
def test_both_losing_is_a_draw(book: str) -> None:
    table(book, you=side(damage=6), rival=side(damage=6)).asserts_over(
        DRAW, cited(book, "vgg 9.2.2", "vgd 13.2.2")
    )
    table(book, you=side(damage=6), rival=side(deck=0)).asserts_over(
        DRAW, cited(book, "vgg 9.2.2", "vgd 13.2.2")
    )


@ERAS
@clause("vgg 1.2.4", "vgd 1.2.4")
def test_a_player_concedes_whoever_is_deciding_and_no_check_timing_comes(book: str) -> None:
    for player in (0, 1):
        t = table(book, you=side(hand=1), at="main")
        t.you.is_asked("main phase")
        t.game.concede(player)
        t.asserts_over(1 - player, cited(book, "vgg 1.2.4", "vgd 1.2.4"))


class NobodyLosesG(VanguardG):
    """The rules, with an effect in force by which no game can be lost."""

    def forbids(self, game: Game, change: Change) -> str:
        return "vgg 1.3.3" if change[0] == END else super().forbids(game, change)


class NobodyLosesD(VanguardD):
    """The rules of the later era, with such an effect in force."""

    def forbids(self, game: Game, change: Change) -> str:
        return "vgd 1.3.3" if change[0] == END else super().forbids(game, change)


@ERAS
@clause("vgg 1.2.4.1", "vgd 1.2.4.1")
def test_no_effect_keeps_a_player_from_conceding(book: str) -> None:
    t = table(book, you=side(left=barred("heavy", CANNOT_STAND), hand=1), at="main")
    t.game.book = NobodyLosesG() if book == "vgg" else NobodyLosesD()
    t.game.concede(1)
    t.asserts_over(0, cited(book, "vgg 1.2.4", "vgd 1.2.4"))


@ERAS
@clause("vgg 1.2.5", "vgd 1.2.5")
def test_an_effect_wins_or_loses_the_game_while_it_resolves(book: str) -> None:
    for effect, winner in (
        (WinGame(YOU), 0),
        (WinGame(OPPONENT), 1),
        (LoseGame(YOU), 1),
        (LoseGame(OPPONENT), 0),
    ):
        t = done(book, effect, Draw(Num(1)))
        t.asserts_over(winner, cited(book, "vgg 1.2.5", "vgd 1.2.5"))
        t.you.hand.has(0)


@ERAS
@clause("vgg 1.3.1", "vgd 1.3.1")
def test_where_a_card_allows_what_the_rules_do_not_the_card_counts(book: str) -> None:
    says = Modifier(BITS_ON, SKILLS, This(), bits=ATTACKS_FROM_BACK)
    text = Ability(CONT, VANGUARD_AND_REAR, modifiers=(says,))
    for abilities, attackers in (((), ()), ((text,), ("archer",))):
        archer = unit("archer", abilities=abilities)
        t = table(book, side(left=unit("other"), back_right=archer), at="battle")
        t.you.chooses("attack")
        names = [f"attack with {name}" for name in ("vanguard", "other", *attackers)]
        t.you.may_choose_exactly(*names)
        t.you.chooses("attack with other")


@ERAS
@clause("vgg 1.3.2", "vgd 1.3.2")
def test_as_much_is_done_as_can_be(book: str) -> None:
    for deck, looked in ((1, 1), (2, 2), (3, 2)):
        t = done(book, LookAtDeck(Num(2)), MoveCards(Bound(R_EXTRA), DROP), deck=deck)
        t.you.drop.has(looked)


@ERAS
@clause("vgg 1.3.2.1", "vgg 3.17.2", "vgd 1.3.2.1")
def test_what_rests_already_does_not_come_to_rest(book: str) -> None:
    for state in (STAND, REST):
        other = REST if state == STAND else STAND
        card = on_turning("turner", other)
        t = table(book, you=side(left=(card, other)))
        t.changes(orient([t.you.ref("turner")], other))
        t.you.is_asked("idle")
        t = table(book, you=side(left=(card, state)))
        t.changes(orient([t.you.ref("turner")], other))
        t.you.is_asked("may")
        t.you.chooses("no")


@ERAS
@clause("vgg 1.3.2.2", "vgd 1.3.2.2")
def test_zero_times_or_less_is_not_at_all(book: str) -> None:
    for count, drawn in ((-1, 0), (0, 0), (1, 1), (2, 2)):
        t = done(book, Draw(Num(count)))
        t.you.hand.has(drawn)
        t.you.deck.has(12 - drawn)
    assert draw(0, -1) is None


@ERAS
@clause("vgg 1.3.3", "vgd 1.3.3")
def test_forbidding_wins(book: str) -> None:
    mine = side(left=(barred("heavy", CANNOT_STAND), REST), right=(unit("light"), REST))
    t = table(book, you=mine, at="stand")
    assert t.you.state_of("heavy") == REST
    assert t.you.state_of("light") == STAND
    t = table(book, you=side(left=barred("rooted", CANNOT_MOVE), right=unit("light")))
    t.changes(move([t.you.ref("rooted")], BACK_LEFT, 0))
    t.you.left.is_("rooted")
    # It is only kept from other circles.
    t.changes(move([t.you.ref("rooted")], DROP))
    t.you.drop.is_("rooted")


@ERAS
@clause("vgg 1.3.4", "vgd 1.3.4")
def test_of_two_who_decide_at_the_same_time_the_turn_player_does_so_first(book: str) -> None:
    body = (EachChooses(Cards(zones=(HAND,))), MoveCards(Bound(R_CHOSEN), DROP))
    cards = [unit(name) for name in ("ace", "bob", "cleo", "dan")]
    halves = (
        side(left=acting("actor", *body), hand=["ace", "bob"]),
        side(left=acting("actor", *body), hand=["cleo", "dan"]),
    )
    for turn, mine, theirs in ((0, "ace", "cleo"), (1, "cleo", "ace")):
        t = table(book, *halves, cards, "main", turn)
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        first.chooses("activate actor")
        first.is_asked("choose")
        # Nobody knows yet what is in the other's hand; the first choice is then known.
        assert mine not in seen(first, second, "hand")
        first.chooses(mine)
        assert mine in seen(first, second, "hand")
        second.chooses(theirs)
        first.drop.is_(mine)
        second.drop.is_(theirs)


@ERAS
@clause("vgg 1.3.5", "vgd 1.3.5")
def test_a_number_that_is_named_is_whole_and_not_below_zero(book: str) -> None:
    t = done(book, NameNumber(Num(3), Num(-1)), Draw(NamedNumber()))
    t.you.is_asked("number")
    t.you.may_choose_exactly("0", "1", "2", "3")
    t.you.chooses("2")
    t.you.hand.has(2)
