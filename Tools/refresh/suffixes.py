"""Public suffixes, and with them the top-level domains, from the package `publicsuffixlist`.

Writes Rules/email/suffixes.json: the rules of publicsuffix.org in A-labels, sorted, those of registries (ICANN section)
apart from those of companies (private section), wildcards and exceptions apart from plain names.

The list and the package are both under the Mozilla Public License 2.0; the file that we write carries the list's notice.
"""
import json
import pathlib
import re

import publicsuffixlist

import environment
import guards
import output
import sources

URL = "https://publicsuffix.org/list/"
SOURCE = "publicsuffix.org, by way of PyPI publicsuffixlist"
NOTICE = ("This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. "
          "If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.")

#: Where unrelated people register. A list without one of them is no list of suffixes.
PROBES = ["com", "net", "org", "info", "co.uk", "com.ar", "co.id", "edu.sg", "com.au", "co.jp", "xn--p1ai", "xn--fiqs8s"]

#: Codes of CountryData/countries.json that have no top-level domain of their own (IANA root zone database).
NOT_DELEGATED = {"BL", "BQ", "EH", "MF", "UM", "XK"}


def ascii_form(name):
    """A-labels, as DNS has them; nil when a label does not come back as it was."""
    try:
        encoded = name.encode("idna").decode("ascii").lower()
        return encoded if encoded.encode("ascii").decode("idna") == name else None
    except UnicodeError:
        return None


def parse(text, guard):
    """Section to kind to sorted names."""
    sections = {"icann": {}, "private": {}}
    for section in sections.values():
        section.update(suffixes=[], wildcards=[], exceptions=[])
    current = None
    for line in text.splitlines():
        if "===BEGIN ICANN DOMAINS===" in line:
            current = "icann"
        elif "===BEGIN PRIVATE DOMAINS===" in line:
            current = "private"
        elif "===END" in line:
            current = None
        rule = line.split("//")[0].split()
        if not rule:
            continue
        kind, name = "suffixes", rule[0]
        if name.startswith("!"):
            kind, name = "exceptions", name[1:]
        elif name.startswith("*."):
            kind, name = "wildcards", name[2:]
        encoded = ascii_form(name)
        if current is None or encoded is None or not guards.DOMAIN_OR_LABEL.fullmatch(encoded):
            guard.refuse("domains", f"'{rule[0][:80]}' is no rule of a section")
        else:
            sections[current][kind].append(encoded)
    return {section: {kind: sorted(names) for kind, names in kinds.items()} for section, kinds in sections.items()}


def count(sections):
    result = {}
    for section, kinds in sections.items():
        for kind, names in kinds.items():
            result[section + kind.capitalize()] = len(names)
    result["topLevels"] = len(top_levels(sections))
    return result


def top_levels(sections):
    """What the rules of registries end in; .za has rules below it only."""
    return {name.rsplit(".", 1)[-1] for names in sections["icann"].values() for name in names}


def check_probes(guard, root, sections):
    known = set(sections["icann"]["suffixes"])
    for name in PROBES:
        if name not in known:
            guard.refuse("probes", f"{name} is no suffix any more")
    countries = json.loads((root / "CountryData" / "countries.json").read_text(encoding="utf-8"))["countries"]
    for code in sorted({country["code"] for country in countries} - NOT_DELEGATED):
        name = {"GB": "uk"}.get(code, code.lower())
        if name not in top_levels(sections):
            guard.refuse("probes", f"there is no top-level domain '{name}'")
    for path, name in guards.kept_domains(root):
        if name in known:
            guard.refuse("probes", f"{name} of {path} is a suffix")


def refresh(options):
    root = pathlib.Path(options.root)
    path = root / "Rules" / "email" / "suffixes.json"
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    text = pathlib.Path(publicsuffixlist.PSLFILE).read_text(encoding="utf-8")

    guard = guards.Guards(options.accept)
    after = parse(text, guard)
    entry = sources.describe("publicsuffixlist", URL, count(after))
    entry["topics"] = ["email"]
    # The archive has no dates of its own; the list has.
    day = re.search(r"^// VERSION: (\d{4}-\d{2}-\d{2})", text, re.MULTILINE)
    if day:
        entry["date"] = day.group(1)
    else:
        guard.refuse("domains", "the list does not say of which day it is")
    known = sources.read(root).get("suffixes", {})
    if before:
        guard.counts(count({section: before[section] for section in after}), entry["counts"])
    guard.licence(known, entry)
    if "Mozilla Public\n// License, v. 2.0" not in text[:400]:
        guard.refuse("licence", "the list does not carry the notice of the Mozilla Public License 2.0")
    check_probes(guard, root, after)
    guard.finish()

    print(f"suffixes: {known.get('version', 'nothing')} -> {entry['version']} ({entry['date']}, {entry['licence']})")
    print("  " + ", ".join(f"{number} {name}" for name, number in entry["counts"].items()))
    for section, kinds in after.items():
        for kind, names in kinds.items():
            old = set(before[section][kind]) if before else set(names)
            for sign, changed in (("+", set(names) - old), ("-", old - set(names))):
                print("".join(f"  {sign} {section} {kind}: {name}\n" for name in sorted(changed)[:60]), end="")
    if options.dry_run:
        return 0
    output.replace_file(path, output.document({"kind": "email", "source": SOURCE, "licence": NOTICE, **after}))
    sources.write(root, "suffixes", entry)
    environment.pin(root, "suffixes", entry["name"], entry["version"])
    return 0
