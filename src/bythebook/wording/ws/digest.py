"""What has happened, in a few lines: what was played, each attack and what came of it."""

from typing import TYPE_CHECKING, Final

from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_CANCELED,
    EV_DAMAGED,
)
from bythebook.games.ws.zones.zones import REVERSE
from bythebook.kernel.game.game import Game
from bythebook.language import mark, mark_all, mark_many
from bythebook.wording.digest import Digest, Line
from bythebook.wording.story import Phrase, Told, number_of
from bythebook.wording.ws.cards import icons
from bythebook.wording.ws.tale import on_stage, phrases

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


ATTACKS: Final = mark_all(
    {
        1: "{card} attacks directly",
        2: "{card} attacks from the front",
        3: "{card} attacks from the side",
    }
)
ATTACKS_AT: Final = mark_all(
    {
        1: "{card} attacks directly, at {other}",
        2: "{card} attacks from the front, at {other}",
        3: "{card} attacks from the side, at {other}",
    }
)
CANCELED: Final = mark("damage to you canceled"), mark("damage to rival canceled")
CANCELED_BY: Final = (
    mark("damage to you canceled by {card}"),
    mark("damage to rival canceled by {card}"),
)
DAMAGE: Final = mark("{damage} damage to you"), mark("{damage} damage to rival")
LEVELS: Final = (
    mark("you level up to {level} with {card}"),
    mark("rival levels up to {level} with {card}"),
)
RESHUFFLE: Final = (
    mark("reshuffle the waiting room into the deck"),
    mark("reshuffles the waiting room into the deck"),
)
LEAVES: Final = mark_many("{cards} leaves the stage", "{cards} leave the stage")


class WeissSchwarzDigest(Digest):
    """What of this game is worth telling."""

    in_first_turn = mark("only one attack is made in it")

    def __init__(self, player: int, game: Game, start: int, words: "Wording") -> None:
        super().__init__(player, game, start, words)
        self.damage: list[str | None] = []
        self.levels = [0, 0]
        self.dealt = False
        """whether the attack under way has dealt its damage, canceled or not"""

    def event(self, place: int, item: Told) -> None:
        """What happens in an attack."""
        kind = item["kind"]
        if kind == EV_ATTACK:
            card, other = item.get("card"), item.get("other")
            how = (ATTACKS_AT if other else ATTACKS)[item.get("value", 0) or 2]
            head = self.tr(how, card=card, other=other)
            self.attack = Line(head, place, again=self.tr("Attack of {card}", card=card))
            self.lines.append(self.attack)
            self.dealt = False
        elif kind == EV_CANCELED:
            self.dealt = True
            canceler = self.damage[-1] if self.damage else None
            forms = CANCELED_BY if canceler else CANCELED
            self.part(place, self.of_player(item["player"], forms, card=canceler))
            self.damage = []
        elif kind == EV_DAMAGED:
            amount = item.get("value", 0)
            self.dealt = True
            self.part(place, self.of_player(item["player"], DAMAGE, damage=amount))
            self.damage = []
        elif kind == EV_ATTACK_ENDS:
            if self.attack is not None and not self.dealt:
                self.part(place, self.tr("no damage"))
            self.attack = None

    def taken(self, place: int, item: Told) -> bool:
        kind = item["event"]
        if kind == "move" and self.fighting(place, item):
            return True
        if kind == "turn" and item["state"] == REVERSE and self.attack is not None:
            one, two = mark("{card} is reversed"), mark("{card} and {other} are reversed")
            self.both(place, item["card"], one, two)
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
            shown = icons(known.values, self.tr) if known else self.tr("no icon")
            self.part(place, self.tr("trigger {card} ({icons})", card=card, icons=shown))
            return True
        if target == "resolution zone" and clause.startswith("4.10"):
            self.damage.append(item.get("card"))
            return True
        if origin == "resolution zone":
            return True
        if (origin, target) == ("clock", "level"):
            player = item["to_player"]
            self.levels[player] += 1
            level = self.levels[player]
            said = self.of_player(player, LEVELS, level=level, card=item["card"])
            self.lines.append(Line(said, place))
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
            return Phrase(RESHUFFLE, item["player"])
        if item["event"] == "move" and clause.startswith("7.7.1") and on_stage(item["from"]):
            return Phrase(LEAVES, cards=phrase.cards)
        return phrase
