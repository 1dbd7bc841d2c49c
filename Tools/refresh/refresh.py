#!/usr/bin/env python3
"""Takes a newer upstream package and rewrites our JSON tables from it.

    refresh.py TOPIC [--version VERSION] [--accept GUARD]... [--dry-run]

Each topic is a module of this folder with a pinned package in requirements/TOPIC.txt. The package is installed into a
virtual environment of its own under .build/, never into the system. A topic writes all of its files or none.

Exit: 0 done (also when nothing changed), 2 refused by a guard or could not run; then nothing was written.
"""
import argparse
import importlib
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import environment  # noqa: E402  (needs the path above)
import guards  # noqa: E402


def topics():
    return sorted(path.stem for path in (HERE / "requirements").glob("*.txt"))


def arguments():
    parser = argparse.ArgumentParser(prog="refresh.py", description="Refresh our JSON tables from upstream.")
    parser.add_argument("topic", choices=topics() + ["all"])
    parser.add_argument("--version", help="take this version of the package and pin it (default: the pinned one)")
    parser.add_argument("--root", type=pathlib.Path, default=HERE.parent.parent, help="the package's root folder")
    parser.add_argument("--accept", action="append", default=[], choices=guards.NAMES,
                        help="let a change pass that this guard would refuse, after a person looked at it")
    parser.add_argument("--dry-run", action="store_true", help="print what would change and write nothing")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if options.topic == "all":
        if options.version:
            print("refresh.py: --version needs one topic", file=sys.stderr)
            return 2
        status = [environment.run(HERE / "refresh.py", topic, None, options) for topic in topics()]
        return max(status, default=0)
    if not options.inside:
        return environment.run(HERE / "refresh.py", options.topic, options.version, options)
    try:
        return importlib.import_module(options.topic).refresh(options)
    except guards.Refused as refusal:
        for reason in refusal.reasons:
            print(f"refresh.py: refused: {reason}", file=sys.stderr)
        print("refresh.py: nothing was written", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        # A package without the file that we read, or with bytes in it that are no text.
        print(f"refresh.py: could not run: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
