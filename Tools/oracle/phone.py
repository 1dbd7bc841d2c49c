#!/usr/bin/env python3
"""Compares this library with PyPI `phonenumbers`, decision by decision.

    phone.py [--detail .build/release/detail] [--count N] [--seed S]
    phone.py --write Tests/PhoneNumbersTests/Oracle/answers.tsv

Sends numbers as NDJSON to `detail phone` and compares its answers with the oracle's: parse error, calling code, national
significant number, extension, possibility, validity, type, region and E.164. Two parts: every example number of every
region and type in its E.164, national and international form; then N random texts over all regions. Prints how many
decisions were compared and every difference. Exit: 0 no differences, 1 differences, 2 could not run.
With --write it stores the oracle's answers for the tests that run without Python: the examples, and a few random texts.

Deliberate differences, applied to the oracle's answer before comparing:
- an extension is given in ASCII digits, where the oracle keeps the script it was written in.
Not compared: region codes in small letters, which are no regions here and half of one in the oracle.
"""
import argparse
import collections
import json
import pathlib
import random
import shlex
import subprocess
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools" / "refresh"))


def inside_environment(arguments):
    """Starts again under the interpreter that has the pinned package."""
    import environment
    interpreter = environment.python(ROOT, "phone")
    return subprocess.run([str(interpreter), __file__, "--inside", *arguments]).returncode


ERRORS = {0: "invalidCallingCode", 1: "notANumber", 2: "tooShortAfterIDD", 3: "tooShortNationalNumber", 4: "tooLong"}
POSSIBLE = {0: "possible", 1: "invalidCallingCode", 2: "tooShort", 3: "tooLong", 4: "possibleLocalOnly",
            5: "invalidLength"}
TYPES = {0: "fixedLine", 1: "mobile", 2: "fixedLineOrMobile", 3: "tollFree", 4: "premiumRate", 5: "sharedCost",
         6: "voip", 7: "personalNumber", 8: "pager", 9: "uan", 10: "voicemail", 99: "unknown"}
PLACES = ["error", "callingCode", "nationalNumber", "extension", "possible", "valid", "type", "numberRegion", "e164"]


def expected(phonenumbers, text, region):
    try:
        number = phonenumbers.parse(text, region)
    except phonenumbers.NumberParseException as error:
        return {"error": ERRORS[error.error_type]}
    extension = number.extension
    if extension is not None:
        extension = "".join(str(unicodedata.digit(character)) for character in extension)
    return {
        "callingCode": number.country_code,
        "nationalNumber": phonenumbers.national_significant_number(number),
        "extension": extension or None,
        "possible": POSSIBLE[phonenumbers.is_possible_number_with_reason(number)],
        "valid": phonenumbers.is_valid_number(number),
        "type": TYPES[phonenumbers.number_type(number)],
        "numberRegion": phonenumbers.region_code_for_number(number),
        "e164": phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164),
    }


def examples(phonenumbers):
    """Every example of every region and type: (kind of row, text, region)."""
    form = phonenumbers.PhoneNumberFormat
    plans = [(region, phonenumbers.PhoneMetadata.metadata_for_region(region))
             for region in sorted(phonenumbers.SUPPORTED_REGIONS)]
    plans += [("001", phonenumbers.PhoneMetadata.metadata_for_nongeo_region(code))
              for code in sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS)]
    kinds = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager",
             "uan", "voicemail"]
    for region, plan in plans:
        for kind in kinds:
            description = getattr(plan, kind)
            if description is None or not description.example_number:
                continue
            number = phonenumbers.PhoneNumber(country_code=plan.country_code)
            digits = description.example_number
            number.national_number = int(digits)
            zeros = len(digits) - len(digits.lstrip("0"))
            if zeros:
                number.italian_leading_zero, number.number_of_leading_zeros = True, zeros
            yield region, number, phonenumbers.format_number(number, form.E164)
            yield region, number, phonenumbers.format_number(number, form.NATIONAL)
            yield region, number, phonenumbers.format_number(number, form.INTERNATIONAL)
            yield region, number, digits


class Mutator:
    """Makes texts that people might write, and some that nobody would, out of example numbers."""

    DIGITS = [chr(c) for c in range(0x110000) if chr(c).isdecimal()]
    ZEROS = [c for c in DIGITS if unicodedata.digit(c) == 0]
    PUNCTUATION = ("-x\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\uff0d\uff0e\uff0f \u00a0\u00ad\u200b\u2060"
                   "\u3000()\uff08\uff09\uff3b\uff3d.[]/~\u2053\u223c\uff5e")
    ODD = "\t\n,;:#*+\uff0b_&%=\\\"'!?|\u0301\u0130\u0131\u017f\u212aabcxyzABCXYZ\u00f3\u0434\u043e\u0431\u4e00\u00b2"
    LABELS = [";ext=", ";EXT=", " ext ", "ext.", " extn:", " xtn ", "Extensi\u00f3n ", "extensio\u0301n", "extension ",
              "extensio", "\uff45\uff58\uff54", "\uff58\uff54\uff4e ", "\u0434\u043e\u0431", "\u0414\u041e\u0411. ",
              "anexo ", "x", " x", "X", "\uff58", "#", " # ", "\uff03", "~", "\uff5e", "int", " int. ",
              "\uff49\uff4e\uff54", ",", ",,", ",,,", ", ", " ,, ", ";", " ;", ", ,,", ",:", ",,.", "- ", " - ", "--",
              " ext,-", "ext: - ", "x.", "ext .", ",x", ", ext", "\t,ext\t"]

    def __init__(self, phonenumbers, numbers, seed):
        self.phonenumbers = phonenumbers
        self.numbers = numbers
        self.random = random.Random(seed)
        self.regions = sorted(phonenumbers.SUPPORTED_REGIONS)

    def one(self):
        pick = self.random
        region, number = pick.choice(self.numbers)
        form = self.phonenumbers.PhoneNumberFormat
        nsn = self.phonenumbers.national_significant_number(number)
        for _ in range(pick.choice([0, 0, 1, 1, 2, 3])):
            nsn = self.digits(nsn)
        code = str(number.country_code)
        default = region if region != "001" and pick.random() < 0.8 else pick.choice(self.regions)
        plan = self.phonenumbers.PhoneMetadata.metadata_for_region(default)
        text = pick.choice([
            lambda: "+" + code + nsn, lambda: "+" + code + nsn, lambda: nsn, lambda: nsn,
            lambda: (plan.national_prefix or "0") + nsn, lambda: (plan.national_prefix or "0") + nsn,
            lambda: "0" + nsn, lambda: self.idd(plan) + code + nsn, lambda: self.idd(plan) + code + nsn,
            lambda: code + nsn, lambda: code + "0" + nsn, lambda: "00" + code + nsn, lambda: "+" + code + "(0)" + nsn,
            lambda: "+" + self.idd(plan) + code + nsn, lambda: "+" + nsn, lambda: self.carrier(plan) + nsn,
            lambda: self.formatted(number, form), lambda: self.formatted(number, form), lambda: nsn[-7:],
            lambda: nsn[-pick.randint(2, 9):], lambda: code + self.carrier(plan) + nsn,
        ])()
        text = self.dress(text, code)
        if pick.random() < 0.02:
            default = None
        elif pick.random() < 0.02:
            default = pick.choice(["ZZ", "AQ", "001", ""])
        return text, default

    def digits(self, nsn):
        pick = self.random
        place = pick.randrange(len(nsn)) if nsn else 0
        digit = pick.choice("0123456789")
        return pick.choice([
            nsn[:place] + digit + nsn[place:], nsn[:place] + nsn[place + 1:], nsn[:place] + digit + nsn[place + 1:],
            nsn[:place] + digit + nsn[place + 1:], nsn + digit, nsn[:-1], digit + nsn[1:], "0" + nsn])

    def from_pattern(self, pattern):
        """Some text that a small pattern matches."""
        pick, out, index = self.random, [], 0

        def alternatives(start):
            parts, depth, begin, i = [], 0, start, start
            while i < len(pattern) and not (pattern[i] == ")" and depth == 0):
                if pattern[i] == "[":
                    i = pattern.index("]", i)
                elif pattern[i] == "(":
                    depth += 1
                elif pattern[i] == ")":
                    depth -= 1
                elif pattern[i] == "|" and depth == 0:
                    parts.append((begin, i))
                    begin = i + 1
                i += 1
            parts.append((begin, i))
            return parts, i

        def run(start, end):
            i, text = start, ""
            while i < end:
                if pattern[i] == "(":
                    inner = i + 3 if pattern.startswith("(?:", i) else i + 1
                    parts, close = alternatives(inner)
                    make = lambda parts=parts: run(*pick.choice(parts))
                    i = close + 1
                elif pattern[i] == "[":
                    close = pattern.index("]", i)
                    body, choices, k = pattern[i + 1:close], [], 0
                    while k < len(body):
                        if body[k + 1:k + 2] == "-":
                            choices += [str(d) for d in range(int(body[k]), int(body[k + 2]) + 1)]
                            k += 3
                        else:
                            choices.append(body[k])
                            k += 1
                    make = lambda choices=choices: pick.choice(choices)
                    i = close + 1
                elif pattern.startswith("\\d", i):
                    make = lambda: pick.choice("0123456789")
                    i += 2
                elif pattern[i] == "$":
                    i += 1
                    continue
                else:
                    make = lambda digit=pattern[i]: digit
                    i += 1
                low = high = 1
                if pattern[i:i + 1] == "?":
                    low, i = 0, i + 1
                elif pattern[i:i + 1] == "{":
                    close = pattern.index("}", i)
                    bounds = pattern[i + 1:close].split(",")
                    low, high = int(bounds[0]), int(bounds[-1])
                    i = close + 1
                text += "".join(make() for _ in range(pick.randint(low, high)))
            return text

        parts, _ = alternatives(0)
        return run(*pick.choice(parts))

    def idd(self, plan):
        return self.from_pattern(plan.international_prefix or "00")

    def carrier(self, plan):
        return self.from_pattern(plan.national_prefix_for_parsing or "0")

    def formatted(self, number, form):
        return self.phonenumbers.format_number(
            number, self.random.choice([form.NATIONAL, form.INTERNATIONAL, form.RFC3966]))

    def dress(self, text, code):
        pick = self.random
        chance = pick.random()
        if chance < 0.35:
            text = self.sprinkle(text, self.PUNCTUATION, pick.randint(1, 4))
        elif chance < 0.42:
            text = self.sprinkle(text, self.ODD + self.PUNCTUATION, pick.randint(1, 3))
        elif chance < 0.48:
            zero = pick.choice(self.ZEROS)
            text = "".join(chr(ord(zero) + int(c)) if c in "0123456789" and pick.random() < 0.9 else c for c in text)
        elif chance < 0.52:
            letters = dict(zip("23456789", ["abcABC", "defDEF", "ghiGHI", "jklJKL", "mnoMNO", "pqrsPQRS", "tuvTUV",
                                            "wxyzWXYZ"]))
            text = "".join(pick.choice(letters[c]) if c in letters and pick.random() < 0.5 else c for c in text)
        elif chance < 0.56:
            text = pick.choice(["Tel: ", "tel:", "(", "fax ", "\u260e ", "_", " "]) + text
        if pick.random() < 0.2:
            digits = "".join(pick.choice("0123456789") for _ in range(pick.choice([1, 2, 3, 4, 6, 7, 9, 10, 15, 16, 20, 21])))
            text += pick.choice(self.LABELS) + digits + pick.choice(["", "", "#", "##", " #", "x12"])
        if pick.random() < 0.04:
            text = pick.choice(["tel:", "", "x tel:"]) + text + pick.choice([
                ";phone-context=+" + code, ";phone-context=example.com", ";phone-context=+", ";phone-context=",
                ";phone-context=a-b.example.com.;x=1", ";phone-context=1a.2b", ";phone-context=+1-(2).3",
                ";phone-context=+" + code + ";ext=12", ";isub=12345", ";ext=5;isub=1", ";phone-context=a..b",
                ";phone-context=-a.com", ";phone-context=+\u0663" + code])
        if pick.random() < 0.05:
            text += pick.choice([" ", ".", "!!", " (work)", " /x 23", "/x1", "\\ x2", " or 5551234", "\n", "_", "\u0301"])
        if pick.random() < 0.003:
            text += "1" * pick.choice([20, 240, 260])
        return text

    def sprinkle(self, text, characters, count):
        for _ in range(count):
            place = self.random.randint(0, len(text))
            text = text[:place] + self.random.choice(characters) + text[place:]
        return text


def ask(command, rows, root):
    lines = "".join(json.dumps({"input": text, "region": region}) + "\n" for text, region in rows)
    run = subprocess.run(shlex.split(command), input=lines.encode(), stdout=subprocess.PIPE, cwd=root)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(rows):
        print(f"{len(rows)} lines asked, {len(answers)} answered, exit {run.returncode}", file=sys.stderr)
        sys.exit(2)
    return answers


def compare(title, phonenumbers, rows, options):
    answers = ask(options.command, rows, options.root)
    decisions, differences, refusals = 0, [], 0
    for (text, region), ours in zip(rows, answers):
        theirs = expected(phonenumbers, text, region)
        refusals += "error" in theirs
        names = [name for name in PLACES if name in theirs or (name == "error" and "error" in ours)]
        decisions += len(names)
        wrong = [name for name in names if ours.get(name) != theirs.get(name)]
        if wrong:
            differences.append((text, region, {name: (ours.get(name), theirs.get(name)) for name in wrong}))
    print(f"{title}: {len(rows)} texts ({refusals} of them refused), {decisions} decisions compared, "
          f"{len(differences)} texts differ")
    for text, region, wrong in differences[:options.show]:
        print(f"  {json.dumps(text)} {region}: " + ", ".join(
            f"{name} is {ours!r}, the oracle says {theirs!r}" for name, (ours, theirs) in wrong.items()))
    return len(differences)


def write(path, phonenumbers, rows, randoms):
    """One line a text: region, text, then the error alone or the answers, tab-separated."""
    lines = []
    for text, region in rows + [row for row in randoms if not set("\t\n\r") & set(row[0])]:
        answer = expected(phonenumbers, text, region)
        if "error" in answer:
            fields = [answer["error"]]
        else:
            fields = ["", answer["callingCode"], answer["nationalNumber"], answer["extension"] or "",
                      answer["possible"], "valid" if answer["valid"] else "", answer["type"],
                      answer["numberRegion"] or ""]
        lines.append("\t".join(str(field) for field in [region or "", text, *fields]))
    path.write_text("\n".join(dict.fromkeys(lines)) + "\n", encoding="utf-8")
    print(f"{path}: {len(lines)} texts")
    return 0


def main():
    parser = argparse.ArgumentParser(description="Compare with PyPI phonenumbers.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--command", help="another program that answers as 'detail phone --format json -' does")
    parser.add_argument("--count", type=int, default=20000, help="how many random texts")
    parser.add_argument("--seed", type=int, default=20261130)
    parser.add_argument("--show", type=int, default=20, help="how many differences to print")
    parser.add_argument("--write", type=pathlib.Path, help="store the oracle's answers in this file instead")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the command runs")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.command = options.command or f"{shlex.quote(options.detail)} phone --format json -"
    if not options.inside:
        return inside_environment(sys.argv[1:])
    import phonenumbers
    from phonenumbers import re_util
    if hasattr(re_util, "enable_pattern_cache"):
        re_util.enable_pattern_cache()
    rows = list(examples(phonenumbers))
    numbers = list({(region, number.country_code, str(number)): (region, number) for region, number, _ in rows}.values())
    texts = [(text, None if region == "001" else region) for region, _, text in rows]
    mutator = Mutator(phonenumbers, numbers, options.seed)
    if options.write:
        return write(options.write, phonenumbers, [row for row in texts if not row[0].isdigit()],
                     [mutator.one() for _ in range(600)])
    wrong = compare(f"examples of phonenumbers {phonenumbers.__version__} ({len(numbers)} numbers)", phonenumbers,
                    texts, options)
    wrong += compare(f"random texts (seed {options.seed})", phonenumbers,
                     [mutator.one() for _ in range(options.count)], options)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
