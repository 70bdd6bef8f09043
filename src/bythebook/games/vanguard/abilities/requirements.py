"""Section 8.5: what can be played, and which clause says no."""

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.other.cannot_use import cannot_be_played
from bythebook.games.vanguard.texts.events import CANNOT_NORMAL_CALL, CANNOT_RIDE
from bythebook.games.vanguard.zones.zones import HAND, VANGUARD
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 8.5.1", "vgd 11.8.1", nothing=True)
def played_at_will(kind: int) -> bool:
    """Activated abilities are played; what is continuous applies without being played."""
    return kind == ACT


@rule("vgg 8.7.3.1", "vgd 11.9.5", nothing=0)
def rules_changed(game: Game, player: int) -> int:
    """What effects keep a player from, with whichever cards: also with those that come later."""
    return game.value(CHAR_CANNOT, player) if game.guard_possible else 0


def vanguard_grade(game: Game, player: int) -> int:
    """The grade of a player's vanguard; none without one."""
    there = game.state.zones[player * game.state.kinds + VANGUARD]
    # Of several the era says which one it is.
    card = there[0] if len(there) == 1 else edition(game).main_vanguard(game, player)
    return game.value(GRADE, card) if card != NOTHING else NOTHING


@rule("vgg 8.5.2.1.1.1", "vgd 9.6.2", nothing=True)
def grade_to_ride(grade: int, vanguard: int) -> bool:
    """A normal ride takes a card of the vanguard's grade, or of one grade more."""
    return grade in (vanguard, vanguard + 1)


@rule("vgg 8.5.2.1.1.2", "vgd 9.7.2.1", nothing=True)
def grade_to_call(grade: int, vanguard: int) -> bool:
    """A normal call takes a card of the vanguard's grade at the most."""
    return grade <= vanguard


def rides_nothing(game: Game, player: int) -> bool:
    """Whether effects keep a player from riding whichever card of the hand."""
    return rules_changed(game, player) & CANNOT_RIDE != 0


def verify_ride(game: Game, player: int, card: int) -> str:
    """The clause by which a card of the hand cannot be ridden now, or nothing."""
    state = game.state
    if state.where[card] != player * state.kinds + HAND:
        return cited(game.book.name, "vgg 8.5.2.1", "vgd 6.3.2.1")
    if rides_nothing(game, player):
        return cited(game.book.name, "vgg 8.7.3.1", "vgd 11.9.5")
    if not grade_to_ride(game.value(GRADE, card), vanguard_grade(game, player)):
        return cited(game.book.name, "vgg 8.5.2.1.1.1", "vgd 9.6.2")
    return ""


def possible_rides(game: Game, player: int) -> list[int]:
    """The cards of the hand that can be ridden now."""
    hand = game.state.zone(player, HAND)
    if not hand or rides_nothing(game, player):
        return []
    vanguard = vanguard_grade(game, player)
    grades = game.values(GRADE)
    return [card for card in hand if grade_to_ride(grades[card], vanguard)]


def calls_nothing(game: Game, player: int) -> bool:
    """Whether effects keep a player from calling whichever card of the hand."""
    return rules_changed(game, player) & CANNOT_NORMAL_CALL != 0


def verify_call(game: Game, player: int, card: int) -> str:
    """The clause by which a card of the hand cannot be called now, or nothing."""
    state = game.state
    if state.where[card] != player * state.kinds + HAND:
        return cited(game.book.name, "vgg 8.5.2.1", "vgd 6.2.2.1")
    if calls_nothing(game, player):
        return cited(game.book.name, "vgg 8.7.3.1", "vgd 11.9.5")
    refused = edition(game).verify_unit(game, card)
    if refused:
        return refused
    if not grade_to_call(game.value(GRADE, card), vanguard_grade(game, player)):
        return cited(game.book.name, "vgg 8.5.2.1.1.2", "vgd 9.7.2.1")
    return ""


def possible_calls(game: Game, player: int) -> list[int]:
    """The cards of the hand that can be called now."""
    hand = game.state.zone(player, HAND)
    if not hand or calls_nothing(game, player):
        return []
    vanguard = vanguard_grade(game, player)
    grades = game.values(GRADE)
    book = edition(game)
    found: list[int] = []
    for card in hand:
        if grade_to_call(grades[card], vanguard) and not book.verify_unit(game, card):
            found.append(card)
    return found


@rule(
    "vgg 11.6.3.3.1",
    "vgg 11.12.3.3.1",
    "vgg 11.15.4.1",
    "vgg 11.16.4.1",
    "vgg 11.18.4.1",
    "vgg 11.26.1.3.1",
    "vgg 11.39.1.3.1",
    "vgd 14.2.3.3.1",
    nothing="",
)
def not_active(game: Game, player: int, source: int, ability: int) -> str:
    """An ability whose keyword is not met cannot be played; once played nothing asks again."""
    condition = game.lib.abilities[ability].condition
    if condition is None or condition.holds(game, source, player, []):
        return ""
    return cited(game.book.name, "vgg 8.3.3", "vgd 11.4.3")


@rule("vgg 8.5.2.3", "vgg 3.1.1.5.1", "vgd 11.8.2.3", nothing="")
def affordable(game: Game, player: int, ability: int, source: int) -> str:
    """What cannot be paid whole cannot be played."""
    paid = game.can_pay(ability, source, player)
    return "" if paid else cited(game.book.name, "vgg 8.5.2.3", "vgd 11.8.2.2")


def verify_activate(game: Game, player: int, source: int, ability: int) -> str:
    """The clause by which an activated ability cannot be played now, or nothing."""
    state = game.state
    card = source & CARD
    data = game.lib.abilities[ability]
    if not played_at_will(data.kind):
        return cited(game.book.name, "vgg 8.5.1", "vgd 11.8.1")
    if state.master[card] != player:
        return cited(game.book.name, "vgg 6.6.1.2.2", "vgd 9.7.2.4")
    if not game.lib.zone_bits[ability] >> state.kind_of(card) & 1:
        return cited(game.book.name, "vgg 3.1.1.3", "vgd 11.4.4")
    asleep = not_active(game, player, source, ability)
    if asleep:
        return asleep
    if cannot_be_played(game, source, ability, player):
        return cited(game.book.name, "vgg 12.2.1.1", "vgd 12.2.1.1")
    return affordable(game, player, ability, source)
