"""Whole abilities as sentences: their moments, what they change, which cards they speak of."""

from __future__ import annotations

from typing import Any, Final

from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    COMMAND,
    CONT,
    EV_MOVE,
    EV_ORIENT,
    EV_STATE,
    LAY_OTHERWISE,
    Ability,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.language import amounts, nouns, words
from bythebook.kernel.language.words import ANYONE, HAS, LACKS, OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    CHAR_CANNOT,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.library.explain.speaking import NO_WORDS, PLAYER, WHOSE, Speaker, compared

CATEGORIES: Final = {
    ACT: "activated ability",
    AUTO: "automatic ability",
    CONT: "continuous ability",
    CARD_EFFECT: "effect of the played card",
    COMMAND: "what the card's text calls for by a name",
}
_SINGLE: Final = frozenset(
    {
        "this card",
        "that card",
        "what was chosen",
        "what was chosen first",
        "the card it happened to",
    }
)


def test(s: Speaker, node: words.Test) -> str:
    """One thing asked of a characteristic."""
    char = s.char(node.char)
    if node.how not in (HAS, LACKS):
        return f"{char} {compared(node.how, str(node.value))}"
    wanted = list(node.words)
    if node.family is not None:
        wanted.append(s.say(node.family))
    if node.value:
        wanted.append(s.names.value(node.char, node.value))
    has = "with" if node.how == HAS else "without"
    return f"{has} {char} {' or '.join(wanted) or 'of any kind'}"


def cards(s: Speaker, node: nouns.Cards) -> str:
    """The one noun phrase in plain words."""
    kinds = [t for t in node.tests if t.how == HAS and t.value and s.char(t.char) == "type"]
    said = [s.names.kind_of(kinds[0] if kinds else None)]
    if node.other:
        said.insert(0, "other")
    if node.orient != NOTHING:
        said.insert(0, s.names.state(node.orient))
    said += [s.say(t) for t in node.tests if t not in kinds[:1]]
    if node.either:
        said.append("either " + " or ".join(" and ".join(map(s.say, e)) for e in node.either))
    for limit in node.limits:
        said.append(f"with {s.say(limit)}")
    if node.such is not None:
        said.append(f"of which holds ({s.say(node.such)})")
    if node.place:
        said.append(s.names.relations.get(node.place, NO_WORDS))
    if node.zones:
        said.append(f"in {WHOSE[node.whose]} {s.names.zones(node.zones)}")
    elif node.whose == ANYONE:
        said.append("of anybody's")
    elif node.whose == OPPONENT or not node.place:
        said.append("of yours" if node.whose == YOU else "of your opponent's")
    return " ".join(said)


def one(s: Speaker, node: Any) -> str:
    """Whoever something happens to."""
    if node is None:
        return "a card"
    if isinstance(node, amounts.Both) and node.first == node.second:
        return s.say(node.first)
    return f"one of: {s.say(node)}," if isinstance(node, nouns.Cards) else s.say(node)


def trigger(s: Speaker, node: Trigger) -> str:
    """The moment an ability waits for."""
    who = one(s, node.who)
    value = node.value != NOTHING
    if node.event == EV_MOVE:
        said = f"{who} is moved"
        if node.value == LAY_OTHERWISE:
            said += ", which lay the other way up than cards lie there,"
            value = False
    elif node.event == EV_ORIENT:
        said = f"{who} becomes {s.names.state(node.value) if value else 'turned'}"
        value = False
    elif node.event == EV_STATE:
        said = "it comes about" if node.who is None else f"it comes about of {who}"
    else:
        said = s.names.event(node, s)
        value = False
    if value:
        said += NO_WORDS
    if node.origin:
        said += f" from the {s.names.zones(node.origin)}"
    if node.target:
        said += f" to the {s.names.zones(node.target)}"
    if node.whose != ANYONE and node.event not in s.names.begins:
        said += f" (the player: {PLAYER[node.whose]})"
    if node.turn != ANYONE:
        said += f", in {WHOSE[node.turn]} turn"
    if node.other is not None:
        said += f", with {one(s, node.other)} as the other card"
    if node.by_text_of != NOTHING:
        said += f", by {WHOSE[node.by_text_of]} text"
    if node.by is not None:
        said += f", by a text of {one(s, node.by)}"
    condition = "" if node.condition is None else s.say(node.condition)
    if condition:
        said += f", and ({condition})"
    if node.together:
        said += " (several at the same time are one)"
    return ", or ".join([said, *(s.say(other) for other in node.also)])


def modifier(s: Speaker, node: Modifier) -> str:
    """What a continuous ability does."""
    who = s.say(node.who)
    if node.op == GRANT and node.grants is not None:
        return f"{who} have this ability: ({s.say(node.grants)})"
    if node.op == LOSE_ABILITIES:
        return f"{who} have lost {lost(s, node.bits)}"
    if node.op in (ADD, BECOME):
        return gets(s, who, node.char, node.amount, node.op == BECOME)
    if node.char == CHAR_CANNOT and node.op == BITS_ON:
        return f"{who} {barred(s, node.bits, node.words)}"
    given = [*node.words, *([s.names.value(node.char, node.bits)] if node.bits else [])]
    verb = {BITS_ON: "also have", BITS_OFF: "have no"}.get(node.op, NO_WORDS)
    return f"{who} {verb} {s.char(node.char)} {' and '.join(given) or 'of any kind'}"


def barred(s: Speaker, bits: int, named: tuple[str, ...] = ()) -> str:
    """What somebody cannot do; names are what they cannot do it with."""
    said = [s.names.cannot(bits)] if bits or not named else []
    return " and ".join([*said, *(f"cannot {word}" for word in named)])


def lost(s: Speaker, marks: int) -> str:
    """Which abilities are lost."""
    return f"their abilities with {s.marked(marks)}" if marks else "all their abilities"


def gets(s: Speaker, who: str, char: int, amount: Any, becomes: bool) -> str:
    """Somebody's value is changed."""
    if becomes:
        return f"the {s.char(char)} of {who} is {s.say(amount)}"
    verb = "gets" if who in _SINGLE else "get"
    if isinstance(amount, nouns.Num):
        return f"{who} {verb} {amount.n:+} {s.char(char)}"
    return f"{who} {verb} as much {s.char(char)} as ({s.say(amount)})"


def ability(s: Speaker, node: Ability) -> str:
    """A whole ability as a sentence."""
    return " ".join(sentences(s, node))


def sentences(s: Speaker, node: Ability) -> list[str]:
    """A whole ability, sentence by sentence."""
    lead: list[str] = []
    if node.trigger is not None:
        lead.append(f"when {s.say(node.trigger)}")
    if node.condition is not None:
        condition = s.say(node.condition)
        if condition:
            lead.append(f"{'while' if node.kind == CONT else 'if'} {condition}")
    if node.kind == ACT:
        lead.append("you may activate this")
    elif node.kind == CARD_EFFECT:
        lead.append("when this card is played")
    elif node.kind == COMMAND:
        lead.append("when this is called for")
    elif node.kind == AUTO and node.trigger is None:
        lead.append("by itself")
    elif node.kind == CONT and not lead:
        lead.append("all the time")
    deeds = [s.say(m) for m in node.modifiers]
    if node.body:
        deeds.append(s.body(node.body))
    if node.replacement is not None:
        deeds.append(s.say(node.replacement))
    main = "; ".join(deeds) or s.names.done_by(node.marks) or "nothing is done"
    cost = f"({', then '.join(map(s.say, node.cost))})"
    if node.cost and node.kind == ACT:
        main = f"for {cost}: {main}"
    said = [_sentence(f"{', '.join(lead)}: {main}" if lead else main)]
    if node.cost and node.kind != ACT:
        said.append(_sentence(f"its cost is {cost}"))
    if node.limit:
        said.append(_sentence(f"it works at most {node.limit} time(s) a turn"))
    if node.called:
        said.append(_sentence(f"it is called {node.called}"))
    if node.marks:
        said.append(_sentence(f"it is {', '.join(s.names.marks(node.marks))}"))
    if node.zones:
        said.append(_sentence(f"it works in the {s.names.zones(node.zones)}"))
    return said


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def replacement(s: Speaker, node: Replacement) -> str:
    """One thing instead of another."""
    may = f"{PLAYER[node.chooser]} may choose that " if node.optional else ""
    if node.chooser != YOU and not node.optional:
        may = f"as {PLAYER[node.chooser]} would choose, "
    return f"if {s.say(node.would)} would happen, {may}instead ({s.body(node.instead)}) happens"
