"""Texts of the overDress era, with names of our own: read, printed back, and changed."""

TEXTS = tuple(
    """
[AUTO]:When this unit is placed on (RC), [COST][Soul-Blast 1], choose a [Critical] trigger or [Front] trigger from your drop, and put it into your hand.
[AUTO]:When this unit is placed on (RC), choose up to one order card from your hand, and discard it. If you did not discard any cards, draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], search your deck for up to one grade 3 unit card, reveal it and put it into hand, and shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose up to one normal unit with "Quill" in its card name or [Glitter] from your drop, and put it into soul.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose up to one non-sentinel normal unit from your drop, and put it into soul. If you put it into soul, draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your other "Friends", and it gets [Power] +5000 until end of turn.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your normal unit rear-guards, and bind it.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose two of your rear-guards, and swap their positions.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your rear-guards, and swap that unit's position with this unit.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose up to two cards from your drop, and return them to your deck and shuffle it.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a card from your drop, and call it to a back row (RC).
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a card from your drop, and call it to an open front row (RC) as [Rest].
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a card from your drop, and call it to your back row center (RC).
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], discard the top two cards of your deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], reveal the top card of your deck, call it to (RC) if it is a grade 2 or less unit card, and put it into hand if it is not.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a card from your drop, and call it to (RC) if it is a unit card, or put it into your hand if it is a normal order.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top card of your deck, and call it to (RC) or put it into your soul.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top three cards of your deck, choose up to one unit card from among them, call it to (RC), or reveal it and put it into hand, and shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top three cards of your deck, choose up to one card with "Quill" in its card name from among them and reveal it and put it into hand, or choose up to one grade 2 or less card from among them and call it to (RC), and put the rest on the bottom of the deck in any order.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your vanguards, and this unit gets [Power] +2000 until end of turn for every two grades of that unit.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your rear-guards, and until end of turn, that unit can attack from the back row, and gets [Power] +5000.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your vanguards, and it gets "Triple Drive" until end of turn. (Drive check three times)
[AUTO](RC):At the end of the battle this unit boosted, put this unit on the bottom of your deck. (This effect is mandatory)
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], and look at the top card of your deck. (Return it to its original spot after checking)
[AUTO](VC):At the beginning of your ride phase, until end of turn, you "Final Rush". (Specific units get a power up when you are in "Final Rush")
[ACT](RC)[1/turn]:If you persona rode this turn, [COST][Soul-Blast 1], and draw a card. ("If you persona rode" is active even if persona ride is activated outside of normal ride)
[AUTO]:When this unit is rode upon by "Quill, Keeper", [Soul-Charge 1]. If the [Soul-Charge] card was a trigger unit, draw a card.
[AUTO](RC):When this unit's attack hits a vanguard, you may draw a card. If you drew a card, choose a card from your hand, and put it into your soul.
[AUTO](RC):When this unit boosts, this unit gets [Power] +2000 until end of that battle. At the end of that battle, you may return that boosted unit to hand.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a set order from your drop, and put it into your order zone.
[AUTO](VC):When this unit attacks, your opponent's attacked unit gets [Power] -2000 until end of that battle.
[AUTO]:When this unit is placed on (RC), you may put all of the cards from your bind zone into drop. If you do, this unit gets [Power] +5000 until end of turn for each card you put.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], search your deck or drop for up to one set order, reveal it and put it into hand, and if you searched the deck, shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], search your deck, soul, or drop for up to one grade 4 unit card, and ride it as [Stand]. If you searched your deck, shuffle your deck.
[ACT](RC)[1/turn]:If you have a vanguard with only <Narukami> for its clan, [COST][Soul-Blast 1], and draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a unit card with "Quill" in its different card name from this unit from your drop, and put it into hand.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a unit card with grade equal to or less than your vanguard from your drop, and call it to (RC).
[AUTO](RC):When this unit attacks, until end of that battle, when your opponent would call cards from hand to (GC), they must call two or more at the same time.
[AUTO](VC):At the beginning of your main phase, activate persona ride, and you cannot ride until end of turn.
[ACT](RC)[1/turn]:If your grade 3 or greater vanguard is a unit with "Quill" in its card name or a <Human>, [COST][Soul-Blast 1], and draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], reveal the top card of your deck, put it into your hand if it is an order or grade 3 card, and call it to (RC) if it isn't.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top two cards of your deck, choose a card from among them, put it into your hand, and put the rest on the top or bottom of the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your opponent's rear-guards, and until end of your opponent's next turn, that unit cannot intercept, and cannot [Stand] during stand phase.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your other units, and it gets this unit's [Power] until end of turn. (Increase by its [Power] at that time)
[AUTO]:When this unit is placed on (RC), you and your opponent [Counter-Charge 1]. (This must be performed)
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], reveal the top three cards of your deck, put all grade 1 or greater cards into soul from among them, and shuffle the deck. If you put two or more cards into soul, draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top card of your deck, and put it on the top of your deck or into your soul. If you put it into your soul, draw a card.
[AUTO](RC):When this unit boosts, choose a unit boosted by this unit, and it gets "[AUTO](VC/RC):When this unit's attack hits a vanguard, draw a card." until end of turn.
[ACT](RC)[1/turn]:[COST][Counter-Blast 1], [Soul-Charge 1] for every two cards in your damage zone.
[ACT](RC)[1/turn]:[COST][Counter-Blast 1], look at the same number of cards from the top of your deck as the number of your opponent's open (RC), choose any number of unit cards from among them, call them to (RC), and put the rest into your soul.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose a column, and retire all of your opponent's rear-guards in that column.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], search your deck for up to one grade 3, put it into the soul, and shuffle your deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your units in another column, and it gets [Power] +5000 until end of turn.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your back row center rear-guards, and move it to an open front row (RC).
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose up to two of your rear-guards with "Boost", and they get [Power] +5000 until end of turn.
[AUTO](RC):When this unit attacks, until end of that battle, you may have this unit get [Power] +5000. If you do, at the end of that battle, bind this unit.
[AUTO](Soul):When your rear-guard is placed on (RC), that called unit gets [Power] +5000 until end of turn.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1 & bind a rear-guard with "Quill" in its card name], and call the card bound for this cost to (RC).
[ACT](Drop)[1/turn]:[COST][reveal a grade 3 card from hand], and ride the card revealed for this cost as [Stand].
[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & retire one or more of your rear-guards], and this unit gets [Power] +5000 until end of turn for each unit retired for this cost.
[ACT](VC)[1/turn]:[COST][bind a card from soul], and draw a card. At the end of that turn, ride the card bound for this cost as [Rest].
[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & Soul-Blast 3], and bind all [Critical] triggers [Soul-Blast] for this cost.
[AUTO]:When this unit is placed on (RC), [COST][put a card from drop into soul], and draw a card. If you put a card with "Quill" in its card name for this cost, draw a card.
[CONT](RC):If you have a vanguard with only one clan, this unit gets [Power] +5000.
[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & retire one or more of your rear-guards], and this unit gets [Power] +5000 until end of turn for each unit retired for this cost. If you retired two or more units, draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], until end of turn, this unit gets [Power] +10000, and your opponent cannot call sentinels to (GC) from hand for the battle this unit attacked.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your rear-guards, and your opponent cannot call grade 1 or greater cards from hand to (GC) for the battles that that rear-guard attacks this turn.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top five cards of your deck, choose up to one grade 2 or less card from among them, call it to (RC), shuffle the rest and put them on the bottom of your deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top two cards of your deck, and call each of them to (RC) or discard them.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top five cards of your deck, choose and reveal up to one card from among them, put it into hand, and shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose any number of your grade 3 rear-guards, move them to (RC), and all of the moved units get [Power] +5000 until end of turn.
[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle for each different grade among your other rear-guards.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose any number of set orders from your order zone, and if you chose three or more cards with different card names, draw a card.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your opponent's rear-guards, and put that unit and this unit on the bottom of each player's deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], look at the top five cards of the deck, choose up to one card from among them, put it into hand, and shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], and discard the top two cards of the deck.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], [Stand] this unit, and this unit gets [Power] +5000/[Critical] +1/drive -1 until end of turn.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and this unit gets "Boost", and drive +1 until end of turn.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose any number of your rear-guards, retire them, and draw the same number of cards.
[ACT](VC)[1/turn]:If you did not persona ride this turn, [COST][Soul-Blast 1], and draw a card.
[AUTO]:When this unit is placed on (RC), if "Quill, Keeper" is on your (VC), draw a card.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], look at the top seven cards of your deck, choose up to one unit card and up to one normal order each from among them, reveal them, put the revealed normal order into hand, discard the revealed unit card, and shuffle the deck.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], and this unit's [Power] increases or decreases to 15000 until end of turn.
[AUTO](RC):When this unit boosts, choose up to one normal unit from your drop, and put it on the bottom of the deck. If you chose a card, [COST][Counter-Blast 1], and draw a card.
""".strip().splitlines()  # noqa: E501 - a text is one line
)
"""each is read, and prints as it is written"""

CHANGES = (
    ("[Critical] trigger", "[Draw] trigger"),
    ("order card", "unit card"),
    ("did not discard any cards", "discarded a card"),
    ("grade 3", "grade 2"),
    ("[Glitter]", "[Over] trigger"),
    ("non-sentinel ", ""),
    ('"Friends"', "units"),
    ("normal unit rear-guards", "rear-guards"),
    ("two of your", "one of your"),
    ("with this unit", "with that unit"),
    ("return them to", "put them on the bottom of"),
    ("a back row (RC)", "a front row (RC)"),
    ("an open front row (RC)", "an open back row (RC)"),
    ("back row center (RC)", "back row (RC)"),
    ("top two cards", "top three cards"),
    ("put it into hand", "put it into soul"),
    ("or put it into your hand", "or discard it"),
    ("put it into your soul", "put it into your hand"),
    ("or reveal it", "and reveal it"),
    ("or choose", "and choose"),
    ("every two grades", "every three grades"),
    ("attack from the back row", "intercept from the back row"),
    ("Triple Drive", "Twin Drive"),
    ("put this unit", "you may put this unit"),
    ("top card", "top two cards"),
    ('you "Final Rush"', "this unit gets [Power] +5000"),
    ("if you persona rode this turn", "if you played an order this turn"),
    ("If you persona rode this turn, ", ""),
    ("trigger unit, draw", "normal unit, draw"),
    ("drew a card", "called a card"),
    ("that boosted unit", "that attacking unit"),
    ("set order", "blitz order"),
    ("attacked unit", "attacking unit"),
    ("for each card you put", "for each card you retired"),
    ("deck or drop", "deck or soul"),
    ("deck, soul, or drop", "deck, soul, or bind zone"),
    ("only <Narukami> for its clan", '"Narukami" in its card name'),
    ("different card name from this unit", "card name"),
    ("equal to or less than", "greater than or equal to"),
    ("two or more at the same time", "three or more at the same time"),
    ("activate persona ride", "draw a card"),
    ("you cannot ride", "you cannot call"),
    ("or a <Human>", "or a <Elf>"),
    ("order or grade 3 card", "order"),
    ("top or bottom", "top"),
    ("cannot [Stand] during stand phase", "cannot attack"),
    ("this unit's [Power]", "that unit's [Power]"),
    ("you and your opponent [", "["),
    ("from among them, and shuffle", ", and shuffle"),
    ("If you put it into your soul", "If you put it into your hand"),
    ("boosted by this unit", "boosted by that unit"),
    ("for every two cards", "for each card"),
    ("number of your opponent's open", "number of your open"),
    ("in that column", ""),
    ("one grade 3", "one grade 2"),
    ("another column", "the same column as this unit"),
    ("back row center rear-guards", "back row rear-guards"),
    ('with "Boost"', 'with "Intercept"'),
    ("you may have this unit get", "this unit gets"),
    ("that called unit", "this unit"),
    ("card bound for this cost", "card retired for this cost"),
    ("card revealed for this cost", "card bound for this cost"),
    ("for each unit retired for this cost", "for each of your rear-guards"),
    ("[Critical] triggers [Soul-Blast]", "trigger units [Soul-Blast]"),
    ('with "Quill" in its card name for this cost', "for this cost"),
    ("only one clan", '"Quill" in its card name'),
    ("retired two or more", "retired three or more"),
    ("sentinels", "normal units"),
    ("that that rear-guard attacks", "that your vanguard attacks"),
    ("shuffle the rest and put them on", "put the rest on"),
    ("call each of them to (RC) or discard them", "discard them"),
    ("choose and reveal", "choose"),
    ("all of the moved units get", "this unit gets"),
    ("for each different grade among", "for each of"),
    ("three or more cards with different card names", "three or more cards"),
    ("on the bottom of each player's deck", "into soul"),
    ("top five cards of the deck", "top four cards of the deck"),
    ("top two cards of the deck", "top card of the deck"),
    ("/drive -1", ""),
    ("drive +1", "drive +2"),
    ("draw the same number of cards", "draw a card"),
    ("did not persona ride", "persona rode"),
    ("is on your (VC)", "is in your soul"),
    ("the revealed unit card", "the revealed normal order"),
    ("to 15000", "to 14000"),
    ("If you chose a card", "If you called a card"),
)
"""words that stand in a text, and others: it is refused then, or means something else"""
