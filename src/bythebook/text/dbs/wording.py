"""The grammar: one line for each way the game's card texts say something.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`.
"""

from __future__ import annotations

from typing import Final

from bythebook.games.dbs.cards import cards
from bythebook.games.dbs.policy import WHERE_ENERGY_IS, WHERE_LIFE_IS
from bythebook.games.dbs.texts import barring, events
from bythebook.games.dbs.zones import zones
from bythebook.kernel.language import words as kernel_words
from bythebook.kernel.state import refs
from bythebook.kernel.texts import lasting
from bythebook.text.dbs import (
    abilities,
    action_lines,
    actions,
    attack_limits,
    condition_lines,
    conditions,
    conditions_compared,
    conditions_of_battles,
    costs,
    counters,
    counting,
    counting_as,
    extents,
    features,
    flipped_leaders,
    forbidding,
    getting,
    instead_costs,
    keywords,
    leader_claims,
    lexicon,
    limiting,
    looking,
    marks,
    moment_lines,
    moments_by_cards,
    moments_by_skills,
    moments_of_leaving,
    moments_of_others,
    moments_of_phases,
    moments_of_play,
    moments_of_skills,
    more_condition_lines,
    names,
    noun_lines,
    open_life,
    paid_keywords,
    past_deeds,
    paying_amid,
    playing,
    relative_clauses,
    reminders,
    replacing,
    scope,
    sentence_lines,
    sentences,
    several_areas,
    several_kinds,
    subjects,
    tags,
    totals,
    under_cards,
    variants,
)
from bythebook.text.english.actions import Dest
from bythebook.text.english.dialect import ENGLISH, between, grammar_of, lines_of, numbers
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area, InArea
from bythebook.text.english.scope import THEIR
from bythebook.text.english.subjects import It
from bythebook.text.grammar import Terminal

# Of two lines that print the same the earlier one is meant.
_MODULES: Final = (
    *ENGLISH,
    abilities,
    keywords,
    paid_keywords,
    reminders,
    sentence_lines,
    action_lines,
    condition_lines,
    moments_by_skills,
    moment_lines,
    moments_of_others,
    moments_by_cards,
    replacing,
    flipped_leaders,
    several_areas,
    moments_of_phases,
    names,
    more_condition_lines,
    forbidding,
    counting_as,
    variants,
    counters,
    counting,
    past_deeds,
    relative_clauses,
    instead_costs,
    totals,
    costs,
    open_life,
    limiting,
    attack_limits,
    under_cards,
    extents,
    paying_amid,
    noun_lines,
    conditions_compared,
    conditions_of_battles,
    moments_of_skills,
    looking,
    marks,
    moments_of_leaving,
    playing,
    tags,
    leader_claims,
    actions,
    conditions,
    features,
    getting,
    sentences,
    subjects,
    moments_of_play,
    several_kinds,
)
_FACTS: Final = (lexicon, barring, cards, events, zones, kernel_words, lasting, refs, scope)

_COLORS: Final = {name: bit for bit, name in cards.COLOR_NAMES.items()}
_NAMES: Final = dict(cards.COLOR_NAMES)


def _pair(token: str) -> tuple[int, int]:
    first, _, second = token.partition("/")
    if first not in _COLORS or second not in _COLORS:
        raise ValueError(token)
    return _COLORS[first], _COLORS[second]


_CONSTANTS: Final[dict[str, object]] = {
    "ANY_ACTIVATE": cards.MAIN | cards.IN_BATTLE,
    "MAIN_AND_BATTLE": cards.MAIN | cards.IN_BATTLE,
    "NEITHER_SKILL": extents.Said(forbidding.NO_COUNTERS_OR_BLOCKERS),
    "CANNOT_EVOLVE_TOO": extents.Said(events.CANNOT_EVOLVE),
    "MY_SKILL": extents.Said(kernel_words.YOU),
    "ONE_OF_THEIRS": extents.Said(kernel_words.OPPONENT),
    "ONE_OF_THEIR": extents.Said(THEIR),
    "YOUR_WHOLE_HAND": Kind(0, post=(InArea(Area((zones.HAND,))),)),
    "LIFE_CARDS": Kind(0, post=(InArea(Area((zones.LIFE,), -1)),)),
    "THEIR_WHOLE_HAND": Kind(0, post=(InArea(Area((zones.HAND,), THEIR)),)),
    "THEIR_NEXT_TURN": extents.Said(lasting.END_OF_OPPONENTS_NEXT_TURN),
    "YOUR_HAND": Area((zones.HAND,), kernel_words.YOU),
    "IN_LIFE": WHERE_LIFE_IS.value,
    "IN_HAND": (zones.HAND,),
    "IN_ENERGY": WHERE_ENERGY_IS.value,
    "FOR_BATTLE": lasting.FRAMES + events.FOR_THE_BATTLE,
    "THEIR_CARDS": subjects.AllOf(Kind(0), kernel_words.OPPONENT),
    "ALL_AREAS": Area(zones.EVERYWHERE),
    "TO_ENERGY": Dest(zones.ENERGY),
    "TO_HAND": Dest(zones.HAND),
    "A_LEADER": Kind(cards.LEADER),
    "A_TOKEN": Kind(cards.TOKEN),
    "THIS_DROPPED": subjects.ThisDropped(),
    "THE_CARDS": It(True, form=3),
    "PLAYS_THIS": moments_of_play.PlaysThis(form=9),
    "ATTACKS_THIS": moments_of_play.ThisAttacks(form=9),
    "UNTIL_START": lasting.FRAMES + events.UNTIL_TURN,
    "UNTIL_MAIN_START": lasting.FRAMES + events.UNTIL_MAIN,
    "ATTACKING": subjects.TheOther(),
}

_TERMINALS: Final = {
    **numbers(6),
    "markers": Terminal(
        r"\[(?:0|[+-][1-9][0-9]?)\]",
        int,
        lambda token: int(token[1:-1]),
        lambda n: f"[{n:+}]" if n else "[0]",
    ),
    "sphere": Terminal(
        r"\((?:[RBGYK]|[0-9]{1,2})\)", str, lambda token: token[1:-1], lambda s: f"({s})"
    ),
    "trait": between("«", "»"),
    "character": between("<", ">"),
    "name": between("{", "}"),
    "remark": Terminal(r"(?![(){]).+|\((?!$).+", str, str, str),
    "remarked": Terminal(r"(?![()]$).+", str, str, str),
    "color_pair": Terminal(
        r"[a-z]+/[a-z]+",
        tuple,
        _pair,
        lambda pair: f"{_NAMES.get(pair[0], '')}/{_NAMES.get(pair[1], '')}",
    ),
}

LINES: Final = lines_of(_MODULES, _TERMINALS)
GRAMMAR: Final = grammar_of(LINES, _MODULES, _FACTS, _TERMINALS, _CONSTANTS)
