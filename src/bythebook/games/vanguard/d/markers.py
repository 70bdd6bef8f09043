"""Section 15: pseudo-cards, which only exist in a game; tokens."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import room_for
from bythebook.games.vanguard.actions.making_room import make_room
from bythebook.games.vanguard.cards.cards import NAMES, TYPE, NamesWith
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.cards.icons import skills_of
from bythebook.games.vanguard.d.cards.types import TOKEN_UNIT
from bythebook.games.vanguard.d.policy import TOKENS_EXIST_IN
from bythebook.games.vanguard.d.tokens import APPENDIX
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.calling import ANY_CIRCLE, Onto
from bythebook.games.vanguard.texts.events import EV_CALL, K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import GUARDIANS
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import HAS, Test
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import MOVE, Change, cease, event, token
from bythebook.kernel.state.options import V_DONE
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING
from bythebook.kernel.texts.verbs import BindsChosen

_NAMELESS: Final = define("token", "token", TOKEN_UNIT)


@rule(
    "vgd 15.1.2.3.1",
    "vgd 15.1.2.3.2",
    "vgd 15.3.1",
    "vgd 15.3.1.1",
    "vgd 15.3.1.2",
    "vgd 15.3.1.3",
    "vgd 15.3.4",
    "vgd A",
    nothing=_NAMELESS,
)
def token_card(name: str) -> CardDef:
    """A token is a unit: its name is its race as well, and says its grade, power, icons and text.

    It has nothing else: no shield, no clan, no nation.
    """
    settled = APPENDIX[name]
    return define(
        f"token/{name.replace(' ', '_')}",
        name,
        TOKEN_UNIT,
        settled.grade,
        settled.power,
        None,
        settled.critical,
        skills=skills_of(settled.icons),
        races=(name,),
        abilities=settled.abilities,
        text=settled.text,
    )


@rule("vgd 15.3.3", nothing=())
def tokens_named(name: str) -> tuple[Test, ...]:
    """A token of some name means the token units with that in their card names."""
    return (Test(TYPE, HAS, TOKEN_UNIT), Test(NAMES, HAS, family=NamesWith(name)))


def is_token(game: Game, card: int) -> bool:
    """Whether a card is a token."""
    return game.lib.printed[TYPE][game.state.definition[card]] & TOKEN_UNIT != 0


@rule("vgd 15.2.4.1", "vgd 15.2.4.1.1", "vgd 15.3.2", nothing=True)
def can_exist(kind: int) -> bool:
    """A token can exist on the field; all other zones are its deletion zones."""
    return kind in TOKENS_EXIST_IN.value


@rule("vgd 15.2.1.1", "vgd 15.2.2", "vgd 15.2.2.1", "vgd 15.2.4.2.2", nothing=[])
def created(definition: int, player: int, circle: int, orientation: int) -> list[Change]:
    """A token is created in a zone, but not in one of its deletion zones."""
    return [token(definition, player, circle, orientation)] if can_exist(circle) else []


@rule(
    "vgd 15.2.3",
    "vgd 15.2.3.2",
    "vgd 15.2.4.2.1",
    "vgd 15.3.2.1",
    nothing=[],
)
def erased_there(game: Game, change: Change) -> list[Change]:
    """A token that moves to a deletion zone is erased as soon as it has come there."""
    if change[0] != MOVE or can_exist(change[3]) or not is_token(game, change[1] & CARD):
        return []
    return [cease(after_move(game, change))]


@rule("vgd 13.7.1", nothing=[])
def stray_tokens(game: Game) -> list[Change]:
    """A token that is in a deletion zone, for whatever reason, is erased."""
    state = game.state
    if not state.tokens:
        return []
    first = len(state.inc) - state.tokens
    return [
        cease(state.ref(card))
        for card in range(first, len(state.inc))
        if state.where[card] >= 0 and not can_exist(state.kind_of(card))
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class CallTokens(Procedure):
    """Call tokens: for each a circle is chosen, and it is created there."""

    def __init__(
        self,
        player: int = 0,
        definition: int = NOTHING,
        count: int = 0,
        allowed: list[int] | None = None,
        orientation: int = AS_ZONE,
        up_to: bool = False,
    ) -> None:
        self.up_to: bool = up_to
        self.player: int = player
        self.definition: int = definition
        self.count: int = count
        self.allowed: list[int] = allowed or []
        self.orientation: int = orientation
        self.circles: list[int] = []

    @step("vgd 6.2.3.2")
    def choose_circle(self, game: Game) -> Flow:
        """For each of them a circle is chosen, one after the other."""
        if self.answer and self.answer[0] == V_DONE:
            return None
        if self.answer:
            self.circles = [*self.circles, self.answer[1]]
            self.answer = ()
        apart = edition(game).calls_apart()
        taken = [z for z in self.circles if z != GUARDIANS] if apart else []
        options: list[Change] = [(V_CIRCLE, z) for z in self.allowed if z not in taken]
        room = room_for(self.count, self.allowed, apart)
        if len(self.circles) >= room or not options:
            return None
        if self.up_to:
            options.append((V_DONE,))
        return self.again(Ask(self.player, K_CIRCLE, options, default=len(options) - 1))

    @step("vgd 15.3.3.1", "vgd 15.2.2.2")
    def create(self, game: Game) -> Flow:
        """They come into being there, which is placing them there."""
        changes: list[Change] = []
        for circle in self.circles:
            changes += created(self.definition, self.player, circle, self.orientation)
        return changes

    @step("vgd 6.2.3.4")
    def make_room(self, game: Game) -> Flow:
        """Who was on their circles is retired."""
        self.result = self.moved
        return make_room(game, self.moved)

    @step("vgd 6.2.1")
    def called(self, game: Game) -> Flow:
        """They have been called."""
        if not self.result:
            self.result = self.moved
        return [event(EV_CALL, ref, self.player, 0) for ref in self.result]


@dataclass(frozen=True)
class CallTokensOf(BindsChosen):
    """Call tokens of a name; later words mean those that were called."""

    card: CardDef
    count: int = 1
    onto: Onto = ANY_CIRCLE
    up_to: bool = False
    orientation: int = AS_ZONE
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        circles = self.onto.allowed(game, frame, frame.master)
        frame.chosen = []
        if not circles:
            return None
        place = game.lib.places[self.card.number]
        return CallTokens(
            frame.master,
            place,
            self.count,
            circles,
            self.orientation,
            self.up_to,
        )

    def tokens(self) -> list[CardDef]:
        return [self.card]
