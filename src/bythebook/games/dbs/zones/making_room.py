"""What a card coming to an area sends away from it: one unison card (3-11), one field (10-3)."""

from bythebook.games.dbs.cards.cards import EXTRA, FIELD, KEYWORDS, TYPE, UNISON
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.policy import FIELDS_ALLOWED, UNISONS_ALLOWED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, UNISON_AREA
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import MOVE, Change, move
from bythebook.kernel.state.refs import CARD


@rule("dbs 3-11-6", nothing=[])
def make_room(game: Game, player: int, ref: int) -> list[Change]:
    """A card coming to the unison area sends those already there to their owners' drop areas."""
    cards = [c for c in game.state.zone(player, UNISON_AREA) if c != ref & CARD]
    return move(game.state.refs(cards), DROP) if len(cards) >= UNISONS_ALLOWED.value else []


@rule("dbs 10-3-3", nothing=[])
def fields_go(game: Game, ref: int, player: int) -> list[Change]:
    """A new field sends the other fields of that battle area to their owners' drop areas."""
    fields = [
        c for c in game.state.zone(player, BATTLE_AREA) if c != ref & CARD and is_field(game, c)
    ]
    return move(game.state.refs(fields), DROP) if len(fields) >= FIELDS_ALLOWED.value else []


def is_field(game: Game, card: int) -> bool:
    """Whether a card is an extra card with [Field]."""
    return game.value(TYPE, card) & EXTRA != 0 and keywords_of(game, card) & FIELD != 0


def sent_away(game: Game, change: Change) -> list[Change]:
    """What a card that moves sends away from where it comes to, whatever moves it."""
    ref, kind = change[1], change[3]
    if kind != BATTLE_AREA and kind != UNISON_AREA:
        return []
    card = ref & CARD
    player = change[2] if change[2] >= 0 else game.state.owner[card]
    if kind == UNISON_AREA:
        return make_room(game, player, ref)
    return fields_go(game, ref, player) if is_field(game, card) else []


def with_room(game: Game, changes: list[Change]) -> list[Change]:
    """Changes, and before each what makes room for it, unless it is on its way already."""
    going = [c[1] for c in changes if c[0] == MOVE]
    found: list[Change] = []
    for change in changes:
        if change[0] == MOVE and game.state.alive(change[1]):
            for other in sent_away(game, change):
                if other[1] not in going:
                    going.append(other[1])
                    found.append(other)
        found.append(change)
    return found


def areas_with_little_room(lib: Library) -> int:
    """The kinds of areas, as bits, where cards of a match could send others away."""
    areas = 0
    for ability in lib.abilities:
        if ability.marks & FIELD:
            areas |= 1 << BATTLE_AREA
    for kind, keywords in zip(lib.printed[TYPE], lib.printed[KEYWORDS]):
        if keywords & FIELD:
            areas |= 1 << BATTLE_AREA
        if kind & UNISON:
            areas |= 1 << UNISON_AREA
    return areas
