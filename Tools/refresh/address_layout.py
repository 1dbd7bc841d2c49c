"""Input rows and envelopes from upstream's formats, such as `%O%n%N%n%A%n%Z %C`."""
import re

#: Upstream's letters, as fields of ours. %A is all lines; %X, the sorting code (CEDEX), stays part of the city.
FIELDS = {"N": "recipient", "O": "organization", "D": "district", "C": "city", "S": "region", "Z": "postalCode"}
DEFAULT_FORMAT = "%N%n%O%n%A%n%C"
CODED_FORMAT = "%N%n%O%n%A%n%Z %C%n%S"
TOKEN = re.compile(r"%(.)|([^%]+)")

#: The widths of fields that share a row.
WEIGHTS = {"city": 3, "district": 2, "region": 2, "postalCode": 2}


def tokens(text):
    """The lines of a format, each a list of ("field", letter) and ("text", literal)."""
    lines = [[]]
    for letter, literal in TOKEN.findall(text):
        if letter == "n":
            lines.append([])
        elif letter:
            lines[-1].append(("field", letter))
        else:
            lines[-1].append(("text", literal))
    return lines


def input_rows(facts, has_code):
    rows = []
    for line in tokens(facts.get("fmt", DEFAULT_FORMAT)):
        letters = [letter for kind, letter in line if kind == "field"]
        before, lines, after = letters, "A" in letters, []
        if lines:
            before, after = letters[:letters.index("A")], letters[letters.index("A") + 1:]
        for part in (before, ["A"] if lines else [], after):
            if part == ["A"]:
                rows += [["line1"], ["line2"]]
                continue
            names = [FIELDS[letter] for letter in part if letter in "DCSZ"]
            if names:
                rows.append(names)
    names = [name for row in rows for name in row]
    if has_code and "postalCode" not in names:
        rows = [["postalCode"] + row if row == ["city"] else row for row in rows]
    if not facts.get("fmt"):
        rows.append(["region"])
    return rows


def rows(code, facts, regions, ours):
    has_code = "zip" in facts or ("fmt" not in facts and code not in ours["codeless"]["countries"])
    layout = input_rows(facts, has_code)
    fields = [name for row in layout for name in row]
    required = [field for field in fields
                if {"line1": "A", "city": "C", "region": "S", "postalCode": "Z"}.get(field, "?") in facts.get("require", "AC")]
    result = {"input": [[cell(name, row) for name in row] for row in layout], "required": required}
    if "zip" in facts and "postalCode" not in required:
        result["recommended"] = ["postalCode"]
    result["labels"] = {field: label(code, field, facts, ours) for field in fields}
    return result


def cell(name, row):
    weight = 1 if len(row) == 1 else WEIGHTS[name]
    if sorted(row) == ["city", "postalCode"]:
        weight = {"postalCode": 1, "city": 2}[name]
    return {"field": name, "weight": weight} if weight > 1 else {"field": name}


def label(code, field, facts, ours):
    if field == "region":
        own = [key for key, codes in ours["regionLabels"]["countries"].items() if code in codes]
        if own:
            return own[0]
    types = {"region": ("state_name_type", "province"), "city": ("locality_name_type", "city"),
             "district": ("sublocality_name_type", "suburb"), "postalCode": ("zip_name_type", "postal")}
    if field not in types:
        return field
    member, default = types[field]
    if field == "region" and not facts.get("fmt"):
        return "region"
    return ours["names"][field][facts.get(member, default)]


def envelopes(code, facts, regions, ours):
    """Latin and local lines; a sorting code and words that stand alone are left out."""
    local, latin = facts.get("fmt"), facts.get("lfmt")
    if not local:
        local = DEFAULT_FORMAT + "%n%S" if code in ours["codeless"]["countries"] else CODED_FORMAT
    if code in ours["writtenBeforeCode"]["countries"]:
        facts = {**facts, "postprefix": ""}
    result = {"envelope": envelope(latin or local, facts, regions, "name") + ["{COUNTRY}"]}
    if latin:
        result["envelopeLocal"] = envelope(local, facts, regions, "local")
    return result


def envelope(text, facts, regions, form):
    upper = facts.get("upper", "")
    shown = "key" if regions and regions["show"] == "key" else form
    has_names = regions and any("local" in item for item in regions["items"])

    def placeholder(letter):
        name = FIELDS[letter]
        written = name.upper() if letter in upper else name
        if letter == "S" and regions:
            return f"{{{written}.{shown if shown != 'local' or has_names else 'name'}}}"
        return f"{{{written}}}"

    prefix = facts.get("postprefix", "")
    result = []
    for line in tokens(text):
        if not any(kind == "field" for kind, _ in line):
            continue
        parts = [""]
        for index, (kind, value) in enumerate(line):
            if kind == "text":
                # A country's letters before the code: no post asks for them any more.
                cut = value[:-len(prefix)] if prefix and value.endswith(prefix) else value
                word = cut.strip(" ,")
                # A word goes with the field behind it, so that it never stands alone.
                parts[-1] += cut.replace(word, "[" + word) if any(map(str.isalpha, word)) else cut
            elif value == "A":
                written = "LINE" if "A" in upper else "line"
                parts[-1] += f"{{{written}1}}"
                parts.append(f"{{{written}2}}")
            elif value != "X":
                parts[-1] += placeholder(value) + ("]" if parts[-1].count("[") > parts[-1].count("]") else "")
        result += [part.strip() for part in parts if "{" in part]
    return result
