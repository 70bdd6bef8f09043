"""Keyword skills with colors or a cost, and words of their own: [Alliance], [Rejuvenate]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs import keywords as skills
from bythebook.games.dbs.cards import ALLIANCE, KEYWORD_NAMES, REJUVENATE
from bythebook.kernel.abilities import Ability
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.reminders import Explained, Reminder, of_keyword
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.sentences import Sentence, body_of
from bythebook.text.dbs.tags import Tag, Text, before, finished, remind


@dataclass(frozen=True)
class Allying(Text):
    """[Alliance] of two colors, and what comes of it."""

    colors: tuple[int, int]
    sentences: tuple[Sentence, ...]
    pre: Pre | None = None
    reminder: Reminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, Explained(KEYWORD_NAMES[ALLIANCE], 0, *self.colors), ())
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
    reminder: Reminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, of_keyword(REJUVENATE), self.tags)
        condition, cost = before(self.tags, self.pre, Scope(kind))
        ability = replace(skills.rejuvenate(cost), condition=condition)
        return (finished(ability, self.tags, self),)


PAID_KEYWORDS: Final = """
# Keyword skills with a number, colors or a cost of their own.
text = Allying : [Alliance {colors:color_pair} ] {reminder?:reminder} {pre?:pre_colon} {sentences:sentences}
text = Rejuvenating : [Rejuvenate] {tags?:bare_tags} {pre:whole_pre} {?dot:.} {reminder?:reminder}
whole_pre = Pre : {first:part} {rest?:more_parts}
"""  # noqa: E501 - a rule of the grammar is one line
