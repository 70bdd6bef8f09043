"""Counting what occurred in the overDress era: what only its book has names for."""

from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, SET_ORDER
from bythebook.testing import Side, Table, laid, side, table, theirs
from bythebook.testing.vanguard_d import order, unit
from bythebook.tools.census import ACTION, KEYWORD, Counts, Tally, listing, names_of
from tests.tools.test_census_vgg import counted_by

NAMES = names_of("vgd")
MANTLE = unit("mantle", 3, text='[overDress]-"guise"')


def at_main(rival: Side | None = None, **mine: object) -> Table:
    """The main phase of a player."""
    return table("vgd", side(**mine), rival, at="main")


def counted(t: Table, *answers: str) -> Counts:
    """What occurred while these answers were given."""
    return counted_by(NAMES, t, *answers)


def test_a_unit_that_is_put_over_another_counts_as_keyword_event_and_original() -> None:
    counts = counted(at_main(left=unit("guise"), hand=[MANTLE]), "overDress mantle")
    assert counts[ACTION, "main phase: overDress"] == 1
    assert counts[KEYWORD, "overDress"] == 1
    assert counts[KEYWORD, "XoverDress"] == 0
    assert counts["event", "overDress or XoverDress"] == 1
    assert counts["event", "become an originalDress"] == 1
    assert counts["zone", "rear-guard circle"] == 1


def test_an_order_counts_by_its_type_and_where_it_comes_to() -> None:
    banner = order("banner", 0, kind=SET_ORDER)
    counts = counted(at_main(hand=[banner]), "play order")
    assert counts["card type", "set order"] == 1
    assert counts["event", "set an order"] == 1
    assert counts["zone", "order area"] == counts["zone", "order zone"] == 1
    reminder = (
        "(After being played, the specified vanguard Arms it. If a new Right Deity Arms is Armed, "
        "put this card into the drop)"
    )
    mace = order("mace", 0, kind=ARMS_ORDER, text=f'Right Deity Arms - "hero" {reminder}')
    counts = counted(at_main(vanguard=unit("hero", 3), hand=[mace]), "play order")
    assert counts["card type", "arms order"] == 1
    assert counts["event", "arm"] == counts["zone", "arms"] == 1


def test_rule_actions_count_by_what_is_put_away() -> None:
    keep = order("keep", kind=SET_ORDER, additional=("Prison",))
    opens = "[ACT](VC):Choose a card from your order zone, and put it into your drop."
    t = at_main(vanguard=unit("ace", 3, text=opens), order_zone=[keep], prison=[theirs("filler")])
    assert counted(t, "activate", "keep")["rule action", "a prison is lost"] == 1
    leaves = "[ACT](VC):Put this unit into your soul."
    counts = counted(at_main(vanguard=unit("ace", 3, text=leaves)), "activate")
    assert counts["rule action", "no vanguard"] == 1
    assert counts["event", "ride from the soul"] == 1
    strikes = "[ACT](VC):Deal one damage to your opponent's vanguard."
    counts = counted(at_main(vanguard=unit("ace", 3, text=strikes)), "activate")
    assert counts["rule action", "damage is dealt with"] == 1
    assert counts["rule action", "damage is settled"] == 1


def test_keywords_of_a_battle_count_by_who_fights_and_who_guards() -> None:
    wall = unit("wall", 1, shield=0, sentinel=True)
    giant = unit("giant", 3, 30000, None, skills=("triple drive",))
    t = table(
        "vgd", side(vanguard=giant, left=unit("ally")), side(hand=[wall, "filler"]), at="battle"
    )
    counts = counted(t, "attack", "attack with giant", "guard with wall", "pass")
    assert counts[KEYWORD, "Triple Drive!!!"] == 1
    assert counts[KEYWORD, "Twin Drive!!"] == 0
    assert counts[KEYWORD, "Sentinel"] == 1
    assert counts["event", "drive check"] == 3
    words = "[AUTO](RC):When this unit attacks, {} until end of that battle."
    driver = unit("driver", 3, 30000, text=words.format("this unit performs twin drive"))
    t = table("vgd", side(left=driver), side(), at="battle")
    counts = counted(t, "attack", "attack with driver")
    assert counts["event", "drive check of a rear-guard"] == 2


def test_what_is_under_way_for_a_player_counts() -> None:
    night = order("night", text="[CONT]Order Zone:Your World becomes Dark Night.", kind=SET_ORDER)
    rush = '[ACT](VC)[1/turn]:[COST][Soul-Blast 1], until end of turn, you "Final Rush".'
    t = at_main(vanguard=unit("ace", 3, text=rush), order_zone=[night], soul=1, hand=1)
    counts = counted(t, "activate", "pass")
    assert counts["event", "Final Rush"] == 1
    assert counts["event", "World of Dark Night"] == 2
    assert counts["event", "World of Abyssal Dark Night"] == 0


def test_a_pile_counts_where_its_cards_go() -> None:
    opens = "[ACT](VC):Choose one of your rear-guards, and bind it face up."
    t = at_main(vanguard=unit("ace", 3, text=opens), left=laid("filler", under=["filler"]))
    assert counted(t, "activate")["zone", "bind zone"] == 2


def test_every_part_is_listed_even_if_it_never_happened() -> None:
    game = at_main(hand=1).game
    found = listing(NAMES, Tally(NAMES, game).counts)
    assert not any(sum(group.values()) for group in found.values())
    assert {"overDress", "XoverDress", "Sentinel", "RevolDress", "Glitter"} <= set(found[KEYWORD])
    assert set(found["zone"]) >= {"ride deck zone", "order area", "prison", "base", "arms"}
    assert set(found["trigger"]) == {"critical", "draw", "heal", "front", "over"}
    assert len(found["card type"]) == 8
    assert {"no vanguard", "illegal guardian"} <= set(found["rule action"])
