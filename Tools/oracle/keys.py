"""As-you-type: the same keys given to the command and to the oracle's AsYouTypeFormatter, every text on the way compared."""
import json
import multiprocessing
import random
import time

import phonenumbers

import comparison
import examples
from patterns import text_matching
from texts import ZEROS

SYMBOLS = "0123456789" * 4 + "+*#-. ()x\u00b2\u2075\u2460\u2488\u1369\u00bd\uff0b"


def typed(text, region, remembered=None):
    """The text after each key, and the remembered position if one key is to be remembered."""
    formatter = phonenumbers.AsYouTypeFormatter(region)
    texts, positions = [], []
    for index, key in enumerate(text):
        texts.append(formatter.input_digit(key, remember_position=index == remembered))
        positions.append(formatter.get_remembered_position())
    return texts, positions


def example_keys():
    """Every example number: as dialled at home with and without the national prefix, from abroad, and with a plus."""
    pick = random.Random(20261130)
    for region, number, digits in examples.numbers():
        code = str(number.country_code)
        if region == "001":
            yield "+" + code + digits, "US"
            continue
        plan = phonenumbers.PhoneMetadata.metadata_for_region(region)
        yield digits, region
        if plan.national_prefix:
            yield plan.national_prefix + digits, region
        yield "+" + code + digits, region
        if plan.international_prefix:
            yield text_matching(plan.international_prefix, pick) + code + digits, region


def random_keys(seed, count):
    """Digits that begin like numbers, with mistakes; anything at all; keys that are no digits; other scripts."""
    pick = random.Random(seed)
    numbers, regions = list(examples.numbers()), sorted(phonenumbers.SUPPORTED_REGIONS)
    for _ in range(count):
        region, number, digits = pick.choice(numbers)
        default = region if region != "001" and pick.random() < 0.7 else pick.choice(regions)
        plan = phonenumbers.PhoneMetadata.metadata_for_region(default)
        start = pick.choice([
            "", "", "+", "+" + str(number.country_code), plan.national_prefix or "", "0", "00", "1",
            text_matching(plan.international_prefix or "", pick) + str(number.country_code),
            text_matching(plan.international_prefix or "", pick),
            text_matching(plan.national_prefix_for_parsing or "", pick), "+" + (plan.national_prefix or "1")])
        kept = digits[:pick.randint(0, len(digits))] if pick.random() < 0.8 else ""
        text = start + kept + "".join(pick.choice("0123456789") for _ in range(pick.choice([pick.randint(0, 12), pick.randint(0, 40)])))
        if pick.random() < 0.1:
            place = pick.randint(0, len(text))
            text = text[:place] + pick.choice(SYMBOLS) + text[place:]
        if pick.random() < 0.05:
            zero = pick.choice(ZEROS)
            text = "".join(chr(ord(zero) + int(c)) if c in "0123456789" and pick.random() < 0.7 else c for c in text)
        if pick.random() < 0.02:
            default = pick.choice(["ZZ", "AQ", "001"])
        if text:
            yield text, default


def compare(rows, options):
    tally = comparison.Tally()
    replies = comparison.ask(options.command, [{"input": text, "region": region} for text, region in rows], options.root)
    for (text, region), reply in zip(rows, replies):
        tally.texts += 1
        try:
            theirs, _ = typed(text, region)
        except IndexError:
            # The oracle itself fails: it looks at a second digit that is not there.
            tally.refused += 1
            continue
        ours = reply.get("typed", [])
        tally.decisions["typed"] += len(theirs)
        if ours != theirs:
            tally.differing += 1
            wrong = next((i for i, pair in enumerate(zip(ours, theirs)) if pair[0] != pair[1]), len(ours))
            tally.differences.append(({"input": text, "region": region}, {f"key {wrong + 1}": (
                ours[wrong] if wrong < len(ours) else None, theirs[wrong] if wrong < len(theirs) else None)}))
    return tally


def chunk(task):
    start, count, options = task
    comparison.prepare()
    rows = list(example_keys())[count] if start is None else list(random_keys(f"{options.seed}/{start}", count))
    return compare(rows, options)


def run(options):
    count = sum(1 for _ in example_keys())
    tasks = [(None, slice(at, at + options.piece), options) for at in range(0, count, options.piece)]
    tasks += [(at, min(options.piece, options.count - at), options) for at in range(0, options.count, options.piece)]
    total, begun = comparison.Tally(), time.monotonic()
    print(f"as you type: {count:,} spellings of examples, then random keys")
    with multiprocessing.Pool(options.workers) as pool:
        for tally in pool.imap(chunk, tasks):
            total.add(tally, options.show)
    comparison.report(total, begun, options)
    return 1 if total.differing else 0
