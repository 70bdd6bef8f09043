"""Keyword skills with a number, colors or a cost: [Empower], [Alliance], [Rejuvenate]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs import keywords as skills
from bythebook.kernel.abilities import Ability
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.sentences import Sentence, body_of
from bythebook.text.dbs.tags import Tag, Text, before, finished


@dataclass(frozen=True)
class Empowering(Text):
    """[Empower X], of a color or of any."""

    n: int
    colors: tuple[int, ...] = ()
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return (finished(skills.empower(self.n, self.colors), (), self),)


@dataclass(frozen=True)
class Allying(Text):
    """[Alliance] of two colors, and what comes of it."""

    colors: tuple[int, int]
    sentences: tuple[Sentence, ...]
    pre: Pre | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = Scope(kind)
        scope.in_battle = True
        condition, cost = before((), self.pre, scope)
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        body = body_of(self.sentences, scope)
        colors = self.colors[0] | self.colors[1]
        return (finished(skills.alliance(colors, body, cost), (), self),)


@dataclass(frozen=True)
class Rejuvenating(Text):
    """[Rejuvenate] and its cost."""

    pre: Pre
    tags: tuple[Tag, ...] = ()
    dot: bool = False
    reminder: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        condition, cost = before(self.tags, self.pre, Scope(kind))
        ability = replace(skills.rejuvenate(cost), condition=condition)
        return (finished(ability, self.tags, self),)


PAID_KEYWORDS: Final = """
# Keyword skills with a number, colors or a cost of their own.
text = Empowering : [Empower {n:number} ] {?dot:.}
text = Empowering : {colors:empowering} {n:number} ] {?dot:.}
empowering = * empowered ;
empowered = RED : [Empower_Red
empowered = BLUE : [Empower_Blue
empowered = GREEN : [Empower_Green
empowered = YELLOW : [Empower_Yellow
empowered = BLACK : [Empower_Black
text = Allying : [Alliance {colors:color_pair} ] {pre?:pre_colon} {sentences:sentences}
text = Rejuvenating : [Rejuvenate] {tags?:tags} {pre:whole_pre} {?dot:.} {reminder?:rejuvenates}
whole_pre = Pre : {first:part} {rest?:more_parts}
rejuvenates = 1 : ( place 1 card under this card in its owner's drop area and pay the skill cost : place the top card of your deck in your life . )
"""  # noqa: E501 - a rule of the grammar is one line
