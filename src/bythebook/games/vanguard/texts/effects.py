"""Verbs of card texts of both eras, on top of those every book shares."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.at_random import ChooseAtRandom
from bythebook.games.vanguard.actions.charging import (
    CounterBlastByEffect,
    CounterCharge,
    soul_charge,
)
from bythebook.games.vanguard.actions.damage import (
    deal_damage,
    nullify_for_damage,
    source_of_skill_damage,
    takes_no_damage,
)
from bythebook.games.vanguard.actions.moving import bind, discard, heal, remove, retire
from bythebook.games.vanguard.actions.shuffling import shuffle_the_rest
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import BIND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Unless
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Num, Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, link
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING, TOP
from bythebook.kernel.texts.verbs import BindsChosen, BindsMoved, Linked, MovesCards

ONE = Num(1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PutAway(MovesCards):
    """Put cards where a named action puts them; later words mean what became of them."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.cards(frame, game)
        frame.vacated = game.state.where[refs[0] & CARD] if len(refs) == 1 else NOTHING
        return self.done(game, refs)

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        """What is done with them."""
        raise NotImplementedError

    def plain(self) -> bool:
        return True


@dataclass(frozen=True)
class Discard(PutAway):
    """Discard cards of a hand."""

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        return discard(game, refs)


@dataclass(frozen=True)
class Retire(PutAway):
    """Retire units."""

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        return retire(game, refs)


@dataclass(frozen=True)
class Heal(PutAway):
    """Heal cards of a damage zone."""

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        return heal(game, refs)


@dataclass(frozen=True)
class BindCards(PutAway):
    """Bind cards, face up or face down."""

    face: int = AS_ZONE

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        return bind(refs, self.face)


@dataclass(frozen=True)
class Remove(PutAway):
    """Remove cards."""

    def done(self, game: Game, refs: list[int]) -> list[Change]:
        return remove(refs)


@dataclass(frozen=True)
class KeepBound(Effect):
    """The cards just bound are those "bound with this effect", as long as this card lasts."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return [link(ref, frame.source) for ref in refs]


@dataclass(frozen=True)
class OneOfThese(Condition):
    """A card is one of some certain ones."""

    refs: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return source in self.refs

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class NotThat(Condition):
    """A card is another than those that the text speaks of."""

    of: Noun

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        return Unless(OneOfThese(tuple(self.of.named(game, source, master, regs))))

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.fixed(game, source, master, regs).holds(game, source, master, regs)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class BoundByThis(Condition):
    """A card was bound by an effect of the card whose text it is, and is still bound."""

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        found = Linked().refs(game, source, master, regs)
        return OneOfThese(tuple([r for r in found if game.state.kind_of(r & CARD) == BIND]))

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return False

    def reads(self, game: Game, source: int, master: int) -> int:
        return Linked().reads(game, source, master)

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class SoulCharge(BindsMoved):
    """Soul charge; later words can speak of the cards put into the soul."""

    count: Amount = ONE
    whose: int = YOU
    reg: int = R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if frame.text_of() == player:
            count += edition(game).soul_charges_more(game, player, count)
        return soul_charge(game, player, count)


@dataclass(frozen=True)
class CounterChargeCards(BindsChosen):
    """Counter charge; later words can speak of the cards turned up."""

    count: Amount = ONE
    whose: int = YOU
    up_to: bool = False
    reg: int = R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return CounterCharge(player, count, self.up_to)


@dataclass(frozen=True)
class CounterBlastCards(BindsChosen):
    """A player counter blasts because a text says so; later words can tell whether."""

    count: Amount = ONE
    whose: int = YOU
    reg: int = R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return CounterBlastByEffect(player, count)


@dataclass(frozen=True)
class ChooseRandomly(BindsChosen):
    """Some cards are chosen at random; later words call them "that card"."""

    what: Cards
    count: Amount = ONE
    reg: int = R_CHOSEN

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return ChooseAtRandom(found, count)


@dataclass(frozen=True)
class ShuffleThenPut(MovesCards):
    """Shuffle a deck without cards found in it, and put those on top of it or below it."""

    index: int = TOP
    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        return shuffle_the_rest(game, player, self.cards(frame, game), self.index)


@dataclass(frozen=True)
class DealDamage(Effect):
    """Deal damage to vanguards; with `by`, such a unit deals it, otherwise this card."""

    what: Noun
    amount: Amount = ONE
    by: Noun | None = None

    def run(self, frame: Resolve, game: Game) -> Flow:
        amount = self.amount.value(game, frame.source, frame.master, frame.regs)
        dealer = source_of_skill_damage(frame)
        if self.by is not None:
            dealers = self.by.named(game, frame.source, frame.master, frame.regs)
            if not dealers:
                return None
            dealer = dealers[0]
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        if game.guard_possible:
            refs = [r for r in refs if not takes_no_damage(game, r, frame.text_of())]
        return [change for ref in refs for change in deal_damage(game, ref, amount, dealer)]


@dataclass(frozen=True)
class NullifyForDamage(Effect):
    """Triggers of who has some vanguards do nothing while their damage is processed."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        players = sorted({game.state.master[ref & CARD] for ref in refs})
        return [nullify_for_damage(game, player, frame) for player in players]
