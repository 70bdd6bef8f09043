"""Explanations of all texts at hand: in words to the last number, and none like another's."""

from collections.abc import Iterator

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.games.ws.cards import CHARACTER, CLIMAX, EVENT_CARD
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability
from bythebook.kernel.language.nouns import This
from bythebook.kernel.texts.lasting import FRAMES, Forbid
from bythebook.text import dbs, ws
from bythebook.text.cards import own_cards
from tests.library.told import faults
from tests.text.dbs_texts import ALL
from tests.text.ws_texts import CHARACTERS, CLIMAXES, EVENTS


def known(game: str) -> Iterator[tuple[Ability, str]]:
    """Every ability of our own cards, and of the texts that reading is tested with."""
    for card in own_cards(game).values():
        for ability in card.abilities:
            yield ability, f"{card.name}: {card.text}"
    if game == "dbs":
        for text, kind in ALL:
            for ability in dbs.read_all(text, kind):
                yield ability, text
        return
    for kind, texts in ((CHARACTER, CHARACTERS), (EVENT_CARD, EVENTS), (CLIMAX, CLIMAXES)):
        for text in texts:
            for ability in ws.read_all(text, kind):
                yield ability, text


@pytest.mark.parametrize("game", ["ws", "dbs"])
def test_every_ability_is_explained_in_words_and_no_two_alike(game: str) -> None:
    abilities = list(known(game))
    assert len(abilities) > 300
    found = faults(game, abilities)
    assert not found, "\n".join(found[:20])


def test_faults_are_found() -> None:
    """What an explanation may not hold is seen if it does."""
    for fault, effect in (
        ("no words", Forbid(This(), 1 << 62)),
        ("no words", Forbid(This(), 1, FRAMES)),
    ):
        (found, _) = faults("dbs", [(Ability(CARD_EFFECT, body=(effect,)), "made up")])
        assert found.startswith(fault)
    power = dbs.read("[Permanent] This card gets +5000 power.", BATTLE)
    assert not faults("dbs", [(power, ""), (power, "")])
