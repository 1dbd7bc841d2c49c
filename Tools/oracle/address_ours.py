"""The command, and the tables that it was made from."""
import functools
import json
import pathlib
import shlex
import subprocess
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]

class LostAnswers(Exception):
    """The command did not answer every line."""


def ask(lines, options):
    """One answer a line; a command that loses one cannot be compared."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    command = shlex.split(options.detail) + ["address", "--format", "json", "-"]
    run = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, cwd=options.root)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    if len(found) != len(lines):
        raise LostAnswers(f"{len(lines)} lines asked, {len(found)} answered, exit {run.returncode}")
    return found


@functools.lru_cache(maxsize=None)
def table(country):
    """The country's own table, or the imported one, or that with what corrects it, or the default one."""
    folder = ROOT / "CountryData" / "address"
    paths = [folder / f"{country}.json", folder / "imported" / f"{country}.json", folder / "default.json"]
    found = [json.loads(path.read_text(encoding="utf-8")) for path in paths if path.exists()]
    return corrected(found[1], found[0]) if found[0].get("corrects") else found[0]


def corrected(value, correction):
    """As the table compiler does it: members replaced, added, or removed by null, elements with a key one by one."""
    if isinstance(value, dict) and isinstance(correction, dict):
        changed = {name: corrected(value.get(name), other) for name, other in correction.items() if other is not None}
        return {name: text for name, text in value.items() if name not in correction} | changed
    if isinstance(value, list) and isinstance(correction, list) and all(isinstance(e, dict) and "key" in e for e in correction):
        elements = {element["key"]: element for element in value}
        for element in correction:
            elements[element["key"]] = corrected(elements.get(element["key"]), element)
        return list(elements.values())
    return correction


@functools.lru_cache(maxsize=None)
def layout(country):
    """The fields of the country's form."""
    return [cell["field"] for row in table(country)["input"] for cell in row]


def folded(text):
    """A name without case, marks, spaces and punctuation."""
    text = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in text if unicodedata.category(c)[0] in "LN")


@functools.lru_cache(maxsize=None)
def region_entries(country):
    return (table(country).get("regions") or {}).get("items", [])


@functools.lru_cache(maxsize=None)
def region_names(country):
    """Folded names and other names of the table, with the key of the region."""
    found = {}
    for item in region_entries(country):
        for text in [item["key"], item.get("name"), item.get("local"), *item.get("aka", []), *item.get("also", [])]:
            if text:
                found.setdefault(folded(text), set()).add(item["key"])
    return found


def holds(part, code):
    """Whether a prefix or a range of a table holds a code."""
    low, _, high = part.partition("-")
    high = high or low
    return low <= code[:len(low)] and code[:len(high)] <= high
