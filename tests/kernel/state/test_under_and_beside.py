"""Cards under cards, linked cards, tokens, and whose a card is."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Replacement, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import (
    THIS_TURN,
    UNDER,
    Change,
    cease,
    expire,
    give,
    move,
    orient,
    under,
)
from bythebook.kernel.state.continuous_ops import ADD, BECOME, CHAR_MASTER
from bythebook.kernel.state.refs import CARD, FACE_DOWN
from bythebook.kernel.texts.lasting import END_OF_OPPONENTS_NEXT_TURN, Give, TakeControl
from bythebook.kernel.texts.verbs import (
    Announce,
    Below,
    ChooseCards,
    LinkCards,
    Linked,
    MakeToken,
    MoveCards,
    PutUnder,
)
from tests.kernel.cards import Score, card
from tests.kernel.table import Table, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    EV_BELL,
    FIELD,
    FRONT,
    HAND,
    POWER,
    REST,
    SOUL,
    STAND,
    Tiny,
)

CHOSEN = Bound(1)
IN_HAND = Cards(zones=(HAND,))


def below(t: Table, name: str) -> list[str]:
    return [t.game.definition(c).name for c in t.game.state.below.get(t.find(name), ())]


# Under.


def test_put_under_a_card_it_is_in_no_zone() -> None:
    t = board(side(back=["a"], hand=["b", "c"]))
    t.do(PutUnder(IN_HAND, This()), by="a")
    assert below(t, "a") == ["b", "c"]
    assert t.names(0, HAND) == []
    assert t.game.state.kind_of(t.find("b")) == -1
    assert t.game.state.host[t.find("b")] == t.find("a")


def test_a_continuous_ability_counts_what_lies_under_its_card() -> None:
    up = cont(Modifier(ADD, POWER, This(), Count(Below(This()), 2)))
    t = board(side(back=[card("a", up)], hand=["b", "c"]))
    t.do(PutUnder(IN_HAND, This()), by="a")
    assert t.value(POWER, "a") == 7
    t.change(move([t.ref("b")], DISCARD))
    assert (t.value(POWER, "a"), below(t, "a")) == (5, ["c"])


def test_what_lies_under_says_nothing_and_is_not_found() -> None:
    up = cont(Modifier(ADD, POWER, Cards(zones=FIELD), Num(2)))
    t = board(side(back=["a", card("b", up)]))
    assert t.value(POWER, "a") == 5
    t.change(under(t.ref("b"), t.ref("a")))
    assert t.value(POWER, "a") == 3


def test_to_be_put_under_a_card_is_to_leave_the_field() -> None:
    leaves = auto(Trigger(EV_MOVE, This(), FIELD), Score())
    discarded = auto(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), Score(Num(10)))
    t = board(side(back=["a", card("b", leaves, discarded)]))
    t.change(under(t.ref("b"), t.ref("a")))
    assert t.points() == 1


def test_they_go_along_when_their_card_leaves() -> None:
    for to, gone in ((FRONT, []), (HAND, ["b", "c"]), (DISCARD, ["a", "b", "c"])):
        t = board(side(back=["a"], hand=["b", "c"]))
        t.do(PutUnder(IN_HAND, This()), by="a")
        t.change(move([t.ref("a")], to))
        assert sorted(t.names(0, DISCARD)) == gone
        assert len(below(t, "a")) == (2 if to == FRONT else 0)


def test_they_stay_if_their_card_stays_after_all() -> None:
    would = Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,))
    t = board(side(back=[card("saver", cont(replacement=Replacement(would, ()))), "a"], hand=["b"]))
    t.do(PutUnder(IN_HAND, This()), by="a")
    t.change(move([t.ref("a")], DISCARD))
    assert (t.names(0, BACK), below(t, "a"), t.names(0, DISCARD)) == (["saver", "a"], ["b"], [])


def test_what_goes_along_can_be_replaced_too() -> None:
    """Cards from under others would be discarded: they go to the soul instead."""
    own = Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,))
    would = Trigger(EV_MOVE, Cards(), (-1,), (DISCARD,))
    saver = card(
        "saver",
        cont(replacement=Replacement(own, (MoveCards(Bound(0), HAND),))),
        cont(replacement=Replacement(would, (MoveCards(Bound(0), SOUL),))),
    )
    t = board(side(back=[saver, "a"], hand=["b"]))
    t.do(PutUnder(IN_HAND, This()), by="a")
    t.change(move([t.ref("a")], DISCARD))
    assert (t.names(0, HAND), t.names(0, SOUL)) == (["a"], ["b"])


def test_what_was_declined_is_not_asked_again_for_what_goes_along() -> None:
    would = Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,))
    saver = card("saver", cont(replacement=Replacement(would, (), optional=True)))
    t = board(side(back=[saver, "a"], hand=["b"]))
    t.do(PutUnder(IN_HAND, This()), by="a")
    t.change(move([t.ref("a")], DISCARD))
    t.asks(0, "saver", "no")
    t.choose("no")
    assert sorted(t.names(0, DISCARD)) == ["a", "b"]


class Stacking(Tiny):
    """A card placed in the front over another: that one goes under it, the state carries over."""

    def __init__(self) -> None:
        super().__init__()
        self.accompanies = True

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        whole = super().accompany(game, changes)
        for change in changes:
            if change[0] == 1 and change[3] == FRONT:
                state = game.state
                player = state.owner[change[1] & CARD]
                for old in state.zone(player, FRONT):
                    lower = list(state.below.get(old, ()))
                    new = (state.inc[change[1] & CARD] + 1 << 11) | change[1] & CARD
                    whole += [(UNDER, state.ref(c), new, -1, -1) for c in [*lower, old]]
                    whole += orient([new], state.orient[old])
        return whole


def test_a_card_placed_on_top_takes_over_what_was_there() -> None:
    t = board(side(front=["a"], hand=["b", "c"]), book=Stacking())
    t.change(orient([t.ref("a")], REST))
    t.change(move([t.ref("b")], FRONT))
    assert (t.names(0, FRONT), below(t, "b")) == (["b"], ["a"])
    assert t.game.state.orient[t.find("b")] == REST
    t.change(move([t.ref("c")], FRONT))
    assert (t.names(0, FRONT), below(t, "c"), below(t, "b")) == (["c"], ["a", "b"], [])
    t.change(move([t.ref("c")], SOUL))
    assert sorted(t.names(0, DISCARD)) == ["a", "b"]


def test_face_down_under_a_card_only_its_player_knows() -> None:
    t = board(side(back=["a"], hand=["b"]))
    t.change(under(t.ref("b"), t.ref("a"), which=FACE_DOWN))
    assert t.game.state.seen[t.find("b")] == 1


# Links.


def test_linked_cards_are_spoken_of_together_until_one_is_new() -> None:
    up = cont(Modifier(ADD, POWER, Linked(), Num(4)))
    t = board(side(back=[card("a", up), "b"], front=["c"]))
    t.do(ChooseCards(Cards(zones=FIELD, other=True)), LinkCards(CHOSEN), by="a").choose("b")
    assert [t.value(POWER, n) for n in "abc"] == [3, 7, 3]
    t.do(MoveCards(Linked(), HAND), by="a")
    assert t.names(0, HAND) == ["b"]
    t.change(move([t.ref("b")], BACK))
    assert t.value(POWER, "b") == 3


def test_the_link_of_a_card_that_became_new_is_gone() -> None:
    up = cont(Modifier(ADD, POWER, Linked(), Num(4)))
    t = board(side(back=[card("a", up), "b"]))
    t.do(ChooseCards(Cards(zones=FIELD, other=True)), LinkCards(CHOSEN), by="a")
    assert t.value(POWER, "b") == 7
    t.change(move([t.ref("a")], HAND))
    t.change(move([t.ref("a")], BACK))
    assert t.value(POWER, "b") == 3


# Tokens.

IMP = card(
    "imp",
    cont(Modifier(ADD, POWER, Cards(zones=FIELD, other=True), Num(1))),
    auto(Trigger(EV_MOVE, This(), target=FIELD), Score()),
)


def test_a_token_comes_into_being_with_its_text() -> None:
    t = board(side(back=[card("a", auto(Trigger(EV_BELL), MakeToken(IMP, BACK, 2)))]))
    assert t.value(POWER, "a") == 3
    t.do(Announce(EV_BELL)).settle()
    assert t.names(0, BACK) == ["a", "imp", "imp"]
    assert (t.value(POWER, "a"), t.value(POWER, "imp")) == (5, 4)
    # It was placed, and noticed it.
    assert t.points() == 2


def test_a_token_that_ceases_is_gone_with_all_it_did() -> None:
    leaves = auto(Trigger(EV_MOVE, Cards(other=True), FIELD), Score(Num(10)))
    made = card("a", auto(Trigger(EV_BELL), MakeToken(IMP, BACK)), leaves)
    t = board(side(back=[made]))
    t.do(Announce(EV_BELL))
    old = t.ref("imp")
    t.change(cease(old))
    assert t.names(0, BACK) == ["a"]
    assert t.value(POWER, "a") == 3
    assert not t.game.state.alive(old)
    assert t.game.last_value(POWER, old) == 3
    assert t.points() == 11


def test_a_token_that_has_ceased_goes_nowhere_any_more() -> None:
    made = card("a", auto(Trigger(EV_BELL), MakeToken(IMP, BACK)))
    t = board(side(back=[made]))
    t.do(Announce(EV_BELL))
    token = t.ref("imp") & CARD
    t.change(cease(t.ref("imp")))
    t.change(move([t.game.state.ref(token)], BACK)[0])
    assert t.names(0, BACK) == ["a"]
    t.change(under(t.game.state.ref(token), t.ref("a")))
    assert not t.game.state.below


def test_a_fork_does_not_share_tokens_made_after_it() -> None:
    t = board(side(back=[card("a", auto(Trigger(EV_BELL), MakeToken(IMP, BACK)))]))
    other = t.game.copy()
    t.do(Announce(EV_BELL))
    assert len(t.game.state.definition) == len(other.state.definition) + 1


# Whose a card is.


def test_a_change_of_master_ends_and_the_card_goes_back() -> None:
    bell = auto(Trigger(EV_BELL), Score())
    t = board(side(front=["mine"]), side(back=[card("a", bell), "b"]))
    t.do(ChooseCards(Cards(OPPONENT, (BACK,))), TakeControl(CHOSEN)).choose("a")
    assert [t.game.state.master[t.find(n)] for n in "ab"] == [0, 1]
    t.do(Announce(EV_BELL))
    # Its ability is its master's now.
    assert (t.points(0), t.points(1)) == (1, 0)
    t.change(expire(THIS_TURN, 1))
    assert t.game.state.master[t.find("a")] == 1
    t.do(Announce(EV_BELL))
    assert (t.points(0), t.points(1)) == (1, 1)


def test_with_two_changes_the_one_left_decides() -> None:
    t = board(side(), side(back=["a"]))
    t.do(TakeControl(Cards(OPPONENT, (BACK,)), until=END_OF_OPPONENTS_NEXT_TURN))
    t.do(TakeControl(Cards(zones=(BACK,))), player=1)
    assert t.game.state.master[t.find("a")] == 1
    t.change(expire(THIS_TURN, 1))
    assert t.game.state.master[t.find("a")] == 0


def test_a_new_card_is_its_owners_again() -> None:
    t = board(side(), side(back=["a"]))
    t.do(TakeControl(Cards(OPPONENT, (BACK,))))
    t.change(move([t.ref("a")], HAND))
    assert t.names(1, HAND) == ["a"]
    t.change(move([t.ref("a")], BACK))
    assert t.game.state.master[t.find("a")] == 1
    t.change(expire(THIS_TURN, 1))
    assert t.game.state.master[t.find("a")] == 1


def test_a_card_that_has_become_new_is_not_taken() -> None:
    t = board(side(), side(back=["a"]))
    old = t.ref("a")
    t.change(move([old], HAND))
    t.change(move([t.ref("a")], BACK))
    t.change(give(BECOME, CHAR_MASTER, 0, [old], 1, THIS_TURN, 1))
    assert t.game.state.master[t.find("a")] == 1


def test_it_goes_from_the_side_where_it_lay_whosever_it_is() -> None:
    left = auto(Trigger(EV_MOVE, origin=(DISCARD,), whose=OPPONENT), Score())
    t = board(side(back=[card("a", left)], discard=["mine"]), side(discard=["b"]))
    t.change(give(BECOME, CHAR_MASTER, 0, [t.ref("b")], 1, THIS_TURN, 1))
    t.change(under(t.ref("b"), t.ref("a")))
    assert t.points() == 1
    t.change(under(t.ref("mine"), t.ref("a")))
    assert t.points() == 1


def test_a_continuous_ability_speaks_for_the_master() -> None:
    up = cont(Modifier(ADD, POWER, Cards(zones=FIELD, other=True), Num(2)))
    t = board(side(back=["mine"]), side(back=[card("a", up), "theirs"]))
    assert (t.value(POWER, "mine"), t.value(POWER, "theirs")) == (3, 5)
    t.do(ChooseCards(Cards(OPPONENT, (BACK,))), TakeControl(CHOSEN)).choose("a")
    assert (t.value(POWER, "mine"), t.value(POWER, "theirs")) == (5, 3)


def test_moved_to_the_other_side_of_the_field_it_is_that_players() -> None:
    t = board(side(back=["a"]), side())
    t.change(move([t.ref("a")], BACK, 1))
    assert (t.names(1, BACK), t.game.state.master[t.find("a")]) == (["a"], 1)
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(1)), player=1)
    assert t.value(POWER, "a") == 4
    t.change(move([t.ref("a")], DECK))
    assert t.names(0, DECK)[-1] == "a"
    assert t.game.state.orient[t.find("a")] == STAND
