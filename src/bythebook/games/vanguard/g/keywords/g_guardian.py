"""Sections 7.5.1.2.3 and 11.14: G guardians."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.g.cards.states import face_down_g_cards, is_g_unit
from bythebook.games.vanguard.g.keywords.marks import G_GUARDIAN
from bythebook.games.vanguard.g.keywords.stride import both_of_grade_three
from bythebook.games.vanguard.g.texts.events import (
    EV_G_GUARD,
    FOR_G_GUARDIAN,
    V_G_GUARD,
    VAR_PAYING,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import GUARDIANS
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability, CostPart
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, event, reveal, set_var
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import BOTH, CARD, FACE_DOWN, FACE_UP, NOTHING
from bythebook.kernel.texts.costs import payment

MOST_TURNED_UP = 3
"""with more face-up G guardians than these in the G zone no other is called"""


@rule("vgg 11.14.1", nothing=Ability(CARD_EFFECT))
def g_guardian(cost: tuple[CostPart, ...]) -> Ability:
    """G guardian: in the opponent's guard step the card is called from face down, for its cost."""
    return Ability(CARD_EFFECT, (G_ZONE,), cost=cost, marks=G_GUARDIAN)


def guardian_skills(lib: Library, definitions: int) -> list[int]:
    """For each card as printed its G guardian ability, or NOTHING."""
    found: list[int] = []
    for own in lib.own[:definitions]:
        skills = [a for a in own if lib.abilities[a].marks & G_GUARDIAN]
        found.append(skills[0] if skills else NOTHING)
    return found


GUARDIAN_SKILLS: Final = Memo(guardian_skills)


def paid_alike(lib: Library, definitions: int) -> frozenset[int]:
    """The G guardian abilities whose cost can be paid for any card, or for none, that has them."""
    skills = set(guardian_skills(lib, definitions)) - {NOTHING}
    return frozenset(a for a in skills if all(c.for_any_card() for c in lib.abilities[a].cost))


PAID_ALIKE: Final = Memo(paid_alike)


def guardian_skill(game: Game, card: int) -> int:
    """The G guardian ability of a card, or NOTHING."""
    return skills_of(game)[game.state.definition[card]]


def skills_of(game: Game) -> list[int]:
    """The G guardian abilities of all cards of the match, by what they are."""
    return GUARDIAN_SKILLS.of(game.lib, len(game.lib.definitions))


def g_guardians_lying(game: Game, player: int, face: int) -> list[int]:
    """The G guardians in a player's G zone that lie face up, or face down."""
    state = game.state
    faces, skills = state.face, skills_of(game)
    found: list[int] = []
    for card in state.zone(player, G_ZONE):
        if faces[card] == face and skills[state.definition[card]] != NOTHING:
            found.append(card)
    return found


@rule("vgg 7.5.1.2.3", nothing=False)
def may_call_g_guardians(game: Game, player: int) -> bool:
    """Both vanguards have to be of grade 3 or more, and three at the most lie face up by now."""
    if not both_of_grade_three(game):
        return False
    return len(g_guardians_lying(game, player, FACE_UP)) <= MOST_TURNED_UP


@rule("vgg 11.14.2", nothing=[])
def g_guardians(game: Game, player: int) -> list[Change]:
    """The face-down G guardians of the G zone whose cost can be paid can be called."""
    if not may_call_g_guardians(game, player):
        return []
    state = game.state
    costless = game.values(CHAR_CANNOT)
    alike = PAID_ALIKE.of(game.lib, len(game.lib.definitions))
    known: dict[int, bool] = {}
    options: list[Change] = []
    for card in g_guardians_lying(game, player, FACE_DOWN):
        source = state.ref(card)
        skill = guardian_skill(game, card)
        # What a cost is can depend on its card, as can whether it has lost it.
        like = skill if skill in alike and not costless[card] else NOTHING - card
        if like not in known:
            known[like] = game.can_pay(skill, source, player)
        if known[like]:
            options.append((V_G_GUARD, source))
    return options


def may_have_g_guardian(game: Game, player: int) -> bool:
    """Whether, for all that the other player knows, a G guardian could be called."""
    return bool(face_down_g_cards(game, player)) and may_call_g_guardians(game, player)


@rule("vgg 7.7.1.9", nothing=[])
def g_guardians_there(game: Game) -> list[int]:
    """The G guardians are retired before all other guardians."""
    state = game.state
    found: list[int] = []
    for player in (0, 1):
        for card in state.zones[player * state.kinds + GUARDIANS]:
            if is_g_unit(game, card):
                found.append(card)
    return state.refs(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class CallGGuardian(Procedure):
    """Call a G guardian: its cost is paid, and it guards a unit being attacked."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.called: list[int] = []

    @step("vgg 7.5.1.2.3", "vgg 8.5.2.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return [*reveal([self.source], BOTH), set_var(VAR_PAYING, FOR_G_GUARDIAN)]

    @step("vgg 7.5.1.2.3")
    def pay(self, game: Game) -> Flow:
        """The cost of its ability is paid."""
        return payment(game, self.player, guardian_skill(game, self.source & CARD), self.source)

    @step("vgg 7.5.1.2.3")
    def has_paid(self, game: Game) -> Flow:
        """It has been paid for."""
        return set_var(VAR_PAYING, 0)

    @step("vgg 7.5.1.2.3", "vgg 8.5.2.2.2")
    def call(self, game: Game) -> Flow:
        """It is called to the guardian circle, face up; that is a superior call."""
        return Call(self.player, [self.source], [GUARDIANS])

    @step("vgg 7.5.1.2.3")
    def guard(self, game: Game) -> Flow:
        """It guards a unit that is being attacked."""
        self.called = self.chosen
        if not self.called:
            return None
        return edition(game).begin_guarding(game, self.player, self.called)

    @step("vgg 7.5.1.2.3")
    def guards(self, game: Game) -> Flow:
        """A G guardian has been called."""
        return [event(EV_G_GUARD, ref, self.player) for ref in self.called]
