"""A game at the terminal in another language: nothing is left in English but what cards say."""

import io
import random
import re

import pytest
from rich.console import Console

from bythebook import engine
from bythebook.agents import Random
from bythebook.catalogue import GAMES, entry_of
from bythebook.cli.hotseat import Hotseat
from bythebook.cli.screen import Screen
from bythebook.cli.session import Session
from bythebook.games.vanguard.d.cards.nations import CLANS
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.language import language_of
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.tools.messages import messages, read
from bythebook.wording import wording_of
from bythebook.wording.copies import told_apart
from tests.cli.keys import ANSI, Typist, flat

WORD = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
TAG = re.compile(r"\[/?[a-z]*\]|\{[^}]*\}")
TYPED = (
    *("papan", "tangan", "jumlah", "bantuan", "?", "batal", "ulang", "mundur", "riwayat 30"),
    *("kenapa 1", "kenapa 2", "kenapa 3", "baca 1", "nilai 1", "nilai 2", "lihat", "lihat dek"),
    *("lihat panggung", "lihat tangan lawan", "aturan 9", "zzz", "99", "1 1 1", "", "serang"),
    *("rekam", "muat", "kenapa", "menyerah", "tidak"),
)
CUT = re.compile(r"[\w']*~")
"""a word that there was no room for"""


def english() -> set[str]:
    """Words that our messages are made of, and that no translation has: they are English."""
    ours = {word for message in messages().values() for word in words_in(message.text)}
    said = {
        word for entry in read("id").values() for form in entry.forms for word in words_in(form)
    }
    return {word for word in ours - said if len(word) > 1}


def words_in(text: str) -> set[str]:
    """The words of a text, without markup and placeholders, small."""
    whole = CUT.sub(" ", TAG.sub(" ", text))
    return {word.casefold() for word in WORD.findall(whole)}


def printed(game: Game) -> list[str]:
    """All that is printed on the cards of a match: names, texts, traits; and the names of clans."""
    found = [clan for clans in CLANS.values() for clan in clans]
    for card in game.lib.definitions:
        for side_of_it in (card, card.back):
            if side_of_it is not None:
                found += [side_of_it.name, *side_of_it.text, *side_of_it.traits]
    return found


def sat(
    name: str, seed: int, width: int = 200, hotseat: bool = False, most: int = 300
) -> tuple[str, Game]:
    """What somebody saw who typed all kinds of things in Indonesian."""
    game = engine.new_game(name, *entry_of(name).decks["own"], seed=seed)
    typist = Typist(seed, TYPED, most)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=width, highlight=False, no_color=True), typist)
    kind = Hotseat if hotseat else Session
    rival = None if hotseat else Random(1)
    typist.session = kind(game, name, rival, screen, False, language=language_of("id"))
    typist.session.run()
    return ANSI.sub("", out.getvalue()), game


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_in_indonesian_has_no_english_but_the_cards(name: str, seed: int) -> None:
    text, game = sat(name, seed, hotseat=seed == 3)
    assert "giliran Anda" in text
    on_cards = words_in(" ".join(printed(game)))
    left = english() - on_cards
    # Where a game is kept is called as folders are called.
    lines = [line for line in text.split("\n") if not line.endswith(".save")]
    found = {line for line in lines for word in words_in(line) if word in left}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_line_is_longer_than_the_terminal_is_wide(name: str, width: int) -> None:
    text, _ = sat(name, 5, width, most=150)
    lines = [line for line in text.split("\n") if not line.endswith(".save")]
    assert max(map(len, lines)) <= width


def test_commands_and_answers_are_typed_in_ones_language() -> None:
    zones = {"hand": ["Stoker"], "vanguard": "Captain", "soul": ["Stoker"]}
    cards = [unit("Stoker", 1, 8000), unit("Captain", 3, 11000, None)]
    t = table("vgg", side(**zones), side(vanguard="Captain"), cards=cards, at="main", turns=4)
    t.ends_asking()
    out = io.StringIO()
    keys = ["kenapa stoker", "lihat jiwa", "lihat zona musnah lawan", "panggil stoker kiri depan"]
    screen = Screen(Console(file=out, width=100, highlight=False), iter([*keys, "lewat", "keluar"]))
    Session(t.game, "vgg", Random(1), screen, language=language_of("id")).run()
    text = flat(ANSI.sub("", out.getvalue()))
    assert "Stoker (tangan), panggil: Anda bisa melakukannya sekarang." in text
    assert "Stoker (tangan), ride: tidak. Waktunya adalah fasa ride Anda" in text
    assert "jiwa Anda (1)" in text
    assert "zona musnah lawan (0)" in text
    assert "Anda memanggil Stoker (kiri depan)" in text
    assert "play vgg --resume --lang id melanjutkannya." in text


@pytest.mark.parametrize("name", ["vgd", "vgg"])
def test_refusals_tell_what_their_clause_says(name: str) -> None:
    tr = language_of("id")
    words = wording_of(name, tr)
    game = engine.new_game(name, *entry_of(name).decks["own"], seed=4)
    chance = random.Random(4)
    silent: set[str] = set()
    while game.pending is not None and game.decided < 400:
        player = game.pending.player
        for card in range(FIRST_CARD, len(game.state.inc)) if not game.decided % 10 else ():
            clauses = {verdict.clause for verdict in words.verdicts(game, player, card)}
            silent |= {clause for clause in clauses if clause and not tr.gist(clause)}
        game.answer(chance.randrange(len(game.pending.options)))
    assert silent == set(), f"locale/id/LC_MESSAGES/{name}.po"


def test_two_people_at_one_table_read_two_languages() -> None:
    game = engine.new_game("vgg", *entry_of("vgg").decks["own"], seed=5)
    while game.state.turn < 2:
        game.answer(0)
    asked = game.pending
    assert asked is not None
    said = [
        str(wording_of("vgg", language_of(code)).question(game, asked.player))
        for code in ("en", "id", "en")
    ]
    assert said[0] == said[2] != said[1]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whatever_a_game_says_it_says_in_indonesian(name: str) -> None:
    words = wording_of(name, language_of("id"))
    game = engine.new_game(name, *entry_of(name).decks["own"], seed=9)
    chance = random.Random(9)
    said: set[str] = set()
    while game.pending is not None and game.decided < 500:
        player = game.pending.player
        said.update(map(str, (words.question(game, player), *told_apart(words, game, player))))
        said.update(words.step(game))
        if not game.decided % 10:
            for card in range(FIRST_CARD, len(game.state.inc)):
                said.update(str(verdict) for verdict in words.verdicts(game, player, card))
        game.answer(chance.randrange(len(game.pending.options)))
    for player in (0, 1):
        told = game.told(player)
        said.update(words.story(told, player))
        said.update(words.digest(told, 0, player, game))
    left = english() - words_in(" ".join(printed(game)))
    found = {line for line in said if words_in(line) & left}
    assert not found, "\n".join(sorted(found))
