"""The virtual environment with the pinned peers, made on demand under .build."""
import hashlib
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def python():
    """The interpreter of the environment, installing the peers when they are not there."""
    requirements = pathlib.Path(__file__).resolve().parent / "requirements.txt"
    folder = ROOT / ".build" / "peers" / hashlib.sha256(requirements.read_bytes()).hexdigest()[:12]
    interpreter = folder / "bin" / "python"
    if not (folder / "complete").exists():
        # Left over from a run that was cut off: pip would believe a half-written package.
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(interpreter), "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps"]
        subprocess.run(pip + ["-r", str(requirements)], check=True)
        (folder / "complete").touch()
    return interpreter


def inside(script, arguments):
    """Runs a script with the peers, without compiled files beside the sources."""
    return subprocess.run([str(python()), "-B", script, "--inside", *arguments]).returncode
