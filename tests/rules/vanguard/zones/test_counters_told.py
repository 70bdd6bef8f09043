"""What a player is told of the marks on units."""

from bythebook.games.vanguard.texts.events import TOLD_COUNTERS, VANGUARD_DAMAGE
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


@ERAS
def test_damage_to_be_processed_is_counted_and_everything_else_is_so_or_not(book: str) -> None:
    told = table(book, side(left=unit("ace"))).game.book.told_counters
    assert told(VANGUARD_DAMAGE, 3) == ("damage to be processed", 3)
    for kind, words in TOLD_COUNTERS.items():
        assert told(kind, 3) == (words, True)
