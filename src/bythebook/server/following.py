"""What somebody has seen happen: the story told to them, the moves, and which card is which.

Whoever sees a card lie somewhere can follow it with their eyes, from place to place, until it is
out of sight: among cards they cannot tell apart. So long it has a key. Keys are counted for each
who looks, in the order in which they come to see cards, and so tell nothing that they do not know.
"""

from collections.abc import Sequence
from typing import Any, Final

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.telling import Teller, Told
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.apply_rare import lies_open
from bythebook.kernel.state.changes import (
    CEASE,
    CONCEAL,
    EVENT,
    FACE,
    GIVE,
    MOVE,
    ORIENT,
    REVEAL,
    SHUFFLE,
    TOKEN,
    TRANSFORM,
    UNDER,
    Change,
)
from bythebook.kernel.state.continuous_ops import E_TARGETS
from bythebook.kernel.state.log import L_CLAUSE, L_DECISION
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, FIRST_CARD, OWNER_SEES, PUBLIC
from bythebook.server import wire

ONLOOKER: Final = 2
"""who looks on, from the first player's side, at what everybody may see"""
_WITH_A_CARD: Final = (MOVE, ORIENT, FACE, REVEAL, UNDER, CEASE, TRANSFORM)
_NAMES: Final = {ORIENT: "turn", FACE: "face", REVEAL: "show", TRANSFORM: "face"}


class Follower(Teller):
    """A player at the table, who follows every card they can."""

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(game, player, game.laid_out().state)
        self.story: list[Told] = []
        """all that was told, what was taken back since included"""
        self.undone: set[int] = set()
        """the places in the story of what was taken back"""
        self.moves: list[wire.Batch] = []
        """since they were last asked for"""
        self.batches = 0
        self._keys: dict[int, str] = {}
        self._given = 0
        self._batch: list[wire.Move] = []
        self._from: wire.Place | None = None

    def catch_up(self, game: Game) -> None:
        """See all that has happened since."""
        self.game = game
        assert game.log is not None
        assert not game.log_from
        for entry in game.log.since(self.batches):
            self._batch = []
            told = self.batch(entry)
            self.story += told
            self.batches += 1
            by = next((line["by"] for line in told if "by" in line), "")
            if self._batch:
                self.moves.append(
                    wire.Batch(
                        clause=entry[L_CLAUSE],
                        decision=entry[L_DECISION],
                        by=by,
                        moves=self._batch,
                    )
                )
        self._key_all()

    def rewound(self, game: Game) -> "Follower":
        """Who has seen all this, after the game was taken back to an earlier decision."""
        new = type(self)(game, self.player)
        new.catch_up(game)
        new.story = self.story
        new.undone = self.undone | {
            place for place, told in enumerate(self.story) if told["decision"] > game.decided
        }
        new.moves = []
        return new

    # Who sees what.

    def sees(self, card: int) -> bool:
        """Whether they know which card this is."""
        return knows(self.state, self.player, card)

    def follows(self, card: int) -> bool:
        """Whether they see the very place where a card lies, and tell it from its neighbours."""
        state = self.state
        zone = state.where[card]
        if zone < 0:
            host = state.host[card]
            return host >= 0 and self.sees(card) and self.follows(host)
        sight = self.game.zones.sight[zone % state.kinds]
        if sight == PUBLIC or lies_open(state, self.game.zones, card, zone):
            return True
        return sight == OWNER_SEES and zone // state.kinds == self.player

    def key(self, card: int) -> str:
        """A card's key; nothing for one that they cannot follow."""
        return self._keys.get(card, "")

    # What a move looks like.

    def lay(self, change: Change) -> int:
        if change[0] in _WITH_A_CARD:
            self._from = self._place(change[1] & CARD)
        return super().lay(change)

    def told_of(self, change: Change, known: bool, where: int) -> Told:
        kind = change[0]
        if kind in _WITH_A_CARD:
            card = change[1] & CARD
            if card in self.mixed or not self.follows(card):
                self._keys.pop(card, None)
            self._note(change, card)
        elif kind == SHUFFLE:
            for card in self.state.zone(change[1], change[2]):
                self._keys.pop(card, None)
            zone = self.game.zones.names[change[2]]
            place = wire.Place(player=change[1], zone=zone)
            self._batch.append(
                wire.Move(player=change[1], source=place, target=place, change="shuffle")
            )
        elif kind == CONCEAL and change[2] & self.eyes:
            self._keys.pop(change[1] & CARD, None)
        elif kind == TOKEN:
            self._from = None
            self._note(change, len(self.state.inc) - 1)
        return self._with_keys(super().told_of(change, known, where), change)

    def _with_keys(self, told: Told, change: Change) -> Told:
        """What is told, and the keys of the cards it speaks of that can be followed now."""
        kind = change[0]
        cards: Sequence[int] = ()
        if kind in _WITH_A_CARD:
            cards = change[1:2]
        elif kind == EVENT:
            cards = change[2], change[5]
        elif kind == GIVE:
            cards = change[E_TARGETS:]
        keys = [key for ref in cards if ref >= FIRST_CARD and (key := self.key(ref & CARD))]
        if told and keys:
            told["keys"] = keys
        return told

    def _note(self, change: Change, card: int) -> None:
        """A card has moved, or lies in another way."""
        if change[0] == REVEAL and change[2] & self.eyes != self.eyes:
            return
        self._key(card)
        place = None if change[0] == CEASE else self._place(card)
        face = "up" if self.state.face[card] == FACE_UP else "down"
        seen = self.sees(card) and card not in self.mixed
        self._batch.append(
            wire.Move(
                player=self.state.owner[card],
                source=self._from,
                target=place,
                card=self._printed(card) if seen else None,
                face=face,
                change=_NAMES.get(change[0], "move"),
            )
        )

    def _printed(self, card: int) -> wire.Card:
        definition = self.game.lib.definitions[self.state.definition[card]]
        return wire.Card(key=self.key(card), number=definition.number, name=definition.name)

    def _place(self, card: int) -> wire.Place | None:
        """Where a card lies, as far as they can see that."""
        state = self.state
        zone = state.where[card]
        if zone < 0:
            host = state.host[card]
            return None if host < 0 else self._place(host)
        place = None
        if self.follows(card):
            place = state.zones[zone].index(card)
        return wire.Place(
            player=zone // state.kinds,
            zone=self.game.zones.names[zone % state.kinds],
            place=place,
            key=self.key(card),
        )

    # Keys.

    def _key(self, card: int) -> None:
        if card not in self._keys and card not in self.mixed and self.follows(card):
            self._given += 1
            self._keys[card] = f"c{self._given}"

    def _key_all(self) -> None:
        """Every card that can be followed has a key, in the order of the table, and no other."""
        for card in [card for card in self._keys if not self.follows(card)]:
            del self._keys[card]
        for zone in self.state.zones:
            for card in zone:
                self._key(card)
                for below in self.state.below.get(card, ()):
                    self._key(below)


class Onlooker(Follower):
    """Somebody who does not play: they know what lies open, and what was just shown to both."""

    def __init__(self, game: Game, player: int = 0) -> None:
        super().__init__(game, player)
        self.eyes = BOTH
        self._shown: set[int] = set()

    def batch(self, entry: Any) -> list[Told]:
        self._shown = set()
        return super().batch(entry)

    def sees(self, card: int) -> bool:
        state = self.state
        zone = state.where[card]
        if card in self._shown:
            return True
        if zone < 0:
            host = state.host[card]
            return host >= 0 and state.face[card] == FACE_UP and self.sees(host)
        return lies_open(state, self.game.zones, card, zone)

    def follows(self, card: int) -> bool:
        state = self.state
        zone = state.where[card]
        if zone < 0:
            return super().follows(card)
        sight = self.game.zones.sight[zone % state.kinds]
        return sight == PUBLIC or lies_open(state, self.game.zones, card, zone)

    def knew(self, change: Change) -> bool:
        return change[0] in _WITH_A_CARD and self.sees(change[1] & CARD)

    def name_of(self, card: int) -> str | None:
        if not self.sees(card):
            return None
        return self.game.lib.definitions[self.state.definition[card]].name

    def told_of(self, change: Change, known: bool, where: int) -> Told:
        if change[0] == REVEAL:
            if change[2] != BOTH:
                return {"event": "looks", "player": 0 if change[2] == 1 else 1}
            self._shown.add(change[1] & CARD)
        if change[0] == CONCEAL:
            self._keys.pop(change[1] & CARD, None)
            self._shown.discard(change[1] & CARD)
            return {}
        return super().told_of(change, known, where)


def follower(game: Game, viewer: int) -> Follower:
    """Who follows a game from a seat, or looks on."""
    found = Onlooker(game) if viewer == ONLOOKER else Follower(game, viewer)
    found.catch_up(game)
    return found


def open_to_all(game: Game) -> Game:
    """A fork in which the players know only what everybody may see: an onlooker's table."""
    fork = game.copy(log=False, history=False)
    state = fork.state
    for card in range(FIRST_CARD, len(state.seen)):
        zone = state.where[card]
        host = state.host[card]
        if zone < 0 and host >= 0:
            shown = state.face[card] == FACE_UP and state.where[host] >= 0
            shown = shown and lies_open(state, game.zones, host, state.where[host])
        else:
            shown = zone >= 0 and lies_open(state, game.zones, card, zone)
        state.seen[card] = BOTH if shown else 0
    return fork
