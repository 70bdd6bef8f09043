"""The grammar: one line for each way the game's card texts say something.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`.
"""

from __future__ import annotations

from typing import Final

from bythebook.games.dbs import barring, cards, events, zones
from bythebook.kernel import lasting, refs
from bythebook.kernel import words as kernel_words
from bythebook.text.dbs import (
    abilities,
    actions,
    conditions,
    costs,
    getting,
    keywords,
    nouns,
    reminders,
    scope,
    sentences,
    subjects,
    triggers,
)
from bythebook.text.dbs.abilities import ABILITIES
from bythebook.text.dbs.actions import ACTIONS
from bythebook.text.dbs.conditions import CONDITIONS
from bythebook.text.dbs.costs import COSTS
from bythebook.text.dbs.getting import GETTING
from bythebook.text.dbs.keywords import KEYWORD_LINES
from bythebook.text.dbs.reminders import REMINDERS
from bythebook.text.dbs.sentences import SENTENCES
from bythebook.text.dbs.subjects import SUBJECTS
from bythebook.text.dbs.triggers import TRIGGERS
from bythebook.text.grammar import Grammar, Terminal

_MODULES: Final = (
    abilities,
    actions,
    conditions,
    costs,
    getting,
    nouns,
    reminders,
    sentences,
    subjects,
    triggers,
)
NODES: Final[dict[str, type]] = {
    name: value
    for module in (keywords, *_MODULES)
    for name, value in vars(module).items()
    if isinstance(value, type) and value.__module__ == module.__name__
}

_COLORS: Final = {name: bit for bit, name in cards.COLOR_NAMES.items()}
_NAMES: Final = dict(cards.COLOR_NAMES)


def _pair(token: str) -> tuple[int, int]:
    first, _, second = token.partition("/")
    if first not in _COLORS or second not in _COLORS:
        raise ValueError(token)
    return _COLORS[first], _COLORS[second]


CONSTANTS: Final[dict[str, object]] = {
    **{
        name: value
        for module in (barring, cards, events, zones, kernel_words, lasting, refs, scope, keywords)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int | tuple)
    },
    **{
        name: value
        for module in _MODULES
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int | tuple)
    },
    # Which of several ways to say the same.
    **{str(n): n for n in range(30)},
    "True": True,
    "False": False,
    "ANY_CARD": 0,
    "MAIN_AND_BATTLE": cards.MAIN | cards.IN_BATTLE,
    "IN_LIFE": (zones.LIFE,),
    "IN_HAND": (zones.HAND,),
    "IN_ENERGY": (zones.ENERGY,),
    "FOR_BATTLE": lasting.FRAMES + events.FOR_THE_BATTLE,
    "THEIR_CARDS": subjects.AllOf(nouns.Kind(0), kernel_words.OPPONENT),
    "ANY_SORT": nouns.Kind(0),
    "TO_HAND": actions.Dest(zones.HAND),
    "JUST_ONE": nouns.Exactly(1),
    "THIS_CARD": subjects.ThisCard(),
    "THE_IT_CARD": subjects.It(form=1),
    "THE_IT": subjects.It(),
    "THE_THEY": subjects.It(True),
    "PLAYS_THIS": triggers.PlaysThis(form=9),
    "ATTACKS_THIS": triggers.ThisAttacks(form=9),
    "UNTIL_START": lasting.FRAMES + events.UNTIL_TURN,
    "UNTIL_MAIN_START": lasting.FRAMES + events.UNTIL_MAIN,
    "ATTACKING": subjects.TheOther(),
}

TERMINALS: Final = {
    "number": Terminal(r"[0-9]{1,6}", int, int, str),
    "signed": Terminal(r"[+-][0-9]{1,6}", int, int, lambda n: f"{n:+}"),
    "markers": Terminal(
        r"\[(?:0|[+-][1-9][0-9]?)\]",
        int,
        lambda token: int(token[1:-1]),
        lambda n: f"[{n:+}]" if n else "[0]",
    ),
    "sphere": Terminal(
        r"\((?:[RBGYK]|[0-9]{1,2})\)", str, lambda token: token[1:-1], lambda s: f"({s})"
    ),
    "trait": Terminal(r"«.+»", str, lambda token: token[1:-1], lambda word: f"«{word}»"),
    "character": Terminal(r"<.+>", str, lambda token: token[1:-1], lambda word: f"<{word}>"),
    "name": Terminal(r"\{.+\}", str, lambda token: token[1:-1], lambda word: f"{{{word}}}"),
    "color_pair": Terminal(
        r"[a-z]+/[a-z]+",
        tuple,
        _pair,
        lambda pair: f"{_NAMES.get(pair[0], '')}/{_NAMES.get(pair[1], '')}",
    ),
}

LINES: Final = "".join(
    (
        ABILITIES,
        KEYWORD_LINES,
        REMINDERS,
        SENTENCES,
        ACTIONS,
        GETTING,
        CONDITIONS,
        TRIGGERS,
        COSTS,
        SUBJECTS,
    )
)

GRAMMAR: Final = Grammar(LINES, nodes=NODES, terminals=TERMINALS, constants=CONSTANTS)
