"""Nothing hidden is on the wire: worlds that somebody cannot tell apart are sent to them alike."""

import random
from collections.abc import Callable

import msgspec
import pytest

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import pools
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.apply_rare import lies_open
from bythebook.kernel.state.changes import FACE, MOVE, REVEAL, UNDER
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.refs import CARD, FIRST_CARD
from bythebook.language import ENGLISH
from bythebook.server import questions, wire
from bythebook.server.following import ONLOOKER, Follower, follower
from bythebook.server.screens import Screen
from bythebook.server.seeing import Eyes
from tests.invariants.worlds import DECKS, alike, at_some_decision, other_copy, other_world

LENGTH = 24
SEEDS = 10
NAMES = ["Ann", "Ben"]
SALT = b"salt"


class Side:
    """One of two worlds, and what is sent of it to somebody."""

    def __init__(self, game: Game, viewer: int, seen: Follower | None = None) -> None:
        self.game = game
        self.viewer = viewer
        self.seen = follower(game, viewer) if seen is None else seen
        # Who follows a game knows its cards from its beginning; this world has others.
        self.seen.state.definition = game.state.definition.copy()
        self.seen.state.seen = game.state.seen.copy()
        self.seen.moves = []
        self.screen = Screen(game, viewer, ENGLISH, self.seen, NAMES, SALT)
        self.first = self.screen.whole(wire.Table(id="t", game="g", seats=[]), [])

    def sent(self) -> bytes:
        """What is sent once something has happened."""
        self.seen.catch_up(self.game)
        moves, self.seen.moves = self.seen.moves, []
        return msgspec.json.encode(self.screen.changed(self.game, self.seen, moves))

    def told(self) -> list[bytes]:
        """What questions are answered."""
        eyes = Eyes(self.game, self.viewer, self.seen, self.screen.words)
        ask = self.game.pending
        found: list[bytes] = []
        asked: list[Callable[[], object]] = [lambda: questions.help_for(eyes, wire.AskHelp(id=1))]
        if ask is not None and ask.player == self.viewer:
            now = self.game.decided
            preview = wire.AskPreview(id=1, decision=now, option=0)
            asked.append(lambda: questions.preview(eyes, self.seen, preview))
        for zone in ("hand", "deck"):
            for player in (0, 1):
                source = wire.AskSources(id=1, player=player, zone=zone, place=0)
                why = wire.AskWhyNot(id=1, player=player, zone=zone, place=0)
                asked.append(lambda s=source: questions.sources(eyes, s))  # type: ignore[misc]
                if self.viewer != ONLOOKER:
                    asked.append(lambda w=why: questions.why_not(eyes, w))  # type: ignore[misc]
        for question in asked:
            try:
                found.append(msgspec.json.encode(question()))
            except BythebookError as error:
                found.append(str(error).encode())
        return found


def first_difference(left: bytes, right: bytes) -> str:
    """Where two messages begin to differ."""
    place = next(n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b)
    return f"{left[max(0, place - 300) : place + 60]!r} / {right[place : place + 60]!r}"


def is_open(game: Game, card: int) -> bool:
    """Whether a card lies before everybody."""
    zone = game.state.where[card]
    return zone < 0 or lies_open(game.state, game.zones, card, zone)


def shown(game: Game, viewer: int, changed: list[int], since: list[int]) -> bool:
    """Whether somebody may rightly tell the worlds apart from now on."""
    if viewer != ONLOOKER:
        return any(knows(game.state, viewer, card) for card in changed)
    assert game.log is not None
    touched = {
        change[1] & CARD
        for batch in game.log.since(since[0])
        for change in batch[4]
        if change[0] in (MOVE, REVEAL, FACE, UNDER)
    }
    return any(card in touched or is_open(game, card) for card in changed)


def play_on(
    sides: tuple[Side, Side], changed: list[int], chance: random.Random, most: int = LENGTH
) -> int:
    """Play both worlds alike; whatever is sent has to be the same."""
    one, two = sides
    assert one.first == two.first
    since = [len(one.game.log or ())]
    for count in range(most):
        a, b = one.game.pending, two.game.pending
        if a is None or b is None:
            return count
        assert one.told() == two.told()
        both = [o for o in a.options if o in b.options and alike(one.game, two.game, o)]
        if not both:
            return count
        option = chance.choice(both)
        one.game.answer(a.options.index(option))
        two.game.answer(b.options.index(option))
        if any(shown(side.game, one.viewer, changed, since) for side in sides):
            return count
        left, right = one.sent(), two.sent()
        assert left == right, first_difference(left, right)
    return most


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_player_is_sent_the_same_in_worlds_they_cannot_tell_apart(name: str, viewer: int) -> None:
    played = 0
    for seed in range(SEEDS):
        game = at_some_decision(seed, 11 * seed, name)
        chance = random.Random(seed)
        other, changed = other_world(game, viewer, chance)
        played += play_on((Side(game, viewer), Side(other, viewer)), changed, chance)
    assert played > SEEDS * 6


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("name", sorted(DECKS))
def test_which_of_two_equal_cards_was_played_no_key_tells(name: str, viewer: int) -> None:
    """One of them is known to the player, in two worlds not the same one."""
    played = 0
    for seed in range(SEEDS):
        game = at_some_decision(seed, 11 * seed, name)
        chance = random.Random(seed)
        seen = (follower(game, viewer), follower(game, viewer))
        other = other_copy(game, viewer, chance)
        sides = (Side(game, viewer, seen[0]), Side(other, viewer, seen[1]))
        played += play_on(sides, [], chance)
    assert played > SEEDS * 10


def hidden_world(game: Game, chance: random.Random) -> tuple[Game, list[int]]:
    """A fork in which cards of both hands and decks have changed places: an onlooker sees none."""
    other = game.copy()
    state = other.state
    state.definition = state.definition.copy()
    changed: list[int] = []
    for owner in (0, 1):
        # What its owner does not know, as the other player looks at it, and its hand.
        for pool in pools(game, 1 - owner, owner):
            hidden = [c for c in pool if not is_open(game, c)]
            # Near the bottom of a deck they stay out of sight for a while.
            deep = [c for zone in state.zones for c in zone[:8] if c in hidden and len(zone) > 16]
            hand = [c for c in hidden if game.zones.names[state.kind_of(c)] == "hand"]
            for a in (*hand[:2], *deep[:2]):
                others = [b for b in deep if state.definition[b] != state.definition[a]]
                others = [b for b in others if b not in changed and a not in changed and a != b]
                if others:
                    b = chance.choice(others)
                    swapped = state.definition[b], state.definition[a]
                    state.definition[a], state.definition[b] = swapped
                    changed += [a, b]
    other.forget_values()
    return other, changed


@pytest.mark.parametrize("name", sorted(DECKS))
def test_an_onlooker_is_sent_the_same_whatever_is_in_hands_and_decks(name: str) -> None:
    played = 0
    for seed in range(2 * SEEDS):
        game = at_some_decision(seed, 7 * seed, name)
        chance = random.Random(seed)
        other, changed = hidden_world(game, chance)
        played += play_on((Side(game, ONLOOKER), Side(other, ONLOOKER)), changed, chance)
    assert played > SEEDS * 30


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_planted_leak_is_found(name: str) -> None:
    """A card of the other hand that is taken for known shows at once."""
    game = at_some_decision(3, 40, name)
    other, changed = other_world(game, 0, random.Random(3))
    in_hand = [c for c in changed if game.zones.names[game.state.kind_of(c)] == "hand"]
    for world in (game, other):
        world.state.seen[in_hand[0]] |= 1
    assert Side(game, 0).first != Side(other, 0).first


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_card_out_of_sight_loses_its_key(name: str) -> None:
    """Over a whole game: in a deck or the other's hand nothing has a key, and none comes back."""
    game = at_some_decision(5, 0, name)
    chance = random.Random(5)
    viewers = {v: follower(game, v) for v in (0, 1, ONLOOKER)}
    held: dict[int, dict[str, int]] = {v: {} for v in viewers}
    lost: dict[int, set[str]] = {v: set() for v in viewers}
    hand, deck = (game.zones.names.index(zone) for zone in ("hand", "deck"))
    for _ in range(250):
        if game.pending is None:
            break
        game.answer(chance.randrange(len(game.pending.options)))
        for viewer, seen in viewers.items():
            seen.catch_up(game)
            cards = range(FIRST_CARD, len(game.state.inc))
            now = {seen.key(card): card for card in cards if seen.key(card)}
            assert not lost[viewer] & set(now)
            lost[viewer] |= set(held[viewer]) - set(now)
            held[viewer] = now
            for player in (0, 1):
                for kind in (hand, deck):
                    for card in game.state.zone(player, kind):
                        mine = kind == hand and player == viewer
                        assert bool(seen.key(card)) == (mine or is_open(game, card))
    assert any(lost.values())
