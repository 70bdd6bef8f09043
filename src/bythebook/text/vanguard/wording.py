"""The grammar of the card texts of both eras: where which words go.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`, numbers
as digits, `a` for `an`. A dialect's module holds nodes and beside them its `LINES`.

| module | which words | rules |
|---|---|---|
| `folds`, `normalise` | damage, spellings, plurals, icons, brackets, quotes | |
| `heads` | before the colon: places, 1/turn, breaks, keywords, labels | `place`, `gate`, `label` |
| `costs` | in brackets | `cost_part` |
| `abilities` | whole entries: AUTO, ACT, CONT, stride, G guardian | `text` |
| `nouns` | head nouns, zones, clans, this and that unit | `card_head`, `zone`, `word`, `it` |
| `features`, `differing` | what cards are: grade, name | `pre`, `feature`, `such_post` |
| `places` | where cards are: circles, rows, columns | `plain_post` |
| `triggers`, `events`, `drawing`, `times` | when | `does`, `befallen`, `event` |
| `causes`, `ability_causes` | why | `cause` |
| `conditions`, `comparing`, `more_claims` | if | `claim`, `span` |
| `battle_claims`, `turn_claims` | if, in battle or this turn | `claim`, `span` |
| `history_claims`, `turn_deeds` | what was done this turn | `claim` |
| `actions`, `calling` | what is done, where cards go | `deed`, `dest`, `to_circle` |
| `looking` | cards that are looked at | `deed`, `plain_head` |
| `columns` | columns that are chosen | `deed`, `plain_post` |
| `ways` | one thing or another with a card | `one_way` |
| `special_actions` | dominating, leaps, hearts, losing | `deed`, `action` |
| `getting`, `durations`, `forbidding` | what units get, how long, cannot | `gain`, `until` |
| `battling` | damage that is dealt, who is battled | `battled` |
| `worked_out` | how many, where that is worked out | `each`, `some` |
| `states`, `deeds`, `who_did` | states of cards; what was done before | `state`, `past` |
| `paid_cards` | what a cost was paid with | `past_paid` |
| `keywords`, `unit_keywords` | keywords | `text`, `key_word` |
| `stride_costs`, `reminders` | strides, reminders | `.._reminder` |
| `alike` | names alike, what few texts say | `claim`, `deed` |
| `sentences` | paying, if you do | `sentence`, `deed` |

What only texts of the overDress era say is in `d`:

| module | which words | rules |
|---|---|---|
| `costs`, `costs_of_all` | in brackets | `cost_part` |
| `moments` | when | `does`, `befallen`, `event` |
| `row_claims` | if | `claim`, `span` |
| `looking` | cards that are looked at | `deed`, `event` |
| `notes`, `rule_notes` | reminders | `reminder`, `text` |
| `trigger_notes` | reminders of triggers | `text` |
| `kinds` | triggers by icon, Glitter, Friends | `card_head`, `plain_head` |
| `orders` | orders; prisons, bases, songs, arms | `text`, `deed` |
| `alchemagic` | Alchemagic, numbers of icons | `action`, `claim` |
| `instead` | what changes the sentence before | `deed`, `action` |
| `lists` | lists at the end of a text | `deed`, `option`, `text` |
| `player_effects` | what a player gets | `action` |
| `deck_texts`, `ride_deck_words` | decks, riding from the ride deck | `text`, `action` |
| `original_dress` | units under and over others | `event`, `feature` |
| `set_order_moments` | songs, prisons and arms as moments | `befallen` |
| `held_cards` | imprisoned and scouted cards | `plain_post` |
| `own_words` | keywords, who was ridden, Final Rush, Worlds | `claim`, `action` |
| `battle_words`, `continuous` | boosts, drives, ends of turns; what holds | `deed`, `action` |
| `card_types`, `order_words` | what orders, tokens and special cards are called | `card_head` |
| `dresses` | overDress and XoverDress | `text` |
| `as_many` | as many as possible | `deed` |
| `standing_by` | what stands by more than once | `action` |
| `trigger_effects` | what trigger effects have given | `claim`, `action` |

What all games say (choose, if, you may, then, for each, joins, lists) is English
(`text/english`); what words come to in the game is asked of `lexicon.LEXICON`.
"""

from __future__ import annotations

import re
from typing import Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.d.cards import types as d_types
from bythebook.games.vanguard.d.keywords import marks as d_marks
from bythebook.games.vanguard.d.texts import events as d_events
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE, RIDE_DECK
from bythebook.games.vanguard.g.keywords import marks
from bythebook.games.vanguard.g.texts import events as g_events
from bythebook.games.vanguard.g.zones import zones as g_zones
from bythebook.games.vanguard.texts import events
from bythebook.games.vanguard.zones import zones
from bythebook.kernel.language import words as kernel_words
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state import refs
from bythebook.kernel.texts import lasting
from bythebook.text.english.counts import Exactly, UpTo
from bythebook.text.english.dialect import ENGLISH, grammar_of, lines_of, numbers
from bythebook.text.english.marks import AmongThem, Area
from bythebook.text.english.subjects import It, Someone, ThisCard
from bythebook.text.grammar import Terminal
from bythebook.text.vanguard import (
    abilities,
    ability_causes,
    actions,
    alike,
    battle_claims,
    battling,
    calling,
    causes,
    clans,
    columns,
    comparing,
    conditions,
    costs,
    deeds,
    differing,
    drawing,
    durations,
    features,
    folds,
    forbidding,
    getting,
    heads,
    history_claims,
    keywords,
    lexicon,
    looking,
    more_claims,
    nouns,
    paid_cards,
    places,
    reminders,
    scope,
    sentences,
    special_actions,
    states,
    stride_costs,
    times,
    triggers,
    turn_claims,
    turn_deeds,
    unit_keywords,
    ways,
    who_did,
    worked_out,
)
from bythebook.text.vanguard import events as events_
from bythebook.text.vanguard.d import (
    alchemagic,
    as_many,
    battle_words,
    card_types,
    continuous,
    costs_of_all,
    deck_texts,
    dresses,
    held_cards,
    instead,
    kinds,
    lists,
    moments,
    notes,
    order_words,
    orders,
    original_dress,
    own_words,
    player_effects,
    ride_deck_words,
    row_claims,
    rule_notes,
    set_order_moments,
    standing_by,
    trigger_effects,
    trigger_notes,
    unsaid,
)
from bythebook.text.vanguard.d import costs as d_costs
from bythebook.text.vanguard.d import lexicon as d_lexicon
from bythebook.text.vanguard.d import looking as d_looking

# Of two lines that print the same the earlier one is meant.
_MODULES: Final = (
    *ENGLISH,
    abilities,
    heads,
    costs,
    sentences,
    keywords,
    stride_costs,
    unit_keywords,
    reminders,
    triggers,
    causes,
    ability_causes,
    events_,
    drawing,
    times,
    moments,
    conditions,
    comparing,
    more_claims,
    battle_claims,
    turn_claims,
    history_claims,
    turn_deeds,
    row_claims,
    states,
    deeds,
    who_did,
    paid_cards,
    alike,
    actions,
    special_actions,
    looking,
    d_looking,
    as_many,
    calling,
    standing_by,
    ways,
    getting,
    trigger_effects,
    forbidding,
    battling,
    continuous,
    durations,
    nouns,
    worked_out,
    features,
    differing,
    places,
    columns,
    orders,
    dresses,
    own_words,
    battle_words,
    order_words,
    kinds,
    held_cards,
    d_costs,
    notes,
    rule_notes,
    player_effects,
    deck_texts,
    ride_deck_words,
    original_dress,
    set_order_moments,
    card_types,
    trigger_notes,
    lists,
    costs_of_all,
    instead,
    alchemagic,
    unsaid,
)
_FACTS: Final = (
    lexicon,
    d_lexicon,
    marks,
    d_marks,
    d_types,
    cards,
    events,
    g_events,
    d_events,
    zones,
    g_zones,
    kernel_words,
    lasting,
    refs,
    scope,
)
_BITS: Final = {"VC": places.V, "RC": places.R, "GC": places.G}


def _circle(token: str) -> int:
    return sum(_BITS[name] for name in token[1:-1].split("/"))


def _shown(bits: int) -> str:
    return f"({'/'.join(name for name, bit in _BITS.items() if bits & bit)})"


def _clan(token: str) -> str:
    if clans.is_damaged(token[1:-1]):
        raise ValueError(token)
    return token[1:-1]


_NO_NAMES: Final = "|".join(re.escape(word.replace(" ", "_")) for word in folds.QUOTED_WORDS)
_CONSTANTS: Final[dict[str, object]] = {
    "ORDER_ZONE": ORDER_ZONE,
    "NO_SENTENCES": (),
    "SAME_AGAIN": unsaid.SameAgain(),
    "RIDE_DECK": RIDE_DECK,
    "AS_BOUND": actions.Dest(zones.BIND),
    "ANY_SORT": nouns.Kind(0),
    "ANYBODY": triggers.Whoever(nouns.Kind(0)),
    "ON_THE_FIELD": nouns.Kind(lexicon.UNIT_HEAD, post=(places.OnCircle((places.V, places.R)),)),
    "AS_MANY": Exactly(1),
    "UP_TO_AS_MANY": UpTo(1),
    "THE_VANGUARD": nouns.Kind(lexicon.VANGUARD_HEAD),
    "THAT_UNIT": nouns.ThatUnit(that=True, form=5),
    "THAT_REAR_GUARD": It(that=True, form=6),
    "THIS_UNIT": ThisCard(form=5),
    "THE_OUTER": original_dress.OuterDress(form=1),
    "THE_OPPONENT": Someone(OPPONENT),
    "YOURSELF": Someone(YOU),
    "THE_PLAYER": Someone(),
    "ANY_AMONG": nouns.Kind(0, post=(AmongThem(),)),
    "IN_BIND": Area((zones.BIND,)),
    "JUST_BOUND": actions.Dest(zones.BIND),
    "DISCARDED_THERE": actions.Dest(zones.DROP),
    "JUST_REMOVED": actions.Dest(zones.REMOVED),
}
_TERMINALS: Final = {
    **numbers(9),
    "circle": Terminal(r"\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\)", int, _circle, _shown),
    "type_name": Terminal(r"\{.+\}", str, lambda token: token[1:-1], lambda word: f"{{{word}}}"),
    "clan": Terminal(r"<.+>", str, _clan, lambda clan: f"<{clan}>"),
    "name": Terminal(
        rf'"(?!\[)(?!(?:{_NO_NAMES})").+"', str, lambda token: token[1:-1], lambda name: f'"{name}"'
    ),
}

LINES: Final = lines_of(_MODULES, _TERMINALS)
GRAMMAR: Final = grammar_of(LINES, _MODULES, _FACTS, _TERMINALS, _CONSTANTS)
