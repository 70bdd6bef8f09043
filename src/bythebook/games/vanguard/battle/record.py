"""Section 7: the record of a battle: who attacks, is attacked, boosts, is boosted, guards whom.

It is kept on the cards, by counters, until the close step is over. A counter says when its card
had come to its circle: a unit that has left it since is no longer attacking, attacked, boosting
or boosted, though it is remembered as one that was.
"""

from typing import Final

from bythebook.games.vanguard.texts.events import (
    BY_REAR_GUARD,
    BY_VANGUARD,
    FIGHTING,
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_BOOSTING,
    IS_GUARDING,
    IS_HIT,
    NO_BATTLE,
    REAR_GUARD_ATTACKED,
    VANGUARD_ATTACKED,
    VANGUARD_NOT_HIT,
    VAR_BATTLE,
    VAR_BATTLE_KIND,
)
from bythebook.games.vanguard.zones.zones import GUARDIANS, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, clear_counters, counters, set_var
from bythebook.kernel.state.refs import CARD, SHIFT
from bythebook.kernel.state.zones import D_COUNTERS, D_MASTER, D_TURN, D_VARS

RECORD_READS: Final = D_COUNTERS | D_MASTER | D_TURN | D_VARS
"""what the record rests on, besides the circles"""
LEFT: Final = 1 << 40
"""what is noted of a unit that is none any more: at no time anybody has come anywhere like that"""
BOOST_READS: Final = D_COUNTERS
"""what it rests on who boosts whom, besides the circles"""


def noted(game: Game, kind: int) -> list[int]:
    """The units of the record that are noted as something, those that are gone among them."""
    found: list[int] = []
    for ref, what in game.state.counters:
        if what == kind:
            found.append(ref)
    if len(found) > 1:
        found.sort()
    return found


def is_noted(game: Game, ref: int, kind: int) -> bool:
    """Whether a unit is noted as something, wherever it is by now."""
    return (ref, kind) in game.state.counters


def put_down(game: Game, ref: int, kind: int, value: int) -> Change:
    """What is noted of a unit, whatever was before."""
    return counters(ref, kind, value - game.state.counters.get((ref, kind), 0))


def note(game: Game, refs: list[int], kind: int) -> list[Change]:
    """Note units as something for the battle, where they are now."""
    noted: list[Change] = []
    for ref in refs:
        noted.append(put_down(game, ref, kind, game.state.arrived[ref & CARD] + 1))
    return noted


def in_its_place(game: Game, ref: int, kind: int) -> bool:
    """Whether a unit of the record is where it was when it was noted."""
    state = game.state
    card = ref & CARD
    if state.inc[card] != ref >> SHIFT:
        return False
    return state.counters.get((ref, kind), 0) == state.arrived[card] + 1


def fights_no_more(game: Game, ref: int) -> list[Change]:
    """What a unit that is none any more was in the battle it is not again, though it was it."""
    kinds = (IS_ATTACKING, IS_ATTACKED, IS_BOOSTED)
    return [put_down(game, ref, kind, LEFT) for kind in kinds if is_noted(game, ref, kind)]


@rule("vgg 7.4.1.8.2", "vgd 10.4.1.5.1", nothing=True)
def still_fights(game: Game, ref: int, kind: int, master: int) -> bool:
    """A unit attacks, or is attacked, only as long as it stays on its circle."""
    return in_its_place(game, ref, kind) and game.state.master[ref & CARD] == master


def fighting(game: Game, kind: int, master: int) -> list[int]:
    """The units of a player's that are noted to attack, or to be attacked, and still do, or are."""
    found: list[int] = []
    if game.state.vars[VAR_BATTLE] == FIGHTING:
        for ref in noted(game, kind):
            if still_fights(game, ref, kind, master):
                found.append(ref)
    return found


def attacking(game: Game) -> list[int]:
    """The attacking units, as long as they are that."""
    return fighting(game, IS_ATTACKING, game.state.turn_player)


def attacked(game: Game) -> list[int]:
    """The units being attacked, as long as they are that."""
    return fighting(game, IS_ATTACKED, 1 - game.state.turn_player)


@rule("vgg 7.4.1.10.1.1", "vgd 10.4.1.11.1", nothing=True)
def boost_holds(game: Game) -> bool:
    """If either the boosting or the boosted unit leaves its circle, neither is that any more."""
    for ref in noted(game, IS_BOOSTED):
        if not in_its_place(game, ref, IS_BOOSTED):
            return False
    return True


def boosting(game: Game) -> list[int]:
    """The boosting units, as long as they are that."""
    found: list[int] = []
    for ref in noted(game, IS_BOOSTING):
        if in_its_place(game, ref, IS_BOOSTING):
            found.append(ref)
    return found if found and boost_holds(game) else []


def boosted(game: Game) -> list[int]:
    """The boosted unit, as long as it is that."""
    return noted(game, IS_BOOSTED) if boosting(game) else []


def guardians(game: Game) -> list[int]:
    """The guardians on the circle, of both players."""
    zones = game.state.zones
    return [*zones[GUARDIANS], *zones[game.state.kinds + GUARDIANS]]


def guarded_by(game: Game, card: int) -> int:
    """The unit that a guardian guards, or NOTHING."""
    return game.state.counters.get((game.state.ref(card), IS_GUARDING), 0) - 1


@rule("vgg 7.1.2.2", "vgd 10.1.4", nothing=0)
def kind_of_battle(game: Game, refs: list[int]) -> int:
    """A battle is one in which a vanguard, or a rear-guard, is attacked, by whom it is made on."""
    bits = 0
    for ref in refs:
        on_circle = game.state.kind_of(ref & CARD) == VANGUARD
        bits |= VANGUARD_ATTACKED if on_circle else REAR_GUARD_ATTACKED
    return bits


def kind_of_attack(game: Game, refs: list[int]) -> int:
    """Whether a vanguard or a rear-guard attacks, as bits."""
    on_circle = any(game.state.kind_of(r & CARD) == VANGUARD for r in refs)
    return BY_VANGUARD if on_circle else BY_REAR_GUARD


@rule("vgg 7.1.2.3", "vgg 7.1.2.4", "vgd 10.1.5", nothing=[])
def changed_kind(game: Game, refs: list[int]) -> list[Change]:
    """With other units attacked the battle is of the kind that these make it, and of no other."""
    kept = game.state.vars[VAR_BATTLE_KIND] & (BY_VANGUARD | BY_REAR_GUARD)
    return [set_var(VAR_BATTLE_KIND, kept | kind_of_battle(game, refs))]


def note_hit(game: Game, refs: list[int]) -> list[Change]:
    """Units have been hit; if the vanguard attacked with them is not among them, that is noted."""
    kind = game.state.vars[VAR_BATTLE_KIND]
    missed = bool(refs) and kind & ~kind_of_battle(game, refs) & VANGUARD_ATTACKED
    aside = [set_var(VAR_BATTLE_KIND, kind | VANGUARD_NOT_HIT)] if missed else []
    return [*note(game, refs, IS_HIT), *aside]


def attack_instead(game: Game, refs: list[int]) -> list[Change]:
    """An effect changes whom the attack is made on; whoever they were is no longer attacked."""
    arrived = game.state.arrived
    return [
        clear_counters(IS_ATTACKED),
        *[counters(r, IS_ATTACKED, arrived[r & CARD] + 1) for r in refs],
        *changed_kind(game, refs),
    ]


def guard(game: Game, guardian: int, unit: int) -> Change:
    """A guardian guards a unit, and none that it guarded before."""
    return put_down(game, guardian, IS_GUARDING, unit + 1)


def forget_all() -> list[Change]:
    """The record is over: nobody is noted as anything in it."""
    return [
        set_var(VAR_BATTLE, NO_BATTLE),
        set_var(VAR_BATTLE_KIND, 0),
        clear_counters(IS_ATTACKING, IS_ATTACKED, IS_BOOSTING, IS_BOOSTED, IS_GUARDING, IS_HIT),
    ]
