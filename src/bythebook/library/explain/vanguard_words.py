"""Words for what only Vanguard does: its verbs, costs, conditions, amounts.

What has no words of its own here says what its class is, and what its fields hold.
"""

from __future__ import annotations

from typing import Any, Final

from bythebook.games.vanguard import preparation
from bythebook.games.vanguard.abilities import nullifying
from bythebook.games.vanguard.actions import riding
from bythebook.games.vanguard.battle import attack_by_effect
from bythebook.games.vanguard.battle import effects as battle_effects
from bythebook.games.vanguard.battle import nouns as battle_nouns
from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.other import unique
from bythebook.games.vanguard.texts import (
    calling,
    columns,
    costs,
    deck,
    declaring,
    deeds_this_turn,
    drawing,
    effects,
    events,
    limiting,
    losing,
    moving,
    nouns,
    paid,
    payments,
    phases,
    raising,
    shuffling,
    together,
    triggers,
    turn_history,
)
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_EXTRA, R_MOVED, R_REVEALED
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import BOTTOM, NOTHING
from bythebook.kernel.texts import verbs
from bythebook.library.explain import kernel_words
from bythebook.library.explain.kernel_words import at_end, face, times
from bythebook.library.explain.speaking import (
    NO_WORDS,
    PLAYER,
    WHOSE,
    Say,
    Speaker,
    bound,
    by_bits,
    compared,
    kept,
)
from bythebook.library.explain.vanguard_names import PHASES


def _onto(s: Speaker, onto: calling.Onto) -> str:
    where = f"{'an open one' if onto.open else 'one'} of the {s.names.zones(onto.circles)}"
    if onto.column is not None:
        where += f" in the column of {s.say(onto.column)}"
    if onto.left:
        where += ", where the card was that was moved last"
    if onto.here:
        where += ", where this card is or was"
    if onto.taken:
        where += " with a unit"
    if onto.elsewhere:
        where += ", not where this card is or was"
    return where + (", each to another" if onto.apart else "")


def _call(s: Speaker, n: calling.CallCards) -> str:
    whose = "" if n.whose == YOU else f" of {PLAYER[n.whose]}"
    return (
        f"call {s.say(n.what)} to {_onto(s, n.onto)}{whose}{s.turned(n.orientation)}"
        f"{kept(n.reg, R_MOVED)}"
    )


_DEEDS: Final = {
    deeds_this_turn.SOUL_CHARGE_DEED: "soul charged",
    deeds_this_turn.COUNTER_CHARGE_DEED: "counter charged",
}


def _moved_this_turn(s: Speaker, n: turn_history.MovedThisTurn) -> str:
    kind = "".join(f" ({s.say(test)})" for test in n.tests)
    came = f" from {s.names.zones(n.origin)}" if n.origin else ""
    by = ", by an effect" if n.effect else ""
    return (
        f"{compared(n.how, str(n.n))} of the cards{kind} of {PLAYER[n.whose]} went{came} to "
        f"{s.names.zones(n.target)} this turn{by}"
    )


def _differing(base: type) -> Say:
    """Choosing cards that differ from each other."""
    return lambda s, n: f"{kernel_words.TABLE[base](s, n)}, no two with the same {s.char(n.char)}"


def _draw(s: Speaker, n: deck.Draw) -> str:
    who = "" if n.whose == YOU else f"{PLAYER[n.whose]}: "
    return f"{who}draw {s.count(n.count, n.up_to)}{kept(n.reg, NOTHING)}"


def _from_deck(verb: str, usual: int) -> Say:
    """Something done with cards of the top of a deck."""

    def said(s: Speaker, n: Any) -> str:
        return (
            f"{verb} {s.count(n.count, n.up_to)} from the top of {WHOSE[n.whose]} deck"
            f"{kept(n.reg, usual)}"
        )

    return said


def _done_to(verb: str) -> Say:
    """Something done to cards."""
    return lambda s, n: f"{verb} {s.say(n.what)}{kept(n.reg, R_MOVED)}"


def _where_it_went(s: Speaker, zones: tuple[int, ...]) -> str:
    return f", also in the {s.names.zones(zones)} it went to," if zones else ""


def _end(index: int) -> str:
    return ", at the bottom" if index == BOTTOM else ""


def _put_cost(s: Speaker, n: costs.PutCost) -> str:
    shown = ", shown," if n.shown else ""
    return (
        f"put {n.count} of: {s.say(n.what)}{shown} into the {s.zone(n.to)}"
        f"{_end(n.index)}{face(n.face)}"
    )


def _put(s: Speaker, n: moving.Put) -> str:
    whose = "" if n.whose == NOTHING else f"{WHOSE[n.whose]} "
    return (
        f"put {s.say(n.what)} into {whose or 'the '}{s.zone(n.to)}{at_end(n.index)}"
        f"{s.turned(n.orient)}{face(n.face)}{kept(n.reg, R_MOVED)}"
    )


_BATTLES: Final = {
    events.VANGUARD_ATTACKED: "on a vanguard",
    events.REAR_GUARD_ATTACKED: "on a rear-guard",
    events.BY_VANGUARD: "by a vanguard",
    events.BY_REAR_GUARD: "by a rear-guard",
}


def _bits(s: Speaker, char: int, bits: int) -> str:
    """What bits stand for: something that cannot be done, or a value of a characteristic."""
    if char == CHAR_CANNOT:
        return f"({s.names.cannot(bits)})"
    return f"{s.char(char)} {s.names.value(char, bits)}"


def _in_phase(s: Speaker, n: phases.InPhase) -> str:
    """A phase is called as its beginning is."""
    moment = PHASES.get(n.phase, NO_WORDS)
    return f"it is {WHOSE[n.whose]} {moment.removesuffix(' begins')}"


def _declare(s: Speaker, n: declaring.Declare) -> str:
    kind = f", of a card with {s.say(n.tests)}" if n.tests else ""
    return f"{PLAYER[n.whose]}: declare a card name{kind}{kept(n.reg, R_CHOSEN)}"


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    # Which cards; how many; whether.
    riding.RiddenUpon: lambda s, n: "this unit, with its text, is ridden upon",
    cards.NamesWith: lambda s, n: f'with "{n.part}" in it',
    cards.OfClan: lambda s, n: f"<<{n.clan}>>, or every clan",
    cards.OtherClans: lambda s, n: f"any clan but <<{n.clan}>>",
    nouns.InColumnOf: lambda s, n: f"this card is in the same column as {s.say(n.of)}",
    nouns.InRowOf: lambda s, n: f"this card is in the same row as {s.say(n.of)}",
    turn_history.MovedThisTurn: _moved_this_turn,
    raising.RaisedByAbility: lambda s, n: (
        f"{s.char(n.char)} of {s.say(n.who)} is raised by an ability"
        f"{f' without {s.marked(n.marks)}' if n.marks else ''}"
    ),
    deeds_this_turn.Did: lambda s, n: f"you {_DEEDS.get(n.deed, 'did something')} this turn",
    deeds_this_turn.BlastedSoul: lambda s, n: (
        f"you soul blasted {n.n} or more together this turn for an ability"
        f"{' of a vanguard' if n.vanguard else ''}"
    ),
    deeds_this_turn.DriveChecked: lambda s, n: (
        f"drive checks of {PLAYER[n.whose]} revealed a card"
        f"{''.join(f' ({s.say(test)})' for test in n.tests)} in this "
        f"{'battle' if n.battle else 'turn'}"
    ),
    deeds_this_turn.RodeFrom: lambda s, n: (
        f"{s.say(n.who)} were placed this turn{', in the ride phase,' if n.in_phase else ''} by"
        " riding a unit"
        f"{''.join(f' ({s.say(test)})' for test in n.tests)}"
    ),
    deeds_this_turn.SangThisTurn: lambda s, n: (
        f"{compared(n.how, str(n.n))} Songs{''.join(f' ({s.say(test)})' for test in n.tests)} "
        "were sung this turn"
    ),
    turn_history.HaveAttacked: lambda s, n: (
        f"{s.say(n.who)} have attacked {n.n} times or more this turn"
    ),
    nouns.ShareName: lambda s, n: f"{s.say(n.of)} have one name in common",
    nouns.HasOneClan: lambda s, n: "it has one clan and no other",
    nouns.SameGrades: lambda s, n: f"{s.say(n.of)} are all of one grade",
    nouns.DifferentNames: lambda s, n: f"as many as have different names among: {s.say(n.of)}",
    nouns.OriginalTotal: lambda s, n: f"the original {s.char(n.char)} of {s.say(n.of)}, added up",
    nouns.HasOriginal: lambda s, n: f"its original {s.char(n.char)} is {compared(n.how, str(n.n))}",
    battle_nouns.AttackingUnits: lambda s, n: (
        f"{'the' if n.whose == ANYONE else WHOSE[n.whose]} attacking unit"
    ),
    battle_nouns.AttackedUnits: lambda s, n: "the units being attacked",
    battle_nouns.BoostedUnits: lambda s, n: "the boosted unit",
    battle_nouns.BoostingUnits: lambda s, n: "the boosting unit",
    battle_nouns.BattleOpponents: lambda s, n: "the unit this one battles",
    battle_nouns.IsAttacking: lambda s, n: "this unit is attacking",
    battle_nouns.IsAttacked: lambda s, n: "this unit is being attacked",
    battle_nouns.IsBoosting: lambda s, n: "this unit is boosting",
    battle_nouns.IsGuarding: lambda s, n: "this unit guards a unit that is being attacked",
    battle_nouns.AttackedInBattle: lambda s, n: "it is the battle that this unit attacked in",
    battle_nouns.WasAttackedInBattle: lambda s, n: (
        "it is the battle that this unit was attacked in"
    ),
    battle_nouns.FoughtOn: lambda s, n: (
        f"this unit fought in the battle, one {' or '.join(by_bits(_BATTLES, n.kinds))}"
    ),
    battle_nouns.Fought: lambda s, n: (
        f"it is the battle that one of ({s.say(n.kind)}) "
        f"{'attacked' if n.role == events.IS_ATTACKING else 'was attacked'} in"
    ),
    battle_nouns.BoostedInBattle: lambda s, n: "it is the battle that this unit boosted in",
    battle_nouns.WasBoosted: lambda s, n: "this unit was boosted in this battle",
    battle_nouns.NoGuardians: lambda s, n: "no unit has guarded in this battle",
    battle_nouns.AttackHit: lambda s, n: "the attack of this battle has hit a unit",
    battle_nouns.VanguardHit: lambda s, n: "the attack of this battle has hit a vanguard",
    battle_nouns.BattleIs: lambda s, n: (
        f"there is a battle {' or '.join(by_bits(_BATTLES, n.kinds))}"
    ),
    battle_nouns.BattlesThisTurn: lambda s, n: (
        "the number of battles in this turn, the present one included"
    ),
    moving.NotePutBelow: lambda s, n: f"it is kept that {bound(n.reg)} went to the bottom",
    moving.ThisThere: lambda s, n: f"this card where it went, in the {s.names.zones(n.zones)}",
    nouns.OriginalOf: lambda s, n: times(
        n.times, f"the original {s.char(n.char)} of {s.say(n.of)}"
    ),
    nouns.OpenCircles: lambda s, n: (
        f"{n.times} for each open circle of {WHOSE[n.whose]} {s.names.zones(n.circles)}"
    ),
    nouns.HasOriginalName: lambda s, n: f'a name with "{n.part}" in it is written on it',
    nouns.ForEvery: lambda s, n: f"{n.times} for every {n.per} of ({s.say(n.of)})",
    declaring.DeclaredName: lambda s, n: f"the name declared{kept(n.reg, R_CHOSEN)}",
    phases.InPhase: _in_phase,
    triggers.FromNoCircle: lambda s, n: "it came from elsewhere than a circle",
    triggers.ByAbility: lambda s, n: f"it is done by an ability with {s.marked(n.keywords)}",
    payments.SoulBlasting: lambda s, n: (
        f"{n.n} cards or more are soul blasted together for the cost of one of: {s.kind(n.of)}"
    ),
    payments.SoulCharging: lambda s, n: "it is done by a soul charge",
    triggers.LastIn: lambda s, n: f"this card is, or last was, in the {s.names.zones(n.zones)}",
    triggers.OtherwiseThanBy: lambda s, n: (
        f"it is done neither by a text nor for a cost of one of: {s.kind(n.of)}"
    ),
    drawing.Drawing: lambda s, n: "it is drawn",
    triggers.ForACost: lambda s, n: (
        f"it is done to pay a cost{'' if n.of is None else f' of one of: {s.kind(n.of)}'}"
    ),
    effects.BoundByThis: lambda s, n: "it was bound by this card's effect",
    effects.KeepBound: lambda s, n: f"{s.say(n.what)} are known as bound by this card's effect",
    # What is paid.
    costs.CounterBlast: lambda s, n: (
        f"counter blast {n.count}: turn that many face-up of ({s.say(n.what)}) face down"
    ),
    costs.SoulBlast: lambda s, n: (
        f"soul blast {n.count}: put that many of ({s.say(n.what)}) into the drop zone"
    ),
    costs.SoulChargeCost: lambda s, n: f"soul charge {n.count}, as the cost",
    costs.PutTop: lambda s, n: (
        f"put {n.count} from the top of your deck into the {s.zone(n.to)}{face(n.face)}"
    ),
    costs.DiscardCost: lambda s, n: f"discard {n.count} of: {s.say(n.what)}",
    costs.RetireCost: lambda s, n: f"retire {n.count} of: {s.say(n.what)}",
    costs.PutCost: _put_cost,
    costs.RetireThis: lambda s, n: "retire this unit",
    costs.DiscardThis: lambda s, n: "discard this card from your hand",
    together.TogetherCost: lambda s, n: (
        f"{s.say(n.part)}; they {'all have one' if n.same else 'differ in their'} "
        f"{s.char(n.char)}{', which only you see' if n.hidden else ''}"
    ),
    costs.PutThis: lambda s, n: (
        f"put this very card{_where_it_went(s, n.gone)} into the {s.zone(n.to)}{_end(n.index)}"
        f"{face(n.face)}"
    ),
    costs.RestThis: lambda s, n: "rest this unit, which has to be standing",
    costs.RestCost: lambda s, n: f"rest {n.count} standing of: {s.say(n.what)}",
    costs.TurnCost: lambda s, n: f"turn {n.count} of: {s.say(n.what)}{face(n.to)}",
    costs.TurnThis: lambda s, n: f"turn this card{face(n.to)}",
    costs.RevealCost: lambda s, n: f"show {n.count} of: {s.say(n.what)}",
    costs.RevealThis: lambda s, n: "show this card",
    # What is done.
    preparation.CopiesInDeck: lambda s, n: f"a deck may hold {n.count} cards with this name",
    deck.Draw: _draw,
    deck.LookAtDeck: _from_deck("look at", R_EXTRA),
    deck.RevealTop: _from_deck("reveal", R_REVEALED),
    deck.PutTopFaceDown: lambda s, n: (
        f"put {s.count(n.count, False)} from the top of {WHOSE[n.whose]} deck face down into the "
        f"{s.zone(n.zone)}{kept(n.reg, R_MOVED)}"
    ),
    unique.Unique: lambda s, n: times(
        n.times,
        f"how many unique ones there are among ({s.say(n.of)})"
        f"{'' if n.char == NOTHING else f', told apart by {s.char(n.char)}'}"
        f"{f' with {n.part} in it' if n.part else ''}",
    ),
    together.ChooseDiffering: _differing(verbs.ChooseCards),
    together.ChooseDifferingAmong: _differing(verbs.ChooseAmong),
    together.SearchDiffering: _differing(verbs.Search),
    moving.Put: _put,
    calling.CallCards: _call,
    calling.RideCard: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}ride {s.say(n.what)}"
        f"{s.turned(n.orientation)}{kept(n.reg, R_MOVED)}"
    ),
    calling.MoveUnits: lambda s, n: (
        f"move {s.say(n.what)} to {_onto(s, n.onto)}, as {PLAYER[n.by]} choose"
        f"{kept(n.reg, R_MOVED)}"
    ),
    calling.ExchangeUnits: lambda s, n: (
        f"let ({s.say(n.first)}) and ({s.say(n.second)}) change places"
    ),
    effects.NotThat: lambda s, n: f"this card is none of {s.say(n.of)}",
    nouns.MainVanguard: lambda s, n: f"{WHOSE[n.whose]} vanguard",
    nouns.NamesOf: lambda s, n: f"all names of {s.say(n.of)}",
    calling.ExchangeTwo: lambda s, n: f"let the two of ({s.say(n.what)}) change places",
    effects.Discard: _done_to("discard"),
    effects.Retire: _done_to("retire"),
    effects.Heal: _done_to("heal"),
    effects.Remove: _done_to("remove from the game"),
    effects.BindCards: lambda s, n: f"bind {s.say(n.what)}{face(n.face)}{kept(n.reg, R_MOVED)}",
    effects.SoulCharge: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}soul charge {s.say(n.count)}"
        f"{kept(n.reg, R_BATCH)}"
    ),
    effects.CounterChargeCards: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}counter charge "
        f"{s.count(n.count, n.up_to)}{kept(n.reg, R_BATCH)}"
    ),
    effects.CounterBlastCards: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}counter blast {s.say(n.count)}"
        f"{kept(n.reg, R_BATCH)}"
    ),
    effects.ChooseRandomly: lambda s, n: (
        f"choose {s.say(n.count)} at random of: {s.say(n.what)}{kept(n.reg, R_CHOSEN)}"
    ),
    effects.DealDamage: lambda s, n: (
        f"deal {s.say(n.amount)} damage to {s.say(n.what)}"
        f"{'' if n.by is None else f', dealt by {s.say(n.by)}'}"
    ),
    battle_effects.Battles: lambda s, n: (
        f"the attack is made on {s.say(n.units)}{' as well' if n.also else ' instead'}"
    ),
    attack_by_effect.CanBeMade: lambda s, n: (
        f"{s.say(n.who)} can be made to attack {s.say(n.target)}"
    ),
    attack_by_effect.HaveAttack: lambda s, n: (
        f"let ({s.say(n.who)}) attack ({s.say(n.target)}) as soon as nothing else is carried out"
        f"{'' if n.reg == NOTHING else f'; whom it hits is from here on {bound(n.reg)}'}"
    ),
    nullifying.NullifyEffects: lambda s, n: (
        f"effects of ({s.say(n.of)}) that give {_bits(s, n.char, n.bits)} do nothing any more"
    ),
    declaring.Declare: _declare,
    effects.ShuffleThenPut: lambda s, n: (
        f"shuffle {WHOSE[n.whose]} deck without ({s.say(n.what)}), then put them back"
        f"{at_end(n.index)}"
    ),
    effects.NullifyForDamage: lambda s, n: (
        f"triggers do nothing while damage to {s.say(n.what)} is processed"
    ),
    limiting.LosesAt: lambda s, n: f"lost with {n.n} cards of damage, and not with fewer",
    limiting.NoGuardFrom: lambda s, n: (
        f"these cannot be called from the hand to the guardian circle: {s.say(n.kind)}"
    ),
    limiting.GuardTogether: lambda s, n: (
        f"if cards are called from the hand to the guardian circle, then {n.least} or more at once"
    ),
    paid.KeepPaid: lambda s, n: (
        f"remember the cards chosen for that cost"
        f"{f', without those in the {s.names.zones(n.zones)}' if n.zones else ''}"
        f"{kept(n.reg, R_CHOSEN)}"
    ),
    columns.ChooseColumn: lambda s, n: f"choose a column{kept(n.reg, R_CHOSEN)}",
    columns.InChosenColumn: lambda s, n: (
        f"this card is in the chosen column{kept(n.reg, R_CHOSEN)}"
    ),
    shuffling.PutShuffled: lambda s, n: f"shuffle {s.say(n.what)}, and put them below the deck",
    shuffling.NoteSearched: lambda s, n: f"search the {s.zone(n.zone)}",
    shuffling.ShuffleIfSearched: lambda s, n: (
        f"shuffle {WHOSE[n.whose]} deck if that was the zone searched"
    ),
    losing.LoseBits: lambda s, n: (
        f"{s.say(n.what)} lose {_bits(s, n.char, n.bits)} {s.until(n.until)}"
    ),
    losing.LoseCost: lambda s, n: f"abilities on {s.say(n.what)} cost nothing {s.until(n.until)}",
    losing.GiveNames: lambda s, n: (
        f"{s.say(n.what)} also have the card names of ({s.say(n.of)}) {s.until(n.until)}"
    ),
}
