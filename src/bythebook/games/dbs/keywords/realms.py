"""10-15, 10-25, 10-26: [Over Realm], [Dark Over Realm] and [Wormhole]."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import BLACK, COLORS, DARK_OVER_REALM, OVER_REALM, WORMHOLE
from bythebook.games.dbs.keywords.entering import NotePlayedWith
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.keywords.limits import REALMS
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import EV_BEGIN, P_TURN_ENDS, REALM_STAYS
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import DROP, IN_PLAY, WARP
from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED, R_OTHER, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards, Regs, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.texts.lasting import END_OF_TURN, Later


@dataclass(frozen=True)
class RealmOpen(Condition):
    """So many cards lie in one's drop area, and a realm can still be opened in this turn."""

    keyword: int
    x: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if self.keyword == OVER_REALM and not enough_cards(game, master, self.x):
            return False
        if self.keyword == DARK_OVER_REALM and not enough_black_cards(game, master, self.x):
            return False
        return may_open(game, master, self.keyword)

    def chars(self) -> int:
        return 1 << COLORS


@rule("dbs 10-15-1", nothing=True)
def enough_cards(game: Game, player: int, x: int) -> bool:
    """[Over Realm X] takes X or more cards in the drop area."""
    return len(game.state.zone(player, DROP)) >= x


@rule("dbs 10-15-3", nothing=())
def over_realm_body() -> tuple[Effect, ...]:
    """[Over Realm] sends the whole drop area to the warp and plays its card."""
    return (EMPTY_DROP, PlayCards(This()), NotePlayedWith(OVER_REALM), *back_to_warp())


@rule("dbs 10-15-4", nothing=())
def back_to_warp() -> tuple[Effect, ...]:
    """A card so played that is still in the battle area at the turn's end goes to the warp."""
    return (Later(SENT_BACK, END_OF_TURN, Bound(R_MOVED)),)


@rule("dbs 10-15-5", nothing=True)
def over_realm_left(opened: int, most: int) -> bool:
    """[Over Realm] counts together with [Dark Over Realm]: once a turn."""
    return opened < most


@rule("dbs 10-25-1", nothing=True)
def enough_black_cards(game: Game, player: int, x: int) -> bool:
    """[Dark Over Realm X] takes X or more black cards in the drop area."""
    black = [c for c in game.state.zone(player, DROP) if game.value(COLORS, c) & BLACK]
    return len(black) >= x


@rule("dbs 10-25-3", nothing=())
def dark_over_realm_body() -> tuple[Effect, ...]:
    """[Dark Over Realm] sends the whole drop area to the warp and plays its card."""
    return (EMPTY_DROP, PlayCards(This()), NotePlayedWith(DARK_OVER_REALM))


@dataclass(frozen=True)
class SendBack(Put):
    """Cards go to the warp, unless an effect says that they are not sent there."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None if cannot(game, frame.master, REALM_STAYS) else Put.run(self, frame, game)


SENT_BACK = Ability(
    AUTO,
    trigger=Trigger(EV_BEGIN, value=P_TURN_ENDS),
    body=(SendBack(Bound(R_OTHER), WARP),),
)


@rule("dbs 10-25-4", nothing=True)
def dark_over_realm_left(opened: int, most: int) -> bool:
    """[Dark Over Realm] counts together with [Over Realm]: once a turn."""
    return opened < most


@rule("dbs 10-26-1", nothing=1)
def realms_a_turn(game: Game, player: int) -> int:
    """With [Wormhole] in play realms are opened up to twice a turn."""
    for zone in IN_PLAY:
        for card in game.state.zone(player, zone):
            if keywords_of(game, card) & WORMHOLE:
                return 2
    return 1


def may_open(game: Game, player: int, keyword: int) -> bool:
    """Whether a player may activate such a skill once more in this turn."""
    opened = game.state.used.get((player, REALMS), 0)
    most = realms_a_turn(game, player)
    if keyword == OVER_REALM:
        return over_realm_left(opened, most)
    return dark_over_realm_left(opened, most)


EMPTY_DROP = Put(Cards(YOU, (DROP,)), WARP)
"""all cards of one's drop area go to the warp"""
