"""What has happened, in a few lines: what was played, each attack and what came of it."""

from bythebook.games.ws.cards import ICONS, icons_of
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_CANCELED,
    EV_DAMAGED,
)
from bythebook.games.ws.zones.zones import REVERSE
from bythebook.kernel.game.game import Game
from bythebook.wording.digest import Digest, Line
from bythebook.wording.story import Phrase, Told, number_of
from bythebook.wording.ws.tale import ATTACKS, on_stage, phrases


class WeissSchwarzDigest(Digest):
    """What of this game is worth telling."""

    in_first_turn = "only one attack is made in it"

    def __init__(self, player: int, game: Game, start: int) -> None:
        super().__init__(player, game, start)
        self.damage: list[str | None] = []
        self.levels = [0, 0]
        self.dealt = False
        """whether the attack under way has dealt its damage, canceled or not"""

    def event(self, place: int, item: Told) -> None:
        """What happens in an attack."""
        kind = item["kind"]
        if kind == EV_ATTACK:
            how = ATTACKS.get(item.get("value", 0), "attacks")
            other = item.get("other")
            head = f"{item.get('card')} {how}" + (f", at {other}" if other else "")
            self.attack = Line(head, place, again=f"Attack of {item.get('card')}")
            self.lines.append(self.attack)
            self.dealt = False
        elif kind == EV_CANCELED:
            self.dealt = True
            canceler = self.damage[-1] if self.damage else None
            by = f" by {canceler}" if canceler else ""
            self.part(place, f"damage to {self.who(item['player'])} canceled{by}")
            self.damage = []
        elif kind == EV_DAMAGED:
            amount = item.get("value", 0)
            self.dealt = True
            self.part(place, f"{amount} damage to {self.who(item['player'])}")
            self.damage = []
        elif kind == EV_ATTACK_ENDS:
            if self.attack is not None and not self.dealt:
                self.part(place, "no damage")
            self.attack = None

    def taken(self, place: int, item: Told) -> bool:
        kind = item["event"]
        if kind == "move" and self.fighting(place, item):
            return True
        if kind == "turn" and item["state"] == REVERSE and self.attack is not None:
            self.both(place, item["card"], "is reversed", "are reversed")
            return True
        return self.untold(item)

    def fighting(self, place: int, item: Told) -> bool:
        """Cards that move because of a trigger check, damage or a level up."""
        clause = number_of(item["clause"])
        origin, target = item["from"], item["to"]
        if clause == "7.3.1.2" and target == "resolution zone":
            self.damage = []
            card = item.get("card")
            known = self.by_name.get(card or "")
            shown = ", ".join(icons_of(known.values[ICONS])) if known else ""
            self.part(place, f"trigger {card} ({shown or 'no icon'})")
            return True
        if target == "resolution zone" and clause.startswith("4.10"):
            self.damage.append(item.get("card"))
            return True
        if origin == "resolution zone":
            return True
        if (origin, target) == ("clock", "level"):
            player = item["to_player"]
            self.levels[player] += 1
            verb = "level" if player == self.player else "levels"
            self.lines.append(
                Line(
                    f"{self.who(player)} {verb} up to {self.levels[player]} with {item['card']}",
                    place,
                )
            )
            return True
        return clause == "9.3.2"

    def untold(self, item: Told) -> bool:
        """What matters too little for so few lines."""
        clause = number_of(item["clause"])
        if clause in ("6.2.1.2", "6.8.1.3", "7.2.1.4.1", "7.2.1.4.2", "7.2.1.5.3", "7.3.1.2"):
            return True
        if item["event"] == "shuffle":
            return not clause.startswith("9.2")
        if item["event"] == "move" and (item["from"], item["to"]) == ("stock", "waiting room"):
            return True
        return item["event"] == "move" and item["from"] == "deck" and clause.startswith("9.2")

    def phrase_of(self, item: Told) -> Phrase | None:
        clause = number_of(item["clause"])
        if clause.startswith("9.2") and item["event"] != "shuffle":
            return None
        phrase = phrases(item)
        if phrase is None:
            return None
        if clause.startswith("9.2"):
            return Phrase("reshuffle", "the waiting room into the deck", item["player"])
        if item["event"] == "move" and clause.startswith("7.7.1") and on_stage(item["from"]):
            return Phrase("", "leaves the stage", cards=phrase.cards)
        return phrase
