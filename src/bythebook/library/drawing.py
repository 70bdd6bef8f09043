"""Pictures of figures: what is needed to draw them."""

from pathlib import Path

from bythebook.kernel.state.errors import BythebookError


def drawable(file: Path) -> None:
    """Refuse, before anything is counted or measured, what could not be drawn."""
    if file.suffix not in (".png", ".svg"):
        raise BythebookError(f"a picture is a .png or a .svg, not {file.name!r}")
    try:
        import matplotlib
    except ImportError as error:
        raise BythebookError("drawing needs matplotlib: install the extra `plot`") from error
    matplotlib.use("Agg")
