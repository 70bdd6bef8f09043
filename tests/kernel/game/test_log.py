"""The log: every batch knows the decision, the clause, the card and the ability behind it."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.chain import Chain
from bythebook.kernel.state.changes import MOVE, REMEMBER, SET, STANDBY, TAKE
from bythebook.kernel.state.log import L_ABILITY, L_CHANGES, L_CLAUSE, L_DECISION, L_SOURCE
from bythebook.kernel.state.state import plain
from tests.kernel.cards import Draw, Put, Score, card
from tests.kernel.table import Table, act, auto, board, folded, side
from tests.kernel.tiny import BACK, DISCARD, HAND, Turn


def log(t: Table) -> list[tuple[object, ...]]:
    assert t.game.log is not None
    return t.game.log.since(0)


def game() -> Table:
    sees = auto(Trigger(EV_MOVE, Cards(), (HAND,), (DISCARD,)), Score())
    payer = act(Draw(2), cost=(Put(Cards(zones=(HAND,))),))
    return board(side(back=[card("payer", payer), card("w", sees)], hand=["x", "y"]), root=Turn())


def test_decision_clause_source_and_ability() -> None:
    t = game()
    t.asks(0, "filler", "x", "y", "payer", "pass")
    began = len(log(t))
    assert [e[L_CLAUSE] for e in log(t)] == ["tiny 1.1", "kernel from the top"]
    assert {e[L_DECISION] for e in log(t)} == {0}
    t.choose("payer", "y")
    payer, watcher = t.ref("payer"), t.ref("w")
    own = t.game.lib.own[t.game.state.definition[t.find("payer")]][0]
    other = t.game.lib.own[t.game.state.definition[t.find("w")]][0]
    entries = log(t)[began:]
    assert [(e[L_DECISION], e[L_CLAUSE], e[L_SOURCE], e[L_ABILITY]) for e in entries] == [
        (2, "kernel pay", payer, own),
        (2, "kernel from the top", payer, own),
        (2, "kernel from the top", payer, own),
        (2, "kernel play auto", watcher, other),
        (2, "kernel play auto", watcher, other),
    ]
    kinds = [[c[0] for c in e[L_CHANGES]] for e in entries]  # type: ignore[attr-defined]  # a batch is kept as Any
    assert kinds == [[MOVE, STANDBY], [MOVE], [MOVE], [TAKE], [SET]]


def test_it_rebuilds_the_state_at_every_decision() -> None:
    t = game()
    for label in ("payer", "x", "y", "pass", "filler", "pass", "payer"):
        if label in t.options():
            t.choose(label)
        assert plain(folded(t)) == plain(t.game.state)


def test_what_was_remembered_of_a_card_is_in_it() -> None:
    t = board(side(back=["a"]))
    old = t.ref("a")
    t.change((MOVE, old, -1, DISCARD, -1, -1, -1))
    changes = log(t)[0][L_CHANGES]
    assert [c[0] for c in changes] == [REMEMBER, MOVE]  # type: ignore[attr-defined]  # a batch is kept as Any
    assert changes[0][1] == old  # type: ignore[index]


def test_a_game_runs_without_one() -> None:
    t = game()
    quiet = t.game.copy(log=False)
    assert quiet.log is None
    quiet.answer(3)
    quiet.answer(0)
    t.choose("payer", "x")
    assert plain(quiet.state) == plain(t.game.state)


def test_a_batch_in_which_nothing_happened_is_not_told() -> None:
    t = board(side(back=["a"]))
    t.change((MOVE, t.ref("a") + (5 << 11), -1, DISCARD, -1, -1, -1))
    assert log(t) == []
    assert t.game.state.batch == 0
    assert t.names(0, BACK) == ["a"]


# The chain that forks share.


def chain(*items: int) -> Chain:
    made = Chain()
    for item in items:
        made.append(item)
    return made


def test_forks_share_the_past_and_go_their_own_way() -> None:
    past = chain(1, 2, 3)
    one, two = past.fork(), past.fork()
    one.append(4)
    two.append(5)
    two.append(6)
    assert (one.since(0), two.since(0), past.since(0)) == (
        [1, 2, 3, 4],
        [1, 2, 3, 5, 6],
        [1, 2, 3],
    )
    assert one.parent is past
    assert (len(one), len(two)) == (4, 5)
    assert two.since(2) == [3, 5, 6]
    assert two.since(4) == [6]
    assert two.since(5) == []


def test_a_fork_of_nothing_new_does_not_grow_the_chain() -> None:
    past = chain(1)
    link = past.fork()
    for _ in range(100):
        link = link.fork()
    assert link.parent is past


def test_cut() -> None:
    whole = chain(1, 2).fork()
    whole.append(3)
    whole.append(4)
    for length in range(5):
        cut = whole.cut(length)
        assert cut.since(0) == [1, 2, 3, 4][:length]
        cut.append(9)
    assert whole.since(0) == [1, 2, 3, 4]
