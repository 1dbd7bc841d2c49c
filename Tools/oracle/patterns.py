"""Some text that a small pattern of the metadata matches: prefixes of regions are written in patterns."""


def text_matching(pattern, pick):
    """`pick` is a random.Random. Knows what such patterns hold: digits, classes, groups, alternatives, ?, {m,n}, $."""
    parts, _ = alternatives(pattern, 0)
    return run(pattern, pick, *pick.choice(parts))


def alternatives(pattern, start):
    """The places of the alternatives from here to the closing parenthesis or the end."""
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


def run(pattern, pick, start, end):
    i, text = start, ""
    while i < end:
        if pattern[i] == "(":
            inner = i + 3 if pattern.startswith("(?:", i) else i + 1
            parts, close = alternatives(pattern, inner)
            make = lambda parts=parts: run(pattern, pick, *pick.choice(parts))
            i = close + 1
        elif pattern[i] == "[":
            close = pattern.index("]", i)
            choices = members(pattern[i + 1:close])
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


def members(body):
    """The digits of a class."""
    choices, k = [], 0
    while k < len(body):
        if body[k + 1:k + 2] == "-":
            choices += [str(d) for d in range(int(body[k]), int(body[k + 2]) + 1)]
            k += 3
        else:
            choices.append(body[k])
            k += 1
    return choices
