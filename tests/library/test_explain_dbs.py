"""Which clauses of the second rulebook an ability rests on: found in the rules, not listed."""

import pytest

import bythebook.games.dbs.texts.effects as effects
from bythebook.games.dbs.cards.cards import KEYWORD_NAMES
from bythebook.kernel.language.nouns import This
from bythebook.library.explain import explain_text
from bythebook.library.explain.carrying import source_of
from bythebook.library.explain.dbs_clauses import clauses_of, section_of
from bythebook.register import register
from bythebook.text.cards import own_cards


def clauses(text: str, kind: str = "") -> set[str]:
    """The clauses that a text rests on."""
    (entry,) = explain_text("dbs", text, kind).entries
    return {number for ability in entry.abilities for number, _ in ability.clauses}


def test_every_card_of_ours_rests_on_clauses_of_the_book() -> None:
    known = set(register("dbs").clauses)
    for card in own_cards("dbs").values():
        for ability in card.abilities:
            found = clauses_of(ability)
            assert found, card.text
            assert set(found) <= known, card.text


@pytest.mark.parametrize(
    ("text", "rests", "not_on"),
    [
        ("[Auto] When this card attacks, draw 1 card.", {"4-9-2", "7-1-1", "8-6-2"}, {"8-4-2-1"}),
        ("[Activate: Main] Draw 1 card.", {"6-3-1-2-3", "8-1-3"}, {"7-2-1-2-3", "8-6-2"}),
        ("[Activate: Battle] Draw 1 card.", {"7-2-1-2-3", "7-3-1-2-3"}, {"6-3-1-2-3"}),
        ("[Activate: Main] R : Draw 1 card.", {"8-4-2-1", "8-4-2-2", "8-4-2-4"}, set()),
        ("[Auto] [Bond 2] When this card attacks, draw 1 card.", {"10-23-1"}, {"10-29-1"}),
        ("[Auto] [Sparking 5] When this card attacks, draw 1 card.", {"10-29-1"}, {"10-23-1"}),
        ("[Activate: Main] [Once per turn] Draw 1 card.", {"10-11-1", "10-11-2"}, {"10-48-1"}),
        ("[Blocker]", {"10-4-1"}, {"10-5-1"}),
        ("[Critical]", {"10-6-1"}, {"10-7-1"}),
        ("[Evolve] Y : <Tolo>", {"10-5-1", "10-5-4", "10-5-8-1"}, {"10-5-5", "10-13-4-5"}),
        ("[Xeno-Evolve] Y : <Tolo>", {"10-5-1", "10-5-5"}, {"10-5-4"}),
        (
            "[Auto] When you play this card, KO up to 1 of your opponent's Battle Cards.",
            {"10-1-1", "8-5-3-2", "8-6-5"},
            {"8-6-6", "4-9-2"},
        ),
        ("[Permanent] This card gets +5000 power.", {"2-8-1", "8-1-4"}, {"8-1-5"}),
    ],
)
def test_the_clauses_follow_from_what_is_done(text: str, rests: set[str], not_on: set[str]) -> None:
    found = {number.removeprefix("dbs ") for number in clauses(text, "battle")}
    assert rests <= found
    assert not found & not_on


def test_every_keyword_has_the_section_that_is_on_it() -> None:
    found = {name: section_of(name) for name in KEYWORD_NAMES.values()}
    assert all(found.values())
    # Forms of one keyword share a section; every other one has its own.
    assert found["EX-Evolve"] == found["Xeno-Evolve"] == found["Evolve"] == "10-5"
    assert found["Dark Over Realm"] != found["Over Realm"]
    assert found["Victory Strike"] != found["Double Strike"] == found["Triple Strike"]
    assert found["Counter: Attack"] == found["Counter: Play"] == "10-10"
    shared = ("Evolve", "Strike", "Attack", "Counter", "Awaken")
    alone = [section for name, section in found.items() if not any(s in name for s in shared)]
    assert len(set(alone)) == len(alone)


def test_names_are_followed_to_the_nearest_clauses() -> None:
    source = source_of("dbs")
    assert "10-1-1" in source.of_class(type(effects.Ko(This())))
    assert source.of_class(int) == set()
    assert "8-4-2-5-2" in source.of_constant("MARKER_COST")
    # What builds an ability names its event, but does not make it happen.
    assert "10-36-1" in source.of_constant("EV_PLAYED")
    assert "10-36-1" not in source.of_constant("EV_PLAYED", built=False)
