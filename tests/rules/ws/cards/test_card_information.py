"""Section 2: what is printed on a card, as far as rules speak of it."""

from bythebook.games.ws.cards import COUNTER_ICON
from bythebook.testing import character, clause, climax, event, side, table

NIGHT = "Long Night"
COMBO = f'if "{NIGHT}" is in your climax area'
SPARK = f"【AUTO】 【CXCOMBO】 When this card attacks, {COMBO}, draw 1 card."
LIFT = "【CONT】 All of your other characters get +500 power."
GLOW = "【CONT】 All of your characters get +1000 power and +1 soul."


@clause("ws 2.1.2")
def test_a_quoted_name_means_exactly_that_name():
    for name, drawn in ((NIGHT, 1), (f"{NIGHT}, Again", 0), ("Night", 0)):
        cards = [character("Ace", text=SPARK), climax(NIGHT), climax(name)]
        t = table(
            "ws", you=side(left="Ace", climax=name, middle="filler"), cards=cards, at="attack"
        )
        t.you.chooses("attack with Ace")
        t.you.hand.has(drawn)


@clause("ws 2.3.2.1.2")
def test_a_character_with_no_zone_named_is_one_on_the_stage():
    card = event(
        "Gift",
        text="Choose 1 of your characters, and that character gets +500 power until end of turn.",
    )
    names = ["Ace", "Bob", "Cleo", "Dan"]
    mine = side(left="Ace", back_left="Bob", hand=["Gift", "Cleo"], waiting_room=["Dan"])
    t = table("ws", you=mine, cards=[card, *map(character, names)], at="main")
    t.you.chooses("play Gift")
    t.you.may_choose_exactly("Ace", "Bob")
    t.you.chooses("Bob")
    assert t.you.value("Bob", "power") == 3500


@clause("ws 2.4.2")
def test_a_color_the_player_does_not_have_cannot_be_played():
    cards = [character("Red", level=1), character("Blue", level=1, color="blue")]
    for clock, playable in (("Red", "Red"), ("Blue", "Blue")):
        mine = side(hand=["Red", "Blue"], level=["climax"], clock=[clock])
        t = table("ws", you=mine, cards=[*cards, climax("climax", color="yellow")], at="main")
        t.you.may_choose_exactly(f"play {playable}", "pass")


@clause("ws 2.6.2")
def test_a_level_the_player_has_not_reached_cannot_be_played():
    names = ["None", "One", "Two"]
    cards = [character(name, level=level) for level, name in enumerate(names)]
    for level in (0, 1, 2):
        t = table("ws", you=side(hand=names, level=level, clock=1), cards=cards, at="main")
        t.you.may_choose_exactly(*[f"play {name}" for name in names[: level + 1]], "pass")


@clause("ws 2.7.2")
def test_playing_a_card_costs_as_many_stock_cards_as_it_says():
    card = character("Ace", cost=2)
    poor = table("ws", you=side(hand=["Ace"], stock=1), cards=[card], at="main")
    poor.you.may_choose_exactly("pass")
    just = table("ws", you=side(hand=["Ace"], stock=2), cards=[card], at="main")
    just.you.chooses("play Ace", "left center")
    just.you.stock.has(0)
    just.you.waiting_room.has(2)
    rich = table(
        "ws", you=side(hand=["Ace"], stock=["event", "event", "filler"]), cards=[card], at="main"
    )
    rich.you.chooses("play Ace", "left center")
    rich.you.stock.is_("filler")


@clause("ws 2.8.2")
def test_the_counter_icon_opens_the_opponents_counter_step():
    cards = [event("Shield", marks=COUNTER_ICON), event("Sword")]
    theirs = side(right="filler", hand=["Shield", "Sword"])
    t = table(
        "ws", you=side(left="filler", middle="filler"), rival=theirs, cards=cards, at="attack"
    )
    t.you.chooses("attack with filler", "frontal")
    t.rival.may_choose_exactly("play Shield", "pass")
    t.rival.chooses("play Shield")


@clause("ws 2.8.2.1")
def test_the_counter_icon_does_not_close_ones_own_main_phase():
    cards = [event("Shield", marks=COUNTER_ICON), event("Sword")]
    t = table(
        "ws", you=side(hand=["Shield", "Sword", "climax"], level=["climax"]), cards=cards, at="main"
    )
    t.you.may_choose_exactly("play Shield", "play Sword", "pass")


@clause("ws 2.12.2", "ws 2.12.2.1")
def test_a_characters_text_counts_on_the_stage_only():
    for zone, power in (
        ("back_left", 3500),
        ("waiting_room", 3000),
        ("hand", 3000),
        ("clock", 3000),
    ):
        cards = [character("Ace"), character("Bob", text=LIFT)]
        t = table("ws", you=side(left="Ace", **{zone: ["Bob"]}), cards=cards)
        assert t.you.value("Ace", "power") == power, zone


@clause("ws 2.12.2.2")
def test_a_climaxes_text_counts_in_the_climax_area_only():
    for zone, power in (("climax", 4000), ("waiting_room", 3000), ("level", 3000)):
        cards = [character("Ace"), climax("Peak", text=GLOW)]
        t = table("ws", you=side(left="Ace", **{zone: ["Peak"]}), cards=cards)
        assert t.you.value("Ace", "power") == power, zone
