"""How we play 1.48: what each revision mended."""

from typing import Final

REVISIONS: Final = (
    "",
    "what hangs on something not done is not done where that was not even tried",
    (
        "what follows a cost that is not paid is not done, in later sentences either; a deleted "
        "unit stays deleted where it moves, a heart fights no more, to pay with a card is no "
        "effect on it, attacks are turned only on whom they can be made on, what an icon does its "
        "card does, what is set up for the end of the turn while it ends is done in it; who left "
        "the field and came back has not attacked, a mate's power is its leader's as they attack, "
        "a card that has the same ability twice has two; "
        "who is called counts as called as it is placed, who has left counts where it is when a "
        "keyword is asked about, who moves to or from the vanguard circle stands there, a "
        "dominated attacker is boosted in its new master's column, whose unit attacked, and from "
        "where, is asked of the record of the battle; "
        "who changes places with a unit that does not move stays, too; which card of a pile that "
        "lies face down in the bind zone has gone where only its player sees it, nobody else "
        "knows; who leapt goes under the deck from the vanguard circle, too; an icon gives nothing "
        "to a unit that effects cannot affect"
    ),
    (
        "what a continuous ability gives as long as something is so counts from that moment on, "
        "what it forbids too, and as often as it is given"
    ),
)
