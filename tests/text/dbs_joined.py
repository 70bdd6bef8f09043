"""Texts in the second game's wording whose parts are joined in many ways; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

DRAW = "draw 1 card."
WHEN = [
    "this card attacks or is attacked",
    "this card is played or used in a combo",
    "this card is played or attacks",
    "this card is played from your hand or is KO'd",
    "this card is KO'd or placed in your Drop Area from your hand",
    "this card deals damage or KOs a Battle Card",
    "this card attacks and KOs an opponent's Battle Card",
    "you play this card or it attacks",
    "you play this card or when it is attacked",
    "you play this card or combo with it",
    "this card attacks or when you take damage",
    "this card attacks or your opponent plays a Battle Card",
    "you take damage or when your opponent plays a Unison Card",
    "one of your red cards attacks or is attacked",
    "one of your «Heron» cards is played or used in a combo",
    "another of your cards attacks",
    "one or more of your Battle Cards are KO'd",
    "your opponent discards 1 or more cards",
    "this card or your Leader Card attacks",
    "this card or one of your «Heron» cards is attacked",
    "one of your «Heron» cards KOs an opponent's Battle Card",
    "your Leader Card is attacked",
    "one of your Battle Cards is KO'd or removed from your Battle Area by your opponent's skill",
    "this card is KO'd during your opponent's turn",
    "your opponent plays a Battle Card and it is your turn",
]
SO = [
    "This card can't attack Battle Cards with 15000 power or more",
    "This card can only attack Leader Cards",
    "This card can't be attacked by a Leader Card",
    "This card can only attack if your life is at 4 or less",
    "This card can't attack unless your life is at 4 or less or your Leader Card is red",
    "This card can't be played unless your Leader Card is red",
    "You can only play this card if your Leader Card is red",
    "Your opponent can't attack your other Battle Cards",
    "Your opponent can't attack with blue Battle Cards",
    "Your opponent can't use cards from their hand in combos",
    "You can't play blue Battle Cards",
    "You can only play «Heron» cards",
    "While your life is at 4 or less or your Leader Card is red, this card gets +5000 power",
    (
        "If your Leader Card is red, your life is at 4 or less, or you have 3 or more energy, "
        "this card gets +5000 power"
    ),
    (
        "Your opponent can't activate [Counter] skills with an energy cost of 2 or more when this "
        "card attacks"
    ),
    "During battles in which this card attacks a red Battle Card, your opponent can't combo",
]
JOINED = [(f"[Auto] When {moment}, {DRAW}", BATTLE) for moment in WHEN]
JOINED += [(f"[Permanent] {so}.", BATTLE) for so in SO]
JOINED += [
    ("[Auto] When you play this card, for the turn, you can't play blue Battle Cards.", BATTLE),
    (
        f"[Activate: Main] R, if your life is at 4 or less or you have 3 or more energy : {DRAW}",
        BATTLE,
    ),
]
PLAYED = "[Auto] When you play this card, "
KO = "choose up to 1 of your opponent's Battle Cards with "
JOINED += [
    (PLAYED + text, BATTLE)
    for text in (
        KO + "an energy cost less than the number of «Heron» cards in your Battle Area and KO it.",
        KO + "an energy cost greater than or equal to your life and KO it.",
        KO + "power less than or equal to this card's power and KO it.",
        KO + "more power than this card and KO it.",
        "draw cards equal to the number of «Heron» cards in your Drop Area.",
        "draw 1 card for each «Heron» card in your Battle Area.",
        "deal 1 damage to your opponent for each marker on your Unison Cards.",
        "if all of your Battle Cards are in Rest Mode, draw 1 more card.",
        "if you have exactly 3 energy, draw 1 card.",
        (
            "look at up to 3 cards from the top of your deck, choose up to 1 «Heron» and add it to "
            "your hand, then shuffle your deck."
        ),
    )
]
JOINED += [
    (f"[Permanent] {so}.", BATTLE)
    for so in (
        "«Heron» cards in your Battle Area get +5000 power",
        (
            "Your «Heron» cards can't be KO'd by your opponent's skills or chosen by your "
            "opponent's skills"
        ),
        "All of your <Rook> and <Wren> get +5000 power",
        "Reduce the energy cost of <Rook> and <Wren> in your hand by 1",
        "If your Leader Card's power is 15000 or more, this card gets +5000 power",
        "If your Leader is red, this card gets +1000 power for each «Heron» card in your Drop",
    )
]
JOINED += [
    (PLAYED + text, BATTLE)
    for text in (
        "choose 1 card in your hand and place it at the top or bottom of your deck.",
        "choose all of your opponent's Battle Cards and energy and switch them to Rest Mode.",
        "choose up to 1 card in your hand and put it into play.",
        (
            "choose up to 1 of the opponent's Battle Cards and negate that Battle Card's skills "
            "for the turn."
        ),
        "negate this card's skills for the turn.",
        "choose up to 1 card in your hand and play it. Its skills are negated for the turn.",
    )
]
JOINED += [
    ("[Permanent] There can only be up to 1 {Wren} in your Battle Area.", BATTLE),
    ("[Permanent] If this card has 2 or fewer markers on it, it gets +5000 power.", BATTLE),
    ("[Permanent] Decrease this card's energy cost in your hand by 2.", BATTLE),
    (
        (
            "[Activate: Main] Send this card to the Warp : At the beginning of your next turn, "
            "play this card from the Warp in its owner's Battle Area."
        ),
        BATTLE,
    ),
]
WHO = "choose up to 1 of your opponent's Battle Cards "
JOINED += [
    (PLAYED + text, BATTLE)
    for text in (
        "this card gets +5000 power and gains [Double Strike] for the turn.",
        (
            "play up to 1 «Heron» card from your hand with its skills negated until the end of "
            "your opponent's next turn."
        ),
        "draw 1 card, then negate this skill for the battle.",
        "discard your hand, then draw 3 cards.",
        WHO + "that is red or blue and KO it.",
        WHO + "with no skills and KO it.",
        WHO + "with 5000 combo power or more and KO it.",
        "if your Leader Card is multicolor, draw 1 card.",
        "if your Leader Card is non-black, draw 1 card.",
        "it gets +5000 power for the turn, and can attack Battle Cards in Active Mode.",
    )
]
JOINED += [
    (f"[Auto] When {moment}, {DRAW}", BATTLE)
    for moment in (
        "one of your opponent's Battle Cards is KO'd by one of your skills",
        "an opponent's Battle Card is KO'd in battle",
        "this card is switched to Active Mode",
        "this card is played by a skill",
        "this card in your energy is placed in your Drop Area",
        "this card is discarded by your skill",
    )
]
JOINED += [
    (f"[Permanent] {so}.", BATTLE)
    for so in (
        "This card can't attack and can't be KO'd",
        "This card has [Double Strike] and [Barrier]",
        "While this card is attacking a Leader Card, it gets +5000 power",
        "Increase the energy cost of this card in your hand by 1 for each card in your Drop Area",
    )
]
JOINED += [
    (PLAYED + "if your Unison Card has 3 or more markers, draw 1 card.", BATTLE),
    ("[Permanent] Your red «Heron» Leader Card gets +5000 power.", BATTLE),
    ("[Permanent] Your Leader Card and all of your Battle Cards get +5000 power.", BATTLE),
    ("[Permanent] Your opponent's Unison Cards get -5000 power.", BATTLE),
]
ANSWERS = "your opponent can't activate [Counter] skills or [Blocker]"
JOINED += [
    (f"[Auto] When {moment}, {DRAW}", BATTLE)
    for moment in (
        "this card inflicts damage to your opponent's life",
        "a Battle Card attacks this card",
        "one of your opponent's Battle Cards attacks this card",
    )
]
JOINED += [
    (PLAYED + "if your energy is 5 or more, draw 1 card.", BATTLE),
    ("[Permanent] The energy cost of this card in your hand is reduced by 1.", BATTLE),
    ("[Permanent] The energy cost of «Heron» cards in your hand is reduced by 1.", BATTLE),
    (f"[Auto] When this card attacks, during this battle, {ANSWERS}.", BATTLE),
]
