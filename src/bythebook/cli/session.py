"""A game at the terminal: asks whoever is to decide, until it is over or they leave."""

import contextlib
from pathlib import Path

from bythebook import BythebookError, __version__
from bythebook.agents import Opponent
from bythebook.cli.answering import Line
from bythebook.cli.commands import Commands
from bythebook.cli.face import Face, face_of
from bythebook.cli.history import Past
from bythebook.cli.keeping import HOTSEAT, Keeping, left_games, program
from bythebook.cli.menu import Menu, build, equal_answers
from bythebook.cli.screen import Left, Screen, escape
from bythebook.cli.showing import Showing
from bythebook.cli.summary import deck_named, summary
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_PASS
from bythebook.language import ENGLISH, Language, mark

SEATS = "AB"
YES = mark("y yes")
NO = mark("n no back")
TAKEN_BACK = 4
"""so many lines of what was taken back are told"""


class Session:
    """One person against an opponent; see `Hotseat` for two persons."""

    hotseat = False
    undo_rule = ""

    def __init__(
        self,
        game: Game,
        name: str,
        rival: Opponent | None,
        screen: Screen,
        asks: bool = True,
        file: Path | None = None,
        keeping: Keeping | None = None,
        language: Language = ENGLISH,
    ) -> None:
        self.game = game
        self.name = name
        self.tr = language
        self.face: Face = face_of(name, language)
        self.rival = rival
        self.screen = screen
        self.screen.tr = language
        self.asks = asks
        self.file = file
        self.keeping = keeping or Keeping(name, HOTSEAT if rival is None else "rival")
        self.me = 0
        self.told = [0, 0]
        self.past = Past(game, self.face)
        self.commands = Commands(self)
        self.showing = Showing(self)
        self.menus: list[Menu] = []
        self.opened = ""
        self.reopen = ""
        self.passed: set[str] = set()
        self.left = False

    # The loop.

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        with self.screen.signals.caught():
            try:
                self.welcome()
                while self.game.result is None and not self.left:
                    self.turn_to_decide()
            except Left:
                self.left = True
        if self.left:
            self.farewell()
        else:
            self.over()

    def welcome(self) -> None:
        """The first lines: who plays with what, and who begins."""
        said = mark(
            "bythebook {version}. Answer with a number or a name; [bold]?[/] says what you can do."
        )
        self.screen.say(self.tr(said, version=__version__))
        self.tell_left()
        self.tell_decks(mark("Your deck: [bold]{mine}[/]. Your rival's deck: [bold]{theirs}[/]."))

    def tell_left(self) -> None:
        """That there is a game to go on with, if this is another one."""
        with contextlib.suppress(BythebookError):
            if not self.game.decided and left_games(self.name):
                said = mark("A game you left is kept; {command} goes on with it.")
                self.screen.say(f"[dim]{self.tr(said, command=self.command())}[/]")

    def command(self) -> str:
        """What to type to go on with the game that was left."""
        return escape(f"{program()} play {self.name} --resume{spoken(self.tr)}")

    def tell_decks(self, said: str) -> None:
        """The decks; of a game that goes on also how far it has come."""
        tr = self.tr
        words = self.face.words
        decks = [escape(deck_named(self.game, self.name, player, words)) for player in (0, 1)]
        self.screen.say(tr(said, mine=decks[0], theirs=decks[1]))
        if self.game.decided:
            self.screen.say(tr("The game goes on at turn {turn}.", turn=self.game.state.turn))
            self.told = [len(self.game.told(0)), len(self.game.told(1))]

    def keep(self) -> None:
        """Keep the game where games are kept that are left."""
        self.keeping.keep(self.game.save())

    def farewell(self) -> None:
        """Leaving keeps the game, and says where."""
        if not self.game.decided:
            self.screen.say(self.tr("Left before anything was decided."))
            return
        try:
            self.keep()
        except BythebookError as error:
            self.screen.say(f"{self.tr('Left.')} [red]{escape(self.refusal(error))}[/]")
            return
        self.screen.say(self.tr("Left; the game is kept in"))
        self.screen.path(self.keeping.file)
        said = self.tr("[bold]{command}[/] goes on with it.", command=self.command())
        self.screen.lines([said])

    def refusal(self, error: BythebookError) -> str:
        """What is refused, as a sentence."""
        return sentence(self.tr.error(error))

    def turn_to_decide(self) -> None:
        """One decision, whoever's it is."""
        ask = self.game.pending
        assert ask is not None
        if ask.player != self.me:
            self.answer(self.rival_s_choice())
        else:
            self.own_decision()

    def rival_s_choice(self) -> int:
        """What the opponent answers; Ctrl-C is heard meanwhile."""
        assert self.rival is not None
        while True:
            try:
                with self.screen.signals.heard():
                    return self.rival.choose(self.game)
            except KeyboardInterrupt:
                self.screen.interrupt()

    def own_decision(self) -> None:
        """Decide, if there is anything to decide."""
        if self.face.skips(self.game):
            self.only_one()
        elif equal_answers(build(self.face, self.game, self.me)):
            self.answer(0)
        else:
            self.decide()

    def only_one(self) -> None:
        """With one option there is nothing to decide; a phase that is over so says why.

        What comes again and again is said once.
        """
        ask = self.game.pending
        assert ask is not None
        if ask.options[0][0] == V_PASS:
            why = self.face.words.why_skipped(self.game, self.me)
            step = self.face.words.step(self.game).name.rpartition(": ")[2]
            if why:
                self.showing.tell()
                self.screen.say(f"[dim]{escape(why)}[/]", 2, 2)
            elif self.face.wants_hand(self.game) and step not in self.passed:
                self.passed.add(step)
                self.showing.tell()
                said = mark(
                    "Nothing you could do in the {step}: passed. It will be passed like this "
                    "without a word from now on."
                )
                self.screen.say(f"[dim]{self.tr(said, step=escape(step))}[/]", 2, 2)
        self.answer(0)

    def answer(self, index: int) -> None:
        """Answer the pending decision."""
        self.past.note(self.game)
        self.game.answer(index)

    def over(self) -> None:
        """The end, why, and how the game went."""
        self.keeping.forget()
        self.showing.tell()
        result = self.game.result
        assert result is not None
        self.screen.lines(summary(self.face, self.game, self.names(), self.me))
        won = self.tr("A draw") if result.winner < 0 else self.outcome(result.winner)
        reason = self.face.words.term(result.reason)
        self.screen.say(f"[bold]{won}[/]: {reason} ({result.clause})")

    def names(self) -> tuple[str, str]:
        """The players, as a summary calls them."""
        you, rival = self.tr("You"), self.tr("Rival")
        return (you, rival) if self.me == 0 else (rival, you)

    def outcome(self, winner: int) -> str:
        """Who has won, as the person at the keyboard reads it."""
        return self.tr("You win") if winner == self.me else self.tr("You lose")

    # Deciding.

    def decide(self) -> None:
        """Ask until the decision is made, taken back, or the player leaves."""
        game = self.game
        before = game.decided
        self.menus = [build(self.face, game, self.me)]
        self.menus += [c.sub for c in self.menus[0].choices if c.sub and c.sub.key == self.reopen]
        self.reopen = ""
        self.showing.decision()
        while not self.left and self.game is game and game.decided == before:
            if game.result is not None:
                return
            line = self.screen.read()
            try:
                self.line(line)
            except BythebookError as error:
                self.screen.say(f"[red]{escape(self.refusal(error))}[/]", 2)

    def line(self, line: str) -> None:
        """Do what was typed: a command, or an answer."""
        if not line:
            self.showing.menu()
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
            self.showing.menu()
            return
        self.opened = meant.opened

    def take(self, option: Change) -> bool:
        """Take an option, unless the player thinks better of it; whether it was taken."""
        ask = self.game.pending
        assert ask is not None
        question = self.face.words.careful(self.game, self.me, option) if self.asks else ""
        if question and not self.confirm(question):
            self.showing.menu()
            return False
        said = self.face.words.foretold(self.game, self.me, option)
        if said:
            self.screen.say(f"[dim]{escape(said)}[/]", 2, 2)
        self.answer(ask.options.index(option))
        return True

    def confirm(self, question: str) -> bool:
        """A question of the terminal's own."""
        prompt = self.tr("{question} (yes or no)", question=question)
        while True:
            answer = self.screen.read(f"{prompt} > ").casefold()
            if answer in ("1", *self.tr(YES).split()):
                return True
            if answer in ("2", "", *self.tr(NO).split()):
                return False
            if self.leaving(answer):
                raise Left
            self.screen.say(f"[dim]{self.tr('Answer yes or no.')}[/]", 2)

    def leaving(self, typed: str) -> bool:
        """Whether what was typed says that the person leaves."""
        return self.commands.known.get(typed) == self.commands.quit

    # Back and forth.

    def back(self) -> None:
        """One step back in what is not yet done."""
        if len(self.menus) > 1:
            self.menus.pop()
            self.showing.menu()
        elif self.past.is_step(self.game):
            self.game.undo()
            self.showing.drawn = self.game.decided
            self.reopen = self.opened
        else:
            raise BythebookError("there is no step to go back; undo takes back what was done")

    def undo(self) -> None:
        """Back to this player's last action."""
        told = self.game.told(self.me)
        self.past.undo(self.game, self.me)
        self.say_taken_back(told)
        self.retold()

    def say_taken_back(self, told: list[dict[str, object]]) -> None:
        """What was taken back: the answer, and what had come of it."""
        ask = self.game.pending
        assert ask is not None
        step = self.face.words.step(self.game).name
        choice = self.game.redos[-1] if self.game.redos else -1
        answer = ""
        if 0 <= choice < len(ask.options):
            answer = self.face.words.option(self.game, self.me, ask.options[choice])[0]
        said = mark("[bold]Taken back[/]: {answer} ({step})")
        self.screen.say(self.tr(said, answer=escape(answer), step=escape(step)), 2, 2)
        lines = self.face.words.digest(told, len(self.game.told(self.me)), self.me, self.game)
        for line in lines[:TAKEN_BACK]:
            self.screen.say(f"[dim]{escape(line)}[/]", 4, 2)
        if len(lines) > TAKEN_BACK:
            more = self.tr.many(
                "and {count} line more", "and {count} lines more", len(lines) - TAKEN_BACK
            )
            self.screen.say(f"[dim]{more}[/]", 4)

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
        self.showing.forget()

    def go_on_with(self, game: Game, file: Path) -> None:
        """Another game, from a file, instead of this one, which is kept as if it were left."""
        if self.game.decided:
            self.keep()
        self.keeping = Keeping(self.name, self.keeping.how)
        self.game = game
        self.file = file
        self.past = Past(game, self.face)
        self.told = [10**9, 10**9]
        self.retold()


def spoken(tr: Language) -> str:
    """What to type to be spoken to in a language again."""
    return "" if tr.is_source else f" --lang {tr.code}"


def sentence(text: str) -> str:
    """A text that begins like a sentence and ends like one."""
    shown = text[:1].upper() + text[1:]
    return shown if shown.endswith((".", "?", "!")) else shown + "."
