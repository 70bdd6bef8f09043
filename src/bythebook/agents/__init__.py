"""Who plays: opponents that see only what a player may see."""

from bythebook.agents.simple import AGENTS, Agent, Greedy, Random

__all__ = ["AGENTS", "Agent", "Greedy", "Random"]
