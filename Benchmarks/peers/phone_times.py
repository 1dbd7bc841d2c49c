#!/usr/bin/env python3
"""Times PyPI `rphonenumbers` or `phonenumbers` on the rows that phone_corpus.py wrote, and prints the figures as JSON.

    phone_times.py PACKAGE CORPUS PASSES [cached]

Nanoseconds a row (or a key), the median over the passes after a first one; the loop in Python is part of the figure, as it is
for everybody who uses the package. `growth`: KB of resident memory for the first number, and for all rows after it.
`cached`: with the package's own cache of patterns.
"""
import importlib
import json
import statistics
import sys
import time

import environment


def resident():
    """KB: all of it, and what is no part of a file."""
    with open("/proc/self/smaps_rollup") as file:
        lines = dict(line.split()[:2] for line in file)
    return {"all": int(lines["Rss:"]), "anonymous": int(lines["Anonymous:"])}


def more(before, after):
    return {name: after[name] - size for name, size in before.items()}


def jobs(package):
    form, error = package.PhoneNumberFormat, package.NumberParseException
    parse, possible, valid, kind = (package.parse, package.is_possible_number, package.is_valid_number,
                                    package.number_type)
    write = package.format_number

    def parsed(text, region):
        try:
            return parse(text, region).country_code
        except error:
            return 0

    def answered(text, region):
        try:
            number = parse(text, region)
        except error:
            return 0
        return possible(number) + valid(number) + int(kind(number))

    def written(text, region):
        try:
            number = parse(text, region)
        except error:
            return 0
        return len(write(number, form.E164)) + len(write(number, form.INTERNATIONAL)) + len(write(number, form.NATIONAL))

    return {"parse": parsed, "answers": answered, "formats": written}


def median(passes, count, run):
    run()
    times = []
    for _ in range(passes):
        start = time.perf_counter_ns()
        run()
        times.append((time.perf_counter_ns() - start) / count)
    return statistics.median(times)


def keys(package, rows, passes):
    """One formatter a region, cleared before each number."""
    formatters = {region: package.AsYouTypeFormatter(region) for _, region in rows}

    def run():
        for text, region in rows:
            formatter = formatters[region]
            formatter.clear()
            for key in text:
                formatter.input_digit(key)

    return median(passes, sum(len(text) for text, _ in rows), run)


def main():
    name, corpus, passes = sys.argv[2], sys.argv[3], int(sys.argv[4])
    with open(corpus, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    forms = {"E.164": [(e164, "US" if region == "001" else region) for _, region, e164 in rows],
             "national": [(national, region) for national, region, _ in rows if region != "001"]}
    package = importlib.import_module(name)
    if "cached" in sys.argv:
        importlib.import_module(name + ".re_util").enable_pattern_cache()
    before, times = resident(), {}
    for texts in forms.values():
        for one in jobs(package).values():
            one(*texts[0])
    started = resident()
    for form, texts in forms.items():
        for job, one in jobs(package).items():
            times[f"{job} {form}"] = median(passes, len(texts), lambda: [one(*row) for row in texts])
    growth = {"first": more(before, started), "rows": more(started, resident())}
    if name == "phonenumbers":
        for form, texts in forms.items():
            typed = [("".join(c for c in text if c in "+0123456789"), region) for text, region in texts]
            times[f"key {form}"] = keys(package, typed[:4000], passes)
    json.dump({"times": times, "growth": growth}, sys.stdout)


if __name__ == "__main__":
    sys.exit(main() if sys.argv[1:2] == ["--inside"] else environment.inside(__file__, sys.argv[1:]))
