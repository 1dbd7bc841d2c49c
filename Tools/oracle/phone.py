#!/usr/bin/env python3
"""Compares this library with PyPI `phonenumbers`, decision by decision.

    phone.py [--detail .build/release/detail] [--count N] [--seed S]      some random texts
    phone.py --decisions 10000000 --workers 2                             the long run
    phone.py --typed                                                      as-you-type, key by key
    phone.py --write Tests/PhoneNumbersTests/Oracle                       store answers for the tests without Python

Sends numbers as NDJSON to `detail phone` and compares every member of its answers with what the oracle says (answers.py).
Two parts: every example number of every region and type in five spellings; then random texts over all regions (texts.py).
Prints how many decisions were compared, by member, and the differences. Exit: 0 none, 1 some, 2 could not run.

deliberate.py says where the two differ on purpose. Not compared: region codes in small letters, which are no regions here and
half of one in the oracle.
"""
import argparse
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned package."""
    import environment
    interpreter = environment.python(ROOT, "phone")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *arguments]).returncode


def arguments():
    parser = argparse.ArgumentParser(description="Compare with PyPI phonenumbers.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--command", help="another program that answers as 'detail phone --format json -' does")
    parser.add_argument("--count", type=int, default=20_000, help="how many random texts")
    parser.add_argument("--decisions", type=int, default=0, help="go on until so many decisions are compared")
    parser.add_argument("--fields", help="compare only these members, separated by commas")
    parser.add_argument("--seed", default="20261130")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--piece", type=int, default=1000, help="how many texts a worker takes at a time")
    parser.add_argument("--show", type=int, default=20, help="how many differences to print")
    parser.add_argument("--typed", action="store_true", help="compare as-you-type instead")
    parser.add_argument("--write", type=pathlib.Path, help="store the oracle's answers in this folder instead")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the command runs")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if not options.inside:
        return inside_environment(sys.argv[1:])
    import answers
    import comparison
    import keys
    import stored
    options.fields = options.fields.split(",") if options.fields else answers.FIELDS
    if options.decisions:
        options.count = max(options.count, options.decisions)
    if options.write:
        return stored.write(options)
    if options.typed:
        options.command = options.command or f"{shlex.quote(options.detail)} phone --as-typed --format json -"
        return run(keys, options)
    extra = " --answers" if set(options.fields) & set(answers.ANSWERS) else ""
    options.command = options.command or f"{shlex.quote(options.detail)} phone --format json{extra} -"
    return run(comparison, options)


def run(part, options):
    import comparison
    try:
        return part.run(options)
    except comparison.LostAnswers as lost:
        print(lost, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
