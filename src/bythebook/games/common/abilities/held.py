"""Automatic abilities of cards in a hand, which nobody learns of as long as they are not played.

Any zone into which only its owner looks is such a hand. When something happens that such an
ability waits for, its player is asked, whether or not a card with it is held: not to play one
looks like having none.
"""

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import EV_STATE, Trigger
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import This
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import TAKE, Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING


def waiting_in_hands(lib: Library, hand: int) -> tuple[int, ...]:
    """The automatic abilities that wait in a hand for what happens to others."""
    found: list[int] = []
    for ability, data in enumerate(lib.abilities):
        if data.trigger is None or hand not in data.zones:
            continue
        moments = (data.trigger, *data.trigger.also)
        if not any(_is_open(moment) for moment in moments):
            found.append(ability)
    return tuple(found)


def _is_open(moment: Trigger) -> bool:
    """Whether what is waited for happens to the card itself, and so shows it, or is no event."""
    own = isinstance(moment.who, This) or isinstance(moment.other, This)
    return own or moment.event == EV_STATE


def is_held_unseen(game: Game, source: int, hand: int) -> bool:
    """Whether a card is held, and the opponent of who holds it does not know which it is."""
    card = source & CARD
    if not game.state.alive(source) or game.state.kind_of(card) != hand:
        return False
    return not game.state.seen[card] >> (1 - game.state.side_of(card)) & 1


def may_hold(game: Game, player: int, ability: int, hand: int) -> int:
    """A card of a player's hand that may have an ability, for all that the opponent knows.

    It is one of those that lie where cards of the same part of the deck can be.
    """
    state = game.state
    if hand not in game.lib.abilities[ability].zones:
        return NOTHING
    apart = list(game.book.sections.values())[1:]
    hidden = [c for c in state.zone(player, hand) if is_held_unseen(game, state.ref(c), hand)]
    if not hidden:
        return NOTHING
    for card in range(FIRST_CARD, len(state.inc)):
        if state.owner[card] == player and not state.seen[card] >> (1 - player) & 1:
            kind = state.kind_of(card)
            if kind != hand and (kind in apart or hand in apart):
                continue
            if ability in game.lib.own[state.definition[card]]:
                return state.ref(hidden[0])
    return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Procedure):
    """A player plays automatic abilities of cards in the hand, or says nothing of them.

    `entry` is what stands by: the player speaks for the cards.
    """

    def __init__(self, index: int = 0, entry: Change = ()) -> None:
        self.index: int = index
        self.entry: Change = entry

    def kind(self) -> int:
        """The kind of decision that it is."""
        raise NotImplementedError

    def can_be_played(self, game: Game, source: int) -> bool:
        """Whether the ability of a card can be played now."""
        raise NotImplementedError

    def must_be_played(self, game: Game, source: int) -> bool:
        """Whether the ability of a card, if it can be, has to be played."""
        return False

    def playing(self, game: Game, place: int) -> Procedure:
        """How an ability that stands by at a place is played."""
        return game.book.play_auto(place, game.state.standby[place])

    def held(self, game: Game) -> list[int]:
        """The places among what stands by of the cards of the hand that it is about."""
        return [
            place
            for place, e in enumerate(game.state.standby)
            if e[0] == self.entry[0]
            and e[2:] == self.entry[2:]
            and game.book.keeps_secret(game, e[1])
        ]

    def take_up(self) -> Flow:
        """One time of standing by is used up."""
        return (TAKE, self.index)

    def ask_which(self, game: Game) -> Flow:
        """Which card's ability is played, or that nothing is said of them."""
        player, ability = self.entry[0], self.entry[2]
        self.answer = (V_PASS,)
        options: list[Change] = []
        free = False
        for place in self.held(game):
            source = game.state.standby[place][1]
            if self.can_be_played(game, source):
                options.append((V_ACTIVATE, source, ability))
                free = free or self.must_be_played(game, source)
        if not options and game.book.stand_in(game, player, ability) < 0:
            return None
        if not free:
            options.append((V_PASS,))
        return Ask(player, self.kind(), options, True, len(options) - 1)

    def play_chosen(self, game: Game, goto: str) -> Flow:
        """It is played, and then another may be; or nothing is said of the rest."""
        places = self.held(game)
        if self.answer[0] == V_PASS:
            return [(TAKE, place) for place in reversed(places)]
        for place in places:
            if game.state.standby[place][1] == self.answer[1]:
                return self.then(self.playing(game, place), goto)
        return DONE
