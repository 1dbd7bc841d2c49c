#!/usr/bin/env python3
"""Compares `detail date` with Python's own calendar.

    date.py [--detail COMMAND] [--count N] [--seed SEED]

Existence, forms, the next occurrence and the completed years of random days, months and years (all of 1 to 9999, and some
that are none), asked about on random days. Python's calendar is the proleptic Gregorian one as well.
Exit: 0 no difference, 1 differences, 2 could not run.
"""
import argparse
import calendar
import datetime
import json
import random
import subprocess
import sys

#: Years for which our tables say more than that they exist; see Rules/date/calendar.json.
PLACEHOLDER = 1604


def exists(day, month, year):
    return 1 <= month <= 12 and 1 <= day <= calendar.monthrange(2000 if year is None else year, month)[1]


def kept(day, month, year, march):
    """The day of a year on which a yearly date is kept."""
    if day <= calendar.monthrange(year, month)[1]:
        return datetime.date(year, month, day)
    return datetime.date(year, 3, 1) if march else datetime.date(year, 2, 28)


def expected(day, month, year, today, march):
    """(valid, iso, vCard, next, years)"""
    if not exists(day, month, year):
        return False, None, None, None, None
    if year == PLACEHOLDER:
        year = None
    iso = f"{year:04}-{month:02}-{day:02}" if year else f"--{month:02}-{day:02}"
    card = f"{year:04}{month:02}{day:02}" if year else f"--{month:02}{day:02}"
    first = max(today.year, year or 0)
    after = [kept(day, month, y, march) for y in (first, first + 1) if y <= 9999]
    following = next((d.isoformat() for d in after if d > today), None)
    years = None
    if year and datetime.date(year, month, day) <= today:
        years = sum(kept(day, month, y, march) <= today for y in (today.year,)) + today.year - year - 1
    return True, iso, card, following, years


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--detail", default=".build/release/detail")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", default="dates")
    options = parser.parse_args()
    generator = random.Random(options.seed)
    cases, lines = [], []
    for number in range(options.count):
        year = generator.choice([None, generator.randint(1, 9999), generator.randint(1890, 2110), 1900, 2000, 2100])
        day, month = generator.choice([(29, 2), (generator.randint(0, 32), generator.randint(0, 13))])
        today = datetime.date.fromordinal(generator.randint(1, datetime.date.max.toordinal()))
        if generator.random() < 0.5:
            today = datetime.date(generator.randint(1880, 2120), generator.choice([2, 3]), generator.choice([1, 27, 28]))
        if today.year == PLACEHOLDER:
            today = today.replace(year=2026, day=1)
        cases.append((day, month, year, today))
        query = {"type": "anniversary", "today": f"{today.year:04}-{today.month:02}-{today.day:02}"}
        # Half of them as numbers, half as texts.
        if number % 2 or not (0 <= day <= 99 and 0 <= month <= 99):
            query.update(day=day, month=month, year=year)
        else:
            query["input"] = f"{year:04}-{month:02}-{day:02}" if year else f"--{month:02}{day:02}"
        lines.append(json.dumps(query))
    different = 0
    for march in (False, True):
        command = [options.detail, "date", "--format", "json", "--leap-day", "march1" if march else "february28"]
        run = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True)
        answers = run.stdout.splitlines()
        if run.returncode == 2 or len(answers) != len(lines):
            print(f"date.py: {len(answers)} answers to {len(lines)} lines\n{run.stderr}", file=sys.stderr)
            return 2
        for case, line, answer in zip(cases, lines, answers):
            found = json.loads(answer)
            got = tuple(found[name] for name in ("valid", "iso", "vCard", "next", "years"))
            want = expected(*case, march)
            if got != want:
                different += 1
                if different <= 10:
                    print(f"{line}: expected {want}, got {got}")
    print(f"date: {2 * len(lines)} answers, {different} differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
