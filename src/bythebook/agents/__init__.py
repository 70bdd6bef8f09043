"""Who plays: opponents that see only what a player may see."""

from bythebook.agents.simple import AGENTS, Greedy, Opponent, Random, opponent

__all__ = ["AGENTS", "Greedy", "Opponent", "Random", "opponent"]
