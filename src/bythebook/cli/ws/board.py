"""The table of Weiss Schwarz: 80 columns at least, more to read in wider terminals."""

from typing import Any, Final

from bythebook.cli.drawing import (
    BOXES,
    COUNTS,
    WIDE,
    Drawing,
    Handwriting,
    Values,
    Zones,
    between,
    cut,
    in_a_line,
    pad,
    whose_turn,
    with_names,
    zones_of,
)
from bythebook.cli.screen import escape
from bythebook.games.ws.abilities.requirements import colors_available
from bythebook.games.ws.cards import (
    CARD_LEVEL,
    COLOR,
    COLOR_NAMES,
    POWER,
    SOUL,
)
from bythebook.games.ws.policy import FULL_CLOCK
from bythebook.games.ws.texts.events import SIDE
from bythebook.games.ws.zones.zones import HAND, ORIENTATIONS, REST, REVERSE, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import Language, mark, mark_all
from bythebook.wording.common import Wording
from bythebook.wording.ws.cards import icons, in_short, letters, shorter
from bythebook.wording.ws.place import TYPES, attack, phase

STYLES: Final = {"yellow": "yellow", "green": "green", "red": "red", "blue": "bright_blue"}
SHORT_STATES: Final = mark_all({STAND: "std", REST: "rst", REVERSE: "rev"})
STATE_STYLES: Final = {STAND: "bold", REST: "dim", REVERSE: "bold red"}
CENTER: Final = ("left center", "middle center", "right center")
BACK: Final = ("left back", "right back")
COUNTED: Final = mark_all(
    {
        "stock": "stock {count}",
        "hand": "hand {count}",
        "deck": "deck {count}",
        "waiting room": "waiting room {count}",
    }
)
SHORT_COUNTED: Final = {**COUNTED, "waiting room": mark("waiting {count}")}
LISTED: Final = mark_all({"level": "level: {cards}", "clock": "clock: {cards}"})
OPEN: Final = mark_all({"climax area": "climax: {cards}", "resolution zone": "resolving: {cards}"})


def style(color: int) -> str:
    """The terminal's color for a card."""
    for bit, name in COLOR_NAMES.items():
        if color & bit:
            return STYLES[name]
    return "default"


def markers(zones: Zones, position: str, card: dict[str, Any]) -> int:
    """How many markers a character has."""
    beside = sum(z["count"] for n, z in zones.items() if n == f"markers under {position}")
    return int(beside) + len(card.get("under", ()))


class Board(Drawing):
    """Two stages face to face, the climax areas beside them."""

    def __init__(self, game: Game, player: int, width: int, size: int, words: Wording) -> None:
        super().__init__(game, player, width, size, words)
        self.cell = (width - 4) // 3
        self.seen = game.view(player)
        self.mine = zones_of(self.seen, player)
        self.theirs = zones_of(self.seen, 1 - player)
        self.fight = attack(game)
        self.printed = {d.number: d for d in game.lib.definitions}

    def lines(self) -> list[str]:
        """The whole table; the rival's side is across, mirrored."""
        drawn = [whose_turn(self.seen, self.player, phase(self.game), self.width, self.tr)]
        drawn += self.summary(self.theirs, 1 - self.player)
        if self.size == COUNTS:
            return drawn + self.summary(self.mine, self.player)
        drawn += self.row(self.theirs, tuple(reversed(BACK)), 1 - self.player)
        drawn += self.row(self.theirs, tuple(reversed(CENTER)), 1 - self.player)
        drawn.append(self.middle())
        drawn += self.row(self.mine, CENTER, self.player)
        drawn += self.row(self.mine, BACK, self.player)
        drawn += self.summary(self.mine, self.player)
        return drawn

    def summary(self, zones: Zones, player: int) -> list[str]:
        """A player's counts, colors and climax."""
        if self.size != BOXES:
            return self.counts(zones, player)
        who = self.who(player)
        first = f"[bold]{who:7}[/]" + "  ".join(self.counted(zones, COUNTED))
        rest = [self.colors(player), self.tr("memory {count}", count=zones["memory"]["count"])]
        none = self.tr("climax: none")
        rest.append(self.listed(zones, "climax area") if zones["climax area"]["count"] else none)
        if zones["resolution zone"]["count"]:
            rest.append(self.listed(zones, "resolution zone"))
        lines = [first, " " * 7 + escape(cut("  ".join(rest), self.width - 7))]
        if self.width >= WIDE:
            for name, said in LISTED.items():
                if zones[name]["count"]:
                    text = self.tr(said, cards=self.names(zones[name], True))
                    lines.append(f"       [dim]{escape(cut(text, self.width - 7))}[/]")
        return lines

    def counted(self, zones: Zones, said: dict[str, str]) -> list[str]:
        """How far a player has come, and how many cards lie where."""
        tr = self.tr
        count, most = zones["clock"]["count"], FULL_CLOCK.value
        return [
            tr("level {level}", level=zones["level"]["count"]),
            tr("clock {count}/{most}", count=count, most=most),
            *(tr(words, count=zones[name]["count"]) for name, words in said.items()),
        ]

    def colors(self, player: int) -> str:
        """The colors a player can play."""
        return self.tr("colors {colors}", colors=letters(colors_available(self.game, player)))

    def listed(self, zones: Zones, name: str) -> str:
        """The cards of an open zone."""
        return self.tr(OPEN[name], cards=self.names(zones[name]))

    def counts(self, zones: Zones, player: int) -> list[str]:
        """The same in a line; a climax and what is being resolved in another."""
        who = self.who(player)
        words: list[str] = []
        for said in (COUNTED, SHORT_COUNTED):
            words = [f"{who:6}", *self.counted(zones, said), self.colors(player)]
            if zones["memory"]["count"]:
                words.append(self.tr("memory {count}", count=zones["memory"]["count"]))
            if len(" ".join(words)) <= self.width:
                break
        line = escape(in_a_line(words, self.width)).replace(who, f"[bold]{who}[/]", 1)
        shown = [self.listed(zones, name) for name in OPEN if zones[name]["count"]]
        if not shown:
            return [line]
        return [line, " " * 7 + escape(cut("  ".join(shown), self.width - 7))]

    def names(self, zone: dict[str, Any], colored: bool = False) -> str:
        """The cards of a zone by name, top card last, as far as they are known."""
        return " / ".join(self.name(card, colored) for card in zone["cards"])

    def name(self, card: dict[str, Any] | None, colored: bool) -> str:
        """A card by name, perhaps with the letters of its colors."""
        if card is None:
            return self.tr("face down")
        name: str = card["name"]
        if not colored:
            return name
        return f"{name} ({letters(self.printed[card['number']].values[COLOR])})"

    def row(self, zones: Zones, names: tuple[str, ...], player: int) -> list[str]:
        """A row of positions."""
        if self.size != BOXES:
            return self.bare_row(zones, names, player)
        margin = " " * ((self.width - len(names) * (self.cell + 1) - 1) // 2)
        border = "+".join(f" {self.words.term(name)} ".center(self.cell, "-") for name in names)
        cells = [self.character(zones, name, player) for name in names]
        drawn = [f"{margin}[dim]+{border}+[/]"]
        empty = not any(zones[name]["count"] for name in names)
        for line in range(1 if empty else len(cells[0])):
            inside = "[dim]|[/]".join(cell[line] for cell in cells)
            drawn.append(f"{margin}[dim]|[/]{inside}[dim]|[/]")
        return drawn

    def bare_row(self, zones: Zones, names: tuple[str, ...], player: int) -> list[str]:
        """A row of positions without boxes; where nobody is, the position's name."""
        margin = " " * ((self.width - len(names) * (self.cell + 1) - 1) // 2)
        cells = [self.character(zones, name, player)[:2] for name in names]
        for place, name in enumerate(names):
            if not zones[name]["count"]:
                label = f" - {self.words.term(name)}"
                cells[place] = [f"[dim]{label}[/]{pad(label, self.cell)}", " " * self.cell]
        empty = not any(zones[name]["count"] for name in names)
        rows = [" ".join(cell[line] for cell in cells) for line in range(1 if empty else 2)]
        return [margin + row for row in rows]

    def character(self, zones: Zones, position: str, player: int) -> list[str]:
        """A character on its position: name, level, power, soul, state, markers."""
        cards = zones[position]["cards"]
        height = 3 if self.width >= WIDE else 2
        if not cards or cards[-1] is None:
            return [" " * self.cell] * height
        card = cards[-1]
        number = self.game.state.zone(player, self.game.zones.names.index(position))[-1]
        values = [v[number] for v in self.game.sheet_values()]
        turned = self.game.state.orient[number]
        mark = self.role(player, position)
        name = cut(mark + card["name"], self.cell - 1)
        count = markers(zones, position, card)
        lines = [f" [{style(values[COLOR])}]{escape(name)}[/]{pad(name, self.cell - 1)}"]
        facts, state = self.numbers(values, turned, count)
        shown = f"[{STATE_STYLES.get(turned, 'default')}]{state}[/]"
        lines.append(f" {facts} {shown}{pad(facts + state, self.cell - 2)}")
        if height == 3:
            words = [*self.printed[card["number"]].traits]
            if count:
                words.insert(0, self.tr.many("{count} marker", "{count} markers", count))
            traits = cut(", ".join(words), self.cell - 1)
            lines.append(f" [dim]{escape(traits)}[/]{pad(traits, self.cell - 1)}")
        return lines

    def numbers(self, values: Values, state: int, count: int) -> tuple[str, str]:
        """A character's numbers, and how it lies; in words where there is room."""
        color, level = letters(values[COLOR]), values[CARD_LEVEL]
        power, soul = values[POWER], values[SOUL]
        lies = self.words.term(ORIENTATIONS.get(state, ""))
        if self.width >= WIDE:
            facts = self.tr(
                "{color} level {level}  power {power}  soul {soul}",
                color=color,
                level=level,
                power=power,
                soul=soul,
            )
            if len(facts) + len(lies) + 2 <= self.cell:
                return facts, lies
        shown = count and self.width < WIDE
        under = f" {self.tr('m{count}', count=count)}" if shown else ""
        facts = self.tr(
            "{color} lv{level} {power} s{soul}", color=color, level=level, power=power, soul=soul
        )
        if len(facts) + len(lies + under) + 2 > self.cell:
            lies = self.tr(SHORT_STATES[state]) if state in SHORT_STATES else ""
        return facts, lies + under

    def role(self, player: int, position: str) -> str:
        """What a character is in the attack under way."""
        if self.fight is None:
            return ""
        for ref, sign in ((self.fight.attacker, ">> "), (self.fight.other, "<< ")):
            card = ref & CARD
            if ref != NOTHING and self.game.state.alive(ref):
                zone = self.game.state.where[card]
                if zone // self.game.state.kinds == player:
                    if self.game.zones.names[zone % self.game.state.kinds] == position:
                        return sign
        return ""

    def middle(self) -> str:
        """The line between the players: the attack under way."""
        return between(situation(self.game, self.width - 6, self.tr), self.width)


def situation(game: Game, width: int, tr: Language) -> str:
    """The attack under way, in a line: names are cut before any number is."""
    fight = attack(game)
    if fight is None:
        return ""
    state = game.state
    names = {"card": game.definition(fight.attacker & CARD).name}
    numbers: list[str] = []
    if state.alive(fight.attacker):
        numbers.append(tr("soul {soul}", soul=game.value(SOUL, fight.attacker & CARD)))
        if fight.other != NOTHING and state.alive(fight.other):
            mine, other = fight.attacker & CARD, fight.other & CARD
            names["other"] = game.definition(other).name
            if fight.type != SIDE:
                powers = game.value(POWER, mine), game.value(POWER, other)
                numbers.append(tr("{power} against {other}", power=powers[0], other=powers[1]))
    icon = ""
    if fight.turned_up != NOTHING:
        turned_up = game.definition(fight.turned_up & CARD)
        names["turned_up"] = turned_up.name
        icon = icons(turned_up.values, tr)

    def line(names: dict[str, str], told: list[str]) -> str:
        head = tr("{card} attacks", card=names["card"])
        if "other" in names:
            head = tr("{card} attacks {other}", card=names["card"], other=names["other"])
        if fight.type:
            head = f"{head} ({tr(TYPES[fight.type])})"
        if "turned_up" in names:
            said = tr("turned up {card} ({icons})", card=names["turned_up"], icons=icon)
            told = [*told, said]
        return f"{head}: {', '.join(told)}"

    ways = [
        lambda names: line(names, [tr(fight.step), *numbers]),
        lambda names: line(names, numbers),
    ]
    return with_names(ways, names, width)


HANDWRITING: Final = Handwriting(HAND, in_short, shorter, lambda now: style(now[COLOR]))
