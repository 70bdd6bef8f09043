"""How we play 2.00: what each revision mended."""

from typing import Final

REVISIONS: Final = (
    "",
    (
        "every clause is played; arms are held by whom their player says; who makes room for "
        "another leaves by the rules"
    ),
    (
        "what follows a cost that is not paid is not done, in later sentences either; what "
        "effects cannot affect pays for nothing, attacks are turned only on whom they can be "
        "made on, what is set up for the end of the turn while it ends is done in it; who left "
        "the field and came back has not attacked, a card that has the same ability twice has two; "
        "who moves to or from the vanguard circle stands there, whose unit attacked, and from "
        "where, is asked of the record of the battle; "
        "who changes places with a unit that does not move stays, too; which card of a pile that "
        "lies face down in the bind zone has gone where only its player sees it, nobody else "
        "knows; an icon gives nothing to a unit that effects cannot affect"
    ),
    (
        "what a continuous ability gives as long as something is so counts from that moment on, "
        "what it forbids too, and as often as it is given"
    ),
)
