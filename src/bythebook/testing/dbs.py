"""Dragon Ball Super at the test table: cards in a line, and where a game can be set up to stand."""

from typing import Final

from bythebook.games.dbs.book import BOOK, DragonBallSuper
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COLOR_NAMES,
    EXTRA,
    LEADER,
    UNISON,
    X_COST,
)
from bythebook.games.dbs.cards.defining import define
from bythebook.games.dbs.cards.energy import ORDER
from bythebook.games.dbs.preparation import Preparation
from bythebook.games.dbs.texts.events import (
    K_CHARGE,
    K_DEFENSE,
    K_MAIN,
    K_MULLIGAN,
    K_OFFENSE,
    V_ATTACK,
    V_BLACK,
    V_CHARGE,
    V_COMBO,
    V_PLAY,
    V_RED,
    V_UNDER,
    V_X,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_STARTED,
)
from bythebook.games.dbs.turn import Turn
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import PROGRAMS, code_of
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.refs import NOTHING
from bythebook.testing.books import Setup, place_of

COLORS = {name: bit for bit, name in COLOR_NAMES.items()}
PHASES = ("charge", "main", "end")

Abilities = tuple[Ability, ...]
Text = tuple[str, ...] | str


def bits(colors: str) -> int:
    """Colors written as `red` or `red/blue`."""
    found = 0
    for name in colors.split("/"):
        found |= COLORS[name]
    return found


def spheres(specified: str) -> tuple[int, int, int, int, int]:
    """A specified cost written in letters: `RR` is two red, `K` one black."""
    letters = {"R": 0, "B": 1, "G": 2, "Y": 3, "K": 4}
    counts = [0] * len(ORDER)
    for letter in specified:
        counts[letters[letter]] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def _show(ability: Ability) -> str:
    from bythebook.text.dbs import show

    return show(ability)


def _tokens(text: str) -> list[str]:
    from bythebook.text.dbs.normalise import normalise

    return normalise(text)


def _read(text: Text, kind: int) -> tuple[tuple[str, ...], Abilities]:
    lines = (text,) if isinstance(text, str) and text else tuple(text)
    if not lines:
        return (), ()
    from bythebook.text.dbs import abilities_of

    return lines, abilities_of(lines, kind)


def leader(
    name: str,
    power: int = 10000,
    color: str = "red",
    character: str = "",
    traits: tuple[str, ...] = (),
    abilities: Abilities = (),
    keywords: int = 0,
    number: str = "",
    text: Text = (),
) -> CardDef:
    """A leader of a test's own."""
    lines, read = _read(text, LEADER)
    return define(
        number or f"T-{name}",
        name,
        LEADER,
        bits(color),
        power=power,
        characters=(character or name,),
        traits=traits,
        abilities=(*abilities, *read),
        text=lines,
        keywords=keywords,
    )


def battle(
    name: str,
    cost: int = 1,
    specified: str = "",
    power: int = 10000,
    color: str = "red",
    combo: tuple[int, int] = (0, 5000),
    character: str = "",
    traits: tuple[str, ...] = (),
    abilities: Abilities = (),
    keywords: int = 0,
    number: str = "",
    kind: int = BATTLE,
    text: Text = (),
) -> CardDef:
    """A battle card of a test's own; `combo` is its combo cost and combo power."""
    lines, read = _read(text, kind)
    return define(
        number or f"T-{name}",
        name,
        kind,
        bits(color),
        cost,
        spheres(specified),
        power,
        combo[0],
        combo[1],
        (character or name,),
        traits,
        abilities=(*abilities, *read),
        text=lines,
        keywords=keywords,
    )


def extra(
    name: str,
    cost: int = 1,
    specified: str = "",
    color: str = "red",
    abilities: Abilities = (),
    keywords: int = 0,
    number: str = "",
    text: Text = (),
) -> CardDef:
    """An extra card of a test's own."""
    lines, read = _read(text, EXTRA)
    return define(
        number or f"T-{name}",
        name,
        EXTRA,
        bits(color),
        cost,
        spheres(specified),
        abilities=(*abilities, *read),
        text=lines,
        keywords=keywords,
    )


def unison(
    name: str,
    cost: int = 0,
    specified: str = "",
    power: int = 15000,
    color: str = "red",
    abilities: Abilities = (),
    keywords: int = X_COST,
    number: str = "",
    text: Text = (),
) -> CardDef:
    """A unison card of a test's own; its total cost is X if nothing else is said."""
    lines, read = _read(text, UNISON)
    return define(
        number or f"T-{name}",
        name,
        UNISON,
        bits(color),
        cost,
        spheres(specified),
        power,
        abilities=(*abilities, *read),
        text=lines,
        keywords=keywords,
    )


def frames(at: str) -> list[Procedure]:
    """The procedures under way when a phase is about to begin; none to stand idle."""
    if not at:
        return []
    root = Preparation()
    if at == "preparation":
        return [root]
    root.pc = PROGRAMS[code_of(Preparation, BOOK.name)].find("take_turn") + 1
    turn = Turn()
    turn.pc = place_of(at, PHASES, "phase")
    return [root, turn]


def under_way(game: Game) -> None:
    """The game has begun, and no battle is under way."""
    game.state.vars[VAR_STARTED] = 1
    game.state.vars[VAR_ATTACKER] = NOTHING
    game.state.vars[VAR_GUARD] = NOTHING


SETUP: Final = Setup(
    BOOK,
    [battle("filler"), leader("leader")],
    {"deck": 12, "leader": ["leader"], "life": 8},
    frozenset({K_MAIN, K_CHARGE, K_OFFENSE, K_DEFENSE, K_MULLIGAN}),
    {},
    frames,
    {
        "leader": "leader area",
        "battle": "battle area",
        "combo": "combo area",
        "drop": "drop area",
        "unison": "unison area",
        "removed": "removed from the game",
    },
    DragonBallSuper,
    under_way,
    verbs=frozenset(
        {V_PLAY, V_ATTACK, V_COMBO, V_CHARGE, V_UNDER, V_X, *range(V_RED, V_BLACK + 1)}
    ),
    show=_show,
    tokens=_tokens,
    steps=frozenset({K_OFFENSE, K_DEFENSE}),
)
