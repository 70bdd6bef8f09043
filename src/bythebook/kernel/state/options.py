"""The words decisions are made of: kinds of decisions, and option verbs with their fields.

An option is a tuple: a verb and its fields. Each verb declares what its fields
are, so that views, records, terminals and `why_not` can translate it.
"""

from typing import Final

# Kinds of decisions.
K_CHOOSE: Final = 1
K_MAY: Final = 2
K_STANDBY: Final = 3
K_PLAY: Final = 4
K_NUMBER: Final = 5
K_ORDER: Final = 6
K_INTERRUPT: Final = 7
K_REPLACE: Final = 8
K_LOOP: Final = 9
K_COUNTER: Final = 10
K_PAY: Final = 11
K_NAME: Final = 12
FIRST_KIND: Final = 32

# Verbs.
V_PASS: Final = 0
V_DONE: Final = 1
V_PICK: Final = 2
V_YES: Final = 3
V_NO: Final = 4
V_NUMBER: Final = 5
V_STANDBY: Final = 6
V_REPLACE: Final = 7
V_FIRST: Final = 8
V_ACTIVATE: Final = 9
V_CONCEDE: Final = 10
V_NAME: Final = 11
V_NAMES: Final = 12
"""names from one to another, of which one is named then"""
V_UNPLAYED: Final = 13
"""an ability in standby ceases to stand by without being played"""
FIRST_VERB: Final = 32

KINDS: Final[dict[int, str]] = {
    K_CHOOSE: "choose",
    K_MAY: "may",
    K_STANDBY: "standby",
    K_PLAY: "play",
    K_NUMBER: "number",
    K_ORDER: "order",
    K_INTERRUPT: "interrupt",
    K_REPLACE: "replace",
    K_LOOP: "loop",
    K_COUNTER: "counter",
    K_PAY: "pay",
    K_NAME: "name",
}

# What the fields of a verb are.
F_CARD: Final = "card"
F_ABILITY: Final = "ability"
F_ZONE: Final = "zone"
F_NUMBER: Final = "number"
F_WORD: Final = "word"
"""which of its words: of the card in the field before, as the book counts them"""

F_NAME: Final = "name"
"""a card name, by its place among those that can be named in the match (`Library.names`)"""

VERBS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    V_PASS: ("pass", ()),
    V_DONE: ("done", ()),
    V_PICK: ("pick", (F_CARD,)),
    V_YES: ("yes", ()),
    V_NO: ("no", ()),
    V_NUMBER: ("number", (F_NUMBER,)),
    V_STANDBY: ("resolve", (F_CARD, F_ABILITY, F_CARD, F_NUMBER)),
    V_REPLACE: ("replace with", (F_CARD, F_ABILITY)),
    V_FIRST: ("first", (F_NUMBER,)),
    V_ACTIVATE: ("activate", (F_CARD, F_ABILITY)),
    V_CONCEDE: ("concede", ()),
    V_NAME: ("name", (F_NAME,)),
    V_NAMES: ("names", (F_NAME, F_NAME)),
    V_UNPLAYED: ("leave unplayed", (F_CARD, F_ABILITY, F_CARD, F_NUMBER)),
}


def declare_kind(kind: int, name: str) -> int:
    """A book names a kind of decision of its own."""
    assert KINDS.get(kind, name) == name, f"kind {kind} is {KINDS[kind]!r} already, not {name!r}"
    KINDS[kind] = name
    return kind


def declare_verb(verb: int, name: str, fields: tuple[str, ...]) -> int:
    """A book names a verb of its own and what its fields are."""
    known = VERBS.get(verb, (name, fields))
    assert known == (name, fields), f"verb {verb} is {known[0]!r} already, not {name!r}"
    VERBS[verb] = (name, fields)
    return verb
