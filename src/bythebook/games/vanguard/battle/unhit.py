"""Units whose abilities for a hit count for attacks that do not hit as well, as texts say."""

from bythebook.games.vanguard.battle.record import noted
from bythebook.games.vanguard.cards.cards import HIT_OR_NOT, SKILLS
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import EV_HIT, IS_ATTACKED, IS_ATTACKING
from bythebook.kernel.abilities.abilities import Happening
from bythebook.kernel.abilities.triggers import Pending, waiting_for
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD


@rule("vgd 10.7.1.8", nothing=[])
def as_if_hit(game: Game, hit: list[int]) -> list[Change]:
    """The attacking units' own abilities that wait for a hit, of attacks that have not hit."""
    found: list[Pending] = []
    state = game.state
    for attacker in noted(game, IS_ATTACKING):
        card = attacker & CARD
        if not state.alive(attacker) or not game.value(SKILLS, card) & HIT_OR_NOT:
            continue
        missed = [unit for unit in noted(game, IS_ATTACKED) if unit not in hit]
        events = [Happening(EV_HIT, attacker, state.turn_player, other=unit) for unit in missed]
        own = game.abilities_of(card)
        for pending in waiting_for(game, events):
            if pending.source == attacker and pending.ability in own:
                found.append(pending)
        # What an effect has set up for later still waits for a hit.
        game.spent = []
    found = edition(game).once_unhit(found)
    return game.book.enter_standby(game, found) if found else []
