"""Postal codes of every country and region: examples, good codes, bad codes, codes of another region."""
import random

import address_made
import address_fields as fields
import address_ours as ours
import address_patterns as patterns
import address_upstream as upstream


PARTS = {}


def part(title):
    """A part is made whole by each worker, which compares its piece: the same codes with any number of workers."""
    def keep(make):
        PARTS[title] = make
        return make
    return keep


def code(country, text, region=None):
    fields = {"postal_code": text} | ({"country_area": region} if region else {})
    return address_made.Made(country, fields, True, None)


def with_patterns():
    return [country for country in upstream.countries() if upstream.pattern(country)]


@part("examples")
def examples(seed, count):
    for country in with_patterns():
        for text in upstream.examples(country):
            yield code(country, text)


@part("good codes")
def good(seed, count):
    source = random.Random(f"{seed}/good")
    for country in with_patterns():
        for _ in range(count):
            yield code(country, patterns.sample(upstream.pattern(country), source))


@part("bad codes")
def bad(seed, count):
    """Mutations that the pattern refuses in every spelling."""
    source = random.Random(f"{seed}/bad")
    for country in with_patterns():
        own, found = patterns.compact(upstream.pattern(country)), 0
        while found < count:
            text = patterns.mutated(patterns.sample(upstream.pattern(country), source), source)
            if text and not own.match(patterns.canonical(text)):
                found += 1
                yield code(country, text)


@part("codes of regions")
def regional(seed, count):
    """For every region with a pattern, codes inside it and codes of the country's other regions."""
    made = address_made.Addresses(f"{seed}/regions")
    for country in with_patterns():
        regions = [key for key in upstream.regions(country) if upstream.region_pattern(country, key)]
        for region in regions:
            for _ in range(count // 5):
                text = made.within(country, region)
                if text is None:
                    continue
                yield code(country, text, region)
                yield code(country, text, made.source.choice(regions))


def layouts(options):
    """Every example is saved in the layout that it has; how many are not."""
    import address_classes as classes
    made = list(examples(options.seed, options.codes))
    answers, faults, changed = ours.ask([fields.line(*each) for each in made], options), 0, {}
    for each, answer in zip(made, answers):
        saved = (answer["normalized"] or {}).get("postalCode")
        if saved == each.fields["postal_code"]:
            continue
        reason = classes.of_layout(each.country, each.fields["postal_code"], saved)
        if reason:
            changed.setdefault(reason, []).append(f"{each.country} {each.fields['postal_code']} -> {saved}")
        else:
            faults += 1
            print(f"  layout: {each.country} {each.fields['postal_code']!a} is saved as {saved!a}")
    print(f"layouts: {len(made)} examples, {faults} saved in another layout without a reason")
    for reason, texts in changed.items():
        print(f"  {len(texts):7,}  {reason}: {classes.LAYOUTS[reason]} ({texts[0]})")
    return faults
