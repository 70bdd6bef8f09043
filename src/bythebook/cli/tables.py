"""A face that is told by tables: what is the same for every game with phases and a main phase."""

from typing import ClassVar

from bythebook.cli.face import Face
from bythebook.cli.menu import Choice, Group, grouped
from bythebook.cli.screen import escape
from bythebook.cli.steps import Step
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.changes import Change
from bythebook.kernel.game import Game
from bythebook.kernel.options import V_PASS
from bythebook.register import gist
from bythebook.text.grammar import Unprintable


class TableFace(Face):
    """A game's words, most of them by the kind of the pending decision."""

    questions: ClassVar[dict[int, str]] = {}
    passing: ClassVar[dict[int, str]] = {}
    """what it means to pass"""
    hints: ClassVar[dict[str, str]] = {}
    steps: ClassVar[dict[int, Step]] = {}
    groups: ClassVar[tuple[Group, ...]] = ()
    """the actions of a free decision: verb, words, keys, question"""
    free: ClassVar[tuple[int, ...]] = ()
    """decisions that go action, card, position"""
    main: ClassVar[int] = -1
    not_of_a_text: ClassVar[tuple[int, ...]] = ()
    with_board: ClassVar[tuple[int, ...]] = ()
    with_hand: ClassVar[tuple[int, ...]] = ()

    def phase(self, game: Game) -> str:
        """The phase, and in a battle the step."""
        raise NotImplementedError

    def show(self, ability: Ability) -> str:
        """The text of an ability; raises Unprintable."""
        raise NotImplementedError

    def in_full(self, card: CardDef) -> str:
        """All that is printed on a card beside its text."""
        raise NotImplementedError

    def option(self, game: Game, player: int, option: Change) -> tuple[str, str]:
        if option[0] == V_PASS and self.asked(game) in self.passing:
            return self.passing[self.asked(game)], ""
        return super().option(game, player, option)

    def asked(self, game: Game) -> int:
        """The kind of the pending decision."""
        return -1 if game.pending is None else game.pending.kind

    def written(self, ability: Ability) -> str:
        try:
            return self.show(ability)
        except Unprintable:
            return ""

    def actions(self, game: Game, player: int) -> list[Choice] | None:
        if self.asked(game) not in self.free:
            return None
        return grouped(self, game, player, self.groups)

    def question(self, game: Game, player: int) -> str:
        return self.questions.get(self.asked(game)) or super().question(game, player)

    def may(self, game: Game, player: int) -> str:
        """What a yes would do."""
        said = gist("" if game.pending is None else game.pending.clause)
        return f"Do you? [dim]({escape(said)})[/]" if said else "Do you?"

    def about(self, game: Game, player: int) -> str:
        return "" if self.asked(game) in self.not_of_a_text else super().about(game, player)

    def hint(self, word: str) -> str:
        return self.hints.get(word, "")

    def step(self, game: Game) -> Step:
        known = self.steps.get(self.asked(game))
        step = known or super().step(game)
        now = self.phase(game)
        if known is None or now in ("", step.name):
            return step
        return Step(f"{now}: {step.name}", step.what, step.after)

    def skips(self, game: Game) -> bool:
        # With nothing to play one still wants to see the hand, and to ask why.
        return super().skips(game) and self.asked(game) != self.main

    def is_main(self, game: Game) -> bool:
        return self.asked(game) == self.main

    def wants_board(self, game: Game) -> bool:
        return self.asked(game) in self.with_board

    def wants_hand(self, game: Game) -> bool:
        return self.asked(game) in self.with_hand

    def facts(self, card: CardDef) -> str:
        return f"{self.in_full(card)} [not read in part]" if card.unread else self.in_full(card)
