"""The verbs of card texts that only this game has."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.common.outline import times
from bythebook.games.dbs.keywords.discarding import discarded
from bythebook.games.dbs.keywords.protection import can_be_kod
from bythebook.games.dbs.other.control import flip, put
from bythebook.games.dbs.other.stacks import place_under
from bythebook.games.dbs.other.viewing import LooksAtDeck, looked_at
from bythebook.games.dbs.terms.terms import (
    BothDraw,
    add_markers,
    alike_life,
    damage_of_skill,
    ko,
    remove_markers,
)
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import (
    ATTACK_NOT_NEGATED,
    CANNOT_BE_NEGATED,
    EV_NEGATED,
    VAR_ATTACKER,
    VAR_NEGATED,
)
from bythebook.games.dbs.texts.tolls import AskSwitchToll, PaySwitchToll
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DECK, LIFE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_EXTRA, R_MOVED, R_OUTCOME, Resolve
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Bound, Noun, Num, Regs
from bythebook.kernel.language.words import OPPONENT, YOU, players_of
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import (
    Change,
    event,
    move,
    orient,
    set_var,
    shuffle,
)
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, LOSE_ABILITIES
from bythebook.kernel.state.options import K_NUMBER, V_NUMBER
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, NOTHING, TOP
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting
from bythebook.kernel.texts.verbs import BindMoved, BindsChosen, MovesCards

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ONE = Num(1)


@dataclass(frozen=True)
class Put(MovesCards):
    """Put cards into an area, their owners' or a named player's; later words follow them there."""

    to: int
    whose: int = NOTHING
    index: int = TOP
    orient: int = AS_ZONE
    face: int = AS_ZONE
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.cards(frame, game)
        player = NOTHING if self.whose < 0 else players_of(self.whose, frame.master)[0]
        return put(game, refs, frame.source, self.to, player, self.index, self.face, self.orient)


@dataclass(frozen=True)
class Discard(MovesCards):
    """Cards of a hand go to their owners' drop areas, as discarded (10-45)."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.cards(frame, game)
        return discarded(game, refs, frame.source)


@dataclass(frozen=True)
class Ko(MovesCards):
    """KO battle cards."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: "Game") -> Flow:
        found = self.cards(frame, game)
        refs = [r for r in found if game.state.kind_of(r & CARD) == BATTLE_AREA]
        whose = frame.text_of()
        return ko(can_be_kod(game, refs, whose), frame.source, whose)


@dataclass(frozen=True)
class SwitchTo(Effect):
    """Switch cards to a mode; later words ask which were switched."""

    what: Noun
    mode: int

    def emit(self, out: list[Effect]) -> None:
        if self.mode == ACTIVE:
            out.append(AskSwitchToll(self.what))
            out.append(PaySwitchToll())
        out.append(self)
        out.append(BindMoved(R_MOVED))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        if self.mode == ACTIVE and frame.regs[R_OUTCOME]:
            refs = [r for r in refs if r not in frame.regs[R_OUTCOME]]
        return orient(refs, self.mode)

    def only_turns(self) -> bool:
        return True


@dataclass(frozen=True)
class NegateAttack(Effect):
    """Negate the attack under way."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        attacker = game.state.vars[VAR_ATTACKER]
        if attacker < 0 or cannot(game, attacker & CARD, ATTACK_NOT_NEGATED):
            return None
        return [
            set_var(VAR_NEGATED, 1),
            event(EV_NEGATED, attacker, game.state.turn_player, 0, frame.source),
        ]


@dataclass(frozen=True)
class FlipOver(Effect):
    """This card shows its other side."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return flip(game, frame.source)


@dataclass(frozen=True)
class Negatable(Noun):
    """Cards whose skills can be negated."""

    what: Noun

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        found = self.what.refs(game, source, master, regs)
        return [r for r in found if not cannot(game, r & CARD, CANNOT_BE_NEGATED)]


@dataclass(frozen=True)
class NegateSkills(Effect):
    """The skills of cards are negated for a time."""

    what: Noun
    until: int = END_OF_TURN
    marks: int = 0
    """of which kinds, if not all"""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        what = Negatable(self.what)
        return lasting(frame, game, what, LOSE_ABILITIES, CHAR_ABILITIES, self.marks, self.until)


@dataclass(frozen=True)
class DealDamage(Effect):
    """A player takes damage from this card's skill."""

    amount: Amount
    whose: int = OPPONENT

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        amount = self.amount.value(game, frame.source, frame.master, frame.regs)
        return damage_of_skill(player, amount, frame.source)


@dataclass(frozen=True)
class DrawTogether(BindsChosen):
    """Both players draw so many cards, at the same time."""

    count: Amount = ONE
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: "Game") -> Flow:
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return BothDraw(count) if times(count) else None


@dataclass(frozen=True)
class Mark(Effect):
    """Markers are put on cards, or taken off."""

    what: Noun
    count: int = 1

    def run(self, frame: Resolve, game: "Game") -> Flow:
        changes: list[Change] = []
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            if not game.book.reaches(game, ref, frame.text_of()):
                continue
            if self.count > 0:
                changes += add_markers(ref, self.count)
            else:
                changes += remove_markers(game, ref, -self.count)
        return changes


@dataclass(frozen=True)
class LookAtDeck(LooksAtDeck):
    """Look at cards from an end of a deck, up to so many if it is said."""

    count: Amount
    up_to: bool = False
    whose: int = YOU
    to: int = NOTHING
    """who sees them: nobody else, or everybody (BOTH)"""
    reg: int = R_EXTRA
    bottom: bool = False
    """whether they are the lowest cards, and not the topmost"""

    def emit(self, out: list[Effect]) -> None:
        if self.up_to:
            out.append(AskHowMany(self.count, self.whose))
        out.append(self)

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if self.up_to and frame.answer:
            count = frame.answer[1]
            frame.answer = ()
        if self.bottom:
            found = game.state.refs(game.state.zone(player, DECK)[: max(0, count)])
        else:
            found = game.state.top(player, DECK, count)
        frame.bind(self.reg, found)
        return looked_at(found, game.book.viewers(frame.master) if self.to < 0 else self.to)

    def looks_at(self) -> tuple[int, int]:
        return self.whose, self.reg

    def reveals_top(self) -> bool:
        return self.to == BOTH and not self.bottom


class AskHowMany(Effect):
    """Ask how many cards from the top of a deck."""

    def __init__(self, most: Amount, whose: int) -> None:
        self.most: Amount = most
        self.whose: int = whose

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        most = self.most.value(game, frame.source, frame.master, frame.regs)
        most = min(most, len(game.state.zone(player, DECK)))
        options: list[Change] = [(V_NUMBER, n) for n in range(most, -1, -1)]
        return Ask(frame.master, K_NUMBER, options, source=frame.source)


@dataclass(frozen=True)
class ChooseLife(BindsChosen):
    """Choose life cards; those nobody knows are all the same. Fewer will do, down to `least`."""

    count: Amount = ONE
    up_to: bool = False
    whose: int = YOU
    reg: int = R_CHOSEN
    least: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        cards = game.state.zone(player, LIFE)
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if alike_life(game, cards):
            cards = cards[max(0, len(cards) - count) :]
        frame.chosen = []
        refs = game.state.refs(list(reversed(cards)))
        choosing = game.book.choose(game, frame.master, refs, count, self.up_to, False)
        if self.least and isinstance(choosing, Choose):
            choosing.least = min(self.least, choosing.least)
        return choosing


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Cards go back to a deck, which is shuffled: to a player's, or each to its owner's."""

    what: Noun
    whose: int = YOU

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        if self.whose < 0:
            owners = sorted({game.state.owner[r & CARD] for r in refs})
            return [*move(refs, DECK), *(shuffle(owner, DECK) for owner in owners)]
        player = players_of(self.whose, frame.master)[0]
        return [*move(refs, DECK), shuffle(player, DECK)]


@dataclass(frozen=True)
class PlaceUnder(Effect):
    """Put cards under a card."""

    what: Noun
    host: Noun

    def run(self, frame: Resolve, game: "Game") -> Flow:
        hosts = self.host.refs(game, frame.source, frame.master, frame.regs)
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        if not hosts:
            return None
        return [c for r in refs if r != hosts[0] for c in place_under(r, hosts[0])]


@dataclass(frozen=True)
class ShuffleDecksOf(Effect):
    """Whoever had cards come to their deck shuffles it (3-2-4)."""

    what: Noun

    def run(self, frame: Resolve, game: "Game") -> Flow:
        owners = {
            game.state.owner[r & CARD]
            for r in self.what.refs(game, frame.source, frame.master, frame.regs)
            if game.state.kind_of(r & CARD) == DECK
        }
        return [shuffle(player, DECK) for player in sorted(owners)]


@dataclass(frozen=True)
class Did(Effect):
    """The end of something optional: it was done, if it could be.

    An impossible act is not carried out (1-3-2): of the cards in each register of `needed` so
    many have to be there, or at least one in all of `some`, if cards were to be chosen at all.
    """

    needed: tuple[tuple[int, int], ...] = ()
    some: tuple[int, ...] = ()

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.did = int(not self.some)
        for reg in self.some:
            if self.found(reg, frame, game):
                frame.did = 1
        for reg, count in self.needed:
            if self.found(reg, frame, game) < count:
                frame.did = 0
        return None

    def found(self, reg: int, frame: Resolve, game: "Game") -> int:
        """How many cards a register holds."""
        return len(Bound(reg).named(game, frame.source, frame.master, frame.regs))


@dataclass(frozen=True)
class Combined(Condition):
    """A card spoken of was found, moved or played at all."""

    what: Noun
    least: int = 1

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return len(self.what.named(game, source, master, regs)) >= self.least
