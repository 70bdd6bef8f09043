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
from bythebook.language import mark, mark_all
from bythebook.wording.digest import Digest, Line
from bythebook.wording.story import Phrase, Told, number_of
from bythebook.wording.vanguard.cards import trigger
from bythebook.wording.vanguard.tale import FIELD, GUARDIANS, phrases

_SET_UP: Final = ("5.4.3", "8.2.1")
_CHECKS: Final = mark_all(
    {EV_DRIVE_CHECK: "drive check {card}", EV_DAMAGE_CHECK: "damage check {card}"}
)
_TRIGGERS: Final = mark_all(
    {
        EV_DRIVE_CHECK: "drive check {card} ({trigger} trigger)",
        EV_DAMAGE_CHECK: "damage check {card} ({trigger} trigger)",
    }
)


class VanguardDigest(Digest):
    """What of this game is worth telling."""

    in_first_turn = mark("nobody attacks in it")
    attacker: str | None = None

    def event(self, place: int, item: Told) -> None:
        """What happens in a battle."""
        kind, card, other = item["kind"], item.get("card"), item.get("other")
        tr = self.tr
        if kind == EV_ATTACK:
            if self.attack is not None and self.attacker == card:
                self.part(place, tr("and {card}", card=other))
                return
            self.attacker = card
            head = tr("{card} attacks {other}", card=card, other=other)
            self.attack = Line(head, place, again=tr("Attack of {card}", card=card))
            self.lines.append(self.attack)
        elif kind == EV_BOOST:
            self.part(place, tr("boosted by {card}", card=card))
        elif kind == EV_GUARD:
            self.both(place, card, mark("{card} guards"), mark("{card} and {other} guard"))
        elif kind in _CHECKS:
            known = self.by_name.get(card or "")
            icon = trigger(known.values, tr) if known is not None else ""
            forms = _TRIGGERS if icon else _CHECKS
            self.part(place, tr(forms[kind], card=card, trigger=icon))
        elif kind == EV_HIT:
            self.part(place, tr("it hits"))
        elif kind == EV_NO_HIT:
            self.part(place, tr("it does not hit"))
        elif kind == EV_DAMAGED:
            self.part(place, tr("{damage} damage", damage=item.get("value", 0)))
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
            one, two = mark("{card} is retired"), mark("{card} and {other} are retired")
            self.both(place, item.get("card"), one, two)
            return True
        return clause.startswith(_SET_UP) and target in ("deck", "vanguard circle")

    def phrase_of(self, item: Told) -> Phrase | None:
        return phrases(item)
