"""Words for what only Weiss Schwarz has: zones, states, events, verbs, costs, keywords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bythebook.games.ws import (
    battle,
    cards,
    cost_parts,
    effects,
    events,
    filters,
    keyword_actions,
    keywords,
    markers,
    memories,
    payments,
    performing,
    placing,
    preparation,
    stage_effects,
    zones,
)
from bythebook.games.ws.book import BOOK
from bythebook.kernel.abilities import ACT, AUTO
from bythebook.kernel.refs import BOTTOM, FACE_UP
from bythebook.kernel.words import ANYONE, YOU, Test
from bythebook.library.explain import kernel_words
from bythebook.library.explain.kernel_words import count
from bythebook.library.explain.speaking import PLAYER, WHOSE, Names, Say, Speaker

_GROUPS: Final = {
    zones.STAGE: "stage",
    zones.CENTER_STAGE: "center stage",
    zones.BACK_STAGE: "back stage",
    zones.MARKER_AREAS: "marker areas",
    cards.EVERYWHERE: "any zone",
}
_PHASES: Final = {
    getattr(events, name): name[2:].replace("_", " ").lower()
    for name in vars(events)
    if name.startswith("P_")
}
_ATTACKS: Final = {events.DIRECT: "direct", events.FRONTAL: "frontal", events.SIDE: "side"}
_BARRED: Final = {
    events.CANNOT_BE_CHOSEN: "cannot be chosen by the opponent's effects",
    events.CANNOT_MOVE: "cannot move to another position",
    events.CANNOT_BE_PLAYED: "cannot be played from the hand",
    events.CANNOT_PLAY_EVENTS: "cannot play events from the hand",
    events.CANNOT_PLAY_BACKUP: "cannot use Backup",
    **{
        getattr(events, name): f"{name.replace('_', ' ').lower()}"
        for name in reversed(list(vars(events)))
        if name.startswith("KEEPS_")
    },
}
_MARKS: Final = {
    **cards.KEYWORDS,
    cards.CLIMAX_COMBO: "climax combo",
    cards.COUNTER_ICON: "counter icon",
    cards.CLOCK_ICON: "clock icon",
    cards.IGNORES_COLOR: "may be played without its color",
    cards.IGNORES_LEVEL: "may be played without its level",
    cards.WHILE_FACE_DOWN: "counts while face down in the memory",
}


class WeissNames(Names):
    """What Weiss Schwarz calls things."""

    chars: ClassVar[Sequence[str]] = ("what it cannot do", "abilities", "master", *cards.CHARS)
    states: ClassVar[dict[int, str]] = {
        zones.STAND: "standing",
        zones.REST: "resting",
        zones.REVERSE: "reversed",
    }
    field: ClassVar[tuple[int, ...]] = zones.STAGE
    relations: ClassVar[dict[int, str]] = {
        zones.IN_FRONT: "in front of this card",
        zones.FACING: "facing this card",
        battle.IN_BATTLE: "in battle",
        battle.THEIRS_IN_BATTLE: "in battle against yours",
    }

    def zones(self, kinds: tuple[int, ...]) -> str:
        known = _GROUPS.get(kinds)
        return known or " or ".join(BOOK.zones.names[kind] for kind in kinds)

    def value(self, char: int, value: int) -> str:
        tables = {
            cards.TYPE: cards.TYPE_NAMES,
            cards.COLOR: cards.COLOR_NAMES,
            cards.MARKS: _MARKS,
        }
        table = tables.get(char)
        if char == cards.ICONS:
            found = [n for i, n in enumerate(cards.ICON_NAMES) if value >> 3 * i & 7]
        elif table is not None:
            found = [name for bit, name in table.items() if value & bit]
        else:
            return str(value)
        return " or ".join(found) or str(value)

    def kind_of(self, tests: tuple[Any, ...], kinds: tuple[int, ...]) -> str:
        for test in tests:
            if isinstance(test, Test) and test.char == cards.TYPE and test.value:
                plural = [
                    f"{n}s" if n != "climax" else "climaxes"
                    for n in self.value(cards.TYPE, test.value).split(" or ")
                ]
                return " or ".join(plural)
        return "characters" if kinds and set(kinds) <= set(zones.STAGE) else "cards"

    def cannot(self, bits: int) -> str:
        found: list[str] = []
        for name, bit in vars(events).items():
            if name.startswith(("CANNOT_", "KEEPS_")) and type(bit) is int and bits & bit:
                found.append(_BARRED.get(bit, name.replace("_", " ").lower()))
        return " and ".join(found) or f"are barred ({bits})"

    def event(self, trigger: Any, speaker: Speaker) -> str:
        said = self._event(trigger, speaker)
        told = trigger.event in (events.EV_BEGIN, events.EV_USED, events.EV_KEYWORD)
        if trigger.event in (events.EV_CANCELED, events.EV_DAMAGED) and trigger.who is None:
            told = True
        if trigger.whose != ANYONE and not told:
            said += f" ({PLAYER[trigger.whose]})"
        return said

    def _event(self, trigger: Any, speaker: Speaker) -> str:
        who = kernel_words.one(speaker, trigger.who)
        whose = PLAYER[trigger.whose] if trigger.whose != ANYONE else "a player"
        match trigger.event:
            case events.EV_BEGIN:
                of = "a player's" if trigger.whose == ANYONE else WHOSE[trigger.whose]
                phase = _PHASES.get(trigger.value, "phase")
                return f"{of} turn ends" if phase == "turn ends" else f"{of} {phase} phase begins"
            case events.EV_ATTACK:
                how = _ATTACKS.get(trigger.value, "")
                other = f" {speaker.say(trigger.other)}" if trigger.other is not None else ""
                return f"{who} makes a {how} attack{' on' if other else ''}{other}".replace(
                    "a  ", "an "
                )
            case events.EV_ATTACK_ENDS:
                return f"the attack of {who} ends"
            case events.EV_CANCELED | events.EV_DAMAGED:
                how = "canceled" if trigger.event == events.EV_CANCELED else "taken"
                by = f" dealt by {who}" if trigger.who is not None else f" to {whose}"
                return f"damage{by} is {how}"
            case events.EV_PLAYED:
                return f"{who} is played"
            case events.EV_USED:
                return f"{whose} uses an activated ability"
            case events.EV_TRIGGER:
                other = speaker.say(trigger.other) if trigger.other is not None else "a card"
                return f"a trigger check of {who} turns up one of: {other}"
            case events.EV_KEYWORD:
                word = cards.KEYWORDS.get(trigger.value, "a keyword")
                by = f" by {who}" if trigger.who is not None else ""
                return f"{whose} uses {word}{by}"
            case events.EV_DEALT:
                return f"a damage dealt by {who} is over"
        names = [n for n, v in vars(events).items() if n.startswith("EV_") and v == trigger.event]
        what = names[0][3:].replace("_", " ").lower() if names else str(trigger.event)
        return f"this happens to {who}: {what}"

    def marks(self, marks: int) -> list[str]:
        return [name for bit, name in _MARKS.items() if marks & bit]

    def variable(self, var: int) -> str:
        names = BOOK.variables
        return names[var].rstrip(" 01") if 0 <= var < len(names) else f"variable {var}"


def _put_on_stage(s: Speaker, n: placing.PutOnStage) -> str:
    if n.here:
        where = "where this card is or was"
    else:
        where = (
            f"on {'an empty' if n.empty else 'any'} position of the {s.names.zones(n.positions)}"
        )
    how = f", {s.names.states[n.orient]}" if n.orient in s.names.states else ""
    return f"put {s.say(n.what)} {where}{how}"


def _move_to(s: Speaker, n: cost_parts.MoveTo) -> str:
    what = "this card" if n.what is None else f"{n.count} of: {s.say(n.what)}"
    end = "bottom" if n.index == BOTTOM else "top"
    return f"put {what} to the {end} of the {s.names.zones((n.to,))}"


def _face(face: int) -> str:
    return " face up" if face == FACE_UP else ""


def _markers(s: Speaker, n: markers.Markers) -> str:
    of = f" that are {s.say(n.kind)}" if n.kind is not None else ""
    return f"the {'face-up ' if n.face_up else ''}markers under {s.say(n.under)}{of}"


def _damage(s: Speaker, n: effects.DealDamage) -> str:
    by = "" if n.by is None else f", dealt by {s.say(n.by)}"
    return f"deal {s.say(n.amount)} damage to {PLAYER[n.whose]}{by}"


def _names_with(s: Speaker, n: cards.NamesWith) -> str:
    how = "anywhere" if n.two_languages else "as whole words"
    return f'with "{n.part}" {how} in {"the Japanese name" if n.japanese else "it"}'


def _draw(s: Speaker, n: effects.Draw) -> str:
    who = "" if n.whose == YOU else f"{PLAYER[n.whose]}: "
    return f"{who}draw {count(s, n.count, n.up_to)}"


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    cards.NamesWith: _names_with,
    battle.BattleOpponent: lambda s, n: "the character this card is in battle with",
    battle.InItsBattle: lambda s, n: "this card is in battle",
    markers.Markers: _markers,
    effects.Draw: _draw,
    effects.LookAtDeck: lambda s, n: (
        f"look at {count(s, n.count, n.up_to)} from the top of your deck"
    ),
    effects.RevealTop: lambda s, n: (
        f"reveal {count(s, n.count, n.up_to)} from the top of your deck"
    ),
    effects.FlipOver: lambda s, n: (
        f"flip over {count(s, n.count, n.up_to)} from the top of your deck"
    ),
    effects.DealDamage: _damage,
    effects.Heal: lambda s, n: (
        f"put {s.say(n.count)} from the top of {WHOSE[n.whose]} clock into the waiting room"
    ),
    effects.Encore: lambda s, n: "this card comes back to the position it was in, resting",
    effects.StockCost: lambda s, n: f"{n.count} from the top of your stock to the waiting room",
    effects.RestThis: lambda s, n: "rest this card, which has to be standing",
    effects.MoveThis: lambda s, n: f"put this card into the {s.names.zones((n.to,))}",
    effects.MoveCost: lambda s, n: (
        f"put {n.count} of: {s.say(n.what)} into the {s.names.zones((n.to,))}"
    ),
    effects.RestCost: lambda s, n: f"rest {n.count} standing of: {s.say(n.what)}",
    effects.ClockTopCost: lambda s, n: (
        f"put {n.count} from the top of your {s.names.zones((n.zone,))} "
        f"into the {s.names.zones((n.to,))}"
    ),
    cost_parts.MoveTo: _move_to,
    cost_parts.RevealCost: lambda s, n: f"show {n.count} of: {s.say(n.what)}",
    cost_parts.ShuffleCost: lambda s, n: "shuffle your deck",
    markers.PutAsMarkers: lambda s, n: (
        f"put {s.say(n.what)} under {s.say(n.under)} as markers{_face(n.face)}"
    ),
    markers.MarkerCost: lambda s, n: (
        f"put {n.count} of: {s.say(n.what)} under this card as markers{_face(n.face)}"
    ),
    markers.TakeMarkers: lambda s, n: (
        f"put {n.count} markers from under this card into the {s.names.zones((n.to,))}"
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
        f"put this card and its markers under {s.say(n.under)}{_face(n.face)}"
    ),
    filters.IconsOn: lambda s, n: f"as much as {s.say(n.of)} have trigger icons",
    filters.FromUnder: lambda s, n: f"it was a marker under one of: {s.say(n.kind)}",
    filters.CameUnder: lambda s, n: "it goes under this card",
    memories.FrontalAttackedNow: lambda s, n: "this card was frontal attacked this turn",
    memories.Played: lambda s, n: f"{PLAYER[n.whose]} played a card {s.say(n.test)} this turn",
    memories.PlacedBy: lambda s, n: (
        f"this card was put on the stage this turn by an effect of a card {s.say(n.named)}"
        + {memories.OF_COMBO: ", a climax combo", ACT: ", an activated ability"}.get(n.kind, "")
        + (", an automatic ability" if n.kind == AUTO else "")
    ),
    payments.PlayedForAnother: lambda s, n: (
        f"this card may be played for no cost by putting one of {s.say(n.what)} into the "
        f"{s.names.zones((n.to,))} instead"
    ),
    payments.StockOrAnother: lambda s, n: f"{n.count} from your stock, or another card instead",
    payments.StockOrElse: lambda s, n: f"{n.count} from your stock, or other cards instead",
    performing.PerformIcon: lambda s, n: f"do what the {cards.ICON_NAMES[n.icon]} icon says",
    placing.PutOnStage: _put_on_stage,
    preparation.CopiesInDeck: lambda s, n: (
        f"a deck may hold {'any number' if n.count >= preparation.ANY_NUMBER else n.count} "
        "of cards with this name"
    ),
    stage_effects.Reposition: lambda s, n: (
        f"move {s.say(n.what)} to an open position of the {s.names.zones(n.positions)}"
    ),
    stage_effects.ExchangeOnStage: lambda s, n: f"let {s.say(n.what)} change places",
    stage_effects.ExchangeZones: lambda s, n: f"exchange {s.say(n.one)} and {s.say(n.other)}",
    stage_effects.TakeBottom: lambda s, n: (
        f"put {s.say(n.count)} from the {'top' if n.top else 'bottom'} of {WHOSE[n.whose]} "
        f"{s.names.zones((n.source,))} into the {s.names.zones((n.to,))}"
    ),
    stage_effects.TriggerChecks: lambda s, n: f"make {n.count} trigger checks in this attack",
}
SPEAKER: Final = Speaker(WeissNames(), TABLE)
