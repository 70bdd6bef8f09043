"""Words for what only Dragon Ball Super does: its verbs, conditions, amounts."""

from __future__ import annotations

from typing import Any, Final

from bythebook.games.dbs import preparation
from bythebook.games.dbs.cards import cards, characteristics
from bythebook.games.dbs.keywords import (
    battle_keywords,
    empowering,
    entering,
    evolving,
    expanding,
    fields,
    keyword_effects,
    permanent_keywords,
    realms,
    tokens,
)
from bythebook.games.dbs.other import control, stacks, viewing
from bythebook.games.dbs.terms import playing
from bythebook.games.dbs.texts import (
    amounts,
    barring,
    choices,
    circumstances,
    counter_effects,
    effects,
    fighting,
    filters,
    life_faces,
    limiting,
    negating,
    played_by_skills,
    searching,
    together,
    tolls,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_EXTRA, R_LOOP, R_MOVED
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import BOTH, NOTHING
from bythebook.library.explain import dbs_costs, kernel_words
from bythebook.library.explain.dbs_costs import colors, keyword
from bythebook.library.explain.dbs_names import DragonBallNames
from bythebook.library.explain.kernel_words import face
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


def _negated(s: Speaker, until: int) -> str:
    return f", their skills negated {s.until(until)}" if until else ""


def _to_owners(owners: bool) -> str:
    return ", in its owner's battle area" if owners else ""


def _to_mode(s: Speaker, mode: int) -> str:
    return s.names.state(mode).removeprefix("in ")


def _put(s: Speaker, n: effects.Put) -> str:
    return f"place {kernel_words.moved(s, n)}{kept(n.reg, R_MOVED)}"


def _ignoring(ignoring: bool) -> str:
    return ", even if [Barrier] would keep them from it" if ignoring else ""


def _life(s: Speaker, n: Any, which: str) -> str:
    least = f"{n.least} to " if getattr(n, "least", 0) else ""
    return (
        f"choose {least}{s.count(n.count, n.up_to)} {which} of {WHOSE[n.whose]} life"
        f"{kept(n.reg, R_CHOSEN)}"
    )


def _areas(s: Speaker, areas: tuple[int, ...]) -> str:
    return " and ".join(s.zone(area) for area in areas)


def _search_any(s: Speaker, n: searching.SearchAny) -> str:
    return (
        f"look through {_areas(s, n.areas)} as you like, for {s.count(n.count, n.up_to)} of: "
        f"{s.say(n.what)}{kept(n.reg, R_CHOSEN)}"
    )


def _different(s: Speaker, n: together.ChooseDifferent) -> str:
    return (
        f"{'look for' if n.searches else 'choose'} up to {s.say(n.count)} of ({s.say(n.what)}) "
        f"that differ in {s.char(n.char)}{kept(n.reg, R_CHOSEN)}"
    )


def _look(s: Speaker, n: effects.LookAtDeck) -> str:
    # Seen by nobody they are only what later words speak of.
    verb = {NOTHING: "look at", BOTH: "reveal", 0: "take, unseen,"}.get(n.to, NO_WORDS)
    return (
        f"{verb} {s.count(n.count, n.up_to)} from the {'bottom' if n.bottom else 'top'} of "
        f"{WHOSE[n.whose]} deck{kept(n.reg, R_EXTRA)}"
    )


def _did(s: Speaker, n: effects.Did) -> str:
    said = "it counts as done"
    if n.needed:
        said += " if there are " + " and ".join(f"{c} of {bound(r)}" for r, c in n.needed)
    if n.some:
        said += ", if there is any of " + " or ".join(bound(r) for r in n.some)
    return said


def _cost_against(s: Speaker, n: filters.CostAgainstEnergy) -> str:
    how = "more than" if n.above else "at most"
    if n.reaches:
        how = "as much as, or more than," if n.above else "at most, or as much as,"
    whose = "its master" if n.own else "its master's opponent"
    return f"its energy cost is {how} the energy of {whose}"


def _some_ways(s: Speaker, n: keyword_effects.ChooseSome) -> str:
    ways = " or ".join(f"({s.body(c)})" for c in n.choices)
    up_to = "up to " if n.up_to else ""
    return f"you choose {up_to}{n.count} of, in any order: {ways}{kept(n.reg, R_LOOP)}"


def _in_mode(s: Speaker, n: counter_effects.PlayedInMode) -> str:
    mode = f" {s.names.state(n.mode)}" if n.mode != NOTHING else ""
    hushed = " with its skills negated" if n.hushed else ""
    after = ", or has them negated if it has been played already" if n.played else ""
    return f"the battle card being played is played{mode}{hushed}{after}"


def _empower(s: Speaker, n: empowering.EmpowerWith) -> str:
    of = " or ".join(map(colors, n.colors)) or "any color"
    return f"{n.x} markers may be taken over from unison cards of {of}"


def _also_from(s: Speaker, n: expanding.AlsoFrom) -> str:
    what = "cards" if n.what is None else f"({s.say(n.what)})"
    return f"for {keyword(n.keywords)}, {what} in the {s.names.zones(n.zones)} may be chosen too"


def _being_played(s: Speaker, n: counter_effects.BeingPlayed) -> str:
    kind = f"{s.names.value(cards.TYPE, n.kind)} " if n.kind else ""
    return f"the {kind}card being played"


def _side_fights(s: Speaker, n: circumstances.SideFights) -> str:
    return (
        f"one of ({s.say(n.kind)}), of {WHOSE[n.whose]} side, "
        f"{'is attacked' if n.guard else 'attacks'}"
    )


def _by_skill(s: Speaker, n: filters.BySkillOf) -> str:
    return "a skill does it" if n.whose == ANYONE else f"{WHOSE[n.whose]} skill does it"


_LIMITS: Final = {
    limiting.ATTACKING_THEM: "attack",
    limiting.ATTACKED_BY: "be attacked by",
    limiting.ATTACKING_WITH: "attack with",
    limiting.PLAYING: "play",
    limiting.COMBOING: "use in a combo",
    limiting.ACTIVATING: "activate",
    limiting.KOD_BY: "be KO'd in battle by",
}


def _limit(s: Speaker, n: limiting.Limit) -> str:
    if n.verb == limiting.BEING_PLAYED:
        but = "but those " if n.only else ""
        return f"cannot be played by skills {but}with {s.marked(n.marks)} ({s.say(n.kind)})"
    but = "any but " if n.only else ""
    marks = f"skills with {s.marked(n.marks)} of " if n.marks else ""
    return f"cannot {_LIMITS.get(n.verb, NO_WORDS)} {marks}{but}({s.say(n.kind)})"


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    **dbs_costs.TABLE,
    # Which cards; how many.
    amounts.ForEvery: lambda s, n: f"{n.times} for every {n.per} of ({s.say(n.of)})",
    amounts.MarkersCounted: lambda s, n: f"{n.times} for each marker on {s.say(n.of)}",
    counter_effects.BeingPlayed: _being_played,
    choices.ThisThere: lambda s, n: f"this card in the {s.names.zones(n.zones)} it went to",
    circumstances.NamesIncluding: lambda s, n: (
        f'with "{n.part}" in the {"character name" if n.character else "card name"}'
    ),
    played_by_skills.ToBePlayed: lambda s, n: (
        f"those of ({s.say(n.of)}) that a skill can play{_to_owners(n.owners)}"
    ),
    effects.Negatable: lambda s, n: f"those of ({s.say(n.what)}) whose skills can be negated",
    characteristics.ChosenToPay: lambda s, n: "the cards chosen to pay for it",
    fighting.Fighting: lambda s, n: f"the {'guard' if n.guard else 'attack'} card",
    # Whether.
    battle_keywords.CanBlock: lambda s, n: "nothing keeps this card from blocking",
    circumstances.ByBattle: lambda s, n: "the battle itself does it",
    circumstances.AttackNegated: lambda s, n: (
        f"the attack was negated, and one of ({s.say(n.kind)}) attacks"
    ),
    circumstances.SkillPaid: lambda s, n: f"it is paid for a skill with {s.marked(n.marks)}",
    circumstances.SkillActing: lambda s, n: f"a skill with {s.marked(n.marks)} does it",
    circumstances.SideFights: _side_fights,
    viewing.RevealedBySkill: lambda s, n: (
        "it was revealed from the top of a deck by the skill that moves it"
    ),
    viewing.PlayedAfterReveal: lambda s, n: (
        "it is played by a skill of its own that waited for it to be revealed and dropped"
    ),
    circumstances.ComboedFrom: lambda s, n: (
        f"this card was used in its combo from the {s.names.zones(n.zones)}"
    ),
    circumstances.ShowsSide: lambda s, n: f"this card shows its {'back' if n.back else 'front'}",
    played_by_skills.CanBePlayed: lambda s, n: "a skill can play this card",
    effects.ShuffleDecksOf: lambda s, n: (
        f"shuffle the decks of those who own the cards in ({s.say(n.what)})"
    ),
    effects.Combined: lambda s, n: f"there were {n.least} or more in ({s.say(n.what)})",
    negating.CanBeNegated: lambda s, n: "no skill of its own keeps its skills from being negated",
    entering.WasPlayedWith: lambda s, n: f"this card was played with {keyword(n.keywords)}",
    fighting.ThisFights: lambda s, n: (
        f"this card is {'being attacked' if n.guard else 'attacking'}"
    ),
    filters.OnlyWord: lambda s, n: f"it has just one {s.char(n.char)}",
    filters.OriginalValue: lambda s, n: (
        f"its printed {s.char(n.char)} is {compared(n.how, str(n.n))}"
    ),
    filters.SpecifiedCost: lambda s, n: f"its specified cost is {compared(n.how, str(n.n))}",
    filters.MarkersOn: lambda s, n: f"the markers on it are {compared(n.how, str(n.n))}",
    filters.CostAgainstEnergy: _cost_against,
    filters.CostAgainst: lambda s, n: (
        f"its energy cost is {compared(n.how, s.say(n.amount))}, as its master counts"
    ),
    filters.BySkillOf: _by_skill,
    filters.SkillOfKind: lambda s, n: f"the skill is one with {s.marked(n.marks)}",
    keyword_effects.ArrivalOpen: lambda s, n: (
        f"the original colors of the cards in your combo area make up {colors(n.colors)}"
    ),
    keyword_effects.PrintedTrait: lambda s, n: f"the trait {n.trait} is printed on this card",
    keyword_effects.DefenseOfOpponent: lambda s, n: (
        "it is the defense step of your opponent's turn"
    ),
    life_faces.LiesFaceUp: lambda s, n: "it lies face up",
    characteristics.OnHiddenSide: lambda s, n: (
        f"its hidden side is one {' and '.join(map(s.say, n.tests))}"
    ),
    characteristics.Multicolor: lambda s, n: "it is a multicolor card",
    characteristics.MonoColor: lambda s, n: f"it is a mono-color card of {colors(n.colors)}",
    characteristics.SameColors: lambda s, n: (
        f"all of ({s.say(n.of)}) are of exactly the colors of ({s.say(n.other)})"
    ),
    characteristics.CostIs: lambda s, n: f"its energy cost is {compared(n.how, str(n.n))}",
    characteristics.SkillLess: lambda s, n: "it has no text, or no valid skill",
    realms.RealmOpen: lambda s, n: (
        f"{n.x} cards lie in your drop area, and {keyword(n.keyword)} can still be used"
    ),
    # What is done.
    together.ChooseWithin: lambda s, n: (
        f"choose any number of ({s.say(n.what)}) whose {s.char(n.char)} adds up to {n.total} or "
        f"less{_ignoring(n.ignoring)}{kept(n.reg, R_CHOSEN)}"
    ),
    barring.BarNames: lambda s, n: (
        f"{PLAYER[n.whose]} cannot {n.verb.strip()} {' or '.join(n.words)} {s.until(n.until)}"
    ),
    barring.BarCopies: lambda s, n: (
        f"you cannot {n.verb.strip()} "
        f"{f'skills with {s.marked(n.marks)} of ' if n.marks else ''}copies of this card "
        f"{s.until(n.until)}"
    ),
    barring.NegateThisSkill: lambda s, n: f"this very skill is negated {s.until(n.until)}",
    battle_keywords.BecomeGuard: lambda s, n: "make this card the guard card",
    battle_keywords.NegateBlocker: lambda s, n: "negate [Blocker]",
    battle_keywords.AtBattleEnd: lambda s, n: f"at the end of this battle: ({s.say(n.ability)})",
    battle_keywords.KoAttackCard: lambda s, n: "KO the attack card, if it is a battle card",
    choices.ChooseIgnoring: lambda s, n: (
        f"choose {s.count(n.count, n.up_to)} of: {s.say(n.what)}{_ignoring(True)}"
        f"{kept(n.reg, R_CHOSEN)}"
    ),
    choices.ChooseThese: lambda s, n: (
        f"choose what can be chosen of ({s.say(n.what)}){_ignoring(n.ignoring)}"
        f"{kept(n.reg, R_CHOSEN)}"
    ),
    choices.PlayOnto: lambda s, n: (
        f"play {s.say(n.what)} on top of {s.say(n.host)}{s.turned(n.orientation)}"
        f"{_negated(s, n.negated)}{', absorbed by it' if n.absorbs else ''}{kept(n.reg, R_MOVED)}"
    ),
    choices.ComboBySkill: lambda s, n: (
        f"use {s.say(n.what)} in a combo{_negated(s, n.negated)}{kept(n.reg, R_MOVED)}"
    ),
    choices.LookAtHand: lambda s, n: (
        f"{'reveal' if n.shown else 'look at'} {WHOSE[n.whose]} whole hand{kept(n.reg, R_EXTRA)}"
    ),
    choices.ActivateCard: lambda s, n: f"activate the skill of {s.say(n.what)}",
    control.GainControl: lambda s, n: f"gain control of {s.say(n.what)}{kept(n.reg, R_MOVED)}",
    counter_effects.PlayedInMode: _in_mode,
    together.ChooseDifferent: _different,
    effects.Put: _put,
    realms.SendBack: lambda s, n: f"unless they are said to stay, {_put(s, n)}",
    counter_effects.PutInstead: lambda s, n: f"{_put(s, n)} instead of its being played",
    effects.Ko: lambda s, n: f"KO {s.say(n.what)}{kept(n.reg, R_MOVED)}",
    effects.Discard: lambda s, n: f"discard {s.say(n.what)}{kept(n.reg, R_MOVED)}",
    played_by_skills.PlayCards: lambda s, n: (
        f"play {s.say(n.what)} without paying{_to_owners(n.owners)}"
        f"{s.turned(n.orient)}{_negated(s, n.negated)}{kept(n.reg, R_MOVED)}"
    ),
    effects.NegateAttack: lambda s, n: "negate the attack",
    control.FlipLeader: lambda s, n: (
        f"flip {WHOSE[n.whose]} leader to its {'back' if n.back else 'front'}"
    ),
    effects.FlipOver: lambda s, n: "flip this card over",
    effects.SwitchTo: lambda s, n: f"switch {s.say(n.what)} to {_to_mode(s, n.mode)}",
    effects.NegateSkills: lambda s, n: (
        f"negate the skills {f'with {s.marked(n.marks)} ' if n.marks else ''}of {s.say(n.what)} "
        f"{s.until(n.until)}"
    ),
    effects.DealDamage: lambda s, n: f"deal {s.say(n.amount)} damage to {PLAYER[n.whose]}",
    effects.DrawTogether: lambda s, n: (
        f"each player draws {s.say(n.count)}, at the same time{kept(n.reg, R_MOVED)}"
    ),
    effects.Mark: lambda s, n: f"{s.say(n.what)} get {n.count:+} markers",
    effects.LookAtDeck: _look,
    effects.ChooseLife: lambda s, n: _life(s, n, "cards"),
    effects.ShuffleInto: lambda s, n: (
        f"shuffle {s.say(n.what)} into their owners' deck"
        f"{'' if n.whose < 0 else f', and {WHOSE[n.whose]} deck with it'}"
    ),
    effects.PlaceUnder: lambda s, n: f"place {s.say(n.what)} under {s.say(n.host)}",
    searching.NoteLooked: lambda s, n: (
        f"the deck counts as {'' if n.looked else 'not '}looked through"
    ),
    searching.ShuffleIfLooked: lambda s, n: (
        f"shuffle what of {WHOSE[n.whose]} {_areas(s, n.areas)} was looked through"
    ),
    searching.SearchAny: _search_any,
    effects.Did: _did,
    empowering.EmpowerWith: _empower,
    entering.NotePlayedWith: lambda s, n: (
        f"{bound(n.reg)} counts as played with {keyword(n.keyword)}"
    ),
    evolving.EvolveOnto: lambda s, n: (
        f"play this card with {keyword(n.keyword)}, on top of the card chosen"
    ),
    evolving.XenoEvolveFrom: lambda s, n: (
        f"play this card with {keyword(n.keyword)}, from the card chosen"
    ),
    evolving.PotaraOnto: lambda s, n: (
        f"play this card with {keyword(n.keyword)}, on top of the two cards chosen"
    ),
    expanding.AlsoFrom: _also_from,
    fields.PlaceInBattleArea: lambda s, n: (
        f"{'play' if n.plays else 'place'} {s.say(n.what)} in {WHOSE[n.whose]} battle area"
        f"{s.turned(n.orientation)}{kept(n.reg, R_MOVED)}"
    ),
    fields.PlaceField: lambda s, n: (
        "place this card in the battle area in active mode; a field there goes"
    ),
    keyword_effects.DrawCards: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}draw {n.count} cards"
    ),
    keyword_effects.LifeToDrop: lambda s, n: (
        f"{PLAYER[n.whose]} put a card of their life into the drop area"
    ),
    keyword_effects.TopToLife: lambda s, n: "put the top card of your deck into your life",
    keyword_effects.PlayKod: lambda s, n: "play this card, KO'd, from its owner's drop area",
    keyword_effects.ChooseSome: _some_ways,
    life_faces.ChooseFaceDownLife: lambda s, n: _life(s, n, "face-down cards"),
    life_faces.ChooseOpen: lambda s, n: (
        f"choose {s.count(n.count, n.up_to)} of, as far as everybody sees them: {s.say(n.what)}"
        f"{kept(n.reg, R_CHOSEN)}"
    ),
    limiting.Limit: _limit,
    tolls.SwitchBan: lambda s, n: (
        "energy is not switched to active mode by skills"
        f"{f' without {s.marked(n.marks)}' if n.marks else ''}"
    ),
    tolls.SwitchToll: lambda s, n: (
        "in one's own turn this is paid, or energy is not switched to active mode by skills of "
        f"({s.say(n.kind)})"
    ),
    tolls.Toll: lambda s, n: f"pays for each attack with one of ({s.say(n.kind)})",
    tolls.Quota: lambda s, n: f"attacks no more than {n.count} times with ({s.say(n.kind)})",
    life_faces.FlipLife: lambda s, n: f"flip {s.say(n.what)}{face(n.which)}",
    negating.NegateCounter: lambda s, n: "negate the [Counter] skill that this one answers",
    negating.NegateSkill: lambda s, n: "negate the skill that this one answers",
    permanent_keywords.EnterRested: lambda s, n: (
        "what would come to the energy area comes there in rest mode"
    ),
    playing.ChangeMarkersPlayed: lambda s, n: (
        f"the unison card being played has ({s.say(n.count)}) more markers"
    ),
    playing.PlayUnisonWith: lambda s, n: (
        f"play {s.say(n.what)}{s.turned(n.orientation)} with ({s.say(n.markers)}) markers"
    ),
    preparation.DeckWithout: lambda s, n: f"a deck holds no ({s.say(n.kind)})",
    preparation.CopiesInDeck: lambda s, n: f"a deck may hold {n.count} cards with this number",
    preparation.StartingLife: lambda s, n: f"your life starts with {n.count} cards",
    stacks.PutTopOnly: lambda s, n: (
        f"put only the top card of {s.say(n.what)} into its owner's {s.zone(n.to)}"
        f"{kept(n.reg, R_MOVED)}"
    ),
    tokens.CreateTokens: lambda s, n: (
        f"{PLAYER[n.whose]} play {n.count} tokens{s.turned(n.orientation)}: {s.say(n.card)}"
    ),
}
SPEAKER: Final = Speaker(DragonBallNames(), TABLE)
