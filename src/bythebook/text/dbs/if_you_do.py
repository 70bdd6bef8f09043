"""What shows that something optional was done, for "if you do"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bythebook.games.dbs.other.control import FlipLeader
from bythebook.games.dbs.texts.choices import ChooseIgnoring, ChooseThese, ThisThere
from bythebook.games.dbs.texts.effects import (
    ChooseLife,
    Did,
    Discard,
    Ko,
    LookAtDeck,
    Mark,
    Put,
    SwitchTo,
)
from bythebook.games.dbs.texts.life_faces import ChooseFaceDownLife, ChooseOpen
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.texts.searching import NoteLooked, SearchAny, ShuffleIfLooked
from bythebook.games.dbs.texts.together import ChooseDifferent
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import (
    R_BATCH,
    R_CHOSEN,
    R_MOVED,
    R_REVEALED,
    R_THEIRS,
    IfDid,
    May,
)
from bythebook.kernel.language.nouns import Bound, Noun, Num, This
from bythebook.kernel.texts.branching import AsOther
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, Search, ShuffleZone
from bythebook.text.meaning import Unplayable
from bythebook.text.walking import inside

CHOOSING: Final = (
    ChooseCards,
    ChooseAmong,
    Search,
    SearchAny,
    ChooseLife,
    ChooseOpen,
    ChooseIgnoring,
    ChooseFaceDownLife,
)
ANY_NUMBER: Final = 99
KEPT: Final = (R_CHOSEN, R_THEIRS, R_REVEALED, R_BATCH)
"""where choices are kept"""


def choices_in(effects: Sequence[Effect]) -> list[tuple[int, int, bool]]:
    """Where the cards chosen are kept, how many they have to be, and whether fewer will do."""
    found: list[tuple[int, int, bool]] = []
    for effect in effects:
        if isinstance(effect, AsOther):
            found += choices_in(effect.then)
        elif isinstance(effect, May) and NoteLooked() in effect.then:
            found += choices_in(effect.then)  # one may look there or not, but has to choose
        elif isinstance(effect, CHOOSING) and isinstance(effect.count, Num):
            least = effect.least if isinstance(effect, ChooseLife) else 0
            found.append((effect.reg, least or effect.count.n, effect.up_to))
        elif isinstance(effect, ChooseDifferent):
            found.append((effect.reg, 1, True))
        elif isinstance(effect, ChooseThese):
            found.append((effect.reg, 1, False))
    return found


def is_sure(effects: Sequence[Effect], found: list[tuple[int, int, bool]]) -> bool:
    """Whether something is done that has nothing to do with the cards chosen: drawing cards."""
    chosen = {Bound(reg) for reg, _, _ in found}
    aside = (NoteLooked, ShuffleZone, ShuffleIfLooked, LookAtDeck, May, IfDid, AsOther)
    return any(
        not isinstance(effect, aside) and not chosen & set(nodes_in(effect))
        for effect in effects
        if not choices_in((effect,))
    )


def nodes_in(effect: Effect) -> list[Noun]:
    """The nouns an instruction speaks of."""
    return [one for one in inside(effect) if isinstance(one, Noun)]


def chosen_before(effects: Sequence[Effect], before: Sequence[Effect]) -> list[tuple[int, int]]:
    """Of the cards that it is done with and that were chosen before, how many there have to be."""
    own = {reg for reg, _, _ in choices_in(effects)}
    known = {reg: 1 if up_to else n for reg, n, up_to in choices_in(before)}
    spoken = dict.fromkeys(
        noun.reg for effect in effects for noun in nodes_in(effect) if isinstance(noun, Bound)
    )
    return [(reg, known.get(reg, 1)) for reg in spoken if reg in KEPT and reg not in own]


def done_with(effects: Sequence[Effect], before: Sequence[Effect] = ()) -> Did:
    """What shows that something optional was done: so many cards were chosen as it says.

    What is done with cards chosen before is done only if there are any.
    """
    for effect in effects:
        if isinstance(effect, Mark) and effect.count < -1:
            # A unison card in play has one marker, perhaps no more.
            raise Unplayable(effect, "whether so many markers were removed is not known by then")
    found = choices_in(effects)
    if not found and effects:
        needed = chosen_before(effects, before)
        if needed and not isinstance(effects[-1], SwitchTo):
            return Did(tuple(needed))
    needed = [(reg, 1 if n >= ANY_NUMBER else n) for reg, n, up_to in found if not up_to]
    some = [] if needed or is_sure(effects, found) else [reg for reg, _, _ in found]
    last = effects[-1] if effects else None
    if isinstance(last, SwitchTo):
        # What is in that mode already is not switched (1-3-2-1).
        if needed or len(effects) == 1:
            needed = [(R_MOVED, sum(n for _, n in needed) or 1)]
        some = [R_MOVED] if some else []
    elif any(isinstance(effect, FlipLeader) for effect in effects):
        # A leader that shows that side already is not flipped, either.
        if not isinstance(last, FlipLeader):
            raise Unplayable(last, "whether the leader was flipped is not known by then")
        needed.append((R_MOVED, 1))
    elif isinstance(last, PlayCards | Put | Discard | Ko) and isinstance(
        last.what, This | ThisThere
    ):
        needed.append((last.reg, 1))
    return Did(tuple(needed), tuple(some))


def with_switched(done: Did, effects: Sequence[Effect], reg: int, node: object) -> Did:
    """What shows that cards were switched, too, which were kept: as many as were chosen for it."""
    switch = next(effect for effect in effects if isinstance(effect, SwitchTo))
    counts = {Bound(chosen): n for chosen, n, up_to in choices_in(effects) if not up_to}
    if switch.what not in counts:
        raise Unplayable(node, "whether anything was switched is not known by then")
    return Did((*done.needed, (reg, counts[switch.what])), done.some)
