"""Parts of a text in plain words that are read in passing: a question has one line.

What is explained in full elsewhere, with everything that later words rest on, is said here as a
player would: "up to 1 Lantern character in your deck".
"""

import re
from functools import cache
from typing import Any, Final

from bythebook.kernel.abilities import resolve
from bythebook.kernel.language import nouns, words
from bythebook.kernel.language.words import ANYONE, HAS, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts import verbs
from bythebook.language import Language
from bythebook.library.explain import tongue_of
from bythebook.library.explain.kernel_words import chooses
from bythebook.library.explain.speaking import WHOSE, Say, Speaker, bound

ADJECTIVES: Final = frozenset({"traits", "colors", "race", "clan", "nation"})
"""characteristics whose words stand before what they are of"""
ALL: Final = 50
"""who may choose up to so many may choose any number"""
ANY: Final = "any number"
BARE: Final = frozenset({"marks", "keywords"})
"""characteristics whose words say by themselves what they are"""
CALLED: Final = {
    resolve.R_SUBJECT: "that card",
    resolve.R_OTHER: "the other card",
    resolve.R_THEIRS: "what was chosen first",
}
KEPT: Final = re.compile(r" \(from here on: [^()]*\)")
NUMBER: Final = re.compile(r"(?<![\w\"])\d{4,}(?![\w\"])")
SINGLE: Final = re.compile(r"\b(this|that) card (also )?(are|have|lose)\b")
ONE: Final = {"are": "is", "have": "has", "lose": "loses"}


def said(game: str, part: Any, tr: Language) -> str:
    """A part of a text, without brackets."""
    found = KEPT.sub("", _speaker(game).say(part)).replace("(", "").replace(")", "")
    found = SINGLE.sub(lambda m: f"{m[1]} card {m[2] or ''}{ONE[m[3]]}", found)
    return NUMBER.sub(lambda m: tr.figure(int(m[0])), found)


def paid(game: str, part: Any, tr: Language) -> str:
    """A part of a cost, with how many cards of what kind it takes; nothing if it has no words."""
    speaker = _speaker(game)
    if type(part) not in speaker.table:
        return ""
    words = said(game, part, tr)
    what, count = getattr(part, "what", None), getattr(part, "count", 0)
    if type(what) is nouns.Cards and count:
        cards = said(game, what, tr)
        kind = _cards(speaker, what, one=count == 1)
        for how in ("", "face-up "):
            for many in (f"{count} {how}of: {cards}", f"{count} {how}of {cards}"):
                words = words.replace(many, f"{count} {how}{kind}")
            words = words.replace(f"that many {how}of {cards}", f"{count} {how}{kind}")
    return words.removesuffix(" them") + " it" if count == 1 and words.endswith(" them") else words


@cache
def _speaker(game: str) -> Speaker:
    full, _ = tongue_of(game)
    own: dict[type, Say] = {
        nouns.Bound: lambda s, n: CALLED.get(n.reg) or bound(n.reg),
        nouns.Cards: _cards,
        verbs.ChooseCards: _choose,
        verbs.ChooseAmong: _among,
    }
    return Speaker(full.names, {**full.table, **own})


def _cards(s: Speaker, node: nouns.Cards, one: bool = False) -> str:
    """Cards, or one of them: what they are before where they lie, and then the rest."""
    kinds = [t for t in node.tests if t.how == HAS and t.value and s.char(t.char) == "type"][:1]
    kind = s.names.kind_of(kinds[0] if kinds else None)
    before = ["other"] if node.other else []
    if node.orient != NOTHING:
        before.append(s.names.state(node.orient))
    after: list[str] = []
    if node.place:
        after.append(s.names.relations[node.place])
    if node.zones:
        after.append(f"in {WHOSE[node.whose]} {s.names.zones(node.zones)}")
    elif node.whose not in (ANYONE, YOU) or (node.whose == YOU and not node.place):
        after.append("of yours" if node.whose == YOU else "of your opponent's")
    for test in (t for t in node.tests if t not in kinds):
        adjective = _adjective(s, test)
        (before if adjective else after).append(adjective or _tested(s, test))
    if node.either:
        after.append("either " + " or ".join(" and ".join(map(s.say, e)) for e in node.either))
    after += [f"with {s.say(limit)}" for limit in node.limits]
    if node.such is not None:
        after.append(_such(s.say(node.such)))
    return " ".join([*before, _singular(kind) if one else kind, *after])


def _adjective(s: Speaker, test: words.Test) -> str:
    """The words of a test, if they stand before what they are of."""
    if test.how != HAS or test.family is not None or s.char(test.char) not in ADJECTIVES:
        return ""
    value = [s.names.value(test.char, test.value)] if test.value else []
    return " or ".join([*test.words, *value])


def _tested(s: Speaker, test: words.Test) -> str:
    """Any other test."""
    said = s.say(test)
    if s.char(test.char) == "name" and test.how == HAS:
        part = said.removeprefix("with name with ").removesuffix(" in it")
        if part != said and said.startswith("with name with "):
            return f"with {part} in the name"
        return f"named {said.removeprefix('with name ')}"
    if test.how == HAS and s.char(test.char) in BARE:
        return f"with {said.removeprefix(f'with {s.char(test.char)} ')}"
    return said if said.startswith("with") else f"with {said}"


def _such(said: str) -> str:
    """What holds of each of them, or of what it is asked of."""
    for of, joined in (("its ", "whose "), ("this card ", "that ")):
        if said.startswith(of):
            return joined + said.removeprefix(of)
    return f"such that {said}"


def _singular(kind: str) -> str:
    return kind[:-2] if kind.endswith("xes") else kind.removesuffix("s")


def _count(s: Speaker, node: Any) -> str:
    count = node.count
    if node.up_to and isinstance(count, nouns.Num) and count.n >= ALL:
        return ANY
    return s.count(count, node.up_to)


def _choose(s: Speaker, node: verbs.ChooseCards) -> str:
    count, what = _count(s, node), node.what
    noun = f" of: {s.say(what)}"
    if type(what) is nouns.Cards and isinstance(node.count, nouns.Num):
        of = " of" if count == ANY else ""
        noun = f"{of} {_cards(s, what, one=node.count.n == 1)}"
    other = "" if node.without == NOTHING else f", but not of {bound(node.without)}"
    return f"{chooses(node.by)} {count}{noun}{other}"


def _among(s: Speaker, node: verbs.ChooseAmong) -> str:
    kind = s.kind(node.kind)
    which = "" if kind == "cards" else f" that are {kind}"
    return f"{chooses(node.by)} {_count(s, node)} of {s.say(node.among)}{which}"
