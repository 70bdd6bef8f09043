"""Cards that are chosen or counted and differ from each other, or from this card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.cards.cards import NAMES
from bythebook.games.vanguard.other.unique import Unique
from bythebook.games.vanguard.texts.together import (
    ChooseDiffering,
    ChooseDifferingAmong,
    SearchDiffering,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.nouns import Amount, Count, Limit, ValueOf
from bythebook.kernel.language.words import LACKS
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, Search
from bythebook.text.english.conditions import seen_by_all
from bythebook.text.english.features import Feature, With
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D
from bythebook.text.vanguard.features import InName


@dataclass(frozen=True)
class Differing(Feature):
    """Names or grades that differ from one card to the other."""

    char: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        raise Unplayable(self, "only cards that are chosen together differ from each other")


@dataclass(frozen=True)
class DifferingInName(Differing):
    """A part of their card names, which differ."""

    char: int = NAMES
    name: str = ""


@dataclass(frozen=True)
class EachDiffering(Differing):
    """A card name that differs from one of the cards counted to the other."""

    char: int = NAMES


@dataclass(frozen=True)
class DifferingOnes(Mark):
    """Different ones of their kind: it is not said in what they differ."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        raise Unplayable(self, "only cards that are counted are different ones")


@dataclass(frozen=True)
class AlikeInName(Differing):
    """A card name that all of them have."""

    char: int = NAMES


@dataclass(frozen=True)
class NotNamedAs(Feature):
    """Another card name than a card that is spoken of."""

    of: Subject
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which card's name it is")
        asked.limits.append(Limit(NAMES, LACKS, ValueOf(found.noun, NAMES)))


def without_differing(kind: Kind, counted: bool = False) -> tuple[Kind, Differing | None]:
    """A kind without what is said of how its cards differ, and that."""
    post: list[Mark] = []
    found: list[Differing] = []
    for mark in kind.post:
        if isinstance(mark, Differing):
            found.append(mark)
        elif isinstance(mark, With):
            said = [feature for feature in mark.features if isinstance(feature, Differing)]
            found += said
            kept = tuple(_without(feature) for feature in mark.features if not _only(feature))
            if kept:
                post.append(replace(mark, features=kept))
        else:
            post.append(mark)
    if len(found) > 1:
        raise Unplayable(kind, "it is said twice how they differ")
    if not counted and any(isinstance(said, EachDiffering) for said in found):
        raise Unplayable(kind, "it leaves open from what it differs")
    return (replace(kind, post=tuple(post)), found[0]) if found else (kind, None)


def number_of(kind: Sort, scope: Scope, whose: int, node: object, times: int = 1) -> Amount:
    """How many cards of a kind a player has; of different ones, how many different ones."""
    plain, said = counted_apart(kind)
    cards = plain.cards(scope, whose)
    if said is None:
        seen_by_all(cards, node, scope)
        return Count(cards, times)
    if scope.game is not LEXICON_D:
        raise Unplayable(node, "this era does not say how different ones are counted")
    if scope.game.is_hidden(cards):
        raise Unplayable(node, "nobody else sees what they are")
    return Unique(cards, said.char, said.name if isinstance(said, DifferingInName) else "", times)


def counted_apart(kind: Sort) -> tuple[Sort, Differing | None]:
    """A kind without what is said of how the cards counted differ, and that."""
    if not isinstance(kind, Kind):
        return kind, None
    pre = tuple(mark for mark in kind.pre if not isinstance(mark, DifferingOnes))
    found, said = without_differing(replace(kind, pre=pre), counted=True)
    if isinstance(said, AlikeInName) or (said is not None and pre != kind.pre):
        raise Unplayable(kind, "it leaves open how they are counted")
    return found, Differing(NOTHING) if pre != kind.pre else said


def _only(feature: Feature) -> bool:
    return isinstance(feature, Differing) and not isinstance(feature, DifferingInName)


def _without(feature: Feature) -> Feature:
    return InName(feature.name) if isinstance(feature, DifferingInName) else feature


def apart(effects: list[Effect], said: Differing) -> list[Effect]:
    """The choosing of cards, with what is said of how they differ."""
    return [_apart(effect, said) for effect in effects]


def _apart(effect: Effect, said: Differing) -> Effect:
    char = said.char
    if isinstance(said, AlikeInName):
        raise Unplayable(said, "it leaves open what is chosen if there are too few")
    if isinstance(effect, ChooseCards | ChooseAmong | Search) and not effect.up_to:
        raise Unplayable(said, "it leaves open what is chosen if there are too few")
    if isinstance(effect, ChooseCards):
        own = (effect.what, effect.count, effect.up_to, effect.reg, effect.by)
        return ChooseDiffering(*own, looked=effect.looked, char=char)
    if isinstance(effect, ChooseAmong):
        seen = (effect.among, effect.kind, effect.count, effect.up_to, effect.reg, effect.by)
        return ChooseDifferingAmong(*seen, char=char)
    if isinstance(effect, Search):
        return SearchDiffering(effect.what, effect.count, effect.up_to, effect.reg, char=char)
    return effect


LINES: Final = """
feature = Differing : different grade {=char:GRADE}
feature = Differing : different card name {=char:NAMES}
feature = EachDiffering : a different card name
pre = DifferingOnes : different
such_post = Differing : of different grade {=char:GRADE} {=form:1}
such_post = Differing : of different card name {=char:NAMES} {=form:1}
feature = AlikeInName : the same card name
feature = DifferingInName : {name:name} in their different card name
feature = NotNamedAs : a different card name as {of:unlike}
feature = NotNamedAs : different card name as {of:unlike} {=form:1}
feature = NotNamedAs : a different card name from {of:unlike} {=form:2}
feature = NotNamedAs : different card name from {of:unlike} {=form:3}
unlike = | this | it
"""
