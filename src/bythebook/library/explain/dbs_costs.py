"""Words for what skills of Dragon Ball Super cost, and what their keywords ask for."""

from __future__ import annotations

from typing import Any, Final

from bythebook.games.dbs.abilities import marker_costs, skill_costs
from bythebook.games.dbs.cards import cards, energy
from bythebook.games.dbs.keywords import invoking, keyword_costs
from bythebook.games.dbs.terms import undetermined
from bythebook.games.dbs.texts import forgoing, search_costs, under_costs
from bythebook.library.explain.kernel_words import at_end, face
from bythebook.library.explain.speaking import Say, Speaker, by_bits


def colors(bits: int) -> str:
    """Colors together."""
    return " or ".join(by_bits(cards.COLOR_NAMES, bits)) if bits else "any color"


def keyword(bits: int) -> str:
    """Keywords together."""
    return " or ".join(f"[{name}]" for name in by_bits(cards.KEYWORD_NAMES, bits))


def _mode(s: Speaker, mode: int) -> str:
    return s.names.state(mode).removeprefix("in ")


def _for(word: int) -> str:
    """For which skill cards of other areas may do as well."""
    return f" (or where a text says so for {keyword(word)})" if word else ""


def _with_some(s: Speaker, n: under_costs.WithSome) -> str:
    return f"with {n.count} to {n.most} of ({s.say(n.what)}): {s.say(n.deed)}"


def _pair(s: Speaker, n: Any, deed: str) -> str:
    return (
        f"{deed} one of ({s.say(n.first)}) and one of ({s.say(n.second)}) in the "
        f"{s.names.zones(n.zones)}{_for(n.keyword)}"
    )


TABLE: Final[dict[type, Say]] = {
    energy.RestEnergy: lambda s, n: f"rest {n.count} energy of {colors(n.color)}",
    undetermined.RestX: lambda s, n: f"rest X energy of {colors(n.color)}",
    invoking.RestInvoked: lambda s, n: "rest a multicolor energy of the colors of [Invoker]",
    marker_costs.MarkerCost: lambda s, n: f"{n.number:+} markers on this card",
    forgoing.Promise: lambda s, n: f"whoever pays this {s.names.cannot(n.bits)} for the turn",
    # With which cards.
    skill_costs.WithCards: lambda s, n: f"with {n.count} of ({s.say(n.what)}): {s.say(n.deed)}",
    skill_costs.WithBelow: lambda s, n: (
        f"with {n.count} of the cards under this card that are ({s.say(n.kind)}): {s.say(n.deed)}"
    ),
    skill_costs.WithThis: lambda s, n: f"with this card: {s.say(n.deed)}",
    skill_costs.WithAll: lambda s, n: (
        f"with all of ({s.say(n.what)}), of which there has to be one: {s.say(n.deed)}"
    ),
    skill_costs.FromDeckTop: lambda s, n: (
        f"put {n.count} from the top of your deck into the {s.zone(n.zone)}"
    ),
    skill_costs.Remembered: lambda s, n: f"{s.say(n.part)}, to be spoken of later",
    skill_costs.PaidWith: lambda s, n: "the cards that the cost has moved",
    search_costs.LookThroughDeck: lambda s, n: "look through your deck",
    search_costs.WithFound: lambda s, n: (
        f"with up to {n.count} of ({s.say(n.what)}), found there: {s.say(n.deed)}"
    ),
    search_costs.ShuffleDeck: lambda s, n: "shuffle your deck",
    under_costs.WithBelowOf: lambda s, n: (
        f"with {n.count} of the cards under ({s.say(n.host)}) that are ({s.say(n.what)}): "
        f"{s.say(n.deed)}"
    ),
    under_costs.WithBelowOne: lambda s, n: (
        f"with {n.count} of the cards under one and the same of ({s.say(n.host)}) that are "
        f"({s.say(n.what)}): {s.say(n.deed)}"
    ),
    under_costs.WithSome: _with_some,
    under_costs.TopUnderThis: lambda s, n: (
        f"put {n.count} from the top of your deck under this card"
    ),
    # What is done with them.
    skill_costs.ToArea: lambda s, n: (
        f"put them into their owners' {s.zone(n.zone)}{at_end(n.index)}{s.turned(n.orientation)}"
    ),
    skill_costs.TurnTo: lambda s, n: f"switch them to {_mode(s, n.mode)}",
    skill_costs.KoThem: lambda s, n: "KO them",
    skill_costs.DiscardThem: lambda s, n: "discard them",
    skill_costs.UnderThisCard: lambda s, n: "place them under this card",
    skill_costs.UseLater: lambda s, n: "only choose them, for what the skill does",
    skill_costs.UnderThem: lambda s, n: "place this card under the one chosen",
    under_costs.UnderChosen: lambda s, n: "place them under the card just chosen",
    skill_costs.ShowThem: lambda s, n: "reveal them",
    under_costs.UseToo: lambda s, n: "only choose them, beside what was chosen before",
    under_costs.FlipThem: lambda s, n: f"flip them{face(n.which)}",
    # Keywords.
    keyword_costs.DropFromDeck: lambda s, n: (
        f"put {n.count} from the top of your deck into the drop area, for a keyword"
    ),
    keyword_costs.TakeMarkers: lambda s, n: (
        f"remove {n.count} markers from one of "
        f"{'your unison cards' if n.what is None else f'({s.say(n.what)})'}"
        f"{', of which the skill speaks' if n.noted else ''}"
    ),
    keyword_costs.TakeMarkersX: lambda s, n: (
        f"remove X markers from one of "
        f"{'your unison cards' if n.what is None else f'({s.say(n.what)})'}"
    ),
    keyword_costs.DropFromBelow: lambda s, n: (
        "put a card from under this card into its owner's drop area"
    ),
    keyword_costs.ChooseToUse: lambda s, n: (
        f"choose {n.count} of ({s.say(n.what)}) in the {s.names.zones(n.zones)}{_for(n.keyword)}, "
        "for what the skill does"
    ),
    keyword_costs.ChoosePairToUse: lambda s, n: _pair(s, n, "choose, for what the skill does,"),
    keyword_costs.DropPair: lambda s, n: _pair(s, n, "drop, of the same power,"),
    keyword_costs.DiscardMatching: lambda s, n: (
        f"discard one or more cards whose original colors make up {colors(n.colors)}"
        f"{_for(n.keyword)}"
    ),
    keyword_costs.ChooseAllies: lambda s, n: (
        f"rest one or more of your battle cards in active mode whose colors make up "
        f"{colors(n.colors)}{', for what the skill does' if n.noted else ''}"
    ),
    keyword_costs.DropForTotal: lambda s, n: (
        f"drop battle cards of {colors(n.colors)} whose energy costs add up"
    ),
}
