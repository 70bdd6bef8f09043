"""Drawing a table: what every game's board needs, 80 columns at least."""

from collections.abc import Callable
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from bythebook.cli.looking import printed_lines
from bythebook.cli.screen import escape
from bythebook.kernel.game import Game

WIDE: Final = 110
"""From so many columns on there is room for words instead of letters."""
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


def whose_turn(seen: dict[str, Any], player: int, now: str, width: int) -> str:
    """The first line of a table: the turn, whose it is, and how far it has come."""
    whose = "your turn" if seen["turn_player"] == player else "rival's turn"
    title = f" turn {seen['turn']}, {whose}{', ' if now else ''}{now} "
    return f"[bold]{title.center(width, '=')}[/]"


def between(text: str, width: int) -> str:
    """The line between the players, with what is under way."""
    text = f" {cut(text, width - 6)} " if text else ""
    return f"[bold]{escape(text.center(width, '~'))}[/]"


def hand_lines(
    game: Game,
    player: int,
    width: int,
    zone: int,
    in_short: Callable[[Values], str],
    style: Callable[[Values], str],
) -> list[str]:
    """The cards of a hand; copies are one line. In wide terminals with their text's beginning."""
    state = game.state
    values = game.sheet_values()
    rows: dict[tuple[object, ...], list[int]] = {}
    for card in state.zone(player, zone):
        key = (state.definition[card], *(v[card] for v in values))
        rows.setdefault(key, []).append(card)
    drawn = [f"[bold]Hand[/] ({len(state.zone(player, zone))})"]
    for cards in rows.values():
        now = [v[cards[0]] for v in values]
        definition = game.definition(cards[0])
        count = f"{len(cards)}x " if len(cards) > 1 else "   "
        name = cut(definition.name, _NAME)
        facts = in_short(now)
        line = f"  {count}[{style(now)}]{escape(name)}[/]{pad(name, _NAME)} {facts}"
        room = width - 7 - _NAME - max(26, len(facts))
        if width >= WIDE and definition.text and room > 8:
            text = cut(" ".join(printed_lines(definition)), room)
            line = f"{line}{pad(facts, 26)} [dim]{escape(text)}[/]"
        drawn.append(line)
    return drawn if rows else ["[bold]Hand[/] [dim]no cards[/]"]
