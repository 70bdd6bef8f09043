"""Sections 6.4, 9.7.2.5, 14.7 and 14.14: overDress and XoverDress.

A card over which a unit was put is its originalDress: it lies under that unit, in one pile with
those that were under it before, and is no unit as long as it lies there.
"""

from itertools import permutations
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import grade_to_call, vanguard_grade
from bythebook.games.vanguard.cards.cards import GRADE, MARKS
from bythebook.games.vanguard.d.cards.states import CROSSED
from bythebook.games.vanguard.d.cards.types import OVERDRESS_KEYWORD, XOVERDRESS_KEYWORD
from bythebook.games.vanguard.d.texts.order_events import (
    BY_OVERDRESS,
    BY_XOVERDRESS,
    EV_ORIGINAL,
    EV_OVERDRESSED,
    K_BASE_UNITS,
    V_OVERDRESS,
)
from bythebook.games.vanguard.texts.events import K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import FIELD, HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import COMMAND, Ability
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Fits
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import MOVE, Change, event, move, reveal, tie, under
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING

BASE_UNIT: Final = 0
"""which of the cards spoken of is the unit to be put over"""


@rule("vgd 14.7.1", "vgd 14.7.1.1", nothing=Ability(COMMAND))
def overdress_ability(unit: Cards, words: Any = None) -> Ability:
    """The overDress keyword says over which rear-guards the card can be put."""
    fits = Fits(Bound(BASE_UNIT), unit)
    return Ability(COMMAND, condition=fits, marks=OVERDRESS_KEYWORD, words=words)


@rule("vgd 14.14.1", nothing=())
def xoverdress_abilities(*units: Cards, words: Any = None) -> tuple[Ability, ...]:
    """The XoverDress keyword says over which rear-guards together the card can be put."""
    each = [Fits(Bound(BASE_UNIT), unit) for unit in units]
    marks = XOVERDRESS_KEYWORD
    return tuple(Ability(COMMAND, condition=fits, marks=marks, words=words) for fits in each)


def wanted(game: Game, card: int, keyword: int) -> list[Ability]:
    """For each rear-guard that a keyword of a card speaks of, what it has to be."""
    lib = game.lib
    own = lib.own[game.state.definition[card]]
    return [lib.abilities[a] for a in own if lib.abilities[a].marks & keyword]


def fits(game: Game, player: int, card: int, unit: int, ability: Ability) -> bool:
    """Whether a rear-guard is one that a keyword speaks of."""
    assert ability.condition is not None
    regs: list[tuple[int, ...]] = [(game.state.ref(unit),)]
    return ability.condition.holds(game, game.state.ref(card), player, regs)


def rear_guards(game: Game, player: int) -> list[int]:
    """A player's rear-guards."""
    return [c for circle in REAR_GUARDS for c in game.state.zone(player, circle)]


@rule("vgd 14.7.2", nothing=[])
def bases(game: Game, player: int, card: int) -> list[int]:
    """The rear-guards over which a card can be put by overDress."""
    said = wanted(game, card, OVERDRESS_KEYWORD)
    return [
        unit
        for unit in rear_guards(game, player)
        if any(fits(game, player, card, unit, ability) for ability in said)
    ]


@rule("vgd 14.14.2", nothing=[])
def sets_of_bases(game: Game, player: int, card: int) -> list[tuple[int, ...]]:
    """The rear-guards over which a card can be put together by XoverDress, one for each named."""
    said = wanted(game, card, XOVERDRESS_KEYWORD)
    if not said:
        return []
    found: dict[tuple[int, ...], None] = {}
    for units in permutations(rear_guards(game, player), len(said)):
        if all(fits(game, player, card, u, a) for u, a in zip(units, said)):
            found[tuple(sorted(units))] = None
    return list(found)


@rule("vgd 9.7.2.5", nothing=True)
def grade_to_overdress(game: Game, player: int, card: int) -> bool:
    """It is of the vanguard's grade at the most, as a unit that is called."""
    return grade_to_call(game.value(GRADE, card), vanguard_grade(game, player))


def verify_overdress(game: Game, player: int, card: int) -> str:
    """The clause by which a card of the hand cannot be put over any rear-guard now, or nothing."""
    state = game.state
    if state.where[card] != player * state.kinds + HAND:
        return "vgd 9.7.2.5"
    if not grade_to_overdress(game, player, card):
        return "vgd 9.7.2.5"
    if bases(game, player, card) or sets_of_bases(game, player, card):
        return ""
    return "vgd 14.7.2"


def overdresses(game: Game, player: int) -> list[Change]:
    """The cards of a hand that can be put over rear-guards now."""
    state = game.state
    keywords = OVERDRESS_KEYWORD | XOVERDRESS_KEYWORD
    printed = game.lib.printed[MARKS]
    return [
        (V_OVERDRESS, state.ref(card))
        for card in state.zone(player, HAND)
        if printed[state.definition[card]] & keywords and not verify_overdress(game, player, card)
    ]


def originals(game: Game, unit: int) -> tuple[int, ...]:
    """The originalDress of a unit."""
    return game.state.below.get(unit, ()) if game.state.below else ()


@rule("vgd 6.4.3", nothing=False)
def in_overdress(game: Game, unit: int) -> bool:
    """A unit that has an originalDress is in the overDress state."""
    return bool(originals(game, unit)) and game.state.kind_of(unit) in FIELD


@rule("vgd 2.9.4.3", "vgd 6.4.2.1", "vgd 6.4.2.2.1", nothing=[])
def become_original(refs: list[int], unit: int) -> list[Change]:
    """Units become the originalDress of the one put over them, along with their own."""
    return [under(ref, unit) for ref in refs]


@rule("vgd 14.14.2", nothing=[])
def crossed_over(unit: int, how: int) -> list[Change]:
    """Of a unit put over others by XoverDress that is known as long as it is that unit."""
    return [tie(unit, CROSSED, unit)] if how == BY_XOVERDRESS else []


def in_xoverdress(game: Game, unit: int) -> bool:
    """Whether a unit is in the overDress state by XoverDress."""
    crossed = (game.state.ref(unit), CROSSED) in game.state.ties
    return crossed and in_overdress(game, unit)


@mypyc_attr(allow_interpreted_subclasses=True)
class OverDress(Procedure):
    """Put a card over rear-guards; it is placed on the circle of one of them, and not called."""

    def __init__(
        self, player: int = 0, card: int = NOTHING, units: list[int] | None = None, how: int = 0
    ) -> None:
        self.player: int = player
        self.card: int = card
        self.units: list[int] = units or []
        self.how: int = how

    @step("vgd 6.4.2")
    def choose_circle(self, game: Game) -> Flow:
        """Over several units, the circle is chosen on which it comes."""
        self.answer = ()
        kinds = game.state.kinds
        circles = dict.fromkeys(game.state.where[u & CARD] % kinds for u in self.units)
        options: list[Change] = [(V_CIRCLE, circle) for circle in circles]
        return Ask(self.player, K_CIRCLE, options, source=self.card) if options else None

    @step("vgd 6.4.2.1")
    def change(self, game: Game) -> Flow:
        """Those units are no units any more: that is waited for where they still are."""
        if not self.answer:
            return None
        placed = after_move(game, move([self.card], self.answer[1], self.player)[0])
        return [event(EV_ORIGINAL, unit, self.player, 0, placed) for unit in self.units]

    @step("vgd 6.4.2.2", "vgd 6.4.1")
    def place(self, game: Game) -> Flow:
        """It is placed on that circle, and they are its originalDress."""
        if not self.answer:
            return None
        moves = move([self.card], self.answer[1], self.player)
        placed = after_move(game, moves[0])
        return [*moves, *become_original(self.units, placed), *crossed_over(placed, self.how)]

    @step("vgd 6.4.1.1")
    def placed(self, game: Game) -> Flow:
        """This is no call, but something of its own that abilities wait for."""
        new = [r for r in self.moved if r & CARD == self.card & CARD]
        self.result = new
        return event(EV_OVERDRESSED, new[0], self.player, self.how) if new else None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOverDress(Procedure):
    """Put a card of the hand over rear-guards that its keyword speaks of."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.units: list[int] = []

    @step("vgd 9.7.2.5")
    def show(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("vgd 9.7.2.5", "vgd 14.14.2")
    def choose_unit(self, game: Game) -> Flow:
        """The rear-guards are chosen, one after the other."""
        card = self.source & CARD
        self.units = [*self.units, *self.chosen]
        self.chosen = []
        taken = [u & CARD for u in self.units]
        single = bases(game, self.player, card)
        several = sets_of_bases(game, self.player, card)
        if (len(taken) == 1 and taken[0] in single) or tuple(sorted(taken)) in several:
            return None
        possible = [u for units in several if set(taken) <= set(units) for u in units]
        found = dict.fromkeys([*(single if not taken else []), *possible])
        left = [u for u in found if u not in taken]
        if not left:
            return None
        return self.again(Choose(self.player, game.state.refs(left), 1, 1, kind=K_BASE_UNITS))

    @step("vgd 9.7.2.5")
    def place(self, game: Game) -> Flow:
        """It is put over them."""
        how = BY_OVERDRESS if len(self.units) == 1 else BY_XOVERDRESS
        return OverDress(self.player, self.source, self.units, how) if self.units else None


@rule("vgd 6.4.4", "vgd 6.4.4.1", "vgd 16.2.1.2", nothing=[])
def originals_follow(game: Game, change: Change) -> list[Change]:
    """What leaves the field takes its originalDress along to the same zone, at the same time."""
    below = originals(game, change[1] & CARD)
    if not below or change[0] != MOVE or change[3] in FIELD:
        return []
    return [(MOVE, ref, *change[2:]) for ref in game.state.refs(list(below))]
