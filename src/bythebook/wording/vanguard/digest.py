"""What has happened, in a few lines: rides and calls, each attack and what came of it."""

from typing import Final

from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BATTLE_ENDS,
    EV_BOOST,
    EV_DAMAGE_CHECK,
    EV_DAMAGED,
    EV_DRIVE_CHECK,
    EV_GUARD,
    EV_HIT,
    EV_NO_HIT,
)
from bythebook.wording.digest import Digest, Line
from bythebook.wording.story import Phrase, Told, number_of
from bythebook.wording.vanguard.cards import trigger
from bythebook.wording.vanguard.tale import FIELD, GUARDIANS, phrases

_SET_UP: Final = ("5.4.3", "8.2.1")
_CHECKS: Final = {EV_DRIVE_CHECK: "drive check", EV_DAMAGE_CHECK: "damage check"}


class VanguardDigest(Digest):
    """What of this game is worth telling."""

    in_first_turn = "nobody attacks in it"
    attacker: str | None = None

    def event(self, place: int, item: Told) -> None:
        """What happens in a battle."""
        kind, card, other = item["kind"], item.get("card"), item.get("other")
        if kind == EV_ATTACK:
            if self.attack is not None and self.attacker == card:
                self.part(place, f"and {other}")
                return
            self.attacker = card
            self.attack = Line(f"{card} attacks {other}", place, again=f"Attack of {card}")
            self.lines.append(self.attack)
        elif kind == EV_BOOST:
            self.part(place, f"boosted by {card}")
        elif kind == EV_GUARD:
            self.both(place, card, "guards", "guard")
        elif kind in _CHECKS:
            known = self.by_name.get(card or "")
            icon = trigger(known.values) if known is not None else ""
            shown = f" ({icon} trigger)" if icon else ""
            self.part(place, f"{_CHECKS[kind]} {card}{shown}")
        elif kind == EV_HIT:
            self.part(place, "it hits")
        elif kind == EV_NO_HIT:
            self.part(place, "it does not hit")
        elif kind == EV_DAMAGED:
            self.part(place, f"{item.get('value', 0)} damage")
        elif kind == EV_BATTLE_ENDS:
            self.attack = None

    def taken(self, place: int, item: Told) -> bool:
        """What is told with something else, or matters too little for so few lines."""
        kind = item["event"]
        clause = number_of(item["clause"])
        if kind == "shuffle" or (kind == "turn" and not item.get("by")):
            return True
        if kind == "turn begins":
            self.attack = None
        if kind != "move":
            return kind in ("reveal", "looks") and clause.startswith(_SET_UP)
        origin, target = item["from"], item["to"]
        if "trigger zone" in (origin, target) or target == GUARDIANS:
            return True  # told as checks and guards
        if origin == GUARDIANS and target == "drop zone":
            return True
        if origin in FIELD and target == "drop zone" and self.attack is not None:
            self.both(place, item.get("card"), "is retired", "are retired")
            return True
        return clause.startswith(_SET_UP) and target in ("deck", "vanguard circle")

    def phrase_of(self, item: Told) -> Phrase | None:
        return phrases(item)
