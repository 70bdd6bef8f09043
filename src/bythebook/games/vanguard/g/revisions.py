"""How we play 1.48: what each revision mended."""

from typing import Final

REVISIONS: Final = ("",)
