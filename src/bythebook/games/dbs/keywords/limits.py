"""How often a skill is activated in a turn: [Once per turn] (10-11) and [Limit X] (10-48)."""

from typing import Final

from bythebook.games.dbs.cards.cards import DARK_OVER_REALM, LIMITED, OVER_REALM
from bythebook.games.dbs.texts.barring import barred_from_activating
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, spend
from bythebook.kernel.state.refs import CARD, FIRST_CARD

REALMS: Final = -999
"""in the place of a skill: [Over Realm] and [Dark Over Realm] together"""
FIRST_SKILL: Final = -1000
"""in the place of a skill: its uses, counted as it is activated; the next skill's is one less"""


@rule("dbs 10-11-1", nothing="")
def used_this_turn(game: Game, source: int, ability: int, master: int) -> str:
    """A skill with [Once per turn] is not activated again in the same turn."""
    if game.lib.abilities[ability].marks & LIMITED:
        return ""
    return "dbs 10-11-1" if exhausted(game, source, ability, master) else ""


@rule("dbs 10-11-2", nothing=(-2, 0))
def counted_under(game: Game, source: int, ability: int, master: int) -> tuple[int, int]:
    """The uses of a skill are counted for each card by itself, if nothing else is said."""
    if counts_copies(game.lib.abilities[ability].marks):
        number = game.lib.places[game.definition(source & CARD).number]
        return -3 - 2 * number - master, FIRST_SKILL - ability
    return source, FIRST_SKILL - ability


def exhausted(game: Game, source: int, ability: int, master: int) -> bool:
    """Whether a skill has been activated as often as it can be in this turn."""
    most = game.lib.abilities[ability].limit
    if not most or not game.state.used:
        return False
    key = counted_under(game, source, ability, master)
    used = game.state.used.get(key, 0)
    return used >= most and used >= most * counts_of(game, source, ability)


@rule("dbs 10-11-2", nothing=1)
def counts_of(game: Game, source: int, ability: int) -> int:
    """Of equal skills on one card each has a count of its own."""
    if counts_copies(game.lib.abilities[ability].marks):
        return 1
    card = source & CARD
    if game.state.alive(source):
        skills = game.abilities_of(card)
    else:
        skills = game.lib.own[game.state.definition[card]]
    return max(1, skills.count(ability))


@rule("dbs 10-11-4", nothing=False)
def stays_quiet(game: Game, source: int, ability: int, master: int) -> bool:
    """Once resolved, a skill with [Once per turn] is not triggered again in the same turn."""
    if game.lib.abilities[ability].marks & LIMITED:
        return False
    return exhausted(game, source, ability, master)


def not_triggered(game: Game, source: int, ability: int, master: int) -> bool:
    """Whether a skill that has no use left does not become pending at all."""
    if source & CARD < FIRST_CARD:
        # A player speaks for cards of the hand: each is looked at as it is offered.
        return False
    if barred_from_activating(game, master, source, ability):
        return True
    if not game.lib.abilities[ability].limit:
        return False
    return (
        stays_quiet(game, source, ability, master)
        or limit_reached(game, source, ability, master) != ""
    )


def nullified(game: Game, frame: Resolve, limited: int) -> bool:
    """Whether a pending skill has lost its last use to another time of being pending."""
    if game.lib.abilities[frame.ability].marks & LIMITED != limited:
        return False
    return exhausted(game, frame.source, frame.ability, frame.master)


def spent(game: Game, source: int, ability: int, master: int) -> list[Change]:
    """What is noted of a skill that is activated, so that it is not activated too often."""
    data = game.lib.abilities[ability]
    changes: list[Change] = []
    if data.limit:
        key, skill = counted_under(game, source, ability, master)
        changes.append(spend(key, skill))
    if data.marks & (OVER_REALM | DARK_OVER_REALM):
        changes.append(spend(master, REALMS))
    return changes


@rule("dbs 10-48-1", nothing=False)
def counts_copies(marks: int) -> bool:
    """[Limit] counts for one master all copies of a skill on cards of the same number."""
    return marks & LIMITED != 0


@rule("dbs 10-48-4", nothing="")
def limit_reached(game: Game, source: int, ability: int, master: int) -> str:
    """Once resolved X times, a skill with [Limit X] is neither triggered nor activated again."""
    if not game.lib.abilities[ability].marks & LIMITED:
        return ""
    return "dbs 10-48-4" if exhausted(game, source, ability, master) else ""


def no_use_left(game: Game, source: int, ability: int, master: int, kept: bool = True) -> str:
    """The clause by which a skill has no use left in this turn, or nothing.

    Without `kept` it is known that no effect keeps its master from anything.
    """
    if barred_from_activating(game, master, source, ability, kept):
        return "dbs 1-3-3"
    if not game.lib.abilities[ability].limit:
        return ""
    return used_this_turn(game, source, ability, master) or limit_reached(
        game, source, ability, master
    )
