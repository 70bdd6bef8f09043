"""Weiss Schwarz texts: what is read comes back in the same words, and nothing is guessed."""

from __future__ import annotations

import random
import re

import pytest
from tests.text.ws_doings import SHIFT
from tests.text.ws_texts import MORE, PLACED, REMINDERS, TOP

from bythebook.games.ws.cards import (
    BLUE,
    CHARACTER,
    CLIMAX,
    EVENT_CARD,
    POWER,
    RED,
    SOUL,
    TRAITS,
    TYPE,
)
from bythebook.games.ws.keywords.keywords import INHERENT_ENCORE, encore_ability
from bythebook.games.ws.texts.effects import Draw, StockCost
from bythebook.games.ws.zones.zones import CLIMAX_AREA, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import AUTO, CONT, EV_MOVE, Ability, Modifier, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, If, IfDid, MayPay
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU
from bythebook.kernel.language.words import Test as Asks
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import END_OF_TURN, UNSAID, Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.text import Damaged, TextError, Unprintable, Unread
from bythebook.text.cards import own_cards
from bythebook.text.ws import Unplayable, abilities_of, entries_of, read, read_all, show, tokens_of
from bythebook.text.ws.normalise import detokenise, normalise
from bythebook.text.ws.wording import GRAMMAR

TEXTS = [
    (card.values[TYPE], entry)
    for card in own_cards("ws").values()
    for entry in entries_of(card.text, card.values[TYPE])
] + MORE


@pytest.mark.parametrize(("kind", "text"), TEXTS, ids=lambda value: str(value)[:60])
def test_every_text_is_read_and_printed_back(kind: int, text: str) -> None:
    ability = read(text, kind)
    assert normalise(show(ability)) == normalise(text)
    assert read(show(ability), kind) == ability


def test_every_node_is_used_by_some_text() -> None:
    seen: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, tuple):
            for item in node:
                visit(item)
        elif type(node).__module__.startswith("bythebook.text.ws"):
            seen.add(type(node).__name__)
            for value in vars(node).values():
                visit(value)

    for kind, text in TEXTS:
        visit(read(text, kind).words)
    written = set(re.findall(r"= (\w+) :", "\n".join(_lines())))
    said = {n for n in written if not (n.isupper() or n.isdigit() or n in ("True", "False"))}
    assert said - seen == {"IconReminder"}


def _lines() -> list[str]:
    from bythebook.text.ws.wording import LINES

    return LINES.splitlines()


# --- what it means -------------------------------------------------------------------------------


def test_a_cost_is_offered_and_what_follows_hangs_on_it() -> None:
    text = f"【AUTO】 [(1)] {PLACED}, you may pay the cost. If you do, draw 1 card."
    assert read(text, CHARACTER) == Ability(
        AUTO,
        STAGE,
        Trigger(EV_MOVE, This(), (HAND,), STAGE),
        cost=(StockCost(1),),
        body=(MayPay(), IfDid((Draw(Num(1)),))),
    )


def test_a_condition_holds_for_the_sentences_that_hang_on_it() -> None:
    text = (
        f"【AUTO】 [(1)] {PLACED}, if you have 2 or more other characters, you may pay the cost. "
        "If you do, draw 1 card. Draw 1 card."
    )
    condition = AmountIs(Count(Cards(YOU, STAGE, (), other=True)), AT_LEAST, 2)
    assert read(text, CHARACTER).body == (
        # All that follows is what the cost was paid for.
        If(condition, (MayPay(), IfDid((Draw(Num(1)), Draw(Num(1)))))),
    )
    text = (
        f"【AUTO】 {PLACED}, if you have 2 or more other characters, you may draw 1 card. "
        "If you do, draw 1 card. Draw 1 card."
    )
    # What is asked before all else is asked for the whole ability.
    (governed,) = read(text, CHARACTER).body
    assert isinstance(governed, If)
    assert governed.condition == condition
    assert governed.then[2:] == (Draw(Num(1)),)


def test_pronouns_are_bound() -> None:
    text = (
        f"【AUTO】 {PLACED}, choose 1 《Tide》 character in your waiting room, return it to your "
        "hand, choose 1 of your characters, and that character gets +500 power until end of turn."
    )
    found = Cards(
        YOU, (WAITING_ROOM,), (Asks(TYPE, HAS, CHARACTER), Asks(TRAITS, HAS, words=("Tide",)))
    )
    assert read(text, CHARACTER).body == (
        ChooseCards(found),
        MoveCards(Bound(R_CHOSEN), HAND),
        ChooseCards(Cards(YOU, STAGE)),
        Give(Bound(R_CHOSEN), POWER, Num(500)),
    )


def test_what_says_nothing_of_its_end_lasts_for_the_game() -> None:
    ability = read(f"【AUTO】 {PLACED}, this card gets +500 power.", CHARACTER)
    assert ability.body == (Give(This(), POWER, Num(500), UNSAID),)
    led = (
        f"【AUTO】 {PLACED}, until end of turn, this card gets +500 power, "
        "and this card gets +1 soul."
    )
    both = (Give(This(), POWER, Num(500), END_OF_TURN), Give(This(), SOUL, Num(1), END_OF_TURN))
    assert read(led, CHARACTER).body == both  # it stands before all of it


def test_a_climax_speaks_from_the_climax_area() -> None:
    ability = read("【CONT】 All of your characters get +1000 power and +1 soul.", CLIMAX)
    every = Cards(YOU, STAGE)
    assert ability == Ability(
        CONT,
        (CLIMAX_AREA,),
        modifiers=(Modifier(ADD, POWER, every, Num(1000)), Modifier(ADD, SOUL, every, Num(1))),
    )


def test_keywords_stand_for_their_abilities() -> None:
    assert read("【AUTO】 Encore [(3)]", CHARACTER) == INHERENT_ENCORE
    assert show(INHERENT_ENCORE) == "【AUTO】 Encore [(3)]"
    assert read("【AUTO】 Encore [(2)]", CHARACTER) == encore_ability((StockCost(2),))


def test_the_entries_of_an_event_are_one_text() -> None:
    (ability,) = abilities_of(("Draw 1 card.", "Draw 2 cards."), EVENT_CARD)
    assert ability.body == (Draw(Num(1)), Draw(Num(2)))


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("【AUTO】 When this card sneezes, draw 1 card.", "sneezes , draw 1 card ."),
        ("【AUTO】 When this card attacks, draw 1 card,", ""),
        ("【AUTO】 When this card attacks, draw 1 card. Or not", "or not ."),
        ("【AUTO】 When this card attacks, draw 1 card and sleep.", "and sleep ."),
        ("【CONT】 This card gets +500 power in the rain.", "the rain ."),
        ("【AUTO】 At the beginning of your the encore step, draw 1 card.", None),
        ("【CONT】 All of your characters get +500 power while in your hand.", None),
        ("Draw 1 card.", "draw 1 card ."),
        ("", ""),
    ],
)
def test_unread_text_is_named(text: str, found: str | None) -> None:
    with pytest.raises(Unread) as caught:
        read(text, CHARACTER)
    start, end = caught.value.span
    tokens = tokens_of(text)
    assert end == len(tokens)
    assert found is None or " ".join(tokens[start:end]) == found


def test_a_damaged_text_is_refused() -> None:
    with pytest.raises(Damaged):
        read('【CONT】 All of your "Mio get +500 power.', CHARACTER)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (CHARACTER, f"【AUTO】 [(1)] {PLACED}, draw 1 card."),  # the cost is never offered
        (CHARACTER, f"【AUTO】 {PLACED}, you may pay the cost. If you do, draw 1 card."),
        (CHARACTER, f"【AUTO】 {PLACED}, draw 1 card. If you do, draw 1 card."),
        (CHARACTER, f"【AUTO】 [(1)] {PLACED}, pay the cost."),
        (CHARACTER, f"【AUTO】 {PLACED}, put it into your hand."),
        (CHARACTER, f"【AUTO】 {PLACED}, put the rest into your waiting room."),
        (CHARACTER, f"【AUTO】 {PLACED}, choose 1 card from among them."),
        (CHARACTER, f"【AUTO】 {PLACED}, choose 1 of your climaxes in front of this card."),
        (CHARACTER, f"【AUTO】 {PLACED}, this card gets +500 power while on the stage."),
        (CHARACTER, f"【AUTO】 {PLACED}, this card gets the following ability until end of turn."),
        (CHARACTER, f'【AUTO】 {PLACED}, draw 1 card. "【AUTO】 Encore [(2)]"'),
        (
            CHARACTER,
            (
                f"【AUTO】 {PLACED}, choose 1 of your opponent's characters, and put it into "
                "your stock."
            ),
        ),
        (CHARACTER, "【CONT】 Draw 1 card."),
        (CHARACTER, "【CONT】 This card gets +500 power until end of turn."),
        (CHARACTER, "【ACT】 [Put this card from your hand into your waiting room] Draw 1 card."),
        (
            CHARACTER,
            ("【AUTO】 When this card is placed on your climax area from your hand, draw 1 card."),
        ),
        (CLIMAX, "【AUTO】 Encore [(2)]"),
        (CLIMAX, "【ACT】 [(1)] Draw 1 card."),
    ],
)
def test_what_has_no_meaning_is_refused(kind: int, text: str) -> None:
    with pytest.raises(Unplayable):
        read(text, kind)


def test_the_reminder_of_shift_names_the_color_of_the_card() -> None:
    assert read_all(SHIFT, CHARACTER, (), RED) == read_all(
        "【AUTO】 【CLOCK】 Shift, Level 0", CHARACTER
    )
    for color in (BLUE, 0):  # another color, or an unknown one
        with pytest.raises(Unplayable):
            read_all(SHIFT, CHARACTER, (), color)


@pytest.mark.parametrize(("icon", "does"), REMINDERS)
def test_a_reminder_of_an_icon_has_to_be_right(icon: str, does: str) -> None:
    text = f"(【{icon.upper()}】: When this card triggers, {does})"
    assert read_all(text, CLIMAX, (icon,)) == ()
    with pytest.raises(Unplayable):
        read_all(text, CLIMAX, ("soul",))
    others = [d for i, d in REMINDERS if i != icon]
    for other in others:
        with pytest.raises(Unplayable):
            read_all(f"(【{icon.upper()}】: When this card triggers, {other})", CLIMAX, (icon,))


def test_the_reminder_of_a_shot() -> None:
    who = "the attacking character that triggered this card"
    text = f"(【SHOT】: During this turn, when the next damage dealt by {who} is canceled, deal "
    assert read_all(f"{text}1 damage to your opponent)", CLIMAX, ("shot",)) == ()
    with pytest.raises(Unplayable):
        read_all(f"{text}1 damage to your opponent)", CLIMAX, ("gate",))
    with pytest.raises(Unread):
        read_all(f"{text}2 damage to your opponent)", CLIMAX, ("shot",))


@pytest.mark.parametrize(
    "text",
    [
        f"【AUTO】 Encore [(2)] ({PLACED}, draw 1 card)",
        "【ACT】 【COUNTER】 Backup 1000, Level 1 [(1)] (Draw 1 card)",
        "【AUTO】 When this card attacks, draw 1 card. (Damage may be canceled)",
        f"【AUTO】 {PLACED}, draw 1 card. (Return the revealed card to its original place)",
        # The contrary of what it reminds of.
        (
            f"【AUTO】 {PLACED}, reveal {TOP}. If that card is not a climax, put it into your "
            "stock. (If it is not, return the revealed card to its original place)"
        ),
    ],
)
def test_a_reminder_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read(text, CHARACTER)


def test_run_together_abilities_are_cut_apart_and_loose_quotes_belong_to_what_is_before() -> None:
    one, two = "【CONT】 Great Performance.", "【AUTO】 Encore [(2)]"
    assert entries_of((f"{one} {two}",), CHARACTER) == (one, two)
    start = "【AUTO】 When this card attacks, perform the following action."
    assert entries_of((start, '"Draw 1 card."'), CHARACTER) == (f'{start} "Draw 1 card."',)
    quoted = f'【CONT】 This card gets "【AUTO】 Encore [(2)]". {two}'
    assert entries_of((quoted, "-"), CHARACTER) == (
        '【CONT】 This card gets "【AUTO】 Encore [(2)]".',
        two,
    )


def test_an_ability_without_words_is_not_printed() -> None:
    with pytest.raises(Unprintable):
        show(Ability(CONT, STAGE))


# --- no two texts mean the same by mistake -------------------------------------------------------

# Of several cards, some prints say "it".
ALIKE = [{"it", "them"}]
# Words some prints leave out: parts of a cost stand one after the other without it too.
FILLERS = {"&"}
# After a comma the next thing to do, or to be so, stands with one of these or without.
AFTER_COMMA = {"and", "you", "if"}
# What governs all that follows in its sentence: a full stop would end that.
GOVERNS = {"if", "may", "each", "during", "beginning", "then"}
# Other words for the same, with which a text is still itself.
WHOSE = "(?:your opponent's|your|their|the)"
SURFACE = [
    # What is chosen or paid is in a zone, or from it.
    (r"(card|character|climax|event|icon|marker|\") (?:in|from) (?=your|their)", r"\1 in "),
    (r"(and|instead of) a (card|character)", r"\1 1 \2"),
    (r"(as|with|without) a marker", r"\1 marker"),
    (r"(event|climax|\") or a ", r"\1 or "),
    (r"is a higher", "is higher"),
    (r"marker from underneath", "marker underneath"),
    # Whatever is flipped over is revealed.
    (r"climax revealed among", "climax among"),
    (r"equal to or less than", "equal to or lower than"),
    (r"position that that", "position that"),
    # What is done later is done by itself.
    (r" [.,] if performed", " . if performed"),
    # Otherwise is the other way, in the same sentence or in the next.
    (r" [.,] otherwise", " . otherwise"),
    (r"hand , or by", "hand or by"),
    # A card is put into the hand, or returned there.
    (r"return (it|them) into your hand", r"put \1 into your hand"),
    (r"is being attacked", "is attacked"),
    (r"character is named", "character is"),
    (r" , and ", " and "),
    (r"from (your|the) (hand|stage|memory)", r"from \2"),
    (r"into (your|the) waiting room from", "into waiting room from"),
    (r"or your (memory|deck|clock)", r"or \1"),
    (r"while in your hand", "in your hand"),
    (r"when the damage", "when damage"),
    (r"((?:level|cost) (?:[0-9]+|x)) or more", r"\1 or higher"),
    (r"((?:level|cost) (?:[0-9]+|x)) or less", r"\1 or lower"),
    (r"in (?:your|their|the) (center|back) stage", r"in \1 stage"),
    (r"(that|those) card", r"\1 character"),
    (r"or put into", "or into"),
    (r"use (?:a )?(【ACT】|\"[A-Za-z]+\")(?: ability)?", r"use \1"),
    # A card goes to zones of the player whose it is, whether that is said or not.
    (
        rf"(to|into) (?:{WHOSE} )?(hand|deck|waiting room|memory|stock|clock)\b",
        r"\1 \2",
    ),
    (r" (and|or) if ", r" \1 "),
    (r"” \.", "”"),
    # Hundreds are always of power.
    (r"([+-][0-9]{3,5}) power", r"\1"),
    (r"until end of (turn|your opponent's next turn|your next turn) ,", r"until end of \1"),
    (r"the total number of color", "the number of color"),
    (r"return it to its original", "return to its original"),
    (r"(another|any) open position", "a open position"),
    (r"(turn|,) (get|and) the following ability", r"\1 the following ability"),
    # On one's own climax area lies one's own climax, and on the stage one's own characters.
    (r"when (your|a) climax with", "when climax with"),
    (r"position of (your|the) center stage", "position of center stage"),
    (r"this card was on", "this card is on"),
    (r"following (?:[0-9]+ )?(?:effect|action)", "following action"),
    (r"or is put into", "or into"),
    (r", or become", "or become"),
    (r"or your (waiting room|memory)", r"or \1"),
    (r"or 1 《", "or 《"),
    # A quoted text that nothing ends ends with the text, and so does the last sentence.
    (r"( [.”])+$", ""),
    # Named beside this card they are others.
    (r"(this card and [0-9] of your) other", r"\1"),
    (r"(choose [0-9] of your) other (?=character and this card)", r"\1 "),
]
ZONES = ["hand", "clock", "stock", "memory", "level", "deck"]


def _alike(tokens: list[str], at: int, other: str) -> bool:
    """Whether a word stands there for another, or for none, without saying anything else."""
    token = tokens[at]
    if {token, other} == {",", "."}:
        # Two sentences do what one with a comma between its parts does, if nothing governs them.
        starts = [k for k in range(at) if tokens[k] in {".", "“", "]"}]
        said = tokens[max(starts, default=-1) + 1 : at]
        # What an automatic ability asks first governs all its sentences.
        first = tokens[0] == "【AUTO】" and not {".", "“"} & set(tokens[:at])
        return not GOVERNS & set(said) - ({"if"} if first else set())
    if tokens[at - 1 : at] == [","] and token in AFTER_COMMA:
        return other == "" or other in AFTER_COMMA
    return {token, other} in ALIKE


def _variants(tokens: list[str], chance: random.Random) -> list[list[str]]:
    words = sorted(GRAMMAR.words)
    found: list[list[str]] = []
    for at, token in enumerate(tokens):
        others = [words[chance.randrange(len(words))] for _ in range(4)]
        others += {",": ["."], ".": [","]}.get(token, [])
        if re.fullmatch(r"[+-]?[0-9]+", token):
            others += [str(int(token) + 1) if token[0] not in "+-" else f"{int(token) + 500:+}"]
        elif re.fullmatch(r"\([0-9]+\)", token):
            others += [f"({int(token[1:-1]) + 1})"]
        elif token.startswith("《"):
            others += ["《Other》"]
        elif token.startswith('"'):
            others += ['"Other"']
        elif token in ZONES:
            others += ZONES
        found += [
            [*tokens[:at], other, *tokens[at + 1 :]]
            for other in others
            if other != token and not _alike(tokens, at, other)
        ]
        if token not in FILLERS and not _alike(tokens, at, ""):
            found.append([*tokens[:at], *tokens[at + 1 :]])
    for phrase in (["you", "may"], ["up", "to"], ["waiting", "room"], ["opponent's"]):
        size = len(phrase)
        for at in range(len(tokens) - size + 1):
            if tokens[at : at + size] == phrase:
                found.append([*tokens[:at], *tokens[at + size :]])
                if size == 2 and phrase[0] == "waiting":
                    found += [[*tokens[:at], zone, *tokens[at + 2 :]] for zone in ZONES]
    return found


def _folded(tokens: list[str]) -> str:
    text = " ".join(tokens)
    for pattern, same in SURFACE:
        text = re.sub(pattern, same, text)
    return text


@pytest.mark.parametrize(("kind", "text"), TEXTS, ids=lambda value: str(value)[:60])
def test_a_changed_text_means_something_else_or_is_refused(kind: int, text: str) -> None:
    ability = read_all(text, kind)
    tokens = normalise(text)
    for changed in _variants(tokens, random.Random(text)):
        if _folded(changed) == _folded(tokens):
            continue
        try:
            if tokens_of(detokenise(changed)) == tokens:
                continue  # a comma that older prints leave out, or the last full stop
            other = read_all(detokenise(changed), kind)
        except TextError:
            continue
        assert other != ability, detokenise(changed)
