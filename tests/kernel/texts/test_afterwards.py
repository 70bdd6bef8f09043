"""What a text puts off until it has ended, and until what goes on around it has."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import ACT, Ability, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, May, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.afterwards import CarryOutQueued, afterwards, is_put_off
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from tests.kernel.cards import Score, card
from tests.kernel.table import Table, act, board, position, side
from tests.kernel.tiny import BACK, DISCARD, HAND, Tiny


class Fight(Procedure):
    """Something that goes on for a while: a text in it, then its end; what is put off waits."""

    def __init__(self, ability: int = 0) -> None:
        self.of: int = ability

    @step("tiny 3.1")
    def text(self, game: Game) -> Flow:
        return Carry(self.of, -1, 0)

    @step("tiny 3.2")
    def end(self, game: Game) -> Flow:
        return move(game.state.top(0, BACK, 1), DISCARD)

    @step("tiny 3.3")
    def what_waited(self, game: Game) -> Flow:
        return CarryOutQueued() if is_put_off(game) else None


class Carry(Resolve):
    """A text, and what it has put off, unless a fight goes on."""

    @step("tiny 3.4")
    def carry_out(self, game: Game) -> Flow:
        return self.next_instruction(game)

    @step("tiny 3.5")
    def put_off(self, game: Game) -> Flow:
        if is_put_off(game) and not game.under_way(Fight):
            return CarryOutQueued()
        return None


class WithAfterwards(Tiny):
    def resolve(self, ability: int, source: int, master: int, subject: int = -1) -> Resolve:
        return Carry(ability, source, master, subject)


@dataclass(frozen=True)
class Begin(Effect):
    """A fight begins."""

    inside: tuple[Effect, ...]

    def run(self, frame: Resolve, game: Game) -> Flow:
        return Fight(number_of(game, *self.inside))


def number_of(game: Game, *body: Effect) -> int:
    return game.lib.register(Ability(ACT, body=body))


def laid(*back: str) -> Table:
    return board(side(back=list(back), hand=["h"]), book=WithAfterwards())


def carried(t: Table, *body: Effect, player: int = 0) -> Table:
    return t.run(Carry(number_of(t.game, *body), t.ref("a"), player))


def scores(t: Table) -> list[int]:
    """How the points grew."""
    assert t.game.log is not None
    return [c[2] for e in t.game.log.since(0) for c in e[4] if c[0] == 5]


def test_it_is_done_when_the_text_has_ended() -> None:
    t = carried(laid("a"), Score(), afterwards(Score(Num(10))), Score(Num(2)))
    assert scores(t) == [1, 3, 13]
    assert t.game.state.awaiting == []


def test_several_are_done_in_the_order_of_the_text() -> None:
    one, two = afterwards(Score(Num(10))), afterwards(Score(Num(20)), Score(Num(30)))
    assert scores(carried(laid("a"), one, two, Score())) == [1, 11, 31, 61]


def test_it_speaks_of_what_the_text_has_spoken_of() -> None:
    t = laid("a", "b", "c")
    put = afterwards(MoveCards(Bound(R_CHOSEN), DISCARD))
    carried(t, ChooseCards(Cards(zones=(BACK,))), put, ChooseCards(Cards(zones=(BACK,))))
    t.choose("b")
    t.choose("c")
    assert t.names(0, DISCARD) == ["b"]


def test_it_is_the_players_whose_text_it_is() -> None:
    t = laid("a")
    carried(t, afterwards(Score()), player=1)
    assert (t.points(0), t.points(1)) == (0, 1)


def test_what_it_puts_off_itself_comes_after_what_waited_before() -> None:
    inner = afterwards(Score(Num(100)))
    t = carried(laid("a"), afterwards(inner, Score(Num(1))), afterwards(Score(Num(10))))
    assert scores(t) == [1, 11, 111]


def test_amid_something_that_goes_on_it_waits_for_its_end() -> None:
    t = laid("a", "b")
    t.run(Fight(number_of(t.game, afterwards(Score(Num(10))), Score())))
    assert scores(t) == [1, 11]
    clauses = t.clauses()
    assert clauses.index("tiny 3.2") < clauses.index("kernel afterwards")


def test_what_a_fight_that_was_put_off_puts_off_waits_for_its_end_too() -> None:
    t = laid("a", "b", "c")
    fight = Begin((afterwards(Score(Num(100))), Score()))
    carried(t, afterwards(fight), afterwards(Score(Num(10))), Score(Num(5)))
    # The text, the fight with its own text, what was put off before, what was put off in the fight.
    assert scores(t) == [5, 6, 16, 116]
    assert t.names(0, BACK) == ["a", "b"]


def test_amid_it_the_game_is_saved() -> None:
    put = afterwards(May((Score(),)), MoveCards(Bound(R_CHOSEN), HAND))
    text = act(ChooseCards(Cards(zones=(BACK,))), put)
    t = board(side(back=[card("a", text), "b"]), book=WithAfterwards())
    t.run(Carry(t.game.lib.id_of(text), t.ref("a"), 0)).choose("b")
    t.asks(0, "yes", "no")
    cards = {c.number: c for c in t.game.lib.definitions}
    again = restore(save(t.game), t.game.book, cards)
    assert position(again) == position(t.game)
    again.answer(0)
    t.choose("yes")
    assert (t.points(), t.names(0, HAND)) == (1, ["b"])
    assert position(again) == position(t.game)


def test_while_it_waits_the_game_is_saved() -> None:
    text = act(afterwards(Score(Num(10))), May((Score(),)))
    t = board(side(back=[card("a", text)]), book=WithAfterwards())
    t.run(Carry(t.game.lib.id_of(text), t.ref("a"), 0))
    cards = {c.number: c for c in t.game.lib.definitions}
    again = restore(save(t.game), t.game.book, cards)
    again.answer(0)
    t.choose("yes")
    assert (t.points(), scores(t)) == (11, [1, 11])
    assert position(again) == position(t.game)
