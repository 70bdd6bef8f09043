"""A third game's texts, read on what all games share with nothing but the game's own words."""

from __future__ import annotations

import pytest
from tests.kernel.cards import card
from tests.kernel.table import board, side
from tests.kernel.tiny import BACK, DISCARD, FIELD, FRONT, HAND, POWER, REST, STAND
from tests.text.tiny_dialect import GRAMMAR, LINES, normalise, read, show

from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED, If
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num
from bythebook.kernel.language.words import AT_LEAST, OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import ChooseCards, TakeTop, TurnCards
from bythebook.text import Unread
from bythebook.text.english.dialect import ENGLISH, lines_of
from bythebook.text.meaning import Unplayable

CALLED = "[Call] When this card is called"
END = "until the end of the turn"
TEXTS = [
    "[Bell] Draw 2 cards.",
    "[Bell] Choose up to two «Sea» or «Moss» cards in your discard, then add them to your hand.",
    f"[Bell] Choose 1 of your scouts with 4 or more power, and it gets +2 power {END}.",
    "[Bell] If you have 3 or more cards in your hand, draw 1 card; otherwise, draw 2 cards.",
    "[Bell] Your opponent chooses 1 card in their hand and discards it.",
    "[Bell] Both players draw a card.",
    "[Bell] Rest all of your opponent's other scouts.",
    f"{CALLED}, you may discard a card. If you do, draw 2 cards.",
    f"{CALLED}, choose up to 1 of your opponent's «Sea» scouts in the front row and rest it.",
    f"{CALLED}, rest this card, then at the end of the turn, stand this card.",
    f"{CALLED} during your turn, unless you have another «Sea» scout, rest this card.",
    "[Always] If you have 2 or more other «Sea» scouts, this card gets +2 power.",
    "[Always] This card gets +1 power for each «Moss» scout in your back row.",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_printed_back(text: str) -> None:
    read(text)
    assert normalise(show(text)) == normalise(text)


def test_what_it_means_is_the_kernels() -> None:
    theirs = Cards(OPPONENT, FIELD)
    assert read("[Bell] Choose 1 of your opponent's scouts and rest it.") == Ability(
        ACT,
        FIELD,
        body=(ChooseCards(theirs, Num(1), False), TurnCards(Bound(R_CHOSEN), REST)),
    )
    mine = AmountIs(Count(Cards(YOU, (HAND,))), AT_LEAST, 3)
    one, two = (TakeTop(0, HAND, Num(n), reg=R_MOVED) for n in (1, 2))
    assert read(TEXTS[3]).body == (If(mine, (one,), (two,)),)


def test_what_could_be_two_things_is_refused_here_too() -> None:
    with pytest.raises(Unplayable, match="nothing was spoken of"):
        read("[Bell] Rest it.")
    with pytest.raises(Unplayable, match="otherwise"):
        read("[Bell] Draw 1 card; otherwise, draw 2 cards.")
    with pytest.raises(Unplayable, match="nobody else sees"):
        read("[Bell] If you have 2 or more «Sea» cards in your hand, draw 1 card.")


def test_what_the_game_has_no_words_for_is_not_read() -> None:
    with pytest.raises(Unread, match="red"):
        read("[Bell] Choose 1 red scout and rest it.")
    with pytest.raises(Unread):
        read("[Bell] Rest 1 scout in your deck.")
    words = GRAMMAR.words
    assert {"otherwise", "chosen", "scout"} <= words
    assert "color" not in words


def test_lines_of_all_games_fit_themselves_to_the_words_a_game_has() -> None:
    rules = {line.partition("=")[0].strip() for line in lines_of(ENGLISH, ()).splitlines()}
    # Without words for them there are no areas, no colors, no names and no conditions of cards.
    assert not {"area", "colored", "named", "headless", "until"} & rules
    own = {line.partition("=")[0].strip() for line in LINES.strip().splitlines()}
    assert len(own) < 15


def test_it_is_played() -> None:
    bell = card("bell", read("[Bell] Choose 1 of your opponent's «sea» scouts and rest it."))
    sea, moss = card("sea", traits="sea"), card("moss", traits="moss")
    t = board(side(front=[bell]), side(back=[sea, moss]))
    t.activate("bell")
    refs = [t.ref("sea"), t.ref("moss")]
    assert [t.game.state.orient[ref & CARD] for ref in refs] == [REST, STAND]


def test_whoever_may_is_asked_and_if_you_do_asks_what_was_done() -> None:
    caller = card("caller", read(TEXTS[7]))
    for answer, hand, discard in (("yes", ["filler"] * 2, ["spare"]), ("no", ["spare"], [])):
        t = board(side(hand=[caller, "spare"]))
        t.change(move([t.ref("caller")], FRONT))
        t.asks(0, "yes", "no")
        t.choose(answer)
        assert (t.names(0, HAND), t.names(0, DISCARD)) == (hand, discard)


def test_for_each_is_worked_out() -> None:
    t = board(side(front=[card("one", read(TEXTS[12]), power=3)], back=[card("m", traits="Moss")]))
    assert t.value(POWER, "one") == 4
    t.change(move([t.ref("m")], DISCARD))
    assert t.value(POWER, "one") == 3
    assert t.names(0, BACK) == []
