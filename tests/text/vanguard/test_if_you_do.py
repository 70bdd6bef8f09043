"""What shows whether something optional was done: not what was done before it."""

import pytest

from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all

BEFORE = "Choose up to one of your opponent's rear-guards, retire it"


@pytest.mark.parametrize("rivals", [{}, {"left": "filler"}])
@pytest.mark.parametrize("wish", ["yes", "no"])
def test_what_was_done_before_says_nothing_of_what_one_may_do(
    wish: str, rivals: dict[str, str]
) -> None:
    may = "you may have this unit get [Power] +1000 until end of turn"
    text = f"[ACT](RC):[Soul-Blast 1] {BEFORE}, and {may}. If you do, draw a card."
    you = side(left=unit("doer", 1, 7000, text=text), soul=["filler"])
    t = table("vgg", you=you, rival=side(**rivals), at="main")
    t.you.chooses("activate doer", *["filler"][: len(rivals)])
    held = len(t.you.hand.names)
    t.you.chooses(wish)
    assert t.you.value("doer", "power") == (8000 if wish == "yes" else 7000)
    t.you.hand.has(held + (wish == "yes"))


@pytest.mark.parametrize("chosen", ["mate", "done"])
def test_who_was_not_chosen_got_nothing(chosen: str) -> None:
    may = "you may have it get [Power] +1000 until end of turn"
    text = (
        "[ACT](RC):[Soul-Blast 1] Choose up to one of your other rear-guards, and "
        f"{may}. If you do, draw a card."
    )
    you = side(left=unit("doer", text=text), right=unit("mate"), soul=["filler"])
    t = table("vgg", you=you, at="main")
    held = len(t.you.hand.names)
    t.you.chooses("activate doer", chosen, "yes")
    t.you.hand.has(held + (chosen == "mate"))


def test_if_you_do_not_after_an_if_and_nothing_one_may_do_leaves_open_what_is_not_so() -> None:
    asks = "If you do not, [Counter-Charge 1]."
    chosen = "choose one of your rear-guards"
    may = f"if you have a grade 3 vanguard, {chosen}, and you may retire it. {asks}"
    assert read_all(f"[AUTO](VC):When this unit attacks, {may}", 0)
    done = f"{chosen}, and retire it. {asks}"
    assert read_all(f"[AUTO](VC):When this unit attacks, {done}", 0)
    with pytest.raises(Unplayable, match="not so or not done"):
        read_all(f"[AUTO](VC):When this unit attacks, if you have a grade 3 vanguard, {done}", 0)


@pytest.mark.parametrize("name", ["Quill, Keeper", "helper"])
def test_what_is_done_if_you_do_can_itself_not_have_been_done(name: str) -> None:
    text = (
        "[ACT](RC):[Soul-Blast 1] You may have this unit get [Power] +1000 until end of turn. If"
        ' you do, choose one of your rear-guards with "Quill" in its card name, and return it to'
        " your hand. If you do, draw a card."
    )
    you = side(left=unit("doer", 1, 7000, text=text), right=unit(name), soul=["filler"])
    t = table("vgg", you=you, at="main")
    held = len(t.you.hand.names)
    t.you.chooses("activate doer", "yes")
    t.you.hand.has(held + 2 * (name != "helper"))
    assert t.you.value("doer", "power") == 8000


@pytest.mark.parametrize("before", [{}, {"bind": "critical"}])
def test_who_was_never_asked_has_not_done_it(
    before: dict[str, str],
) -> None:
    may = "choose a card from your hand, and you may discard it. If you do, draw two cards"
    text = (
        "[ACT](RC):[Soul-Blast 1] If you have a vanguard, this unit gets [Power] +1000 until end of"
        f" turn. Then, if you have a face up card in your bind zone, {may}."
    )
    you = side(left=unit("doer", 1, 7000, text=text), hand=["filler"], soul=["filler"], **before)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    if before:
        t.you.chooses("yes")
    assert t.you.value("doer", "power") == 8000
    t.you.hand.has(2 if before else 1)


def test_if_you_do_not_after_a_condition_in_the_middle_leaves_open_what_is_not_so() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, if you have a vanguard, this unit gets [Power] +1000"
        " until end of turn. Then, if you have a face up card in your bind zone, choose a card from"
        " your hand, and you may discard it. If you do{}, draw two cards."
    )
    assert read_all(text.format(""), 0)
    with pytest.raises(Unplayable, match="not so or not done"):
        read_all(text.format(" not"), 0)
