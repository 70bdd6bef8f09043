"""Choosing and playing by skills, in the manners that texts say."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.abilities.skills import (
    can_pay_whole,
    conditions_fail,
    kept_from_activating,
)
from bythebook.games.dbs.abilities.timing import ActivateSkill
from bythebook.games.dbs.battle.combo import combos_by_skill
from bythebook.games.dbs.battle.fighters import used_in_combo
from bythebook.games.dbs.cards.cards import COUNTERS, EXTRA, TYPE, UNION_ABSORB
from bythebook.games.dbs.keywords.entering import NotePlayedWith
from bythebook.games.dbs.keywords.evolving import placed_on_absorbing
from bythebook.games.dbs.keywords.limits import no_use_left
from bythebook.games.dbs.other.stacks import place_on_top
from bythebook.games.dbs.other.viewing import looked_at
from bythebook.games.dbs.terms.unaffected import unaffected
from bythebook.games.dbs.texts.coming_in import brought_in, mode_said
from bythebook.games.dbs.texts.effects import NegateSkills
from bythebook.games.dbs.texts.events import K_SKILL, S_DAMAGE, VAR_ATTACKER, VAR_STEP
from bythebook.games.dbs.texts.played_by_skills import NoteOrigin, Played, ToBePlayed, playable
from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, HAND
from bythebook.kernel.abilities.abilities import ACT, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_EXTRA, R_MOVED, R_OUTCOME, Resolve
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Noun, Num, Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, move, orient, reveal
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD
from bythebook.kernel.texts.verbs import BindMoved, BindsChosen

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ONE = Num(1)


@dataclass(frozen=True)
class ChooseIgnoring(BindsChosen):
    """Choose cards in play even if [Barrier] would keep them from being chosen."""

    what: Cards
    count: Amount = ONE
    up_to: bool = False
    reg: int = R_CHOSEN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        found = [
            r
            for r in self.what.refs(game, frame.source, frame.master, frame.regs)
            if not unaffected(game, r & CARD, frame.text_of())
        ]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return game.book.choose(game, frame.master, found, count, self.up_to, False)


@dataclass(frozen=True)
class ChooseThese(Effect):
    """Choose cards that are named already: those of them that can be chosen."""

    what: Noun
    reg: int = R_CHOSEN
    ignoring: bool = False
    """whether [Barrier] does not keep them from it"""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        master = frame.master
        found = [
            r
            for r in self.what.refs(game, frame.source, master, frame.regs)
            if (
                not unaffected(game, r & CARD, master)
                if self.ignoring
                else game.can_be_chosen(r, master, frame.source)
            )
        ]
        frame.bind(self.reg, found)
        return None


@dataclass(frozen=True)
class PlayOnto(Effect):
    """Play a battle card on top of another card in play, in a mode if it is said."""

    what: Noun
    host: Noun
    orientation: int = AS_ZONE
    reg: int = R_MOVED
    negated: int = 0
    """how long its skills are negated, from before it is played; 0 if they are not"""
    absorbs: bool = False
    """that the card below absorbs it (10-13-5): it is played with [Union-Absorb]"""

    def emit(self, out: list[Effect]) -> None:
        out.append(NoteOrigin(self.what))
        if self.negated:
            out.append(NegateSkills(ToBePlayed(self.what)))
        out.append(self)
        out.append(BindMoved(self.reg))
        out.append(Cover(self.host, self.reg, self.orientation, self.absorbs))
        if self.negated:
            out.append(NegateSkills(Bound(self.reg), self.negated))
        out.append(Played(self.reg))
        if self.absorbs:
            out.append(NotePlayedWith(UNION_ABSORB, self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        hosts = self.host.refs(game, frame.source, frame.master, frame.regs)
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        refs = [r for r in found if playable(game, r, frame.master)]
        if not hosts or game.state.kind_of(hosts[0] & CARD) != BATTLE_AREA:
            return None
        return brought_in(game, frame, refs[:1], frame.master)


class Cover(Effect):
    """The card just played lies on top of another."""

    def __init__(self, host: Noun, reg: int, orientation: int, absorbs: bool = False) -> None:
        self.host: Noun = host
        self.reg: int = reg
        self.orientation: int = orientation
        self.absorbs: bool = absorbs

    def run(self, frame: Resolve, game: "Game") -> Flow:
        hosts = self.host.refs(game, frame.source, frame.master, frame.regs)
        played = came_to(game, list(frame.regs[self.reg]), BATTLE_AREA)
        if not hosts or not played:
            return None
        place = placed_on_absorbing if self.absorbs else place_on_top
        changes: list[Change] = place(hosts[0], played[0])
        mode = mode_said(game, frame, played[0], self.orientation)
        if mode != AS_ZONE:
            changes += orient([played[0]], mode)
        return changes


@dataclass(frozen=True)
class ComboBySkill(Effect):
    """Place cards in the combo area as a combo, if a battle is at a step for that."""

    what: Noun
    reg: int = R_MOVED
    negated: int = 0
    """how long their skills are negated from then on; 0 if they are not"""

    def emit(self, out: list[Effect]) -> None:
        out.append(NoteAreas(self.what))
        out.append(self)
        out.append(BindMoved(self.reg))
        if self.negated:
            out.append(NegateSkills(Bound(self.reg), self.negated))
        out.append(Comboed(self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        if game.state.vars[VAR_ATTACKER] < 0 or game.state.vars[VAR_STEP] >= S_DAMAGE:
            return None
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        refs = [r for r in found if combos_by_skill(game, frame.master, r & CARD)]
        return move(refs, COMBO_AREA, frame.master)


class NoteAreas(Effect):
    """Where cards lie before they are used in a combo: each card's number, and its area."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: "Game") -> Flow:
        noted: list[int] = []
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            noted += [ref & CARD, game.state.kind_of(ref & CARD)]
        frame.bind(R_OUTCOME, noted)
        return None


class Comboed(Effect):
    """Whoever waits for a combo is told."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        noted = frame.regs[R_OUTCOME]
        changes: list[Change] = []
        for ref in came_to(game, list(frame.regs[self.reg]), COMBO_AREA):
            for place in range(0, len(noted), 2):
                if noted[place] == ref & CARD:
                    origin = noted[place + 1]
                    changes += used_in_combo(game, ref, frame.master, origin)
        return changes


@dataclass(frozen=True)
class LookAtHand(Effect):
    """A player's whole hand is revealed, or looked at; later words choose from it."""

    whose: int = YOU
    reg: int = R_EXTRA
    shown: bool = True
    """whether everybody sees it"""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        cards = game.state.refs(list(game.state.zone(player, HAND)))
        frame.bind(self.reg, cards)
        if self.shown:
            return reveal(cards, BOTH)
        return looked_at(cards, game.book.viewers(frame.master))


@dataclass(frozen=True)
class ActivateCard(Effect):
    """Activate a skill of an extra card out of another area than the hand (8-1-3-1-3)."""

    what: Noun

    def emit(self, out: list[Effect]) -> None:
        out.append(AskSkill(self.what))
        out.append(self)

    def run(self, frame: Resolve, game: "Game") -> Flow:
        chosen, frame.answer = frame.answer, ()
        return ActivateSkill(chosen[2], chosen[1], frame.master) if chosen else None


class AskSkill(Effect):
    """Which of its skills is activated, if it has several."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.answer = ()
        options: list[Change] = []
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            options += [(V_ACTIVATE, ref, a) for a in to_activate(game, ref, frame.master)]
        return Ask(frame.master, K_SKILL, options, source=frame.source) if options else None


def to_activate(game: "Game", ref: int, player: int) -> list[int]:
    """The skills of an extra card, meant for the hand, that a player can activate elsewhere."""
    card = ref & CARD
    if not game.value(TYPE, card) & EXTRA or game.state.kind_of(card) == HAND:
        return []
    found: list[int] = []
    for ability in game.lib.own[game.state.definition[card]]:
        data = game.lib.abilities[ability]
        if data.kind != ACT or data.zones != (HAND,) or data.marks & COUNTERS:
            continue
        if kept_from_activating(game, ref, player) or no_use_left(game, ref, ability, player):
            continue
        if data.condition is not None and conditions_fail(game, data.condition, ref, player):
            continue
        if can_pay_whole(game, ability, ref, player):
            found.append(ability)
    return found


@dataclass(frozen=True)
class ThisThere(Noun):
    """This card in the area it has just gone to, though it is a new card there."""

    zones: tuple[int, ...]

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        card = source & CARD
        return [game.state.ref(card)] if game.state.kind_of(card) in self.zones else []
