"""Asks the command and the oracle about the same addresses, and sorts what differs into classes."""
import collections
import functools
import multiprocessing
import time

import address_classes as classes
import address_codes
import address_made
import address_fields as fields
import address_ours as ours
import address_upstream as upstream

PIECE = 2500
MADE_UP = "made-up addresses"


class Tally:
    """What was compared, and what differs."""

    def __init__(self):
        self.decisions, self.classes = collections.Counter(), collections.Counter()
        self.examples = {}
        self.unexplained = []
        self.addresses = 0

    def add(self, other):
        self.addresses += other.addresses
        self.decisions += other.decisions
        self.classes += other.classes
        self.examples = other.examples | self.examples
        self.unexplained += other.unexplained

    def decide(self, kind, case, mine, theirs):
        """One decision; `case` explains it when the two differ."""
        self.decisions[kind] += 1
        if mine == theirs:
            return
        name = classes.of(kind, case, mine, theirs)
        if name is None:
            self.unexplained.append((kind, case.made.country, case.given(), f"ours {mine!a}, theirs {theirs!a}"))
        else:
            self.classes[name] += 1
            self.examples.setdefault(name, f"{case.made.country} {case.brief(kind)}")


class Case:
    """One address and both answers."""

    def __init__(self, made, answer):
        self.made, self.country = made, made.country.upper()
        self.fields = {name: text for name, text in made.fields.items() if text is not None}
        self.theirs = upstream.Expected(made.country, self.fields)
        self.said = fields.Said(answer, self.country) if self.theirs.is_country else None
        self.answered = answer["country"]
        self.theirs_of_region = None

    def given(self):
        return {name: text for name, text in self.fields.items() if text} | ({"partial": True} if self.made.is_partial else {})

    def brief(self, kind):
        name = classes.FIELD_OF.get(kind.split(" ")[0])
        return f"{self.fields.get(name)!a}" if name else f"{kind} {self.given()!a}"


def compare(made, options):
    tally = Tally()
    answers = ours.ask([fields.line(*each) for each in made], options)
    for each, answer in zip(made, answers):
        tally.addresses += 1
        judge(tally, Case(each, answer))
    return tally


def judge(tally, case):
    theirs, said = case.theirs, case.said
    tally.decide("country", case, case.answered is not None, theirs.is_country)
    if not theirs.is_country or case.answered is None:
        return
    for field in upstream.FIELDS:
        if field in theirs.allowed:
            missing = field in theirs.required and not case.made.is_partial
            tally.decide(f"required {field}", case, field in said.required, missing)
    for field in ("country_area", "city", "city_area"):
        if case.fields.get(field) and field in theirs.allowed and fields.names(case.country)[field]:
            tally.decide(f"unknown {field}", case, field in said.unknown, field in theirs.unknown)
    iso = upstream.iso_regions(case.country).get(theirs.region)
    has_regions = fields.names(case.country)["country_area"] and "country_area" in theirs.allowed
    if iso and has_regions and "country_area" not in said.unknown:
        tally.decide("region meant", case, said.region, iso)
    if theirs.code is not None:
        tally.decide("code", case, not said.is_code_bad, theirs.code)
    settled = canonical(case)
    if has_regions and settled is not None and settled.elsewhere is not None:
        case.theirs_of_region = settled.elsewhere_in_region
        tally.decide("elsewhere", case, said.elsewhere, settled.elsewhere)


def canonical(case):
    """What the oracle says of the region and the code as they are saved."""
    theirs, said = case.theirs, case.said
    if said.is_code_bad or not said.code or not said.region or "country_area" in said.unknown:
        return None
    keys = {code: key for key, code in upstream.iso_regions(case.country).items()}
    region = theirs.region or keys.get(said.region)
    if region is None:
        return None
    return upstream.Expected(case.country, case.fields | {"country_area": region, "postal_code": said.code})


def task(work):
    kind, at, count, options = work
    if kind in address_codes.PARTS:
        return kind, compare(pieces(kind, options.seed, options.codes)[at:at + count], options)
    made = address_made.Addresses(f"{options.seed}/{at}")
    return kind, compare([made.address() for _ in range(count)], options)


@functools.lru_cache(maxsize=None)
def pieces(kind, seed, count):
    return list(address_codes.PARTS[kind](seed, count))


def run(options):
    begun, faults = time.monotonic(), address_codes.layouts(options)
    tasks = [(kind, at, PIECE, options) for kind in address_codes.PARTS
             for at in range(0, len(pieces(kind, options.seed, options.codes)), PIECE)]
    tasks += [(MADE_UP, at, min(PIECE, options.count - at), options) for at in range(0, options.count, PIECE)]
    totals = {}
    with multiprocessing.Pool(options.workers) as pool:
        for kind, tally in pool.imap(task, tasks):
            totals.setdefault(kind, Tally()).add(tally)
    for title, tally in totals.items():
        report(title, tally, options)
    print(f"{time.monotonic() - begun:.0f} s")
    return 1 if faults or any(tally.unexplained for tally in totals.values()) else 0


def report(title, tally, options):
    print(f"{title}: {tally.addresses:,}, {sum(tally.decisions.values()):,} decisions compared, seed {options.seed}")
    print("  " + ", ".join(f"{kind} {count:,}" for kind, count in sorted(tally.decisions.items())))
    if tally.classes:
        print(f"  differences by class, {sum(tally.classes.values()):,} in all:")
    for name, count in tally.classes.most_common():
        print(f"  {count:7,}  {name}: {classes.REASONS[name]} ({tally.examples[name]})")
    print(f"  unexplained: {len(tally.unexplained):,}")
    for difference in tally.unexplained[:options.show]:
        print("     ", ascii(difference))
