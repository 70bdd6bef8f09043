"""Section 8.10: replacement effects of card texts."""

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, side, table
from bythebook.text.ws import abilities_of


def test_a_text_says_where_a_card_goes_instead():
    would = "【CONT】 If this card would be put into your waiting room from the stage, "
    for said, asked in (("put", False), ("you may put", True)):
        text = f"{would}{said} it into your memory instead."
        ace = character("Ace", abilities=abilities_of((text,), CHARACTER))
        for answer in ("replace with Ace", "no") if asked else ("",):
            t = table("ws", you=side(left="Ace"), cards=[ace])
            t.changes(move([t.you.ref("Ace")], WAITING_ROOM))
            if asked:
                t.you.may_choose_exactly("replace with Ace", "no")
                t.you.chooses(answer)
            (t.you.waiting_room if answer == "no" else t.you.memory).is_("Ace")
