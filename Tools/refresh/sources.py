"""CountryData/SOURCES.json: for each topic where its facts come from, and how many there are."""
import datetime
import hashlib
import importlib.metadata
import json
import pathlib
import sys
import zipfile

import output

#: What Hatch and maturin write into archives for a time.
NO_DAYS = ((2020, 2, 2), (1980, 1, 1))


def path(root):
    return pathlib.Path(root) / "CountryData" / "SOURCES.json"


def read(root):
    return json.loads(path(root).read_text(encoding="utf-8")) if path(root).exists() else {}


def write(root, topic, entry):
    """Replaces one topic's entry and leaves the others as they are."""
    entries = read(root)
    known = entries.get(topic, {})
    # The same archive was taken before: where it carries no day of its own, the day of that time stays.
    if all(known.get(member) == entry.get(member) for member in ("name", "version")):
        entry = {**entry, "date": known.get("date", entry["date"])}
    entries[topic] = entry
    output.replace_file(path(root), output.document(dict(sorted(entries.items()))))


def release_date(name, version):
    """The day the archive was made, from the newest file in it; packages do not carry it in their metadata."""
    for wheel in sorted(pathlib.Path(sys.prefix, "wheels").glob("*.whl")):
        if not wheel.name.lower().startswith(name.lower().replace("-", "_") + "-"):
            continue
        with zipfile.ZipFile(wheel) as archive:
            newest = max(info.date_time for info in archive.infolist())
        # Reproducible archives carry a day that stands for none; then the day on which it was taken has to do.
        return datetime.date.today().isoformat() if newest[:3] in NO_DAYS else "%04d-%02d-%02d" % newest[:3]
    raise FileNotFoundError(f"no archive of {name} {version}")


def describe(name, url, counts):
    """The entry of an installed package."""
    distribution = importlib.metadata.distribution(name)
    metadata = distribution.metadata
    licence = metadata.get("License-Expression") or metadata.get("License") or "unknown"
    texts = [file for file in distribution.files or [] if file.name.upper().startswith("LICENSE")]
    entry = {"name": name, "version": distribution.version, "date": release_date(name, distribution.version),
             "licence": licence}
    if texts:
        entry["licenceSHA256"] = hashlib.sha256(texts[0].locate().read_bytes()).hexdigest()
    return {**entry, "url": url, "counts": dict(sorted(counts.items()))}
