"""The table as somebody sees it, as the wire carries it: the engine's view, with keys."""

from collections.abc import Sequence
from typing import Any, Final

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import TOLD, place_view
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING, OWNER_SEES
from bythebook.server import wire
from bythebook.server.following import ONLOOKER, Follower, open_to_all
from bythebook.wording.common import Wording

NOT_THERE: Final = -1


class Eyes:
    """Somebody who looks at a game, from a seat or at what everybody may see, in a language."""

    def __init__(self, game: Game, viewer: int, follower: Follower, words: Wording) -> None:
        self.public = viewer == ONLOOKER
        self.player = 0 if self.public else viewer
        self.game = open_to_all(game) if self.public else game
        self.follower = follower
        self.words = words

    def view(self) -> wire.View:
        """The whole table."""
        game, words = self.game, self.words
        seen = game.view(self.player)
        result = game.result
        step = words.step(game)
        phase, attack_step = words.phase_and_step(game)
        # What is done in a step is said to who does it.
        asked = game.pending is not None and game.pending.player == self.player
        told = asked and not self.public
        return wire.View(
            turn=seen["turn"],
            turn_player=seen["turn_player"],
            phase=phase,
            attack_step=attack_step,
            step=step.name,
            step_told=step.what if told else "",
            step_after=step.after if told else "",
            variables=seen["variables"],
            sides=[self._side(player, seen["zones"][player]) for player in (0, 1)],
            standby=[
                wire.Standby(player=master, card=self._told(where))
                for master, where in seen["standby"]
            ],
            battle=self.battle(),
            result=None
            if result is None
            else wire.Result(
                winner=None if result.winner < 0 else result.winner,
                reason=words.term(result.reason),
                clause=result.clause,
            ),
        )

    def _side(self, player: int, zones: list[dict[str, Any]]) -> wire.Side:
        return wire.Side(
            zones={seen["name"]: self._zone(player, kind, seen) for kind, seen in enumerate(zones)}
        )

    def _zone(self, player: int, kind: int, seen: dict[str, Any]) -> wire.Zone:
        cards: list[dict[str, Any] | None] = seen["cards"]
        count = seen.get("count", len(cards))
        there = self.game.state.zone(player, kind)
        if self.game.zones.sight[kind] == OWNER_SEES and (player != self.player or self.public):
            there = self._in_order_shown(there, cards)
        found = [self._card(known, card) for known, card in zip(cards, there, strict=False)]
        if not any(card.number or card.key for card in found):
            found = []
        return wire.Zone(count=count, cards=found)

    def _in_order_shown(self, there: list[int], cards: list[Any]) -> list[int]:
        """The cards of a hand one may not look into, in the order in which it is shown."""
        lying = [card for card in there if self.follower.key(card)]
        found: list[int] = []
        for seen in cards:
            place = NOTHING
            for card in lying if seen is not None else ():
                if self.game.definition(card).number == seen["number"]:
                    place = card
                    lying.remove(card)
                    break
            found.append(place)
        return found

    def _card(self, seen: dict[str, Any] | None, card: int) -> wire.Card:
        key = self.follower.key(card) if card >= FIRST_CARD else ""
        if seen is None:
            return wire.Card(key=key, face="down")
        values: dict[str, Any] = seen["values"]
        numbers = {name: value for name, value in values.items() if isinstance(value, int)}
        below: Sequence[int] = self.game.state.below.get(card, ())
        under = seen.get("under", ())
        lies = seen.get("face") or self._usual_face(card)
        return wire.Card(
            key=key,
            number=seen["number"],
            name=seen["name"],
            values=numbers,
            words={name: list(value) for name, value in values.items() if isinstance(value, tuple)},
            printed=self._printed(card, numbers) if card >= FIRST_CARD else {},
            state=seen.get("state") or self._lies(card),
            face=lies,
            master=seen.get("master"),
            counters=seen.get("counters", {}),
            ties=seen.get("ties", {}),
            under=[self._card(one, number) for one, number in zip(under, below, strict=False)],
        )

    def _usual_face(self, card: int) -> str:
        """How a card lies where nothing else is said; a hand is held, and so never face down."""
        zones = self.game.zones
        kind = self.game.state.kind_of(card) if card >= FIRST_CARD else NOTHING
        if kind < 0 or zones.sight[kind] == OWNER_SEES or zones.face[kind] == FACE_UP:
            return "up"
        return "down"

    def _lies(self, card: int) -> str:
        """How a card is turned in a zone beside the field, if cards are turned there."""
        game = self.game
        kind = game.state.kind_of(card) if card >= FIRST_CARD else NOTHING
        if kind < 0 or not game.zones.orient[kind]:
            return ""
        return game.book.orientations.get(game.state.orient[card], "")

    def _printed(self, card: int, now: dict[str, int]) -> dict[str, int]:
        """Which numbers are not as printed, and what is printed."""
        game = self.game
        definition = game.state.definition[card]
        values = tuple([v[definition] for v in game.lib.printed])
        printed = TOLD.of(game, values)
        return {
            name: printed.get(name, 0)
            for name, value in now.items()
            if printed.get(name, 0) != value
        }

    # Places.

    def place(self, ref: int) -> wire.Place | None:
        """Where a card lies, as far as that is seen; or which player is meant."""
        where = place_view(self.game, ref, self.player)
        if where is None:
            return None
        card = ref & CARD
        key = ""
        if card >= FIRST_CARD and "gone" not in where:
            key = self.follower.key(card)
        return self._told(where, key)

    def _told(self, where: dict[str, Any] | None, key: str = "") -> wire.Place | None:
        if where is None:
            return None
        if "gone" in where:
            return wire.Place(player=NOT_THERE, name=where["gone"] or "")
        place = where.get("place")
        if self.public and place is not None and self._is_hand(where):
            place = None
        return wire.Place(
            player=where.get("player", NOT_THERE),
            zone=where.get("zone", ""),
            place=place,
            key=key,
            name=where.get("name", ""),
            number=where.get("number", ""),
        )

    def _is_hand(self, where: dict[str, Any]) -> bool:
        zones = self.game.zones
        return zones.sight[zones.names.index(where["zone"])] == OWNER_SEES

    # The battle.

    def battle(self) -> wire.Battle | None:
        """The attack under way."""
        now = self.words.battle(self.game)
        if now is None:
            return None
        words = self.words

        def sums(found: list[tuple[str, int]]) -> list[wire.Sum]:
            return [wire.Sum(word=words.term(word), value=value) for word, value in found]

        def places(refs: Sequence[int]) -> list[wire.Place]:
            return [place for ref in refs if (place := self.place(ref)) is not None]

        said = words.card_name(self.game, self.player, now.attacker)
        if now.targets:
            other = words.card_name(self.game, self.player, now.targets[0])
            said = words.tr("{card} attacks {other}", card=said, other=other)
        else:
            said = words.tr("{card} attacks", card=said)
        return wire.Battle(
            attacker=self.place(now.attacker),
            targets=places(now.targets),
            helpers=places(now.helpers),
            guards=places(now.guards),
            kind=words.tr(now.kind) if now.kind else "",
            step=words.tr(now.step) if now.step else "",
            attack=sums(now.attack),
            defense=sums(now.defense),
            shown=None if now.shown == NOTHING else self.place(now.shown),
            said=said,
        )
