"""Regular expressions of postal codes: texts that match one, and the same expression without separators."""
import functools
import random
import re
import unicodedata

try:
    from re import _constants as constants, _parser as parser
except ImportError:
    import sre_constants as constants
    import sre_parse as parser

SEPARATORS = " -"
FOLDED = re.compile("[\\s\\-._\u2010-\u2015\u2212]+")


@functools.lru_cache(maxsize=None)
def compact(pattern):
    """The expression for a code without its separators, in capitals, matched whole."""
    return re.compile(f"(?:{written(parser.parse(pattern))})\\Z")


@functools.lru_cache(maxsize=None)
def compact_start(pattern):
    """The same for the beginning of a code."""
    return re.compile(written(parser.parse(pattern)))


@functools.lru_cache(maxsize=None)
def whole(pattern):
    """The expression as it stands, matched whole."""
    return re.compile(f"(?:{pattern})\\Z")


def canonical(text):
    """What is compared of a code: no width, no case, no separators."""
    return FOLDED.sub("", unicodedata.normalize("NFKC", text)).upper()


def written(items):
    """An expression of the parsed one, without separators and anchors."""
    return "".join(piece(operation, value) for operation, value in items)


def piece(operation, value):
    if operation is constants.LITERAL:
        return "" if chr(value) in SEPARATORS else re.escape(chr(value))
    if operation is constants.AT:
        return ""
    if operation is constants.IN:
        if all(kind is constants.LITERAL and chr(what) in SEPARATORS for kind, what in value):
            return ""
        return "[" + "".join(member(kind, what) for kind, what in value) + "]"
    if operation in (constants.MAX_REPEAT, constants.MIN_REPEAT):
        low, high, inner = value
        text = written(inner)
        return f"(?:{text}){{{low},{high}}}" if text else ""
    if operation is constants.SUBPATTERN:
        return f"(?:{written(value[-1])})"
    if operation is constants.BRANCH:
        return "(?:" + "|".join(written(branch) for branch in value[1]) + ")"
    raise NotImplementedError(str(operation))


def member(kind, what):
    if kind is constants.LITERAL:
        return re.escape(chr(what))
    if kind is constants.RANGE:
        return f"{re.escape(chr(what[0]))}-{re.escape(chr(what[1]))}"
    if kind is constants.CATEGORY and what is constants.CATEGORY_DIGIT:
        return "0-9"
    raise NotImplementedError(str(kind))


def sample(pattern, random_source):
    """A text that the expression matches."""
    return "".join(chosen(parser.parse(pattern), random_source))


def chosen(items, source):
    for operation, value in items:
        if operation is constants.LITERAL:
            yield chr(value)
        elif operation is constants.IN:
            yield source.choice(characters(value))
        elif operation in (constants.MAX_REPEAT, constants.MIN_REPEAT):
            low, high, inner = value
            for _ in range(source.randint(low, min(high, low + 6))):
                yield from chosen(inner, source)
        elif operation is constants.SUBPATTERN:
            yield from chosen(value[-1], source)
        elif operation is constants.BRANCH:
            yield from chosen(source.choice(value[1]), source)
        elif operation is not constants.AT:
            raise NotImplementedError(str(operation))


def characters(members):
    found = []
    for kind, what in members:
        if kind is constants.LITERAL:
            found.append(chr(what))
        elif kind is constants.RANGE:
            found += [chr(value) for value in range(what[0], what[1] + 1)]
        else:
            found += "0123456789"
    return found


def mutated(code, source: random.Random):
    """A code with something wrong in it, mostly: another length, a digit for a letter, a letter nobody uses, a sign."""
    at = source.randrange(len(code))
    kind = source.randrange(7)
    if kind == 0:
        return code[:at] + code[at + 1:]
    if kind == 1:
        return code[:at] + source.choice("0123456789") + code[at:]
    if kind == 2:
        other = "ABCDEFGHJKMNPQRTUVWXYZ" if code[at].isdigit() else "0123456789"
        return code[:at] + source.choice(other) + code[at + 1:]
    if kind == 3:
        return code[:at] + source.choice("QVXZIOJ") + code[at + 1:]
    if kind == 4:
        return code[:at] + source.choice("!#%&/+*") + code[at:]
    if kind == 5:
        return code[:at] + source.choice("OILSBZ01582") + code[at + 1:]
    return source.choice("0123456789") + code[1:]


def spelled(code, source, country, prefix):
    """The same code as people write it."""
    kind = source.randrange(9)
    if kind == 0:
        return code.lower()
    if kind == 1:
        return code.replace(" ", "").replace("-", "")
    if kind == 2:
        return code.replace(" ", source.choice(["-", ".", "  ", "\u2013", "\u00a0"]))
    if kind == 3:
        return f" {code} "
    if kind == 4:
        return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in code)
    if kind == 5:
        return code[:len(code) // 2] + source.choice(" -") + code[len(code) // 2:]
    if kind == 6:
        return f"{country}{source.choice(' -')}{code}" if source.random() < 0.7 else country + code
    if kind == 7:
        return prefix + code
    return code
