#!/usr/bin/env python3
"""Holds `detail schema` against PyPI jsonschema, and against what `detail lint` says.

    schemas.py [--detail .build/release/detail]

Every schema is valid by the meta-schema of its edition. Over the corpus, and over cards whose values are exchanged for values
of other types, what a schema refuses is refused by lint as well. Real reports are valid by the schema of reports, the
policies and settings of the examples by theirs, and faults of each are not.
The files of `Rules` are valid by the schemas that are shipped for editors (`Rules/schemas`), and typical faults are not; `tablec`
beside the command refuses each of them as well.
Exit: 0 all right, 1 something is not, 2 could not run.
"""
import argparse
import copy
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))

#: What takes the place of a value, one after the other.
OTHERS = [None, True, 7, -1, 1.5, "", "text", [], ["text"], [7], {}, {"x": 1}, [{}], [None]]

GOOD = {
    "policy": [{}, {"severities": {}}, {"severities": {"phone.notValid": "error", "phone.storedForm": "off"}}],
    "config": [{}, {"$schema": "x", "format": "json", "select": ["phone"], "ignore": "email,date", "positions": True}],
}
BAD = {
    "policy": [[], {"severities": {"phone.notValid": "grave"}}, {"severities": {"phone.notVlaid": "error"}}, {"severities": []}],
    "config": [[], {"formt": "json"}, {"format": "yaml"}, {"positions": "yes"}, {"select": [1]}],
    "report": [{}, {"valid": True, "problems": {}, "normalized": None}, {"valid": True, "problems": [{"code": "x"}], "normalized": None}],
}

#: Faults of the files of rules: a schema, a place in a file, and what is put there; "-" takes the member away.
RULES = {"details": "details/*.json", "card": "*.json", "messages": "messages/*/*.json", "policy": "policies/*.json"}
SPOILT = [
    ("details", "details/name.json", ["check"], "nmae"), ("details", "details/name.json", ["limit"], {}),
    ("details", "details/name.json", ["limits", "marks", "value"], "4"), ("details", "details/name.json", ["limits", "marks", "source"], "-"),
    ("details", "details/name.json", ["members", "value", "type"], "string"), ("details", "details/name.json", ["problems", 0, "severity"], "fatal"),
    ("details", "details/name.json", ["problems", 0, "code"], "empty"), ("details", "details/name.json", ["problems", 0, "examples"], []),
    ("details", "details/name.json", ["problems", 1, "examples", 0, "keeps"], "-"), ("details", "details/name.json", ["rules", 0, "report"], "-"),
    ("card", "card.json", ["objects", "card", "profile", "required"], "yes"), ("card", "card.json", ["rules", 0, "when"], {}),
    ("messages", "messages/en/card.json", ["language"], "English"), ("messages", "messages/en/card.json", ["messages", "card.unknownKind", "explanation"], "-"),
    ("messages", "messages/en/card.json", ["messages", "card.unknownKind", "message"], ""), ("messages", "messages/en/report.json", ["words", "summary.none"], " "),
    ("policy", "policies/import.json", ["severities", "phone.*"], {"atmost": "warning"}), ("policy", "policies/import.json", ["source"], "-"),
    ("details", "details/name.json", ["kind"], "Name"), ("details", "details/name.json", ["source"], " "), ("details", "details/name.json", ["since"], "yesterday"),
    ("details", "details/name.json", ["collection"], "before"), ("details", "details/name.json", ["types"], ["a", "a"]),
    ("details", "details/name.json", ["types"], ["custom"]), ("details", "details/name.json", ["limits", "marks", "value"], 0),
    ("details", "details/name.json", ["members", "kind"], {"type": "text"}), ("details", "details/name.json", ["members", ""], {"type": "text"}),
    ("details", "details/name.json", ["members", "a.b"], {"type": "text"}), ("details", "details/name.json", ["members", "any"], {"type": "text"}),
    ("details", "details/name.json", ["members", "id", "minimum"], -3), ("details", "details/name.json", ["members", "value", "minimum"], 3),
    ("details", "details/name.json", ["members", "x"], {"type": "choice", "of": []}), ("details", "details/name.json", ["members", "x"], {"type": "choice"}),
    ("details", "details/name.json", ["members", "x"], {"type": "flag", "to": "circles"}), ("details", "details/name.json", ["members", "x"], {"type": "items"}),
    ("details", "details/name.json", ["rules", 0, "atMost"], -1), ("details", "details/name.json", ["rules", 0, "requires"], {"default": True}),
    ("details", "details/name.json", ["problems", 0, "parameters"], ["first", "first"]), ("details", "details/name.json", ["classes"], {"x": {"source": "y", "of": ["a"]}}),
    ("details", "details/name.json", ["members"], "-"),
]


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned packages."""
    import environment
    interpreter = environment.python(ROOT, "formats")
    return subprocess.run([str(interpreter), "-B", __file__, "--inside", *arguments]).returncode


class Run:
    def __init__(self, command):
        import jsonschema
        self.command, self.faults, self.decisions = command, [], 0
        # The command names all that there is when it is asked for nothing.
        done = subprocess.run([command, "schema"], capture_output=True, text=True)
        names = done.stderr.split("one of ")[1].strip().split(", ")
        self.validators = {}
        for name in names:
            schema = json.loads(subprocess.run([command, "schema", name], capture_output=True, check=True).stdout)
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = jsonschema.Draft202012Validator(schema)

    def name(self, payload):
        """The schema of a payload; None when no schema is of it."""
        if not isinstance(payload, dict):
            return "card"
        if "kind" in payload:
            kind = payload["kind"]
            return kind if isinstance(kind, str) and kind in self.validators else None
        return "change" if "before" in payload or "after" in payload else "card"

    def compare(self, payloads):
        """What a schema refuses, lint refuses."""
        given = "\n".join(json.dumps(payload) for payload in payloads) + "\n"
        arguments = [self.command, "lint", "--isolated", "--ndjson", "--format", "json", "--positions", "-"]
        lines = subprocess.run(arguments, input=given, capture_output=True, text=True).stdout.split("\n")[:-1]
        assert len(lines) == len(payloads), (len(lines), len(payloads))
        refused = 0
        for payload, line in zip(payloads, lines):
            report = json.loads(line)
            self.hold("report", report, True)
            name = self.name(payload)
            if name is None:
                continue
            self.decisions += 1
            if not self.validators[name].is_valid(payload):
                refused += 1
                if report["valid"]:
                    fault = next(self.validators[name].iter_errors(payload))
                    self.faults.append(f"{name} refuses what lint takes: {json.dumps(payload)[:300]}: {fault.message[:120]}")
        return refused

    def hold(self, name, value, wanted):
        self.decisions += 1
        if self.validators[name].is_valid(value) != wanted:
            self.faults.append(f"{name} {'refuses' if wanted else 'takes'} {json.dumps(value)[:300]}")

    def rules(self):
        """The files of rules, and what is wrong in them."""
        import jsonschema
        validators = {}
        for name, pattern in RULES.items():
            schema = json.loads((ROOT / "Rules" / "schemas" / f"{name}.schema.json").read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            validators[name] = self.validators["Rules: " + name] = jsonschema.Draft202012Validator(schema)
            for path in sorted((ROOT / "Rules").glob(pattern)):
                self.hold("Rules: " + name, json.loads(path.read_text()), True)
            for path in sorted((ROOT / "Examples" / "rules").glob(pattern)):
                self.hold("Rules: " + name, json.loads(path.read_text()), True)
        # A policy is the same in a team's folder, where it has a name and a source, and in a file of `--policy`.
        for value in GOOD["policy"] + BAD["policy"]:
            if isinstance(value, dict) and not any(code == "phone.notVlaid" for code in value.get("severities", {})):
                self.hold("Rules: policy", {"policy": "ours", "source": "a test", **value}, self.validators["policy"].is_valid(value))
        for name, file, place, other in SPOILT:
            value = json.loads((ROOT / "Rules" / file).read_text())
            inner = value
            for key in place[:-1]:
                inner = inner[key]
            if other == "-":
                del inner[place[-1]]
            else:
                inner[place[-1]] = other
            self.decisions += 2
            if validators[name].is_valid(value):
                self.faults.append(f"the schema of {name} takes {file} with {place}: {other!r}")
            if not self.refuses(file, value):
                self.faults.append(f"tablec takes {file} with {place}: {other!r}")

    def refuses(self, file, value):
        """Whether the compiler tells a fault of a spoilt file, in a project whose other files are ours."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "CountryData").symlink_to(ROOT / "CountryData")
            shutil.copytree(ROOT / "Rules", root / "Rules")
            (root / "Rules" / file).write_text(json.dumps(value))
            command = [str(pathlib.Path(self.command).parent / "tablec"), "check", "--root", folder]
            done = subprocess.run(command, capture_output=True, text=True)
            return done.returncode == 1 and f"Rules/{file}:" in done.stdout


def changed(payload):
    """The payload with each of its values exchanged for others, one at a time."""
    places = []

    def walk(value, path):
        places.append(path)
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []:
            walk(inner, path + [key])

    walk(payload, [])
    for path in places[1:]:
        for other in OTHERS:
            copied = copy.deepcopy(payload)
            inner = copied
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = other
            yield copied


def main():
    arguments = sys.argv[1:]
    if "--inside" not in arguments:
        return inside_environment(arguments)
    parser = argparse.ArgumentParser()
    parser.add_argument("--inside", action="store_true")
    parser.add_argument("--detail", default=".build/release/detail")
    options = parser.parse_args()
    run = Run(options.detail)
    corpus = []
    for path in sorted((ROOT / "Tests" / "Corpus").glob("*.json")):
        # What others are asked about is no payload, and what a severity changes is not what the schema says.
        corpus += [case["given"] for case in json.loads(path.read_text())
                   if "given" in case and not case.keys() & {"asks", "severities", "policy", "before"}]
    refused = run.compare(corpus)
    card = json.loads((ROOT / "Examples" / "card.json").read_text())
    refused_changes = run.compare(list(changed(card)))
    for name, values in GOOD.items():
        for value in values:
            run.hold(name, value, True)
    for name, values in BAD.items():
        for value in values:
            run.hold(name, value, False)
    run.rules()
    for fault in run.faults[:20]:
        print(fault)
    print(f"schemas: {len(run.validators)} schemas, {run.decisions} decisions, {refused} payloads of the corpus and "
          f"{refused_changes} changed cards refused, {len(run.faults)} unexplained")
    return 1 if run.faults or refused == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
