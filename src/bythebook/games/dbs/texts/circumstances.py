"""How something came about, and how a battle stands: what texts ask besides of cards."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.battle.fighters import attack_card, guard_card
from bythebook.games.dbs.cards.characteristics import other_side
from bythebook.games.dbs.keywords.protection import acting
from bythebook.games.dbs.texts.events import COMBOED_FROM, VAR_NEGATED
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Regs
from bythebook.kernel.language.words import ANYONE, YOU, Words
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_COUNTERS, D_VARS
from bythebook.kernel.texts.costs import Pay

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class ByBattle(Condition):
    """What happens is done by the battle itself: by no skill, and not to pay for one."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return bool(game.stack) and game.stack[-1].ability < 0


@dataclass(frozen=True)
class AttackNegated(Condition):
    """The attack under way was negated, and a card of a kind attacks."""

    kind: Cards

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        attacker = attack_card(game)
        if attacker < 0 or not game.state.vars[VAR_NEGATED]:
            return False
        return self.kind.fits(game, attacker & CARD, source)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_VARS | game.book.field_bits

    def chars(self) -> int:
        return self.kind.chars()


@dataclass(frozen=True)
class SkillActing(Condition):
    """What happens is done by a skill of a kind (marks)."""

    marks: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        frame = acting(game)
        return frame is not None and game.lib.abilities[frame.ability].marks & self.marks != 0


@dataclass(frozen=True)
class SkillPaid(Condition):
    """What happens is part of paying for a skill of a kind (marks)."""

    marks: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        for frame in reversed(game.stack):
            if isinstance(frame, Pay):
                paid = frame.paid_for
                return paid >= 0 and game.lib.abilities[paid].marks & self.marks != 0
        return False


@dataclass(frozen=True)
class NamesIncluding(Words):
    """Every card name that has a word in it, or every character name."""

    part: str
    character: bool = False

    def holds(self, word: str) -> bool:
        return word[:1] == ("<" if self.character else "{") and self.part in word[1:-1]


@dataclass(frozen=True)
class SideFights(Condition):
    """A card of a kind of a player's attacks, or is attacked."""

    kind: Cards
    whose: int = YOU
    guard: bool = False

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        found = guard_card(game) if self.guard else attack_card(game)
        if found < 0:
            return False
        card = found & CARD
        if self.whose != ANYONE and (game.state.master[card] == master) != (self.whose == YOU):
            return False
        return self.kind.fits(game, card, source)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_VARS | game.book.field_bits | self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.kind.chars()


@dataclass(frozen=True)
class ComboedFrom(Condition):
    """This card was used in its combo from one of some kinds of area.

    From where it came onto the field says nothing of that: the way from the battle area to the
    combo area does not make it a new card (3-1-4).
    """

    zones: tuple[int, ...]

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.state.counters.get((source, COMBOED_FROM), 0) - 1 in self.zones

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_COUNTERS | game.book.field_bits

    def arrivals(self) -> int:
        bits = 0
        for zone in self.zones:
            bits |= 1 << zone
        return bits


@dataclass(frozen=True)
class ShowsSide(Condition):
    """Which side the card shows: its front, or its back."""

    back: bool = False

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        shows_back = game.definition(card).back is None and other_side(game, card) >= 0
        return shows_back == self.back

    def reads(self, game: "Game", source: int, master: int) -> int:
        return game.book.field_bits
