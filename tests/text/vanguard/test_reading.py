"""How the card texts of Vanguard are read: exactly, or not at all."""

import pytest
from tests.text.vanguard.vanguard_texts import CHANGES, TEXTS

from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import entries_of, read_all, show
from bythebook.text.vanguard.normalise import normalise


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, 0)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    meant = read_all(text, 0)
    changed = [text.replace(before, after, 1) for before, after in CHANGES if before in text]
    assert changed
    for other in changed:
        try:
            found = read_all(other, 0)
        except TextError:
            continue
        assert found != meant, other


def test_tokens() -> None:
    tokens = normalise('[AUTO](VC)/(RC)[Generation Break 2]:Choose one of your "Quill, Keeper".')
    assert tokens[:6] == ["[AUTO]", "(VC/RC)", "[generation-break", "2", "]", ":"]
    assert tokens[6:] == ["choose", "1", "of", "your", '"Quill, Keeper"', "."]


def test_damage_that_leaves_no_doubt_is_mended() -> None:
    whole = '[ACT](VC):[Counter-Blast 1-card with "Quill" in its card name] Draw a card.'
    broken = '[ACT](VC):[Counter-Blast 1]-card with "Quill" in its card name] Draw a card.'
    assert normalise(broken) == normalise(whole)
    assert read_all(broken, 0) == read_all(whole, 0)
    assert normalise("[ACT](RC):[Rest] this unit] Draw a card.") == normalise(
        "[ACT](RC):[Rest this unit] Draw a card."
    )


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ("[ACT](RC):[[Soul-Blast 1]] Draw a card.", "[ACT](RC):[Soul-Blast 1] Draw a card."),
        (
            "[ACT](RC):[[Counter-Blast 1 & [Soul-Blast 1]] Draw a card.",
            "[ACT](RC):[Counter-Blast 1 & Soul-Blast 1] Draw a card.",
        ),
        (
            "[ACT](RC):[[Rest] this unit & Rest] one of your other rear-guards] Draw a card.",
            "[ACT](RC):[Rest this unit & Rest one of your other rear-guards] Draw a card.",
        ),
        (
            "[AUTO](RC);When this unit atttacks, draw a card..",
            "[AUTO](RC):When this unit attacks, draw a card.",
        ),
        (
            "[AUTO](RC):When this unit attacks, [Soul-Charge1, and Counter-Charge 2。",
            "[AUTO](RC):When this unit attacks, [Soul-Charge 1], and [Counter-Charge 2].",
        ),
        (
            "[CONT](VC)]:If your have a <;Kagero>; vanguard, this unit gets [Power] :+1000.",
            "[CONT](VC):If you have a <Kagero> vanguard, this unit gets [Power] +1000.",
        ),
        (
            "[CONT](VC):If you have a <<<Kagero>>> vanguard, this unit gets [Critica] l+1.",
            "[CONT](VC):If you have a 〈Kagero〉 vanguard, this unit gets [Critical] +1.",
        ),
        (
            '[ACT](VC):This unit gets "[CONT](VC):Resist."" [AUTO](VC):When it attacks, draw."',
            '[ACT](VC):This unit gets "[CONT](VC):Resist." and "[AUTO](VC):When it attacks, draw."',
        ),
    ],
)
def test_broken_brackets_signs_and_letters_are_mended(broken: str, whole: str) -> None:
    assert normalise(broken) == normalise(whole)


def test_a_granted_ability_keeps_its_reminder_and_its_label() -> None:
    gets = "[ACT](VC):[Soul-Blast 1] Choose one of your units, and until end of turn, it gets"
    resist = '"[CONT](VC/RC/GC):Resist (This unit cannot be chosen by your opponent\'s effects)".'
    (ability,) = read_all(f"{gets} {resist}", 0)
    assert normalise(show(ability)) == normalise(f"{gets} {resist}")
    label = '"Shadowstitch-[AUTO](RC):When this unit attacks, draw a card.".'
    (ability,) = read_all(f"{gets} {label}", 0)
    assert normalise(show(ability)) == normalise(f"{gets} {label}")


@pytest.mark.parametrize(
    "text",
    [
        # a name that is gone, a clan that is misspelt, a question mark for a bracket
        "[CONT](VC):If you have a <> vanguard, this unit gets [Power] +1000.",
        "[CONT](VC):If you have a <Kagerou> vanguard, this unit gets [Power] +1000.",
        "[CONT](VC):If you have a ?Kagero? vanguard, this unit gets [Power] +1000.",
        # nothing to point back to, nothing to pay, no place, no duration
        "[AUTO](RC):When this unit attacks, the boosted unit gets [Power] +1000 until end of turn.",
        "[AUTO](RC):When this unit attacks, put the rest into your hand.",
        "[AUTO](RC):When this unit attacks, you may pay the cost. If you do, draw a card.",
        "[AUTO]:When your other unit attacks, draw a card.",
        "[AUTO](RC):When this unit attacks, during your turn, this unit gets [Power] +1000.",
        "[AUTO](RC):When this unit attacks, choose a card, and retire it.",
        # two cards could be meant
        (
            "[AUTO](RC):[Counter-Blast 1] When your other unit attacks, [Stand] "
            "this unit, and it gets [Power] +1000 until end of turn."
        ),
    ],
)
def test_what_leaves_a_doubt_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)


@pytest.mark.parametrize(
    "text",
    [
        (
            "[AUTO](RC)[Generation Break 1](This ability is active if you have two "
            "or more face up G units in total on your (VC) or G zone):When this unit "
            "attacks, draw a card."
        ),
        (
            "[AUTO](RC)[Limit-Break 4](This ability is active if you have five or "
            "more damage):When this unit attacks, draw a card."
        ),
        (
            "[CONT](VC/RC):Lord (When a unit of the same clan rides this unit, you "
            "may call this unit to (RC))"
        ),
        (
            "[AUTO](RC)Brave (Active if you have three or more damage):When this "
            "unit attacks, draw a card."
        ),
    ],
)
def test_a_reminder_has_to_explain_what_it_stands_with(text: str) -> None:
    with pytest.raises(Unplayable, match="reminder"):
        read_all(text, 0)


def test_entries_broken_inside_of_quotes_are_put_together() -> None:
    broken = (
        '[AUTO](VC):When this unit attacks, until end of turn, it gets "',
        '[AUTO](VC):When this unit attacks, draw a card.".',
        "(No written effect.)",
        "[CONT](RC):Resist",
    )
    assert len(entries_of(broken)) == 2
    two = "[CONT](RC):Resist.[AUTO](RC):When this unit attacks, draw a card."
    assert len(entries_of((two,))) == 2


def test_this_unit_in_quotes_is_whoever_gets_the_ability() -> None:
    text = (
        "[ACT](RC):[Soul-Blast 1] Choose one of your other units, and until end of turn, it gets "
        '"[AUTO](VC/RC):When this unit attacks, this unit gets [Power] +1000 until end of turn.".'
    )
    (ability,) = read_all(text, 0)
    (granted,) = ability.inner()
    inner = "[AUTO](VC/RC):When this unit attacks, this unit gets [Power] +1000 until end of turn."
    assert (granted,) == read_all(inner, 0)
