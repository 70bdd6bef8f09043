"""Texts in the game's wording, with names of our own: read, printed back, and changed."""

TEXTS = tuple(
    """
[AUTO](VC/RC):When this unit attacks a vanguard, this unit gets [Power] +3000 until end of that battle.
[AUTO](RC)[Generation Break 1](This ability is active if you have one or more face up G units in total on your (VC) or G zone):When this unit boosts ([Boost]) a vanguard, the boosted ([Boost]) unit gets [Power] +4000 until end of that battle.
[AUTO]:[Counter-Blast 1] When this unit is placed on (VC) or (RC), if you have a <Kagero> vanguard, you may pay the cost. If you do, draw a card.
[AUTO]:[Soul-Blast 2] When this unit is placed on (RC) from hand, you may pay the cost. If you do, choose one of your opponent's rear-guards in the front row, and retire it.
[AUTO](VC)[1/turn]:[Counter-Blast 1 & Choose a card from your hand, and discard it] When your drive check reveals a grade 3 card, you may pay the cost. If you do, [Soul-Charge 1], and this unit gets [Critical] +1 until end of turn.
[CONT](VC/RC):During your turn, if you have a card named "Quill, Keeper" in your soul, this unit gets [Power] +2000.
[CONT](RC):During your turn, if the number of other <Neo Nectar> rear-guards you have is four or more, this unit gets [Power] +3000.
[CONT](VC)[Limit-Break 4](This ability is active if you have four or more damage):During your turn, this unit gets [Power] +1000 for each of your <Royal Paladin> rear-guards.
[ACT](VC)[1/turn]:[Counter-Blast 1 & Choose a face down card with the same card name as this unit from your G zone, and turn it face up] Search your deck for up to one grade 2 card with "Quill" in its card name, call it to (RC), and shuffle your deck.
[ACT](RC):[Put this unit into your soul] Choose one of your vanguards, and it gets [Power] +3000 until end of turn.
[AUTO](RC):When this unit's attack hits a vanguard, look at five cards from the top of your deck, search for up to one card from among them, put it into your hand, and put the rest on the bottom of your deck in any order.
[AUTO]:When this unit is put into the drop zone from (RC), you may draw a card. If you do, choose a card from your hand, and discard it.
[AUTO](VC):At the end of the battle that this unit attacked a vanguard, if that attack did not hit, [Stand] this unit.
[AUTO](VC):At the beginning of your main phase, choose one of your vanguards, and until end of turn, it gets [Power] +2000, and "[AUTO](VC):When this unit attacks, draw a card.".
[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit to (RC))
[CONT](VC/RC):Lord (If you have a unit without a same clan as this unit, this unit cannot attack)
[AUTO](RC)Brave (Active when you have three or less cards in your hand):When this unit attacks, this unit gets [Power] +2000 until end of that battle.
[AUTO](VC):[Counter-Blast 1] During your turn, when your G unit [Stride], you may pay the cost. If you do, choose one of your opponent's rear-guards, and lock it.
[ACT](VC):[Counter-Blast 1] Choose up to one card from your opponent's drop zone, and put it on your opponent's open (RC) as a locked card.
[ACT](VC):[Soul-Blast 1] Choose up to one card from your drop zone, and put it on your open (RC) as a locked card.
[ACT](VC):[Counter-Blast 1] Choose up to one card from your soul that can [Legion] with your vanguard, and [Legion] it with your vanguard.
[ACT](VC):[Counter-Blast 1] Search your deck for up to one card that can [Legion] with your heart card, [Legion] it with your heart card, and shuffle your deck.
[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted ([Boost]), [Counter-Charge 1].
[AUTO]:When a <Narukami> rides this unit, choose your vanguard, and that unit gets [Power] +5000 until end of turn.
[AUTO](GC):When this unit intercepts ([Intercept]), this unit gets [Shield] +5000 until end of that battle.
[AUTO]:[Choose a card from your hand, and discard it] When this unit is placed on (GC), you may pay the cost. If you do, choose one of your vanguards that is being attacked, and that unit cannot be hit until end of that battle.
[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot call grade 0 cards from hand to (GC).
[AUTO](RC):When your other unit with "Quill" in its card name is placed on (RC), this unit gets [Power] +3000 until end of turn.
[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them] [Stride] this card on your (VC) from face down.
""".strip().splitlines()  # noqa: E501 - a text is one line
)
"""each is read, and prints as it is written"""

CHANGES = (
    ("+3000", "+4000"),
    ("+2000", "-2000"),
    ("a vanguard", "a rear-guard"),
    ("your opponent's", "your"),
    ("one of your opponent's", "up to one of your opponent's"),
    ("(RC)", "(VC)"),
    ("(VC)", "(RC)"),
    ("Kagero", "Narukami"),
    ("Quill", "Nib"),
    ("end of turn", "end of that battle"),
    ("end of that battle", "end of turn"),
    ("Counter-Blast 1", "Counter-Blast 2"),
    ("Soul-Blast 2", "Soul-Blast 1"),
    ("[1/turn]", ""),
    ("Generation Break 1", "Generation Break 2"),
    ("Limit-Break 4", "Limit-Break 5"),
    ("grade 3", "grade 2"),
    ("grade 2", "grade 2 or less"),
    ("draw a card", "draw two cards"),
    ("attacks a vanguard", "attacks"),
    ("hits a vanguard", "hits"),
    ("your hand", "your soul"),
    ("retire it", "return it to your hand"),
    ("four or more", "four or less"),
    ("other <", "<"),
    ("your other", "your"),
    ("up to one", "one"),
    ("from hand", "from your deck"),
    ("face down", "face up"),
    ("you may", ""),
    ("during your turn", "during your opponent's turn"),
    ("During your turn", "During your opponent's turn"),
    ("in the front row", "in the back row"),
    ("[Stand]", "[Rest]"),
    ("[Critical]", "[Power]"),
    ("placed on", "boosted by"),
    ("discard it", "put it into your soul"),
    ("three or less", "three or more"),
    ("(VC/RC)", "(RC)"),
    ("same clan", "same race"),
)
"""words that stand in a text, and others: it is refused then, or means something else"""
