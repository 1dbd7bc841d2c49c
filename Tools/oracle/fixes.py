#!/usr/bin/env python3
"""Compares `detail lint --fix` and `--diff` with PyPI `jsonpatch` and with patch(1).

    fixes.py [--detail COMMAND] [--corpus DIR]

Every payload of the corpus is laid out in four ways. The certain repairs of its report, applied one after the other by
jsonpatch, must give the same values as `--fix` does; `--fix` and `--fix-proposed` twice must give the same bytes; and the patch that `--diff` shows
must make the one file the other. Proposed repairs are applied to the payload one by one: each is a patch by RFC 6902.
Exit: 0 no difference, 1 differences, 2 could not run.
"""
import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned package."""
    import environment
    interpreter = environment.python(ROOT, "fixes")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *arguments]).returncode


LAYOUTS = [
    lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")),
    lambda value: json.dumps(value, ensure_ascii=True, indent=2) + "\n",
    lambda value: json.dumps(value, ensure_ascii=False, indent="\t").replace("\n", "\r\n"),
    lambda value: " " + json.dumps(value, ensure_ascii=False, separators=(" ,  ", " : ")) + "\n\n",
]


def lint(command, folder, *arguments, text=None):
    run = subprocess.run([*command, "lint", *arguments], cwd=folder, input=text, capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr.decode())
    return run.stdout


def faults(command, folder, payload, layout):
    """What is wrong with the repairs of one payload, if anything, and how many repairs there were."""
    import jsonpatch
    text = layout(payload).encode()
    file = folder / "payload.json"
    file.write_bytes(text)
    report = json.loads(lint(command, folder, "--format", "json", "--isolated", file.name))
    fixes = [(problem["fixCertainty"], problem["fix"]) for problem in report["problems"] if "fix" in problem]
    for certainty, fix in fixes:
        try:
            jsonpatch.apply_patch(payload, fix)
        except Exception as error:
            yield f"{certainty} {json.dumps(fix)} does not apply: {error}"
    expected = payload
    for fix in [fix for certainty, fix in fixes if certainty == "safe"]:
        expected = jsonpatch.apply_patch(expected, fix)
    patch = lint(command, folder, "--diff", "--isolated", file.name)
    if file.read_bytes() != text:
        yield "--diff changed the file"
    lint(command, folder, "--fix", "--format", "json", "--isolated", file.name)
    fixed = file.read_bytes()
    if json.loads(fixed) != expected:
        yield f"--fix gives {fixed.decode()}, jsonpatch {json.dumps(expected, ensure_ascii=False)}"
    lint(command, folder, "--fix", "--format", "json", "--isolated", file.name)
    if file.read_bytes() != fixed:
        yield "--fix changed it once more"
    file.write_bytes(text)
    if patch:
        run = subprocess.run(["patch", "-p1", "-s", "--binary"], cwd=folder, input=patch, capture_output=True)
        if run.returncode != 0:
            yield f"patch: {run.stdout.decode()}{run.stderr.decode()}"
    if file.read_bytes() != fixed:
        yield "the patch gives another file"
    file.write_bytes(text)
    lint(command, folder, "--fix-proposed", "--format", "json", "--isolated", file.name)
    fixed = file.read_bytes()
    lint(command, folder, "--fix-proposed", "--format", "json", "--isolated", file.name)
    if file.read_bytes() != fixed:
        yield "--fix-proposed changed it once more"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--detail", default=".build/release/detail")
    parser.add_argument("--corpus", default=str(ROOT / "Tests" / "Corpus"))
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.inside:
        return inside_environment(sys.argv[1:])
    command = shlex.split(options.detail)
    command[0] = str(pathlib.Path(command[0]).resolve())
    payloads = [
        (case["id"], case["given"])
        for path in sorted(pathlib.Path(options.corpus).glob("*.json"))
        for case in json.loads(path.read_text()) if "given" in case
    ]
    found = compared = 0
    with tempfile.TemporaryDirectory() as name:
        for number, (case, payload) in enumerate(payloads):
            compared += 1
            for fault in faults(command, pathlib.Path(name), payload, LAYOUTS[number % len(LAYOUTS)]):
                found += 1
                print(f"{case}: {fault}")
    print(f"{compared} payloads, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
