"""Section 4.11: the G zone."""

from bythebook.games.vanguard.g.keywords.breaks import GenerationBreak
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.kernel.state.changes import face
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit


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
