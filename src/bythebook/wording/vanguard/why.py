"""Why a card cannot be ridden, called, used, or attack or guard now: the clause, and the fact."""

from typing import TYPE_CHECKING, Final

from bythebook.games.vanguard.abilities.playing import PlayTiming
from bythebook.games.vanguard.abilities.requirements import vanguard_grade
from bythebook.games.vanguard.cards.cards import GRADE, INTERCEPT, SKILLS
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    K_ATTACKER,
    K_GUARD,
    K_MAIN,
    K_RIDE,
    V_ATTACK,
    V_CALL,
    V_GUARD,
    V_INTERCEPT,
    V_RIDE,
    VAR_FIRST_TURN,
)
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    DAMAGE,
    FRONT_LEFT,
    FRONT_RIGHT,
    FRONT_ROW,
    HAND,
    SOUL,
    STAND,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD, FACE_UP
from bythebook.wording.said import Deed

if TYPE_CHECKING:
    from bythebook.wording.common import Wording

RIDES: Final = ("vgg 6.5.1.1.2", "vgd 9.6.2")
CALLS: Final = ("vgg 6.6.1.2.1", "vgd 9.7.2.1")
USES: Final = ("vgg 6.6.1.2.2", "vgd 9.7.2.4")
ATTACKS: Final = ("vgg 7.4.1.3", "vgd 10.4.1.3")
GUARDS: Final = ("vgg 7.5.1.2.2", "vgd 10.5.1.2.2")
INTERCEPTS: Final = ("vgg 7.5.1.2.4", "vgd 10.5.1.2.3")


def deeds(words: "Wording", game: Game, player: int, card: int) -> list[Deed]:
    """Riding, calling, guarding with a card of the hand; attacking, intercepting; every ACT."""
    state = game.state
    ref, kind = state.ref(card), state.kind_of(card)
    asked = words.asked(game)
    book = game.book.name
    found: list[Deed] = []

    def deed(said: str, option: Change, now: bool, clauses: tuple[str, ...], when: str) -> None:
        found.append(Deed(said, option, "" if now else cited(book, *clauses), when))

    if kind == HAND:
        deed("ride", (V_RIDE, ref), asked == K_RIDE, RIDES, "your ride phase")
        deed("call", (V_CALL, ref), asked == K_MAIN, CALLS, "your main phase")
        guarding = "the guard step of your rival's attack"
        deed("guard", (V_GUARD, ref), asked == K_GUARD, GUARDS, guarding)
    if kind in VANGUARD_AND_REAR:
        deed("attack", (V_ATTACK, ref), asked == K_ATTACKER, ATTACKS, "your battle phase")
        if game.value(SKILLS, card) & INTERCEPT:
            now = asked == K_GUARD
            deed("intercept", (V_INTERCEPT, ref), now, INTERCEPTS, "the guard step of an attack")
    playing = isinstance(game.stack[-1], PlayTiming)
    for ability in game.abilities_of(card):
        if game.lib.abilities[ability].kind == ACT:
            option = (V_ACTIVATE, ref, ability)
            said = f"use {words.ability_words(game, ability)}"
            deed(said, option, playing, USES, "your main phase")
    return found


def fact(game: Game, player: int, option: Change, clause: str) -> str:
    """Which fact is against an option, where its player can see it."""
    number = clause.partition(" ")[2]
    card = option[1] & CARD
    if number in ("8.5.2.1.1.1", "8.5.2.1.1.2", "9.6.2", "9.7.2.1"):
        own = vanguard_grade(game, player)
        return f"its grade is {game.value(GRADE, card)}, your vanguard's is {own}"
    if number in ("7.4.1.3", "7.4.1.4.1", "10.4.1.3", "10.4.1.4.1"):
        return _against_attacking(game, card)
    if number in ("7.3.1.3", "10.3.2"):
        if game.state.vars[VAR_FIRST_TURN]:
            return "this is the first turn of the game"
        return "there is nobody it could attack"
    if number in ("7.5.1.2.4", "10.5.1.2.3"):
        if game.state.kind_of(card) not in (FRONT_LEFT, FRONT_RIGHT):
            return "only rear-guards of the front row intercept"
        return "a unit that is attacked does not intercept"
    if number == "8.5.2.3":
        state = game.state
        up = sum(1 for c in state.zone(player, DAMAGE) if state.face[c] == FACE_UP)
        soul = len(state.zone(player, SOUL))
        return f"you have {up} face-up damage and a soul of {soul}; look at its cost"
    if number in ("8.3.3", "11.4.3"):
        return "what its text asks for is not so now"
    if number == "12.5.1.1":
        return "it has been used this turn"
    if number == "1.3.3":
        return "an effect says that it cannot"
    return ""


def _against_attacking(game: Game, card: int) -> str:
    state = game.state
    if state.kind_of(card) in BACK_ROW:
        return "it is in the back row"
    if state.kind_of(card) in FRONT_ROW and state.orient[card] != STAND:
        return "it is resting"
    return "an effect says that it cannot" if state.orient[card] == STAND else ""


def skipped(game: Game, player: int) -> str:
    """Why a ride step has nothing to decide in it."""
    hand = game.state.zone(player, HAND)
    if not hand:
        return "Ride step skipped: you have no cards in your hand."
    own = vanguard_grade(game, player)
    return f"Ride step skipped: you hold no card of grade {own} or {own + 1}."


def foretold(game: Game, player: int, option: Change) -> str:
    """What will not be asked after an answer, and why: whoever plays may wonder."""
    ask = game.pending
    assert ask is not None
    state = game.state
    if ask.kind != K_MAIN or option[0] != V_PASS:
        return ""
    if state.vars[VAR_FIRST_TURN]:
        return "No attacks this turn: it is the first of the game."
    if not [c for z in FRONT_ROW for c in state.zone(player, z) if state.orient[c] == STAND]:
        return "No attacks this turn: nobody stands in your front row."
    return ""


def still_to_attack(game: Game, player: int) -> list[int]:
    """The units that could attack, where the attacks are about to end."""
    ask = game.pending
    if ask is None or ask.kind != K_ATTACK:
        return []
    state = game.state
    return [
        card
        for zone in FRONT_ROW
        for card in state.zone(player, zone)
        if state.orient[card] == STAND
    ]
