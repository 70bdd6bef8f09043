"""What has happened, in a few lines: what was played, each attack and what came of it."""

from typing import Final

from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_DAMAGE,
    EV_GUARD,
    EV_KO,
    EV_MARKER,
    EV_NEGATED,
    S_NONE,
)
from bythebook.language import mark
from bythebook.wording.dbs.tale import MARKERS, phrases
from bythebook.wording.digest import Digest, Line
from bythebook.wording.story import Phrase, Told, number_of

DAMAGE: Final = mark("{damage} damage to you"), mark("{damage} damage to rival")
OUTCOMES: Final = (EV_DAMAGE, EV_KO, EV_MARKER, EV_NEGATED)


class DragonBallSuperDigest(Digest):
    """What of this game is worth telling."""

    in_first_turn = mark("no card is drawn and nobody attacks in it")

    came_of_it = False
    """whether anything came of the attack under way"""
    guard: str | None = None
    """the card that is attacked"""

    def event(self, place: int, item: Told) -> None:
        """What happens in a battle."""
        kind = item["kind"]
        card = item.get("card")
        tr = self.tr
        self.came_of_it = kind != EV_ATTACK and (self.came_of_it or kind in OUTCOMES)
        if kind == EV_ATTACK:
            head = tr("{card} attacks {other}", card=card, other=item.get("other"))
            self.attack = Line(head, place, again=tr("Attack of {card}", card=card))
            self.lines.append(self.attack)
            self.guard = item.get("other")
        elif kind == EV_GUARD and card != self.guard:
            self.guard = card
            self.part(place, tr("{card} is the guard card now", card=card))
        elif kind == EV_DAMAGE:
            damage = self.of_player(item["player"], DAMAGE, damage=item.get("value", 0))
            self.part(place, damage)
        elif kind == EV_KO:
            self.both(place, card, mark("{card} is KO'd"), mark("{card} and {other} are KO'd"))
        elif kind == EV_MARKER:
            markers = tr.many(*MARKERS, item.get("value", 0))
            self.part(place, tr("{card} loses {markers}", card=card, markers=markers))
        elif kind == EV_NEGATED:
            negated = tr("{card} is negated", card=card) if card else tr("the attack is negated")
            self.part(place, negated)

    def taken(self, place: int, item: Told) -> bool:
        """What is told with something else, or matters too little for so few lines."""
        clause = number_of(item["clause"])
        kind = item["event"]
        if kind == "shuffle":
            return True
        if kind == "set" and item["what"] == "battle step" and item["value"] == S_NONE:
            if self.attack is not None and not self.came_of_it:
                self.part(place, self.tr("the attack fails"))
            self.attack = None
            return True
        if kind != "move":
            return kind == "turn" and item.get("card") is None
        origin, target = item["from"], item["to"]
        if clause.startswith(("7-4-1-8", "7-4-1-4-2")):
            return True  # combos are over; who was KO'd is told by that name
        if origin == "life" and clause.startswith("4-10"):
            if target == "hand" and item.get("card") is not None:
                self.part(place, self.tr("{card} from life", card=item["card"]))
            return True
        return clause.startswith("5-2-1") and target in ("life", "deck", "leader area")

    def phrase_of(self, item: Told) -> Phrase | None:
        return phrases(item)
