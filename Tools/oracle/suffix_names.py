"""Names to ask about suffixes, and what the package `publicsuffixlist` says of each."""
import pathlib
import random
import string

import publicsuffixlist


def rules(section=""):
    """The rules of the list as they stand there, in A-labels, with their marks; all of them, or those of a section."""
    text = pathlib.Path(publicsuffixlist.PSLFILE).read_text(encoding="utf-8")
    if section:
        text = text.partition(f"===BEGIN {section} DOMAINS===\n")[2].partition("// ===END")[0]
    lines = (line.split("//")[0].split() for line in text.splitlines())
    # Labels of other scripts as IDNA 2003 writes them, as the package does.
    return [words[0].encode("idna").decode("ascii").lower() for words in lines if words]


class Oracle:
    def __init__(self):
        self.list = publicsuffixlist.PublicSuffixList(only_icann=True, accept_unknown=False)
        self.with_companies = publicsuffixlist.PublicSuffixList(accept_unknown=False)
        self.rules = set(rules("ICANN"))
        # The package has no answer for a top-level domain that has rules below it only, such as .za.
        self.top_levels = {rule.rpartition(".")[2] for rule in self.rules}

    def code(self, name):
        """The code that belongs to a name, or None."""
        if name.rpartition(".")[2] not in self.top_levels:
            return "email.unknownTopLevel"
        return "email.publicSuffix" if self.list.is_public(name) else None

    def is_of_company(self, name):
        return self.with_companies.is_public(name) and not self.list.is_public(name)


class Names:
    """Made-up names; the same ones for the same seed."""

    def __init__(self, seed, special):
        self.special = special
        self.random = random.Random(seed)
        self.rules = rules()

    def label(self):
        if self.random.random() < 0.05:
            return self.random.choice(["www", "city", "xn--bcher-kva", "co", "com", "gov", "a", "0"])
        middle = "".join(self.random.choices(string.ascii_lowercase + string.digits, k=self.random.randint(1, 9)))
        return self.random.choice(string.ascii_lowercase) + middle

    def below(self, rule, labels):
        """A name as a rule has it, its mark gone and its * filled in, with so many labels before it."""
        name = rule.removeprefix("!")
        return ".".join([self.label() for _ in range(labels)] + [name.replace("*", self.label())])

    def of_rule(self, rule):
        yield from (self.below(rule, labels) for labels in range(3))
        if rule[0] in "*!":
            # The name that the mark is about, which may be none itself.
            yield from (self.below(rule.lstrip("!").partition(".")[2], labels) for labels in range(3))

    def made_up(self):
        kind = self.random.random()
        rule = self.random.choice(self.rules)
        if kind < 0.4:
            return self.below(rule, self.random.randint(0, 3))
        top = rule.rpartition(".")[2]
        if kind < 0.6:
            # Labels of two rules, which may be a third.
            return self.below(self.random.choice(self.rules).partition(".")[0].strip("!") + "." + top, 0)
        if kind < 0.8:
            return self.below(top, self.random.randint(1, 3))
        if kind < 0.82:
            return self.below(self.random.choice(self.special), self.random.randint(1, 2))
        # A slip in the top-level domain, which may exist as well.
        at = self.random.randrange(len(top))
        slip = top[:at] + self.random.choice(["", self.random.choice(string.ascii_lowercase) + top[at:]]) + top[at + 1:]
        return self.below(slip if is_top_level(slip) else self.label(), self.random.randint(1, 2))


def is_top_level(label):
    """Whether it looks like one: those of other scripts are not varied, since most would be no A-labels at all."""
    return label.isalpha() and len(label) > 1


def names(count, seed, special):
    """Each rule in a row if there is room for all of them, else a sample; the rest made up."""
    made = Names(seed, special)
    found = [name for rule in made.rules for name in made.of_rule(rule)]
    if len(found) > count * 3 // 4:
        found = made.random.sample(found, count * 3 // 4)
    return found + [made.made_up() for _ in range(count - len(found))]
