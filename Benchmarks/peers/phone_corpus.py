#!/usr/bin/env python3
"""Writes the rows that the phone benchmarks read, the same in every run: text as written nationally, region, E.164.

Every example number of every region and type, then examples with some digits changed, until there are 20,000 of those; in
random order. Numbers that belong to no region have "001" and stand in E.164 only.
"""
import random
import sys

import environment


def examples(phonenumbers):
    kinds = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager", "uan",
             "voicemail"]
    plans = [(region, phonenumbers.PhoneMetadata.metadata_for_region(region))
             for region in sorted(phonenumbers.SUPPORTED_REGIONS)]
    plans += [("001", phonenumbers.PhoneMetadata.metadata_for_nongeo_region(code))
              for code in sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS)]
    found = {}
    for region, plan in plans:
        for kind in kinds:
            description = getattr(plan, kind)
            if description is not None and description.example_number:
                found[region, plan.country_code, description.example_number] = None
    return list(found)


def changed(digits, pick):
    """Some digits changed; one in ten is too long or too short by one."""
    digits = list(digits)
    for _ in range(pick.randint(1, 3)):
        digits[pick.randrange(min(2, len(digits) - 1), len(digits))] = str(pick.randrange(10))
    chance = pick.random()
    if chance < 0.05:
        digits.append(str(pick.randrange(10)))
    elif chance < 0.10 and len(digits) > 4:
        digits.pop()
    return "".join(digits)


def main():
    import phonenumbers
    from phonenumbers import PhoneNumberFormat
    pick = random.Random(20261130)
    seeds, rows = examples(phonenumbers), []

    def add(region, code, digits):
        try:
            number = phonenumbers.parse(f"+{code}{digits}", None)
        except phonenumbers.NumberParseException:
            return
        e164 = phonenumbers.format_number(number, PhoneNumberFormat.E164)
        national = e164 if region == "001" else phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
        rows.append((national, region, e164))

    for seed in seeds:
        add(*seed)
    while len(rows) < len(seeds) + 20_000:
        region, code, digits = pick.choice(seeds)
        add(region, code, changed(digits, pick))
    pick.shuffle(rows)
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.writelines("\t".join(row) + "\n" for row in rows)


if __name__ == "__main__":
    sys.exit(main() if sys.argv[1:2] == ["--inside"] else environment.inside(__file__, sys.argv[1:]))
