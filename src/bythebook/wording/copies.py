"""Which options are the same to who decides, and words by which the others are told apart."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import F_CARD, VERBS
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING, OWNER_SEES, PUBLIC
from bythebook.language import ENGLISH, Language, mark, mark_all
from bythebook.wording.said import Said

if TYPE_CHECKING:
    from bythebook.wording.common import Wording

ENDINGS: Final = mark_all({1: "{number}st", 2: "{number}nd", 3: "{number}rd"})
OTHER: Final = mark("{number}th")


def card_of(game: Game, option: Change) -> int:
    """The card an option is about."""
    for index, kind in enumerate(VERBS[option[0]][1]):
        if kind == F_CARD and index + 1 < len(option) and option[index + 1] >= FIRST_CARD:
            card = option[index + 1] & CARD
            return card if game.state.alive(option[index + 1]) else NOTHING
    return NOTHING


def sameness(game: Game, player: int, option: Change) -> object:
    """Equal for options that differ only in which copy of a card they take."""
    card = card_of(game, option)
    state = game.state
    if card < FIRST_CARD or not knows(state, player, card):
        return option
    kind = state.kind_of(card)
    ordered = kind < 0 or game.zones.field[kind]
    if kind >= 0 and game.zones.zones[kind].ordered and not searched(game, player, kind):
        ordered = True
    if ordered or (game.zones.sight[kind] == PUBLIC and state.face[card] != FACE_UP):
        return option
    values = tuple(v[card] for v in game.sheet_values())
    rest = tuple(x for x in option if x & CARD != card or x < FIRST_CARD)
    return (rest, state.definition[card], state.where[card], values, card in game.sheet.granted)


def out_of_sight(game: Game, player: int, card: int) -> bool:
    """Whether a card lies among others of which only their owner sees which is where."""
    kind = game.state.kind_of(card)
    return kind >= 0 and game.zones.sight[kind] == OWNER_SEES and game.state.side_of(card) != player


def searched(game: Game, player: int, kind: int) -> bool:
    """Whether a player is looking through a whole hidden zone, whose order then is of no use."""
    cards = game.state.zone(player, kind)
    hidden = game.zones.sight[kind] != PUBLIC
    return hidden and all(knows(game.state, player, c) for c in cards)


def told_apart(words: "Wording", game: Game, player: int) -> list[Said]:
    """Every option of the pending decision in words; different ones in different words."""
    ask = game.pending
    assert ask is not None
    said = [words.option(game, player, option) for option in ask.options]
    for places in _alike(said):
        keys = [sameness(game, player, ask.options[place]) for place in places]
        if len(set(keys)) == 1:
            continue
        options = [ask.options[place] for place in places]
        fields = range(1, min(len(option) for option in options))
        differing = [field for field in fields if len({option[field] for option in options}) > 1]
        for place, option in zip(places, options, strict=True):
            where = [_told(words, game, player, option, field) for field in differing]
            said[place] = _with(said[place], "; ".join(dict.fromkeys(w for w in where if w)))
    for places in _alike(said):
        # Nothing can be said of them but that they are several: cards that are gone, cards of a
        # hand that one may not look into.
        keys = list(dict.fromkeys(sameness(game, player, ask.options[place]) for place in places))
        for place in places if len(keys) > 1 else ():
            number = keys.index(sameness(game, player, ask.options[place])) + 1
            nth_of = words.tr("{place} of {count}", place=nth(number, words.tr), count=len(keys))
            said[place] = _with(said[place], nth_of)
    return said


def _alike(said: list[Said]) -> list[list[int]]:
    """The places of options that read the same, where several do."""
    found: dict[Said, list[int]] = {}
    for place, one in enumerate(said):
        found.setdefault(one, []).append(place)
    return [places for places in found.values() if len(places) > 1]


def _with(said: Said, more: str) -> Said:
    """An option with something more to know it by."""
    return Said(f"{said.label} ({more})", said.note, said.lead) if more else said


def _told(words: "Wording", game: Game, player: int, option: Change, field: int) -> str:
    """By what a field of an option is told apart from others that are called the same."""
    if VERBS[option[0]][1][field - 1] != F_CARD or option[field] < FIRST_CARD:
        return ""
    ref = option[field]
    card = ref & CARD
    state = game.state
    if not state.alive(ref) or state.where[card] < 0 or out_of_sight(game, player, card):
        return ""
    there = state.zones[state.where[card]]
    if card not in there:
        return ""
    return words.tr(
        "{place} in {zone}",
        place=nth(there.index(card) + 1, words.tr),
        zone=words.whose_place(game, player, ref),
    )


def nth(number: int, tr: Language = ENGLISH) -> str:
    """A place in a row."""
    ending = OTHER if number % 100 in (11, 12, 13) else ENDINGS.get(number % 10, OTHER)
    return tr(ending, number=number)
