"""Stores what the oracle says, for the tests that run without Python."""
import phonenumbers

import answers
import comparison
import examples
import keys
from texts import Texts

TYPES = [name for name in answers.TYPES.values() if name != "unknown"]
RANDOM_TEXTS, RANDOM_KEYS = 700, 700
# As few letters as there can be: the file holds thousands of them.
LETTERS = {"possible": "p", "invalidCallingCode": "c", "tooShort": "s", "tooLong": "l", "possibleLocalOnly": "o",
           "invalidLength": "i"}
MARKS = {"=": "e164", "^": "international", "~": "national"}
COLUMNS = ["region", "text", "from", "carrier", "other", "error"] + answers.BASIC + answers.ANSWERS + answers.ASKED


def write(options):
    comparison.prepare()
    options.write.mkdir(parents=True, exist_ok=True)
    write_answers(options.write / "answers.tsv", options.seed)
    write_keys(options.write / "typed.tsv", options.seed)
    return 0


def write_answers(path, seed):
    """One line a text. After the question stands the error (and the match), or every member in the order of `COLUMNS`."""
    numbers = list(examples.numbers())
    texts = Texts([(region, number) for region, number, _ in numbers], seed)
    questions = [texts.about(region, number, text) for region, number, digits in numbers
                 for text in list(examples.spellings(number, digits))[:2]]
    questions += [texts.question() for _ in range(RANDOM_TEXTS)]
    lines = ["\t".join(COLUMNS)]
    for question in questions:
        # Not everything can stand in a cell.
        if set("\t\n\r") & set(question.text + (question.other or "")):
            continue
        answer = answers.expected(question)
        fields = [question.region, question.text, question.calling_from, question.carrier, question.other,
                  answer.get("error")]
        if "error" in answer:
            fields += [""] * (len(COLUMNS) - 7) + [answer.get("match")]
        else:
            fields += [cell(name, answer) for name in COLUMNS[6:]]
        lines.append("\t".join("" if field is None else str(field) for field in fields).rstrip("\t"))
    save(path, lines)


def cell(name, answer):
    """`=`, `^` and `~` stand for the number in E.164, international and national form; they shorten the file by a quarter."""
    value = answer.get(name)
    for mark, form in MARKS.items():
        if value == answer[form] and name not in MARKS.values():
            return mark
    if isinstance(value, bool):
        return "y" if value else "n"
    if isinstance(value, dict):
        return "".join(LETTERS[value[kind]] for kind in TYPES)
    return value


def write_keys(path, seed):
    """Region, keys, the number of the key that is remembered, the last text, the last position, and a hash of all of them."""
    lines = ["\t".join(["region", "keys", "remembered", "text", "position", "hash"])]
    rows = list(keys.example_keys()) + list(keys.random_keys(seed, RANDOM_KEYS))
    for index, (text, region) in enumerate(rows):
        remembered = index * 7 % len(text)
        try:
            texts, positions = keys.typed(text, region, remembered)
        except IndexError:
            continue
        steps = "".join(f"{text}@{position}\n" for text, position in zip(texts, positions))
        lines.append("\t".join(map(str, [region, text, remembered, texts[-1], positions[-1], fnv(steps)])))
    save(path, lines)


def fnv(text):
    """FNV-1a of the UTF-8 bytes, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def save(path, lines):
    path.write_text("\n".join(dict.fromkeys(lines)) + "\n", encoding="utf-8")
    print(f"{path}: {len(lines) - 1} lines, {path.stat().st_size} bytes, by phonenumbers {phonenumbers.__version__}")
