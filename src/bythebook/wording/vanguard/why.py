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
from bythebook.language import Language, mark
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

    tr = words.tr
    if kind == HAND:
        deed(tr("ride"), (V_RIDE, ref), asked == K_RIDE, RIDES, mark("your ride phase"))
        deed(tr("call"), (V_CALL, ref), asked == K_MAIN, CALLS, mark("your main phase"))
        guarding = mark("the guard step of your rival's attack")
        deed(tr("guard"), (V_GUARD, ref), asked == K_GUARD, GUARDS, guarding)
    if kind in VANGUARD_AND_REAR:
        battle = mark("your battle phase")
        deed(tr("attack"), (V_ATTACK, ref), asked == K_ATTACKER, ATTACKS, battle)
        if game.value(SKILLS, card) & INTERCEPT:
            now, when = asked == K_GUARD, mark("the guard step of an attack")
            deed(tr("intercept"), (V_INTERCEPT, ref), now, INTERCEPTS, when)
    playing = isinstance(game.stack[-1], PlayTiming)
    for ability in game.abilities_of(card):
        if game.lib.abilities[ability].kind == ACT:
            option = (V_ACTIVATE, ref, ability)
            said = tr("use {text}", text=words.ability_words(game, ability))
            deed(said, option, playing, USES, mark("your main phase"))
    return found


def fact(game: Game, player: int, option: Change, clause: str, tr: Language) -> str:
    """Which fact is against an option, where its player can see it."""
    number = clause.partition(" ")[2]
    card = option[1] & CARD
    if number in ("8.5.2.1.1.1", "8.5.2.1.1.2", "9.6.2", "9.7.2.1"):
        own = vanguard_grade(game, player)
        its = game.value(GRADE, card)
        return tr("its grade is {grade}, your vanguard's is {own}", grade=its, own=own)
    if number in ("7.4.1.3", "7.4.1.4.1", "10.4.1.3", "10.4.1.4.1"):
        return _against_attacking(game, card, tr)
    if number in ("7.3.1.3", "10.3.2"):
        if game.state.vars[VAR_FIRST_TURN]:
            return tr("this is the first turn of the game")
        return tr("there is nobody it could attack")
    if number in ("7.5.1.2.4", "10.5.1.2.3"):
        if game.state.kind_of(card) not in (FRONT_LEFT, FRONT_RIGHT):
            return tr("only rear-guards of the front row intercept")
        return tr("a unit that is attacked does not intercept")
    if number == "8.5.2.3":
        state = game.state
        up = sum(1 for c in state.zone(player, DAMAGE) if state.face[c] == FACE_UP)
        soul = len(state.zone(player, SOUL))
        return tr(
            "you have {up} face-up damage and a soul of {soul}; look at its cost", up=up, soul=soul
        )
    if number in ("8.3.3", "11.4.3"):
        return tr("what its text asks for is not so now")
    if number == "12.5.1.1":
        return tr("it has been used this turn")
    if number == "1.3.3":
        return tr("an effect says that it cannot")
    return ""


def _against_attacking(game: Game, card: int, tr: Language) -> str:
    state = game.state
    if state.kind_of(card) in BACK_ROW:
        return tr("it is in the back row")
    if state.kind_of(card) in FRONT_ROW and state.orient[card] != STAND:
        return tr("it is resting")
    return tr("an effect says that it cannot") if state.orient[card] == STAND else ""


def skipped(game: Game, player: int, tr: Language) -> str:
    """Why a ride step has nothing to decide in it."""
    hand = game.state.zone(player, HAND)
    if not hand:
        return tr("Ride step skipped: you have no cards in your hand.")
    own = vanguard_grade(game, player)
    return tr(
        "Ride step skipped: you hold no card of grade {own} or {next}.", own=own, next=own + 1
    )


def foretold(game: Game, player: int, option: Change) -> str:
    """What will not be asked after an answer, and why: whoever plays may wonder. A message."""
    ask = game.pending
    assert ask is not None
    state = game.state
    if ask.kind != K_MAIN or option[0] != V_PASS:
        return ""
    if state.vars[VAR_FIRST_TURN]:
        return mark("No attacks this turn: it is the first of the game.")
    if not [c for z in FRONT_ROW for c in state.zone(player, z) if state.orient[c] == STAND]:
        return mark("No attacks this turn: nobody stands in your front row.")
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
