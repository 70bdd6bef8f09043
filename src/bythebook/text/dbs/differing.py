"""Cards with different names: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.differing import ChooseDiffering
from bythebook.kernel.abilities import Effect
from bythebook.kernel.resolve import IfDid, May
from bythebook.kernel.verbs import ChooseAmong, ChooseCards, Search
from bythebook.text.dbs.features import Feature, With
from bythebook.text.dbs.marks import Asked
from bythebook.text.dbs.nouns import Kind, Sort
from bythebook.text.dbs.scope import Scope, Unplayable


@dataclass(frozen=True)
class Differing(Feature):
    """With different names: no two of the cards chosen share one."""

    char: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        raise Unplayable(self, "only cards that are chosen differ from each other")


def apart(kind: Sort) -> tuple[int, Sort]:
    """In what cards of a kind have to differ from each other, and the kind without that."""
    if not isinstance(kind, Kind):
        return 0, kind
    char = 0
    post = []
    for mark in kind.post:
        if isinstance(mark, With):
            chars = [f.char for f in mark.features if isinstance(f, Differing)]
            kept = tuple(f for f in mark.features if not isinstance(f, Differing))
            char = chars[0] if chars else char
            if chars and not kept:
                continue
            post.append(replace(mark, features=kept))
        else:
            post.append(mark)
    return char, replace(kind, post=tuple(post)) if char else kind


def differing(effects: list[Effect], char: int, node: object) -> list[Effect]:
    """The same choosing, of cards that differ from each other."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Search | ChooseCards | ChooseAmong) and not effect.up_to:
            raise Unplayable(node, "how many there have to be depends on which are chosen")
        if isinstance(effect, Search):
            found.append(
                ChooseDiffering(effect.what, effect.count, effect.reg, char, looks=True)
            )
        elif isinstance(effect, ChooseCards):
            found.append(ChooseDiffering(effect.what, effect.count, effect.reg, char))
        elif isinstance(effect, ChooseAmong):
            found.append(
                ChooseDiffering(effect.kind, effect.count, effect.reg, char, effect.among)
            )
        elif isinstance(effect, May):
            found.append(May(tuple(differing(list(effect.then), char, node))))
        elif isinstance(effect, IfDid):
            found.append(IfDid(tuple(differing(list(effect.then), char, node)), effect.did))
        else:
            found.append(effect)
    if found == effects:
        raise Unplayable(node, "only cards that are chosen differ from each other")
    return found


DIFFERING: Final = """
# Cards with different names.
feature = Differing : different card name {=char:NAMES}
feature = Differing : different name {=char:NAMES} {=form:1}
feature = Differing : different character name {=char:CHARACTER}
"""
