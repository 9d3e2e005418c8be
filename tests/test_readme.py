"""The program in the README runs as it stands."""

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).resolve().parent.parent / "README.md").read_text("utf-8")


def test_the_python_example_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.S)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"winners: [01]{5}\n", done.stdout)
