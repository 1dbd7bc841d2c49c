"""What tests of importers stand on: a copy of our tables, and upstream packages as they should never come."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class ProjectCopy(unittest.TestCase):
    """Needs the pinned packages, which the importer installs once below .build."""

    topic = ""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name, "project")
        for tables in ("CountryData", "Rules"):
            shutil.copytree(ROOT / tables, self.root / tables)
        (ROOT / ".build" / "refresh").mkdir(parents=True, exist_ok=True)
        (self.root / ".build").mkdir()
        (self.root / ".build" / "refresh").symlink_to(ROOT / ".build" / "refresh")
        self.upstream = pathlib.Path(self.folder.name, "upstream")
        self.upstream.mkdir()

    def tearDown(self):
        self.folder.cleanup()

    def replace_package(self, name, source):
        """A module that is found before the one of the installed package, whose version and licence stay."""
        (self.upstream / f"{name}.py").write_text(source, encoding="utf-8")

    def files(self):
        return {path.relative_to(self.root): path.read_bytes()
                for tables in ("CountryData", "Rules") for path in (self.root / tables).rglob("*") if path.is_file()}

    def assertUnchanged(self, before):
        after = self.files()
        self.assertEqual([str(path) for path in before.keys() | after.keys() if before.get(path) != after.get(path)], [])

    def refresh(self, *options):
        return subprocess.run([sys.executable, str(HERE / "refresh.py"), self.topic, "--root", str(self.root), *options],
                              env={**os.environ, "PYTHONPATH": str(self.upstream)}, capture_output=True, text=True)

    def change(self, name, edit):
        path = self.root / name
        value = json.loads(path.read_text(encoding="utf-8"))
        edit(value)
        path.write_text(json.dumps(value), encoding="utf-8")

    def refused(self, *reasons):
        """The refresh says each reason, ends with 2, and leaves every file as it was."""
        before = self.files()
        run = self.refresh()
        self.assertEqual(run.returncode, 2, run.stdout + run.stderr)
        for reason in reasons:
            self.assertIn(reason, run.stderr)
        self.assertUnchanged(before)

    def accepted(self, *guards):
        """The refresh passes, after a person looked at what these guards refuse."""
        run = self.refresh(*(word for guard in guards for word in ("--accept", guard)))
        self.assertEqual(run.returncode, 0, run.stderr)
