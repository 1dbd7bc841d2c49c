"""Tests of the importer of places: what is left out, how names are written, and what a broken package cannot do."""
import json
import pathlib

from project_copy import ProjectCopy

FILE = pathlib.Path("CountryData/lookup/US.json")


class LookupTests(ProjectCopy):
    topic = "lookup"

    def entry(self, code, city, state, active=True, also=()):
        return {"zip_code": code, "city": city, "state": state, "active": active, "acceptable_cities": list(also)}

    def give(self, *entries):
        known = [self.entry("20500", "Washington", "DC"), self.entry("94103", "San Francisco", "CA"),
                 self.entry("09012", "Apo", "AE"), self.entry("96799", "Pago Pago", "AS"),
                 self.entry("10001", "New York", "NY")]
        self.replace_package("zipcodes", f"def list_all():\n    return {known + list(entries)!r}\n")

    def rows(self, *entries):
        self.give(*entries)
        self.accepted("count")
        table = json.loads(self.files()[FILE])
        return table["places"], table.get("also", [])

    def test_the_pinned_version_gives_what_is_checked_in(self):
        before = self.files()
        self.accepted()
        self.assertUnchanged(before)

    def test_codes_that_no_mail_goes_to(self):
        places, _ = self.rows(self.entry("88888", "North Pole", "DC"), self.entry("09980", "Dpo", "NJ"),
                              self.entry("56901", "Parcel Return Service", "DC"),
                              self.entry("94104", "Closed", "CA", active=False))
        self.assertEqual([row[1] for row in places], ["09012", "96799", "94103", "20500", "10001"])

    def test_usual_capitals_and_names_without_their_short_forms(self):
        places, also = self.rows(
            self.entry("78501", "Mcallen", "TX", also=["Mc Allen Is", "Mc Allen Island", "Hastings On Hudson", "O Fallon"]))
        self.assertIn(["TX", "78501", "McAllen"], places)
        self.assertEqual(also, [["TX", "78501", "Hastings on Hudson"], ["TX", "78501", "McAllen Island"],
                                ["TX", "78501", "O'Fallon"]])
        self.assertIn(["AE", "09012", "APO"], places)

    def test_codes_in_a_row_are_a_range(self):
        places, _ = self.rows(*[self.entry(f"9000{digit}", "Los Angeles", "CA") for digit in "1236"])
        self.assertIn(["CA", "90001-90003 90006", "Los Angeles"], places)

    def test_a_list_that_shrinks(self):
        self.give()
        self.refused("count: codes falls")

    def test_a_state_that_is_none_and_a_code_that_is_none(self):
        self.give(self.entry("94104", "Exampletown", "XX"), self.entry("9410", "Exampletown", "CA"))
        self.refused("US has no region XX", "US 9410 ['Exampletown'] is no place")

    def test_a_well_known_place_that_moved(self):
        self.replace_package("zipcodes", "def list_all():\n    return []\n")
        self.refused("probes: US 20500 is not in ('DC', 'Washington')")
