"""Where in a printed text stands what is asked about."""

import random

import pytest

from bythebook.engine import deck_of, new_game
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.kernel.texts.costs import Pay
from bythebook.language import ENGLISH
from bythebook.text.cards import own_decks
from bythebook.wording import wording_of
from bythebook.wording.spans import asked_span, cost_span, sentences
from tests.web.browsing import DECKS, GAMES


class Bracketed:
    """Words whose cost stands in brackets."""

    cost = object()


class Plain:
    """Words whose cost, if any, stands before a colon."""


@pytest.mark.parametrize(
    ("text", "words", "cost"),
    [
        ("【ACT】 [(1) Rest this] Draw.", Bracketed, "[(1) Rest this]"),
        ("[AUTO](VC):[COST][Soul-Blast 1] Draw.", Bracketed, "[Soul-Blast 1]"),
        ("[ACT]:[Rest this][Soul-Blast 1] Draw.", Bracketed, "[Rest this][Soul-Blast 1]"),
        ("[Main] Discard 1 card : Draw 1 card.", Plain, "Discard 1 card"),
        ("[Counter: Attack] Negate the attack.", Plain, None),
        ("[AUTO]: Draw a card.", Bracketed, None),
    ],
)
def test_the_cost_of_a_text(text: str, words: type, cost: str | None) -> None:
    span = cost_span(text, words())
    assert (None if span is None else text[slice(*span)]) == cost


def test_sentences_stand_behind_signs_and_cost() -> None:
    text = "[AUTO](RC):[Soul-Blast 1] When it hits, pay. If you do, draw. Then stop!"
    found = [text[slice(*span)] for span in sentences(text, cost_span(text, Bracketed()))]
    assert found == ["When it hits, pay.", "If you do, draw.", "Then stop!"]


def asked(game: str, seeds: range) -> list[tuple[Game, str, str, int, int]]:
    """What is asked about in games played at random: text, span, part and parts."""
    found: list[tuple[Game, str, str, int, int]] = []
    words = wording_of(game, ENGLISH)
    for seed in seeds:
        played = new_game(game, *DECKS[game], seed=seed)
        chance = random.Random(seed)
        for _ in range(400):
            if played.pending is None:
                break
            frame: Resolve | None = played.frame_of(Resolve)
            about = words.about(played, played.pending.player)
            if about and frame is not None and frame.source >= FIRST_CARD:
                span, part, parts = asked_span(played, frame, about[0].text)
                if span is not None:
                    said = about[0].text[slice(*span)]
                    found.append((played, about[0].text, said, part, parts))
                    paying = played.frame_of(Pay)
                    assert (part > 0) == (paying is not None and paying.paid_for == frame.ability)
            played.answer(chance.randrange(len(played.pending.options)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_games_ask_about_stands_in_the_text(game: str) -> None:
    found = asked(game, range(3))
    assert len(found) > 10
    for _, text, said, part, parts in found:
        assert said
        assert said == said.strip(" :,-")
        assert said in text
        assert 0 <= part <= parts


def test_of_several_sentences_the_one_carried_out_is_meant() -> None:
    marked = {said for _, text, said, _, _ in asked("vgg", range(4)) if "If you do" in text}
    first = [said for said in marked if said.endswith("you may pay the cost.")]
    later = [said for said in marked if said.startswith("If you do")]
    assert first
    assert later


@pytest.mark.parametrize("game", ["dbs", "vgg", "vgd"])
def test_every_ability_has_the_line_it_is_printed_in(game: str) -> None:
    """A line may mean several abilities: what overDresses one unit or another one, say."""
    words = wording_of(game, ENGLISH)
    several = 0
    for name in own_decks(game):
        for card in {card.number: card for card in deck_of(game, name).cards}.values():
            texts = words.texts(card)
            assert len(texts) == len(card.abilities), card.name
            several += len(texts) > len(set(texts))
    assert several > 0 or game != "vgd"
