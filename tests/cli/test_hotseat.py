"""Two people at one keyboard: neither sees what only the other may."""

from bythebook.games.ws.zones.zones import HAND
from bythebook.testing import character, side, table
from tests.cli.keys import Sitting, flat, typed

SEAT = "take the seat and press enter."


class Watched:
    """Looks at what is shown between two lines typed: is there a name only the other may know?"""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.seen = 0
        self.checked = 0
        self.read = self.session.screen.read
        self.session.screen.read = self.look  # type: ignore[method-assign]

    def look(self, prompt: str = "> ") -> str:
        """Check what is new on the screen, then read on."""
        out = self.sitting.out
        out.seek(self.seen)
        shown = flat(out.read())
        self.seen = out.tell()
        if self.session.me >= 0:
            hidden = self.hidden(self.session.me)
            self.checked += len(hidden)
            assert not [name for name in hidden if name in shown]
        return self.read(prompt)

    def hidden(self, player: int) -> set[str]:
        """Names in the other hand that a player has no way of knowing."""
        game = self.session.game
        cards = range(2, len(game.state.inc))
        known = {game.definition(c).name for c in cards if game.state.seen[c] >> player & 1}
        for item in game.told(player):
            known |= {str(item.get(k)) for k in ("card", "by", "other")}
            known |= {str(n) for n in item.get("cards", ())}
        return {game.definition(c).name for c in game.state.zone(1 - player, HAND)} - known


def test_a_whole_game_in_which_nobody_sees_the_other_s_hand() -> None:
    looks = ("board", "hand", "log all", "look hand", "look rival hand", "look stock", "undo", "?")
    sitting = typed(1, hotseat=True, extra=looks)
    watched = Watched(sitting)
    text = sitting.run()
    assert sitting.session.game.result is not None
    assert text.count(SEAT) > 20
    assert "Player A wins" in text or "Player B wins" in text
    assert watched.checked > 200


def test_the_screen_is_cleared_between_seats() -> None:
    sitting = typed(4, color=True, hotseat=True, most=12)
    sitting.run()
    raw = sitting.out.getvalue()
    assert raw.count("\x1b[H\x1b[2J\x1b[3J") == 2 * raw.count(SEAT)
    # What a terminal may keep of the screen is blank by then.
    assert raw.count("\x1b[2K") > 20 * raw.count(SEAT)


def test_the_seat_is_changed_for_a_counter_step_with_nothing_to_play() -> None:
    cards = [character("Ace"), character("Bee")]
    you = side(middle="Ace", deck=20)
    t = table("ws", you, side(middle="Bee", hand=1, deck=20), cards=cards, at="attack")
    t.ends_asking()
    sitting = Sitting(t.game, ["", "ace frontal", "", "1"], hotseat=True)
    text = sitting.run()
    assert "Player B, take the seat" in text
    assert "Counter step: do you counter?" in text
    assert "1 no counter" in text


def test_undo_is_free_before_anything_is_turned_up() -> None:
    cards = [character("Ace")]
    t = table("ws", side(hand=["Ace"], deck=20), side(deck=20), cards=cards, at="main")
    t.ends_asking()
    text = Sitting(t.game, ["", "ace left center", "undo"], hotseat=True).run()
    assert "agree" not in text
    t.you.hand.is_("Ace")


def test_undo_of_what_was_turned_up_takes_both() -> None:
    cards = [character("Ace"), character("Bee")]
    you = side(left="Ace", right="Bee", deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="attack")
    t.ends_asking()
    keys = ["", "ace", "undo", "no", "undo", "yes"]
    sitting = Sitting(t.game, keys, hotseat=True)
    text = sitting.run()
    assert text.count("Player B: do you agree to take this back?") == 2
    assert "Not taken back." in text
    assert t.game.decided == 0
