"""Tokens, which come into being as they are called (overDress era)."""

from __future__ import annotations

from bythebook.games.vanguard.d.markers import CallTokensOf, token_card
from bythebook.games.vanguard.texts.calling import Onto
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound
from bythebook.text.english.counts import Exactly, UpTo
from bythebook.text.english.kinds import Kind
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import PLANT_HEAD, TOKENS
from bythebook.text.vanguard.nouns import Some
from bythebook.text.vanguard.scope import CALLED
from bythebook.text.vanguard.sentences import PLANT_NOTE, TOLD_BY


def is_token(what: Subject) -> bool:
    """Whether tokens are meant, of which there are none before they are called."""
    kind = getattr(what, "kind", None)
    return isinstance(kind, Kind) and kind.head in TOKENS


def call_tokens(what: Subject, onto: Onto, mode: int, scope: Scope) -> list[Effect]:
    """Tokens of a name are called."""
    if type(what) is not Some or not isinstance(what.kind, Kind):
        raise Unplayable(what, "tokens that are called were not there before")
    if what.kind.marks() or what.whose >= 0 or not isinstance(what.count, Exactly | UpTo):
        raise Unplayable(what, "it leaves open which of them are called, or how many")
    count = what.count.n
    scope.forget_moved()
    scope.did(CALLED, Bound(R_MOVED), count > 1)
    scope.it, scope.done = Spoken(Bound(R_MOVED), count > 1), Bound(R_MOVED)
    up_to = isinstance(what.count, UpTo)
    card = token_card(TOKENS[what.kind.head])
    return [CallTokensOf(card, count, onto, up_to, mode)]


def speaks_of_plants(node: object) -> bool:
    """Whether a part of a text speaks of Plant tokens."""
    return isinstance(node, Kind) and node.head == PLANT_HEAD


TOLD_BY[PLANT_NOTE] = speaks_of_plants
