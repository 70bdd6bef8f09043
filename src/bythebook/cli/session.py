"""A game at the terminal: asks whoever is to decide, until it is over or they leave."""

from pathlib import Path

from bythebook import BythebookError, Game, __version__
from bythebook.agents import Agent
from bythebook.cli.answering import Line
from bythebook.cli.commands import Commands
from bythebook.cli.face import Face, face_of
from bythebook.cli.history import Past, with_its_past
from bythebook.cli.menu import Menu, build
from bythebook.cli.screen import Left, Screen, escape
from bythebook.kernel.changes import Change
from bythebook.kernel.options import V_PASS

SEATS = "AB"


class Session:
    """One person against an opponent; see `Hotseat` for two persons."""

    hotseat = False
    undo_rule = ""

    def __init__(
        self,
        game: Game,
        name: str,
        rival: Agent | None,
        screen: Screen,
        asks: bool = True,
        file: Path | None = None,
    ) -> None:
        self.game = game = with_its_past(game)
        self.name = name
        self.face: Face = face_of(name)
        self.rival = rival
        self.screen = screen
        self.asks = asks
        self.file = file
        self.me = 0
        self.told = [0, 0]
        self.past = Past(game, self.face)
        self.commands = Commands(self)
        self.menus: list[Menu] = []
        self.opened = ""
        self.reopen = ""
        self.drawn = -1
        self.table: list[str] = []
        self.text = ""
        self.saved = game.decided
        self.left = False

    # The loop.

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.welcome()
        try:
            while self.game.result is None and not self.left:
                self.turn_to_decide()
        except Left:
            self.left = True
        if self.left:
            self.farewell()
        else:
            self.over()

    def welcome(self) -> None:
        """The first lines."""
        self.screen.say(
            f"bythebook {__version__}: you play against an opponent. Answer with a number, "
            "[bold]?[/] says what you can do."
        )
        if self.game.decided:
            self.screen.say(f"The game goes on at turn {self.game.state.turn}.")
            self.told = [len(self.game.told(0)), len(self.game.told(1))]

    def farewell(self) -> None:
        """Leaving keeps nothing by itself, and says so."""
        if self.saved == self.game.decided and self.file is not None:
            self.screen.say(f"Left; the game is kept in {escape(str(self.file))}.")
        else:
            self.screen.say("Left; the game was not saved.")

    def turn_to_decide(self) -> None:
        """One decision, whoever's it is."""
        ask = self.game.pending
        assert ask is not None
        if ask.player != self.me:
            assert self.rival is not None
            self.answer(self.rival.choose(self.game))
        elif self.face.skips(self.game):
            self.only_one()
        else:
            self.decide()

    def only_one(self) -> None:
        """With one option there is nothing to decide; a phase that is over so is told."""
        ask = self.game.pending
        assert ask is not None
        if ask.options[0][0] == V_PASS and self.face.wants_hand(self.game):
            self.tell()
            step = self.face.step(self.game).name
            self.screen.say(f"[dim]Nothing you could do in the {escape(step)}: passed.[/]", 2)
        self.answer(0)

    def answer(self, index: int) -> None:
        """Answer the pending decision."""
        self.past.note(self.game)
        self.game.answer(index)

    def over(self) -> None:
        """The end, and why."""
        self.tell()
        result = self.game.result
        assert result is not None
        won = "A draw" if result.winner < 0 else self.outcome(result.winner)
        self.screen.say(f"[bold]{won}[/]: {result.reason} ({result.clause})")

    def outcome(self, winner: int) -> str:
        """Who has won, as the person at the keyboard reads it."""
        return "You win" if winner == self.me else "You lose"

    # Showing.

    def tell(self) -> None:
        """What has happened since it was last told to this player."""
        told = self.game.told(self.me)
        start = min(self.told[self.me], len(told))
        for line in self.face.digest(told, start, self.me, self.game):
            if line.startswith("---"):
                self.screen.say(f"[bold]{escape(line)}[/]")
            else:
                self.screen.say(escape(line), 2, 2)
        self.told[self.me] = len(told)

    def show_decision(self) -> None:
        """What happened, the table if it is time to look at it, and the question."""
        self.tell()
        new = self.drawn != self.game.decided and not self.past.is_step(self.game)
        if new:
            if self.face.wants_board(self.game):
                self.show_board()
            elif self.face.situation(self.game, self.me):
                self.screen.say(f"[dim]{escape(self.face.situation(self.game, self.me))}[/]")
            if self.face.wants_hand(self.game):
                self.screen.lines(self.face.hand(self.game, self.me, self.screen.width))
        self.drawn = self.game.decided
        about = self.face.about(self.game, self.me)
        if about and (new or about != self.text):
            self.screen.say(about, 0, 2)
        self.text = about
        self.show_menu()

    def show_board(self, always: bool = False) -> None:
        """The table, unless it is just as it was drawn last: then only its first line."""
        lines = self.face.board(self.game, self.me, self.screen.width)
        self.screen.lines(lines if always or lines[1:] != self.table else lines[:1])
        self.table = lines[1:]

    def show_menu(self) -> None:
        """The question and what can be answered, numbered."""
        menu = self.menus[-1]
        about = f" [dim]({escape(menu.about)})[/]" if menu.about else ""
        self.screen.say(f"[bold]{menu.title}[/]{about}")
        noted = [len(c.name) for c in menu.choices if c.note]
        column = min(34, max(noted, default=0))
        for number, choice in menu.numbered():
            line = f"{number:2} {escape(choice.name)}"
            if choice.note:
                line += " " * (column - len(choice.name)) + f"  [dim]{escape(choice.note)}[/]"
            self.screen.say(line, 1, 5)

    # Deciding.

    def decide(self) -> None:
        """Ask until the decision is made, taken back, or the player leaves."""
        game = self.game
        before = game.decided
        self.menus = [build(self.face, game, self.me)]
        self.menus += [c.sub for c in self.menus[0].choices if c.sub and c.sub.key == self.reopen]
        self.reopen = ""
        self.show_decision()
        while not self.left and self.game is game and game.decided == before:
            if game.result is not None:
                return
            line = self.screen.read()
            try:
                self.line(line)
            except BythebookError as error:
                self.screen.say(f"[red]{escape(sentence(str(error)))}[/]", 2)

    def line(self, line: str) -> None:
        """Do what was typed: a command, or an answer."""
        if not line:
            self.show_menu()
            return
        word, _, rest = line.partition(" ")
        if not self.commands.do(word.casefold(), rest.strip()):
            self.enter(line)

    def enter(self, line: str) -> None:
        """Answer; a line can go several steps, and nothing is done unless all of it is right."""
        words = line.replace(",", " ").split()
        game = self.game
        meant = Line(self.face, game, self.past, self.menus, self.commands.puzzled).read(words)
        for option in meant.answers:
            if not self.take(option):
                return
        if not meant.answers:
            self.menus = meant.menus
            self.show_menu()
            return
        self.opened = meant.opened

    def take(self, option: Change) -> bool:
        """Take an option, unless the player thinks better of it; whether it was taken."""
        ask = self.game.pending
        assert ask is not None
        question = self.face.careful(self.game, self.me, option) if self.asks else ""
        if question and not self.confirm(question):
            self.show_menu()
            return False
        self.answer(ask.options.index(option))
        return True

    def confirm(self, question: str) -> bool:
        """A question of the terminal's own."""
        while True:
            answer = self.screen.read(f"{question} (yes or no) > ").casefold()
            if answer in ("y", "yes", "1"):
                return True
            if answer in ("n", "no", "2", "back", ""):
                return False
            if answer in ("quit", "exit"):
                raise Left
            self.screen.say("[dim]Answer yes or no.[/]", 2)

    # Back and forth.

    def back(self) -> None:
        """One step back in what is not yet done."""
        if len(self.menus) > 1:
            self.menus.pop()
            self.show_menu()
        elif self.past.is_step(self.game):
            self.game.undo()
            self.drawn = self.game.decided
            self.reopen = self.opened
        else:
            raise BythebookError("there is no step to go back; undo takes back what was done")

    def undo(self) -> None:
        """Back to this player's last action."""
        self.past.undo(self.game, self.me)
        self.retold()

    def redo(self) -> None:
        """Forth again to this player's next action."""
        self.past.redo(self.game, self.me)
        self.retold()

    def retold(self) -> None:
        """After going back or forth nothing is told again."""
        for player in (0, 1):
            length = len(self.game.told(player))
            untold = player != self.me and self.hotseat
            self.told[player] = min(self.told[player], length) if untold else length
        self.drawn = -1
        self.table = []

    def go_on_with(self, game: Game, file: Path) -> None:
        """Another game, from a file, instead of this one."""
        self.game = game = with_its_past(game)
        self.file = file
        self.saved = game.decided
        self.past = Past(game, self.face)
        self.told = [10**9, 10**9]
        self.retold()


def sentence(text: str) -> str:
    """A text that begins like a sentence and ends like one."""
    shown = text[:1].upper() + text[1:]
    return shown if shown.endswith((".", "?", "!")) else shown + "."
