"""How we play 1.48: what each revision mended."""

from typing import Final

REVISIONS: Final = (
    "",
    "what hangs on something not done is not done where that was not even tried",
    "what follows a cost that is not paid is not done, in later sentences either",
)
