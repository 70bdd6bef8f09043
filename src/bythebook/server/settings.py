"""How a server was started."""

from dataclasses import dataclass
from pathlib import Path

from bythebook.server import limits


@dataclass(frozen=True)
class Settings:
    """What `bythebook serve` was told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8017
    thinkers: int = 1
    """processes in which opponents think"""
    origins: tuple[str, ...] = ()
    """addresses of pages, beside the server's own, that may talk to it"""
    page: Path | None = None
    """the folder of the built page"""
    log_level: str = "info"
    rate: float = limits.RATE
    """messages a second that a page may send, in the long run; what else one address may do grows
    with it"""

    @property
    def scale(self) -> float:
        """How much more than usual one address may do."""
        return max(1.0, self.rate / limits.RATE)
