"""The grammar: one line for each way the game's card texts say something.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`.
"""

from __future__ import annotations

from typing import Final

from bythebook.games.dbs import barring, cards, events, skills, zones
from bythebook.kernel import lasting, refs
from bythebook.kernel import words as kernel_words
from bythebook.text.dbs import (
    abilities,
    actions,
    adding_up,
    areas,
    below,
    bodies,
    causes,
    circumstances,
    conditions,
    costs,
    countering,
    counting,
    deeds,
    features,
    flipping,
    forbidding,
    getting,
    happenings,
    instead_costs,
    keywords,
    leaders,
    life,
    limiting,
    looking,
    manners,
    marks,
    moments,
    naming,
    nouns,
    occasions,
    others,
    paid_keywords,
    payments,
    playing,
    relatives,
    reminders,
    replacing,
    scope,
    selections,
    sentences,
    sources,
    subjects,
    tags,
    together,
    tolls,
    treating,
    triggers,
)
from bythebook.text.dbs.abilities import ABILITIES
from bythebook.text.dbs.adding_up import ADDING_UP
from bythebook.text.dbs.areas import AREAS
from bythebook.text.dbs.below import BELOW
from bythebook.text.dbs.causes import CAUSES
from bythebook.text.dbs.circumstance_lines import CIRCUMSTANCES
from bythebook.text.dbs.claim_lines import CONDITIONS, TRIGGERS
from bythebook.text.dbs.costs import COSTS
from bythebook.text.dbs.countering import COUNTERING
from bythebook.text.dbs.counting import COUNTING
from bythebook.text.dbs.deeds import DEEDS
from bythebook.text.dbs.doing_lines import ACTIONS, GETTING
from bythebook.text.dbs.flipping import FLIPPING
from bythebook.text.dbs.forbidding import FORBIDDING
from bythebook.text.dbs.happenings import HAPPENINGS
from bythebook.text.dbs.instead_costs import INSTEAD_COSTS
from bythebook.text.dbs.keywords import KEYWORD_LINES
from bythebook.text.dbs.life import LIFE_LINES
from bythebook.text.dbs.limiting import LIMITING
from bythebook.text.dbs.manners import MANNERS
from bythebook.text.dbs.naming import NAMING
from bythebook.text.dbs.noun_lines import SUBJECTS
from bythebook.text.dbs.occasion_lines import OCCASIONS
from bythebook.text.dbs.others import OTHERS
from bythebook.text.dbs.paid_keywords import PAID_KEYWORDS
from bythebook.text.dbs.payments import PAYMENTS
from bythebook.text.dbs.relatives import RELATIVES
from bythebook.text.dbs.reminders import REMINDERS
from bythebook.text.dbs.replacing import REPLACING
from bythebook.text.dbs.sentence_lines import SENTENCES
from bythebook.text.dbs.sources import SOURCES
from bythebook.text.dbs.tolls import TOLLS
from bythebook.text.dbs.treating import TREATING
from bythebook.text.dbs.variants import VARIANTS
from bythebook.text.grammar import Grammar, Terminal

_MODULES: Final = (
    areas,
    happenings,
    payments,
    countering,
    counting,
    deeds,
    manners,
    naming,
    below,
    circumstances,
    life,
    limiting,
    treating,
    occasions,
    others,
    sources,
    replacing,
    flipping,
    instead_costs,
    adding_up,
    causes,
    forbidding,
    paid_keywords,
    looking,
    marks,
    moments,
    playing,
    relatives,
    bodies,
    abilities,
    tags,
    leaders,
    together,
    actions,
    conditions,
    costs,
    features,
    getting,
    nouns,
    reminders,
    sentences,
    subjects,
    triggers,
    tolls,
    selections,
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
    **{str(n): n for n in range(40)},
    "True": True,
    "False": False,
    "ANY_CARD": 0,
    "ANY_ACTIVATE": cards.MAIN | cards.IN_BATTLE,
    "MAIN_AND_BATTLE": cards.MAIN | cards.IN_BATTLE,
    "NEITHER_SKILL": manners.Said(forbidding.NO_COUNTERS_OR_BLOCKERS),
    "CANNOT_EVOLVE_TOO": manners.Said(events.CANNOT_EVOLVE),
    "MY_SKILL": manners.Said(kernel_words.YOU),
    "ONE_OF_THEIRS": manners.Said(kernel_words.OPPONENT),
    "ONE_OF_THEIR": manners.Said(scope.THEIR),
    "YOUR_WHOLE_HAND": nouns.Kind(0, post=(marks.InArea(marks.Area((zones.HAND,))),)),
    "LIFE_CARDS": nouns.Kind(0, post=(marks.InArea(marks.Area((zones.LIFE,), -1)),)),
    "THEIR_WHOLE_HAND": nouns.Kind(0, post=(marks.InArea(marks.Area((zones.HAND,), scope.THEIR)),)),
    "THEIR_NEXT_TURN": manners.Said(lasting.END_OF_OPPONENTS_NEXT_TURN),
    "YOUR_HAND": marks.Area((zones.HAND,), kernel_words.YOU),
    "IN_LIFE": skills.where_life_is(),
    "IN_HAND": (zones.HAND,),
    "IN_ENERGY": skills.where_energy_is(),
    "FOR_BATTLE": lasting.FRAMES + events.FOR_THE_BATTLE,
    "THEIR_CARDS": subjects.AllOf(nouns.Kind(0), kernel_words.OPPONENT),
    "ANY_SORT": nouns.Kind(0),
    "ANY_AMONG": nouns.Kind(0, post=(marks.AmongThem(),)),
    "ALL_AREAS": marks.Area(cards.EVERYWHERE),
    "TO_ENERGY": actions.Dest(zones.ENERGY),
    "TO_HAND": actions.Dest(zones.HAND),
    "A_LEADER": nouns.Kind(cards.LEADER),
    "A_TOKEN": nouns.Kind(cards.TOKEN),
    "JUST_ONE": nouns.Exactly(1),
    "THIS_CARD": subjects.ThisCard(),
    "THIS_DROPPED": subjects.ThisDropped(),
    "SAME_AGAIN": subjects.SameAgain(),
    "THE_IT_CARD": subjects.It(form=1),
    "THE_CARDS": subjects.It(True, form=16),
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
    "remark": Terminal(r"(?![(){]).+|\((?!$).+", str, str, str),
    "remarked": Terminal(r"(?![()]$).+", str, str, str),
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
        PAID_KEYWORDS,
        REMINDERS,
        SENTENCES,
        ACTIONS,
        GETTING,
        CONDITIONS,
        TRIGGERS,
        CAUSES,
        OCCASIONS,
        OTHERS,
        SOURCES,
        REPLACING,
        FLIPPING,
        AREAS,
        HAPPENINGS,
        NAMING,
        CIRCUMSTANCES,
        FORBIDDING,
        TREATING,
        VARIANTS,
        COUNTERING,
        COUNTING,
        DEEDS,
        RELATIVES,
        INSTEAD_COSTS,
        ADDING_UP,
        COSTS,
        LIFE_LINES,
        LIMITING,
        TOLLS,
        BELOW,
        MANNERS,
        PAYMENTS,
        SUBJECTS,
    )
)

GRAMMAR: Final = Grammar(LINES, nodes=NODES, terminals=TERMINALS, constants=CONSTANTS)
