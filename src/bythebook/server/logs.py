"""Logs as lines of JSON. No secret is in one: addresses have none, and messages are not logged."""

import json
import logging
import sys
from typing import Final

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Structured(logging.Formatter):
    """A record as a line of JSON, with whatever was said beside it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
