"""What a whole text does: sentence after sentence, and things to choose from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import If, IsA
from bythebook.text.english.joins import ANYHOW
from bythebook.text.english.scope import Scope
from bythebook.text.english.sentences import Sentence, linked
from bythebook.text.english.subjects import It
from bythebook.text.meaning import Unplayable
from bythebook.text.walking import inside


@dataclass(frozen=True)
class Option:
    """One of several things to choose from."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class ChooseOne(Action):
    """Choose so many of the following things, and do them."""

    n: int = 1
    up_to: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.options:
            raise Unplayable(self, "nothing follows to choose from")
        choices: list[tuple[Effect, ...]] = []
        for option in scope.options:
            assert isinstance(option, Option)
            inner = of_option(scope)
            if self.n == 1:
                inner.looked, inner.among = scope.looked, scope.among
            choices.append(body_of(option.sentences, inner))
            if inner.zones != scope.zones:
                raise Unplayable(self, "a choice says where this card is")
            if self.n > 1:
                scope.choices = inner.choices  # what is done may be several of them
        scope.options = []
        scope.it = scope.done = None
        return [scope.game.choose_some(tuple(choices), self.n, self.up_to)]


def of_option(scope: Scope) -> Scope:
    """What the words of one of several things can point back to."""
    inner = scope.fresh(it=scope.it, subject=scope.subject, other=scope.other, zones=scope.zones)
    inner.in_battle, inner.gone = scope.in_battle, scope.gone
    inner.choices, inner.until = scope.choices, scope.until
    inner.deeds = scope.deeds
    return inner


def body_of(
    sentences: tuple[Sentence, ...], scope: Scope, options: tuple[Option, ...] = ()
) -> tuple[Effect, ...]:
    """The instructions of a text."""
    scope.options = list(options)
    found: list[Effect] = []
    sentences = scope.game.arranged(tuple(sentence.settled() for sentence in sentences))
    place = 0
    is_open = False
    while place < len(sentences):
        sentence = sentences[place]
        if sentence.link != ANYHOW:
            raise Unplayable(sentence, "the sentence before leaves nothing open to do or not")
        if is_open and sentence.then and not sentence.first.anyhow:
            raise Unplayable(sentence, "it leaves open whether that is done in any case")
        place += 1
        links: list[Sentence] = []
        while place < len(sentences) and sentences[place].link != ANYHOW:
            links.append(sentences[place])
            place += 1
        while place < len(sentences) and asks(sentence, links, sentences[place], scope):
            scope.following.append(sentences[place])
            place += 1
        before = scope.it
        moved = scope.has_moved
        found += linked(sentence, links, scope)
        is_open = sentence.is_open() or bool(links)
        if is_open and moved:
            # Whether it was done shows only where it has a place of its own.
            it = scope.it
            scope.forget_moved()
            scope.it = it
        if scope.it is not None and scope.it is not before and is_open:
            scope.it = replace(scope.it, unsure=True)
        if sentence.later is not None or any(step.later for step in sentence.rest):
            # What is spoken of later is not what is spoken of now.
            scope.it = scope.subject = scope.done = None
    if scope.unshuffled:
        raise Unplayable(sentences, "nothing says where in the deck the cards go")
    scope.game.check_end(sentences, scope)
    if scope.options:
        raise Unplayable(sentences, "nothing is chosen of what follows")
    check_choices(sentences, found)
    return tuple(found)


def check_choices(sentences: tuple[Sentence, ...], found: list[Effect]) -> None:
    """What was chosen has to be spoken of: who chose for nothing was meant to have chosen it."""
    unspoken: set[int] = set()
    for one in inside(tuple(found), but=(Ability,)):
        if isinstance(one, ChooseCards | ChooseAmong):
            unspoken.add(one.reg)
        elif isinstance(one, Bound):
            unspoken.discard(one.reg)
        elif isinstance(one, Ability):
            unspoken -= spoken_of_outside(one)
    if unspoken:
        raise Unplayable(sentences, "nothing is said of what was chosen")


def spoken_of_outside(ability: Ability) -> set[int]:
    """What an ability in a text, or what is done later, speaks of without choosing it itself."""
    nodes = list(inside(ability))
    chosen = {one.reg for one in nodes if isinstance(one, ChooseCards | ChooseAmong)}
    return {one.reg for one in nodes if isinstance(one, Bound)} - chosen


def asks(sentence: Sentence, links: list[Sentence], after: Sentence, scope: Scope) -> bool:
    """Whether a sentence asks about what the one before does later."""
    if links:
        return scope.game.asks_later(links[-1], after)
    return asks_later(sentence, after) or scope.game.asks_later(sentence, after)


def asks_later(sentence: Sentence, after: Sentence) -> bool:
    """Whether a sentence asks about the card that the one before has somebody look at later."""
    if sentence.later is None or sentence.rest or not sentence.first.looks:
        return False
    if after.link != ANYHOW or after.later is not None or not after.prefixes:
        return False
    first = after.prefixes[0]
    claim = first.claims[0] if isinstance(first, If) else None
    return isinstance(claim, IsA) and type(claim.who) is It


LINES: Final = """
# Things to choose from.
action = ChooseOne : choose {n:number} :
action = ChooseOne : choose {n:number} of the following : {=form:1}
options = * option ;
option = Option : • {sentences:sentences}
"""
