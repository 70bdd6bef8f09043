"""What a text has somebody choose, and what comes of it, as it stands in one line of a question."""

import pytest

from bythebook.language import ENGLISH, Language, language_of
from bythebook.testing import Table, character, climax, side, table
from bythebook.testing.dbs import battle, leader
from bythebook.wording import wording_of


def asked(t: Table, language: Language = ENGLISH) -> tuple[str, str]:
    """The pending question, and the note after it."""
    ask = t.game.pending
    assert ask is not None
    found = wording_of(t.game.book.name, language).question(t.game, ask.player)
    return found.words, found.note


@pytest.mark.parametrize(
    ("text", "words", "note"),
    [
        (
            "choose 1 of your other 《Tide》 characters, it gets +1500 power until end of turn.",
            "Choose 1 other Tide card in your stage",
            "then: what was chosen gets +1,500 power until the turn ends",
        ),
        (
            "choose 2 《Tide》 or 《Sea》 characters in your waiting room, return them to hand.",
            "Choose 2 Tide or Sea characters in your waiting room",
            "then: put what was chosen into its owner's hand",
        ),
        (
            'choose 1 "Ebb" in your waiting room, and return it to your hand.',
            'Choose 1 card in your waiting room named "Ebb"',
            "then: put what was chosen into its owner's hand",
        ),
    ],
)
def test_what_is_chosen_is_said_as_a_player_would(text: str, words: str, note: str) -> None:
    lamp = character(
        "Lamp", text=f"【AUTO】 When this card is placed on the stage from your hand, {text}"
    )
    tide = [character(name, traits=("Tide",)) for name in ("Ebb", "Flow", "Surge")]
    mine = side(hand=[lamp], left=tide[0], middle=tide[1], waiting_room=[*tide, tide[0]])
    t = table("ws", mine, at="main")
    t.you.chooses("play Lamp", "right center")
    assert asked(t, ENGLISH.grouped) == (words, note)
    t.ends_asking()


def test_what_later_words_rest_on_is_left_out_and_limits_stand_last() -> None:
    caller = battle(
        "Caller",
        text="[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards with"
        " an energy cost of 3 or less, and KO it.",
    )
    t = table(
        "dbs",
        side(leader=leader("Head"), hand=[caller], energy=3),
        side(leader=leader("Foe"), battle_area=["filler", "filler"]),
        at="main",
    )
    t.you.chooses("play Caller")
    words, note = asked(t)
    assert words == (
        "Choose up to 1 battle card in your opponent's battle area whose energy cost is 3 or less"
    )
    assert note == "then: KO what was chosen"
    t.ends_asking()


def test_large_numbers_are_grouped_as_each_language_does_only_where_that_is_wished() -> None:
    indonesian = language_of("id")
    assert ENGLISH("+{power}", power=12000) == "+12000"
    assert ENGLISH.grouped("+{power}", power=12000) == "+12,000"
    assert indonesian.grouped("+{power}", power=12000) == "+12.000"
    assert indonesian.grouped.figure(12000, "+") == "+12.000"
    # What was said already, as the name of a card, stays as it is.
    assert ENGLISH.grouped("{card}", card="Unit 12000") == "Unit 12000"


@pytest.mark.parametrize(
    ("icon", "wanted"),
    [
        ("comeback", "Trigger icon: which card goes to its owner's hand?"),
        ("standby", "Standby icon: which character comes onto your stage?"),
    ],
)
def test_an_icon_asks_for_what_it_does(icon: str, wanted: str) -> None:
    """Not by the clause on who performs icons, which is where it is asked."""
    mine = side(left="Ace", deck=[climax("Call", icons=(icon,)), "filler"], waiting_room=["Sub"])
    t = table("ws", mine, cards=[character("Ace"), character("Sub")], at="attack")
    t.you.chooses("attack with Ace")
    assert asked(t) == (wanted, "")
    t.ends_asking()
