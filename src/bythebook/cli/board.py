"""The table, drawn in 80 columns."""

from typing import Any

from bythebook.games.ws.cards import CARD_LEVEL, CLIMAX, COLOR, COLOR_NAMES, COST, POWER, SOUL, TYPE
from bythebook.games.ws.zones import HAND
from bythebook.kernel.game import Game

STATE = {1: " ", 2: "-", 3: "x"}
WIDTH = 24
STYLES = {"yellow": "yellow", "green": "green", "red": "red", "blue": "bright_blue"}


def escape(text: str) -> str:
    """Square brackets mean nothing special in a name."""
    return text.replace("[", r"\[")


def _cell(card: dict[str, Any] | None) -> str:
    """A character on its position: how it lies, its name, power and soul."""
    if card is None:
        return "[dim]" + ".".center(WIDTH) + "[/]"
    values = card["values"]
    numbers = f"{values[POWER]}/{values[SOUL]}"
    name = card["name"][: WIDTH - len(numbers) - 3]
    text = f"{STATE.get(card['state'], ' ')}{name} {numbers}".ljust(WIDTH)
    return f"[{_style(values[COLOR])}]{escape(text)}[/]"


def _style(color: int) -> str:
    for bit, name in COLOR_NAMES.items():
        if color & bit:
            return STYLES[name]
    return "white"


def _zones(seen: dict[str, Any], player: int) -> dict[str, dict[str, Any]]:
    return {z["name"]: z for z in seen["zones"][player]}


def _summary(zones: dict[str, dict[str, Any]], who: str) -> str:
    counts = (
        f"Level {zones['level']['count']}  Clock {zones['clock']['count']}/7  "
        f"Stock {zones['stock']['count']}  Hand {zones['hand']['count']}  "
        f"Deck {zones['deck']['count']}  Waiting room {zones['waiting room']['count']}"
    )
    return f"[bold]{who:6}[/]{counts}"


def _row(zones: dict[str, dict[str, Any]], names: tuple[str, ...]) -> str:
    cards = [zones[n]["cards"][-1] if zones[n]["cards"] else None for n in names]
    row = "|".join(_cell(c) for c in cards)
    return " " * (WIDTH // 2) + row if len(names) == 2 else row


def draw(game: Game, player: int) -> str:
    """The whole table as a player sees it; the rival's side is across, mirrored."""
    seen = game.view(player)
    mine, theirs = _zones(seen, player), _zones(seen, 1 - player)
    center = ("left center", "middle center", "right center")
    back = ("left back", "right back")
    turn = "your turn" if seen["turn_player"] == player else "rival's turn"
    lines = [
        f"[dim]{'-' * 78}[/]",
        f"Turn {seen['turn']}, {turn}",
        _summary(theirs, "Rival"),
        _row(theirs, tuple(reversed(back))),
        _row(theirs, tuple(reversed(center))),
        _climax(theirs, mine),
        _row(mine, center),
        _row(mine, back),
        _summary(mine, "You"),
    ]
    return "\n".join(lines)


def _climax(theirs: dict[str, Any], mine: dict[str, Any]) -> str:
    names = []
    for who, zones in (("rival", theirs), ("you", mine)):
        cards = zones["climax area"]["cards"]
        if cards and cards[-1]:
            names.append(f"{who}: {cards[-1]['name']}")
    middle = f" climax, {'; '.join(names)} " if names else ""
    return "[dim]" + escape(middle).center(78, "=") + "[/]"


def hand(game: Game, player: int) -> str:
    """The cards of a hand, a line each."""

    lines = []
    values = game.sheet_values()
    for card in game.state.zone(player, HAND):
        name = game.definition(card).name
        color = _style(values[COLOR][card])
        if values[TYPE][card] & CLIMAX:
            facts = "climax"
        else:
            facts = f"level {values[CARD_LEVEL][card]}, cost {values[COST][card]}"
            if values[POWER][card]:
                facts += f", {values[POWER][card]}/{values[SOUL][card]}"
        lines.append(f"   [{color}]{escape(name)}[/] [dim]({facts})[/]")
    return "\n".join(lines) or "   [dim]no cards[/]"
