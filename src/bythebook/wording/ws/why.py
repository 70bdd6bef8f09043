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
    EVENT_CARD,
    TYPE,
)
from bythebook.games.ws.texts.events import K_ATTACKER, K_MAIN, V_ATTACK, V_PLAY
from bythebook.games.ws.zones.zones import CENTER_STAGE, HAND, LEVEL, REVERSE, STAGE, STAND, STOCK
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD
from bythebook.language import mark, mark_all
from bythebook.wording.said import Deed
from bythebook.wording.ws.cards import letters
from bythebook.wording.ws.place import phase

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


KINDS = mark_all(
    {CHARACTER: "it is a character", EVENT_CARD: "it is an event", CLIMAX: "it is a climax"}
)


def deeds(words: "Wording", game: Game, player: int, card: int) -> list[Deed]:
    """Playing a card of the hand; attacking with a character; every ACT ability."""
    state = game.state
    ref = state.ref(card)
    kind = state.kind_of(card)
    found: list[Deed] = []
    tr = words.tr
    playing = isinstance(game.stack[-1], PlayTiming)
    if kind == HAND:
        clause, when = _when_played(game.value(TYPE, card))
        found.append(Deed(tr("play"), (V_PLAY, ref), "" if playing else clause, when))
    if kind in STAGE:
        ask = game.pending
        declaring = ask is not None and ask.kind == K_ATTACKER
        clause = "" if declaring else "ws 7.2.1.3"
        found.append(Deed(tr("attack"), (V_ATTACK, ref), clause, mark("your attack phase")))
    if kind == HAND or kind in STAGE:
        for ability in game.abilities_of(card):
            data = game.lib.abilities[ability]
            if data.kind != ACT or (kind == HAND) != bool(data.marks & BACKUP):
                continue
            clause, when = "ws 6.5.1.2.3", mark("your main phase")
            if data.marks & BACKUP:
                clause, when = "ws 10.5.2", mark("the counter step of your rival's turn")
            said = tr("use {text}", text=words.ability_words(game, ability))
            option = (V_ACTIVATE, ref, ability)
            found.append(Deed(said, option, "" if playing else clause, when))
    return found


def _when_played(kind: int) -> tuple[str, str]:
    if kind & CLIMAX:
        return "ws 6.6.1.2.1", mark("your climax phase")
    if kind & CHARACTER:
        return "ws 6.5.1.2.1", mark("your main phase")
    return "ws 6.5.1.2.2", mark("your main phase")


def fact(words: "Wording", game: Game, player: int, option: Change, clause: str) -> str:
    """Which fact is against an option, where its player can see it."""
    tr = words.tr
    number = clause.partition(" ")[2]
    card = option[1] & CARD
    if option[0] == V_PLAY:
        return _against_playing(words, game, player, card, number)
    if option[0] == V_ATTACK:
        return _against_attacking(words, game, card, number)
    if number == "8.6.2.3.2":
        stock = len(game.state.zone(player, STOCK))
        return tr("your stock is {count}; look at its cost", count=stock)
    if number == "8.3.3":
        return tr("what its text asks for is not so now")
    if number == "10.5.2":
        level = len(game.state.zone(player, LEVEL))
        said = mark("Backup is for the counter step, at its level; your level is {level}")
        return tr(said, level=level)
    return ""


def _against_playing(words: "Wording", game: Game, player: int, card: int, number: str) -> str:
    tr = words.tr
    kind = game.value(TYPE, card)
    if number == "8.6.2.1.2":
        own, its = len(game.state.zone(player, LEVEL)), game.value(CARD_LEVEL, card)
        return tr("its level is {level}, yours is {own}", level=its, own=own)
    if number == "8.6.2.1.1":
        have = letters(colors_available(game, player))
        color = letters(game.value(COLOR, card))
        if have == "-":
            return tr("its color is {color}, your level and clock have none", color=color)
        return tr("its color is {color}, your level and clock have {have}", color=color, have=have)
    if number == "8.6.2.3.2":
        stock = len(game.state.zone(player, STOCK))
        cost = game.value(COST, card)
        return tr("it costs {cost}, your stock is {count}", cost=cost, count=stock)
    if number == "6.5.1.2" and kind & CLIMAX:
        return tr("it is a climax: those are played in the climax phase")
    if number in ("6.5.1.2", "6.6.1.2.1"):
        what = next((said for bit, said in KINDS.items() if kind & bit), mark("it is a card"))
        return tr("{what}, and this is the {phase}", what=tr(what), phase=tr(phase(game)))
    if number == "7.4.1.2.1":
        return tr("it has no counter icon that could be played now")
    if number == "1.3.4":
        return tr("an effect says that you cannot")
    return ""


def _against_attacking(words: "Wording", game: Game, card: int, number: str) -> str:
    tr = words.tr
    state = game.state
    if number == "7.1.1":
        if state.kind_of(card) not in CENTER_STAGE:
            zone = words.zone(game, state.kind_of(card))
            return tr("it is in the {zone} position", zone=zone)
        if state.orient[card] != STAND:
            return tr("it is reversed") if state.orient[card] == REVERSE else tr("it is resting")
    if number == "7.2.1.3.1":
        fight = game.frame_of(AttackPhase)
        done = 0 if fight is None else fight.attacks
        return tr.many(
            "this is the first turn of the game, and you have attacked {count} time",
            "this is the first turn of the game, and you have attacked {count} times",
            done,
        )
    if number == "1.3.4":
        return tr("an effect says that it cannot")
    return ""


def skipped(words: "Wording", game: Game, player: int) -> str:
    """Why a climax phase has nothing to decide in it."""
    tr = words.tr
    state = game.state
    climaxes = [c for c in state.zone(player, HAND) if game.value(TYPE, c) & CLIMAX]
    if not climaxes:
        return tr("Climax phase skipped: you have no climax in your hand.")
    option = (V_PLAY, state.ref(climaxes[0]))
    against = fact(words, game, player, option, game.why_not(option))
    name = game.definition(climaxes[0]).name
    if not against:
        return tr("Climax phase skipped: you cannot play {card}.", card=name)
    return tr("Climax phase skipped: you cannot play {card}: {fact}.", card=name, fact=against)


def foretold(game: Game, player: int, option: Change) -> str:
    """What will not be asked after an answer, and why: whoever plays may wonder."""
    ask = game.pending
    assert ask is not None
    state = game.state
    if ask.kind == K_MAIN and option[0] == V_PASS:
        center = [c for zone in CENTER_STAGE for c in state.zone(player, zone)]
        if not center:
            return mark("No attacks this turn: you have nobody in a center position.")
        if not [c for c in center if state.orient[c] == STAND]:
            return mark("No attacks this turn: nobody stands in your center positions.")
    if ask.kind == K_ATTACKER and option[0] == V_ATTACK and state.turn == 1:
        if len([o for o in ask.options if o[0] == V_ATTACK]) > 1:
            return mark("The others do not attack: the first turn of the game has a single attack.")
    return ""
