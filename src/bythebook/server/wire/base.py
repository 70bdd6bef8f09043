"""What all messages are made of."""

from typing import Any, Final

from msgspec import Struct

PROTOCOL: Final = 1
"""grows when a page of yesterday could not talk to a server of today"""


Json = Any
"""whatever JSON can say"""


class Piece(Struct, kw_only=True):
    """A part of messages; whatever the server sends is sent whole."""


class Request(Struct, omit_defaults=True, kw_only=True):
    """What a page sends otherwise than through the socket."""
