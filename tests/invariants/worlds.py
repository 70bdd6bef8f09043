"""Two games that differ only in what one player may not know, played on side by side."""

import random

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import pools
from bythebook.kernel.seeing.views import knows, option_view
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.options import F_CARD, VERBS
from bythebook.kernel.state.refs import CARD, FIRST_CARD

DECKS = {
    "dbs": ("gale", "hollow"),
    "vgd": ("assize", "vigil"),
    "vgg": ("curfew", "orchard"),
    "ws": ("lanterns", "tides"),
}


def at_some_decision(seed: int, decisions: int, name: str = "ws") -> Game:
    """A game of our decks, so many random decisions in."""
    game = engine.new_game(name, *DECKS[name], seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.pending is None:
            break
        game.answer(chance.randrange(len(game.pending.options)))
    return game


def other_world(game: Game, player: int, chance: random.Random) -> tuple[Game, list[int]]:
    """A fork in which some cards the player does not know have changed places with others.

    Cards near the bottom of the decks and cards of the other hand are swapped:
    they stay out of sight for a while.
    """
    other = game.copy()
    state = other.state
    state.definition = state.definition.copy()
    changed: list[int] = []
    for unknown in (pool for owner in (0, 1) for pool in pools(game, player, owner)):
        deep = [c for zone in state.zones for c in zone[:8] if c in unknown and len(zone) > 16]
        hand = [c for c in unknown if other.zones.names[state.kind_of(c)] == "hand"]
        for a in (*hand[:3], *deep[:2]):
            partners = [b for b in deep if state.definition[b] != state.definition[a]]
            partners = [b for b in partners if b not in changed and a not in changed and a != b]
            if partners:
                b = chance.choice(partners)
                state.definition[a], state.definition[b] = state.definition[b], state.definition[a]
                changed += [a, b]
    other.forget_values()
    return other, changed


def other_copy(game: Game, player: int, chance: random.Random, where: str = "hand") -> Game:
    """A fork in which the player knows of another one of two equal cards in the rival's hand.

    If there are no two such cards, one is made the same as another, in this world too. Of
    another zone that only its player looks at (`where`), from which cards seldom go, all are.
    """
    state = game.state
    zone = state.zone(1 - player, game.zones.names.index(where))
    hand = [c for c in zone if not knows(state, player, c)]
    chance.shuffle(hand)
    if len(hand) < 2:
        return game.copy()
    one, other = hand[:2]
    state.definition = state.definition.copy()
    for card in (other,) if where == "hand" else hand[1:]:
        state.definition[card] = state.definition[one]
    game.forget_values()
    fork = game.copy()
    fork.state.definition = state.definition
    state.seen[one] |= 1 << player
    fork.state.seen[other] |= 1 << player
    return fork


def alike(one: Game, two: Game, option: Change) -> bool:
    """Whether an option is about the same printed cards in both worlds."""
    for index, field in enumerate(VERBS[option[0]][1]):
        card = option[index + 1] & CARD
        if field == F_CARD and option[index + 1] >= 0 and card >= FIRST_CARD:
            if one.state.definition[card] != two.state.definition[card]:
                return False
    return True


def error_of(game: Game, answer: object) -> str:
    """What a wrong answer is told, without changing anything."""
    try:
        game.copy().answer(answer)
    except BythebookError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def differences(one: Game, two: Game, player: int) -> list[str]:
    """Everything by which a player could tell two worlds apart."""
    found: list[str] = []
    a, b = one.pending, two.pending
    if (a is None) != (b is None):
        return ["one game is over"]
    if one.view(player) != two.view(player):
        mine, theirs = one.view(player), two.view(player)
        found += [f"view: {k}" for k in mine if mine[k] != theirs[k]]
    if a is None or b is None:
        return found
    if (a.player, a.kind, a.clause) != (b.player, b.kind, b.clause):
        found.append(f"who decides what: {(a.player, a.clause)} {(b.player, b.clause)}")
    if a.player == player:
        left = [option_view(one, o, player) for o in a.options]
        right = [option_view(two, o, player) for o in b.options]
        if left != right:
            found.append("options")
        for wrong in (len(a.options), -1, "1", None):
            if error_of(one, wrong) != error_of(two, wrong):
                found.append(f"error for {wrong!r}")
        for option in one.book.candidates(one):
            if one.why_not(option) != two.why_not(option):
                found.append(f"why not {option}")
    return found


def told_apart(one: Game, two: Game, changed: list[int], player: int) -> bool:
    """Whether a player has seen a card in which two worlds differ, and rightly tells them apart."""
    return any(knows(game.state, player, card) for game in (one, two) for card in changed)


def play_on(
    one: Game, two: Game, changed: list[int], player: int, chance: random.Random, most: int
) -> tuple[int, list[str]]:
    """Play both worlds on, the same way as far as the player can see.

    Answers how many decisions it went, and whatever gave the worlds away.
    """
    for count in range(most):
        if told_apart(one, two, changed, player):
            return count, []
        found = differences(one, two, player)
        if found:
            return count, found
        a, b = one.pending, two.pending
        if a is None or b is None:
            return count, []
        both = [o for o in a.options if o in b.options and alike(one, two, o)]
        if not count and a.hidden:
            # What is asked first was asked before the cards were exchanged: what rests on several
            # of them may not be possible in the other world.
            both = [o for o in both if len(o) > 1 or o == a.options[a.default]]
        if not both:
            return count, []
        option = chance.choice(both)
        one.answer(a.options.index(option))
        two.answer(b.options.index(option))
    if told_apart(one, two, changed, player):
        return most, []
    if one.told(player) != two.told(player):
        return most, ["log"]
    return most, []
