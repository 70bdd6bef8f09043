"""Where a value comes from: what each effect in force adds, what makes it, and for how long."""

from typing import NamedTuple

from bythebook.kernel.game.game import Game
from bythebook.kernel.game.history import whole_log
from bythebook.kernel.seeing.views import knows, remembered
from bythebook.kernel.state.changes import GAME, GIVE, NEXT_TURN, THIS_TURN, Change
from bythebook.kernel.state.continuous_ops import ADD, BECOME, E_OP
from bythebook.kernel.state.log import L_CHANGES, L_CLAUSE
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING
from bythebook.kernel.values.explain import Part
from bythebook.language import Language, mark


class Source(NamedTuple):
    """What makes an effect, as far as a player may know: in words, the card, or the clause."""

    said: str
    card: str
    clause: str


def source_of(game: Game, part: Part, player: int, tr: Language) -> Source:
    """What makes an effect, for a player's eyes; names nothing that is hidden from them now."""
    if part.source >= FIRST_CARD:
        card = _card_behind(game, part, player)
        return Source(card or tr("an effect"), card, "")
    clause = part.clause or _clause_of(game, part.effect)
    if not clause:
        return Source(tr("the rules"), "", "")
    gist = tr.gist(clause).rstrip(".")
    said = tr("the rules ({clause})", clause=f"{clause}: {gist}" if gist else clause)
    return Source(said, "", clause)


def part_said(part: Part, source: Source, player: int, tr: Language) -> str:
    """What an effect does to a value, by what, and how long."""
    change = tr.figure(part.value, "+") if part.op == ADD else tr("changed")
    if part.op == BECOME:
        change = tr("becomes {number}", number=tr.figure(part.value))
    return tr(
        "{change} by {source}, {duration}",
        change=change,
        source=source.said,
        duration=tr(_how_long(part, player)),
    )


def _card_behind(game: Game, part: Part, player: int) -> str:
    card = part.source & CARD
    if game.state.alive(part.source) and knows(game.state, player, card):
        return game.definition(card).name
    known = remembered(game, part.source)
    if known >= 0:
        return game.lib.definitions[known].name
    own = [d.name for n, d in enumerate(game.lib.definitions) if part.ability in game.lib.own[n]]
    return own[0] if len(own) == 1 else ""


def _clause_of(game: Game, effect: Change) -> str:
    """The clause by which an effect without a card was made; equal ones in their order."""
    same = [e for e in game.state.effects if e[E_OP:] == effect[E_OP:]]
    clauses = [
        batch[L_CLAUSE]
        for batch in whole_log(game)
        for change in batch[L_CHANGES]
        if change[0] == GIVE and change[1:] == effect[E_OP:]
    ][-len(same) :]
    place = next((i for i, e in enumerate(same) if e is effect), NOTHING)
    return clauses[place] if 0 <= place < len(clauses) else ""


def _how_long(part: Part, player: int) -> str:
    """How long an effect lasts: a message."""
    if not part.resolved:
        return mark("as long as that is so")
    if part.until == THIS_TURN:
        return mark("until the end of the turn")
    if part.until == NEXT_TURN:
        if part.until_value == player:
            return mark("until the end of your next turn")
        return mark("until the end of your rival's next turn")
    return mark("for the rest of the game") if part.until == GAME else mark("for now")
