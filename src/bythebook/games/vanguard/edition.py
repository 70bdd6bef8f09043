"""What the eras answer each in its own way: their books, as shared rules see them."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.book import CommonBook
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import CANNOT_DEAL_DAMAGE
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    DROP,
    HAND,
    SOUL,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Leave, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import ADD, CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING

PLAYED_FROM: Final = (*VANGUARD_AND_REAR, HAND, DROP, SOUL, DAMAGE, BIND)
"""where activated abilities of both eras can be played"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(CommonBook):
    """A rulebook of one era. Shared rules ask it, and never which one it is."""

    def first_vanguards(self, game: Game, player: int) -> list[int]:
        """The cards that a player has brought among which a first vanguard is chosen."""
        return game.state.zone(player, DECK)

    def set_aside(self, game: Game) -> list[Change]:
        """What is noted of cards that players have set aside before the game."""
        return []

    def first_look(self, game: Game, player: int, deck: int) -> list[Change]:
        """What comes of a player looking at cards of a deck."""
        return []

    def not_looked_yet(self, game: Game) -> list[Change]:
        """What is forgotten of other effects when one begins."""
        return []

    def forget_turn(self) -> list[Change]:
        """What was remembered of a turn is over with it."""
        return []

    def standing_zones(self) -> tuple[int, ...]:
        """Where cards stand in the stand phase."""
        return VANGUARD_AND_REAR

    def ridden_from(self) -> tuple[int, ...]:
        """From where a card can be ridden in the ride phase."""
        return (HAND,)

    def verify_ride(self, game: Game, player: int, card: int) -> str:
        """The clause by which a card cannot be ridden in the ride phase now, or nothing."""
        raise NotImplementedError

    def verify_unit(self, game: Game, card: int) -> str:
        """The clause by which a card is not one that can be called, or nothing."""
        return ""

    def verify_guardian(self, game: Game, player: int, card: int) -> str:
        """The clause by which a card of the hand cannot be called to guard, or nothing."""
        raise NotImplementedError

    def possible_guardians(self, game: Game, player: int) -> list[int]:
        """The cards of the hand that can be called to guard, unless an effect forbids it."""
        hand = game.state.zone(player, HAND)
        return [card for card in hand if not self.verify_guardian(game, player, card)]

    def riders_in_soul(self, game: Game, player: int) -> list[int]:
        """The cards of a soul that can be ridden by who is without a vanguard."""
        return game.state.zone(player, SOUL)

    def damaged(self, game: Game, vanguard: int) -> int:
        """Who has the damage to be processed that a vanguard is dealt: itself, or its player."""
        raise NotImplementedError

    def battle_layer(self) -> int:
        """In which layer boosting and guarding units add to powers."""
        return self.layer(ADD, POWER)

    def ride_phase(self) -> Procedure:
        """The phase in which the vanguard is ridden."""
        raise NotImplementedError

    def after_draw_step(self) -> Procedure | None:
        """What comes in the draw phase after the card was drawn."""
        return None

    def end_phase_begins(self) -> Procedure | None:
        """What comes in the end phase before anything waits for it."""
        return None

    def main_vanguard(self, game: Game, player: int) -> int:
        """A player's vanguard, the one whose grade and critical count; NOTHING without one."""
        raise NotImplementedError

    def open_circles(self, game: Game, player: int) -> list[int]:
        """The rear-guard circles of a player to which cards can be called or moved."""
        raise NotImplementedError

    def circle_of(self, kind: int) -> int:
        """The circle a kind of zone is, or is part of; any other zone is itself."""
        return kind

    def turn_is_ending(self, game: Game) -> list[Change]:
        """What is over at once when a text has ended the turn."""
        return []

    def on_to_the_end(self, game: Game) -> Leave | None:
        """Where it goes on when a text that has ended the turn has been carried out."""
        return None

    def ridden_upon(self, game: Game, player: int) -> list[Change]:
        """What becomes of those on a vanguard circle at the moment when another unit rides."""
        return []

    def leave_for(self, player: int, rider: int) -> Procedure | None:
        """What becomes of others on a vanguard circle once a unit has come there by riding."""
        return None

    def pay_for_ride(self, game: Game, player: int, card: int) -> Procedure | None:
        """What a player does for a normal ride between showing the card and placing it."""
        return None

    def rides_of_text(self, player: int, cards: list[int], orientation: int) -> Procedure:
        """A player rides cards because a text says so."""
        raise NotImplementedError

    def is_persona_ride(self, game: Game, player: int, card: int) -> bool:
        """Whether riding a card now would be a persona ride."""
        return False

    def persona_ride(self, player: int) -> Procedure | None:
        """What a persona ride brings about."""
        return None

    def begin_guarding(self, game: Game, player: int, guardians: list[int]) -> Procedure | None:
        """A player chooses which attacked unit each new guardian guards."""
        return None

    def places_anyhow(self, game: Game) -> bool:
        """Whether what is going on places units that come from other circles, too."""
        return False

    def calls_apart(self) -> bool:
        """Whether several cards that are called at once always go to different circles."""
        return False

    def note_calls(self, game: Game, player: int, count: int) -> list[Change]:
        """What is remembered of a player having called so many units."""
        return []

    def original(self, game: Game, char: int, card: int) -> int:
        """What a card originally has of a characteristic."""
        raise NotImplementedError

    def keeps_its_effects(self, game: Game, effect: Change, by: int) -> bool:
        """Whether an effect cannot be nullified by a player's texts, for its card's sake."""
        return False

    def originals_read(self) -> int:
        """What has to have changed for something original to be something else, as bits."""
        return 0

    def discarded_from(self) -> tuple[int, ...]:
        """From where a card is put into the drop zone by discarding it."""
        raise NotImplementedError

    # The battle.

    def drives_by_effect(self, game: Game, card: int) -> int:
        """How often a unit drives by what an effect says, whatever its drive; 0 if none does."""
        return 0

    def no_attacker(self) -> Leave | None:
        """Where it goes on if, after all, nobody can be chosen to attack."""
        return None

    def once_unhit(self, found: list[Pending]) -> list[Pending]:
        """How often abilities for a hit stand by of attacks that have hit nobody."""
        return found

    def attacks_called_for(self, game: Game) -> Procedure | None:
        """The attacks that texts have called for and that can be made now."""
        return None

    def attackers(self, game: Game, card: int) -> list[int]:
        """Who attacks when a unit does: itself, and who attacks together with it."""
        return [card]

    def leader_of(self, game: Game, units: list[int]) -> int:
        """Of units that attack together the one whose power and critical count, or NOTHING."""
        return units[0] if units else NOTHING

    def bars_attacker(self, game: Game, card: int) -> str:
        """The clause of the era's own by which a unit cannot attack, or nothing."""
        return ""

    def bars_attacked(self, game: Game, card: int) -> str:
        """The clause of the era's own by which a unit cannot be attacked, or nothing."""
        return ""

    def deals_no_damage(self, game: Game, card: int) -> bool:
        """Whether something keeps an attacking unit from dealing damage."""
        return game.guard_possible and game.value(CHAR_CANNOT, card) & CANNOT_DEAL_DAMAGE != 0

    def bars_helping(self, game: Game, card: int) -> str:
        """The clause of the era's own by which a unit neither boosts nor intercepts, or nothing."""
        return ""

    def seen_from(self, game: Game, ref: int, player: int) -> int:
        """From whose side the place of a card on that player's field is seen."""
        return player

    def text_over(self, game: Game) -> list[Change]:
        """What ends with a text that has been carried out, and with the attacks it called for."""
        return []

    def guard_actions(self, game: Game, player: int) -> list[Change]:
        """What else than both eras say can be done in the guard step."""
        return []

    def guard_action(self, player: int, answer: Change) -> Procedure | None:
        """How something of the era's own is done in the guard step."""
        return None

    def may_guard_otherwise(self, game: Game, player: int) -> bool:
        """Whether the other player has to reckon with something of that kind being done."""
        return False

    def icon_counts(self, game: Game, player: int, card: int) -> bool:
        """Whether a card that a player checks has its trigger icon performed."""
        return True

    def soul_charges_more(self, game: Game, player: int, count: int) -> int:
        """How many cards more a player's ability soul charges than it says."""
        return 0

    def given_by_trigger(self, game: Game, unit: int, char: int, amount: int) -> list[Change]:
        """A trigger effect gives a unit so much of something until the end of the turn."""
        raise NotImplementedError

    def trigger_power(self, game: Game, player: int) -> int:
        """How much power a player's trigger gives."""
        raise NotImplementedError

    def icon(self, player: int, card: int, icon: int) -> Procedure:
        """Performing a trigger icon."""
        raise NotImplementedError

    def retired_first(self, game: Game) -> list[int]:
        """The guardians that are retired before all others when a battle is decided."""
        return []

    def main_actions(self, game: Game, player: int) -> list[Change]:
        """What else than both eras say can be done in the main phase."""
        return []

    def main_action(self, player: int, answer: Change) -> Procedure | None:
        """How something of the era's own is done in the main phase."""
        return None

    def activated_from(self) -> tuple[int, ...]:
        """Where activated abilities can be played."""
        return PLAYED_FROM

    def has_ridden(self, game: Game, player: int, vanguard: int) -> list[Change]:
        """What comes along with a unit that was ridden."""
        return []

    def text_done(self, game: Game, source: int, ability: int) -> list[Change]:
        """What comes right after an automatic ability has been carried out."""
        return []


def edition(game: Game) -> Edition:
    """The book that is played by."""
    book: Any = game.book
    found: Edition = book
    return found
