"""Build script: plain Python by default, native extensions with BYTHEBOOK_COMPILED=1.

Everything else is declared in pyproject.toml. `make compiled` runs this in place, twice: with
BYTHEBOOK_PROFILE=generate for a build that counts what games do, and with BYTHEBOOK_PROFILE=use
for one that is optimised for what was counted; `make compiled FAST=1` once, with
BYTHEBOOK_PROFILE=none, for a build to test on.
A compiled wheel needs mypy in the building environment, thus `pip wheel --no-build-isolation`.
"""

import ast
import os
import platform
import shutil
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("kernel", "games")
NATIVE = Path("build", "native")


def bare_rules(text: str) -> str:
    """A module whose functions are no longer decorated with `@rule(...)`: it notes them at its end.

    mypyc calls a decorated function as it calls any object of Python's, with every number in a
    box. What `rule` does is to note the function, so nothing else changes.
    """
    lines = text.splitlines(keepends=True)
    notes: list[str] = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
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
        opt_level="1" if quick() else "3",
        debug_level="0",
        multi_file=True,
        group_name="bythebook",
    )
    if platform.system() == "Linux":
        for extension in built:
            # Extensions share these lists: each gets its own.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                *further_flags(),
            ]
            optimised = [] if quick() else ["-O3"]
            extension.extra_link_args = [*extension.extra_link_args, *optimised, *further_flags()]
    return built


def quick() -> bool:
    """Whether the build is for tests: done soon rather than well."""
    return os.environ.get("BYTHEBOOK_PROFILE") == "none"


def further_flags() -> list[str]:
    """What gcc is told beside: to count, or to use what was counted, or neither."""
    if quick():
        return []
    # Calls between modules are inlined at link time: 6 % more decisions a second.
    inlining = ["-flto=auto"]
    profile = os.environ.get("BYTHEBOOK_PROFILE", "")
    if profile == "generate":
        return ["-fprofile-generate", "-fprofile-update=single"]
    if profile == "use":
        # What no game of the training did is not taken for something that is never done.
        return [*inlining, "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
    return inlining


class BuildAtOnce(build_ext):
    """Compiles as many files at the same time as there are cores; they are many."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        one_by_one = compiler.compile

        def compile_all(sources: list[str], *args: object, **named: object) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **named), sources, 1)
            return [name for names in made for name in names]

        compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAtOnce})
