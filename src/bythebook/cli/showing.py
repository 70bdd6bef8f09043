"""What is shown at a decision: what happened, the table, the hand, the question; all at once.

A terminal shows so many lines and no more. The roomiest of several ways to draw everything is
taken that leaves it in sight, with what has just happened above it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from bythebook.cli.drawing import BOXES, COUNTS, LINES, ROWS
from bythebook.cli.menu import Choice
from bythebook.cli.screen import escape
from bythebook.language import Language
from bythebook.wording.said import About

if TYPE_CHECKING:
    from bythebook.cli.session import Session

TURN: Final = "turn begins"
FEW: Final = 3
"""so many lines of what happened are seen above a table in any case"""
RECENT: Final = 2
"""so many of the rival's last turn"""
TALL: Final = 40
"""so many lines have room for boxes"""
MANY: Final = 12
"""so many where there is more to tell than to decide"""


@dataclass(frozen=True)
class Layout:
    """How much room the table, the hand and the menu take."""

    board: int
    columns: int
    """of the hand"""
    in_a_line: bool = False
    """whether the actions stand side by side"""


LAYOUTS: Final = (
    Layout(BOXES, 1),
    Layout(ROWS, 1),
    Layout(ROWS, 1, True),
    Layout(ROWS, 2, True),
    Layout(LINES, 1, True),
    Layout(LINES, 2, True),
    Layout(COUNTS, 1, True),
    Layout(COUNTS, 2, True),
)


def layouts(height: int | None) -> tuple[Layout, ...]:
    """The ways to draw everything, roomiest first.

    A terminal with few lines has no boxes even where they would fit once: the table looks the
    same all through a game.
    """
    return LAYOUTS if height is None or height >= TALL else LAYOUTS[1:]


class Showing:
    """Shows a session's game to the player who has the seat."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.drawn = -1
        """the decision that was shown last"""
        self.table: list[str] = []
        self.text: list[About] = []
        self.pointed_out: set[tuple[int, int]] = set()

    def forget(self) -> None:
        """What was drawn is not as it was any more."""
        self.drawn = -1
        self.table = []

    # What happened.

    def news(self) -> list[Text]:
        """What has happened since it was last told to this player; told now."""
        s = self.session
        told = s.game.told(s.me)
        start = min(s.told[s.me], len(told))
        s.told[s.me] = len(told)
        return self.paragraphs(s.face.words.digest(told, start, s.me, s.game))

    def tell(self) -> None:
        """Show what has happened, and nothing else."""
        self.session.screen.show(self.news())

    def paragraphs(self, lines: list[str]) -> list[Text]:
        """Lines of a story, laid out."""
        screen = self.session.screen
        found: list[Text] = []
        for line in lines:
            if line.startswith("---"):
                found += screen.laid_out(f"[bold]{escape(line)}[/]")
            else:
                found += screen.laid_out(escape(line), 2, 2)
        return found

    def rival_s_turn(self, since: int) -> list[Text]:
        """What the rival did in their last turn, unless it has just been told."""
        s = self.session
        told = s.game.told(s.me)
        turns = [i for i, item in enumerate(told) if item["event"] == TURN]
        if len(turns) < 2 or s.game.state.turn_player != s.me or since <= turns[-1]:
            return []
        start, end = turns[-2], turns[-1]
        if told[start]["player"] == s.me:
            return []
        lines = s.face.words.digest(told[:end], start + 1, s.me, s.game, brief=True)
        said = ". ".join(lines) or s.tr("nothing")
        turn = s.tr("Rival's last turn: {story}.", story=escape(said))
        return s.screen.laid_out(f"[dim]{turn}[/]", 0, 2)

    # A decision.

    def decision(self) -> None:
        """What happened, the table if it is time to look at it, and the question."""
        s = self.session
        since = s.told[s.me]
        news = self.news()
        new = self.drawn != s.game.decided and not s.past.is_step(s.game)
        self.drawn = s.game.decided
        height = s.screen.height
        about = self.about(new)
        main = new and s.face.is_main(s.game)
        recent = self.rival_s_turn(since) if main and height is not None else []
        wanted = min(len(news), FEW if main else MANY) + min(len(recent), RECENT)
        below: list[Text] = []
        room = 0
        for layout in layouts(height):
            below = [*self.table_lines(layout, new), *about, *self.menu_lines(layout)]
            if height is None:
                room = len(news)
                break
            room = height - 1 - len(below)
            if room >= wanted:
                break
        news = shortened(news, max(room - min(len(recent), 1), 1), s.tr)
        s.screen.show(news)
        s.screen.show(begun(recent, max(room - len(news), 0), s.tr))
        s.screen.show(below)

    def table_lines(self, layout: Layout, new: bool) -> list[Text]:
        """The table and the hand, as far as they are worth showing now."""
        s = self.session
        if not new:
            return []
        width = s.screen.width
        lines: list[str] = []
        above: list[Text] = []
        under_way = s.face.situation(s.game, s.me, 4 * width)
        if under_way and not s.face.wants_board(s.game):
            above = s.screen.laid_out(f"[dim]{escape(under_way)}[/]")
        if s.face.wants_board(s.game):
            lines += self.board_lines(layout.board)
        if s.face.wants_hand(s.game):
            lines += s.face.hand(s.game, s.me, width, layout.columns, self.usable())
        return [*above, *(Text.from_markup(line) for line in lines)]

    def board_lines(self, size: int = BOXES) -> list[str]:
        """The table; in a file only its first line, if it is just as it was drawn last."""
        s = self.session
        lines = s.face.board(s.game, s.me, s.screen.width, size)
        same = s.screen.height is None and lines[1:] == self.table
        self.table = lines[1:]
        return lines[:1] if same else lines

    def board(self) -> None:
        """The table, because somebody asked for it."""
        s = self.session
        size = layouts(s.screen.height)[0].board
        s.screen.lines(s.face.board(s.game, s.me, s.screen.width, size))

    def usable(self) -> set[int] | None:
        """The cards something can be done with, where a menu goes by actions."""
        s = self.session
        ask = s.game.pending
        if ask is None or not s.menus or s.menus[0].key != "actions":
            return None
        return {c.card for choice in s.menus[0].choices if choice.sub for c in choice.sub.choices}

    def about(self, new: bool) -> list[Text]:
        """The card whose text asks, and the text; what can be done for the first time."""
        s = self.session
        about = s.face.words.about(s.game, s.me)
        lines: list[Text] = []
        if new or about != self.text:
            for card in about:
                lines += s.screen.laid_out(shown(card), 0, 2)
        self.text = about
        for key, words in s.face.words.first_times(s.game, s.me).items():
            if key not in self.pointed_out:
                self.pointed_out.add(key)
                said = s.tr("[bold]For the first time:[/] {what}", what=escape(words))
                lines += s.screen.laid_out(said, 0, 2)
        return lines

    def menu(self) -> None:
        """The question and what can be answered, once more."""
        short = self.session.screen.height is not None
        self.session.screen.show(self.menu_lines(Layout(ROWS, 1, short)))

    def menu_lines(self, layout: Layout) -> list[Text]:
        """The question and what can be answered, numbered."""
        screen = self.session.screen
        menu = self.session.menus[-1]
        about = f" [dim]({escape(menu.about)})[/]" if menu.about else ""
        actions = layout.in_a_line and menu.key == "actions"
        if actions:
            about += f" [dim]({self.session.tr('* marks cards you can use')})[/]"
        lines = screen.laid_out(f"[bold]{menu.title}[/]{about}")
        if actions:
            words = [f"[bold]{n}[/] {escape(action(choice))}" for n, choice in menu.numbered()]
            return [*lines, *screen.laid_out("   ".join(words), 1, 1)]
        noted = [len(c.name) for c in menu.choices if c.note]
        column = min(34, max(noted, default=0))
        for number, choice in menu.numbered():
            line = f"{number:2} {escape(choice.name)}"
            if choice.note:
                line += " " * (column - len(choice.name)) + f"  [dim]{escape(choice.note)}[/]"
            lines += screen.laid_out(line, 1, 5)
        return lines


def shown(about: About) -> str:
    """A card that a question is about, as markup."""
    facts = f" [dim]({escape(about.facts)})[/]" if about.facts else ""
    text = escape(about.text) if about.facts else f"[dim]{escape(about.text)}[/]"
    return f"{about.lead}[bold]{escape(about.name)}[/]{facts} {text}"


def action(choice: Choice) -> str:
    """An action among others in a line; what it can be done with, if there is one thing only."""
    if choice.sub is None or len(choice.sub.choices) != 1:
        return choice.name
    return f"{choice.name} ({choice.sub.choices[0].name})"


def shortened(lines: list[Text], room: int, tr: Language) -> list[Text]:
    """So many of the lines as there is room for: the last, and that there were others."""
    if len(lines) <= room:
        return lines
    if room <= 0:
        return []
    left = len(lines) - room + 1
    more = tr.many("... {count} line more: log", "... {count} lines more: log", left)
    return [Text(f"  {more}", style="dim"), *lines[left:]]


def begun(lines: list[Text], room: int, tr: Language) -> list[Text]:
    """So many of the lines as there is room for: the first, and that there are others."""
    if len(lines) <= room or room <= 0:
        return lines[:room]
    last = lines[room - 1].copy()
    more = f" {tr('... (log)')}"
    last.truncate(max(0, last.cell_len - len(more)))
    last.append(more, style="dim")
    return [*lines[: room - 1], last]
