"""What this library says about an address, in the terms of the oracle."""
import functools

import address_ours as ours
import address_upstream as upstream

# What is wrong with a code, whatever may have been meant.
BAD_CODE = {"address.postalCodeFormat", "address.postalCodeIncomplete", "address.postalCodeObsolete",
            "address.letterNotUsed", "address.otherCountry", "address.tooLong", "address.fieldFormat"}


@functools.lru_cache(maxsize=None)
def names(country):
    """Our field for each of the oracle's; None where the layout has none."""
    own = ours.layout(country)
    district = next((name for name in ("district", "line2") if name in own), None)
    takes_districts = "%D" in upstream.entry(country)["fmt"] if country in upstream.countries() else False
    return {"street_address": "line1" if "line1" in own else "street",
            "city": "city" if "city" in own else None if takes_districts else district,
            "city_area": "district" if "district" in own and takes_districts else None,
            "country_area": "region" if "region" in own else None,
            "postal_code": "postalCode" if "postalCode" in own else None}


def line(country, fields, is_partial, number):
    """A line of the batch: the fields of the oracle under our names."""
    own = names(country.upper()) if country.upper() in upstream.countries() else names("ZZ")
    given = {own[name] or OTHER[name]: text for name, text in fields.items() if text is not None}
    if "houseNumber" in ours.layout(country.upper()) and number is not None:
        given["houseNumber"] = number
    return {"country": country, "fields": given} | ({"mode": "partial"} if is_partial else {})


# Names for fields that the layout does not have: they are told to be unused.
OTHER = {"city": "city", "city_area": "district", "country_area": "region", "postal_code": "postalCode",
         "street_address": "line1"}


class Said:
    """The decisions of one answer."""

    def __init__(self, answer, country):
        self.answer = answer
        self.country = answer["country"]
        self.stored = answer["normalized"] or {}
        own = {ours: theirs for theirs, ours in names(country).items() if ours}
        own.setdefault("poBox", "street_address")
        problems = [(own.get(problem.get("field")), problem["code"], problem) for problem in answer["problems"]]
        self.required = {field for field, code, _ in problems if code == "address.required" and field}
        self.wanted = {field for field, code, _ in problems
                       if code in ("address.recommended", "address.missingSoft") and field}
        self.unknown = {field for field, code, _ in problems
                        if code.startswith("address.unknown") and field and code != "address.unknownCountry"}
        self.code_problems = {code for field, code, _ in problems if field == "postal_code"}
        self.is_code_bad = bool(self.code_problems & BAD_CODE)
        self.unused = {problem["field"] for _, code, problem in problems if code == "address.unusedField"}
        self.elsewhere = "address.regionMismatch" in {code for _, code, _ in problems}
        self.code = self.stored.get("postalCode", "")
        self.region = self.stored.get("region", "")
