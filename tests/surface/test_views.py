"""What a player sees, by name."""

import json

import pytest

from tests.surface.test_game import some_game

GAMES = ("dbs", "vgg", "ws")


def test_cards_have_their_values_by_name() -> None:
    view = some_game("ws", 80).view(0)
    on_stage = [
        card for name, zone in view.mine.items() if name.endswith("center") for card in zone
    ]
    assert on_stage
    for card in on_stage:
        assert set(card.values) == {"level", "cost", "power", "soul"}
        assert card["power"] == card.values["power"] > 0
        assert card.state in ("stand", "rest", "reverse")
        assert set(card.words["color"]) <= {"yellow", "green", "red", "blue"}
        assert repr(card).startswith(f"<Card {card.name}, {card.zone}, ")


def test_what_a_card_has_not_it_does_not_have() -> None:
    view = some_game("dbs", 80).view(0)
    leader = view.mine["leader area"].cards[0]
    assert leader["power"] >= 10000
    assert "combo power" not in leader.values
    assert leader.get("combo power") == 0
    with pytest.raises(KeyError):
        leader["combo power"]
    assert leader.words["type"] == ("leader",)


@pytest.mark.parametrize("name", GAMES)
def test_of_cards_out_of_sight_only_the_place_is_told(name: str) -> None:
    view = some_game(name, 30).view(0)
    assert view.mine["hand"].cards
    assert all(card.known and card.place is not None for card in view.mine["hand"])
    for card in view.rivals["hand"]:
        if not card.known:
            assert (str(card), card.place, dict(card.values)) == ("a face-down card", None, {})
    assert len(view.rivals["deck"]) == view.rivals["deck"].count == len(view.rivals["deck"].cards)
    assert not any(card.known for card in view.rivals["deck"])


@pytest.mark.parametrize("name", GAMES)
def test_a_view_stays_as_it_is_and_is_plain_data_too(name: str) -> None:
    game = some_game(name, 30)
    view, again = game.view(0), game.view(0)
    assert view == again
    before = json.dumps(view.as_dict())
    for _ in range(20):
        game.answer(0)
    assert json.dumps(view.as_dict()) == before
    assert game.view(0) != view
    assert game.view(1) != game.view(0)
    assert (view.player, view.turn) == (0, view.as_dict()["turn"])
    whose = "their own" if view.turn_player == 0 else "the rival's"
    assert repr(view) == f"<View of player 0: turn {view.turn}, {whose}>"
