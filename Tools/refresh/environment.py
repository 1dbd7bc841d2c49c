"""A virtual environment for each topic and version, made on demand under .build/."""
import os
import pathlib
import shutil
import subprocess
import sys


def pinned(topic):
    """The package and version that requirements/TOPIC.txt names first."""
    name, _, version = requirements(topic)[0].partition("==")
    return name, version


def requirements(topic):
    """All packages of a topic; those behind the first are what it needs."""
    file = pathlib.Path(__file__).resolve().parent / "requirements" / f"{topic}.txt"
    return file.read_text().split()


def pin(root, topic, name, version):
    """Makes this version the one that the next refresh and the oracle take."""
    path = pathlib.Path(root) / "Tools" / "refresh" / "requirements" / f"{topic}.txt"
    if path.exists():
        path.write_text(f"{name}=={version}\n")


def python(root, topic, version=None):
    """The interpreter of the environment that holds the topic's package, installing it when it is not there."""
    name, pin = pinned(topic)
    version = version or pin
    folder = root / ".build" / "refresh" / f"{name}-{version}"
    interpreter = folder / "bin" / "python"
    if not (folder / "complete").exists():
        # Left over from a run that was cut off: pip would believe a half-written package.
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        wheels = folder / "wheels"
        pip = [str(interpreter), "-m", "pip", "--disable-pip-version-check", "-q"]
        # Through a folder of wheels, because only the archive knows when its files were made.
        packages = [f"{name}=={version}"] + requirements(topic)[1:]
        subprocess.run(pip + ["download", "--no-deps", "-d", str(wheels), *packages], check=True)
        subprocess.run(pip + ["install", "--no-deps", "--no-index", "--find-links", str(wheels), *packages], check=True)
        (folder / "complete").touch()
    return interpreter


def run(script, topic, version, options):
    """Runs the importer of one topic inside its environment and returns its exit status."""
    try:
        interpreter = python(options.root, topic, version)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"refresh.py: no environment for {topic}: {error}", file=sys.stderr)
        return 2
    command = [str(interpreter), str(script), topic, "--inside", "--root", str(options.root)]
    for guard in options.accept:
        command += ["--accept", guard]
    if options.dry_run:
        command.append("--dry-run")
    # No compiled files beside the sources: they would differ from machine to machine.
    return subprocess.run(command, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}).returncode
