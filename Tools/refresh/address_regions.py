"""Regions: ISO keys, names in two scripts and in the country's languages, and prefixes of postal codes as ranges."""
import random
import re
import unicodedata

import address_pattern
import address_postal

NAME_TYPE = "province"


def is_latin(text):
    return all(unicodedata.name(c, "LATIN").startswith("LATIN") for c in text if unicodedata.category(c)[0] == "L")


def column(facts, member, count):
    values = facts.get(member, "").split("~")
    return values if len(values) == count else [""] * count


def languages(code, country):
    """Names of regions in the other languages of the country, by upstream's key."""
    found = {}
    for name, facts in country.items():
        if name.startswith(f"{code}--") and facts.get("sub_keys"):
            keys = facts["sub_keys"].split("~")
            for key, *names in zip(keys, column(facts, "sub_names", len(keys)), column(facts, "sub_lnames", len(keys))):
                found.setdefault(key, []).extend(name for name in names if name)
    return found


def regions(code, country, word, ours):
    """`word`: letters before every code, which our tables leave out."""
    facts = country[code]
    if not facts.get("sub_keys"):
        return None
    keys = facts["sub_keys"].split("~")
    names, latin, iso = (column(facts, member, len(keys)) for member in ("sub_names", "sub_lnames", "sub_isoids"))
    zips, other = column(facts, "sub_zips", len(keys)), languages(code, country)
    items = []
    for index, key in enumerate(keys):
        texts = [text for text in (latin[index], names[index], key, *other.get(key, [])) if text]
        # The name in Latin script; upstream's key is one only where there is nothing longer.
        name = next((text for text in (latin[index], names[index], key) if text and is_latin(text)), key)
        item = {"key": iso[index] or ours["regionKeys"]["countries"].get(code, {}).get(key, key), "name": name}
        # The full name in the country's script, which upstream has as the key where its name is a short one.
        local = next((text for text in (key, names[index], *other.get(key, [])) if text and not is_latin(text)), None)
        if local:
            item["local"] = local
        aka = [text for text in dict.fromkeys(texts) if text not in (item["key"], name, local)]
        if aka:
            item["aka"] = aka
        if zips[index]:
            item["postal"] = ranges(zips[index], word)
        items.append(item)
    add_short_names(items, ours["nameWords"])
    return {"kind": facts.get("state_name_type", NAME_TYPE), "show": "key" if shows_key(keys, items) else "name",
            "strict": "S" in facts.get("require", ""), "items": items}


def add_short_names(items, words):
    """Names without the words that say what a region is, where only one region has that name."""
    def short(text):
        for word in words["suffixes"] + words["localSuffixes"]:
            if text.endswith(word) and len(text) > len(word) + 1:
                yield text[:-len(word)].strip()
        for word in words["prefixes"] + words["localPrefixes"]:
            if text.startswith(word) and len(text) > len(word) + 1:
                yield text[len(word):].strip()

    found = {}
    for index, item in enumerate(items):
        for text in [item["name"], item.get("local", ""), *item.get("aka", [])]:
            for name in short(text):
                found.setdefault(folded(name), {})[index] = name
    taken = {folded(text) for item in items for text in [item["key"], item["name"], item.get("local", ""), *item.get("aka", [])]}
    for key, owners in found.items():
        if len(owners) == 1 and key not in taken and len(key) > 1:
            index, name = owners.popitem()
            items[index].setdefault("aka", []).append(name)


def folded(text):
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(character for character in plain if unicodedata.category(character)[0] in "LN")


def shows_key(keys, items):
    """Whether envelopes have the code of a region: upstream's keys are ours, and short."""
    return all(len(key) <= 3 and key.isupper() for key in keys) and all(
        item["key"] == key for item, key in zip(items, keys))


def ranges(pattern, word):
    """The first symbols of codes, as `350-352` or `T`."""
    tree = address_pattern.compact(address_pattern.parse(pattern))
    texts = reduced({text.removeprefix(word) for text in address_pattern.strings(tree)})
    result = []
    for length in sorted({len(text) for text in texts}):
        run = []
        for text in sorted(text for text in texts if len(text) == length):
            if run and follows(run[-1], text):
                run.append(text)
            else:
                result += written(run)
                run = [text]
        result += written(run)
    return sorted(result)


def reduced(texts):
    """Ten prefixes that differ in their last digit are the one they share; one that begins with another says nothing more."""
    texts = set(texts)
    while True:
        whole = {text[:-1] for text in texts if text[-1:].isdigit() and len(text) > 1
                 and all(text[:-1] + digit in texts for digit in "0123456789")}
        if not whole:
            break
        texts = {text for text in texts if text[:-1] not in whole} | whole
    return {text for text in texts if not any(text[:count] in texts for count in range(1, len(text)))}


def follows(first, second):
    return (first[:-1] == second[:-1] and ord(second[-1]) == ord(first[-1]) + 1
            or first.isdigit() and second.isdigit() and int(second) == int(first) + 1)


def written(run):
    return [] if not run else [run[0]] if len(run) == 1 else [f"{run[0]}-{run[-1]}"]


def holds(entries, code):
    for entry in entries:
        low, _, high = entry.partition("-")
        if low <= code[:len(low)] <= (high or low) and len(code) >= len(low):
            return True
    return False


def check_ranges(guard, upstream, entries):
    """Our ranges and upstream's patterns say the same of a few thousand codes of each country."""
    dice = random.Random(1)
    for code, entry in entries.items():
        facts = upstream[code][code]
        if "sub_zips" not in facts or "regions" not in entry:
            continue
        keys = facts["sub_keys"].split("~")
        shapes = list(address_pattern.shapes(address_pattern.parse(facts["zip"])))
        shapes = [shape for shape in shapes if len(shape) == max(map(len, shapes))] or shapes
        samples = {"".join(dice.choice(sorted(characters)) for characters in dice.choice(shapes)) for _ in range(3000)}
        word = address_postal.lead_of(code, facts)
        for pattern, item in zip(column(facts, "sub_zips", len(keys)), entry["regions"]["items"]):
            if not pattern:
                continue
            for text in samples:
                compact = re.sub("[ -]", "", text)[len(word):]
                if bool(re.match(f"(?:{pattern})", text)) != holds(item["postal"], compact):
                    guard.refuse("examples", f"{code}: {item['key']} and {text}")
                    break
