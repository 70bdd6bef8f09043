"""The second game's texts: read, printed back, and never taken for one another."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.text.dbs_texts import ALL

from bythebook.games.dbs.cards.cards import BATTLE, BLOCKER, EXTRA, LEADER
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND, LEADER_AREA
from bythebook.kernel.abilities.abilities import Ability
from bythebook.library.playable import check_playable
from bythebook.text import Damaged, TextError, Unread
from bythebook.text.dbs import (
    Unplayable,
    abilities_of,
    entries_of,
    parse,
    read,
    read_all,
    show,
)
from bythebook.text.dbs.normalise import detokenise, normalise
from bythebook.text.dbs.wording import LINES


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_a_text_is_printed_back_as_it_was(text: str, kind: int) -> None:
    for ability in read_all(text, kind):
        check_playable(ability)
        assert normalise(show(ability)) == normalise(text)
        # What is printed reads as the same skill.
        assert ability in read_all(show(ability), kind)


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_tokens_are_written_so_that_they_are_cut_alike(text: str, kind: int) -> None:
    tokens = normalise(text)
    assert normalise(detokenise(tokens)) == tokens


# Of each group every word stands for every other.
GROUPS = [
    ["hand", "Drop Area", "deck", "life", "Warp", "energy", "Battle Area"],
    ["top", "bottom"],
    ["or more", "or less"],
    ["red", "blue", "green"],
    ["Rest Mode", "Active Mode"],
    ["for the turn", "for the battle"],
    ["Battle Card", "Extra Card", "Unison Card", "card"],
    ["Battle Cards", "Extra Cards", "cards"],
    ["[Double Strike]", "[Triple Strike]", "[Critical]"],
    ["[Activate: Main]", "[Activate: Battle]"],
    ["[Counter: Attack]", "[Counter: Play]"],
    ["power", "combo power"],
    ["draw", "discard"],
    ["KO it", "play it", "switch it to Rest Mode"],
    ["If you do", "If you don't"],
    ["attacks", "is attacked"],
    ["«Heron»", "«Stork»", "<Heron>", "{Heron}"],
    ["RR", "RG", "R"],
]
DROPPED = ["you may ", "up to ", "[Once per turn] ", "[Once per turn]", "not ", "mono-", "other "]
ONE_WAY = {"your opponent's": ["your"], "their": ["your"], "your": ["your opponent's"]}


def _at(text: str, word: str) -> Iterator[tuple[int, int]]:
    pattern = rf"(?<![A-Za-z'\[«<{{]){re.escape(word)}(?![A-Za-z'\]])"
    for match in re.finditer(pattern, text):
        yield match.span()


def variants(text: str) -> Iterator[str]:
    """The text with one word changed."""
    for match in re.finditer(r"[0-9]+", text):
        yield text[: match.start()] + str(int(match[0]) + 1) + text[match.end() :]
    for match in re.finditer(r"[+-](?=[0-9])", text):
        yield text[: match.start()] + ("-" if match[0] == "+" else "+") + text[match.end() :]
    for group in GROUPS:
        for word in group:
            for start, end in _at(text, word):
                for other in group:
                    if other != word:
                        yield text[:start] + other + text[end:]
    for word in DROPPED:
        for match in re.finditer(re.escape(word), text):
            yield text[: match.start()] + text[match.end() :]
    for word, others in ONE_WAY.items():
        for start, end in _at(text, word):
            for other in others:
                yield text[:start] + other + text[end:]


# Whose area it is said to be changes nothing where the rules send cards to their owners (3-1-7-1).
# The card is known to be of that type anyway.
OF_TYPE = re.compile(r"\b(play(?:ed)? a|chosen|played|[Tt]he|play that) Battle Card")
SAME = re.compile(
    r"\b(?:your opponent's|your|their|its owner's|their owners'|(?<=only include) up to)\b"
)


def meaning(text: str, kind: int) -> tuple[Ability, ...] | None:
    """What a text means on a card of a kind, or None if it is not read."""
    try:
        return read_all(text, kind)
    except TextError:
        return None


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_one_word_makes_a_difference(text: str, kind: int) -> None:
    here = meaning(text, kind)
    assert here is not None
    alike = [
        changed
        for changed in variants(text)
        if meaning(changed, kind) == here
        and SAME.sub("", changed) != SAME.sub("", text)
        and OF_TYPE.sub(r"\1 card", changed) != OF_TYPE.sub(r"\1 card", text)
    ]
    assert alike == []


def test_brackets_and_spellings_of_all_printings_are_one() -> None:
    text = "[Activate: Main] R[one] : Choose up to 1 «Heron» <Rook> card in your hand and play it."
    same = "[Activate Main] R① ： Choose up to 1 《Heron》 ＜Rook＞ card in your hand and play it."
    assert normalise(text) == normalise(same)
    assert read(text, BATTLE) == read(same, BATTLE)
    longer = (
        "[Auto] When this card attacks, this card gains +5000 power for the duration of the turn."
    )
    assert read(longer, BATTLE) == read(longer.replace("the duration of ", ""), BATTLE)


def test_bullets_belong_to_what_is_before_them() -> None:
    lines = ("[Auto] When you play this card, choose one-", "・Draw 1 card.", "・ Draw 2 cards.")
    assert len(entries_of((*lines, "[Blocker]"))) == 2
    assert len(abilities_of((*lines, "[Blocker]"), BATTLE)) == 2


def test_what_somebody_else_does_is_kept_apart() -> None:
    theirs = "[Auto] When you play this card, your opponent chooses 1 card in their hand and {} it."
    with pytest.raises(TextError):
        read(theirs.format("returns"), BATTLE)
    assert read(theirs.format("discards"), BATTLE) != read(theirs.format("discard"), BATTLE)


def test_a_wrong_reminder_is_refused() -> None:
    text = "[Double Strike] (This card inflicts {} damage instead of 1 when attacking.)"
    assert read_all(text.format(2), BATTLE)
    with pytest.raises(Unplayable):
        read_all(text.format(3), BATTLE)
    with pytest.raises(Unplayable):
        read_all(text.format(2).replace("Double", "Triple"), BATTLE)
    with pytest.raises(Unplayable):
        read_all(
            "[Auto][Sparking 5] (This skill takes effect when you have 6 or more cards in your "
            "Drop Area.) When this card attacks, draw 1 card.",
            BATTLE,
        )


def test_top_or_bottom_leaves_open_whether_each_card_may_go_elsewhere() -> None:
    text = "[Auto] When this card attacks, look at up to 3 cards from the top of your deck and "
    read(text + "place them on the top and/or bottom of your deck in any order.", BATTLE)
    with pytest.raises(Unread):
        read(text + "place them on the top or bottom of your deck in any order.", BATTLE)


def test_what_points_to_nothing_is_refused() -> None:
    for text in (
        "[Auto] At the end of your turn, KO it.",
        "[Auto] When this card attacks, choose up to 1 «Heron» card among them.",
        "[Auto] When this card attacks, if you played a card, draw 1 card.",
        "[Activate: Main] Draw 1 card. If you do, draw 1 card. If you do, draw 1 card.",
    ):
        with pytest.raises(Unplayable):
            read_all(text, BATTLE)


def test_what_is_not_read_is_said() -> None:
    with pytest.raises(Unread) as error:
        read_all("[Auto] When this card attacks, sing 1 song.", BATTLE)
    assert error.value.found.startswith("sing")
    with pytest.raises(Damaged):
        parse("[Auto] When this card attacks, draw 1 card § 2.")


def test_where_a_skill_counts() -> None:
    assert read("[Blocker]", BATTLE).marks & BLOCKER
    assert read("[Activate: Main] Play this card from your hand.", BATTLE).zones == (HAND,)
    draw = "[Activate: Main] Draw 1 card."
    assert read(draw, EXTRA).zones == (HAND,)
    assert read_all(draw, EXTRA, True)[0].zones == (BATTLE_AREA,)
    with pytest.raises(Unplayable):
        read("[Field]", BATTLE)
    with pytest.raises(Unplayable):
        read("[Awaken] When your life is at 4 or less : Flip this card over.", BATTLE)
    flips = read("[Awaken] When your life is at 4 or less : Flip this card over.", LEADER)
    assert flips.zones == (LEADER_AREA,)


def test_no_line_of_the_grammar_is_written_twice() -> None:
    lines = [line.strip() for line in LINES.splitlines()]
    said = [line for line in lines if line and not line.startswith("#")]
    # Two lines that differ only in what they fix read the same words as two things.
    read_as = [re.sub(r"\s*\{=[^}]*\}", "", line) for line in said]
    assert sorted(set(read_as)) == sorted(read_as)


def test_prints_that_files_have_damaged() -> None:
    whole, broken = (f"[Auto{end} When you play this card, draw 1 card." for end in "]}")
    assert read_all(broken, BATTLE) == read_all(whole, BATTLE)
    assert entries_of(("‐",)) == ()
    assert normalise("add up?to 2 {Who?me} cards") == normalise("add up to 2 {Who?me} cards")
    with pytest.raises(Damaged):
        normalise("[EX-Evolve]?, draw 2 cards.")
