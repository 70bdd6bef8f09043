"""Counting what occurred: what counts as used, and what as an icon, an attack, a rule action."""

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.keywords.keywords import (
    assist_ability,
    backup_ability,
    encore_ability,
    great_performance_ability,
)
from bythebook.games.ws.texts.effects import Draw, StockCost
from bythebook.games.ws.texts.events import K_ATTACK_TYPE
from bythebook.games.ws.zones.zones import (
    CLIMAX_AREA,
    CLOCK,
    HAND,
    IN_FRONT,
    LEVEL,
    MARKER_AREAS,
    REVERSE,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import ACT, CARD_EFFECT, CONT, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.game.history import whole_log
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.options import V_PICK
from bythebook.testing import Table, character, climax, event, side, table
from bythebook.tools.census import Counts, Names, Tally, listing, names_of, rare, seldom

HUM = 1 << 40
NAMES = names_of("ws")
ACE = character("Ace")
FOE = character("Foe")


class Since:
    """What occurred at a table since now, read off its log."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.start = t.game.state.copy()
        self.length = len(whole_log(t.game))

    def counts(self, names: Names = NAMES) -> Counts:
        game = self.t.game
        tally = Tally(names, game)
        state = self.start.copy()
        for batch in whole_log(game)[self.length :]:
            tally.happens(game, state, batch)
            state.batch += 1
            for change in batch[4]:
                apply(state, game.zones, game.seed, change)
        return tally.counts

    def of(self, group: str, names: Names = NAMES) -> dict[str, int]:
        """Those of one group."""
        return {name: n for (of, name), n in self.counts(names).items() if of == group}


def own_keyword() -> Names:
    """The book with one keyword, which is this test's own."""
    names = names_of("ws")
    names.keywords = {HUM: "Hum"}
    return names


def test_an_automatic_ability_counts_when_its_effect_was_done() -> None:
    ace = character("Ace", abilities=(encore_ability((StockCost(1),)),))
    for answers, times in ((["resolve Ace", "yes"], 1), (["resolve Ace", "no", "no"], 0)):
        t = table("ws", you=side(left="Ace", stock=4), cards=[ace])
        since = Since(t)
        t.changes(move([t.you.ref("Ace")], WAITING_ROOM))
        t.you.chooses(*answers)
        if times:
            t.you.chooses("no")
        assert since.of("keyword") == ({"Encore": 1} if times else {})


def test_each_use_counts() -> None:
    t = table("ws", you=side(left="Ace", right="Bob", stock=6), cards=[ACE, character("Bob")])
    since = Since(t)
    t.changes(move([t.you.ref("Ace"), t.you.ref("Bob")], WAITING_ROOM))
    t.you.chooses("resolve Bob", "yes")
    assert since.of("keyword") == {"Encore": 1}
    t.you.chooses("yes")
    assert since.of("keyword") == {"Encore": 2}


def hums(*body: Effect) -> Ability:
    """An activated ability for one stock, with a keyword of this test's own."""
    return Ability(ACT, STAGE, cost=(StockCost(1),), body=body, marks=HUM)


def test_an_activated_ability_counts_when_its_effect_was_done() -> None:
    names = own_keyword()
    never = AmountIs(Num(0), AT_LEAST, 1)
    for body, times in (((Draw(Num(2)),), 1), ((If(never, (Draw(Num(1)),)),), 0)):
        ace = character("Ace", abilities=(hums(*body),))
        t = table("ws", you=side(left="Ace", stock=2), cards=[ace], at="main")
        since = Since(t)
        for round_ in (1, 2):
            t.you.chooses("activate Ace")
            t.you.stock.has(2 - round_)
            assert since.counts(names)["keyword", "Hum"] == round_ * times


def test_backup_counts_as_a_keyword_and_as_an_action() -> None:
    helper = character("Help", abilities=(backup_ability(1000, 0, ()),))
    # A player's left faces the other's right.
    theirs = side(right="Foe", hand=["Help"])
    cards = [ACE, FOE, helper]
    t = table("ws", you=side(left="Ace", deck=5), rival=theirs, cards=cards, at="attack")
    since = Since(t)
    t.you.chooses("attack with Ace", "frontal")
    t.rival.is_asked("counter step")
    ask = t.game.pending
    assert ask is not None
    words = [t.words(o) for o in ask.options]
    tally = Tally(NAMES, t.game)
    for choice in range(len(words)):
        tally.decides(t.game, choice)
    assert tally.counts == {
        ("action", "counter step: backup"): 1,
        ("action", "counter step: pass"): 1,
    }
    t.rival.chooses("activate Help")
    assert since.of("keyword") == {"Backup": 1}
    t.ends_asking()


def test_an_event_counts_once_a_run() -> None:
    names = own_keyword()
    text = Ability(CARD_EFFECT, (), body=(Draw(Num(1)), Draw(Num(1))), marks=HUM)
    notes = event("Notes", abilities=(text,))
    t = table("ws", you=side(hand=["Notes", "Notes"], level=1), cards=[notes], at="main")
    since = Since(t)
    for times in (1, 2):
        t.you.chooses("play Notes")
        assert since.of("keyword", names) == {"Hum": times}


def test_a_continuous_ability_counts_once_a_turn_if_it_changes_something() -> None:
    more = Modifier(ADD, POWER, Cards(zones=STAGE, place=IN_FRONT), Num(500))
    aide = character("Aide", abilities=(assist_ability((more,)),))
    for place, front, times in (("back_left", "left", 1), ("middle", "left", 0)):
        mine = side(**{place: "Aide", front: "Ace"})
        t = table("ws", you=mine, cards=[aide, ACE], at="main")
        tally = Tally(NAMES, t.game)
        t.game.sheet_values()
        for _ in range(3):
            tally.decides(t.game, 0)
        assert tally.counts["keyword", "Assist"] == times
        t.game.state.turn += 1
        tally.decides(t.game, 0)
        assert tally.counts["keyword", "Assist"] == 2 * times


def test_adding_nothing_is_no_use() -> None:
    names = own_keyword()
    for hand, times in ((0, 0), (1, 1)):
        per_card = Modifier(ADD, POWER, This(), Count(Cards(zones=(HAND,))))
        ace = character("Ace", abilities=(Ability(CONT, STAGE, modifiers=(per_card,), marks=HUM),))
        t = table("ws", you=side(left="Ace", hand=hand), cards=[ace], at="main")
        t.game.sheet_values()
        tally = Tally(names, t.game)
        tally.decides(t.game, 0)
        assert tally.counts["keyword", "Hum"] == times


def test_icons_count_alone_and_in_pairs() -> None:
    cards = [ACE, climax("Both", icons=("soul", "pool")), climax("One", icons=("pool",))]
    for name, alone, pairs in (
        ("Both", {"soul": 1, "pool": 1}, {"soul + pool": 1}),
        ("One", {"pool": 1}, {}),
        ("filler", {}, {}),
    ):
        mine = side(left="Ace", deck=[name, *["filler"] * 4])
        t = table("ws", you=mine, cards=cards, at="attack")
        since = Since(t)
        t.you.chooses("attack with Ace")
        assert since.of("trigger icon") == alone
        assert since.of("pair of trigger icons") == pairs
        t.ends_asking()


def test_attacks_count_by_their_type() -> None:
    for position, answers, kind in (
        ("left", [], "direct"),
        ("right", ["frontal"], "frontal"),
        ("right", ["side"], "side"),
    ):
        theirs = side(**{position: "Foe"})
        t = table("ws", you=side(left="Ace", deck=5), rival=theirs, cards=[ACE, FOE], at="attack")
        since = Since(t)
        t.you.chooses("attack with Ace", *answers)
        assert since.of("action") == {f"attack: {kind}": 1}
        t.ends_asking()


def test_great_performance_counts_when_it_draws_an_attack() -> None:
    star = character("Star", abilities=(great_performance_ability(),))
    for place, answers, found in (
        ("middle", [], {"Great Performance": 1}),
        # Reversed, it does not; nor does facing the attacker anyway count as drawing.
        ("reversed", [], {}),
        ("right", ["frontal"], {}),
    ):
        theirs = side(middle=("Star", REVERSE)) if place == "reversed" else side(**{place: "Star"})
        t = table("ws", you=side(left="Ace", deck=5), rival=theirs, cards=[ACE, star], at="attack")
        since = Since(t)
        t.you.chooses("attack with Ace", *answers)
        assert since.of("keyword") == found
        t.ends_asking()


def after_moving(card: str, to: int, *answers: str, **mine: object) -> dict[str, int]:
    """The rule actions after a card of the player's has gone somewhere."""
    cards = [ACE, FOE, character("Weak", power=0), climax("Peak")]
    t = table("ws", you=side(**mine), cards=cards)
    since = Since(t)
    t.changes(move([t.you.ref(card)], to, 0))
    t.you.chooses(*answers)
    return since.of("rule action")


def test_rule_actions_are_told_apart() -> None:
    assert after_moving("Foe", STAGE[1], left="Ace", hand=["Foe"]) == {}
    weak = after_moving("Weak", STAGE[1], left="Ace", hand=["Weak"])
    assert weak == {"insufficient power": 1}
    crowd = after_moving("Foe", STAGE[0], left="Ace", hand=["Foe"])
    assert crowd == {"several characters": 1}
    peaks = after_moving("climax", CLIMAX_AREA, climax="Peak", hand=["climax"])
    assert peaks == {"several climaxes": 1}
    alone = after_moving("Ace", MARKER_AREAS[0], hand=["Ace"])
    assert alone == {"unaffiliated marker": 1}
    assert after_moving("Ace", MARKER_AREAS[0], left="Foe", hand=["Ace"]) == {}
    along = after_moving("Foe", WAITING_ROOM, left="Foe", markers_under_left_center=["Ace"])
    assert along == {}
    assert after_moving("Ace", CLOCK, "Ace", clock=6, hand=["Ace"]) == {"level up": 1}
    last = after_moving("Ace", CLOCK, deck=["Ace"], waiting_room=3)
    assert last == {"reshuffle": 1, "refresh point": 1}
    assert after_moving("Ace", LEVEL, level=3, hand=["Ace"]) == {"losing": 1}


def test_what_is_expected_is_listed_even_if_it_never_happened() -> None:
    names = Names()
    names.expected = {"tune": ("hum", "sing"), "step": ("hop",)}
    names.wanted = ("tune",)
    counts: Counts = Counts({("tune", "hum"): 20, ("tune", "yodel"): 3, ("dance", "jig"): 1})
    found = listing(names, counts)
    assert found["tune"] == {"hum": 20, "sing": 0, "yodel": 3}
    assert found["step"] == {"hop": 0}
    assert found["dance"] == {"jig": 1}
    assert rare(names, found, 20) == {"tune": {"sing": 0}}
    assert rare(names, found, 21) == {"tune": {"hum": 20, "sing": 0}}
    few = seldom(names, found, 20)
    assert few["tune"] == {"yodel": 3}
    assert few["step"] == {"hop": 0}


def test_the_book_names_every_keyword_and_icon() -> None:
    assert len(NAMES.keywords) == len(NAMES.expected["keyword"])
    assert len(NAMES.expected["trigger icon"]) == 9
    assert set(NAMES.wanted) <= set(NAMES.expected)


def test_an_attack_on_the_back_stage_is_counted_apart() -> None:
    picked = (V_PICK, 4152)
    ask = Ask(0, K_ATTACK_TYPE, [picked])
    found = NAMES.action(table("ws").game, ask, picked)
    assert found == "type of attack: of the back stage"
