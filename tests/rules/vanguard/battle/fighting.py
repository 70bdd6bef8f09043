"""Battles in a few words, for tests."""

from bythebook.games.vanguard.cards.cards import SKILLS
from bythebook.games.vanguard.texts.events import EV_BEGIN, K_ATTACKER, K_BOOST, K_GUARD, K_TARGET
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.changes import EVENT, THIS_TURN, Change, give
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import Seat, Side, Table, side, table
from bythebook.testing.vanguard import unit

ME = unit("me", 3, 10000, None)
FOE = unit("foe", 3, 10000, None)


def field(**where: object) -> Side:
    """One's own side: `me` is the vanguard, unless it is said otherwise."""
    return side(**{"vanguard": ME, **where})


def other(**where: object) -> Side:
    """The other side: `foe` is the vanguard, unless it is said otherwise."""
    return side(**{"vanguard": FOE, **where})


def battle(
    you: Side | None = None,
    rival: Side | None = None,
    cards: tuple[CardDef, ...] = (),
    book: str = "vgg",
) -> Table:
    """The beginning of a battle phase."""
    return table(book, you=you or field(), rival=rival or other(), cards=cards, at="battle")


def to_attack(t: Table) -> None:
    """The turn player chooses to attack."""
    t.you.is_asked("start step")
    t.you.chooses("attack")


def attack(t: Table, attacker: str = "me", target: str = "foe", boost: str = "pass") -> None:
    """An attack up to where the other player guards, or as far as it goes without a decision."""
    to_attack(t)
    for kind, words in (
        (K_ATTACKER, f"attack with {attacker}"),
        (K_TARGET, f"attack {target}"),
        (K_BOOST, boost if boost == "pass" else f"boost with {boost}"),
    ):
        if t.asked.kind == kind:
            t.you.chooses(words)


def no_guard(t: Table) -> None:
    """The other player passes, if asked."""
    if t.asked.kind == K_GUARD:
        t.rival.chooses("pass")


def fight(t: Table, attacker: str = "me", target: str = "foe", boost: str = "pass") -> None:
    """A whole attack without guard, up to the next decision."""
    attack(t, attacker, target, boost)
    no_guard(t)


def begun(t: Table) -> list[int]:
    """The phases and steps that have begun."""
    return [c[4] for c in t.since(0) if c[:2] == (EVENT, EV_BEGIN)]


def able(name: str, ways: int, grade: int = 1, power: int = 7000) -> CardDef:
    """A unit with a continuous ability that lets it attack in some way."""
    ways_to_attack = Modifier(BITS_ON, SKILLS, This(), bits=ways)
    text = Ability(CONT, VANGUARD_AND_REAR, modifiers=(ways_to_attack,))
    return unit(name, grade, power, abilities=(text,))


def barred(t: Table, seat: Seat, name: str, what: int) -> list[Change]:
    """Something is forbidden to a unit this turn."""
    return [give(BITS_ON, CHAR_CANNOT, what, [seat.ref(name)], 1, THIS_TURN, t.turn)]
