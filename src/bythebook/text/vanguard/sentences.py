"""Sentences of this game: durations hold for one, and a cost may be paid in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import MayPay
from bythebook.text.english import sentences as english
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class Sentence(english.Sentence):
    """Things to do; how long something lasts is said anew in each sentence."""

    def optional(self, scope: Scope) -> list[Effect]:
        scope.until = 0
        return super().optional(scope)


@dataclass(frozen=True)
class PayTheCost(Action):
    """You may pay the cost: the one that stands before the text."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "a cost is paid only by who wants to")

    def offered(self, scope: Scope) -> list[Effect] | None:
        return [MayPay()]


def pays(sentence: english.Sentence) -> bool:
    """Whether the cost is paid in a sentence."""
    return any(isinstance(step.action, PayTheCost) for step in sentence.steps())


LINES: Final = """
deed = PayTheCost : pay the cost
"""
