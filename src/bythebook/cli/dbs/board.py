"""The table of Dragon Ball Super: 80 columns at least, more to read in wider terminals."""

from typing import Final

from bythebook.cli.drawing import (
    BOXES,
    COUNTS,
    LINES,
    WIDE,
    Drawing,
    Handwriting,
    Values,
    between,
    cut,
    pad,
    whose_turn,
    with_names,
)
from bythebook.cli.screen import escape
from bythebook.games.dbs.cards.cards import (
    COLOR_NAMES,
    COLORS,
    COMBO_POWER,
    EXTRA,
    LEADER,
    POWER,
    TYPE,
    UNISON,
)
from bythebook.games.dbs.texts.events import MARKER
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    LIFE,
    ORIENTATIONS,
    REMOVED,
    REST,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import Language, mark, mark_all
from bythebook.wording.common import Wording
from bythebook.wording.dbs.cards import in_short, keywords, kind_of, letters, shorter
from bythebook.wording.dbs.place import Fight, combined, fight, phase

STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "black": "magenta",
}
STATE_STYLES: Final = {ACTIVE: "bold", REST: "dim"}
COUNTED: Final = mark_all(
    (
        (LIFE, "life {count}"),
        (HAND, "hand {count}"),
        (DECK, "deck {count}"),
        (DROP, "drop {count}"),
        (WARP, "warp {count}"),
    )
)
LISTED: Final = mark_all(((DROP, "drop: {cards}"), (WARP, "warp: {cards}")))
LEADING: Final = mark("leader and unison")
PER_ROW: Final = 3
MANY: Final = 4
"""more energy than this is counted by color"""


def style(values: Values) -> str:
    """The terminal's color for a card."""
    for bit, name in COLOR_NAMES.items():
        if values[COLORS] & bit:
            return STYLES[name]
    return "default"


class Board(Drawing):
    """Two leaders with their battle cards, face to face."""

    def __init__(self, game: Game, player: int, width: int, size: int, words: Wording) -> None:
        super().__init__(game, player, width, size, words)
        self.fight = fight(game)

    def lines(self) -> list[str]:
        """The whole table; the rival's side is across, mirrored."""
        seen = {"turn": self.game.state.turn, "turn_player": self.game.state.turn_player}
        rival = 1 - self.player
        drawn = [whose_turn(seen, self.player, phase(self.game), self.width, self.tr)]
        drawn += self.summary(rival)
        if self.size == COUNTS:
            return drawn + self.summary(self.player)
        drawn += self.row(self.leading(rival), self.tr(LEADING))
        drawn += self.rows(rival)
        drawn.append(between(situation(self.game, self.width - 6, self.tr), self.width))
        drawn += self.rows(self.player)
        drawn += self.row(self.leading(self.player), self.tr(LEADING))
        drawn += self.summary(self.player)
        return drawn

    def summary(self, player: int) -> list[str]:
        """A player's counts and energy."""
        state = self.game.state
        who = self.who(player)
        counts = [self.tr(said, count=len(state.zone(player, zone))) for zone, said in COUNTED]
        removed = len(state.zone(player, REMOVED))
        if removed:
            counts.append(self.tr("removed {count}", count=removed))
        energy = self.energy(player)
        if self.size != BOXES and len("  ".join([*counts, energy])) <= self.width - 7:
            lines = [f"[bold]{who:7}[/]" + escape("  ".join([*counts, energy]))]
        else:
            lines = [f"[bold]{who:7}[/]" + "  ".join(counts)]
            lines.append(" " * 7 + escape(cut(energy, self.width - 7)))
        combo = self.names(player, COMBO_AREA)
        if combo:
            power = sum(max(0, self.value(COMBO_POWER, c)) for c in state.zone(player, COMBO_AREA))
            text = self.tr("combo +{power}: {cards}", power=power, cards=combo)
            lines.append(" " * 7 + escape(cut(text, self.width - 7)))
        if self.width >= WIDE:
            for zone, said in LISTED:
                listed = self.names(player, zone)
                if listed:
                    text = cut(self.tr(said, cards=listed), self.width - 7)
                    lines.append(f"       [dim]{escape(text)}[/]")
        return lines

    def value(self, char: int, card: int) -> int:
        """A characteristic of a card, with every effect in force."""
        return self.game.value(char, card)

    def energy(self, player: int) -> str:
        """A player's energy by color: how much of it is active."""
        state = self.game.state
        cards = state.zone(player, ENERGY)
        active = [c for c in cards if state.orient[c] == ACTIVE]
        each = [letters(self.value(COLORS, c)) for c in active]
        if len(each) > MANY:
            each = [f"{each.count(color)}x {color}" for color in dict.fromkeys(each)]
        colors = " ".join(each)
        said = self.tr("energy {active} of {count} active", active=len(active), count=len(cards))
        return f"{said}: {colors}" if colors else said

    def names(self, player: int, zone: int) -> str:
        """The cards of an open zone by name, the last first."""
        cards = reversed(self.game.state.zone(player, zone))
        return " / ".join(self.name(card) for card in cards)

    def name(self, card: int) -> str:
        """A card by name, if the player knows it."""
        if not knows(self.game.state, self.player, card):
            return self.tr("face down")
        return self.game.definition(card).name

    def leading(self, player: int) -> list[int]:
        """A player's leader, and unison card."""
        state = self.game.state
        return [*state.zone(player, LEADER_AREA), *state.zone(player, UNISON_AREA)]

    def rows(self, player: int) -> list[str]:
        """A player's battle area, a few cards a row."""
        cards = self.game.state.zone(player, BATTLE_AREA)
        if not cards and self.size == BOXES:
            area = f" {self.words.zone(self.game, BATTLE_AREA)} "
            return ["[dim]" + area.center(self.width - 1, "-") + "[/]"]
        if not cards:
            return [f"[dim] - {self.tr('no cards in the battle area')}[/]"]
        drawn: list[str] = []
        across = 2 if self.size == LINES else PER_ROW
        for start in range(0, len(cards), across):
            title = self.words.zone(self.game, BATTLE_AREA) if start == 0 else ""
            drawn += self.row(cards[start : start + across], title)
        return drawn

    def row(self, cards: list[int], title: str) -> list[str]:
        """Some cards side by side."""
        label = f" {title} " if title else ""
        drawn = ["[dim]" + label.center(self.width - 1, "-") + "[/]"] if self.size == BOXES else []
        # One or two cards have more room for their names.
        self.cell = (self.width - 4) // max(2, min(len(cards), PER_ROW))
        draw = self.in_a_line if self.size == LINES else self.drawn
        cells = [draw(card) for card in cards]
        height = max((len(cell) for cell in cells), default=0)
        for line in range(height):
            drawn.append(" ".join(cell[line] for cell in cells))
        return drawn

    def facts(self, card: int) -> tuple[str, str]:
        """What a card in play is, with what is under it and on it; and in which mode it is."""
        state = self.game.state
        values = [v[card] for v in self.game.sheet_values()]
        facts = f"{letters(values[COLORS])} {values[POWER]}"
        if not values[TYPE] & ~EXTRA:
            facts = kind_of(values, self.tr)
        if values[TYPE] & (LEADER | UNISON):
            facts = f"{kind_of(values, self.tr)} {facts}"
        markers = state.counters.get((state.ref(card), MARKER), 0)
        if markers or values[TYPE] & UNISON:
            facts += f" {self.tr.many('{count} marker', '{count} markers', markers)}"
        under = len(state.below.get(card, ()))
        if under:
            facts += f" {self.tr('+{count} under', count=under)}"
        return facts, self.words.term(ORIENTATIONS.get(state.orient[card], ""))

    def mode(self, card: int, words: str) -> str:
        """The mode of a card, as it is printed."""
        return f"[{STATE_STYLES.get(self.game.state.orient[card], 'default')}]{words}[/]"

    def in_a_line(self, card: int) -> list[str]:
        """A card in play in one line; its name is cut before anything else is."""
        facts, mode = self.facts(card)
        values = [v[card] for v in self.game.sheet_values()]
        room = self.cell - len(facts + mode) - 3
        name = cut(self.role(card) + self.name(card), room)
        line = f" [{style(values)}]{escape(name)}[/]{pad(name, room)} {facts}"
        return [f"{line} {self.mode(card, mode)}"]

    def drawn(self, card: int) -> list[str]:
        """A card in play: name, color, power, position, what is under it and on it."""
        values = [v[card] for v in self.game.sheet_values()]
        name = cut(self.role(card) + self.name(card), self.cell - 1)
        lines = [f" [{style(values)}]{escape(name)}[/]{pad(name, self.cell - 1)}"]
        facts, lies = self.facts(card)
        lines.append(f" {facts} {self.mode(card, lies)}{pad(facts + lies, self.cell - 2)}")
        if self.width >= WIDE:
            words = cut(", ".join([*keywords(values, self.tr), *self.traits(card)]), self.cell - 1)
            lines.append(f" [dim]{escape(words)}[/]{pad(words, self.cell - 1)}")
        return lines

    def traits(self, card: int) -> list[str]:
        """A card's printed traits."""
        known = knows(self.game.state, self.player, card)
        return [f"«{t}»" for t in self.game.definition(card).traits] if known else []

    def role(self, card: int) -> str:
        """What a card is in the battle under way."""
        if self.fight is None:
            return ""
        for ref, sign in ((self.fight.attacker, ">> "), (self.fight.guard, "<< ")):
            if ref != NOTHING and ref & CARD == card:
                return sign
        return ""


def situation(game: Game, width: int, tr: Language) -> str:
    """The battle under way, in a line: names are cut before any number is."""
    now = fight(game)
    if now is None:
        return ""
    who, whom = (
        tr("nobody") if ref == NOTHING else game.definition(ref & CARD).name
        for ref in (now.attacker, now.guard)
    )
    stands = outlook(game, now, tr)

    def line(names: dict[str, str], told: list[str]) -> str:
        head = tr("{card} attacks {other}", card=names["card"], other=names["other"])
        return f"{head}: {', '.join(part for part in told if part)}"

    ways = [
        lambda names: line(names, [tr(now.step), stands]),
        lambda names: line(names, [stands]),
    ]
    return with_names(ways, {"card": who, "other": whom}, width)


def outlook(game: Game, now: Fight, tr: Language) -> str:
    """How a battle stands."""
    if now.negated:
        return tr("negated")
    if now.attacker == NOTHING or now.guard == NOTHING:
        return ""
    mine, theirs = (
        game.value(POWER, ref & CARD) + combined(game, side)
        for ref, side in (
            (now.attacker, game.state.turn_player),
            (now.guard, 1 - game.state.turn_player),
        )
    )
    return tr("{power} against {other}", power=mine, other=theirs)


HANDWRITING: Final = Handwriting(HAND, in_short, shorter, style)
