"""Several sections at once: what happens where rules meet."""

from bythebook.games.ws.cards import COUNTER_ICON
from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import character, climax, event, side, table

AWAY = "put into your waiting room from the stage"
TURN = "until end of turn"
ACE = character("Ace", soul=2)
FOE = character("Foe")
TO_STOCK = (
    "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put that character into your "
    "opponent's stock."
)


def test_a_character_brought_by_standby_takes_the_attackers_place():
    # 4.12.2.10.1, 9.6.1, 7.5.1.2.2: the attacker leaves, and deals no damage.
    call = climax("Call", icons=("standby",))
    mine = side(left="Ace", right="filler", deck=[call, "filler"], waiting_room=["Sub"])
    t = table("ws", you=mine, cards=[ACE, character("Sub")], at="attack")
    t.you.chooses("attack with Ace")
    t.you.may_choose_exactly("Sub", "done")
    t.you.chooses("Sub", "left center")
    t.you.left_center.is_("Sub")
    assert t.you.state_of("Sub") == REST
    t.rival.clock.has(0)
    t.you.may_choose_exactly("attack with filler", "pass")


def test_a_defender_returned_in_the_trigger_step_is_not_fought_but_damage_is_dealt():
    # 4.12.2.3, 7.4 (the counter step comes all the same), 7.5.1.2, 7.6.1.3.
    wind = climax("Wind", icons=("return",))
    mine = side(left="Ace", right="filler", deck=[wind, "filler"])
    strong = character("Foe", power=9000)
    t = table("ws", mine, side(right="Foe", hand=1), [ACE, strong], "attack")
    t.you.chooses("attack with Ace", "frontal")
    t.you.may_choose_exactly("Foe", "done")
    t.you.chooses("Foe")
    t.rival.is_asked("counter step")
    t.rival.passes()
    t.rival.clock.has(2)
    assert t.you.state_of("Ace") == REST


def test_a_counter_that_removes_the_attacker_stops_damage_and_battle():
    # 7.4.1.2, 7.5.1.2.2, 7.6.1.3.
    gust = event(
        "Gust",
        marks=COUNTER_ICON,
        text="Choose 1 of your opponent's characters, and return it to your opponent's hand.",
    )
    t = table("ws", side(left="Ace"), side(right="Foe", hand=[gust]), [ACE, FOE], "attack")
    t.you.chooses("attack with Ace", "frontal")
    t.rival.chooses("play Gust")
    t.rival.clock.has(0)
    assert t.rival.state_of("Foe") == STAND
    t.you.hand.is_("Ace")


def test_a_deck_milled_whole_by_a_cost_is_reshuffled_before_the_effect():
    # 8.4, 9.2.3: no reshuffle while paying, so one card less cannot be paid with; then at once.
    mill = character(
        "Mill",
        text="【ACT】 [Put the top 2 cards of your deck into your waiting room] Draw 1 card.",
    )
    t = table("ws", you=side(left=mill, deck=1, waiting_room=4), at="main")
    t.you.may_not_choose("activate Mill")
    t = table("ws", you=side(left=mill, deck=2, waiting_room=4), at="main")
    t.you.chooses("activate Mill")
    # Six cards: one drawn, one for the refresh point.
    t.you.hand.has(1)
    t.you.clock.has(1)
    t.you.deck.has(4)


def test_the_seventh_card_clocked_levels_up_before_anything_is_drawn():
    # 6.4.1, 9.1.2.1, 9.3.1.
    t = table("ws", you=side(clock=6, hand=["Ace"]), cards=[ACE], at="clock")
    t.you.chooses("clock Ace")
    t.you.is_asked("level up")
    t.you.hand.has(0)
    t.you.chooses("Ace")
    t.you.level.is_("Ace")
    t.you.hand.has(2)


def test_characters_that_leave_together_see_each_other_leave():
    # 9.1.2.2.1, 8.7.4: both die of the same effect, and each waits for the other.
    text = f"【AUTO】 When your other character is {AWAY}, draw 1 card."
    wither = event("Wither", text=f"All of your characters get -1000 power {TURN}.")
    two = [character(name, power=500, text=text) for name in ("One", "Two")]
    t = table("ws", you=side(left="One", right="Two", hand=[wither]), cards=two, at="main")
    t.you.chooses("play Wither")
    while t.you.options[0].startswith("resolve"):
        t.you.chooses(t.you.options[0])
    t.you.hand.has(2)


def test_both_battle_opponents_put_each_other_away():
    # 7.6.1.2, 8.5: both wait; the second is played though its card has gone (8.7.7).
    mine, theirs = (character(name, text=TO_STOCK) for name in ("Mine", "Theirs"))
    t = table("ws", side(left=mine, right="filler"), side(right=theirs, hand=1), at="attack")
    t.you.chooses("attack with Mine", "frontal")
    t.rival.passes()
    t.rival.stock.is_("Theirs")
    t.you.left_center.has(0)
    assert t.you.stock.names[0] == "Mine"


def test_damage_of_a_text_is_its_cards_damage_and_can_be_canceled_again():
    # 4.11.1.2: what it deals because of a canceled damage waits for being canceled, too.
    text = "【AUTO】 When damage dealt by this card is canceled, deal 1 damage to your opponent."
    ace = character("Ace", text=text)
    theirs = side(deck=["climax", "climax", "filler", "filler"])
    t = table("ws", side(left=ace, right="filler"), theirs, at="attack")
    t.you.chooses("attack with Ace")
    t.rival.clock.has(1)
    t.rival.waiting_room.holds_exactly("climax", "climax")


def test_a_shot_that_is_canceled_is_not_fired_again():
    # 4.12.2.7: it waits for the next damage of the attacker, and only once.
    shot = climax("Shot", icons=("shot",))
    mine = side(left="Ace", right="filler", deck=[shot, "filler"])
    theirs = side(deck=["climax", "climax", "filler", "filler"])
    t = table("ws", mine, theirs, [ACE], "attack")
    t.you.chooses("attack with Ace")
    t.rival.clock.has(0)
    t.rival.waiting_room.holds_exactly("climax", "climax")


def test_a_level_raised_after_the_declaration_leaves_a_side_attack_as_it_was():
    # 7.2.1.4.3.
    text = (
        "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and that "
        "character gets +1 level until end of turn."
    )
    up = character("Up", soul=2, text=text)
    cards = [character("Foe", level=1)]
    t = table("ws", side(left=up, right="filler"), side(right="Foe"), cards, "attack")
    t.you.chooses("attack with Up", "side")
    assert t.you.value("Up", "soul") == 1
    assert t.rival.value("Foe", "level") == 2
    t.rival.clock.has(1)


def test_an_attacker_that_moves_to_the_back_stage_deals_no_damage():
    # 7.5.1.2.2.
    text = "【AUTO】 When this card attacks, move this card to an open position of your back stage."
    mover = character("Mover", text=text)
    t = table("ws", you=side(left=mover, right="filler"), at="attack")
    t.you.chooses("attack with Mover")
    t.you.may_choose_exactly("left back", "right back")
    t.you.chooses("left back")
    t.rival.clock.has(0)


def test_a_character_that_was_shuffled_away_is_not_encored_though_it_is_paid_for():
    # 10.2.2 with 9.2: by then the card is in the deck.
    text = f"【AUTO】 When this card is {AWAY}, draw 1 card."
    drawer = character("Drawer", text=text)
    mine = side(left=(drawer, REVERSE), deck=1, stock=3, waiting_room=["event"] * 5)
    t = table("ws", you=mine, at="encore")
    t.you.chooses("resolve Drawer")
    t.you.waiting_room.has(0)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.stock.has(0)
    t.you.left_center.has(0)


def test_an_encore_that_fills_the_clock_levels_up_before_the_character_is_back():
    # 8.4, 9.3: the level up waits for the payment, and comes before the effect.
    text = "【AUTO】 Encore [Put the top card of your deck into your clock]"
    mine = side(left=(character("Ace", text=text), REVERSE), clock=6)
    t = table("ws", you=mine, at="encore")
    t.you.chooses("resolve Ace", "yes")
    t.you.is_asked("level up")
    t.you.left_center.has(0)
    t.you.chooses("filler")
    t.you.left_center.is_("Ace")
    assert t.you.state_of("Ace") == REST


def test_who_is_encored_over_a_newcomer_drives_it_away():
    # 6.5.1.2.1, 9.6.1, 10.2: the last one placed stays.
    mine = side(left="Old", hand=["New"], stock=3)
    t = table("ws", you=mine, cards=[character("Old"), character("New")], at="main")
    t.you.chooses("play New", "left center", "yes")
    t.you.left_center.is_("Old")
    assert "New" in t.you.waiting_room.names


def test_a_card_put_on_top_openly_is_known_in_the_hand_that_draws_it():
    # 3.2.2, 3.3.2: both saw it go there.
    lift = event(
        "Lift",
        text="Choose 1 of your opponent's characters, and put it on the top of your opponent's "
        "deck.",
    )
    t = table("ws", side(hand=[lift]), side(left="Foe"), [FOE], "main")
    t.you.chooses("play Lift")
    t.rival.is_asked("clock phase")
    hand = t.game.zones.names.index("hand")
    assert [c and c["name"] for c in t.game.view(0)["zones"][1][hand]["cards"]] == ["Foe"]
