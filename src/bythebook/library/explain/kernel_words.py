"""Words for the kernel's nouns, amounts, conditions and verbs."""

from __future__ import annotations

from typing import Any, Final

from bythebook.kernel.abilities import resolve
from bythebook.kernel.abilities.abilities import Ability, CardDef, Modifier, Replacement, Trigger
from bythebook.kernel.language import amounts, conditions, nouns, words
from bythebook.kernel.language.words import AT_MOST, EQUAL, OPPONENT, YOU
from bythebook.kernel.state.refs import BOTH, BOTTOM, FACE_DOWN, NOTHING, TOP
from bythebook.kernel.texts import afterwards, branching, deciding, lasting, verbs
from bythebook.library.explain import sentences
from bythebook.library.explain.speaking import (
    NO_WORDS,
    PLAYER,
    WHOSE,
    Say,
    Speaker,
    bound,
    compared,
    kept,
)


def whose_zone(whose: int) -> str:
    """Into whose zone a card goes."""
    return "its owner's" if whose == NOTHING else WHOSE[whose]


def at_end(index: int) -> str:
    """At which end of a zone, if it is said."""
    return {TOP: "", BOTTOM: ", at the bottom"}.get(index, NO_WORDS)


def face(which: int) -> str:
    """How a card is to lie, if it is said."""
    if which == NOTHING:
        return ""
    return ", face down" if which == FACE_DOWN else ", face up"


def moved(s: Speaker, node: Any) -> str:
    """What goes where, and how it comes to lie there."""
    return (
        f"{s.say(node.what)} into {whose_zone(node.whose)} {s.zone(node.to)}"
        f"{at_end(node.index)}{s.turned(node.orient)}{face(node.face)}"
    )


def joined(s: Speaker, parts: tuple[Any, ...], word: str) -> str:
    """Several conditions, each apart from the others; what is so anyhow is not said."""
    said = [words for words in map(s.say, parts) if words]
    return said[0] if len(said) == 1 < len(parts) else f" {word} ".join(f"({w})" for w in said)


def times(n: int, said: str) -> str:
    """So many times."""
    return said if n == 1 else f"{n} times {said}"


def _amount_is(s: Speaker, node: conditions.AmountIs) -> str:
    amount = node.amount
    if isinstance(amount, nouns.Count | amounts.Tally) and amount.times == 1:
        are = "there are" if isinstance(amount, nouns.Count) else "there were"
        if node.n == 0 and node.how in (EQUAL, AT_MOST):
            none = "none" if node.how == EQUAL else "none at all"
            return f"{are} {none} of: {s.say(amount.of)}"
        return f"{are} {compared(node.how, str(node.n))} of: {s.say(amount.of)}"
    return f"{s.say(amount)} comes to {compared(node.how, str(node.n))}"


def _scaled(s: Speaker, node: amounts.Scaled) -> str:
    said = f"{node.times} times ({s.say(node.of)})"
    return f"{said} {'plus' if node.plus > 0 else 'minus'} {abs(node.plus)}" if node.plus else said


def _value_of(s: Speaker, node: nouns.ValueOf) -> str:
    said = times(node.times, f"the {s.char(node.char)} of {s.say(node.of)}")
    return f"({said}, and {node.plus:+} if there is one)" if node.plus else said


def _if(s: Speaker, node: resolve.If) -> str:
    condition = s.say(node.condition)
    if not condition:
        return f"({s.body(node.then)})"
    said = f"if {condition}: ({s.body(node.then)})"
    return f"{said}, otherwise ({s.body(node.otherwise)})" if node.otherwise else said


def chooses(whose: int) -> str:
    """Who chooses."""
    return "you choose" if whose == YOU else f"{PLAYER[whose]} chooses"


def _choose(s: Speaker, node: verbs.ChooseCards) -> str:
    said = f"{chooses(node.by)} {s.count(node.count, node.up_to)} of: {s.say(node.what)}"
    if node.looked:
        said += ", having looked at them"
    if node.without != NOTHING:
        said += f", but not of {bound(node.without)}"
    return said + kept(node.reg, resolve.R_CHOSEN)


AFTERWARDS: Final = "when this text has been carried out"


def later(s: Speaker, node: lasting.Later) -> str:
    """When an ability waits that is made by a text."""
    said = f"later, {s.until(node.until)}"
    if node.next:
        said += ", the very next time"
    if node.after:
        said += ", not in this turn"
    if node.about is not None:
        said += f", with {s.say(node.about)} as the card it happens to"
    return said


def _printed(s: Speaker, node: CardDef) -> str:
    has = [_value(s, char, value) for char, value in enumerate(node.values) if value > 0]
    own = "".join(f", with this ability: ({s.say(a)})" for a in node.abilities)
    return f"{node.name} ({', '.join([*has, *(f'trait {t}' for t in node.traits)])}){own}"


def _value(s: Speaker, char: int, value: int) -> str:
    """A printed characteristic: by its name, or so much."""
    named = s.names.value(char, value)
    return f"{s.char(char)} {value if named == NO_WORDS else named}"


TABLE: Final[dict[type, Say]] = {
    Ability: sentences.ability,
    Trigger: sentences.trigger,
    Modifier: sentences.modifier,
    Replacement: sentences.replacement,
    CardDef: _printed,
    # Which cards, or players.
    nouns.This: lambda s, n: "this card",
    nouns.Bound: lambda s, n: bound(n.reg),
    nouns.Rest: lambda s, n: f"the rest of {bound(n.reg)}, without {bound(n.without)}",
    nouns.Player: lambda s, n: PLAYER[n.whose],
    nouns.Cards: sentences.cards,
    words.Test: sentences.test,
    nouns.Limit: lambda s, n: f"{s.char(n.char)} {compared(n.how, f'({s.say(n.amount)})')}",
    amounts.Among: lambda s, n: f"those of ({s.say(n.of)}) that are ({s.kind(n.kind)})",
    amounts.MeantNow: lambda s, n: f"those that are now ({s.say(n.of)})",
    amounts.Except: lambda s, n: f"({s.say(n.of)}) but not ({s.say(n.without)})",
    amounts.Both: lambda s, n: f"({s.say(n.first)}) and ({s.say(n.second)})",
    amounts.ThisIf: lambda s, n: f"this card (as long as {s.say(n.condition)})",
    verbs.Linked: lambda s, n: "the cards linked with this card",
    verbs.Below: lambda s, n: f"the cards under {s.say(n.host)}",
    # How many, how much.
    nouns.Num: lambda s, n: str(n.n),
    nouns.Count: lambda s, n: f"{n.times} for each of: {s.say(n.of)}",
    nouns.ValueOf: _value_of,
    nouns.Variable: lambda s, n: f"{WHOSE[n.whose]} {s.names.variable(n.var)}",
    amounts.Scaled: _scaled,
    amounts.Total: lambda s, n: f"the {s.char(n.char)} of {s.say(n.of)} added up",
    amounts.OfEach: lambda s, n: f"its own {s.char(n.char)}",
    amounts.Stepped: lambda s, n: " or ".join(
        f"{value} (if {s.say(n.of)} comes to {compared(how, str(limit))})"
        for how, limit, value in n.steps
    ),
    amounts.Tally: lambda s, n: f"{n.times} for each there was of: {s.say(n.of)}",
    amounts.Variety: lambda s, n: f"how much {s.say(n.of)} vary in {s.char(n.char)}",
    amounts.BitsOf: lambda s, n: f"how many {s.char(n.char)} {s.say(n.of)} have between them",
    amounts.Different: lambda s, n: f"how many of {s.say(n.of)} differ in {s.char(n.char)}",
    deciding.NamedNumber: lambda s, n: (
        times(n.times, "the number named") + kept(n.reg, resolve.R_EXTRA)
    ),
    # Whether.
    conditions.AmountIs: _amount_is,
    conditions.TurnOf: lambda s, n: f"it is {WHOSE[n.whose]} turn",
    conditions.Fits: lambda s, n: f"{s.say(n.noun)} is, or last was, one of: {s.kind(n.kind)}",
    conditions.OfKind: lambda s, n: f"it is one of: {s.say(n.kind)}",
    conditions.StandsIn: lambda s, n: f"this card is in the {s.names.zones(n.zones)}",
    conditions.IsTurned: lambda s, n: f"this card is, or was as it left, {s.names.state(n.orient)}",
    conditions.LiesFaced: lambda s, n: f"this card lies{face(n.face)[1:]}",
    conditions.OnTop: lambda s, n: f"this card is the top card of your {s.zone(n.zone)}",
    conditions.CameFrom: lambda s, n: (
        f"this card came onto the field in this turn from the {s.names.zones(n.zones)}"
    ),
    conditions.Several: lambda s, n: "asked together: " + joined(s, n.parts, "with"),
    conditions.Every: lambda s, n: joined(s, n.parts, "and"),
    conditions.Unless: lambda s, n: f"it is not so that ({s.say(n.part)})",
    amounts.Compare: lambda s, n: (
        f"({s.say(n.amount)}) comes to {compared(n.how, f'({s.say(n.other)})')}"
    ),
    amounts.Either: lambda s, n: joined(s, n.parts, "or"),
    amounts.Exists: lambda s, n: f"there is one of: {s.say(n.noun)}",
    amounts.OneOfEach: lambda s, n: (
        "there are as many different cards: " + ", ".join(f"one of ({s.say(c)})" for c in n.kinds)
    ),
    amounts.SubjectIs: lambda s, n: f"that card is one of: {s.kind(n.kind)}",
    # What is done.
    resolve.If: _if,
    resolve.May: lambda s, n: f"{PLAYER[n.by]} may ({s.body(n.then)})",
    resolve.IfDid: lambda s, n: f"if you {'did' if n.did else 'did not'}: ({s.body(n.then)})",
    resolve.MayPay: lambda s, n: (
        "you may pay the cost"
        if n.of is None
        else f"you may pay this cost: ({', then '.join(map(s.say, n.of.cost))})"
    ),
    resolve.MayPayOften: lambda s, n: f"you may pay the cost up to {n.most} times",
    branching.Repeat: lambda s, n: (
        f"({s.say(n.times)}) time(s): ({s.body(n.then)}){kept(n.reg, resolve.R_LOOP)}"
    ),
    branching.OneOf: lambda s, n: (
        "you choose one of: " + " or ".join(f"({s.body(c)})" for c in n.choices)
    ),
    branching.Listed: lambda s, n: (
        "of this list, as it is before any of it is done: "
        + ", then ".join(
            f"if ({s.say(c)}): ({s.body(i)})" for c, i in zip(n.conditions, n.items, strict=False)
        )
        + kept(n.reg, resolve.R_LOOP + 1)
    ),
    branching.AsOther: lambda s, n: f"your opponent, as the one spoken to: ({s.body(n.then)})",
    branching.Keep: lambda s, n: f"{bound(n.reg)} is from here on {bound(n.to)}",
    branching.Join: lambda s, n: f"{bound(n.reg)} is from here on among {bound(n.to)}",
    branching.NoteDone: lambda s, n: (
        f"it counts as done if there are {n.least} or more of: {s.say(n.what)}"
    ),
    branching.Undone: lambda s, n: "nothing counts as done yet",
    deciding.EachChooses: lambda s, n: (
        f"each player chooses {s.count(n.count, n.up_to)} of: {s.say(n.what)}"
        f"{kept(n.reg, resolve.R_CHOSEN)}"
    ),
    deciding.NameNumber: lambda s, n: (
        f"name a number {'up to' if n.up_to else 'between'} ({s.say(n.least)}) and "
        f"({s.say(n.most)}){kept(n.reg, resolve.R_EXTRA)}"
    ),
    verbs.ChooseCards: _choose,
    verbs.ChooseAmong: lambda s, n: (
        f"{chooses(n.by)} {s.count(n.count, n.up_to)} of ({s.say(n.among)}) that are "
        f"({s.kind(n.kind)}){kept(n.reg, resolve.R_CHOSEN)}"
    ),
    verbs.Search: lambda s, n: (
        f"look for {s.count(n.count, n.up_to)} of: {s.say(n.what)}{kept(n.reg, resolve.R_CHOSEN)}"
    ),
    verbs.MoveCards: lambda s, n: f"put {moved(s, n)}",
    verbs.TakeTop: lambda s, n: (
        f"put {s.count(n.count, n.up_to)} from the top of {WHOSE[n.whose]} {s.zone(n.source)} "
        f"into the {s.zone(n.to)}, one at a time{kept(n.reg, resolve.R_BATCH)}"
    ),
    verbs.TurnCards: lambda s, n: f"turn {s.say(n.what)}{s.turned(n.orientation)}",
    verbs.FlipCards: lambda s, n: f"turn over {s.say(n.what)}{face(n.which)}",
    verbs.RevealCards: lambda s, n: (
        f"show {s.say(n.what)} to "
        + {BOTH: "everybody", 1 << YOU: "you", 1 << OPPONENT: "your opponent"}.get(n.to, NO_WORDS)
    ),
    verbs.LookAtTop: lambda s, n: (
        f"look at {s.say(n.count)} from the top of {WHOSE[n.whose]} {s.zone(n.zone)}"
        f"{kept(n.reg, resolve.R_MOVED)}"
    ),
    verbs.ShuffleZone: lambda s, n: f"shuffle {WHOSE[n.whose]} {s.zone(n.zone)}",
    verbs.Announce: lambda s, n: (
        f"this is told to whoever waits for it: {s.say(Trigger(n.event, value=n.value))}"
    ),
    verbs.WinGame: lambda s, n: f"{PLAYER[n.whose]} win the game",
    verbs.LoseGame: lambda s, n: f"{PLAYER[n.whose]} lose the game",
    verbs.TakeExtraTurn: lambda s, n: f"{PLAYER[n.whose]} take another turn",
    verbs.LinkCards: lambda s, n: f"link this card with {s.say(n.what)}",
    verbs.PutUnder: lambda s, n: f"put {s.say(n.what)} under {s.say(n.host)}",
    verbs.MakeToken: lambda s, n: (
        f"{n.count} tokens come into being in your {s.zone(n.zone)}: {s.say(n.card)}"
    ),
    verbs.BecomeNew: lambda s, n: f"{s.say(n.what)} become new cards where they lie",
    lasting.Give: lambda s, n: (
        f"{sentences.gets(s, s.say(n.what), n.char, n.amount, n.becomes)} {s.until(n.until)}"
    ),
    lasting.GiveWords: lambda s, n: (
        f"{s.say(n.what)} also have {s.char(n.char)} {' and '.join(n.words)} {s.until(n.until)}"
    ),
    lasting.GiveBits: lambda s, n: (
        f"{s.say(n.what)} also have {s.char(n.char)} {s.names.value(n.char, n.bits)} "
        f"{s.until(n.until)}"
    ),
    lasting.Forbid: lambda s, n: f"{s.say(n.what)} {s.names.cannot(n.bits)} {s.until(n.until)}",
    lasting.GrantAbility: lambda s, n: (
        f"{s.say(n.what)} have this ability {s.until(n.until)}: ({s.say(n.ability)})"
    ),
    lasting.LoseAbilities: lambda s, n: (
        f"{s.say(n.what)} lose {sentences.lost(s, n.marks)} {s.until(n.until)}"
    ),
    lasting.GrantThis: lambda s, n: f"{s.say(n.what)} have this very ability {s.until(n.until)}",
    lasting.TakeControl: lambda s, n: (
        f"{PLAYER[n.whose]} are master of {s.say(n.what)} {s.until(n.until)}"
    ),
    lasting.Later: lambda s, n: f"{later(s, n)}: ({s.say(n.ability)})",
    afterwards.Afterwards: lambda s, n: f"{AFTERWARDS}: ({s.say(n.ability)})",
}
