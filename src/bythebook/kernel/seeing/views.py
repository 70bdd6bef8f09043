"""What one player sees: nothing that the rules hide from them.

Cards are named by where they lie (zone and place), never by an internal
number: two copies of a card that were out of sight cannot be told apart again.
"""

from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import LAST_DEFINITION, Change
from bythebook.kernel.state.continuous_ops import FIRST_CHAR
from bythebook.kernel.state.options import F_ABILITY, F_CARD, F_NAME, F_WORD, F_ZONE, KINDS, VERBS
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING, OWNER_SEES
from bythebook.kernel.state.state import State

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def knows(state: State, player: int, card: int) -> bool:
    """Whether a player knows which card this is."""
    return state.seen[card] >> player & 1 != 0


def card_view(game: "Game", card: int, player: int) -> dict[str, Any] | None:
    """A card as a player sees it; nothing if they do not know which it is."""
    state = game.state
    if not knows(state, player, card):
        return None
    definition = game.definition(card)
    seen: dict[str, Any] = {"number": definition.number, "name": definition.name}
    kind = state.kind_of(card)
    seen["values"] = values_view(game, card, player)
    if kind >= 0 and game.zones.field[kind]:
        seen["state"] = game.book.orientations.get(state.orient[card], "")
        if state.master[card] != state.side_of(card):
            seen["master"] = state.master[card]
    if state.face[card] != FACE_UP and game.zones.face[kind] == FACE_UP:
        seen["face"] = "down"
    elif kind >= 0 and state.face[card] == FACE_UP and game.zones.turned_up[kind]:
        seen["face"] = "up"
    if state.counters:
        ref = state.ref(card)
        held = sorted((kind, n) for (on, kind), n in state.counters.items() if on == ref and n)
        if held:
            seen["counters"] = dict(game.book.told_counters(kind, n) for kind, n in held)
    if state.ties:
        ref = state.ref(card)
        tied = sorted((kind, to) for (on, kind), to in state.ties.items() if on == ref)
        told = [(game.book.told_tie(kind), to) for kind, to in tied if state.alive(to)]
        if told:
            seen["ties"] = {name: game.definition(to & CARD).name for name, to in told if name}
    below = state.below.get(card, ())
    if below:
        seen["under"] = [card_view(game, c, player) for c in below]
    return seen


def values_view(game: "Game", card: int, player: int) -> dict[str, Any]:
    """A known card's characteristics by name, with every effect in force.

    Of a card in a hand one may not look into, only what is printed: which of its copies an
    effect is on does not show.
    """
    state = game.state
    kind = state.kind_of(card)
    if kind >= 0 and game.zones.sight[kind] == OWNER_SEES and state.side_of(card) != player:
        definition = state.definition[card]
        values = tuple([v[definition] for v in game.lib.printed])
    else:
        values = tuple([v[card] for v in game.sheet_values()])
    return TOLD.of(game, values).copy()


def told_values(game: "Game", values: tuple[int, ...]) -> dict[str, Any]:
    """Characteristics by name, without the kernel's own and those that a card has none of."""
    book = game.book
    found: dict[str, Any] = {}
    for char in range(FIRST_CHAR, len(values)):
        told = book.told_value(char, values[char])
        if told is not None:
            found[book.chars[char]] = told
    return found


TOLD: Final = Memo(told_values)


def zone_view(game: "Game", zone: int, player: int) -> dict[str, Any]:
    """A zone as a player sees it, top card last.

    The order of another player's hand tells nothing: known cards come first.
    """
    state = game.state
    kind = zone % state.kinds
    cards = [card_view(game, c, player) for c in state.zones[zone]]
    if game.zones.sight[kind] == OWNER_SEES and zone // state.kinds != player:
        known = [c for c in cards if c is not None]
        known.sort(key=_by_number)
        cards = [*known, *[None] * (len(cards) - len(known))]
    seen: dict[str, Any] = {"name": game.zones.names[kind], "cards": cards}
    if game.zones.counts_open:
        seen["count"] = len(cards)
    else:
        seen["cards"] = [c for c in cards if c is not None]
    return seen


def _by_number(card: dict[str, Any]) -> str:
    number: str = card["number"]
    return number


def view(game: "Game", player: int) -> dict[str, Any]:
    """The whole table as one player sees it, with the decision if it is theirs."""
    state = game.state
    seen: dict[str, Any] = {
        "player": player,
        "turn": state.turn,
        "turn_player": state.turn_player,
        "variables": dict(zip(game.book.variables, state.vars)),
        "zones": [
            [zone_view(game, p * state.kinds + k, player) for k in range(state.kinds)]
            for p in (0, 1)
        ],
        "standby": [
            [e[0], place_view(game, e[1], player)]
            for e in state.standby
            if e[2] not in game.lib.secret or not unknown_source(game, e[1], player)
        ],
        "decision": decision_view(game, player),
        "result": None,
    }
    if game.result is not None:
        seen["result"] = [game.result.winner, game.result.reason, game.result.clause]
    return seen


def unknown_source(game: "Game", ref: int, player: int) -> bool:
    """Whether a player does not know which card an ability is of."""
    card = ref & CARD
    return card >= FIRST_CARD and game.state.alive(ref) and not knows(game.state, player, card)


def decision_view(game: "Game", player: int) -> dict[str, Any] | None:
    """The pending decision: who decides what kind of thing, and, to that player, the options."""
    ask = game.pending
    if ask is None:
        return None
    seen: dict[str, Any] = {"player": ask.player, "kind": KINDS[ask.kind], "clause": ask.clause}
    if ask.player == player:
        seen["options"] = [option_view(game, o, player) for o in ask.options]
        seen["default"] = ask.default
        seen["source"] = place_view(game, ask.source, player)
    return seen


def place_view(game: "Game", ref: int, player: int) -> dict[str, Any] | None:
    """Which card is meant, by where it lies and what it is called, as far as that is known."""
    if ref < 0:
        return None
    state = game.state
    card = ref & CARD
    if card < FIRST_CARD:
        return {"player": card}
    if not state.alive(ref):
        # It has become another card since, perhaps one nobody may look at.
        known = remembered(game, ref)
        return {"gone": game.lib.definitions[known].name if known >= 0 else None}
    zone = state.where[card]
    seen: dict[str, Any] = {}
    if zone >= 0:
        kind = zone % state.kinds
        seen["player"] = zone // state.kinds
        seen["zone"] = game.zones.names[kind]
        if game.zones.sight[kind] != OWNER_SEES or zone // state.kinds == player:
            seen["place"] = state.zones[zone].index(card)
    if knows(state, player, card):
        seen["name"] = game.definition(card).name
        seen["number"] = game.definition(card).number
    return seen


def remembered(game: "Game", ref: int) -> int:
    """What a card was that is no longer that card, if it is remembered from the field."""
    last = game.state.last.get(ref)
    return NOTHING if last is None else last[LAST_DEFINITION]


def option_view(game: "Game", option: Change, player: int) -> dict[str, Any]:
    """An option in words and places."""
    name, fields = VERBS[option[0]]
    seen: dict[str, Any] = {"verb": name}
    for index, field in enumerate(fields):
        value = option[index + 1]
        if field == F_CARD:
            seen.setdefault("cards", []).append(place_view(game, value, player))
        elif field == F_ABILITY:
            seen["ability"] = ability_place(game, option[index], value)
        elif field == F_ZONE:
            seen["zone"] = game.zones.names[value % game.state.kinds]
        elif field == F_WORD:
            seen["word"] = game.book.word_of(game, option[index], value)
        elif field == F_NAME:
            seen.setdefault("names", []).append(game.lib.names[value])
        else:
            seen["number"] = value
    return seen


def ability_place(game: "Game", ref: int, ability: int) -> int:
    """Which of a card's abilities is meant: its place in the text, or -1 for one it was given."""
    card = ref & CARD
    if card < FIRST_CARD or ability < 0:
        return NOTHING
    definition = game.state.definition[card]
    if not game.state.alive(ref):
        definition = remembered(game, ref)
        if definition < 0:
            return NOTHING
    own = game.lib.own[definition]
    return own.index(ability) if ability in own else NOTHING


def notation(game: "Game", option: Change) -> str:
    """An option as a record writes it: readable, and different for every different option."""
    name, fields = VERBS[option[0]]
    words = [name]
    for index, field in enumerate(fields):
        value = option[index + 1]
        if field == F_CARD:
            if value >= 0:
                card = value & CARD
                if card < FIRST_CARD:
                    words.append(f"player {card}")
                else:
                    words.append(f"{game.definition(card).name} #{card}")
        elif field == F_ABILITY:
            words.append(f"ability {ability_place(game, option[index], value)}")
        elif field == F_ZONE:
            words.append(game.zones.names[value % game.state.kinds])
        elif field == F_WORD:
            words.append(game.book.word_of(game, option[index], value))
        elif field == F_NAME:
            words.append(f'"{game.lib.names[value]}"')
        else:
            words.append(str(value))
    return " ".join(words)
