"""How dates are written: the names of months and the order of day and month, from CLDR by way of the package `Babel`.

Writes Rules/date/months.json (a language's names of the twelve months and the seven days of the week, and the words that
stand around them in its patterns) and Rules/date/orders.json (each region's order in a date of numbers, and its first language).
"""
import json
import pathlib
import re
import unicodedata

from babel import Locale, UnknownLocaleError
from babel.core import get_global

import environment
import guards
import output
import sources

URL = "https://github.com/python-babel/babel"
SOURCE = "Unicode CLDR, by way of PyPI Babel"

#: A language is taken when a region has it as an official one.
OFFICIAL = {"official", "de_facto_official", "official_regional"}

#: The parts of a pattern: quoted text, a run of one letter, anything else.
PIECES = re.compile(r"'((?:[^']|'')*)'|([A-Za-z])\2*|([^A-Za-z']+)")
FIELDS = {"d": "day", "M": "month", "L": "month", "y": "year"}


def is_letter(character):
    return unicodedata.category(character)[0] in "LM"


def words(text):
    """Runs of letters and marks; a dot or an apostrophe between two letters belongs to the word."""
    found, word = [], ""
    for index, character in enumerate(text):
        inside = character in ".'’" and word and index + 1 < len(text) and is_letter(text[index + 1])
        if is_letter(character) or inside:
            word += character
        elif word:
            found.append(word)
            word = ""
    return found + [word] if word else found


def plain(word):
    """The word as it is typed without accents, where its script is Latin."""
    if not any(unicodedata.name(c, "").startswith("LATIN") for c in word):
        return word
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if unicodedata.category(c) != "Mn")
    return bare.replace("ı", "i").replace("ß", "ss").replace("ł", "l").replace("ø", "o")


def pieces(pattern):
    """(field or None, text) for each part of a pattern."""
    for match in PIECES.finditer(pattern):
        quoted, letter, other = match.groups()
        if letter:
            yield FIELDS.get(letter, letter), match.group()
        else:
            yield None, quoted if quoted is not None else other


def order(pattern):
    found = "".join({"day": "d", "month": "m", "year": "y"}.get(field, "") for field, _ in pieces(pattern))
    return found if found in ("dmy", "mdy", "ymd") else None


def weekday_names(locale):
    """The names of the days of the week from Monday on, and the words that most of them share.

    A name of one letter is none: it would be read into too many texts.
    """
    names, shared = [set() for _ in range(7)], set()
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            texts = [words(unicodedata.normalize("NFC", locale.days[context][width][day])) for day in range(7)]
            common = {word for text in texts for word in text if sum(word in other for other in texts) >= 4}
            shared |= common
            for day, text in enumerate(texts):
                own = [word for word in text if word not in common]
                if len(own) == 1 and len(own[0]) > 1:
                    names[day].update([own[0], plain(own[0])])
    return [sorted(day) for day in names], {word for word in shared if len(word) > 1}


def language_entry(locale):
    names = [set() for _ in range(12)]
    fillers, units = set(), {}
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            for number, name in locale.months[context][width].items():
                names[number - 1].add(unicodedata.normalize("NFC", name).strip(" ."))
    patterns = [locale.date_formats[width].pattern for width in ("full", "long", "medium")]
    patterns += [f.pattern for k, f in locale.datetime_skeletons.items() if k in ("MMMMd", "MMMd", "yMMMMd", "yMMMd")]
    prefixes = set()
    for pattern in patterns:
        parts = list(pieces(pattern))
        for index, (field, text) in enumerate(parts):
            if field is not None or not text.strip():
                continue
            before = parts[index - 1] if index else (None, "")
            after = parts[index + 1] if index + 1 < len(parts) else (None, "")
            if after[0] == "month" and len(after[1]) > 2 and text[-1].isalpha():
                prefixes.add(text.split()[-1])
            elif before[0] in ("day", "month", "year") and text[0].isalpha() and ord(text[0]) >= 0x1100 \
                    and unicodedata.category(text[0]) == "Lo" and len(before[1]) <= 2 and len(words(text)[0]) == 1:
                units[words(text)[0]] = (before[0], False)
            else:
                fillers.update(word for word in words(text))
    # A name of several words is its last one, where the first is the same for all; a number in it makes it a unit.
    months = []
    for number, texts in enumerate(names, 1):
        found = set()
        for text in texts:
            if re.search(r"\d", text):
                rest = words(text)
                # One letter of Latin is no word but CLDR's way to say that there is no name: M01.
                if len(rest) == 1 and str(number) in text and (len(rest[0]) > 1 or ord(rest[0]) >= 0x1100):
                    units[rest[0]] = ("month", text.index(rest[0]) == 0)
                continue
            parts = words(text)
            if len(parts) == 1:
                found.add(parts[0])
            elif len(parts) == 2 and sum(parts[0] in words(other) for other in
                                         locale.months["format"]["wide"].values()) >= 5:
                fillers.add(parts[0])
                found.add(parts[1])
        found |= {prefix + name for prefix in prefixes for name in list(found) if len(prefix) == 1}
        months.append(sorted(found | {plain(word) for word in found}))
    taken = {word for month in months for word in month}
    weekdays, shared = weekday_names(locale)
    return {"language": str(locale.language), "months": months, "weekdays": weekdays,
            "fillers": sorted(fillers | {p for p in prefixes | shared if len(p) > 1} - taken - set(units)),
            "units": [{"word": word, "part": part, **({"before": True} if before else {})}
                      for word, (part, before) in sorted(units.items())]}


def refresh(options):
    folder = pathlib.Path(options.root) / "Rules" / "date"
    regions, languages = [], set()
    for region, spoken in sorted(get_global("territory_languages").items()):
        languages |= {name.split("_")[0] for name, facts in spoken.items() if facts["official_status"] in OFFICIAL}
        try:
            locale = Locale.parse(f"und_{region}")
        except (UnknownLocaleError, ValueError):
            continue
        how = order(locale.date_formats["short"].pattern)
        # ZZ stands for no region at all.
        if how and re.fullmatch("[A-Z]{2}", region) and region != "ZZ":
            regions.append({"region": region, "order": how, "language": locale.language})
            languages.add(locale.language)
    entries = []
    for language in sorted(languages):
        try:
            entry = language_entry(Locale.parse(language))
        except (UnknownLocaleError, ValueError):
            continue
        # Names such as M01 are CLDR's way to say that it has none.
        if all(month for month in entry["months"]) or entry["units"]:
            entries.append(entry)
    known = {entry["language"] for entry in entries}
    for region in regions:
        if region["language"] not in known:
            del region["language"]
    counts = {"languages": len(entries), "regions": len(regions),
              "monthNames": sum(len(month) for entry in entries for month in entry["months"]),
              "weekdayNames": sum(len(day) for entry in entries for day in entry["weekdays"])}
    entry = sources.describe("Babel", URL, counts)
    entry["licence"] = "Unicode-3.0 (CLDR), BSD-3-Clause (Babel)"
    entry["topics"] = ["dates"]
    before = sources.read(options.root).get("dates", {})
    guard = guards.Guards(options.accept)
    guard.counts(before.get("counts", {}), counts)
    guard.licence(before, entry)
    guard.finish()
    print(f"dates: {before.get('version', 'nothing')} -> {entry['version']} ({entry['date']})")
    print("  " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    files = {"months.json": {"source": SOURCE, "languages": entries}, "orders.json": {"source": SOURCE, "regions": regions}}
    for name, value in files.items():
        path = folder / name
        if path.exists() and json.loads(path.read_text(encoding="utf-8")) != value:
            print(f"  {name} changes")
    if options.dry_run:
        return 0
    for name, value in files.items():
        output.replace_file(folder / name, output.document(value))
    sources.write(options.root, "dates", entry)
    environment.pin(options.root, "dates", "Babel", entry["version"])
    return 0
