"""Upstream's patterns of postal codes, read into a small tree and written again without what stands between the groups.

A tree is ("set", characters), ("seq", parts), ("any", choices) or ("rep", part, least, most).
"""
import itertools
import re
import string

SEPARATORS = frozenset(" -")
DIGITS = frozenset(string.digits)
LETTERS = frozenset(string.ascii_uppercase)


class Unreadable(ValueError):
    """A pattern with something in it that postal codes do not need."""


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def fail(self):
        raise Unreadable(f"'{self.text}' at {self.at}")

    def take(self, token):
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def choices(self):
        parts = [self.sequence()]
        while self.take("|"):
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else ("any", parts)

    def sequence(self):
        parts = []
        while self.at < len(self.text) and self.text[self.at] not in "|)":
            part = self.repeated()
            if part is not None:
                parts.append(part)
        return parts[0] if len(parts) == 1 else ("seq", parts)

    def repeated(self):
        part = self.atom()
        if self.take("?"):
            return part and ("rep", part, 0, 1)
        bounds = re.compile(r"\{(\d+)(?:,(\d+))?\}").match(self.text, self.at)
        if bounds:
            self.at = bounds.end()
            return ("rep", part, int(bounds[1]), int(bounds[2] or bounds[1]))
        return part

    def atom(self):
        for anchor in ("^", "$", "\\b"):
            if self.take(anchor):
                return None
        if self.take("(?:") or self.take("("):
            inner = self.choices()
            self.take(")") or self.fail()
            # (?:^|\b) says nothing about a code that stands alone.
            return None if inner in (("any", [("seq", []), ("seq", [])]), ("seq", [])) else inner
        if self.take("["):
            characters = set()
            while not self.take("]"):
                low = self.character()
                if len(low) == 1 and self.text[self.at] == "-" and self.text[self.at + 1] != "]":
                    self.at += 1
                    low = {chr(c) for c in range(ord(min(low)), ord(min(self.character())) + 1)}
                characters |= low
            return ("set", frozenset(characters))
        return ("set", frozenset(self.character()))

    def character(self):
        if self.take("\\d"):
            return set(DIGITS)
        self.take("\\")
        if self.at >= len(self.text) or self.text[self.at] in "*+.":
            self.fail()
        self.at += 1
        return {self.text[self.at - 1]}


def parse(text):
    reader = Reader(text)
    tree = reader.choices()
    if reader.at != len(text):
        reader.fail()
    return tree


def compact(tree):
    """The tree without separators; None when nothing is left."""
    kind = tree[0]
    if kind == "set":
        return None if tree[1] <= SEPARATORS else tree
    if kind == "rep":
        part = compact(tree[1])
        return part and ("rep", part, *tree[2:])
    parts = [part for part in map(compact, tree[1]) if part is not None]
    if kind == "seq":
        return parts[0] if len(parts) == 1 else ("seq", parts) if parts else None
    return ("any", parts) if parts else None


def written(characters):
    """A set of characters as a class."""
    if characters == DIGITS:
        return "\\d"
    if len(characters) == 1:
        return min(characters)
    text = "\\d" if DIGITS < characters else ""
    rest = sorted(characters - DIGITS if text else characters)
    for _, run in itertools.groupby(enumerate(rest), lambda pair: ord(pair[1]) - pair[0]):
        run = [character for _, character in run]
        text += f"{run[0]}-{run[-1]}" if len(run) > 2 else "".join(run)
    return f"[{text}]"


def write(tree, inner=False):
    """The tree as a pattern of our tables."""
    kind = tree[0]
    if kind == "set":
        return written(tree[1])
    if kind == "seq":
        return "".join(write(part, True) for part in merged(tree[1]))
    if kind == "any":
        text = "|".join(write(choice) for choice in tree[1])
        return f"(?:{text})" if inner else text
    part, least, most = tree[1:]
    text = write(part, True)
    if part[0] in ("seq", "rep"):
        text = f"(?:{text})"
    if (least, most) == (0, 1):
        return text + "?"
    return text + (f"{{{least}}}" if least == most else f"{{{least},{most}}}")


def merged(parts):
    """Runs of the same set as one repetition, so that a code reads as people know it."""
    flat = []
    for part in parts:
        flat += part[1] if part[0] == "seq" else [part]
    result = []
    for part in flat:
        base, count = (part[1], part[2]) if part[0] == "rep" and part[2] == part[3] else (part, 1)
        last = result[-1] if result else None
        if last and base[0] == "set" and last[0] == base and len(base[1]) > 1:
            result[-1] = (base, last[1] + count)
        else:
            result.append((base, count))
    return [base if count == 1 else ("rep", base, count, count) for base, count in result]


def shapes(tree):
    """Every way through the tree, as lists of sets; what stands between the groups is a set of separators."""
    kind = tree[0]
    if kind == "set":
        yield [tree[1]]
    elif kind == "seq":
        yield from (sum(ways, []) for ways in itertools.product(*(list(shapes(part)) for part in tree[1])))
    elif kind == "any":
        for choice in tree[1]:
            yield from shapes(choice)
    else:
        part, least, most = tree[1:]
        for count in range(least, most + 1):
            yield from (sum(ways, []) for ways in itertools.product(*[list(shapes(part))] * count))


def lengths(tree):
    return {sum(not symbols <= SEPARATORS for symbols in shape) for shape in shapes(tree)}


def strings(tree, limit=200000):
    """Every text of the tree; for patterns of the first symbols of a code."""
    found = set()
    for shape in shapes(tree):
        for characters in itertools.product(*(sorted(symbols) for symbols in shape)):
            found.add("".join(characters))
            if len(found) > limit:
                raise Unreadable("too many texts")
    return found
