"""Decks against each other: who won how often, and how sure that is."""

from math import sqrt
from typing import Any, Final

FAIR: Final = (0.3, 0.7)
"""Between these shares of games won two decks count as well matched."""
_SURE: Final = 1.96
"""standard deviations: 95 % sure"""


def interval(won: int, played: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 % sure (Wilson's interval)."""
    if not played:
        return 0.0, 1.0
    share = won / played
    square = _SURE * _SURE
    middle = (share + square / (2 * played)) / (1 + square / played)
    spread = share * (1 - share) / played + square / (4 * played * played)
    wide = _SURE * sqrt(spread) / (1 + square / played)
    return max(0.0, middle - wide), min(1.0, middle + wide)


class Standings:
    """Games won between decks, whoever sat where."""

    def __init__(self, decks: list[str]) -> None:
        self.decks: list[str] = decks
        self.won: dict[tuple[str, str], int] = {}
        """by winner and loser"""

    def add(self, decks: tuple[str, str], winner: int | None) -> None:
        """A game between two decks; a draw, a game given up and a mirror say nothing."""
        a, b = decks
        if winner not in (0, 1) or a == b or a not in self.decks or b not in self.decks:
            return
        pair = (a, b) if winner == 0 else (b, a)
        self.won[pair] = self.won.get(pair, 0) + 1

    def rows(self) -> list[dict[str, Any]]:
        """For every two decks: games, the first one's share of wins, how sure, and if fair."""
        found: list[dict[str, Any]] = []
        for deck in self.decks:
            for rival in self.decks:
                if deck == rival:
                    continue
                won = self.won.get((deck, rival), 0)
                games = won + self.won.get((rival, deck), 0)
                low, high = interval(won, games)
                share = won / games if games else None
                found.append(
                    {
                        "deck": deck,
                        "rival": rival,
                        "games": games,
                        "share": None if share is None else round(share, 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                        "fair": share is not None and FAIR[0] <= share <= FAIR[1],
                    }
                )
        return found
