"""Made-up addresses of a country: what is right, what people write instead, and mistakes."""
import collections
import random
import unicodedata

import address_ours as ours
import address_patterns as patterns
import address_upstream as upstream

# `fields`: by the names of the oracle; None for a field that is not given.
Made = collections.namedtuple("Made", "country fields is_partial number")

STREETS = ["1 Example Street", "Voorbeeldstraat 12", "示例路12号", "Rua Exemplo 10", "PO Box 12"]
TOWNS = ["Exampletown", "Voorbeeldstad", "Córrego Exemplo", "示例市"]
NONSENSE = ["Nowhere", "XX", "Example State", "99", "??", "Ohio", "Bayern", "東京都", "13"]


class Addresses:
    def __init__(self, seed):
        self.source = random.Random(seed)
        self.countries = upstream.countries()
        self.with_regions = [country for country in self.countries if upstream.regions(country)]

    def address(self):
        source = self.source
        country = source.choice(self.countries if source.random() < 0.5 else self.with_regions)
        region, region_text = self.region(country)
        city, city_text = self.city(country, region)
        district_text = self.district(country, region, city)
        fields = {
            "street_address": self.maybe(source.choice(STREETS), 0.9),
            "city": self.maybe(city_text, 0.9), "city_area": self.maybe(district_text, 0.7),
            "country_area": self.maybe(region_text, 0.9),
            "postal_code": self.maybe(self.code(country, region, city), 0.9),
        }
        number = self.maybe("12", 0.95)
        if source.random() < 0.02:
            country = source.choice([country.lower(), "UK", "ZZ", "USA", "EL", "nld", "Q1"])
        return Made(country, fields, source.random() < 0.25, number)

    def maybe(self, text, likely):
        """The text, or nothing, or something that looks like nothing."""
        if self.source.random() < likely:
            return text
        return self.source.choice([None, None, ""])

    def region(self, country):
        """A region's key, and how it is written."""
        regions, source = upstream.regions(country), self.source
        if not regions or source.random() < 0.08:
            return None, source.choice(NONSENSE)
        key = source.choice(list(regions))
        spellings = list(regions[key])
        if code := upstream.iso_regions(country).get(key):
            spellings += [code, code]
            items = [item for item in ours.region_entries(country) if item["key"] == code]
            spellings += [name for item in items for name in item.get("aka", []) + item.get("also", [])]
        return key, self.name(source.choice(spellings))

    def city(self, country, region):
        cities = upstream.cities(country, region) if region else {}
        if not cities or self.source.random() < 0.1:
            return None, self.source.choice(TOWNS)
        key = self.source.choice(list(cities))
        return key, self.name(self.source.choice(cities[key]))

    def district(self, country, region, city):
        districts = upstream.districts(country, region, city) if city else {}
        if not districts or self.source.random() < 0.1:
            return self.source.choice(["Example", "示例区", None])
        return self.name(self.source.choice(districts[self.source.choice(list(districts))]))

    def name(self, text):
        """A name in one of the ways that people write it."""
        kind = self.source.randrange(12)
        if kind == 0:
            return text.lower()
        if kind == 1:
            return text.upper()
        if kind == 2:
            marks = unicodedata.normalize("NFD", text)
            return unicodedata.normalize("NFC", "".join(c for c in marks if not unicodedata.combining(c) or ord(c) > 0x36F))
        if kind == 3:
            return f" {text} "
        return text

    def code(self, country, region, city):
        """A code of the region, or of the country, as it is or with something done to it."""
        source, own = self.source, upstream.pattern(country)
        if own is None:
            return source.choice(["12345", "00000", None, None])
        code = self.within(country, region, city) if source.random() < 0.7 else None
        code = code or patterns.sample(own, source)
        kind = source.random()
        if kind < 0.25:
            return patterns.mutated(code, source)
        if kind < 0.5:
            return patterns.spelled(code, source, country, upstream.entry(country).get("postprefix", ""))
        return code

    def within(self, country, region, city=None, attempts=30):
        """A code that lies in a region and city as the oracle has it."""
        starts = [upstream.region_pattern(country, region)] if region else []
        if region and city:
            starts.append(upstream.region_pattern(country, region, city))
        starts = [start for start in starts if start]
        if not starts:
            return None
        own = patterns.whole(upstream.pattern(country))
        for _ in range(attempts):
            start = patterns.sample(starts[-1], self.source)
            code = start + patterns.sample(upstream.pattern(country), self.source)[len(start):]
            if own.match(code) and all(patterns.compact_start(each).match(patterns.canonical(code)) for each in starts):
                return code
        return None
