"""Sections 10.2, 12.6, 12.7 and 3.7.1.2: for each, names alike and different, originals."""

from bythebook.games.vanguard.cards.cards import NAMES, POWER, name_word
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.each import for_each
from bythebook.games.vanguard.texts.nouns import (
    DifferentNames,
    HasOriginal,
    InColumnOf,
    OpenCircles,
    OriginalOf,
    same_name_as,
)
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT, HAND, REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_THEIRS
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Every, Unless
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, EQUAL, OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ONE, ChooseCards, MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does
from tests.rules.vanguard.eras import ERAS

THAT = Bound(R_CHOSEN)
REAR = Cards(zones=REAR_GUARDS)


def two_names(name: str, other: str) -> CardDef:
    """A card that is regarded as having another name as well."""
    also = Modifier(BITS_ON, NAMES, This(), words=(name_word(other),))
    ability = Ability(CONT, (*REAR_GUARDS, DROP), modifiers=(also,))
    return unit(name, abilities=(ability,))


def counted(book: str, amount: Amount, drop: list[CardDef]) -> int:
    """A number, as the power that a text gives by it."""
    t = does(Give(Cards(zones=(VANGUARD,)), POWER, amount), you=side(drop=drop), book=book)
    return t.you.value("doer", "power") - 7000


@clause("vgg 10.2.1")
def test_a_card_is_drawn_from_the_top_of_the_deck() -> None:
    t = does(Draw(Num(2)), deck=["a", "b", "c"])
    t.you.hand.holds_exactly("a", "b")
    assert not t.rival.knows(t.you.card("a"))


@ERAS
@clause("vgg 12.7.1", "vgg 12.7.2.2", "vgd 12.6.1", "vgd 12.6.2.2", "vgd 12.6.2.2.1")
def test_cards_have_the_same_name_if_they_share_one(book: str) -> None:
    same = Cards(zones=(DROP,), limits=(same_name_as(Bound(R_THEIRS)),))
    drop = [unit("a"), unit("b"), two_names("c", "a")]
    choose = (ChooseCards(REAR, reg=R_THEIRS), ChooseCards(same, up_to=True))
    t = does(*choose, you=side(left="a", drop=drop), book=book)
    t.you.may_choose_exactly("a", "c", "done")
    t.you.chooses("done")


@ERAS
@clause("vgg 12.7.1", "vgg 12.7.2.2", "vgd 12.6.1", "vgd 12.6.2.2", "vgd 12.6.2.2.1")
def test_cards_have_different_names_if_none_is_common(book: str) -> None:
    names = DifferentNames(Cards(zones=(DROP,)))
    assert counted(book, names, [unit("a"), unit("b"), unit("a")]) == 2
    # A card that is also called a goes with b alone or with a alone.
    assert counted(book, names, [unit("a"), two_names("c", "a")]) == 1
    assert counted(book, names, [unit("a"), two_names("c", "a"), unit("b")]) == 2
    # Of three, the one in the middle is left out.
    chain = [two_names("a", "x"), two_names("b", "x"), two_names("c", "b")]
    assert counted(book, names, chain) == 2


@ERAS
@clause("vgg 12.7.2", "vgg 12.7.2.1", "vgd 12.6.2.1")
def test_a_card_regarded_as_another_has_both_names(book: str) -> None:
    t = does(you=side(left=two_names("a", "b")), book=book)
    names = t.you.value("a", "name")
    assert sorted(t.game.book.words_told(NAMES, names)) == sorted([name_word("a"), name_word("b")])


@ERAS
@clause("vgg 12.6.1", "vgg 12.6.2", "vgd 12.7.1", "vgd 12.7.2")
def test_for_each_is_as_often_as_there_were_when_it_began(book: str) -> None:
    # Each time a card goes to the hand, and that makes no more and no fewer times of it.
    drop = Cards(zones=(DROP,))
    hand = Cards(zones=(HAND,))
    t = does(*for_each(Count(hand), Draw(ONE)), you=side(hand=["a", "b"]), book=book)
    t.you.hand.has(4)
    back = for_each(Count(drop), ChooseCards(drop), MoveCards(THAT, HAND))
    t = does(*back, you=side(drop=["a", "b"]), book=book)
    t.you.chooses("a")
    t.you.hand.holds_exactly("a", "b")
    t = does(*for_each(Count(drop), Draw(ONE)), you=side(drop=[]), book=book)
    t.you.hand.has(0)


@ERAS
@clause("vgg 12.6.3", "vgd 12.7.3")
def test_nothing_is_chosen_twice_for_each_of_something(book: str) -> None:
    give = Give(THAT, POWER, Num(1000))
    t = does(
        *for_each(Num(2), ChooseCards(REAR), give),
        you=side(left="a", right="b", back_left="c"),
        book=book,
    )
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("b")
    t.you.may_choose_exactly("a", "c")
    t.you.chooses("a")
    assert [t.you.value(name, "power") for name in "abc"] == [8000, 8000, 7000]
    # Another text begins anew.
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "b")


@clause("vgg 3.7.1.2")
def test_original_is_what_is_printed() -> None:
    printed = OriginalOf(REAR, POWER)
    body = (Give(REAR, POWER, Num(3000)), Give(Cards(zones=(VANGUARD,)), POWER, printed))
    t = does(*body, you=side(left="a"))
    assert t.you.value("a", "power") == 10000
    assert t.you.value("doer", "power") == 14000
    strong = Cards(zones=REAR_GUARDS, such=HasOriginal(POWER, AT_LEAST, 10000))
    rest = (ChooseCards(strong), MoveCards(THAT, DROP))
    t = does(Give(REAR, POWER, Num(3000)), *rest, you=side(left="a", right=unit("big", 3, 10000)))
    t.you.drop.is_("big")
    exact = Cards(zones=REAR_GUARDS, such=HasOriginal(POWER, EQUAL, 7000))
    t = does(ChooseCards(exact), MoveCards(THAT, DROP), you=side(left="a", right="critical"))
    t.you.drop.is_("a")


@ERAS
@clause("vgg 4.6.2", "vgg 4.6.2.1", "vgd 4.9.1.1", "vgd 4.9.1.2")
def test_units_in_the_column_of_one_that_was_chosen(book: str) -> None:
    column = InColumnOf(Bound(R_THEIRS))
    theirs = Cards(OPPONENT, REAR_GUARDS, such=column)
    first = ChooseCards(Cards(zones=(FRONT_LEFT,)), reg=R_THEIRS)
    you = side(left="a", back_left="b", right="c")
    rival = side(left="d", right="e", back_right="f")
    t = does(first, ChooseCards(theirs), MoveCards(THAT, DROP), you=you, rival=rival, book=book)
    # Across from left is right.
    t.you.may_choose_exactly("e", "f")
    t.you.chooses("f")
    t.rival.drop.is_("f")
    own = Cards(zones=REAR_GUARDS, such=column)
    t = does(first, ChooseCards(own), MoveCards(THAT, DROP), you=you, book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.drop.is_("b")


@ERAS
@clause("vgg 4.6.2", "vgd 4.9.1.1")
def test_what_a_text_says_of_columns_goes_with_other_words(book: str) -> None:
    column = InColumnOf(Bound(R_THEIRS))
    first = ChooseCards(Cards(zones=(FRONT_LEFT,)), reg=R_THEIRS)
    strong = HasOriginal(POWER, AT_LEAST, 10000)
    you = side(left="a", back_left="b", right=unit("big", 3, 10000), back_right="c")
    rest = (MoveCards(THAT, DROP),)
    either = Cards(zones=REAR_GUARDS, such=Either((column, strong)))
    t = does(first, ChooseCards(either), *rest, you=you, book=book)
    t.you.may_choose_exactly("a", "b", "big")
    t.you.chooses("b")
    neither = Cards(zones=REAR_GUARDS, such=Every((Unless(column), Unless(strong))))
    t = does(first, ChooseCards(neither), *rest, you=you, book=book)
    t.you.drop.is_("c")


@ERAS
@clause("vgg 4.6.6", "vgd 4.9.2.5")
def test_open_circles_are_counted(book: str) -> None:
    t = does(
        Give(Cards(zones=(VANGUARD,)), POWER, OpenCircles(times=1000)),
        you=side(left="a", right="b"),
        book=book,
    )
    assert t.you.value("doer", "power") == 10000


@ERAS
@clause("vgg 12.7.1", "vgd 12.6.1")
def test_a_text_asks_whether_all_chosen_units_have_different_names(book: str) -> None:
    text = (
        "[ACT](VC):Choose two of your rear-guards. If all of the chosen units have different card "
        "names, draw a card."
    )
    for names, drawn in ((("a", "b"), 1), (("a", "a"), 0)):
        you = side(vanguard=unit("asker", 3, text=text), left=names[0], right=names[1])
        t = table(book, you=you, cards=[unit("a"), unit("b")], at="main")
        t.you.chooses("activate asker")
        t.you.hand.has(drawn)


@ERAS
@clause("vgg 2.17.2", "vgd 2.14.2")
def test_a_text_asks_for_a_nation(book: str) -> None:
    text = "[CONT](RC):If you have a <Dragon Empire> vanguard, this unit gets [Power] +1000."
    for clan, power in (("Narukami", 8000), ("Genesis", 7000)):
        you = side(vanguard=unit("first", 3, clans=(clan,)), left=unit("liege", text=text))
        assert table(book, you=you).you.value("liege", "power") == power


@ERAS
@clause("vgg 10.16.1.2", "vgd 7.22.3")
def test_a_text_has_the_opponent_counter_blast(book: str) -> None:
    text = "[ACT](VC):Your opponent [Counter-Blast 1]."
    you = side(vanguard=unit("bailiff", 3, text=text))
    t = table(book, you=you, rival=side(damage=["a", "b"]), cards=[unit("a"), unit("b")], at="main")
    t.you.chooses("activate bailiff")
    t.rival.may_choose_exactly("a", "b")
    t.rival.chooses("b")
    assert t.rival.damage.face_down == ["b"]


@ERAS
@clause("vgg 10.32.3", "vgd 7.28.2")
def test_a_text_waits_for_a_unit_to_move(book: str) -> None:
    mover = unit(
        "mover", 0, text="[AUTO](RC):When this unit moves to another (RC), [Soul-Charge 1]."
    )
    t = table(book, you=side(hand=[mover]), at="main")
    t.you.chooses("call mover", "left front")
    t.you.soul.has(0)
    t.you.chooses("exchange left front left back")
    t.you.soul.has(1)
