"""Skill costs about the cards under a card, and costs of one card or more."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.skill_costs import Deed, Picky, WithCards
from bythebook.games.dbs.other.stacks import place_under
from bythebook.games.dbs.terms.terms import alike_life
from bythebook.games.dbs.texts.life_faces import flipped
from bythebook.games.dbs.zones.zones import DECK, LIFE
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, link
from bythebook.kernel.state.options import K_PAY
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import Below, Linked

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class WithBelowOf(CostPart):
    """Choose so many of the cards under some cards, of a kind if it is said, and do something."""

    host: Noun
    what: Cards
    count: int
    deed: Deed

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        below = Below(self.host).refs(game, source, player, [])
        return [r for r in below if self.what.fits(game, r & CARD, source)]

    def needs(self) -> int:
        return self.count

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, picked, source, player)


def enough_under(game: "Game", part: "WithBelowOne", host: int, source: int) -> list[int]:
    """The cards under a card that a cost can take, if they are as many as it takes."""
    below = game.state.refs(list(game.state.below.get(host & CARD, ())))
    found = [r for r in below if part.what.fits(game, r & CARD, source)]
    return found if len(found) >= part.count else []


@dataclass(frozen=True)
class WithBelowOne(WithBelowOf):
    """Choose one of some cards, and so many of the cards under it, and do something with those."""

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        hosts = self.host.refs(game, source, player, [])
        return [r for host in hosts for r in enough_under(game, self, host, source)]

    def choosing(self, game: "Game", source: int, player: int, used: list[int]) -> Choose:
        free = [r for r in self.candidates(game, source, player) if r not in used]
        return ChooseUnderOne(player, free, self.count, self.count, False, K_PAY)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseUnderOne(Choose):
    """Of cards under several cards, those under one and the same are chosen."""

    def viable_of(self, game: "Game", refs: list[int]) -> list[int]:
        if not self.result:
            return refs
        first = self.result[0] & CARD
        beside = [under for under in game.state.below.values() if first in under]
        return [r for r in refs if r & CARD in beside[0]]


@dataclass(frozen=True)
class UnderChosen(Deed):
    """Place them under the card that was chosen just before, which is linked with this one."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        hosts = Linked().refs(game, source, player, [])[:1]
        return [c for host in hosts for ref in refs for c in place_under(ref, host)]


@dataclass(frozen=True)
class TopUnderThis(CostPart):
    """So many cards from the top of the deck are placed under this card."""

    count: int = 1

    def possible(self, game: "Game", source: int, player: int) -> bool:
        enough = len(game.state.zone(player, DECK)) >= self.count
        return enough and game.state.alive(source)

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        top = game.state.top(player, DECK, self.count)
        return [change for ref in top for change in place_under(ref, source)]


@dataclass(frozen=True)
class UseToo(Deed):
    """Only choose them, beside what was chosen before: the skill finds all of them."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return [link(ref, source) for ref in refs]


@dataclass(frozen=True)
class FlipThem(Picky):
    """Life cards are flipped face up or face down."""

    which: int

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return flipped(game, refs, self.which)

    def fits(self, game: "Game", card: int) -> bool:
        return game.state.kind_of(card) == LIFE and game.state.face[card] != self.which


@dataclass(frozen=True)
class WithSome(WithCards):
    """Choose from `count` to `most` cards of a kind, and do something with them."""

    most: int = 1

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        found = self.deed.fitting(game, self.what.refs(game, source, player, []))
        return self.choosable(game, source, player, found)

    def choosing(self, game: "Game", source: int, player: int, used: list[int]) -> Choose:
        free = [r for r in self.candidates(game, source, player) if r not in used]
        return ChooseUnlike(player, free, self.count, self.most, self.secret(game), K_PAY)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseUnlike(Choose):
    """Of life cards that nobody knows only one is offered at a time."""

    def next_pick(self, game: "Game") -> Flow:
        flow = super().next_pick(game)
        if isinstance(flow, Ask):
            unknown = 0
            kept: list[Change] = []
            for option in flow.options:
                if len(option) > 1 and game.state.kind_of(option[1] & CARD) == LIFE:
                    alike = alike_life(game, [option[1] & CARD])
                    unknown += alike
                    if alike and unknown > 1:
                        continue
                kept.append(option)
            flow.options = kept
            flow.default = len(kept) - 1
        return flow
