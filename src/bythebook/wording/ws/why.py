"""Why a card cannot be played or used or attack now: the clause, and the fact against it."""

from typing import TYPE_CHECKING

from bythebook.games.ws.abilities.playing import PlayTiming
from bythebook.games.ws.abilities.requirements import colors_available
from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.cards import (
    BACKUP,
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    COST,
    TYPE,
    TYPE_NAMES,
)
from bythebook.games.ws.texts.events import K_ATTACKER, K_MAIN, V_ATTACK, V_PLAY
from bythebook.games.ws.zones.zones import CENTER_STAGE, HAND, LEVEL, REVERSE, STAGE, STAND, STOCK
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD
from bythebook.wording.said import Deed
from bythebook.wording.ws.cards import letters
from bythebook.wording.ws.place import phase

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


def deeds(words: "Wording", game: Game, player: int, card: int) -> list[Deed]:
    """Playing a card of the hand; attacking with a character; every ACT ability."""
    state = game.state
    ref = state.ref(card)
    kind = state.kind_of(card)
    found: list[Deed] = []
    playing = isinstance(game.stack[-1], PlayTiming)
    if kind == HAND:
        clause, when = _when_played(game.value(TYPE, card))
        found.append(Deed("play", (V_PLAY, ref), "" if playing else clause, when))
    if kind in STAGE:
        ask = game.pending
        declaring = ask is not None and ask.kind == K_ATTACKER
        clause = "" if declaring else "ws 7.2.1.3"
        found.append(Deed("attack", (V_ATTACK, ref), clause, "your attack phase"))
    if kind == HAND or kind in STAGE:
        for ability in game.abilities_of(card):
            data = game.lib.abilities[ability]
            if data.kind != ACT or (kind == HAND) != bool(data.marks & BACKUP):
                continue
            clause, when = "ws 6.5.1.2.3", "your main phase"
            if data.marks & BACKUP:
                clause, when = "ws 10.5.2", "the counter step of your rival's turn"
            said = words.ability_words(game, ability)
            option = (V_ACTIVATE, ref, ability)
            found.append(Deed(f"use {said}", option, "" if playing else clause, when))
    return found


def _when_played(kind: int) -> tuple[str, str]:
    if kind & CLIMAX:
        return "ws 6.6.1.2.1", "your climax phase"
    if kind & CHARACTER:
        return "ws 6.5.1.2.1", "your main phase"
    return "ws 6.5.1.2.2", "your main phase"


def fact(game: Game, player: int, option: Change, clause: str) -> str:
    """Which fact is against an option, where its player can see it."""
    number = clause.partition(" ")[2]
    card = option[1] & CARD
    if option[0] == V_PLAY:
        return _against_playing(game, player, card, number)
    if option[0] == V_ATTACK:
        return _against_attacking(game, card, number)
    if number == "8.6.2.3.2":
        return f"your stock is {len(game.state.zone(player, STOCK))}; look at its cost"
    if number == "8.3.3":
        return "what its text asks for is not so now"
    if number == "10.5.2":
        level = len(game.state.zone(player, LEVEL))
        return f"Backup is for the counter step, at its level; your level is {level}"
    return ""


def _against_playing(game: Game, player: int, card: int, number: str) -> str:
    kind = game.value(TYPE, card)
    what = next((name for bit, name in TYPE_NAMES.items() if kind & bit), "card")
    if number == "8.6.2.1.2":
        own = len(game.state.zone(player, LEVEL))
        return f"its level is {game.value(CARD_LEVEL, card)}, yours is {own}"
    if number == "8.6.2.1.1":
        have = letters(colors_available(game, player))
        color = letters(game.value(COLOR, card))
        return f"its color is {color}, your level and clock have {have if have != '-' else 'none'}"
    if number == "8.6.2.3.2":
        stock = len(game.state.zone(player, STOCK))
        return f"it costs {game.value(COST, card)}, your stock is {stock}"
    if number == "6.5.1.2" and kind & CLIMAX:
        return "it is a climax: those are played in the climax phase"
    if number in ("6.5.1.2", "6.6.1.2.1"):
        return f"it is {'an' if what[0] in 'aeiou' else 'a'} {what}, and this is the {phase(game)}"
    if number == "7.4.1.2.1":
        return "it has no counter icon that could be played now"
    if number == "1.3.4":
        return "an effect says that you cannot"
    return ""


def _against_attacking(game: Game, card: int, number: str) -> str:
    state = game.state
    if number == "7.1.1":
        if state.kind_of(card) not in CENTER_STAGE:
            return f"it is in the {game.zones.names[state.kind_of(card)]} position"
        if state.orient[card] != STAND:
            return "it is reversed" if state.orient[card] == REVERSE else "it is resting"
    if number == "7.2.1.3.1":
        fight = game.frame_of(AttackPhase)
        done = 0 if fight is None else fight.attacks
        return f"this is the first turn of the game, and you have attacked {done} time"
    if number == "1.3.4":
        return "an effect says that it cannot"
    return ""


def skipped(game: Game, player: int) -> str:
    """Why a climax phase has nothing to decide in it."""
    state = game.state
    climaxes = [c for c in state.zone(player, HAND) if game.value(TYPE, c) & CLIMAX]
    if not climaxes:
        return "Climax phase skipped: you have no climax in your hand."
    option = (V_PLAY, state.ref(climaxes[0]))
    against = fact(game, player, option, game.why_not(option))
    name = game.definition(climaxes[0]).name
    return f"Climax phase skipped: you cannot play {name}{': ' if against else ''}{against}."


def foretold(game: Game, player: int, option: Change) -> str:
    """What will not be asked after an answer, and why: whoever plays may wonder."""
    ask = game.pending
    assert ask is not None
    state = game.state
    if ask.kind == K_MAIN and option[0] == V_PASS:
        center = [c for zone in CENTER_STAGE for c in state.zone(player, zone)]
        if not center:
            return "No attacks this turn: you have nobody in a center position."
        if not [c for c in center if state.orient[c] == STAND]:
            return "No attacks this turn: nobody stands in your center positions."
    if ask.kind == K_ATTACKER and option[0] == V_ATTACK and state.turn == 1:
        if len([o for o in ask.options if o[0] == V_ATTACK]) > 1:
            return "The others do not attack: the first turn of the game has a single attack."
    return ""
