"""Section 4.11: the G zone."""

from bythebook.games.vanguard.g.keywords.breaks import GenerationBreak
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_DRAW
from bythebook.games.vanguard.zones.zones import DECK, DROP, SOUL, VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import event, face, move
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOTHING
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.leaks import leak
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vgg.stride.cards import strider

TO_SOUL = MoveCards(Cards(zones=(DROP,)), SOUL)


@clause("vgg 4.11.2")
def test_only_its_player_sees_what_lies_face_down_in_a_g_zone() -> None:
    t = table("vgg", you=side(g_zone=[g_unit("a"), g_unit("b")]))
    assert sorted(str(n) for n in t.you.g_zone.seen_by(t.you)) == ["a", "b"]
    assert t.you.g_zone.seen_by(t.rival) == [None, None]


@clause("vgg 4.11.3")
def test_everybody_sees_what_lies_face_up_there() -> None:
    t = table("vgg", you=side(g_zone=[g_unit("a"), face_up(g_unit("b")), g_unit("c")]))
    assert [n for n in t.you.g_zone.seen_by(t.rival) if n] == ["b"]
    t.changes(face([t.you.ref("a")], FACE_UP))
    assert sorted(n for n in t.you.g_zone.seen_by(t.rival) if n) == ["a", "b"]


@clause("vgg 4.11.3")
def test_it_stays_seen_there_whatever_leaves_the_zone() -> None:
    """A copy that lay face down is no reason to lose sight of the one that lies face up."""
    for where in (VANGUARD, DROP, DECK):
        t = table("vgg", you=side(g_zone=[g_unit("a"), face_up(g_unit("a")), g_unit("b")]))
        hidden = t.game.state.refs(t.game.state.zone(0, G_ZONE))[0]
        t.changes(move([hidden], where))
        assert [n for n in t.you.g_zone.seen_by(t.rival) if n] == ["a"]
        assert leak(t.game, 1) == ""


@clause("vgg 4.11.4")
def test_a_g_deck_lies_face_down_as_a_game_begins() -> None:
    t = table("vgg", you=side(g_zone=[g_unit("a"), g_unit("b")]), at="preparation")
    assert t.you.g_zone.face_down == t.you.g_zone.names
    assert t.game.zones.face[G_ZONE] == FACE_DOWN
    t.ends_asking()


@clause("vgg 11.12.1")
def test_generation_break_counts_face_up_g_units_of_both_places() -> None:
    """Its master's only: on the vanguard circle and in the G zone, and no other cards there."""
    you = side(
        vanguard=g_unit("v"),
        hearts=unit("heart", 3),
        left=g_unit("rear"),
        g_zone=[face_up(g_unit("a")), g_unit("b"), face_up(unit("no G unit"))],
    )
    t = table("vgg", you=you, rival=side(g_zone=[face_up(g_unit(n)) for n in "xyz"]))
    holds = [GenerationBreak(n).holds(t.game, t.you.ref("v"), 0, []) for n in (1, 2, 3)]
    assert holds == [True, True, False]
    t.changes(face([t.you.ref("v")], FACE_DOWN))
    assert not GenerationBreak(2).holds(t.game, t.you.ref("v"), 0, [])


def test_a_view_tells_which_cards_lie_face_up_and_what_is_tied_to_what() -> None:
    pair = legion(unit("leader", 3), unit("mate", 2))
    t = table("vgg", you=side(vanguard=pair, g_zone=[g_unit("a"), face_up(g_unit("b"))]))
    zones = t.you.view["zones"][0]
    assert {c["name"]: c.get("face") for c in zones[G_ZONE]["cards"]} == {"a": None, "b": "up"}
    tied = {c["name"]: c.get("ties") for c in t.rival.view["zones"][0][VANGUARD]["cards"]}
    assert tied == {"leader": None, "mate": {"mate of": "leader"}}


def test_why_a_card_of_the_g_zone_does_not_stride_or_guard() -> None:
    you = side(vanguard=unit("mine", 3), hand=[unit("h", 1)], g_zone=[strider(), g_unit("g")])
    t = table("vgg", you=you, at="ride")
    t.you.passes()
    why = {
        t.game.definition(o[1] & CARD).name: t.game.book.verify(t.game, 0, o)
        for o in t.game.book.candidates(t.game)
    }
    assert why == {"strider": "vgg 8.5.2.4", "g": "vgg 6.5.1.2.2"}


@clause("vgg 4.11.2", "vgg 8.6.3")
def test_who_has_a_waiting_card_face_down_in_the_g_zone_may_say_nothing_of_it() -> None:
    """Whoever knows the card sees it played; of one that lies face down nobody learns."""
    waits = Trigger(EV_BEGIN, value=P_DRAW, whose=YOU)
    draws = Ability(AUTO, (G_ZONE,), waits, body=(Draw(Num(1)),))
    sleeper = g_unit("sleeper", abilities=(draws,))
    other = unit("other", abilities=(Ability(AUTO, VANGUARD_AND_REAR, waits, body=(TO_SOUL,)),))
    begins = [event(EV_BEGIN, NOTHING, 0, P_DRAW)]
    for drawn, choices in ((1, ("activate sleeper", "pass")), (0, ("pass",))):
        t = table("vgg", you=side(g_zone=[sleeper, g_unit("plain")]))
        t.changes(begins)
        t.you.is_asked("abilities of the hand")
        t.you.may_choose_exactly("activate sleeper", "pass")
        # Afterwards, too: there may be another.
        t.you.chooses(*choices)
        t.you.hand.has(drawn)
        assert not t.waiting
    t = table("vgg", you=side(g_zone=[face_up(sleeper), g_unit("plain")]))
    t.changes(begins)
    t.you.hand.has(1)
    # Once it has been played face down, nobody is asked which comes first but of what is known.
    t = table("vgg", you=side(left=other, drop=["filler"], g_zone=[sleeper]))
    t.changes(begins)
    assert "sleeper" not in str(t.rival.view)
    while t.options != ["activate sleeper", "pass"]:
        t.you.chooses(next(option for option in t.options))
    t.you.chooses("pass")
    t.you.hand.has(0)
    t.you.soul.has(1)
    assert "sleeper" not in str(t.rival.view)


@clause("vgg 4.11.2")
def test_nobody_is_asked_for_an_ability_of_the_g_zone_that_is_in_the_deck() -> None:
    waits = Trigger(EV_BEGIN, value=P_DRAW, whose=YOU)
    lamp = unit("lamp", abilities=(Ability(AUTO, (G_ZONE,), waits, body=(Draw(Num(1)),)),))
    t = table("vgg", you=side(deck=[lamp, "filler"], hand=1, g_zone=[g_unit("plain")]))
    t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
    t.you.is_asked("idle")
