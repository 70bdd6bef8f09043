"""Fails unless every module that setup.py compiles is imported from native code."""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "src"


def main() -> int:
    interpreted: list[str] = []
    native = 0
    for package in ("kernel", "games"):
        for path in sorted((ROOT / "bythebook" / package).rglob("*.py")):
            if path.name == "__main__.py" or not path.read_text(encoding="utf-8").strip():
                continue
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            origin = importlib.import_module(name).__file__ or ""
            if origin.endswith((".so", ".pyd")):
                native += 1
            else:
                interpreted.append(name)
    print(f"{native} modules run native")
    for name in interpreted:
        print(f"not compiled: {name}", file=sys.stderr)
    return 1 if interpreted or not native else 0


if __name__ == "__main__":
    sys.exit(main())
