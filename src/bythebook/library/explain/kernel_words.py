"""Words for the kernel's nouns, amounts, conditions and verbs."""

from __future__ import annotations

from typing import Any, Final

from bythebook.kernel import (
    amounts,
    conditions,
    control,
    deciding,
    lasting,
    nouns,
    resolve,
    verbs,
    words,
)
from bythebook.kernel.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    EV_ORIENT,
    EV_STATE,
    Ability,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    CHAR_CANNOT,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.nouns import Num
from bythebook.kernel.refs import BOTH, BOTTOM, FACE_DOWN, FACE_UP, NOTHING
from bythebook.kernel.words import ANYONE, AT_LEAST, AT_MOST, EQUAL, HAS, OPPONENT, YOU
from bythebook.library.explain.speaking import PLAYER, WHOSE, Say, Speaker

CATEGORIES: Final = {
    ACT: "activated ability",
    AUTO: "automatic ability",
    CONT: "continuous ability",
    CARD_EFFECT: "effect of the played card",
}
DURATIONS: Final = {
    # Whatever durations there are, by their names; some in better words.
    **{
        value: f"until the {name.replace('_', ' ').lower()}"
        for name, value in vars(lasting).items()
        if name.startswith("END_OF_") and type(value) is int
    },
    lasting.UNSAID: "for the rest of the game",
    lasting.END_OF_TURN: "until the turn ends",
    lasting.END_OF_OPPONENTS_NEXT_TURN: "until your opponent's next turn ends",
    lasting.THIS_GAME: "for the rest of the game",
}
_BOUND: Final = {
    resolve.R_SUBJECT: "the card it happened to",
    resolve.R_CHOSEN: "what was chosen",
    resolve.R_MOVED: "what was moved or seen",
    resolve.R_OTHER: "the other card of what happened",
    resolve.R_EXTRA: "the cards looked at",
    resolve.R_BATCH: "the cards taken one by one",
    resolve.R_REVEALED: "the cards revealed",
}


_SINGLE: Final = frozenset({"this card", "what was chosen", "the card it happened to"})


def count(s: Speaker, amount: Any, up_to: bool = False) -> str:
    """How many."""
    return f"{'up to ' if up_to else ''}{s.say(amount)}"


def compared(how: int, value: str) -> str:
    """A value that something is compared with."""
    after = {AT_LEAST: " or more", AT_MOST: " or less"}.get(how, "")
    return f"{value}{after}"


def test(s: Speaker, node: words.Test) -> str:
    char = s.char(node.char)
    if node.how in (AT_LEAST, AT_MOST, EQUAL):
        return f"{char} {compared(node.how, str(node.value))}"
    has = "with" if node.how == HAS else "without"
    wanted = [f"{word}" for word in node.words]
    if node.family is not None:
        wanted.append(s.say(node.family))
    if node.value:
        wanted.append(s.names.value(node.char, node.value))
    return f"{has} {char} {' or '.join(wanted)}"


def cards(s: Speaker, node: nouns.Cards) -> str:
    """The one noun phrase in plain words."""
    where = node.zones or (s.names.field if node.place else ())
    said = [s.names.kind_of(node.tests, where)]
    if node.other:
        said.insert(0, "other")
    if node.orient != NOTHING:
        said.insert(0, s.names.states.get(node.orient, "so turned"))
    named = [t for t in node.tests if not _is_kind(s, t)]
    said += [s.say(t) for t in named]
    if node.either:
        said.append("either " + " or ".join(" and ".join(map(s.say, e)) for e in node.either))
    for limit in node.limits:
        said.append(f"with {s.say(limit)}")
    if node.such is not None:
        said.append(f"of which holds: {s.say(node.such)}")
    if node.place:
        said.append(s.names.relations.get(node.place, "at a related place"))
    if node.zones:
        said.append(f"in {WHOSE[node.whose]} {s.names.zones(node.zones)}")
    elif node.whose == OPPONENT or (node.whose == YOU and not node.place):
        said.append("of yours" if node.whose == YOU else "of your opponent's")
    return " ".join(said)


def _is_kind(s: Speaker, node: words.Test) -> bool:
    return node.how == HAS and bool(node.value) and s.char(node.char) == "type"


def one(s: Speaker, node: Any) -> str:
    """Whoever something happens to."""
    if node is None:
        return "a card"
    return f"one of: {s.say(node)}," if isinstance(node, nouns.Cards) else s.say(node)


def trigger(s: Speaker, node: Trigger) -> str:
    """The moment an ability waits for."""
    who = one(s, node.who)
    if node.event == EV_MOVE:
        said = f"{who} is put"
        if node.target:
            said += f" into the {s.names.zones(node.target)}"
        if node.origin:
            said += f" from the {s.names.zones(node.origin)}"
    elif node.event == EV_ORIENT:
        said = f"{who} becomes {s.names.states.get(node.value, 'turned')}"
    elif node.event == EV_STATE:
        said = "the state asked for comes about"
    else:
        said = s.names.event(node, s)
    if node.event in (EV_MOVE, EV_ORIENT) and node.whose != ANYONE:
        said += f" ({PLAYER[node.whose]})"
    if node.turn != ANYONE:
        said += f", in {WHOSE[node.turn]} turn"
    if node.condition is not None:
        said += f", and {s.say(node.condition)}"
    if node.together:
        said += " (several at the same time are one)"
    return ", or ".join([said, *(s.say(other) for other in node.also)])


def modifier(s: Speaker, node: Modifier) -> str:
    """What a continuous ability does."""
    who = s.say(node.who)
    if node.op == GRANT and node.grants is not None:
        return f"{who} have this ability: {s.say(node.grants)}"
    if node.op == LOSE_ABILITIES:
        return f"{who} have no abilities"
    if node.char == CHAR_CANNOT:
        return f"{who} {s.names.cannot(node.bits)}"
    if node.op in (ADD, BECOME):
        return gets(s, who, node.char, node.amount, node.op == BECOME)
    given = [*node.words, *([s.names.value(node.char, node.bits)] if node.bits else [])]
    verb = "have no" if node.op == BITS_OFF else "also have"
    return f"{who} {verb} {s.char(node.char)} {', '.join(given)}"


def gets(s: Speaker, who: str, char: int, amount: Any, becomes: bool) -> str:
    """Somebody's value is changed."""
    if becomes:
        return f"the {s.char(char)} of {who} is {s.say(amount)}"
    verb = "gets" if who in _SINGLE else "get"
    if isinstance(amount, Num):
        return f"{who} {verb} {amount.n:+} {s.char(char)}"
    return f"{who} {verb} as much {s.char(char)} as ({s.say(amount)})"


def ability(s: Speaker, node: Ability) -> str:
    """A whole ability as a sentence."""
    return " ".join(sentences(s, node))


def sentences(s: Speaker, node: Ability) -> list[str]:
    """A whole ability, sentence by sentence."""
    said: list[str] = []
    lead: list[str] = []
    if node.trigger is not None:
        lead.append(f"when {s.say(node.trigger)}")
    if node.condition is not None:
        lead.append(f"{'while' if node.kind == CONT else 'if'} {s.say(node.condition)}")
    if node.kind == ACT:
        lead.append("you may use this in your main phase" if not lead else "you may use this")
    deeds = [s.say(m) for m in node.modifiers]
    if node.body:
        deeds.append(s.body(node.body))
    if node.replacement is not None:
        deeds.append(s.say(node.replacement))
    main = "; ".join(deeds) or "nothing is done"
    if node.kind == ACT and node.cost:
        main = f"pay ({cost(s, node)}), then {main}"
    said.append(_sentence(": ".join([", ".join(lead), main]) if lead else main))
    if node.cost and node.kind != ACT:
        said.append(_sentence(f"its cost is {cost(s, node)}"))
    if node.limit:
        said.append(_sentence(f"it works at most {node.limit} time(s) a turn"))
    return said


def cost(s: Speaker, node: Ability) -> str:
    """What is paid, in the order it is paid."""
    return ", then ".join(s.say(part) for part in node.cost)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def move(s: Speaker, node: verbs.MoveCards) -> str:
    said = f"put {s.say(node.what)} into {_target(node.whose)} {s.names.zones((node.to,))}"
    if node.index == BOTTOM:
        said += ", at the bottom"
    if node.orient > 0:
        said += f", {s.names.states.get(node.orient, 'turned')}"
    if node.face in (FACE_UP, FACE_DOWN):
        said += ", face down" if node.face == FACE_DOWN else ", face up"
    return said


def _target(whose: int) -> str:
    return {YOU: "your", OPPONENT: "your opponent's"}.get(whose, "its owner's")


def _amount_is(s: Speaker, node: conditions.AmountIs) -> str:
    if isinstance(node.amount, nouns.Count | amounts.Tally) and node.amount.times == 1:
        if (node.how, node.n) in ((EQUAL, 0), (AT_MOST, 0)):
            return f"there are none of: {s.say(node.amount.of)}"
        return f"there are {compared(node.how, str(node.n))} of: {s.say(node.amount.of)}"
    return f"{s.say(node.amount)} comes to {compared(node.how, str(node.n))}"


def _keep(s: Speaker, node: control.Keep) -> str:
    kept = _BOUND.get(node.reg, "what was spoken of before")
    return f"{kept} is remembered as {_BOUND.get(node.to, 'spoken of before')}"


def _if(s: Speaker, node: resolve.If) -> str:
    said = f"if {s.say(node.condition)}: ({s.body(node.then)})"
    return f"{said}, otherwise ({s.body(node.otherwise)})" if node.otherwise else said


def _replacement(s: Speaker, node: Replacement) -> str:
    may = f"{PLAYER[node.chooser]} may choose that " if node.optional else ""
    return f"if {s.say(node.would)} would happen, {may}instead ({s.body(node.instead)}) happens"


def until(node: Any) -> str:
    """How long."""
    return DURATIONS.get(node.until, "for a time")


def _times(times: int, said: str) -> str:
    return said if times == 1 else f"{times} times {said}"


def _scaled(s: Speaker, node: amounts.Scaled) -> str:
    said = _times(node.times, s.say(node.of))
    return f"{said} {'plus' if node.plus > 0 else 'minus'} {abs(node.plus)}" if node.plus else said


TABLE: Final[dict[type, Say]] = {
    Ability: ability,
    Trigger: trigger,
    Modifier: modifier,
    Replacement: _replacement,
    # Which cards, or players.
    nouns.This: lambda s, n: "this card",
    nouns.Bound: lambda s, n: _BOUND.get(n.reg, "what was spoken of before"),
    nouns.Rest: lambda s, n: "the rest of them",
    nouns.Player: lambda s, n: PLAYER[n.whose],
    nouns.Cards: cards,
    words.Test: test,
    nouns.Limit: lambda s, n: f"{s.char(n.char)} {compared(n.how, s.say(n.amount))}",
    amounts.Among: lambda s, n: f"those of {s.say(n.of)} that are {s.say(n.kind)}",
    amounts.MeantNow: lambda s, n: s.say(n.of),
    amounts.Except: lambda s, n: f"{s.say(n.of)}, but not {s.say(n.without)}",
    amounts.Both: lambda s, n: f"{s.say(n.first)} and {s.say(n.second)}",
    amounts.ThisIf: lambda s, n: f"this card (as long as {s.say(n.condition)})",
    verbs.Linked: lambda s, n: "the cards linked with this card",
    verbs.Below: lambda s, n: f"the cards under {s.say(n.host)}",
    # How many, how much.
    nouns.Num: lambda s, n: str(n.n),
    nouns.Count: lambda s, n: f"{n.times} for each of: {s.say(n.of)}",
    nouns.ValueOf: lambda s, n: _times(n.times, f"the {s.char(n.char)} of {s.say(n.of)}"),
    nouns.Variable: lambda s, n: f"{WHOSE[n.whose]} {s.names.variable(n.var)}",
    amounts.Scaled: _scaled,
    amounts.Total: lambda s, n: f"the {s.char(n.char)} of {s.say(n.of)} added up",
    amounts.OfEach: lambda s, n: f"its own {s.char(n.char)}",
    amounts.Stepped: lambda s, n: " or ".join(
        f"{value} (if {s.say(n.of)} comes to {compared(how, str(bound))})"
        for how, bound, value in n.steps
    ),
    amounts.Tally: lambda s, n: f"{n.times} for each of: {s.say(n.of)}",
    deciding.NamedNumber: lambda s, n: _times(n.times, "the number named"),
    # Whether.
    conditions.AmountIs: _amount_is,
    conditions.TurnOf: lambda s, n: f"it is {WHOSE[n.whose]} turn",
    conditions.Fits: lambda s, n: f"{s.say(n.noun)} is one of: {s.say(n.kind)}",
    conditions.StandsIn: lambda s, n: f"this card is in the {s.names.zones(n.zones)}",
    conditions.IsTurned: lambda s, n: f"this card is {s.names.states.get(n.orient, 'so turned')}",
    conditions.OnTop: lambda s, n: f"this card is the top card of your {s.names.zones((n.zone,))}",
    conditions.CameFrom: lambda s, n: (
        f"this card came onto the field in this turn from the {s.names.zones(n.zones)}"
    ),
    conditions.Every: lambda s, n: " and ".join(s.say(p) for p in n.parts),
    conditions.Unless: lambda s, n: f"it is not so that {s.say(n.part)}",
    amounts.Compare: lambda s, n: f"{s.say(n.amount)} comes to {compared(n.how, s.say(n.other))}",
    amounts.Either: lambda s, n: " or ".join(s.say(p) for p in n.parts),
    amounts.Exists: lambda s, n: f"there is one of: {s.say(n.noun)}",
    amounts.OneOfEach: lambda s, n: (
        "there are as many different cards: " + ", ".join(f"one of {s.say(c)}" for c in n.kinds)
    ),
    amounts.WasOf: lambda s, n: f"{s.say(n.noun)} is, or last was, one of: {s.say(n.kind)}",
    amounts.SubjectIs: lambda s, n: f"that card is one of: {s.say(n.kind)}",
    # What is done.
    resolve.If: _if,
    resolve.May: lambda s, n: f"{PLAYER[n.by]} may ({s.body(n.then)})",
    resolve.IfDid: lambda s, n: f"if you {'did' if n.did else 'did not'}: ({s.body(n.then)})",
    resolve.MayPay: lambda s, n: "you may pay the cost",
    control.Repeat: lambda s, n: f"{s.say(n.times)} time(s): ({s.body(n.then)})",
    control.OneOf: lambda s, n: (
        "you choose one of: " + " or ".join(f"({s.body(c)})" for c in n.choices)
    ),
    control.AsOther: lambda s, n: f"your opponent, as the one spoken to: ({s.body(n.then)})",
    control.Keep: _keep,
    control.NoteDone: lambda s, n: "note whether that was done",
    control.Undone: lambda s, n: "nothing counts as done yet",
    deciding.EachChooses: lambda s, n: (
        f"each player chooses {count(s, n.count, n.up_to)} of: {s.say(n.what)}"
    ),
    deciding.NameNumber: lambda s, n: f"name a number from {s.say(n.least)} to {s.say(n.most)}",
    verbs.ChooseCards: lambda s, n: (
        f"{PLAYER[n.by]} choose{'s' if n.by != YOU else ''} "
        f"{count(s, n.count, n.up_to)} of: {s.say(n.what)}"
    ),
    verbs.ChooseAmong: lambda s, n: (
        f"you choose {count(s, n.count, n.up_to)} of {s.say(n.among)} that are {s.say(n.kind)}"
    ),
    verbs.Search: lambda s, n: f"look for {count(s, n.count, n.up_to)} of: {s.say(n.what)}",
    verbs.MoveCards: move,
    verbs.TakeTop: lambda s, n: (
        f"put {count(s, n.count, n.up_to)} from the top of {WHOSE[n.whose]} "
        f"{s.names.zones((n.source,))} into the {s.names.zones((n.to,))}, one at a time"
    ),
    verbs.TurnCards: lambda s, n: (
        f"turn {s.say(n.what)} so that it is {s.names.states.get(n.orientation, 'turned')}"
    ),
    verbs.FlipCards: lambda s, n: (
        f"turn {s.say(n.what)} face {'down' if n.which == FACE_DOWN else 'up'}"
    ),
    verbs.RevealCards: lambda s, n: (
        f"show {s.say(n.what)} to {'everybody' if n.to == BOTH else 'one player'}"
    ),
    verbs.LookAtTop: lambda s, n: (
        f"look at {s.say(n.count)} from the top of {WHOSE[n.whose]} {s.names.zones((n.zone,))}"
    ),
    verbs.ShuffleZone: lambda s, n: f"shuffle {WHOSE[n.whose]} {s.names.zones((n.zone,))}",
    verbs.WinGame: lambda s, n: f"{PLAYER[n.whose]} win the game",
    verbs.LoseGame: lambda s, n: f"{PLAYER[n.whose]} lose the game",
    verbs.TakeExtraTurn: lambda s, n: f"{PLAYER[n.whose]} take another turn",
    verbs.PutUnder: lambda s, n: f"put {s.say(n.what)} under {s.say(n.host)}",
    lasting.Give: lambda s, n: f"{gets(s, s.say(n.what), n.char, n.amount, n.becomes)} {until(n)}",
    lasting.GiveWords: lambda s, n: (
        f"{s.say(n.what)} also have {s.char(n.char)} {', '.join(n.words)} {until(n)}"
    ),
    lasting.Forbid: lambda s, n: f"{s.say(n.what)} {s.names.cannot(n.bits)} {until(n)}",
    lasting.GrantAbility: lambda s, n: (
        f"{s.say(n.what)} have this ability {until(n)}: ({s.say(n.ability)})"
    ),
    lasting.TakeControl: lambda s, n: f"{PLAYER[n.whose]} are master of {s.say(n.what)} {until(n)}",
    lasting.Later: lambda s, n: f"later, {until(n)}: ({s.say(n.ability)})",
}
