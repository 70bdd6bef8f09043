"""Section 8-9: replacement effects."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import EVENT, Change
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.replacement import Replace


@rule("dbs 8-9-1-1", nothing=False)
def never_happened() -> bool:
    """What was replaced has not happened at all."""
    return True


def came_to(game: Game, refs: list[int], kind: int) -> list[int]:
    """Those of cards that moved which lie in a kind of area: what went elsewhere instead has not
    been played, used in a combo, and so on."""
    return [ref for ref in refs if game.state.kind_of(ref & CARD) == kind]


@rule("dbs 8-9-2-1", nothing=0)
def master_picks(game: Game, change: Change) -> int:
    """If a card is what is affected, its master picks."""
    return game.state.master[change[1] & CARD]


@rule("dbs 8-9-2-2", nothing=0)
def performer_picks(game: Game, change: Change) -> int:
    """If something being done is affected, whoever does it picks."""
    return change[3] if change[3] >= 0 else game.state.turn_player


def affected_player(game: Game, change: Change) -> int:
    """8-9-2: who is affected by an event that would be replaced."""
    return performer_picks(game, change) if change[0] == EVENT else master_picks(game, change)


@rule("dbs 8-9-2-3", nothing=False)
def once_for_an_event() -> bool:
    """Each replacement applies to one event once at the most."""
    return True


@rule("dbs 8-9-3", nothing=True)
def can_do_instead(game: Game, ability: int, source: int, player: int) -> bool:
    """A voluntary replacement whose choice cannot be made does not apply."""
    return game.can_pay(ability, source, player)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplaceEvents(Replace):
    """What would happen at the same time, with what happens instead."""

    @step("kernel replacement")
    def next_event(self, game: Game) -> Flow:
        """One event after the other."""
        return self.find(game)

    @step("dbs 8-9-2")
    def pick_replacement(self, game: Game) -> Flow:
        """Of several replacements the affected player picks one."""
        return self.ask_which(game)

    @step("kernel replacement")
    def pay_for_choice(self, game: Game) -> Flow:
        """What is chosen is done."""
        return self.pay_for(game)

    @step("dbs 8-9-1")
    def replace_event(self, game: Game) -> Flow:
        """The event is not processed; what the effect says is."""
        return self.replace_change(game)

    @step("kernel replacement")
    def next_look(self, game: Game) -> Flow:
        """And so on, until nothing more is replaced."""
        return self.look_again(game)
