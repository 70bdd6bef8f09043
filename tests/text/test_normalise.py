"""Printed text to tokens and back; all texts are invented."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bythebook.text import Damaged, fold_name
from bythebook.text.ws.folds import NUMBERS, PHRASES, WORDS
from bythebook.text.ws.normalise import detokenise, normalise

NEW = "【AUTO】 During the turn that this card is placed on the stage from your hand"


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("", ""),
        (" \t\n\u3000 ", ""),
        ("Draw two cards.", "draw 2 card ."),
        ("DRAW 2 CARDS .", "draw 2 card ."),
        ("This card gets +1000 power and -1 soul.", "this card get +1000 power and -1 soul ."),
        ("＋５００ power, −X level", "+500 power , -X level"),
        ("+1,500 power, 2,000 or more", "+1500 power , 2000 or more"),
        ("1,2 and 12,34", "1 , 2 and 12 , 34"),
        ("level X or lower", "level x or lower"),
        ("X is equal to that card's level ×500", "x is equal to that card's level × 500"),
        ("your opponent’s cards", "your opponent's card"),
        ("the characters' levels", "the characters' level"),
        ("a face-up card", "a face-up card"),
        ("(2)(X) ( 3 ) (one)", "(2) (X) (3) (1)"),
        ("(Damage may be cancelled)", "( damage may be canceled . )"),
        ("power - or +1", "power - or +1"),
        ("level - or lower, cost -", "level 0 or lower , cost 0"),
        ("+4--- power, +15-- power, Backup 25--", "+4000 power , +1500 power , backup 2500"),
        ("level - or lower, cost 0", "level - or lower , cost 0"),
        ("level - or lower, +1000", "level 0 or lower , +1000"),
        ("① and (2)", "(1) and (2)"),
        ("［(1)］ & a／b; c: d", "[ (1) ] & a / b ; c : d"),
        (
            "【Auto】【CX Combo】 [AUTO] [REST] [Rest it]",
            "【AUTO】 【CXCOMBO】 【AUTO】 【REST】 [ rest it ]",
        ),
        ("his or her hand", "their hand"),
        ("until the end of turn", "until end of turn"),
        ("an event", "a event"),
    ],
)
def test_words_numbers_and_marks(text: str, tokens: str) -> None:
    assert normalise(text) == tokens.split()


def test_dashes_stand_for_zeros_only_where_no_zero_is_printed() -> None:
    with pytest.raises(Damaged, match="prints zeros"):
        normalise("+4--- power and +1500 power")


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ('"Lantern  Keeper, Mio" gets', ['"Lantern Keeper, Mio"', "get"]),
        ("“Gets Two”/＂B＂", ['"Gets Two"', "/", '"B"']),
        ("《Deep  Sea》 or 〈Moss〉", ["《Deep Sea》", "or", "《Moss》"]),
        # A name with a quoted word at its beginning, its end, in its middle, or nothing else.
        ('""Storm" Mio" and', ['"“Storm” Mio"', "and"]),
        ('"Mio "Storm""', ['"Mio “Storm”"']),
        ('1 "The "Storm" Mio"', ["1", '"The “Storm” Mio"']),
        ('""Storm"", "“Storm”"', ['"“Storm”"', ",", '"“Storm”"']),
        # Inside a name nothing is folded but characters.
        ('"Two Cards (2) 【AUTO】 Ｃafé!?"', ['"Two Cards (2) 【AUTO】 Café!?"']),
    ],
)
def test_names_and_traits_keep_their_case(text: str, tokens: list[str]) -> None:
    assert normalise(text) == tokens


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ('get "【CONT】 Encore."', "get “ 【CONT】 encore . ”"),
        ('get "[ACT] Draw" here', "get “ 【ACT】 draw ” here"),
        (
            'Perform the following action. "Draw 1 card." Then rest "Mio."',
            'perform the following action . “ draw 1 card . ” then rest "Mio."',
        ),
        (
            'Do 1 of the following. "Draw." "Get "【AUTO】 Put "Mio" in."" "Rest."',
            'do 1 of the following . “ draw . ” “ get “ 【AUTO】 put "Mio" in . ” ” “ rest . ”',
        ),
        ('the following "Mio"', 'the following "Mio"'),
        ('the following. And. "Mio."', 'the following . and . "Mio."'),
    ],
)
def test_a_quoted_ability_or_action_is_cut_into_tokens_too(text: str, tokens: str) -> None:
    assert normalise(text) == tokens.split()


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("Draw @ card", (5, 6)),
        ("Draw 1 card?", (11, 12)),
        ("Ｄraw é", (5, 6)),
        ("a <b>", (2, 3)),
        ("+ 500", (0, 1)),
        ("it 'is'", (3, 4)),
        ("\x00", (0, 1)),
        ("\ud800", (0, 1)),
        ("《Sea", (0, 1)),
        ("《 》", (0, 3)),
        ('《S"ea》 "', (0, 1)),
        ("【?】", (0, 1)),
        ('a "Mio', (2, 3)),
        ('get "draw "Mio" card', (4, 5)),
        ("Mio”", (3, 4)),
        ('a " " b', (2, 5)),
    ],
)
def test_damage_is_refused_with_its_place(text: str, span: tuple[int, int]) -> None:
    with pytest.raises(Damaged) as caught:
        normalise(text)
    assert caught.value.span == span
    assert str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "【AUTO】 [(1) Put 1 《Sea》 card into your stock] When “Mio” attack, draw 2 card.",
        "【CONT】 This card get +X power. X is equal to your level ×500.",
        "Bond/“The “Storm” Mio” [(1)]",
        "This card get “【CONT】 It cannot attack.” If you do, rest it.",
    ],
)
def test_print_is_readable(text: str) -> None:
    assert detokenise(normalise(text)) == text.replace("×500", "× 500")


MARKS = "\"“”《》【】[](){}.,:;&/×+-'’ \n?@éX1２"
PIECES = """draw the following end of his or her cards an one X can't 【AUTO】 [AUTO] "Mio"
"Storm" 《Sea》 (2) +1000 1,000"""
_pieces = st.sampled_from([*MARKS, ". ", *PIECES.split()])


@given(st.lists(_pieces, max_size=40).map("".join) | st.text())
@example("(one)")
@example("[one")
@example("“【AUTO】 “.a” b”")
@example('following. "a" "b."')
def test_any_text_is_tokens_that_print_and_read_alike_or_damaged(text: str) -> None:
    try:
        tokens = normalise(text)
    except Damaged as damaged:
        start, end = damaged.span
        assert 0 <= start < end <= len(text)
        return
    assert all(tokens)
    assert tokens.count("“") == tokens.count("”")
    assert normalise(detokenise(tokens)) == tokens


@given(st.text())
def test_a_name_is_the_same_by_itself_and_in_a_text(name: str) -> None:
    try:
        tokens = normalise(f"“{name}”")
    except Damaged:
        return
    if len(tokens) == 1:
        assert tokens == [f'"{fold_name(name)}"']


@pytest.mark.parametrize("name", ['6" Nail', "Mio”", ""])
def test_a_name_of_odd_quotes_is_still_a_name(name: str) -> None:
    assert fold_name(name) == name


def test_the_tables_lead_to_words_that_stay() -> None:
    kept = {**NUMBERS, **WORDS}
    for word in [*kept.values(), *(word for words in PHRASES.values() for word in words)]:
        assert word not in kept
    for words in PHRASES:
        assert not kept.keys() & set(words)


@pytest.mark.parametrize(
    ("text", "first", "folded"),
    [
        # "If" is "when" only where an ability would wait for nothing without.
        ("【AUTO】 If this card becomes", "if", True),
        ("【AUTO】 When this card attacks, if this card becomes", "if", False),
        ("【AUTO】 During your turn, if this card is put", "if", True),
        ("【CONT】 During your turn, if this card is put", "if", False),
        (f"{NEW}, if the damage dealt by this card is", "if", True),
        ("placed on the stage from your hand, if the damage dealt by this card is", "if", False),
        # Whose hand it is stands in whose climax area it is.
        ("placed on your climax area from hand", "from hand", True),
        ("placed on your opponent's climax area from hand", "from hand", False),
    ],
)
def test_folds_keep_to_what_can_be_nothing_else(text: str, first: str, folded: bool) -> None:
    assert (first in " ".join(normalise(text))) != folded


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("COUNTER@ Draw", "【COUNTER】 draw"),
        ("AUTO＠ draw", "【AUTO】 draw"),
        ("becomes Reversed@ in", "become 【REVERSE】 in"),
        ("cannot @STAND during", "cannot 【STAND】 during"),
        ("(Stock@: when", "( 【POOL】 : when"),
        ("as 【REST】' />)", "as 【REST】 )"),
        ("When?this?card?attacks, draw", "when this card attack , draw"),
        ("[1] draw", "[ (1) ] draw"),
        ("[2 put 1 card", "[ (2) put 1 card"),
        ("《“Sea”》 characters", "《Sea》 character"),
        ("end of turn..", "end of turn ."),
        ('get "【CONT】 this gets +500 power"', "get “ 【CONT】 this get +500 power . ”"),
        ('get "【AUTO】 Encore [(1)]."', "get “ 【AUTO】 encore [ (1) ] ”"),
        ('get "【AUTO】 draw "Mio" card', 'get “ 【AUTO】 draw "Mio" card ”'),
    ],
)
def test_what_files_have_made_of_a_print(text: str, tokens: str) -> None:
    assert normalise(text) == tokens.split()


def test_a_name_keeps_what_a_text_loses() -> None:
    assert normalise('"Who?me" and "《Sea》"') == ['"Who?me"', "and", '"《Sea》"']
