"""Sections 11.11 and 11.42: stride skills; what striding in the stride step takes."""

from typing import Final

from bythebook.games.vanguard.abilities.requirements import vanguard_grade
from bythebook.games.vanguard.cards.cards import NAMES, NATIONS, RACES
from bythebook.games.vanguard.g.cards.states import face_up_in_g_zone, main_vanguard
from bythebook.games.vanguard.g.keywords.marks import PAYS_STRIDE, STRIDE_SKILL, ULTIMATE_STRIDE
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import BIND
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability, CostPart
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.refs import FACE_DOWN, NOTHING

ZEROTH_DRAGON = "Zeroth Dragon"
"""the race of the cards that have to be bound for the ultimate stride of a two-sided card"""
ALL_BOUND: Final = 5
"""so many kinds of them"""


@rule("vgg 11.11.1", nothing=Ability(CARD_EFFECT))
def stride_skill(cost: tuple[CostPart, ...]) -> Ability:
    """A stride skill says when a card strides, and at what cost."""
    return Ability(CARD_EFFECT, (G_ZONE,), cost=cost, marks=STRIDE_SKILL)


@rule("vgg 11.42.1", nothing=Ability(CARD_EFFECT))
def ultimate_stride_skill(cost: tuple[CostPart, ...]) -> Ability:
    """An ultimate stride skill is a stride skill with conditions of its own."""
    return Ability(CARD_EFFECT, (G_ZONE,), cost=cost, marks=STRIDE_SKILL | ULTIMATE_STRIDE)


def printed_skill(lib: Library, definition: int) -> int:
    """The stride skill that is printed on a card, or NOTHING."""
    for ability in lib.own[definition]:
        if lib.abilities[ability].marks & STRIDE_SKILL:
            return ability
    return NOTHING


SKILL: Final = Memo(printed_skill)


def skill_of(game: Game, card: int) -> int:
    """The stride skill of a card, or NOTHING."""
    return SKILL.of(game.lib, game.state.definition[card])


def is_ultimate(game: Game, ability: int) -> bool:
    """Whether a stride skill is an ultimate one."""
    return game.lib.abilities[ability].marks & ULTIMATE_STRIDE != 0


def striding(lib: Library, definitions: int) -> list[int]:
    """For each card as printed a number: the same for those that stride alike.

    Such have the same stride skill, no ultimate one, at a cost that is paid alike for any card.
    """
    kinds: dict[tuple[Ability | None, bool, int], int] = {}
    found: list[int] = []
    for place in range(definitions):
        skill = printed_skill(lib, place)
        data = None if skill == NOTHING else lib.abilities[skill]
        # Whatever it is that differs from card to card, such a card strides like no other.
        of_its_own = data is not None and (
            data.marks & ULTIMATE_STRIDE != 0 or not all(c.for_any_card() for c in data.cost)
        )
        kind = (data, lib.other_side[place] != NOTHING, place if of_its_own else NOTHING)
        found.append(kinds.setdefault(kind, len(kinds)))
    return found


STRIDING: Final = Memo(striding)


def is_two_sided(game: Game, card: int) -> bool:
    """Whether something is printed on both sides of a card."""
    return game.lib.other_side[game.state.definition[card]] != NOTHING


@rule("vgg 10.28.1", nothing=True)
def lies_ready(game: Game, player: int, card: int) -> bool:
    """To stride is to put a face-down card of one's G zone on one's vanguard circle."""
    state = game.state
    if state.where[card] != player * state.kinds + G_ZONE:
        return False
    # A two-sided card is flipped over as it strides, however it lies there.
    return state.face[card] == FACE_DOWN or is_two_sided(game, card)


@rule("vgg 10.28.2.2", "vgg 8.5.2.1.1.3", nothing=True)
def both_of_grade_three(game: Game) -> bool:
    """Both players' vanguards have to be of grade 3 or more."""
    return vanguard_grade(game, 0) >= 3 and vanguard_grade(game, 1) >= 3


@rule("vgg 10.28.2.1", nothing=True)
def of_same_nation(game: Game, player: int, card: int) -> bool:
    """For an ultimate stride the vanguard has to be of a nation of the card that strides."""
    vanguard = main_vanguard(game, player)
    if vanguard == NOTHING:
        return False
    return game.value(NATIONS, card) & game.value(NATIONS, vanguard) != 0


@rule("vgg 10.28.2.1.1", nothing=True)
def three_turned_up(game: Game, player: int) -> bool:
    """And three cards or more of the G zone have to lie face up."""
    return face_up_in_g_zone(game, player) >= 3


@rule("vgg 10.28.2.1.2", nothing=True)
def five_bound(game: Game, player: int) -> bool:
    """For a two-sided card five kinds of Zeroth Dragons have to be bound instead."""
    bound = game.state.zone(player, BIND)
    if len(bound) < ALL_BOUND:
        return False
    dragon = word_bit(ZEROTH_DRAGON)
    kinds = {game.value(NAMES, c) for c in bound if game.value(RACES, c) & dragon}
    return len(kinds) >= ALL_BOUND


def stride_conditions(game: Game, player: int, card: int, ability: int) -> str:
    """The clause by which a card does not stride now, whatever it costs, or nothing."""
    name = game.book.name
    if not is_ultimate(game, ability):
        return "" if both_of_grade_three(game) else cited(name, "vgg 10.28.2.2")
    if not of_same_nation(game, player, card):
        return cited(name, "vgg 10.28.2.1")
    if is_two_sided(game, card):
        return "" if five_bound(game, player) else cited(name, "vgg 10.28.2.1.2")
    return "" if three_turned_up(game, player) else cited(name, "vgg 10.28.2.1.1")


def verify_stride(game: Game, player: int, card: int) -> str:
    """The clause by which a card cannot be played to stride now, or nothing."""
    name = game.book.name
    if not lies_ready(game, player, card):
        return cited(name, "vgg 10.28.1")
    ability = skill_of(game, card)
    if ability == NOTHING:
        return cited(name, "vgg 6.5.1.2.2")
    condition = stride_conditions(game, player, card, ability)
    if condition:
        return condition
    return affordable_stride(game, player, card, ability)


@rule("vgg 8.5.2.4", nothing="")
def affordable_stride(game: Game, player: int, card: int, ability: int) -> str:
    """What cannot be paid whole does not stride."""
    if game.can_pay(ability, game.state.ref(card), player):
        return ""
    return cited(game.book.name, "vgg 8.5.2.4")


@rule("vgg 11.42.3", nothing=True)
def cost_can_change(game: Game, ability: int) -> bool:
    """What is said of the cost of striding is not said of an ultimate stride's."""
    return not is_ultimate(game, ability)


def can_stride_free(game: Game, player: int, card: int) -> bool:
    """Whether a card can stride now without its cost being paid, where a text lets that be."""
    ability = skill_of(game, card)
    if ability == NOTHING or not lies_ready(game, player, card):
        return False
    return cost_can_change(game, ability) and not stride_conditions(game, player, card, ability)


def other_payers(lib: Library, definitions: int) -> list[int]:
    """The abilities that say another cost which may be paid to stride."""
    found: list[int] = []
    for place in range(definitions):
        found += [a for a in lib.own[place] if lib.abilities[a].marks & PAYS_STRIDE]
    return sorted(set(found))


PAYERS: Final = Memo(other_payers)


def other_costs(game: Game, player: int, card: int) -> list[tuple[int, int]]:
    """The cards whose texts let another cost be paid for a card to stride now, and which texts."""
    lib = game.lib
    payers = PAYERS.of(lib, len(lib.definitions))
    if not can_stride_free(game, player, card):
        return []
    found: list[tuple[int, int]] = []
    state = game.state
    for ability in payers:
        data = lib.abilities[ability]
        if data.trigger is not None and isinstance(data.trigger.who, Cards):
            if not data.trigger.who.fits(game, card, state.ref(card)):
                continue
        for zone in data.zones:
            for source in state.zone(player, zone):
                ref = state.ref(source)
                if speaks_of_cost(game, source, ability, zone) and (
                    data.condition is None or data.condition.holds(game, ref, player, [])
                ):
                    if game.can_pay(ability, ref, player):
                        found.append((ref, ability))
    return found


def speaks_of_cost(game: Game, card: int, ability: int, zone: int) -> bool:
    """Whether a card has an ability, and lies as cards lie there."""
    game.value(0, 0)
    if ability not in game.lib.own[game.state.definition[card]] or card in game.sheet.blank:
        return False
    if game.sheet.lost and game.lacks(card, ability):
        return False
    return game.state.face[card] == game.zones.face[zone]


def may_stride(game: Game, player: int) -> bool:
    """Whether, for all that the other player knows, a card could stride now."""
    if not (both_of_grade_three(game) or three_turned_up(game, player) or five_bound(game, player)):
        return False
    for card in game.state.zone(player, G_ZONE):
        if lies_ready(game, player, card):
            return True
    return False
