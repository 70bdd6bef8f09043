"""How we play 2.00: what each revision mended."""

from typing import Final

REVISIONS: Final = ("",)
