"""[Auto] skills of cards in the hand (8-6): nobody learns of one that is not activated.

When something happens that such a skill waits for, the player is asked, whether or not a card
with it is held: not to activate one looks like having none. One without a cost has to be activated.
"""

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.skills import can_pay_whole, cannot_be_chosen_now
from bythebook.games.dbs.abilities.timing import ActivatePending
from bythebook.games.dbs.keywords.limits import no_use_left
from bythebook.games.dbs.texts.events import K_FROM_HAND
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.abilities.abilities import EV_STATE
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import This
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import TAKE, Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING


def skills_in_hands(lib: Library) -> tuple[int, ...]:
    """The [Auto] skills that wait in a hand for what happens to others."""
    found: list[int] = []
    for ability, data in enumerate(lib.abilities):
        if data.trigger is None or HAND not in data.zones:
            continue
        moments = (data.trigger, *data.trigger.also)
        if not any(isinstance(m.who, This) or m.event == EV_STATE for m in moments):
            found.append(ability)
    return tuple(found)


def is_secret(game: Game, source: int) -> bool:
    """Whether a card is held, and the opponent of who holds it does not know which it is."""
    card = source & CARD
    if card < FIRST_CARD or not game.state.alive(source) or game.state.kind_of(card) != HAND:
        return False
    return not game.state.seen[card] >> (1 - game.state.side_of(card)) & 1


def may_hold(game: Game, player: int, ability: int) -> int:
    """A card of a player's hand that may have a skill, for all that the opponent knows."""
    state = game.state
    hidden = [c for c in state.zone(player, HAND) if is_secret(game, state.ref(c))]
    if not hidden:
        return NOTHING
    for card in range(FIRST_CARD, len(state.inc)):
        if state.owner[card] == player and not state.seen[card] >> (1 - player) & 1:
            if ability in game.lib.own[state.definition[card]]:
                return state.ref(hidden[0])
    return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class HandSkills(Procedure):
    """A player activates [Auto] skills of cards in the hand, or says nothing of them.

    `entry` is what is pending: the player speaks for the cards.
    """

    def __init__(self, index: int = 0, entry: Change = ()) -> None:
        self.index: int = index
        self.entry: Change = entry

    def held(self, game: Game) -> list[int]:
        """The places among what is pending of the cards of the hand that it is about."""
        standby = game.state.standby
        return [
            place
            for place, e in enumerate(standby)
            if e[0] == self.entry[0] and e[2:] == self.entry[2:] and is_secret(game, e[1])
        ]

    def can_activate(self, game: Game, source: int) -> bool:
        """Whether the skill of a card can be activated: its condition, its cost, its limit."""
        player, ability = self.entry[0], self.entry[2]
        if cannot_be_chosen_now(game, source, player):
            return False
        if no_use_left(game, source, ability, player):
            return False
        e = self.entry
        frame = Resolve(ability, source, player, e[3], e[4], e[5], e[6])
        condition = game.lib.abilities[ability].condition
        if condition is not None and not condition.holds(game, source, player, frame.regs):
            return False
        return can_pay_whole(game, ability, source, player)

    @step("dbs 8-6-4")
    def no_longer_pending(self, game: Game) -> Flow:
        """One time of being pending is used up."""
        return (TAKE, self.index)

    @step("dbs 8-6-4")
    def choose(self, game: Game) -> Flow:
        """The player chooses a card whose skill is activated; a cost may be left unpaid."""
        player, ability = self.entry[0], self.entry[2]
        self.answer = (V_PASS,)
        options: list[Change] = []
        free = False
        for place in self.held(game):
            source = game.state.standby[place][1]
            if self.can_activate(game, source):
                options.append((V_ACTIVATE, source, ability))
                free = free or has_to_be_activated(game, ability, source)
        if not options and may_hold(game, player, ability) < 0:
            return None
        if not free:
            options.append((V_PASS,))
        return Ask(player, K_FROM_HAND, options, True, len(options) - 1)

    @step("dbs 8-6-4")
    def activate(self, game: Game) -> Flow:
        """It is activated, and then another may be; or nothing is said of the rest."""
        places = self.held(game)
        if self.answer[0] == V_PASS:
            return [(TAKE, place) for place in reversed(places)]
        for place in places:
            if game.state.standby[place][1] == self.answer[1]:
                frame = ActivatePending(place, game.state.standby[place])
                frame.agreed = 1
                return self.then(frame, goto="choose")
        return DONE


@rule("dbs 8-6-4", nothing=False)
def has_to_be_activated(game: Game, ability: int, source: int) -> bool:
    """A pending skill is activated; only one with a cost can be left, by not paying it."""
    return not game.book.cost_of(game, ability, source)
