"""The games there are: all that belongs to a game is found here, and nowhere else.

A game is added by one entry (`docs/architecture.md` says how). Its parts are named, with a colon
between the module and what is in it or the package and a file of it, and loaded when they are
asked for: whoever plays one game loads nothing of the others.
"""

from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from bythebook.kernel.state.errors import BythebookError


@dataclass(frozen=True)
class GameEntry:
    """A game, and where its parts are; a part that is not named there is not needed to play it."""

    name: str
    """its short name, in front of its clause numbers too"""
    title: str
    book: str
    """the rulebook as the kernel sees it"""
    rules: tuple[str, ...]
    """the packages or modules in which its clauses stand, those it shares with others included"""
    register: str
    """the file with every clause's gist and kind"""
    proofs: tuple[str, ...] = ()
    """the folders of the tests that show its clauses"""
    cards: str = ""
    """what makes a card of what is printed on it"""
    set_fields: str = ""
    """what a set file may say once for all its cards"""
    sets: str = ""
    """the folder with cards and decks of our own"""
    adapter: str = ""
    """what reads card files of the game"""
    speaker: str = ""
    """how its abilities are said"""
    rests_on: str = ""
    """which clauses an ability rests on"""
    wording: str = ""
    """its questions, options and steps in words"""
    face: str = ""
    """how its table looks in a terminal"""
    players: dict[str, str] = field(default_factory=dict)
    """opponents of its own, by name"""
    score: str = ""
    """how good a position is"""
    census: str = ""
    """what random games of it have to come across"""
    builder: str = ""
    """what builds decks of any cards"""
    table: str = ""
    """the test table"""
    growth: str = ""
    """a board on which the cost of continuous abilities is measured"""
    decks: dict[str, tuple[str, str]] = field(default_factory=dict)
    """pairs of our own decks: the usual ones (`own`), and those with many abilities (`rich`)"""


GAMES: Final[dict[str, GameEntry]] = {}
MAKING: Final[dict[str, GameEntry]] = {}
"""games whose rules are being written: they can be tested and traced, and are not offered"""


def add(entry: GameEntry) -> None:
    """A game joins the others."""
    if entry.name in GAMES:
        raise BythebookError(f"there is a game called {entry.name!r} already")
    GAMES[entry.name] = entry


def remove(name: str) -> None:
    """A game is no longer there."""
    del GAMES[name]


def game_names() -> str:
    """The games there are, for a sentence."""
    return ", ".join(sorted(GAMES))


def entry_of(game: str) -> GameEntry:
    """The entry of a game, by its short name."""
    entry = GAMES.get(game) or MAKING.get(game)
    if entry is None:
        raise BythebookError(f"no game is called {game!r:.60}; there are: {game_names()}")
    return entry


def named(part: str) -> Any:
    """What a part's name means."""
    module, _, name = part.partition(":")
    return getattr(import_module(module), name)


def part_of(game: str, part: str) -> Any:
    """A part of a game; None if the game has none."""
    name: str = getattr(entry_of(game), part)
    return named(name) if name else None


def file_of(game: str, part: str) -> Traversable | None:
    """A file or a folder of a game; None if the game has none."""
    name: str = getattr(entry_of(game), part)
    package, _, path = name.partition(":")
    return files(package).joinpath(path) if name else None


add(
    GameEntry(
        name="ws",
        title="Weiss Schwarz",
        book="bythebook.games.ws.book:BOOK",
        rules=("bythebook.games.ws", "bythebook.games.common"),
        register="bythebook:rulebooks/ws.toml",
        proofs=("tests/rules/common", "tests/rules/ws"),
        cards="bythebook.text.ws.cards:make_card",
        set_fields="bythebook.text.ws.cards:WORDS",
        sets="bythebook:sets/ws",
        adapter="bythebook.library.ws:ADAPTER",
        speaker="bythebook.library.explain.ws_words:SPEAKER",
        rests_on="bythebook.library.explain.ws_clauses:clauses_of",
        wording="bythebook.wording.ws:WeissSchwarzWording",
        face="bythebook.cli.ws:WeissSchwarzFace",
        players={"rules": "bythebook.agents.rules_ws:WeissSchwarzRules"},
        score="bythebook.agents.ws:score",
        census="bythebook.tools.census_ws:WeissSchwarzNames",
        builder="bythebook.tools.building_ws:WeissSchwarzBuilder",
        table="bythebook.testing.ws:SETUP",
        growth="bythebook.tools.growth_ws:BOARD",
        decks={"own": ("lanterns", "tides"), "rich": ("bench", "bench")},
    )
)
add(
    GameEntry(
        name="dbs",
        title="Dragon Ball Super Card Game",
        book="bythebook.games.dbs.book:BOOK",
        rules=("bythebook.games.dbs", "bythebook.games.common"),
        register="bythebook:rulebooks/dbs.toml",
        proofs=("tests/rules/common", "tests/rules/dbs"),
        cards="bythebook.text.dbs.cards:make_card",
        set_fields="bythebook.text.dbs.cards:WORDS",
        sets="bythebook:sets/dbs",
        adapter="bythebook.library.dbs:ADAPTER",
        speaker="bythebook.library.explain.dbs_words:SPEAKER",
        rests_on="bythebook.library.explain.dbs_clauses:clauses_of",
        wording="bythebook.wording.dbs:DragonBallSuperWording",
        face="bythebook.cli.dbs:DragonBallSuperFace",
        players={"rules": "bythebook.agents.rules_dbs:DragonBallSuperRules"},
        score="bythebook.agents.dbs:score",
        census="bythebook.tools.census_dbs:DragonBallSuperNames",
        builder="bythebook.tools.building_dbs:DragonBallSuperBuilder",
        table="bythebook.testing.dbs:SETUP",
        growth="bythebook.tools.growth_dbs:BOARD",
        decks={"own": ("gale", "bells"), "rich": ("bench", "bench")},
    )
)
add(
    GameEntry(
        name="vgg",
        title="Cardfight!! Vanguard (G)",
        book="bythebook.games.vanguard.g.book:BOOK",
        rules=(
            "bythebook.games.vanguard",
            "bythebook.games.vanguard.g",
            "bythebook.games.common",
        ),
        register="bythebook:rulebooks/vgg.toml",
        proofs=("tests/rules/common", "tests/rules/vanguard", "tests/rules/vgg"),
        cards="bythebook.text.vanguard.cards:make_card",
        set_fields="bythebook.text.vanguard.cards:WORDS",
        sets="bythebook:sets/vgg",
        adapter="bythebook.library.vgg:ADAPTER",
        speaker="bythebook.library.explain.vgg_words:SPEAKER",
        rests_on="bythebook.library.explain.vgg_clauses:clauses_of",
        wording="bythebook.wording.vanguard.g:VanguardGWording",
        face="bythebook.cli.vanguard:VanguardFace",
        players={"rules": "bythebook.agents.rules_vgg:VanguardGRules"},
        score="bythebook.agents.vanguard:score",
        census="bythebook.tools.census_vgg:VanguardGNames",
        builder="bythebook.tools.building_vgg:VanguardGBuilder",
        growth="bythebook.tools.growth_vgg:BOARD",
        decks={"own": ("orchard", "slipway"), "rich": ("bench", "bench")},
        table="bythebook.testing.vanguard:SETUP",
    )
)
add(
    GameEntry(
        name="vgd",
        title="Cardfight!! Vanguard (D)",
        book="bythebook.games.vanguard.d.book:BOOK",
        rules=(
            "bythebook.games.vanguard",
            "bythebook.games.vanguard.d",
            "bythebook.games.common",
        ),
        register="bythebook:rulebooks/vgd.toml",
        proofs=("tests/rules/common", "tests/rules/vanguard", "tests/rules/vgd"),
        cards="bythebook.text.vanguard.d.cards:make_card",
        set_fields="bythebook.text.vanguard.d.cards:WORDS",
        sets="bythebook:sets/vgd",
        adapter="bythebook.library.vgd:ADAPTER",
        speaker="bythebook.library.explain.vgd_words:SPEAKER",
        rests_on="bythebook.library.explain.vgd_clauses:clauses_of",
        wording="bythebook.wording.vanguard.d:VanguardDWording",
        face="bythebook.cli.vanguard.d:VanguardDFace",
        players={"rules": "bythebook.agents.rules_vgd:VanguardDRules"},
        score="bythebook.agents.vanguard:score",
        census="bythebook.tools.census_vgd:VanguardDNames",
        builder="bythebook.tools.building_vgd:VanguardDBuilder",
        growth="bythebook.tools.growth_vgd:BOARD",
        table="bythebook.testing.vanguard_d:SETUP",
        decks={"own": ("loom", "assize"), "rich": ("carillon", "vigil")},
    )
)
