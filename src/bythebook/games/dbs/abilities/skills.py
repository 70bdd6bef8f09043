"""Sections 8-1 and 8-5: what a skill costs, and when a player can activate it."""

from bythebook.games.dbs.cards.available_energy import MAYBE, NO, PAYS, YES, Energy, affordable
from bythebook.games.dbs.cards.cards import (
    ADDED_COST,
    COUNTERS,
    EXTRA,
    IN_BATTLE,
    INSTEAD_COST,
    MAIN,
    TYPE,
)
from bythebook.games.dbs.cards.energy import SKILL_BILLS, Bill, energy_cost
from bythebook.games.dbs.keywords.invoking import can_invoke, paid_energy
from bythebook.games.dbs.terms.free_timing import Means
from bythebook.games.dbs.texts.events import CANNOT_USE_SKILLS, EV_EXTRA
from bythebook.games.dbs.texts.permissions import activates_free
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    HAND,
    KINDS,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CostPart
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, event
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("dbs 8-1-3", nothing="")
def conditions_fail(game: Game, condition: Condition, source: int, player: int) -> str:
    """An [Activate] skill can be used only while its conditions are fulfilled."""
    return "" if condition.holds(game, source, player, []) else "dbs 8-1-3"


@rule("dbs 8-1-3-1-1", nothing="dbs 8-1-3")
def verify_paying(game: Game, means: Means, ability: int, data: Ability, source: int) -> str:
    """The clause by which a skill cannot be paid for, or nothing.

    One without any cost can be activated by declaring it.
    """
    card = source & CARD
    own = SKILL_BILLS.of(game.lib, ability)
    if takes_energy(means.types[card], data.marks):
        return verify_paying_energy(game, means, ability, own, source)
    if own.of_x or (game.sheet.granted and card in game.sheet.granted):
        own = Bill(game.book.cost_of(game, ability, source))
    if not own.parts:
        return ""
    energy = means.energy(game) if own.energy else None
    return "" if can_pay_all(game, own, source, means.player, energy) else "dbs 8-4-2-2"


def verify_paying_energy(game: Game, means: Means, ability: int, own: Bill, source: int) -> str:
    """The same for a skill for which its card's energy cost is paid, too."""
    card, player = source & CARD, means.player
    energy = means.energy(game)
    paid = MAYBE
    if own.parts:
        # Whatever is paid in the place of energy, its own cost is.
        if not can_pay_all(game, own, source, player, energy):
            return "dbs 8-4-2-2"
    elif means.costs_as_printed(game, card):
        paid = PAYS.of(energy, game.state.definition[card])
    if paid == MAYBE:
        bill = Bill(game.book.cost_of(game, ability, source))
        if not bill.parts:
            return ""
        paid = YES if can_pay_all(game, bill, source, player, energy) else NO
    return "" if paid == YES or can_invoke(game, ability, source, player) else "dbs 8-4-2-2"


def kept_from_activating(game: Game, source: int, player: int) -> bool:
    """Whether an effect says that a card's, or a player's, skills cannot be activated."""
    if not game.guard_possible:
        return False
    cannot = game.values(CHAR_CANNOT)
    return (cannot[source & CARD] | cannot[player]) & CANNOT_USE_SKILLS != 0


# What a skill costs.


@rule("dbs 8-1-3-1-2", "dbs 8-5-2-2-1", nothing=())
def with_energy(energy: tuple[CostPart, ...], own: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    """For an extra card's skill the energy cost is paid along with the skill cost, if any."""
    return (*energy, *own)


@rule("dbs 8-1-3-1-3", nothing=False)
def costs_no_energy(kind: int) -> bool:
    """Outside the hand an extra card's skills take no energy cost."""
    return kind != HAND


@rule("dbs 8-1-3-1-4", nothing=False)
def is_extra_card_activated(kind: int, stood: int) -> bool:
    """To activate an extra card is to activate one of its skills from the hand."""
    return kind & EXTRA != 0 and stood == HAND


def extra_card_activated(game: Game, frame: Resolve) -> list[Change]:
    """Whoever waits for an extra card to be activated is told."""
    stood = NOTHING
    if frame.stood >= 0:
        stood = frame.stood % KINDS
    elif game.state.alive(frame.source):
        stood = game.state.kind_of(frame.source & CARD)
    if not is_extra_card_activated(game.last_value(TYPE, frame.source), stood):
        return []
    return [event(EV_EXTRA, frame.source, frame.master, frame.ability)]


@rule("dbs 8-4-2-1-1", nothing=())
def added_costs(game: Game, card: int) -> tuple[CostPart, ...]:
    """Costs that effects add come after the skill's own, in the order of those effects."""
    abilities = game.lib.abilities
    return tuple(
        part
        for ability, _ in game.sheet.granted.get(card, ())
        if abilities[ability].marks & ADDED_COST
        for part in abilities[ability].cost
    )


def takes_energy(kind: int, marks: int) -> bool:
    """Whether the energy cost of a card is paid for a skill: an extra card's, or a [Counter]."""
    return (kind & EXTRA | marks & COUNTERS) != 0


def whole_skill_cost(
    game: Game,
    own: tuple[CostPart, ...],
    source: int,
    stood: int,
    marks: int = 0,
    x: int = NOTHING,
) -> tuple[CostPart, ...]:
    """All that has to be paid for a skill whose card lay in a kind of area when it was named.

    `x` is what its master has said X is, if the card's energy cost is X.
    """
    card = source & CARD
    kind = game.value(TYPE, card)
    if not takes_energy(kind, marks):
        return with_added(game, card, own)
    if stood == DROP and kind & EXTRA:
        again = activated_again(game, card, marks)
        if again:
            return (*energy_cost(game, card, x), *own, *game.lib.abilities[again[0]].cost)
    if not costs_no_energy(stood) and not activates_free(game, card, marks):
        own = with_energy(paid_energy(game, source, x), own)
    return with_added(game, card, own)


def with_added(game: Game, card: int, own: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    """A cost with those that effects add to it."""
    if game.sheet.granted and card in game.sheet.granted:
        return (*own, *added_costs(game, card))
    return own


@rule("dbs 8-4-2-2", nothing=True)
def can_pay_all(
    game: Game, bill: Bill, source: int, player: int, energy: Energy | None = None
) -> bool:
    """A cost that cannot be paid whole cannot be paid at all.

    `energy` is what there is to pay it with, if that is known already.
    """
    return affordable(game, bill, source, player, energy)


def can_pay_whole(game: Game, ability: int, source: int, player: int) -> bool:
    """Whether a player can pay for a skill, in whichever way."""
    cost = game.book.cost_of(game, ability, source)
    return can_pay_cost(game, cost, ability, source, player)


def can_pay_cost(
    game: Game, cost: tuple[CostPart, ...], ability: int, source: int, player: int
) -> bool:
    """The same, of a skill whose cost is known."""
    if can_pay_all(game, Bill(cost), source, player):
        return True
    return can_invoke(game, ability, source, player)


# When a player can activate a skill.


@rule("dbs 8-5-1", nothing=False)
def is_activated(kind: int) -> bool:
    """[Activate] and [Auto] skills have to be activated; [Permanent] skills simply apply."""
    return kind in (ACT, AUTO)


@rule("dbs 8-5-8", nothing="")
def not_from_here(game: Game, ability: int, kind: int) -> str:
    """A skill is activated only in the area it says, or that fits its card."""
    return "" if kind >= 0 and game.lib.zone_bits[ability] >> kind & 1 else "dbs 8-5-8"


def activated_again(game: Game, card: int, marks: int) -> list[int]:
    """What lets an extra card's skills be activated from the drop area, for a further cost."""
    if not game.sheet.granted or card not in game.sheet.granted or not marks & (MAIN | IN_BATTLE):
        return []
    abilities = game.lib.abilities
    found = [ability for ability, _ in game.sheet.granted[card]]
    return [a for a in found if abilities[a].marks & INSTEAD_COST and abilities[a].zones == (DROP,)]


@rule("dbs 8-5-10", nothing=True)
def where_it_was_activated(game: Game, frame: Resolve) -> bool:
    """Activated in a battle or unison area, "this card" means it only while it is there."""
    if frame.stood < 0 or frame.stood % KINDS not in (BATTLE_AREA, UNISON_AREA):
        return True
    return game.state.where[frame.source & CARD] == frame.stood


@rule("dbs 8-6-4-1", nothing=False)
def cannot_be_chosen_now(game: Game, source: int, player: int) -> bool:
    """A pending skill that turns out impossible to choose is cancelled, once."""
    return kept_from_activating(game, source, player)


# Where the cards are that texts speak of.
