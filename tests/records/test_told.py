"""The story says whose text did something, and of what the rules do it names no card."""

from bythebook.testing import character, side, table


def test_what_a_text_does_is_told_with_its_card_and_what_the_rules_do_is_not() -> None:
    text = "【ACT】 [Put this card into your waiting room] Draw 1 card."
    hero = character("Hero", text=(text,))
    t = table("ws", side(left=hero, hand=["filler"]), at="main")
    t.you.chooses("activate Hero")
    t.goes_on_to("clock phase", t.rival)
    drawn = [e for e in t.game.told(0) if e["event"] == "move" and e["to"] == "hand"]
    assert [(e["player"], e.get("by")) for e in drawn] == [(0, "Hero"), (1, None)]
    assert t.game.lib.own[t.game.state.definition[t.you.card("Hero")]][0] == 0
