"""The table of Vanguard: 80 columns at least, more to read in wider terminals."""

from typing import Final

from bythebook.cli.drawing import (
    BOXES,
    COUNTS,
    WIDE,
    Drawing,
    Handwriting,
    Values,
    between,
    cut,
    in_a_line,
    pad,
    whose_turn,
    with_names,
)
from bythebook.cli.screen import escape
from bythebook.games.vanguard.cards.cards import (
    CRITICAL,
    G_UNIT,
    POWER,
    SHIELD,
    TRIGGER_ICON,
    TYPE,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.policy import FATAL_DAMAGE
from bythebook.games.vanguard.zones.zones import (
    BACK_CENTER,
    BACK_LEFT,
    BACK_RIGHT,
    BIND,
    DAMAGE,
    DECK,
    DROP,
    FRONT_LEFT,
    FRONT_RIGHT,
    GUARDIANS,
    HAND,
    ORIENTATIONS,
    REMOVED,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.refs import FACE_UP, NOTHING
from bythebook.language import Language, mark_all
from bythebook.wording.common import Wording
from bythebook.wording.vanguard.cards import amount, grade, in_short, shorter, trigger
from bythebook.wording.vanguard.place import PREPARATION, fight, phase, shields

FRONT: Final = (FRONT_LEFT, VANGUARD, FRONT_RIGHT)
BACK: Final = (BACK_LEFT, BACK_CENTER, BACK_RIGHT)
STATE_STYLES: Final = {STAND: "bold", REST: "dim"}
COUNTED: Final = mark_all(
    ((HAND, "hand {count}"), (DECK, "deck {count}"), (SOUL, "soul {count}"), (DROP, "drop {count}"))
)
BESIDE: Final = mark_all(((BIND, "bind {count}"), (REMOVED, "removed {count}")))
"""zones worth a word only if there is something in them"""
LISTED: Final = mark_all(((DAMAGE, "damage: {cards}"), (SOUL, "soul: {cards}")))


def style(values: Values) -> str:
    """The terminal's color for a card: by its trigger, or as a G unit."""
    if values[TYPE] & G_UNIT:
        return "magenta"
    icons = {1: "yellow", 2: "red", 4: "bright_blue", 8: "green"}
    return icons.get(values[TRIGGER_ICON], "default")


class Board(Drawing):
    """Two fields face to face: the vanguard in the middle of the front row."""

    def __init__(self, game: Game, player: int, width: int, size: int, words: Wording) -> None:
        super().__init__(game, player, width, size, words)
        self.cell = (width - 4) // 3
        self.fight = fight(game)

    def lines(self) -> list[str]:
        """The whole table; the rival's side is across, mirrored."""
        seen = {"turn": self.game.state.turn, "turn_player": self.game.state.turn_player}
        rival, mine = 1 - self.player, self.player
        drawn = [whose_turn(seen, self.player, phase(self.game), self.width, self.tr)]
        drawn += self.summary(rival)
        if self.size == COUNTS:
            return drawn + self.summary(mine)
        drawn += self.row(rival, tuple(reversed(BACK)))
        drawn += self.row(rival, tuple(reversed(FRONT)))
        drawn += self.guardians(rival)
        drawn.append(between(situation(self.game, self.width - 6, self.tr), self.width))
        drawn += self.guardians(mine)
        drawn += self.row(mine, FRONT)
        drawn += self.row(mine, BACK)
        drawn += self.summary(mine)
        return drawn

    # Beside the field.

    def summary(self, player: int) -> list[str]:
        """A player's damage and counts."""
        state = self.game.state
        who = self.who(player)
        words = [f"{who:6}", self.damage(player)]
        words += [self.tr(said, count=len(state.zone(player, zone))) for zone, said in COUNTED]
        words += self.beside(player)
        line = escape(in_a_line(words, self.width)).replace(who, f"[bold]{who}[/]", 1)
        lines = [line]
        if self.width >= WIDE and self.size == BOXES:
            for zone, said in LISTED:
                listed = self.names(player, zone)
                if listed:
                    text = cut(self.tr(said, cards=listed), self.width - 7)
                    lines.append(f"       [dim]{escape(text)}[/]")
        return lines

    def damage(self, player: int) -> str:
        """A player's damage, and how much of it lies face up."""
        state = self.game.state
        cards = state.zone(player, DAMAGE)
        up = sum(1 for card in cards if state.face[card] == FACE_UP)
        said = self.tr("damage {count}/{most}", count=len(cards), most=FATAL_DAMAGE.value)
        return said if up == len(cards) else self.face_up(said, up)

    def face_up(self, said: str, up: int) -> str:
        """How many cards lie face up of those that were counted."""
        return self.tr("{zone} ({count} up)", zone=said, count=up)

    def beside(self, player: int) -> list[str]:
        """Counts of zones that are not always there: the era's own, and those with cards."""
        state = self.game.state
        found = [
            self.tr(said, count=len(state.zone(player, zone)))
            for zone, said in BESIDE
            if state.zone(player, zone)
        ]
        for kind in self.game.book.sections.values():
            if kind == DECK or not state.zone(player, kind):
                continue
            cards = state.zone(player, kind)
            up = sum(1 for card in cards if state.face[card] == FACE_UP)
            said = f"{self.words.zone(self.game, kind)} {len(cards)}"
            found.insert(0, self.face_up(said, up) if up else said)
        return found

    def names(self, player: int, zone: int) -> str:
        """The cards of an open zone by name, the last first; those face down in brackets."""
        state = self.game.state
        words = []
        for card in reversed(state.zone(player, zone)):
            name = self.name(card)
            words.append(name if state.face[card] == FACE_UP else f"({name})")
        return " / ".join(words)

    def name(self, card: int) -> str:
        """A card by name, if the player knows it."""
        if not knows(self.game.state, self.player, card):
            return self.tr("face down")
        return self.game.definition(card).name

    # The field.

    def row(self, player: int, circles: tuple[int, ...]) -> list[str]:
        """A row of circles."""
        cells = [self.circle(player, circle) for circle in circles]
        empty = not any(self.on(player, circle) for circle in circles)
        height = 1 if empty else len(cells[0])
        if self.size != BOXES:
            for place, circle in enumerate(circles):
                if not self.on(player, circle):
                    label = f" - {self.words.zone(self.game, circle)}"
                    blank = [" " * self.cell] * (height - 1)
                    cells[place] = [f"[dim]{label}[/]{pad(label, self.cell)}", *blank]
            return [" " + " ".join(cell[line] for cell in cells) for line in range(height)]
        names = [self.words.zone(self.game, circle) for circle in circles]
        border = "+".join(f" {name} ".center(self.cell, "-") for name in names)
        drawn = [f"[dim]+{border}+[/]"]
        for line in range(height):
            inside = "[dim]|[/]".join(cell[line] for cell in cells)
            drawn.append(f"[dim]|[/]{inside}[dim]|[/]")
        return drawn

    def on(self, player: int, circle: int) -> list[int]:
        """The cards on a circle: its units, or what lies there as no unit."""
        state = self.game.state
        book = edition(self.game)
        units = state.zone(player, circle)
        return units or [
            card
            for kind in range(state.kinds)
            if kind != circle and book.circle_of(kind) == circle
            for card in state.zone(player, kind)
        ]

    def circle(self, player: int, circle: int) -> list[str]:
        """A unit on its circle: name, grade, power, critical, how it lies."""
        cards = self.on(player, circle)
        height = 3 if self.width >= WIDE else 2
        if not cards:
            return [" " * self.cell] * height
        card = cards[-1]
        state = self.game.state
        values = [v[card] for v in self.game.sheet_values()]
        more = f" +{len(cards) - 1}" if len(cards) > 1 else ""
        name = cut(self.role(card) + self.name(card) + more, self.cell - 1)
        known = knows(state, self.player, card)
        color = style(values) if known else "default"
        lines = [f" [{color}]{escape(name)}[/]{pad(name, self.cell - 1)}"]
        if state.kind_of(card) != circle:
            facts, lies = self.words.zone(self.game, state.kind_of(card)), ""
        elif state.face[card] != FACE_UP and phase(self.game) == PREPARATION:
            facts, lies = self.tr("first vanguard"), ""
        else:
            lies = self.words.term(ORIENTATIONS.get(state.orient[card], ""))
            facts = self.facts(values)
            if state.face[card] != FACE_UP:
                facts = f"{facts} {self.tr('face down')}"
        shown = f"[{STATE_STYLES.get(state.orient[card], 'default')}]{lies}[/]"
        lines.append(f" {facts} {shown}{pad(facts + lies, self.cell - 2)}")
        if height == 3:
            traits = self.game.definition(card).traits if known else ()
            races = cut("/".join(traits), self.cell - 1)
            lines.append(f" [dim]{escape(races)}[/]{pad(races, self.cell - 1)}")
        return lines

    def facts(self, values: Values) -> str:
        """A unit's numbers."""
        critical = values[CRITICAL]
        said = f"{grade(values)} {amount(values[POWER], self.tr)}"
        return said if critical == 1 else f"{said} {self.tr('c{critical}', critical=critical)}"

    def role(self, card: int) -> str:
        """What a unit is in the battle under way."""
        if self.fight is None:
            return ""
        if card == self.fight.attacker:
            return ">> "
        if card in self.fight.attacked:
            return "<< "
        return "^ " if card in self.fight.boosters else ""

    def guardians(self, player: int) -> list[str]:
        """A player's guardians, if there are any, and what they add."""
        cards = self.game.state.zone(player, GUARDIANS)
        if not cards:
            return []
        each = [f"{self.name(c)} {self.game.value(SHIELD, c)}" for c in cards]
        text = self.tr(
            "guard +{shield}: {cards}", shield=shields(self.game, cards), cards=" / ".join(each)
        )
        return [f"[bold]{escape(cut(text, self.width - 1))}[/]"]


def situation(game: Game, width: int, tr: Language) -> str:
    """The battle under way, in a line: names are cut before any number is."""
    now = fight(game)
    if now is None or now.attacker == NOTHING:
        return ""
    names = {"card": game.definition(now.attacker).name}
    if not now.attacked:
        return with_names([lambda names: f"{names['card']}: {tr(now.step)}"], names, width)
    names["other"] = game.definition(now.attacked[0]).name
    if now.checked != NOTHING:
        names["checked"] = game.definition(now.checked).name
    theirs = " / ".join(amount(game.value(POWER, c), tr) for c in now.attacked)
    mine = amount(game.value(POWER, now.attacker), tr)
    numbers = [tr("{power} against {other}", power=mine, other=theirs)]
    critical = game.value(CRITICAL, now.attacker)
    if critical != 1:
        numbers.append(tr("critical {critical}", critical=critical))

    def line(names: dict[str, str], told: list[str]) -> str:
        card, other, more = names["card"], names["other"], len(now.attacked) - 1
        head = tr("{card} attacks {other}", card=card, other=other)
        if more:
            head = tr("{card} attacks {other} and {count} more", card=card, other=other, count=more)
        if "checked" in names:
            icon = trigger(game.definition(now.checked).values, tr)
            checked = names["checked"]
            said = tr("checked {card} ({trigger})", card=checked, trigger=icon)
            told = [*told, said if icon else tr("checked {card}", card=checked)]
        return f"{head}: {', '.join(told)}"

    ways = [
        lambda names: line(names, [tr(now.step), *numbers]),
        lambda names: line(names, numbers),
    ]
    return with_names(ways, names, width)


HANDWRITING: Final = Handwriting(HAND, in_short, shorter, style)
