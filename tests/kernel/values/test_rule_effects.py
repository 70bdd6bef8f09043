"""Effects of rules: there while what decides them is so, and never out of date."""

from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Cards, Num, ValueOf
from bythebook.kernel.state.changes import GAME, clear_counters, counters, give, move, set_var
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.zones import D_COUNTERS
from bythebook.kernel.values.entries import Entry
from bythebook.kernel.values.explain import PRINTED, explain
from tests.kernel.cards import card
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import BACK, FRONT, HAND, LEVEL, POWER, Tiny

CHEERED = 3
"""a kind of counter"""


class Cheering(Tiny):
    """While any card is cheered, who stands in front has what those behind have, together."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.rule_effects_read = D_COUNTERS
        self.rule_effects_write = 1 << POWER
        front, back = Cards(zones=(FRONT,)), Cards(zones=(BACK,))
        modifier = Modifier(ADD, POWER, front, ValueOf(back, POWER))
        self.cheer = Entry(
            ADD, POWER, 2, 1 << 40, -1, -1, 0, modifier, 0, (), self.field_bits, 1 << POWER, True
        )

    def rule_effects(self, game: Game) -> list[Entry]:
        self.asked.append(id(game))
        cheered = any(kind == CHEERED for _, kind in game.state.counters)
        return [self.cheer] if cheered else []


class Tenfold(Amount):
    """For each card ten times its level."""

    def value_for(self, game: Game, card: int) -> int:
        return 10 * game.value(LEVEL, card)

    def differs(self) -> bool:
        return True


class Each(Tiny):
    """Who stands behind has ten times its level more."""

    def rule_effects(self, game: Game) -> list[Entry]:
        modifier = Modifier(ADD, POWER, Cards(zones=(BACK,)), Tenfold())
        reads = self.field_bits
        return [Entry(ADD, POWER, 2, 0, -1, -1, 0, modifier, 0, (), reads, 1 << LEVEL, True)]


SAFE = 32
"""a card that no effect of a text applies to"""


class Safe(Tiny):
    """Who stands behind has two more by a rule; a card may be safe from what texts do."""

    def __init__(self) -> None:
        super().__init__()
        self.shutting_out = SAFE
        self.rule_effects_write = 1 << POWER
        modifier = Modifier(ADD, POWER, Cards(zones=(BACK,)), Num(2))
        of_rule = (-1, -1, 0, modifier, 0, (), self.field_bits, 0, True)
        self.by_rule = Entry(ADD, POWER, 2, 0, *of_rule, clause="tiny 7.3")

    def rule_effects(self, game: Game) -> list[Entry]:
        return [self.by_rule]

    def shuts_out(self, game: Game, cannot: int, card: int, source: int, master: int) -> bool:
        return cannot & SAFE != 0


def cheering() -> Table:
    """Somebody in front with power 3, and one behind with as much."""
    return board(side(front=[card("a")], back=[card("b")], hand=[card("c")]), book=Cheering())


def test_it_comes_and_goes_with_what_decides_it() -> None:
    t = cheering()
    assert t.value(POWER, "a") == 3
    t.change(counters(t.ref("b"), CHEERED, 1))
    assert t.value(POWER, "a") == 6
    t.change(counters(t.ref("b"), CHEERED, -1))
    assert t.value(POWER, "a") == 3


def test_while_it_is_there_it_is_worked_out_on_what_it_reads() -> None:
    t = cheering()
    t.change(counters(t.ref("b"), CHEERED, 1))
    t.change(give(ADD, POWER, 10, [t.ref("b")], 2, GAME, 0))
    assert t.value(POWER, "a") == 16
    assert t.value(POWER, "b") == 13
    t.change(*move([t.ref("b")], HAND))
    assert t.value(POWER, "a") == 3


def test_it_is_asked_anew_only_when_what_decides_it_has_changed() -> None:
    t = cheering()
    t.change(counters(t.ref("b"), CHEERED, 1))
    assert t.value(POWER, "a") == 6
    book = t.game.book
    assert isinstance(book, Cheering)
    asked = book.asked.count(id(t.game))
    t.change(set_var(0, 1))
    assert t.value(POWER, "a") == 6
    assert book.asked.count(id(t.game)) == asked
    t.change(counters(t.ref("a"), CHEERED, 1))
    assert t.value(POWER, "a") == 6
    assert book.asked.count(id(t.game)) == asked + 1


def test_forks_keep_it_apart() -> None:
    t = cheering()
    t.change(counters(t.ref("b"), CHEERED, 1))
    assert t.value(POWER, "a") == 6
    fork = t.game.copy()
    t.change(counters(t.ref("b"), CHEERED, -1))
    assert t.value(POWER, "a") == 3
    assert fork.value(POWER, t.ref("a") & 2047) == 6


def test_what_it_could_change_is_never_taken_for_printed() -> None:
    t = cheering()
    assert t.value(POWER, "a") == 3
    assert t.game.sheet.writable >> POWER & 1
    assert t.game.may_be_lowered(POWER)


def test_counters_of_a_kind_are_cleared_those_of_cards_that_are_gone_too() -> None:
    t = cheering()
    gone = t.ref("b")
    t.change(counters(gone, CHEERED, 2))
    t.change(counters(t.ref("a"), CHEERED, 1))
    t.change(counters(t.ref("a"), CHEERED + 1, 5))
    t.change(*move([gone], HAND))
    assert (gone, CHEERED) in t.game.state.counters
    t.change(clear_counters(CHEERED))
    assert t.game.state.counters == {(t.ref("a"), CHEERED + 1): 5}
    before = t.game.state.batch
    t.change(clear_counters(CHEERED))
    assert t.game.state.counters == {(t.ref("a"), CHEERED + 1): 5}
    assert t.game.state.batch >= before


def test_its_parts_are_told_for_each_card_by_itself() -> None:
    t = board(side(front=[card("a")], back=[card("b", level=2), card("c", level=1)]), book=Each())
    for name, level in (("b", 2), ("c", 1)):
        parts = explain(t.game, POWER, t.ref(name) & 2047)
        assert [(p.op, p.value) for p in parts] == [(PRINTED, 3), (ADD, 10 * level)]
        assert parts[-1].total == t.value(POWER, name)
    assert len(explain(t.game, POWER, t.ref("a") & 2047)) == 1


def test_it_is_never_shut_out() -> None:
    """A card that is safe from effects of texts has what a rule gives, before and after."""
    lends = Ability(
        CONT, (FRONT,), modifiers=(Modifier(ADD, POWER, Cards(zones=(BACK,)), Num(10)),)
    )
    t = board(side(front=[card("a", lends)], back=[card("b"), card("c")]), book=Safe())
    assert (t.value(POWER, "b"), t.value(POWER, "c")) == (15, 15)
    t.change(give(BITS_ON, CHAR_CANNOT, SAFE, [t.ref("b")], 0, GAME, 0))
    assert (t.value(POWER, "b"), t.value(POWER, "c")) == (5, 15)
    t.change(*move([t.ref("c")], HAND), *move([t.ref("c")], BACK))
    assert t.value(POWER, "b") == 5
