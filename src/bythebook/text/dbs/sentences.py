"""Sentences with what only texts of this game say in parentheses after them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.cards.cards import KEYWORD_NAMES
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.text.dbs.playing import PlayTokens, TokenNote
from bythebook.text.dbs.reminders import Reminder, of_keyword
from bythebook.text.dbs.scope import TOKEN_NOTE
from bythebook.text.english import sentences as english
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.walking import inside


@dataclass(frozen=True)
class Sentence(english.Sentence):
    """Things to do, perhaps with what tokens are, or with a reminder."""

    tokens: TokenNote | None = None
    note: Reminder | None = None
    """a reminder of a keyword skill it speaks of, or of what the rules say anyway"""

    def effects(self, scope: Scope) -> list[Effect]:
        self.check_note()
        TOKEN_NOTE.note(scope, self.tokens)
        found = super().effects(scope)
        if TOKEN_NOTE.of(scope) is not None:
            raise Unplayable(self, "no tokens come into play")
        return found

    def modifiers(self, scope: Scope) -> list[Modifier]:
        self.check_note()
        return super().modifiers(scope)

    def check_note(self) -> None:
        """What it reminds of is a keyword skill in it, or what the rules say."""
        if self.note is None or self.note.tells_a_rule():
            return
        spoken = [n.keyword for n in inside(replace(self, note=None)) if hasattr(n, "keyword")]
        self.note.check(*(of_keyword(k) for k in spoken if k in KEYWORD_NAMES))


def plays_tokens(sentence: english.Sentence, name: str) -> bool:
    """Whether a sentence plays tokens of a name and does not say what they are."""
    return any(
        isinstance(one, PlayTokens) and one.name == name and one.power < 0
        for one in inside(without_tokens(sentence))
    )


def without_tokens(sentence: english.Sentence) -> english.Sentence:
    """A sentence without what it says of tokens."""
    return replace(sentence, tokens=None) if isinstance(sentence, Sentence) else sentence


def with_notes_of_tokens(sentences: Sentences) -> Sentences:
    """What tokens are is said in parentheses after the sentence that plays them, or at the end."""
    last = sentences[-1]
    noted = last.tokens if isinstance(last, Sentence) else None
    if noted is None or plays_tokens(last, noted.name):
        return sentences
    found = [k for k, one in enumerate(sentences) if plays_tokens(one, noted.name)]
    one = sentences[found[0]] if len(found) == 1 else None
    if not isinstance(one, Sentence) or one.tokens is not None:
        return sentences
    first = replace(one, tokens=noted)
    between = sentences[found[0] + 1 : -1]
    return (*sentences[: found[0]], first, *between, without_tokens(last))


Sentences = tuple[english.Sentence, ...]
