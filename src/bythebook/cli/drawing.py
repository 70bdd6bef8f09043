"""Drawing a table: what every game's board needs, 80 columns at least."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from bythebook.cli.screen import escape
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.language import Language, mark
from bythebook.wording.common import Wording
from bythebook.wording.naming import printed_lines

WIDE: Final = 110
"""From so many columns on there is room for words instead of letters."""
BOXES: Final = 0
"""a table with a box for every position"""
ROWS: Final = 1
"""the same without lines between"""
LINES: Final = 2
"""as little as a line for a card in play"""
COUNTS: Final = 3
"""only how many cards each player has where"""
_NAME: Final = 34

Zones = dict[str, dict[str, Any]]
Values = list[int] | tuple[int, ...]


def zones_of(seen: dict[str, Any], player: int) -> Zones:
    """A player's zones by name."""
    return {z["name"]: z for z in seen["zones"][player]}


def cut(text: str, width: int) -> str:
    """A text that fits, with a mark where it was cut."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "~"


def pad(text: str, width: int) -> str:
    """The spaces that fill a text up."""
    return " " * max(0, width - cell_len(text))


WHOSE: Final = mark("turn {number}, your turn"), mark("turn {number}, rival's turn")


def whose_turn(seen: dict[str, Any], player: int, now: str, width: int, tr: Language) -> str:
    """The first line of a table: the turn, whose it is, and how far it has come."""
    whose = tr(WHOSE[seen["turn_player"] != player], number=seen["turn"])
    title = f" {whose}, {tr(now)} " if now else f" {whose} "
    return f"[bold]{title.center(width, '=')}[/]"


def between(text: str, width: int) -> str:
    """The line between the players, with what is under way."""
    text = f" {cut(text, width - 6)} " if text else ""
    return f"[bold]{escape(text.center(width, '~'))}[/]"


Way = Callable[[dict[str, str]], str]
"""a way to say something with names in it"""


def with_names(ways: Sequence[Way], names: dict[str, str], width: int) -> str:
    """Words with names in them: the first of some ways to say it that fits.

    If none does, names are cut, the longest most; what is said between them, numbers above
    all, never is.
    """
    for way in ways:
        if cell_len(way(names)) <= width:
            return way(names)
    longest = max(cell_len(name) for name in names.values())
    while True:
        said = ways[-1]({word: cut(name, longest) for word, name in names.items()})
        if longest <= 6 or cell_len(said) <= width:
            return said
        longest -= 1


def in_a_line(words: list[str], width: int) -> str:
    """Some words side by side, closer together if there is little room."""
    for gap in ("  ", " "):
        line = gap.join(words)
        if cell_len(line) <= width:
            return line
    return cut(" ".join(words), width)


class Drawing:
    """One drawing of the table, as a player sees it; how roomy, `size` says."""

    def __init__(self, game: Game, player: int, width: int, size: int, words: Wording) -> None:
        self.game = game
        self.words = words
        self.tr = words.tr
        self.player = player
        self.width = width
        self.size = size
        self.cell = 0

    def lines(self) -> list[str]:
        """The whole table; the rival's side is across, mirrored."""
        return []

    def who(self, player: int) -> str:
        """A player, in front of what they have."""
        return self.tr("YOU") if player == self.player else self.tr("RIVAL")


@dataclass(frozen=True)
class Handwriting:
    """How a game writes the cards of a hand: what they are in short, shorter, and their color."""

    zone: int
    in_short: Callable[[Values, Language], str]
    shorter: Callable[[Values, Language], str]
    style: Callable[[Values], str]


def hand_lines(
    game: Game,
    player: int,
    width: int,
    how: Handwriting,
    columns: int,
    usable: set[int] | None,
    tr: Language,
) -> list[str]:
    """The cards of a hand; copies are one line. In wide terminals with their text's beginning.

    The `usable` ones are marked; side by side they are written in fewer letters.
    """
    state = game.state
    values = game.sheet_values()
    rows: dict[tuple[object, ...], list[int]] = {}
    for card in state.zone(player, how.zone):
        key = (state.definition[card], *(v[card] for v in values))
        rows.setdefault(key, []).append(card)
    if not rows:
        return [tr("[bold]Hand[/] [dim]no cards[/]")]
    head = tr("[bold]Hand[/] ({count})", count=len(state.zone(player, how.zone)))
    if usable is not None and usable.intersection(state.zone(player, how.zone)):
        head += f" [dim]{tr('* you can use now')}[/]"
    write = how.in_short if columns == 1 else how.shorter
    in_short = {cards[0]: write([v[cards[0]] for v in values], tr) for cards in rows.values()}
    longest = max(len(facts) for facts in in_short.values())
    room = _NAME if columns == 1 else width // columns - 7 - longest
    drawn: list[str] = []
    for cards in rows.values():
        now = [v[cards[0]] for v in values]
        mark = "*" if usable is not None and usable.intersection(cards) else " "
        count = f"{len(cards)}x" if len(cards) > 1 else "  "
        facts = in_short[cards[0]]
        name = cut(game.definition(cards[0]).name, room)
        line = f" {mark}{count} [{how.style(now)}]{escape(name)}[/]{pad(name, room)} {facts}"
        if columns == 1:
            line += beginning_of_text(game.definition(cards[0]), facts, width, tr)
        drawn.append(line)
    if columns == 1:
        return [head, *drawn]
    half = (len(drawn) + 1) // 2
    gaps = [pad(facts, longest + 1) for facts in in_short.values()]
    pairs = zip(drawn[:half], gaps, [*drawn[half:], ""], strict=False)
    return [left + gap + right for left, gap, right in pairs]


def beginning_of_text(card: CardDef, facts: str, width: int, tr: Language) -> str:
    """What a card's text begins with, where a line has room for it."""
    room = width - 7 - _NAME - max(26, len(facts))
    if width < WIDE or not card.text or room <= 8:
        return ""
    text = cut(" ".join(printed_lines(card, tr)), room)
    return f"{pad(facts, 26)} [dim]{escape(text)}[/]"
