"""A game as programs use it."""

from typing import TYPE_CHECKING, Any

from bythebook.engine import checked_seed
from bythebook.kernel.game.game import Game as Engine
from bythebook.kernel.game.saving import same
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.errors import BythebookError, MalformedAnswer
from bythebook.kernel.state.result import Result
from bythebook.language import ENGLISH, Language, language_of
from bythebook.surface.cards import Card
from bythebook.surface.decisions import Decision, Option
from bythebook.surface.past import Past
from bythebook.surface.views import View
from bythebook.wording import wording_of
from bythebook.wording.said import Verdict

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


class Game:
    """One game under way: somebody has to decide, or it is over."""

    __slots__ = ("_asked", "_game", "_language", "_past")

    def __init__(
        self, game: Engine, past: Past | None = None, language: Language = ENGLISH
    ) -> None:
        self._game = game
        self._language = language
        self._past = past or Past()
        self._asked: Decision | None = None

    # What it is.

    @property
    def name(self) -> str:
        """The short name of what is played: "ws"."""
        return self._game.book.name

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self._game.state.turn

    @property
    def turn_player(self) -> int:
        """Whose turn it is: 0 or 1."""
        return self._game.state.turn_player

    @property
    def decided(self) -> int:
        """How many decisions have been made."""
        return self._game.decided

    @property
    def result(self) -> Result | None:
        """Who won, why and by which clause; nothing as long as the game goes on."""
        return self._game.result

    # What is to be decided.

    @property
    def decision(self) -> Decision | None:
        """What has to be decided now, and by whom; nothing when the game is over."""
        pending = self._game.pending
        if pending is None:
            return None
        asked = self._asked
        if asked is None or not asked._is_asked:
            asked = self._asked = Decision(self._game, pending, self._past, self._language)
        return asked

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be answered now; nothing when the game is over."""
        decision = self.decision
        return () if decision is None else decision.options

    def describe(self, option: Option | int) -> str:
        """An option in the words of a terminal."""
        if isinstance(option, Option):
            return str(option)
        options = self.options
        if type(option) is not int or not 0 <= option < len(options):
            raise MalformedAnswer(
                "there is no option {option} of {count}",
                option=f"{option!r:.20}",
                count=len(options),
            )
        return str(options[option])

    def answer(self, choice: Option | int, player: int | None = None) -> None:
        """Answer the decision with one of its options, or the number of one.

        With `player`, only if it is that player's to answer.
        """
        self._game.answer(self._place(choice), player)

    def concede(self, player: int) -> None:
        """A player gives up, at any time, whatever is going on."""
        self._game.concede(player)

    # What is seen and told.

    def view(self, player: int) -> View:
        """The table as a player sees it; with the decision, if it is theirs."""
        return View(self._game, player, self.decision, self._words)

    def story(self, player: int) -> list[str]:
        """What has happened so far, as a player may know it, a line each."""
        return self._words.story(self._game.told(player), player)

    def why_not(self, player: int, card: Card) -> list[Verdict]:
        """What a player might do with a card of theirs, and which clause forbids it now."""
        self._game.seated(player)
        game, state = self._game, self._game.state
        if card.player != player or card.place is None or card.zone not in game.zones.names:
            return []
        there = state.zone(player, game.zones.names.index(card.zone))
        if card.place < len(there) and not knows(state, player, there[card.place]):
            return []  # whoever guesses at cards is told nothing
        if card.place >= len(there) or game.definition(there[card.place]).number != card.number:
            raise BythebookError(
                "{card} does not lie there any more: look at the table again", card=str(card)
            )
        return self._words.verdicts(game, player, there[card.place])

    # Copies, the past, other worlds.

    def copy(self) -> "Game":
        """The same game, going its own way from here."""
        return Game(self._game.copy(), self._past, self._language)

    def resample(self, player: int, seed: int) -> "Game":
        """A copy in which all that a player does not know is dealt out anew.

        What a program finds out in such copies, it could have found out in the player's place.
        """
        self._game.seated(player)
        world = resample(self._game, player, checked_seed(seed))
        past = Past(world.copy(log=False, history=False))
        return Game(world, past, self._language)

    def in_language(self, code: str) -> "Game":
        """The same game, not a copy, that says everything in a language: "en", "id".

        What is a name for programs stays as it is: of zones, values, verbs and kinds.
        """
        return Game(self._game, self._past, language_of(code))

    def refusal(self, error: BythebookError) -> str:
        """What was refused, in this game's language."""
        return self._language.error(error)

    def undo(self) -> None:
        """Take back the last answer."""
        self._game.undo()

    def redo(self) -> None:
        """Give again the answer that was taken back last."""
        self._game.redo()

    def save(self) -> bytes:
        """The game as bytes; `bythebook.load` brings it back to this decision."""
        return self._game.save()

    def record(self) -> str:
        """The game as a readable record; `bythebook.replay` plays it again."""
        return self._game.record()

    def __eq__(self, other: object) -> bool:
        """The same game that has come to the same decision the same way."""
        return isinstance(other, Game) and same(self._game, other._game)

    # It changes: it cannot be put into sets.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = self._game.pending
        now = str(self.result) if asked is None else f"player {asked.player} decides"
        return f"<Game of {self.name}: turn {self.turn}, {self.decided} decisions, {now}>"

    # For the rest of the surface.

    @property
    def _words(self) -> "Wording":
        return wording_of(self.name, self._language)

    def _place(self, choice: Any) -> int:
        """The number of an option of the decision there is now; anything else is refused."""
        if isinstance(choice, Option):
            ask = self._game.pending
            if ask is not None and choice.decision._ask is not ask and choice not in self.options:
                raise MalformedAnswer(
                    "{option} is not what is asked now: answer with one of game.options",
                    option=f"{str(choice)!r:.60}",
                )
            return choice.index
        number: int = choice
        return number
