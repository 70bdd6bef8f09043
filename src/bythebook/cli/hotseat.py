"""Two people at one keyboard: whoever is to decide takes the seat, and sees their own hand only."""

from pathlib import Path

from bythebook import BythebookError, __version__
from bythebook.cli.history import turned_up
from bythebook.cli.screen import Left
from bythebook.cli.session import SEATS, Session
from bythebook.kernel.game.game import Game
from bythebook.language import mark


class Hotseat(Session):
    """Between decisions of different players the screen is cleared and the seat is changed.

    Taking back is free as long as the player has kept the seat and no hidden
    card was turned up since; further back both players have to agree.
    """

    hotseat = True
    undo_rule = mark(
        "[bold]undo[/] is free as long as you have kept the seat and nothing hidden has been "
        "turned up since; anything else both players have to agree to."
    )

    def welcome(self) -> None:
        said = mark(
            "bythebook {version}: two players at one keyboard. Whoever is not asked looks "
            "away. [bold]?[/] says what you can do."
        )
        self.screen.say(self.tr(said, version=__version__))
        self.tell_decks(mark("Player A's deck: [bold]{mine}[/]. player B's: [bold]{theirs}[/]."))
        self.me = -1
        self.since = self.game.decided

    def turn_to_decide(self) -> None:
        ask = self.game.pending
        assert ask is not None
        if ask.player != self.me:
            self.take_seat(ask.player)
            # Asked even with one option: to be spared the seat would tell what is in the hand.
            self.decide()
        else:
            self.own_decision()

    def take_seat(self, player: int) -> None:
        """The other player sits down; nothing of what the first one saw is left to see."""
        self.screen.clear()
        self.me = -1
        seat = SEATS[player]
        asked = self.tr("Player {seat}, take the seat and press enter.", seat=seat)
        if self.leaving(self.screen.read(f"{asked} ")):
            raise Left
        self.screen.clear()
        self.me = player
        self.since = self.game.decided
        self.showing.forget()
        self.screen.say(self.tr("[bold]Player {seat}[/]", seat=seat))

    def over(self) -> None:
        """Both look at the end together: told as either player may know it."""
        if self.me < 0:
            self.me = 0
        super().over()

    def names(self) -> tuple[str, str]:
        return (self.tr("Player {seat}", seat="A"), self.tr("Player {seat}", seat="B"))

    def outcome(self, winner: int) -> str:
        return self.tr("Player {seat} wins", seat=SEATS[winner])

    def undo(self) -> None:
        me = self.me
        before = self.game.copy()
        self.past.undo(before, me)
        free = before.decided >= self.since and not turned_up(before, self.game, me)
        if not free:
            asked = self.tr("Player {seat}: do you agree to take this back?", seat=SEATS[1 - me])
            if not self.confirm(asked):
                raise BythebookError("not taken back")
        told = self.game.told(me)
        self.past.undo(self.game, me)
        self.say_taken_back(told)
        self.since = min(self.since, self.game.decided)
        self.retold()

    def go_on_with(self, game: Game, file: Path) -> None:
        super().go_on_with(game, file)
        self.me = -1
