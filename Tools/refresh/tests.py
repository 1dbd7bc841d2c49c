#!/usr/bin/env python3
"""Tests of the importers: the guards, and refreshes of copies of the project.

    python3 Tools/refresh/tests.py
"""
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import guards  # noqa: E402
import output  # noqa: E402
from address_tests import AddressTests, PatternTests  # noqa: E402, F401
from domain_tests import DisposableTests, SuffixTests  # noqa: E402, F401
from lookup_tests import LookupTests  # noqa: E402, F401
from project_copy import ProjectCopy  # noqa: E402


class GuardTests(unittest.TestCase):
    def reasons(self, check, accepted=()):
        guard = guards.Guards(accepted)
        check(guard)
        return len(guard.reasons)

    def test_a_count_may_fall_by_a_tenth(self):
        for old, new, refused in [(100, 90, 0), (100, 89, 1), (100, 200, 0), (0, 0, 0), (1, 0, 1)]:
            self.assertEqual(self.reasons(lambda guard: guard.counts({"n": old}, {"n": new})), refused, (old, new))

    def test_a_count_that_disappears(self):
        self.assertEqual(self.reasons(lambda guard: guard.counts({"n": 5}, {})), 1)

    def test_the_licence_stays(self):
        known = {"licence": "A", "licenceSHA256": "1"}
        self.assertEqual(self.reasons(lambda guard: guard.licence(known, dict(known))), 0)
        self.assertEqual(self.reasons(lambda guard: guard.licence(known, {"licence": "B", "licenceSHA256": "1"})), 1)
        self.assertEqual(self.reasons(lambda guard: guard.licence(known, {"licence": "A", "licenceSHA256": "2"})), 1)
        self.assertEqual(self.reasons(lambda guard: guard.licence({}, known)), 0)

    def test_what_a_person_accepted(self):
        self.assertEqual(self.reasons(lambda guard: guard.counts({"n": 9}, {"n": 1}), ["count"]), 0)


class OutputTests(unittest.TestCase):
    def test_readable_and_the_same_value(self):
        value = {"a": [1, 2], "b": {"c": "é\\d"}, "d": [], "e": {}, "f": [{"g": True}], "h": ["x" * 120, "y"]}
        text = output.document(value)
        self.assertEqual(json.loads(text), value)
        self.assertIn('"a": [1, 2]', text)
        self.assertTrue(text.endswith("}\n"))

    def test_a_folder_is_replaced_whole(self):
        with tempfile.TemporaryDirectory() as root:
            folder = pathlib.Path(root, "data")
            output.replace_folder(folder, {"old.json": "1"})
            output.replace_folder(folder, {"new.json": "2"})
            self.assertEqual([path.name for path in folder.iterdir()], ["new.json"])
            self.assertEqual([path.name for path in pathlib.Path(root).iterdir()], ["data"])


class PhoneTests(ProjectCopy):
    topic = "phone"

    def test_the_pinned_version_gives_what_is_checked_in(self):
        before = self.files()
        self.assertEqual(self.refresh().returncode, 0)
        self.assertUnchanged(before)

    def test_a_change_is_told_and_taken_back(self):
        before = self.files()
        self.change("CountryData/phone/NL.json", lambda plan: plan.update(internationalPrefix="99"))
        run = self.refresh()
        self.assertIn("NL.json: internationalPrefix", run.stdout)
        self.assertUnchanged(before)

    def test_an_example_that_no_longer_passes(self):
        self.change("CountryData/phone/NL.json", lambda plan: plan["types"]["mobile"].update(example="999"))
        self.refused("mobile example 999")
        self.accepted("examples")

    def test_a_licence_that_changed(self):
        self.change("CountryData/SOURCES.json", lambda sources: sources["phone"].update(licence="MIT"))
        self.refused("licence was MIT")
        self.accepted("licence")

    def test_a_count_that_falls(self):
        plan = (self.root / "CountryData/phone/NL.json").read_text()
        for index in range(40):
            (self.root / f"CountryData/phone/X{index}.json").write_text(plan)
        self.refused("regions falls")
        self.accepted("count")

    def test_a_dry_run_writes_nothing(self):
        self.change("CountryData/phone/NL.json", lambda plan: plan.update(internationalPrefix="99"))
        before = self.files()
        self.assertEqual(self.refresh("--dry-run").returncode, 0)
        self.assertUnchanged(before)


class DateTests(ProjectCopy):
    topic = "dates"

    def language(self, name):
        languages = json.loads((self.root / "Rules/date/months.json").read_text())["languages"]
        return next(entry for entry in languages if entry["language"] == name)

    def test_the_pinned_version_gives_what_is_checked_in(self):
        before = self.files()
        run = self.refresh()
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertUnchanged(before)

    def test_names_as_people_write_them(self):
        self.assertEqual(self.refresh().returncode, 0)
        self.assertEqual(self.language("nl")["months"][2], ["maart", "mrt"])
        self.assertIn("fevrier", self.language("fr")["months"][1], "without its accent")
        self.assertEqual(self.language("nl")["weekdays"][0], ["ma", "maandag"])
        self.assertIn("segunda", self.language("pt")["weekdays"][0], "without the word that the days share")
        self.assertIn("feira", self.language("pt")["fillers"])
        self.assertIn({"word": "月", "part": "month"}, self.language("ja")["units"])

    def test_a_change_is_told_and_taken_back(self):
        before = self.files()
        self.change("Rules/date/orders.json", lambda orders: orders["regions"][0].update(order="ymd"))
        self.assertIn("orders.json changes", self.refresh().stdout)
        self.assertUnchanged(before)

    def test_what_is_refused(self):
        for reason, accept, edit in [
            ("monthNames falls", "count", lambda sources: sources["dates"]["counts"].update(monthNames=9000)),
            ("licence was MIT", "licence", lambda sources: sources["dates"].update(licence="MIT")),
        ]:
            self.change("CountryData/SOURCES.json", edit)
            before = self.files()
            run = self.refresh()
            self.assertEqual(run.returncode, 2)
            self.assertIn(reason, run.stderr)
            self.assertUnchanged(before)
            self.assertEqual(self.refresh("--accept", accept).returncode, 0)

    def test_a_dry_run_writes_nothing(self):
        self.change("Rules/date/orders.json", lambda orders: orders["regions"][0].update(order="ymd"))
        before = self.files()
        self.assertEqual(self.refresh("--dry-run").returncode, 0)
        self.assertUnchanged(before)


if __name__ == "__main__":
    unittest.main()
