"""Section 11.2: drive abilities."""

from bythebook.games.vanguard.cards.cards import DRIVE, SKILLS, TRIPLE_DRIVE, TWIN_DRIVE
from bythebook.games.vanguard.edition import edition
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 11.2.3.1", "vgd 14.3.3.1", nothing=0)
def twin_drive(skills: int) -> int:
    """Twin Drive!! gives one more drive."""
    return 1 if skills & TWIN_DRIVE else 0


@rule("vgg 11.2.4.1", "vgd 14.3.4.1", nothing=0)
def triple_drive(skills: int) -> int:
    """Triple Drive!!! gives two more drives."""
    return 2 if skills & TRIPLE_DRIVE else 0


@rule("vgg 11.2.2", "vgd 14.3.2", nothing=0)
def drive_ability(skills: int) -> int:
    """Of several drive abilities only the one that gives most counts."""
    return max(twin_drive(skills), triple_drive(skills))


@rule("vgg 2.16.1", "vgd 2.17.1", "vgd 2.17.2.1", nothing=0)
def drive_of(game: Game, card: int) -> int:
    """A unit that drives performs as many drive checks as it has drive."""
    said = edition(game).drives_by_effect(game, card)
    return said or game.value(DRIVE, card) + drive_ability(game.value(SKILLS, card))
