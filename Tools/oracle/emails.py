#!/usr/bin/env python3
"""Compares this library with PyPI `email-validator`, address by address.

    emails.py [--detail .build/release/detail] [--count N] [--seed S]     some made-up addresses
    emails.py --count 200000 --sweep 1                                    the long run, with every character of Unicode

Sends addresses as NDJSON to `detail email` and compares, under two policies, whether each is one, its saved form and its
domain as DNS has it (email_answers.py). Two parts: characters of Unicode on both sides of the @ (--sweep N: every Nth), then
addresses made up from parts that exist and from mistakes (email_texts.py).
email_classes.py says where the two differ on purpose, each class with its reason; a difference of no class is a fault.
Prints how many answers were compared and the differences by class. Exit: 0 all explained, 1 some are not, 2 could not run.
"""
import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned package."""
    import environment
    interpreter = environment.python(ROOT, "email")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *arguments]).returncode


def arguments():
    parser = argparse.ArgumentParser(description="Compare with PyPI email-validator.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--count", type=int, default=20_000, help="how many made-up addresses")
    parser.add_argument("--sweep", type=int, default=0, help="every Nth character of Unicode; 0 for none")
    parser.add_argument("--seed", default="20261130")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--show", type=int, default=20, help="how many unexplained differences to print")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the command runs")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if not options.inside:
        return inside_environment(sys.argv[1:])
    import email_comparison
    try:
        return email_comparison.run(options)
    except email_comparison.LostAnswers as lost:
        print(lost, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
