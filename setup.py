"""Build script: plain Python by default, native extensions with BYTHEBOOK_COMPILED=1.

Everything else is declared in pyproject.toml. `make compiled` runs this in place.
A compiled wheel needs mypy in the building environment, thus `pip wheel --no-build-isolation`.
"""

import ast
import os
import platform
import shutil
from pathlib import Path

from setuptools import setup

COMPILED_PACKAGES = ("kernel", "games")
NATIVE = Path("build", "native")


def bare_rules(text: str) -> str:
    """A module whose functions are no longer decorated with `@rule(...)`: it notes them at its end.

    mypyc calls a decorated function as it calls any object of Python's, with every number in a
    box. Without knock-out a rule is its bare function anyway, so nothing else changes.
    """
    lines = text.splitlines(keepends=True)
    notes: list[str] = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef) or len(node.decorator_list) != 1:
            continue
        mark = node.decorator_list[0]
        if not isinstance(mark, ast.Call) or getattr(mark.func, "id", "") != "rule":
            continue
        notes.append(f"{ast.get_source_segment(text, mark)}({node.name})\n")
        for line in range(mark.lineno - 1, mark.end_lineno or mark.lineno):
            lines[line] = "\n"
    return "".join([*lines, *notes])


def compiled_sources() -> list[str]:
    """Every module of the compiled packages but empty __init__.py and __main__.py files.

    What is compiled is a copy in which rules are bare.
    """
    shutil.rmtree(NATIVE, ignore_errors=True)
    shutil.copytree("src/bythebook", NATIVE / "bythebook", ignore=shutil.ignore_patterns("*.so"))
    # There mypy finds the copy before the package itself.
    os.environ["MYPYPATH"] = NATIVE.as_posix()
    sources: list[str] = []
    for package in COMPILED_PACKAGES:
        for path in sorted((NATIVE / "bythebook" / package).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if path.name == "__main__.py" or (path.name == "__init__.py" and not text.strip()):
                continue
            path.write_text(bare_rules(text), encoding="utf-8")
            sources.append(path.as_posix())
    return sources


def extensions() -> list:
    if os.environ.get("BYTHEBOOK_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    # One C file per module: the build takes little more than half the time of a single file.
    built = mypycify(
        compiled_sources(),
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="bythebook",
    )
    if platform.system() == "Linux":
        # Calls between modules are inlined at link time: 6 % more decisions a second.
        for extension in built:
            # Extensions share these lists: each gets its own.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-flto=auto",
                "-fno-semantic-interposition",
            ]
            extension.extra_link_args = [*extension.extra_link_args, "-flto=auto", "-O3"]
    return built


setup(ext_modules=extensions())
