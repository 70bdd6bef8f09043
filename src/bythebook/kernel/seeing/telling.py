"""The log as one player may read it: what they knew then, not what they know now.

The events are folded once more from the first position, so that each is told
with the knowledge of its own moment.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.apply_rare import lies_open
from bythebook.kernel.state.changes import (
    CONCEAL,
    COUNTERS,
    END,
    EVENT,
    EXTRA_TURN,
    FACE,
    GIVE,
    MOVE,
    ORIENT,
    REVEAL,
    ROLL,
    SET,
    SHUFFLE,
    STANDBY,
    TOKEN,
    TRANSFORM,
    TURN,
    UNDER,
    Change,
    one_by_one,
)
from bythebook.kernel.state.continuous_ops import E_CHAR, E_TARGETS, E_VALUE
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING, OWNER_SEES
from bythebook.kernel.state.state import State

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

Told = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Tells one player what happened, a batch at a time; keeps its own copy of the position.

    Whoever tells it to somebody else, or tells more of it, says what they knew (`knew`,
    `name_of`), where a card lay (`lay`, before each change) and what is told (`told_of`, after it).
    """

    def __init__(self, game: "Game", player: int, start: State) -> None:
        self.game: Game = game
        self.player: int = player
        self.state: State = start.copy()
        # Whose losing track of cards counts, as bits.
        self.eyes: int = 1 << player
        # Cards that move together in an order this player does not know.
        self.mixed: list[int] = []

    def batch(self, entry: tuple[int, str, int, int, list[Change]]) -> list[Told]:
        """One batch of the log, told."""
        decision, clause, source, ability, changes = entry
        told: list[Told] = []
        self.state.batch += 1
        seed = self.game.seed_at(self.state.batch)
        self.mixed = [c[1] & CARD for c in changes if c[0] == CONCEAL and c[2] & self.eyes]
        for change in one_by_one(changes):
            before = self.knew(change)
            where = self.lay(change)
            apply(self.state, self.game.zones, seed, change)
            line = self.told_of(change, before, where)
            if line:
                line["clause"] = clause
                line["decision"] = decision
                if source >= FIRST_CARD and ability >= 0:
                    name = self.name_of(source & CARD)
                    if name:
                        line["by"] = name
                told.append(line)
        return told

    def knew(self, change: Change) -> bool:
        """Whether the player knows the card a change is about, before it."""
        if change[0] == MOVE and self.among_hidden(change[1] & CARD):
            return False
        if change[0] in (MOVE, ORIENT, FACE, REVEAL, UNDER, COUNTERS, CONCEAL):
            return self.state.seen[change[1] & CARD] >> self.player & 1 != 0
        return False

    def lay(self, change: Change) -> int:
        """Where the card lies that a change moves, before it."""
        return self.state.where[change[1] & CARD] if change[0] in (MOVE, UNDER) else NOTHING

    def name_of(self, card: int) -> str | None:
        """A card's name, if this player knows the card at this moment of the story."""
        if not self.state.seen[card] >> self.player & 1:
            return None
        return self.game.lib.definitions[self.state.definition[card]].name

    def told_of(self, change: Change, known: bool, where: int) -> Told:
        """What is told of a change that has happened; nothing if it is not worth telling."""
        kind = change[0]
        names = self.game.zones.names
        kinds = self.state.kinds
        if kind == MOVE:
            card = change[1] & CARD
            definition = self.game.lib.definitions[self.state.definition[card]]
            name = definition.name if known or self.name_of(card) else None
            if card in self.mixed:
                name = None  # which of them this is only its owner knows
            target = self.state.where[card]
            return {
                "event": "move",
                "card": name,
                "player": self.state.owner[card],
                "from": names[where % kinds] if where >= 0 else None,
                "to": names[target % kinds] if target >= 0 else None,
                "to_player": target // kinds if target >= 0 else None,
            }
        if kind == ORIENT:
            return {"event": "turn", "card": self.name_of(change[1] & CARD), "state": change[2]}
        if kind == EVENT:
            subject = change[2]
            told: Told = {"event": "event", "kind": change[1], "player": change[3]}
            if change[4]:
                told["value"] = change[4]
            if subject >= FIRST_CARD:
                told["card"] = self.name_of(subject & CARD)
            if change[5] >= FIRST_CARD:
                told["other"] = self.name_of(change[5] & CARD)
            return told
        if kind == GIVE:
            targets = [self.name_of(r & CARD) for r in change[E_TARGETS:] if r >= FIRST_CARD]
            chars = self.game.book.chars
            return {
                "event": "give",
                "what": chars[change[E_CHAR]],
                "value": change[E_VALUE] if change[E_CHAR] not in (0, 1) else None,
                "cards": targets,
            }
        if kind == REVEAL:
            if not change[2] >> self.player & 1:
                return {"event": "looks", "player": 1 - self.player}
            return {"event": "reveal", "card": self.name_of(change[1] & CARD)}
        if kind == CONCEAL:
            card = change[1] & CARD
            if not known or card not in self.mixed:
                return {}
            definition = self.game.lib.definitions[self.state.definition[card]]
            return {"event": "among them", "card": definition.name}
        return self.tell_rest(change)

    def among_hidden(self, card: int) -> bool:
        """Whether a card is among cards that this player may not look at.

        Which of them leaves is not known then, even if it is known to be there: it may be another
        one like it.
        """
        zone = self.state.where[card]
        if zone < 0 or zone // self.state.kinds == self.player:
            return False
        zones = self.game.zones
        hidden = zones.sight[zone % self.state.kinds] == OWNER_SEES
        return hidden and not lies_open(self.state, zones, card, zone)

    def tell_rest(self, change: Change) -> Told:
        """What is told of changes that are told alike to both."""
        kind = change[0]
        if kind == SHUFFLE:
            zone = self.game.zones.names[change[2]]
            return {"event": "shuffle", "player": change[1], "zone": zone}
        if kind == TURN:
            return {"event": "turn begins", "player": change[1], "number": self.state.turn}
        if kind in (SET, ROLL):
            name = self.game.book.variables[change[1]]
            return {"event": "set", "what": name, "value": self.state.vars[change[1]]}
        if kind == STANDBY:
            card = change[2] & CARD
            known = self.name_of(card) if card >= FIRST_CARD else None
            if known is None and card >= FIRST_CARD and change[3] in self.game.lib.secret:
                return {}
            return {"event": "standby", "player": change[1], "card": known}
        if kind == END:
            return {"event": "over", "winner": change[1]}
        if kind in (FACE, COUNTERS, UNDER):
            return {"event": "card", "card": self.name_of(change[1] & CARD)}
        if kind == TRANSFORM:
            return {"event": "other side", "card": self.name_of(change[1] & CARD)}
        if kind == TOKEN:
            return {"event": "token", "card": self.game.lib.definitions[change[1]].name}
        if kind == EXTRA_TURN:
            return {"event": "extra turn", "player": change[1]}
        return {}


def tell(game: "Game", player: int, start: State, log: list[Any]) -> list[Told]:
    """A whole log, as a player may read it, from the position it began at."""
    teller = Teller(game, player, start)
    told: list[Told] = []
    for entry in log:
        told += teller.batch(entry)
    return told
