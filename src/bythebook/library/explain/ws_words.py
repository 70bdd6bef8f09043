"""Words for what only Weiss Schwarz does: its verbs, costs, conditions, amounts."""

from __future__ import annotations

from typing import Any, Final

from bythebook.games.ws import cards, preparation
from bythebook.games.ws.keywords import keyword_actions, keywords
from bythebook.games.ws.other import replay
from bythebook.games.ws.texts import (
    chosen_traits,
    cost_parts,
    declaring,
    defending,
    effects,
    filters,
    hiding,
    in_battle,
    payments,
    performing,
    placing,
    spans,
    stage_effects,
    turn_history,
)
from bythebook.games.ws.zones import markers, ordering
from bythebook.kernel.abilities.resolve import R_BATCH, R_EXTRA, R_REVEALED
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import BOTTOM, FACE_UP, NOTHING
from bythebook.library.explain import kernel_words
from bythebook.library.explain.kernel_words import at_end, face
from bythebook.library.explain.speaking import (
    NO_WORDS,
    PLAYER,
    WHOSE,
    Say,
    Speaker,
    bound,
    kept,
)
from bythebook.library.explain.ws_names import ATTACKS, KINDS, PHASES, WeissNames


def _put_on_stage(s: Speaker, n: placing.PutOnStage) -> str:
    where = f"on any position of {WHOSE[n.whose]} {s.names.zones(n.positions)}"
    if n.empty:
        where += " that is empty"
    if n.here:
        where += ", where this card is or was"
    if n.left:
        where += ", where the card stood that was moved last"
    if n.apart:
        where += ", where this text has put none yet"
    by = "" if n.by == YOU else f", as {PLAYER[n.by]} chooses"
    return f"put {s.say(n.what)} {where}{by}{s.turned(n.orient)}"


def _move_to(s: Speaker, n: cost_parts.MoveTo) -> str:
    what = "this card" if n.what is None else f"of: {s.say(n.what)}"
    count = f"{n.count} " if n.count else ""
    return f"put {count}{what} into the {s.zone(n.to)}{end_of(n.index)}"


def end_of(index: int) -> str:
    """To which end."""
    return {BOTTOM: ", at the bottom", NOTHING: ", on top"}.get(index, NO_WORDS)


def _markers(s: Speaker, n: markers.Markers) -> str:
    of = f" that are ({s.kind(n.kind)})" if n.kind is not None else ""
    return f"the {'face-up ' if n.face_up else ''}markers under {s.say(n.under)}{of}"


def _damage(s: Speaker, n: effects.DealDamage) -> str:
    by = "" if n.by is None else f", dealt by {s.say(n.by)}"
    return f"deal {s.say(n.amount)} damage to {PLAYER[n.whose]}{by}"


def _names_with(s: Speaker, n: cards.NamesWith) -> str:
    how = "anywhere" if n.two_languages else "as whole words"
    return f'with "{n.part}" {how} in {"the Japanese name" if n.japanese else "it"}'


def _draw(s: Speaker, n: effects.Draw) -> str:
    who = "" if n.whose == YOU else f"{PLAYER[n.whose]}: "
    return f"{who}draw {s.count(n.count, n.up_to)}{kept(n.reg, NOTHING)}"


def _from_deck(verb: str, usual: int) -> Say:
    """Something done with cards of one end of a deck."""

    def said(s: Speaker, n: Any) -> str:
        end = "bottom" if n.bottom else "top"
        return (
            f"{verb} {s.count(n.count, n.up_to)} from the {end} of {WHOSE[n.whose]} deck"
            f"{kept(n.reg, usual)}"
        )

    return said


def _reveal_and_put(s: Speaker, n: cost_parts.RevealAndPut) -> str:
    where = "under this card as markers, or else " if n.under else ""
    return (
        f"show {n.count} of: {s.say(n.what)}, and put it {where}into the {s.zone(n.to)}"
        f"{end_of(n.index)}{face(n.face)}"
    )


def _copies(s: Speaker, n: preparation.CopiesInDeck) -> str:
    many = "any number" if n.count >= preparation.ANY_NUMBER else f"{n.count}"
    shared = f", together with those named {' and '.join(n.shared)}" if n.shared else ""
    return f"a deck may hold {many} of cards with this name{shared}"


def _instead_of_stock(s: Speaker, n: payments.InsteadOfStock) -> str:
    what = "playing it" if n.category == NOTHING else KINDS.get(n.category, NO_WORDS)
    marks = f" ({s.marked(n.marks)})" if n.marks else ""
    return (
        f"of what ({s.say(n.payer)}) would pay from the stock for {what}{marks}, one of "
        f"({s.say(n.what)}) may go to the {s.zone(n.to)} instead"
    )


def _placed_by(s: Speaker, n: turn_history.PlacedBy) -> str:
    kinds = {NOTHING: "an effect", turn_history.OF_COMBO: "a climax combo", **KINDS}
    by = kinds.get(n.kind, NO_WORDS)
    return f"this card was put on the stage this turn by {by} of a card {s.say(n.named)}"


def _reposition(s: Speaker, n: stage_effects.Reposition) -> str:
    where = f"to an open position of the {s.names.zones(n.positions)}"
    if n.faced:
        where += ", facing somebody"
    if n.left:
        where += ", where the card stood that was moved last"
    return f"move {s.say(n.what)} {where}{kept(n.reg, NOTHING)}"


def _take_bottom(s: Speaker, n: stage_effects.TakeBottom) -> str:
    return (
        f"put {s.say(n.count)} from the {'top' if n.top else 'bottom'} of {WHOSE[n.whose]} "
        f"{s.zone(n.source)} into the {s.zone(n.to)}{at_end(n.index)}"
    )


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    # Which cards; how many; whether.
    cards.NamesWith: _names_with,
    in_battle.BattleOpponent: lambda s, n: "the character this card is in battle with",
    in_battle.OpponentsOf: lambda s, n: f"the character in battle with one of: {s.say(n.of)}",
    in_battle.InItsBattle: lambda s, n: "this card is in battle",
    in_battle.DamageWasCanceled: lambda s, n: "the damage this text dealt last was canceled",
    declaring.Declared: lambda s, n: "the number declared",
    filters.HasMarker: lambda s, n: "there is a marker under this card",
    filters.SharesName: lambda s, n: f"this card shares a name with one of: {s.say(n.of)}",
    filters.HasKeyword: lambda s, n: f"{s.say(n.noun)} has the keyword {s.marked(n.word)}",
    filters.IconsOn: lambda s, n: f"as much as {s.say(n.of)} have trigger icons",
    filters.FromUnder: lambda s, n: f"it was a marker under one of: {s.say(n.kind)}",
    filters.CameUnder: lambda s, n: "it goes under this card",
    hiding.EndOf: lambda s, n: (
        f"the card at the {'top' if n.top else 'bottom'} of your {s.zone(n.zone)}"
    ),
    markers.Markers: _markers,
    markers.FirstOf: lambda s, n: f"the first {n.count} of ({s.say(n.of)})",
    turn_history.FrontalAttackedNow: lambda s, n: "this card was frontal attacked this turn",
    turn_history.Played: lambda s, n: f"{PLAYER[n.whose]} played a card {s.say(n.test)} this turn",
    turn_history.PlacedBy: _placed_by,
    placing.WentTo: lambda s, n: f"{s.say(n.what)} now lies in the {s.names.zones(n.zones)}",
    spans.InPhase: lambda s, n: (
        f"{WHOSE[n.whose]} {PHASES.get(n.phase, NO_WORDS).replace(' begins', '')} is under way"
    ),
    spans.AttackIs: lambda s, n: f"it is making a {ATTACKS.get(n.how, NO_WORDS)} attack",
    spans.InItsAttack: lambda s, n: "this card is attacking",
    stage_effects.TopOf: lambda s, n: f"the top card of {WHOSE[n.whose]} {s.zone(n.zone)}",
    # What is paid.
    effects.StockCost: lambda s, n: f"{n.count} from the top of your stock to the waiting room",
    effects.RestThis: lambda s, n: "rest this card, which has to be standing",
    effects.MoveThis: lambda s, n: (
        f"put this card{', which has to be standing,' if n.standing else ''} "
        f"into the {s.zone(n.to)}"
    ),
    effects.MoveCost: lambda s, n: f"put {n.count} of: {s.say(n.what)} into the {s.zone(n.to)}",
    effects.RestCost: lambda s, n: f"rest {n.count} standing of: {s.say(n.what)}",
    effects.ClockTopCost: lambda s, n: (
        f"pay by putting {n.count} from the top of your {s.zone(n.zone)} into the {s.zone(n.to)}"
    ),
    cost_parts.MoveTo: _move_to,
    cost_parts.RevealCost: lambda s, n: f"show {n.count} of: {s.say(n.what)}",
    cost_parts.ShuffleCost: lambda s, n: "pay by shuffling your deck",
    cost_parts.RestWithThis: lambda s, n: (
        f"rest this card and {n.count} of: {s.say(n.what)}, all of them standing"
    ),
    cost_parts.TurnDownCost: lambda s, n: f"turn {n.count} of: {s.say(n.what)}, face down",
    cost_parts.ShowAndMove: lambda s, n: (
        f"show this card of your hand, and put it into the {s.zone(n.to)}{end_of(n.index)}"
    ),
    cost_parts.ExchangeCost: lambda s, n: f"this card changes places with one of: {s.say(n.what)}",
    cost_parts.MoveTogether: lambda s, n: (
        f"put this card and {n.count} of: {s.say(n.what)} into the {s.zone(n.to)} together"
    ),
    cost_parts.RevealAndPut: _reveal_and_put,
    markers.MarkerCost: lambda s, n: (
        f"put {n.count} of: {s.say(n.what)} under this card as markers{face(n.face)}"
    ),
    markers.TakeMarkers: lambda s, n: (
        f"put {n.count} markers from under this card into the {s.zone(n.to)}"
    ),
    hiding.TurnThisDown: lambda s, n: "turn this card, which has to be face up, face down",
    payments.InsteadOfStock: _instead_of_stock,
    payments.PlayedForAnother: lambda s, n: (
        f"this card may be played for no cost by putting one of ({s.say(n.what)}) into the "
        f"{s.zone(n.to)} instead"
    ),
    payments.StockOrAnother: lambda s, n: (
        f"{n.count} from your stock, or another card to the {s.zone(n.to)} instead"
    ),
    payments.StockOrElse: lambda s, n: f"{n.count} from your stock, or other cards instead",
    # What is done.
    declaring.Declare: lambda s, n: (
        f"{PLAYER[n.whose]} declare a number: {' or '.join(map(str, n.numbers))}"
    ),
    defending.Defends: lambda s, n: f"{s.say(n.what)} is the defending character from now on",
    effects.Draw: _draw,
    effects.LookAtDeck: _from_deck("look at", R_EXTRA),
    effects.RevealTop: _from_deck("reveal", R_REVEALED),
    effects.FlipOver: _from_deck("flip over", R_BATCH),
    effects.DealDamage: _damage,
    effects.DealSame: lambda s, n: f"deal as much damage to {PLAYER[n.whose]} as that damage was",
    effects.Heal: lambda s, n: (
        f"put {s.say(n.count)} from the top of {WHOSE[n.whose]} clock into the waiting room"
    ),
    effects.Encore: lambda s, n: "this card comes back to the position it was in, resting",
    hiding.TopAsMarker: lambda s, n: (
        f"put the top card of your {s.zone(n.zone)} under {s.say(n.under)} as a marker"
        f"{face(n.face)}"
    ),
    hiding.LookAtHand: lambda s, n: f"look at {WHOSE[n.whose]} hand",
    chosen_traits.ChooseTrait: lambda s, n: f"choose a trait of one of: {s.say(n.of)}",
    chosen_traits.LoseTrait: lambda s, n: (
        f"{s.say(n.what)} lose the chosen trait {s.until(n.until)}"
    ),
    markers.PutAsMarkers: lambda s, n: (
        f"put {s.say(n.what)} under {s.say(n.under)} as markers{face(n.face)}"
    ),
    keywords.BackupPower: lambda s, n: (
        f"a defending character of yours gets +{n.amount} power until the turn ends"
    ),
    keyword_actions.ShiftEffect: lambda s, n: (
        "exchange this card in the clock with a card in your hand that shares a color"
    ),
    keyword_actions.ExchangeWith: lambda s, n: f"exchange this card with {s.say(n.other)}",
    keyword_actions.SunderEffect: lambda s, n: (
        f'a marker named "{n.name}" takes the place of this card, which becomes its marker'
    ),
    keyword_actions.PutFlippedAway: lambda s, n: (
        "put the cards that were flipped over into the waiting room"
    ),
    keyword_actions.GoUnder: lambda s, n: (
        f"put this card and its markers under {s.say(n.under)}"
        f"{', face up' if n.face == FACE_UP else ', face down'}"
    ),
    ordering.PutInOrder: lambda s, n: (
        f"put {s.say(n.what)} into their {s.zone(n.to)}{at_end(n.index)}, in the order that "
        f"{PLAYER[n.by]} like"
    ),
    performing.PerformIcon: lambda s, n: f"do what the {cards.ICON_NAMES[n.icon]} icon says",
    placing.PutOnStage: _put_on_stage,
    preparation.CopiesInDeck: _copies,
    replay.Replay: lambda s, n: f"do what this card's Replay command {n.action} says",
    stage_effects.Reposition: _reposition,
    stage_effects.ExchangeOnStage: lambda s, n: (
        f"let {s.say(n.what)} change places{s.turned(n.state)}{kept(n.reg, NOTHING)}"
    ),
    stage_effects.ExchangeZones: lambda s, n: (
        f"exchange ({s.say(n.one)}) and ({s.say(n.other)}){kept(n.reg, NOTHING)}"
    ),
    stage_effects.TakeBottom: _take_bottom,
    stage_effects.TakeBottomUpTo: lambda s, n: (
        f"put up to {s.say(n.count)} from the bottom of {WHOSE[n.whose]} {s.zone(n.source)} "
        f"into the {s.zone(n.to)}, one at a time"
    ),
    stage_effects.TriggerChecks: lambda s, n: f"make {n.count} trigger checks in this attack",
    stage_effects.KeepUnturned: lambda s, n: (
        f"those of ({s.say(n.what)}) that are not {s.names.state(n.state)} yet are from here on "
        f"{bound(n.reg)}"
    ),
}
SPEAKER: Final = Speaker(WeissNames(), TABLE)
