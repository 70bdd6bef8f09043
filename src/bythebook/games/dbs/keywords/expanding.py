"""Skills that let a keyword skill choose its cards in other areas, too (10-5-8, 10-13)."""

from dataclasses import dataclass

from bythebook.games.dbs.policy import WIDENS_EVOLVE, WIDENS_FUSION, WIDENS_POTARA
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class AlsoFrom(Effect):
    """For keyword skills of this card (bits), cards may be chosen in other areas as well."""

    keywords: int
    zones: tuple[int, ...]
    what: Cards | None = None

    def run(self, frame: Resolve, game: Game) -> Flow:
        """Nothing: it is asked for, never carried out."""
        return None


def can_be_widened() -> int:
    """The keyword skills for which a text can let cards be chosen elsewhere."""
    return WIDENS_EVOLVE.value | WIDENS_FUSION.value | WIDENS_POTARA.value


def in_areas(
    game: Game, source: int, player: int, zones: tuple[int, ...], keyword: int
) -> list[int]:
    """A player's cards in some areas, and in those that a skill of the card itself adds.

    The card that is being used is not among them.
    """
    state = game.state
    found = [c for zone in zones for c in state.zone(player, zone)]
    if keyword & can_be_widened():
        for ability in game.abilities_of(source & CARD):
            data = game.lib.abilities[ability]
            for effect in data.body:
                if isinstance(effect, AlsoFrom) and effect.keywords & keyword:
                    if data.condition and not data.condition.holds(game, source, player, []):
                        continue
                    found += added(game, source, player, effect, zones)
    return state.refs([c for c in found if c != source & CARD])


def added(
    game: Game, source: int, player: int, effect: AlsoFrom, zones: tuple[int, ...]
) -> list[int]:
    """What one such skill adds."""
    return [
        c
        for zone in effect.zones
        if zone not in zones
        for c in game.state.zone(player, zone)
        if effect.what is None or effect.what.fits(game, c, source)
    ]
