"""10-18: tokens."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import TOKEN
from bythebook.games.dbs.cards.defining import define
from bythebook.games.dbs.policy import TOKENS_ARE
from bythebook.games.dbs.texts.coming_in import ResolveSkill, note_played, skills_negated
from bythebook.games.dbs.texts.events import BY_SKILL, EV_PLAYED
from bythebook.games.dbs.zones.zones import BATTLE_AREA
from bythebook.kernel.abilities.abilities import Ability, CardDef, Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, event, token
from bythebook.kernel.state.refs import AS_ZONE
from bythebook.kernel.texts.verbs import BindMoved


@rule("dbs 10-18-1", nothing=0)
def token_type() -> int:
    """A token is a battle card that an effect creates."""
    return TOKEN | TOKENS_ARE.value


_NAMELESS: Final = define("token", "Token", TOKEN)


@rule("dbs 10-18-3", nothing=[])
def appear(place: int, player: int, mode: int, count: int) -> list[Change]:
    """Tokens appear in the battle area of whoever's effect made them, or of whom the text says."""
    return [token(place, player, BATTLE_AREA, mode) for _ in range(count)]


@dataclass(frozen=True)
class CreateTokens(Effect):
    """Tokens are played: they come into being, and later words mean them."""

    card: CardDef
    count: int = 1
    orientation: int = AS_ZONE
    whose: int = YOU
    """in whose battle area, where a text says so"""

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(BindMoved(R_MOVED))
        out.append(TokensPlayed())

    def run(self, frame: Resolve, game: Game) -> Flow:
        place = game.lib.places[self.card.number]
        player = players_of(self.whose, frame.master)[0]
        mode = self.orientation
        if isinstance(frame, ResolveSkill) and frame.mode >= 0:
            mode = frame.mode
        return appear(place, player, mode, self.count)

    def tokens(self) -> list[CardDef]:
        return [self.card]


class TokensPlayed(Effect):
    """Whoever waits for cards to be played is told of the tokens."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = frame.master
        changes: list[Change] = []
        for ref in frame.regs[R_MOVED]:
            if isinstance(frame, ResolveSkill) and frame.hushed:
                changes += skills_negated(game, ref, ref)
            changes.append(event(EV_PLAYED, ref, player, BY_SKILL))
        note_played(frame, list(frame.regs[R_MOVED]))
        return changes


@rule("dbs 10-18-4", nothing=_NAMELESS)
def token_card(
    name: str,
    power: int = 0,
    colors: int = 0,
    cost: int = 0,
    characters: tuple[str, ...] = (),
    traits: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    combo_cost: int = -1,
    combo_power: int = -1,
) -> CardDef:
    """A token, by what the effect that creates it says of it; it has the name it is made under."""
    return define(
        "/".join(["token", name, str(power), str(colors), str(cost), *traits]).replace(" ", "_"),
        name,
        token_type(),
        colors,
        cost,
        power=power,
        combo_cost=combo_cost,
        combo_power=combo_power,
        characters=characters,
        traits=traits,
        abilities=abilities,
    )
