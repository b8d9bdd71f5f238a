"""Tries the container files where no container engine runs.

python tools/rehearse.py    builds as the Dockerfile does, in a bare folder, and plays on both files

What the files say is what is run: `deploy/install.sh`, the Dockerfile's environment and command,
the services' commands and environments, `deploy/nginx.conf`. Only the containers' names, ports and
folders become this machine's. Without an nginx the servers are visited directly.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import yaml

ROOT: Final = Path(__file__).resolve().parents[1]
# For the players; the servers are those that are built.
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
