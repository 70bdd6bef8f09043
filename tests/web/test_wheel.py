"""What is installed from a wheel serves the page: it is inside."""

import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from tests.web.conftest import left_out

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "bythebook" / "server" / "page"


def test_a_wheel_has_the_page_inside_and_serves_it(tmp_path: Path) -> None:
    if not (PAGE / "index.html").is_file():
        left_out("it is not built: make page")
    # A copy: a build in place would leave its folders among the sources.
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignored)
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "-w", str(tmp_path), "."], cwd=source, check=True)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(installed)
    shutil.rmtree(source)

    here = {"PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1"}
    database = f"sqlite:///{tmp_path}/tables.db"
    with subprocess.Popen(
        [sys.executable, "-m", "bythebook", "serve", "--port", "0", "--database", database],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **here},
    ) as server:
        assert server.stdout is not None
        said = next(line for line in server.stdout if "http://" in line)
        address = said[said.index("http://") :].split()[0].rstrip("/")
        try:
            with urllib.request.urlopen(address, timeout=30) as got:
                served = got.read()
            assert served == (installed / "bythebook/server/page/index.html").read_bytes()
            script = served.decode().split('src="')[1].split('"')[0]
            with urllib.request.urlopen(address + script, timeout=30) as got:
                assert len(got.read()) > 10_000
            with urllib.request.urlopen(f"{address}/api/lessons", timeout=30) as got:
                assert b"vgg/" in got.read()
        finally:
            server.terminate()
