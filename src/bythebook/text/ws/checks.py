"""Looking over what a text has come to mean: what it speaks of, and what would be played wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bythebook.games.ws.texts.cost_parts import MoveTo, MoveTogether, ShowAndMove
from bythebook.games.ws.texts.declaring import Declare
from bythebook.games.ws.texts.effects import MoveThis
from bythebook.games.ws.texts.hiding import LookAtHand
from bythebook.kernel.abilities.abilities import Ability, CostPart, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import R_EXTRA, R_OTHER, R_SUBJECT, R_THEIRS, If, IfDid, May
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.conditions import TurnOf
from bythebook.kernel.language.nouns import Bound, Noun, Rest, This
from bythebook.kernel.texts.branching import AsOther, Join, Keep, OneOf, Repeat
from bythebook.kernel.texts.lasting import (
    END_OF_TURN,
    Forbid,
    Give,
    GiveBits,
    GiveWords,
    GrantAbility,
    Later,
)
from bythebook.text.walking import names_of
from bythebook.text.ws.conditions import During, DuringBattle
from bythebook.text.ws.scope import Unplayable

_LASTING: Final = (Forbid, Give, GiveBits, GiveWords, GrantAbility)


def parts_of(value: Any) -> Iterator[Any]:
    """Everything that instructions hold, but for abilities that cards get."""
    todo = [value]
    while todo:
        one = todo.pop()
        yield one
        if isinstance(one, tuple):
            todo += reversed(one)
        elif isinstance(one, Later):
            todo.append(one.ability.body)
        elif not isinstance(one, Ability):
            todo += [getattr(one, name) for name in reversed(names_of(type(one)))]


def speaks_of(effects: Iterable[Effect], noun: Noun) -> bool:
    """Whether instructions mean the cards that a noun means."""
    return any(part == noun for part in parts_of(tuple(effects)))


def check_spans(prefixes: Iterable[object], effects: Iterable[Effect]) -> None:
    """What begins now and lasts cannot be so during a stretch of time only.

    It would have to end with the stretch, and to come back with the next one.
    """
    spans = [prefix for prefix in prefixes if isinstance(prefix, DuringBattle | During)]
    if not spans:
        return
    lasting = [part for part in parts_of(tuple(effects)) if isinstance(part, _LASTING)]
    for prefix in spans:
        if isinstance(prefix, DuringBattle) and lasting:
            raise Unplayable(prefix, "what lasts would be so outside of the battle too")
        if isinstance(prefix, During) and any(part.until != END_OF_TURN for part in lasting):
            raise Unplayable(prefix, "what lasts longer would be so in other turns too")


def meant_by(value: Any) -> set[int]:
    """What earlier words have bound and something means."""
    found: set[int] = set()
    for part in parts_of(value):
        if isinstance(part, Bound):
            found.add(part.reg)
        elif isinstance(part, Rest):
            found |= {part.reg, part.without}
    return found


def bound_by(effect: Effect) -> set[int]:
    """What an instruction binds for later words."""
    if isinstance(effect, Keep | Join):
        return {effect.to}
    if isinstance(effect, LookAtHand):
        return {R_EXTRA}
    if isinstance(effect, Declare):
        return {R_THEIRS}
    steps: list[Effect] = []
    flatten((effect,), steps)
    return {step.reg for step in steps if hasattr(step, "reg")}


def branches_of(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    """The instructions that another one does only perhaps, or several times."""
    if isinstance(effect, If):
        return (effect.then, effect.otherwise)
    if isinstance(effect, OneOf):
        return effect.choices
    if isinstance(effect, May | IfDid | Repeat | AsOther):
        return (effect.then,)
    return ()


def said_by(effect: Effect) -> Any:
    """What an instruction says itself, beside those it holds."""
    if isinstance(effect, If):
        return effect.condition
    if isinstance(effect, Repeat):
        return effect.times
    if isinstance(effect, Later):
        return effect.about
    return () if branches_of(effect) else effect


def check_bound(node: object, body: Iterable[Effect]) -> None:
    """A word never means what was bound before something that was not done.

    "You may reveal a card. If that card is ..." speaks of no card if none was revealed, and
    not of another one that was looked at before.
    """
    _follow(node, body, {R_SUBJECT, R_OTHER}, set())


def _follow(
    node: object, effects: Iterable[Effect], bound: set[int], doubtful: set[int]
) -> set[int]:
    """What some instructions bind; `doubtful` is what may still be bound to something else."""
    found: set[int] = set()
    optional: set[int] = set()  # what the part that "if you do" asks about has bound
    turns: dict[int, TurnOf] = {}  # what was bound only in the turn of a player
    for effect in effects:
        parts = branches_of(effect)
        if doubtful and meant_by(said_by(effect)) & doubtful:
            raise Unplayable(node, "what it speaks of may be something spoken of before")
        if not parts:
            new = bound_by(effect)
            doubtful -= new
        else:
            new = set()
            sure = optional if isinstance(effect, IfDid) and effect.did else set()
            for part in parts:
                new |= _follow(node, part, set(bound), doubtful - sure)
            known = new & bound
            if isinstance(effect, If) and isinstance(effect.condition, TurnOf):
                # Each player does it once: either before the other one, or after.
                known = {r for r in known if r not in turns or turns[r] == effect.condition}
                turns.update(dict.fromkeys(new - bound, effect.condition))
            doubtful |= known
            optional = new if isinstance(effect, May) else optional
        bound |= new
        found |= new
    return found


def moves_this(part: CostPart) -> bool:
    """Whether paying a part of a cost moves the card whose cost it is."""
    if isinstance(part, MoveTo):
        return part.what is None
    return isinstance(part, MoveThis | ShowAndMove | MoveTogether)


def check_here(node: object, cost: Iterable[CostPart], body: Iterable[Effect]) -> None:
    """Nothing is done to a card that its own cost has moved: it is another card now (3.1.4)."""
    if not any(moves_this(part) for part in cost):
        return
    kept = [part for part in parts_of(tuple(body)) if isinstance(part, IfDid) and not part.did]
    for part in parts_of(tuple(body)):
        what = getattr(part, "what", None) if isinstance(part, Effect) else None
        nouns = (what.first, what.second) if isinstance(what, Both) else (what,)
        if This() in nouns and not any(part in parts_of(one) for one in kept):
            raise Unplayable(node, "its own cost has moved this card")
