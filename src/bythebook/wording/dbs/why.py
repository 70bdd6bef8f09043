"""Why a card cannot be played or used or attack now: the clause, and the fact against it."""

from typing import TYPE_CHECKING

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COLORS,
    COMBO_COST,
    COUNTERS,
    EXTRA,
    LEADER,
    MAIN,
    TYPE,
    UNISON,
)
from bythebook.games.dbs.cards.energy import active_energy
from bythebook.games.dbs.terms.free_timing import T_MAIN
from bythebook.games.dbs.terms.playing import FreeTiming
from bythebook.games.dbs.texts.events import K_MAIN, V_ATTACK, V_COMBO, V_PLAY
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DROP, HAND, IN_PLAY, LEADER_AREA
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.kernel.state.refs import CARD
from bythebook.language import Language, mark, mark_all
from bythebook.wording.dbs.cards import cost_words, letters
from bythebook.wording.dbs.place import phase
from bythebook.wording.said import Deed

if TYPE_CHECKING:
    from bythebook.wording.common import Wording

MAIN_PHASE = mark("your main phase")
IN_A_BATTLE = mark("the offense step of your attacks, and the defense step of your rival's")
COUNTER_TIME = mark("a counter timing")
KINDS = mark_all(
    {
        LEADER: "it is a leader card, and this is the {phase}",
        BATTLE: "it is a battle card, and this is the {phase}",
        EXTRA: "it is an extra card, and this is the {phase}",
        UNISON: "it is a unison card, and this is the {phase}",
    }
)


def deeds(words: "Wording", game: Game, player: int, card: int) -> list[Deed]:
    """Playing a card of the hand, comboing with it, attacking with it; every skill of it."""
    state = game.state
    ref = state.ref(card)
    kind = state.kind_of(card)
    found: list[Deed] = []
    tr = words.tr
    now = game.frame_of(FreeTiming)
    mine = now is not None and now.player == player and game.stack[-1] is now
    main = mine and now is not None and now.timing == T_MAIN
    battle = mine and not main
    of = game.value(TYPE, card)
    if kind == HAND and of & (BATTLE | UNISON):
        clause = "dbs 6-3-1-2-1" if of & BATTLE else "dbs 6-3-1-2-2"
        found.append(Deed(tr("play"), (V_PLAY, ref), "" if main else clause, MAIN_PHASE))
    if of & BATTLE and kind in (HAND, BATTLE_AREA):
        clause = "" if battle else "dbs 3-7-3"
        found.append(Deed(tr("combo with"), (V_COMBO, ref), clause, IN_A_BATTLE))
    if kind in IN_PLAY and of & ~EXTRA:
        for target in game.state.zone(1 - player, LEADER_AREA)[:1]:
            option = (V_ATTACK, ref, state.ref(target))
            clause = "" if main else "dbs 6-3-1-2-4"
            found.append(Deed(tr("attack"), option, clause, MAIN_PHASE))
    if kind in (HAND, DROP, *IN_PLAY):
        found += _skills(words, game, card, main, battle)
    return found


def _skills(words: "Wording", game: Game, card: int, main: bool, battle: bool) -> list[Deed]:
    """The skills of a card that a player activates."""
    found: list[Deed] = []
    ref = game.state.ref(card)
    for ability in game.abilities_of(card):
        data = game.lib.abilities[ability]
        if data.kind != ACT:
            continue
        clause, when = "dbs 7-2-1-2-3", IN_A_BATTLE
        timely = battle
        if data.marks & COUNTERS:
            clause, when, timely = "dbs 10-10-3", COUNTER_TIME, False
        elif data.marks & MAIN and not battle:
            clause, when, timely = "dbs 6-3-1-2-3", MAIN_PHASE, main
        said = words.tr("use {text}", text=words.ability_words(game, ability))
        option = (V_ACTIVATE, ref, ability)
        found.append(Deed(said, option, "" if timely else clause, when))
    return found


def fact(game: Game, player: int, option: Change, clause: str, tr: Language) -> str:
    """Which fact is against an option, where its player can see it."""
    number = clause.partition(" ")[2]
    card = option[1] & CARD
    if number == "1-3-3":
        return tr("an effect says that it cannot")
    if option[0] == V_PLAY:
        return _against_playing(game, player, card, number, tr)
    if option[0] == V_COMBO:
        return _against_combo(game, player, card, number, tr)
    if option[0] == V_ATTACK:
        return _against_attacking(game, card, number, tr)
    if number in ("8-4-2-2", "8-4-2-3", "8-4-2-4"):
        said = mark("what it costs cannot be paid whole; {energy}")
        return tr(said, energy=_energy(game, player, tr))
    if number.startswith("10-11"):
        return tr("it has been activated in this turn already")
    if number in ("8-1-3", "8-5-8"):
        return tr("what its text asks for is not so now")
    return ""


def _energy(game: Game, player: int, tr: Language) -> str:
    cards = active_energy(game, player)
    colors = " ".join(letters(game.value(COLORS, card)) for card in cards)
    if not colors:
        return tr("your active energy is none")
    return tr("your active energy is {energy}", energy=colors)


def _against_playing(game: Game, player: int, card: int, number: str, tr: Language) -> str:
    values = [v[card] for v in game.sheet_values()]
    if number.endswith(("-1-1", "-2-1")):
        energy = _energy(game, player, tr)
        return tr("it costs {cost}, {energy}", cost=cost_words(values), energy=energy)
    ask = game.pending
    if ask is None or ask.kind != K_MAIN:
        kind = next(said for bit, said in KINDS.items() if values[TYPE] & bit)
        return tr(kind, phase=tr(phase(game)))
    return ""


def _against_combo(game: Game, player: int, card: int, number: str, tr: Language) -> str:
    if number in ("3-7-3-1", "3-7-3"):
        return tr("it has no combo cost or no combo power")
    if number in ("7-2-1-2-1", "7-3-1-2-1"):
        resting = game.state.orient[card] != ACTIVE
        return tr("it is in rest mode") if resting else tr("it is fighting itself")
    if number.startswith(("7-2-1-2", "7-3-1-2")):
        cost, energy = game.value(COMBO_COST, card), _energy(game, player, tr)
        return tr("its combo cost is {cost}, {energy}", cost=cost, energy=energy)
    return ""


def _against_attacking(game: Game, card: int, number: str, tr: Language) -> str:
    if number == "6-3-1-2-4":
        return tr("nobody attacks in the first turn of the game")
    if number.startswith("7-1") and game.state.orient[card] != ACTIVE:
        return tr("it is in rest mode")
    return ""
