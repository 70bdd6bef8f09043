"""A game at the terminal."""

from pathlib import Path

from rich.console import Console

from bythebook import BythebookError, __version__
from bythebook.agents import Agent
from bythebook.cli.board import draw, escape, hand
from bythebook.cli.story import sentences
from bythebook.kernel.changes import Change
from bythebook.kernel.game import Game
from bythebook.kernel.options import KINDS, V_NO, V_YES
from bythebook.kernel.refs import CARD
from bythebook.kernel.views import notation
from bythebook.register import gist

HELP = """[bold]Answer with a number, or:[/]
  ?             this help          board         draw the table again
  hand          your hand          log           what happened
  read CARD     a card's text      why CARD      the rule that forbids it now
  undo          take back          redo          do it again
  save FILE     keep the game      record FILE   a readable record
  rule NUMBER   what a clause says
  concede       give up            quit          leave without ending the game"""
ATTACK_TYPES = {1: "direct", 2: "frontal attack", 3: "side attack"}


class Session:
    """One person against an opponent."""

    def __init__(self, game: Game, name: str, rival: Agent, console: Console) -> None:
        self.game = game
        self.name = name
        self.rival = rival
        self.console = console
        self.me = 0
        self.told = 0
        self.drawn = -1

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.console.print(f"bythebook {__version__}: you play deck A. [bold]?[/] for help.")
        while self.game.result is None:
            ask = self.game.pending
            assert ask is not None
            if ask.player != self.me:
                self.game.answer(self.rival.choose(self.game))
            elif len(ask.options) == 1:
                self.game.answer(0)
            elif not self.decide():
                return
        self.tell()
        result = self.game.result
        if result is not None:
            won = "You win" if result.winner == self.me else "You lose"
            if result.winner < 0:
                won = "A draw"
            self.console.print(f"[bold]{won}[/]: {result.reason} ({result.clause})")

    def tell(self) -> None:
        """What has happened since it was last told."""
        lines = sentences(self.name, self.game.told(self.me), self.me)
        if len(lines) < self.told:
            self.told = len(lines)
        for line in lines[max(self.told, len(lines) - 30) :]:
            self.console.print(f"  [dim]{escape(line)}[/]")
        self.told = len(lines)

    def decide(self) -> bool:
        """Ask until there is an answer; whether the game goes on."""
        game = self.game
        ask = game.pending
        assert ask is not None
        self.tell()
        if self.drawn != game.decided:
            self.console.print(draw(game, self.me))
            self.console.print(hand(game, self.me))
            self.drawn = game.decided
        about = ""
        if ask.source >= 2:
            about = f" for {game.definition(ask.source & CARD).name}"
        self.console.print(f"[bold]{KINDS[ask.kind]}[/]{escape(about)} [dim]({ask.clause})[/]")
        for number, option in enumerate(ask.options, 1):
            self.console.print(f"  {number}) {escape(self.words(option))}")
        while True:
            try:
                line = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print("\nleft; the game was not saved")
                return False
            try:
                done = self.command(line, ask.options)
            except BythebookError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")
                continue
            if done == "again":
                continue
            return done != "quit"

    def words(self, option: Change) -> str:
        """An option as a player reads it."""
        if option[0] == V_YES:
            return "yes"
        if option[0] == V_NO:
            return "no"
        text = notation(self.game, option)
        if text.startswith("attack type "):
            return ATTACK_TYPES[option[1]]
        words = [w for w in text.split(" ") if not (w.startswith("#") and w[1:].isdigit())]
        return " ".join(words)

    def command(self, line: str, options: list[Change]) -> str:
        """Do what was typed: `again` asks once more, `quit` leaves, anything else goes on."""
        word, _, rest = line.partition(" ")
        if word.isdigit():
            number = int(word)
            if not 1 <= number <= len(options):
                raise BythebookError(f"choose a number from 1 to {len(options)}")
            self.game.answer(number - 1)
            return "on"
        if word in ("undo", "redo"):
            return self.back_and_forth(word)
        if word == "concede":
            self.game.concede(self.me)
            return "on"
        if word in ("quit", "exit"):
            return "quit"
        if word in ("save", "record"):
            return self.keep(word, rest)
        self.show(word, rest)
        return "again"

    def show(self, word: str, rest: str) -> None:
        """Everything that only shows something."""
        if word == "board":
            self.console.print(draw(self.game, self.me))
        elif word == "hand":
            self.console.print(hand(self.game, self.me))
        elif word == "log":
            for line in sentences(self.name, self.game.told(self.me), self.me)[-40:]:
                self.console.print(f"  {escape(line)}")
        elif word == "read":
            self.read(rest)
        elif word == "why":
            self.why(rest)
        elif word == "rule":
            number = rest if " " in rest else f"{self.name} {rest}"
            self.console.print(gist(number) or f"there is no clause {escape(rest)}")
        else:
            self.console.print(HELP)

    def back_and_forth(self, word: str) -> str:
        """Take back to one's own last decision, or forth again."""
        step = self.game.undo if word == "undo" else self.game.redo
        step()
        while True:
            ask = self.game.pending
            if ask is not None and ask.player == self.me and len(ask.options) > 1:
                break
            step()
        self.told = 10**9
        return "on"

    def keep(self, word: str, rest: str) -> str:
        """Write a save or a record."""
        if not rest:
            raise BythebookError(f"say where: {word} FILE")
        data = self.game.save() if word == "save" else self.game.record(__version__).encode()
        try:
            Path(rest).write_bytes(data)
        except OSError as error:
            raise BythebookError(f"{rest} cannot be written: {error.strerror}") from error
        self.console.print(f"kept in {escape(rest)}")
        return "again"

    def found(self, text: str) -> list[int]:
        """The cards a player knows whose names begin like this."""
        state = self.game.state
        seen: dict[str, int] = {}
        for card in range(2, len(state.inc)):
            name = self.game.definition(card).name
            if state.seen[card] >> self.me & 1 and text.lower() in name.lower():
                mine = state.where[card] // state.kinds == self.me
                if name not in seen or mine:
                    seen[name] = card
        return list(seen.values())

    def read(self, text: str) -> None:
        """A card's printed text."""
        cards = self.found(text)
        if not text or not cards:
            self.console.print("no card you know is called that")
        for card in cards[:5]:
            definition = self.game.definition(card)
            self.console.print(f"[bold]{escape(definition.name)}[/] {definition.number}")
            for line in definition.text or ("no text",):
                self.console.print(f"   {escape(line)}")

    def why(self, text: str) -> None:
        """The clause that forbids playing, attacking with or activating a card now."""
        from bythebook.games.ws.events import V_ATTACK, V_PLAY

        cards = self.found(text)
        if not text or not cards:
            self.console.print("no card you know is called that")
        for card in cards[:3]:
            ref = self.game.state.ref(card)
            kind = self.game.state.kind_of(card)
            verb = V_ATTACK if kind >= 0 and self.game.zones.field[kind] else V_PLAY
            clause = self.game.why_not((verb, ref))
            name = escape(self.game.definition(card).name)
            said = f"{gist(clause)} ({clause})" if clause else "you can do that now"
            self.console.print(f"  {name}: {said}")
