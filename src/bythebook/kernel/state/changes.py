"""Everything that can happen to a state, as tuples made by named helpers.

A rule never writes one of these tuples by hand and never applies one: it
returns what these functions make, and the game's loop does the rest.
"""

from typing import Final

from bythebook.kernel.state.refs import AS_ZONE, BOTH, NOTHING, TOP

Change = tuple[int, ...]

MOVE: Final = 1
"""(MOVE, ref, player or -1 for its owner, zone kind, index, face, orientation)"""
ORIENT: Final = 2
"""(ORIENT, ref, orientation)"""
FACE: Final = 3
"""(FACE, ref, face)"""
SHUFFLE: Final = 4
"""(SHUFFLE, player, zone kind)"""
SET: Final = 5
"""(SET, variable, value, values of the variables after it...)"""
REVEAL: Final = 6
"""(REVEAL, ref, players as bits, all that are shown at the same time...)"""
EVENT: Final = 7
"""(EVENT, kind, subject ref, player, value, other ref[, ref]): happens, changes nothing; with a
card at last it is another name for what happens to that card in its batch (`naming`)"""
GIVE: Final = 8
"""(GIVE, op, characteristic, value, layer, until, until value, source, ability, master,
dynamic modifier, since when, targets...): a continuous effect begins"""
EXPIRE: Final = 9
"""(EXPIRE, until, until value[, master]): effects with that duration end; of both players, or all
but those of the master's opponent"""
AWAIT: Final = 10
"""(AWAIT, ability, source, master, until, until value, how often, bound refs...): waits"""
STANDBY: Final = 11
"""(STANDBY, master, source, ability, subject, from zone, value, other, when): into standby"""
TAKE: Final = 12
"""(TAKE, index): a standby entry is taken up"""
COUNTERS: Final = 13
"""(COUNTERS, ref, kind, change)"""
LINK: Final = 14
"""(LINK, ref, other ref or -1 to unlink)"""
RENEW: Final = 15
"""(RENEW, ref): becomes a new card where it lies"""
TOKEN: Final = 16
"""(TOKEN, definition, player, zone kind, orientation)"""
UNDER: Final = 17
"""(UNDER, ref, host ref, index, face): put under another card"""
EXTRA_TURN: Final = 18
"""(EXTRA_TURN, player, when it was granted)"""
TURN: Final = 19
"""(TURN, player, which additional turn it is, from the last one granted back, or 0[, players as
bits]): a turn of that player begins; what was to last for that player's next turn lasts for this
one now, whoever's it is or theirs"""
USED: Final = 20
"""(USED, source, ability): one of an ability's limited uses is spent; or, with `came_key` for
the ability, a card has come onto the field from a zone. Both are forgotten when a turn begins."""
END: Final = 21
"""(END, winner, reason): the game is over"""
CEASE: Final = 22
"""(CEASE, ref): a token stops existing"""
UNAWAIT: Final = 23
"""(UNAWAIT, index): a timed trigger has had its moment"""
REMEMBER: Final = 24
"""(REMEMBER, ref, values..., zone, orientation, definition): what a card was that leaves"""
# Where in what is remembered of a card that which is no characteristic stands.
LAST_ZONE: Final = -3
LAST_ORIENT: Final = -2
LAST_DEFINITION: Final = -1

ROLL: Final = 25
"""(ROLL, variable, n): a variable gets a random value below n"""
CONCEAL: Final = 26
"""(CONCEAL, ref before it moved, players as bits): they lost track of which card this is"""
TRANSFORM: Final = 27
"""(TRANSFORM, ref, definition): it shows another side; it stays the same card"""
CARRY: Final = 28
"""(CARRY, ref, other ref, characteristics as bits, 1 if its orientation too): what effects do to
some characteristics of a card they do to the other from now on"""
RELEASE: Final = 29
"""(RELEASE, ref): effects made by resolving no longer do anything to a card"""
UNCOVER: Final = 30
"""(UNCOVER, ref): the uppermost card under a card comes to lie beside it, as it lies, and takes
over what is under it"""
BECAUSE: Final = 31
"""(BECAUSE, source ref, ability, player): what follows in its batch was done by that text, or,
with NOTHING, by none; it is no change itself and not written to the log"""
TIE: Final = 32
"""(TIE, ref, kind, other ref or -1 to untie): a card is tied to another; ends as it becomes new"""
CLEAR: Final = 33
"""(CLEAR, *kinds): nothing has counters of those kinds any more, no card that is gone either"""

BEFALLING: Final = (MOVE, CEASE, COUNTERS)
"""what happens to a card and can have other names: it is KO'd, discarded, loses markers"""

NAMES: Final[dict[int, str]] = {
    MOVE: "move",
    ORIENT: "orient",
    FACE: "face",
    SHUFFLE: "shuffle",
    SET: "set",
    REVEAL: "reveal",
    EVENT: "event",
    GIVE: "give",
    EXPIRE: "expire",
    AWAIT: "await",
    STANDBY: "standby",
    TAKE: "take",
    COUNTERS: "counters",
    LINK: "link",
    RENEW: "renew",
    TOKEN: "token",
    UNDER: "under",
    EXTRA_TURN: "extra turn",
    TURN: "turn",
    USED: "used",
    END: "end",
    CEASE: "cease",
    UNAWAIT: "unawait",
    REMEMBER: "remember",
    ROLL: "roll",
    CONCEAL: "conceal",
    TRANSFORM: "transform",
    CARRY: "carry",
    RELEASE: "release",
    UNCOVER: "uncover",
    BECAUSE: "because",
    TIE: "tie",
    CLEAR: "clear",
}

# How often an ability that was set up has its moment.
EVERY_TIME: Final = 0
ONCE: Final = 1
NEXT: Final = 2
"""the next event of the kind it waits for uses it up, as wanted or not"""

# How long a continuous effect lasts.
THIS_TURN: Final = 1
"""until value: the number of the turn at whose end it ends"""
GAME: Final = 0
"""no end"""
WHILE_FRAME: Final = 2
"""until value: a number its book gives to a battle, an attack and the like"""
NEXT_TURN: Final = 3
"""until value: a player; from the start of that player's next turn on it lasts for that turn"""

ONE_EFFECT: Final = 4
"""in EXPIRE, where effects are told by their duration: the one made at that time stamp"""


def move(
    refs: list[int],
    to: int,
    player: int = NOTHING,
    index: int = TOP,
    face: int = AS_ZONE,
    orient: int = AS_ZONE,
) -> list[Change]:
    """Move cards, at the same time, to a zone (their owner's, if no player is named)."""
    # No comprehension: what one speaks of costs every call of the function around it.
    found: list[Change] = []
    for ref in refs:
        found.append((MOVE, ref, player, to, index, face, orient))
    return found


def orient(refs: list[int], orientation: int) -> list[Change]:
    """Turn cards: stand, rest and the like."""
    found: list[Change] = []
    for ref in refs:
        found.append((ORIENT, ref, orientation))
    return found


def face(refs: list[int], which: int) -> list[Change]:
    """Turn cards face up or face down."""
    return [(FACE, ref, which) for ref in refs]


def shuffle(player: int, zone: int) -> Change:
    """Shuffle a zone: nobody knows the order any more."""
    return (SHUFFLE, player, zone)


def set_var(var: int, value: int) -> Change:
    """Give one of the book's variables a value."""
    return (SET, var, value)


def set_vars(first: int, *values: int) -> Change:
    """Give values to several of the book's variables that follow each other."""
    return (SET, first, *values)


def one_by_one(changes: list[Change]) -> list[Change]:
    """Changes with every variable set by a change of its own."""
    apart: list[Change] = []
    for change in changes:
        if change[0] == SET:
            apart += [(SET, change[1] + n, value) for n, value in enumerate(change[2:])]
        else:
            apart.append(change)
    return apart


def reveal(refs: list[int], players: int) -> list[Change]:
    """Show cards to players (bits), all at the same time."""
    if len(refs) == 1:
        return [(REVEAL, refs[0], players)]
    found: list[Change] = []
    for ref in refs:
        found.append((REVEAL, ref, players, *refs))
    return found


def conceal(refs: list[int], players: int) -> list[Change]:
    """Cards that have gone out of sight together: players (bits) cannot tell them apart."""
    return [(CONCEAL, ref, players) for ref in refs]


def event(kind: int, subject: int, player: int, value: int = 0, other: int = NOTHING) -> Change:
    """Something happens that abilities may wait for."""
    return (EVENT, kind, subject, player, value, other)


NAMED: Final = 6
"""where an event has the card to which that happens of which it is another name"""


def naming(kind: int, subject: int, player: int, value: int, other: int, named: int) -> Change:
    """An event that is another name for what happens to a card in the same batch.

    If that does not happen after all, it does not, and the other way round.
    """
    return (EVENT, kind, subject, player, value, other, named)


def names(change: Change) -> int:
    """The card to which happens what an event is another name for, or NOTHING."""
    return change[NAMED] if change[0] == EVENT and len(change) > NAMED else NOTHING


def still_named(changes: list[Change]) -> list[Change]:
    """Changes without the names of those that are no longer among them."""
    there = [c[1] for c in changes if c[0] in BEFALLING]
    return [c for c in changes if names(c) < 0 or names(c) in there]


def called_off(changes: list[Change], gone: Change) -> list[Change]:
    """Changes without what is the same as one that does not happen, under another name."""
    card = names(gone) if gone[0] == EVENT else gone[1] if gone[0] in BEFALLING else NOTHING
    if card < 0:
        return changes
    named = gone[0] == EVENT
    return [c for c in changes if names(c) != card and not (named and befalls(c, card))]


def befalls(change: Change, card: int) -> bool:
    """Whether a change is one that events are other names for, and happens to a card."""
    return change[0] in BEFALLING and change[1] == card


def give(
    op: int,
    characteristic: int,
    value: int,
    targets: list[int],
    layer: int,
    until: int,
    until_value: int,
    source: int = NOTHING,
    ability: int = NOTHING,
    master: int = NOTHING,
    dynamic: int = NOTHING,
    since: int = NOTHING,
) -> Change:
    """A continuous effect on fixed cards with a fixed value begins."""
    return (
        GIVE,
        op,
        characteristic,
        value,
        layer,
        until,
        until_value,
        source,
        ability,
        master,
        dynamic,
        since,
        *targets,
    )


def expire(until: int, until_value: int, master: int = NOTHING) -> Change:
    """Every effect with that duration ends; with a master, those that are not the other's."""
    if master < 0:
        return (EXPIRE, until, until_value)
    return (EXPIRE, until, until_value, master)


def nullify(stamp: int) -> Change:
    """One continuous effect ends, the one that was made at that time stamp."""
    return (EXPIRE, ONE_EFFECT, stamp)


def wait_for(
    ability: int,
    source: int,
    master: int,
    until: int,
    until_value: int,
    bound: list[int],
    once: int = ONCE,
    first: int = 0,
) -> Change:
    """An ability made by an effect starts to wait for its moment, in the turn `first` or later."""
    return (AWAIT, ability, source, master, until, until_value, once, first, *bound)


def stop_waiting(place: int) -> Change:
    """What waits at that place waits no longer."""
    return (UNAWAIT, place)


def counters(ref: int, kind: int, change: int) -> Change:
    """Add counters to a card, or take them away."""
    return (COUNTERS, ref, kind, change)


def clear_counters(*kinds: int) -> Change:
    """All counters of some kinds are gone, those of cards that are no more among them."""
    return (CLEAR, *kinds)


def link(ref: int, other: int) -> Change:
    """Link a card to another, so that texts can speak of both."""
    return (LINK, ref, other)


def tie(ref: int, kind: int, other: int) -> Change:
    """Tie a card to another, by one of the ties its book has; several cards to one, if need be."""
    return (TIE, ref, kind, other)


def untie(ref: int, kind: int) -> Change:
    """A card is no longer tied."""
    return (TIE, ref, kind, NOTHING)


def renew(ref: int) -> Change:
    """A card becomes a new card without moving."""
    return (RENEW, ref)


def token(definition: int, player: int, zone: int, orientation: int = AS_ZONE) -> Change:
    """A token comes into being."""
    return (TOKEN, definition, player, zone, orientation)


def cease(ref: int) -> Change:
    """A token stops existing."""
    return (CEASE, ref)


def under(ref: int, host: int, index: int = TOP, which: int = AS_ZONE) -> Change:
    """Put a card under another."""
    return (UNDER, ref, host, index, which)


def transform(ref: int, definition: int) -> Change:
    """A card shows another of its sides."""
    return (TRANSFORM, ref, definition)


def carry(ref: int, other: int, chars: tuple[int, ...], orientation: bool = True) -> Change:
    """Effects on some characteristics of a card, and how it lies, go over to another card."""
    bits = 0
    for char in chars:
        bits |= 1 << char
    return (CARRY, ref, other, bits, int(orientation))


def release(ref: int) -> Change:
    """Every effect made by resolving lets go of a card."""
    return (RELEASE, ref)


def uncover(ref: int) -> Change:
    """The card right under a card will stay when that one goes."""
    return (UNCOVER, ref)


def because(source: int, ability: int, player: int) -> Change:
    """The changes that follow in the same batch are that text's doing."""
    return (BECAUSE, source, ability, player)


def extra_turn(player: int, when: int = 0) -> Change:
    """A player is to take an additional turn, granted at that time."""
    return (EXTRA_TURN, player, when)


def begin_turn(player: int, additional: int = 0, sets_in: int = BOTH) -> Change:
    """A turn of a player begins; 1 if it is the additional one granted last, 2 the one before.

    `sets_in` says whose effects (bits) that were to last for this turn do so now.
    """
    if sets_in == BOTH:
        return (TURN, player, additional)
    return (TURN, player, additional, sets_in)


def roll(var: int, n: int) -> Change:
    """Chance gives one of the book's variables a value from 0 to n - 1."""
    return (ROLL, var, n)


NOTED: Final = 1 << 40
"""in the place of an ability, and above: what a book notes of a turn for texts that ask for it"""


def came_key(kind: int) -> int:
    """What stands in the place of an ability if a card has come from a kind of zone."""
    return -2 - kind


def spend(source: int, ability: int) -> Change:
    """One of the limited uses of an ability is spent."""
    return (USED, source, ability)


def came(ref: int, kind: int) -> Change:
    """A card has come onto the field from a kind of zone; the turn remembers it."""
    return (USED, ref, came_key(kind))


def end_game(winner: int, why: int) -> Change:
    """The game is over."""
    return (END, winner, why)
