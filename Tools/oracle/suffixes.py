#!/usr/bin/env python3
"""Compares what `detail email` says of suffixes and top-level domains with PyPI `publicsuffixlist`.

    suffixes.py [--detail COMMAND] [--count N] [--seed S]

Asks about jo@NAME under the policy `detail` and compares two codes: `email.publicSuffix` belongs to the bare suffixes of
registries, `email.unknownTopLevel` to names under a top-level domain that no rule of the list ends in. The names: every rule
of the list as it is and with one and two labels before it, then (up to --count) names made up below rules, below other
names, and below top-level domains that do not exist. All in A-labels (suffix_names.py).
Where the two differ on purpose stands in REASONS; any other difference is a fault.
Exit: 0 all explained, 1 some are not, 2 could not run.
"""
import argparse
import collections
import json
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))

CODES = {"email.publicSuffix": "a bare suffix of a registry", "email.unknownTopLevel": "a top-level domain of no rule"}

REASONS = {
    "company": "suffixes of companies, the private section of the list, are no matter of this warning: some have mailboxes",
    "no dot": "a name without a dot is no domain of an address, which is said instead (email.domainNoDot)",
    "digits": "a top-level domain of digits only can never be, which is said instead (email.numericTopLevel)",
    "special use": "nobody can have mail there, which is said instead (email.specialUseDomain, RFC 6761 and others); names for "
                   "documentation look like any other",
    "below a wildcard only": "*.kobe.jp says what is below kobe.jp and nothing of that name, which jp is the rule for "
                             "(publicsuffix.org, Algorithm); the oracle takes it for a suffix too",
}


def explanation(name, expected, codes, oracle, special):
    """Why a name has neither of the two codes: something in the name itself, and what was said instead. Or None."""
    labels = name.split(".")
    last = labels[-1]
    # That it is written in A-labels, or begins as a web address, says nothing of its end.
    codes = codes - {"email.storedForm", "email.webAddress"}
    if len(labels) == 1 and codes == {"email.domainNoDot"}:
        return "no dot"
    if last.isdigit() and codes == {"email.numericTopLevel"}:
        return "digits"
    if last in special and codes == (set() if special[last] == "documentation" else {"email.specialUseDomain"}):
        return "special use"
    if expected == "email.publicSuffix" and f"*.{name}" in oracle.rules and name not in oracle.rules and not codes:
        return "below a wildcard only"
    return None


def ask(names, options):
    """The codes of each answer; a command that loses one cannot be compared."""
    lines = "".join(f"jo@{name}\n" for name in names)
    command = shlex.split(options.detail) + ["email", "--format", "json", "--policy", "detail", "-"]
    run = subprocess.run(command, input=lines.encode("ascii"), stdout=subprocess.PIPE, cwd=ROOT)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(names):
        print(f"suffixes.py: {len(names)} lines asked, {len(answers)} answered, exit {run.returncode}", file=sys.stderr)
        return None
    return [{problem["code"] for problem in answer["problems"]} for answer in answers]


def compare(options):
    import suffix_names
    path = ROOT / "Rules" / "email" / "special-use.json"
    special = {entry["domain"]: entry.get("use") for entry in json.loads(path.read_text(encoding="utf-8"))["domains"]}
    names = suffix_names.names(options.count, options.seed, sorted(special))
    answers = ask(names, options)
    if answers is None:
        return 2

    oracle = suffix_names.Oracle()
    said, reasons, faults, examples = collections.Counter(), collections.Counter(), [], {}
    for name, codes in zip(names, answers):
        expected, ours = oracle.code(name), codes & CODES.keys()
        said[expected] += 1
        if ours == ({expected} if expected else set()):
            reason = "company" if not ours and oracle.is_of_company(name) else ""
        else:
            reason = None if ours else explanation(name, expected, codes, oracle, special)
        if reason is None:
            faults.append((name, expected, sorted(codes)))
        elif reason:
            reasons[reason] += 1
            examples.setdefault(reason, name)

    print(f"suffixes: {len(names):,} names compared, seed {options.seed}: "
          + ", ".join(f"{said[code]:,} {meaning}" for code, meaning in CODES.items()) + f", {said[None]:,} neither")
    print(f"differences on purpose, {sum(reasons.values()):,} in all:")
    for reason, number in reasons.most_common():
        print(f"  {number:7,}  {reason}: {REASONS[reason]} ({examples[reason]})")
    print(f"unexplained: {len(faults):,}")
    for name, expected, codes in faults[:20]:
        print(f"  {name}: the oracle says {CODES.get(expected, 'neither')}, ours are {codes}")
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(description="Compare with PyPI publicsuffixlist.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--count", type=int, default=100_000, help="how many names")
    parser.add_argument("--seed", default="suffixes")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        return compare(options)
    # Again under the interpreter that has the pinned package.
    import environment
    interpreter = environment.python(ROOT, "suffixes")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *sys.argv[1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
