"""Postal codes: upstream's patterns without separators, with masks that put them back."""
import json
import re

import address_pattern
from address_pattern import DIGITS, LETTERS, SEPARATORS

SYMBOLS = DIGITS | LETTERS

#: Characters that stand for something in a mask.
SPECIAL = set("9A*+\\")


def examples(facts):
    """Upstream's examples; a range is written in some of them."""
    return [text.strip() for text in facts.get("zipex", "").split(",") if text.strip()]


def symbols(text):
    return "".join(character for character in text if character in SYMBOLS)


def lead(shape):
    """The letters that a code begins with in every case, and the rest."""
    count = 0
    while count < len(shape) and len(shape[count]) == 1 and min(shape[count]) in LETTERS:
        count += 1
    return "".join(min(characters) for characters in shape[:count]), shape[count:]


def common_lead(tree, code):
    """Letters before a number that people leave out: of the country, or of the word for a code. Never part of a single code."""
    words = set()
    for shape in address_pattern.shapes(address_pattern.compact(tree)):
        word, rest = lead(shape)
        if any(characters & LETTERS for characters in rest):
            return ""
        words.add(word)
    words.discard("")
    word = words.pop() if len(words) == 1 else ""
    return word if len(word) == 2 else ""


def lead_of(code, facts):
    return common_lead(address_pattern.parse(facts["zip"]), code) if "zip" in facts else ""


def without_lead(tree, word):
    """The compact tree without the letters it begins with."""
    kind = tree[0]
    if kind == "seq":
        parts = list(tree[1])
        if parts[0][0] == "rep":
            return ("seq", parts[1:]) if len(parts) > 2 else parts[1]
        return ("seq", parts[len(word):])
    raise address_pattern.Unreadable(f"cannot cut {word}")


def mask(shape, examples):
    """How codes of one shape are laid out: as an example of it is, else as the pattern has it."""
    groups = [None if characters <= SEPARATORS else characters for characters in shape]
    pattern = "".join("(%s)" % "|".join(map(re.escape, sorted(c))) for c in shape)
    shown = next((text for text in examples if re.fullmatch(pattern, text)), None)
    plain = [characters for characters in groups if characters]
    if shown is None:
        separators = [min(c) if c <= SEPARATORS else None for c in shape]
        # `[ \-]` between two groups: the hyphen, as the example of the United States has it.
        separators = ["-" if s and "-" in c else s for s, c in zip(separators, shape)]
        text = [s or kind(c) for s, c in zip(separators, shape)]
        return "".join(text), None
    text, index = "", 0
    for character in shown:
        if character in SYMBOLS:
            text += kind(plain[index])
            index += 1
        else:
            text += character
    return text, shown


def kind(characters):
    return "9" if characters <= DIGITS else "A" if characters <= LETTERS else "*"


def masks(tree, shown, word):
    """A mask for each length; where two shapes of a length are laid out differently, one by the letters it starts with."""
    found = {}
    for shape in address_pattern.shapes(tree):
        if word:
            written, rest = lead([characters for characters in shape if not characters <= SEPARATORS])
            if written != word:
                continue
            shape = list(shape)[len(word):]
            while shape and shape[0] <= SEPARATORS:
                shape = shape[1:]
            text, example = mask(shape, [re.sub(rf"^{word}[ -]?", "", text) for text in shown])
            start = next((text[:len(text) - len(text[len(word):].lstrip(" -"))] for text in shown if text.startswith(word)), "")
            text = "".join("\\" + c if c in SPECIAL else c for c in start) + text
            start = ""
        else:
            text, example = mask(shape, shown)
            start, _ = lead([characters for characters in shape if not characters <= SEPARATORS])
        length = sum(not characters <= SEPARATORS for characters in shape)
        entry = (text, start)
        # One that an example shows comes before one that is only possible.
        found.setdefault(length, {}).setdefault(text, [start, example is not None])[1] |= example is not None
    apart = any(character in SEPARATORS for text in shown for character in text)
    result = []
    for _, texts in sorted(found.items()):
        texts = list(best(texts, apart))
        plain = next((text for text, start in texts if not start), texts[0][0])
        result += [{"startsWith": start, "mask": text} for text, start in texts if start and text != plain]
        result.append({"mask": plain})
    return result


def best(texts, apart):
    """Of masks that differ in nothing but separators the one that an example shows, else the one that is like the examples."""
    alike = {}
    for text, (start, is_shown) in texts.items():
        alike.setdefault(re.sub("[ -]", "", text), []).append((is_shown, len(text) if apart else -len(text), text, start))
    for choices in alike.values():
        yield max(choices)[2:]


def partial(tree, all_masks):
    """The first group of a code of several, as a pattern; None when a code has one group, or the group is a code itself."""
    heads = set()
    for shape in address_pattern.shapes(tree):
        plain = [characters for characters in shape if not characters <= SEPARATORS]
        for entry in all_masks:
            text = entry["mask"].replace("\\", "")
            body = [character for character in text if character in "9A*"]
            if len(body) != len(plain) or "startsWith" in entry:
                continue
            first = re.match(r"[9A*]+", text)
            if first and first.end() < len(text):
                heads.add(tuple(plain[:first.end()]))
    lengths = address_pattern.lengths(tree)
    heads = {head for head in heads if len(head) not in lengths}
    if not heads:
        return None
    return "|".join(sorted(address_pattern.write(("seq", [("set", c) for c in head])) for head in heads))


def postal(code, facts, ours):
    if "zip" not in facts:
        return None
    tree = address_pattern.parse(facts["zip"])
    shown = examples(facts)
    word = common_lead(tree, code)
    bare = address_pattern.compact(tree)
    if word:
        bare = without_lead(bare, word)
    all_masks = masks(tree, shown, word)
    result = {"compact": address_pattern.write(bare), "masks": all_masks}
    prefixes = [code, word, symbols(facts.get("postprefix", "")), *ours["signs"]["countries"].get(code, [])]
    result["prefixes"] = list(dict.fromkeys(prefix for prefix in prefixes if prefix))
    head = partial(tree, all_masks) if not word else None
    if head:
        result["partial"] = head
    result["example"] = shown[0]
    letters = any(characters & LETTERS for shape in address_pattern.shapes(bare) for characters in shape)
    result["keyboard"] = "alnum" if letters or word else "digits"
    if letters or word:
        result["capitals"] = True
    if code in ours["pad"]["countries"]:
        result["pad"] = "0"
    drop = ours["coarse"]["drop"].get(code)
    keep = ours["coarse"]["keep"].get(code) or coarse(bare, head)
    if drop or keep:
        result["coarse"] = {"drop": drop} if drop else {"keep": keep}
    return result


def coarse(bare, head):
    """How many symbols stand for a district: the first group, else the first two of digits, three of six and more."""
    if is_small(bare):
        return None
    if head and "|" not in head:
        return len(next(address_pattern.shapes(address_pattern.parse(head))))
    shortest = min(address_pattern.lengths(bare))
    return {3: 1, 4: 2, 5: 2}.get(shortest, 3 if shortest > 5 else None)


def is_small(bare):
    try:
        address_pattern.strings(bare, 20)
        return True
    except address_pattern.Unreadable:
        return False


def laid_out(entry, text):
    """A code as our own table lays it out, or None when it does not pass."""
    code = symbols(text)
    candidates = [code] + [code[len(prefix):] for prefix in entry["prefixes"] if code.startswith(prefix)]
    code = next((c for c in candidates if re.fullmatch(entry["compact"], c)), None)
    if code is None:
        return None
    for choice in entry["masks"]:
        form = choice["mask"]
        taking = re.sub(r"\\.", "", form)
        if sum(c in "9A*" for c in taking) == len(code) and code.startswith(choice.get("startsWith", "")):
            rest, result, escaped = iter(code), "", False
            for character in form:
                if escaped:
                    result, escaped = result + character, False
                elif character == "\\":
                    escaped = True
                else:
                    result += next(rest) if character in "9A*" else character
            return result
    return None


def check_examples(guard, upstream, entries, present):
    """Upstream's examples pass and come out as they went in, and those that we have shown until now still pass."""
    for code, facts in upstream.items():
        for text in examples(facts):
            out = laid_out(entries[code]["postal"], text)
            # Two of upstream's forms for one code: the shorter one is laid out as the longer.
            if out is None or symbols(out) not in (symbols(text), *[p + symbols(text) for p in entries[code]["postal"]["prefixes"]]):
                guard.refuse("examples", f"{code}: the example {text} becomes {out}")
    for name, text in present.items():
        old, code = json.loads(text).get("postal"), name.removesuffix(".json")
        if old and code in entries and laid_out(entries[code].get("postal") or old, old["example"]) is None:
            guard.refuse("examples", f"{code}: the present example {old['example']} does not pass")
