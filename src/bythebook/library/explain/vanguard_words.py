"""Words for what only Vanguard does: its verbs, costs, conditions, amounts.

What has no words of its own here says what its class is, and what its fields hold.
"""

from __future__ import annotations

from typing import Any, Final

from bythebook.games.vanguard import preparation
from bythebook.games.vanguard.battle import effects as battle_effects
from bythebook.games.vanguard.battle import nouns as battle_nouns
from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.texts import calling, costs, deck, effects, moving, nouns
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_EXTRA, R_MOVED, R_REVEALED
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import BOTTOM, NOTHING
from bythebook.library.explain import kernel_words
from bythebook.library.explain.kernel_words import at_end, face
from bythebook.library.explain.speaking import PLAYER, WHOSE, Say, Speaker, compared, kept


def _onto(s: Speaker, onto: calling.Onto) -> str:
    where = f"{'an open one' if onto.open else 'one'} of the {s.names.zones(onto.circles)}"
    if onto.column is not None:
        where += f" in the column of {s.say(onto.column)}"
    if onto.left:
        where += ", where the card was that was moved last"
    if onto.here:
        where += ", where this card is or was"
    return where + (", each to another" if onto.apart else "")


def _call(s: Speaker, n: calling.CallCards) -> str:
    whose = "" if n.whose == YOU else f" of {PLAYER[n.whose]}"
    return (
        f"call {s.say(n.what)} to {_onto(s, n.onto)}{whose}{s.turned(n.orientation)}"
        f"{kept(n.reg, R_MOVED)}"
    )


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


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    # Which cards; how many; whether.
    cards.NamesWith: lambda s, n: f'with "{n.part}" in it',
    cards.OfClan: lambda s, n: f"<<{n.clan}>>, or every clan",
    nouns.InColumnOf: lambda s, n: f"this card is in the same column as {s.say(n.of)}",
    nouns.DifferentNames: lambda s, n: f"as many as have different names among: {s.say(n.of)}",
    nouns.OriginalTotal: lambda s, n: f"the original {s.char(n.char)} of {s.say(n.of)}, added up",
    nouns.HasOriginal: lambda s, n: f"its original {s.char(n.char)} is {compared(n.how, str(n.n))}",
    nouns.WentTo: lambda s, n: f"{s.say(n.what)} now lies in the {s.names.zones(n.zones)}",
    battle_nouns.AttackingUnits: lambda s, n: "the attacking unit",
    battle_nouns.AttackedUnits: lambda s, n: "the units being attacked",
    battle_nouns.BoostedUnits: lambda s, n: "the boosted unit",
    battle_nouns.BoostingUnits: lambda s, n: "the boosting unit",
    battle_nouns.BattleOpponents: lambda s, n: "the unit this one battles",
    effects.BoundByThis: lambda s, n: "it was bound by this card's effect",
    effects.KeepBound: lambda s, n: f"{s.say(n.what)} are known as bound by this card's effect",
    # What is paid.
    costs.CounterBlast: lambda s, n: (
        f"counter blast {n.count}: turn that many face-up of ({s.say(n.what)}) face down"
    ),
    costs.SoulBlast: lambda s, n: (
        f"soul blast {n.count}: put that many of ({s.say(n.what)}) into the drop zone"
    ),
    costs.SoulChargeCost: lambda s, n: f"soul charge {n.count}",
    costs.PutTop: lambda s, n: (
        f"put {n.count} from the top of your deck into the {s.zone(n.to)}{face(n.face)}"
    ),
    costs.DiscardCost: lambda s, n: f"discard {n.count} of: {s.say(n.what)}",
    costs.RetireCost: lambda s, n: f"retire {n.count} of: {s.say(n.what)}",
    costs.PutCost: _put_cost,
    costs.PutAll: lambda s, n: (
        f"put all of ({s.say(n.what)}), at least {n.least}, into the {s.zone(n.to)}"
        f"{_end(n.index)}{face(n.face)}"
    ),
    costs.RetireThis: lambda s, n: "retire this unit",
    costs.DiscardThis: lambda s, n: "discard this card",
    costs.PutThis: lambda s, n: (
        f"put this card into the {s.zone(n.to)}{_end(n.index)}{face(n.face)}"
    ),
    costs.RestThis: lambda s, n: "rest this unit, which has to be standing",
    costs.RestCost: lambda s, n: f"rest {n.count} standing of: {s.say(n.what)}",
    costs.TurnCost: lambda s, n: f"turn {n.count} of: {s.say(n.what)}{face(n.to)}",
    costs.RevealCost: lambda s, n: f"show {n.count} of: {s.say(n.what)}",
    costs.RevealThis: lambda s, n: "show this card",
    # What is done.
    preparation.CopiesInDeck: lambda s, n: f"a deck may hold {n.count} cards with this name",
    deck.Draw: _draw,
    deck.LookAtDeck: _from_deck("look at", R_EXTRA),
    deck.RevealTop: _from_deck("reveal", R_REVEALED),
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
}
