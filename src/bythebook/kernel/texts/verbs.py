"""The verbs of card texts that every book shares."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CardDef, Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED, Resolve
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Num
from bythebook.kernel.language.sight import readable, unseen_by_others
from bythebook.kernel.language.words import OPPONENT, YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import (
    Change,
    event,
    extra_turn,
    face,
    link,
    move,
    orient,
    renew,
    reveal,
    token,
    under,
)
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, NOTHING, PUBLIC, TOP
from bythebook.kernel.state.zones import D_LINKS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ONE = Num(1)
REG: Final = "reg"


class Bind(Effect):
    """What was just chosen is what later words mean."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(self.reg, frame.chosen)
        return None


class BindMoved(Effect):
    """What really moved is what later words mean; they follow a card to where it went."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(self.reg, frame.moved)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Binds(Effect):
    """A verb that says what later words mean."""

    def register(self) -> int:
        """By which they mean it: its field `reg`, without one what moved last; NOTHING: by none."""
        reg: int = getattr(self, REG, R_MOVED)
        return reg

    def binding(self, reg: int) -> Effect:
        """What comes to be meant."""
        raise NotImplementedError

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        reg = self.register()
        if reg != NOTHING:
            out.append(self.binding(reg))


@mypyc_attr(allow_interpreted_subclasses=True)
class BindsChosen(Binds):
    """A verb after which later words mean what was chosen for it."""

    def binding(self, reg: int) -> Effect:
        return Bind(reg)


@mypyc_attr(allow_interpreted_subclasses=True)
class BindsMoved(Binds):
    """A verb after which later words mean what it has really moved."""

    def binding(self, reg: int) -> Effect:
        return BindMoved(reg)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class MovesCards(BindsMoved):
    """A verb that moves the cards that a noun means."""

    what: Noun

    def cards(self, frame: Resolve, game: "Game") -> list[int]:
        """Those that it means now."""
        return self.what.refs(game, frame.source, frame.master, frame.regs)


@dataclass(frozen=True)
class ChooseCards(BindsChosen):
    """Choose some cards; later words call them "that card"."""

    what: Cards
    count: Amount = ONE
    up_to: bool = False
    reg: int = R_CHOSEN
    by: int = YOU
    without: int = NOTHING
    """what was chosen before and is not chosen again"""
    looked: bool = False
    """whether they have just been looked at where nobody may look otherwise"""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        chooser = players_of(self.by, frame.master)[0]
        found = [
            r
            for r in self.what.refs(game, frame.source, frame.master, frame.regs)
            if game.can_be_chosen(r, frame.text_of(), frame.source)
            and (self.without < 0 or r not in frame.regs[self.without])
        ]
        if not self.looked:
            found = readable(game, chooser, self.what, found)
        zones = self.what.zone_ids(game, frame.source, frame.master)
        unseen = unseen_by_others(game, chooser, self.what, zones, self.looked)
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if unseen:
            # How many cards there are at all, everybody knows.
            count = min(count, sum(len(game.state.zones[z]) for z in zones))
        frame.chosen = []
        return game.book.choose(game, chooser, found, count, self.up_to, unseen)

    def only_turns(self) -> bool:
        return True


@dataclass(frozen=True)
class MoveCards(MovesCards):
    """Put cards into a zone: their owner's, or a named player's."""

    to: int
    whose: int = NOTHING
    index: int = TOP
    orient: int = AS_ZONE
    face: int = AS_ZONE

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.cards(frame, game)
        frame.vacated = game.state.where[refs[0] & CARD] if len(refs) == 1 else NOTHING
        player = NOTHING if self.whose < 0 else players_of(self.whose, frame.master)[0]
        return move(refs, self.to, player, self.index, self.face, self.orient)

    def plain(self) -> bool:
        return True


@dataclass(frozen=True)
class TakeTop(BindsChosen):
    """Put cards from the top of a zone elsewhere, one at a time; later words: "those cards"."""

    source: int
    to: int
    count: Amount = ONE
    up_to: bool = False
    whose: int = YOU
    reg: int = R_BATCH

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return game.book.from_top(player, self.source, self.to, count, self.up_to)


@dataclass(frozen=True)
class TurnCards(Effect):
    """Turn cards: stand, rest and the like."""

    what: Noun
    orientation: int

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return orient(refs, self.orientation)

    def plain(self) -> bool:
        return True

    def only_turns(self) -> bool:
        return True


@dataclass(frozen=True)
class FlipCards(Effect):
    """Turn cards face up or face down."""

    what: Noun
    which: int

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return face(self.what.refs(game, frame.source, frame.master, frame.regs), self.which)


@dataclass(frozen=True)
class RevealCards(Effect):
    """Show cards to everybody."""

    what: Noun
    to: int = BOTH

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return reveal(self.what.refs(game, frame.source, frame.master, frame.regs), self.to)


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at cards from the top of a zone; later words call them "those cards"."""

    zone: int
    count: Amount = ONE
    whose: int = YOU
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        found = game.state.top(player, self.zone, count)
        frame.bind(self.reg, found)
        return reveal(found, game.book.viewers(frame.master))


@dataclass(frozen=True)
class ChooseAmong(BindsChosen):
    """Choose some of the cards looked at or revealed before."""

    among: Noun
    kind: Cards
    count: Amount = ONE
    up_to: bool = False
    reg: int = R_CHOSEN
    by: int = YOU

    def run(self, frame: Resolve, game: "Game") -> Flow:
        among = self.among.refs(game, frame.source, frame.master, frame.regs)
        kind = self.kind.fixed(game, frame.source, frame.master, frame.regs)
        found = [r for r in among if kind.fits(game, r & CARD, frame.source)]
        unseen = kind.asks() and any(game.state.seen[r & CARD] != BOTH for r in among)
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        count = min(count, len(among))
        frame.chosen = []
        chooser = players_of(self.by, frame.master)[0]
        return game.book.choose(game, chooser, found, count, self.up_to, unseen)


@dataclass(frozen=True)
class Search(Effect):
    """Look through a zone for cards; what is found is chosen, the rest stays unseen to others."""

    what: Cards
    count: Amount = ONE
    up_to: bool = True
    reg: int = R_CHOSEN

    def emit(self, out: list[Effect]) -> None:
        out.append(LookThrough(self.what))
        ChooseCards(self.what, self.count, self.up_to, self.reg, looked=True).emit(out)


class LookThrough(Effect):
    """A player sees every card of the zones searched; in open ones there is nothing to find out."""

    def __init__(self, what: Cards) -> None:
        self.what: Cards = what

    def run(self, frame: Resolve, game: "Game") -> Flow:
        state = game.state
        cards: list[int] = []
        for zone in self.what.zone_ids(game, frame.source, frame.master):
            # What lies face down in an open zone stays its player's secret.
            if game.zones.sight[zone % state.kinds] != PUBLIC:
                cards += state.zones[zone]
        return reveal(state.refs(cards), game.book.searchers(frame.master))


@dataclass(frozen=True)
class ShuffleZone(Effect):
    """Shuffle a zone."""

    zone: int
    whose: int = YOU

    def run(self, frame: Resolve, game: "Game") -> Flow:
        players = players_of(self.whose, frame.master)
        players = game.book.who_shuffles(game, frame, self.zone, players)
        return [c for p in players for c in game.book.shuffled(p, self.zone)]


@dataclass(frozen=True)
class Announce(Effect):
    """Something happens that other abilities may wait for."""

    event: int
    value: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return event(self.event, frame.source, frame.master, self.value)


@dataclass(frozen=True)
class WinGame(Effect):
    """A player wins the game by this effect."""

    whose: int = YOU

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return game.book.end_by_effect(players_of(self.whose, frame.master)[0])


@dataclass(frozen=True)
class LoseGame(Effect):
    """A player loses the game by this effect."""

    whose: int = OPPONENT

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return game.book.end_by_effect(1 - players_of(self.whose, frame.master)[0])


@dataclass(frozen=True)
class TakeExtraTurn(Effect):
    """A player is to take an additional turn."""

    whose: int = YOU

    def run(self, frame: Resolve, game: "Game") -> Flow:
        when = game.state.batch if frame.triggered < 0 else frame.triggered
        return extra_turn(players_of(self.whose, frame.master)[0], when)


@dataclass(frozen=True)
class LinkCards(Effect):
    """Link this card with others, so that texts can speak of them together."""

    what: Noun

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return [link(r, frame.source) for r in refs]


@dataclass(frozen=True)
class Linked(Noun):
    """The cards linked with this card."""

    def refs(
        self, game: "Game", source: int, master: int, regs: list[tuple[int, ...]]
    ) -> list[int]:
        state = game.state
        return [a for a, b in sorted(state.links.items()) if b == source and state.alive(a)]

    def reads(self, game: "Game", source: int, master: int) -> int:
        # A card linked with this one may become a new card anywhere.
        return D_LINKS | (1 << 2 * game.state.kinds) - 1


@dataclass(frozen=True)
class Below(Noun):
    """The cards under a card, lowest first."""

    host: Noun

    def refs(
        self, game: "Game", source: int, master: int, regs: list[tuple[int, ...]]
    ) -> list[int]:
        state = game.state
        found: list[int] = []
        for ref in self.host.refs(game, source, master, regs):
            found += state.refs(list(state.below.get(ref & CARD, ())))
        return found

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_LINKS | self.host.reads(game, source, master)

    def chars(self) -> int:
        return self.host.chars()


@dataclass(frozen=True)
class PutUnder(Effect):
    """Put cards under a card."""

    what: Noun
    host: Noun

    def run(self, frame: Resolve, game: "Game") -> Flow:
        hosts = self.host.refs(game, frame.source, frame.master, frame.regs)
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        changes: list[Change] = [under(r, hosts[0]) for r in refs if hosts and r != hosts[0]]
        return changes


@dataclass(frozen=True)
class MakeToken(Effect):
    """Tokens come into being."""

    card: CardDef
    zone: int
    count: int = 1

    def run(self, frame: Resolve, game: "Game") -> Flow:
        definition = game.lib.places[self.card.number]
        return [token(definition, frame.master, self.zone) for _ in range(self.count)]

    def tokens(self) -> list[CardDef]:
        return [self.card]


@dataclass(frozen=True)
class BecomeNew(Effect):
    """Cards become new cards where they lie: nothing that was done to them holds on."""

    what: Noun

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return [renew(r) for r in self.what.refs(game, frame.source, frame.master, frame.regs)]
