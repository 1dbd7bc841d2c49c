"""Where this library differs from the oracle on purpose, each class with its reason.

A difference belongs to a class only when what the class is about stands in the address or in the tables: it is looked for there,
and not taken from the answers alone.
"""
import re

import address_fields as fields
import address_ours as ours
import address_patterns as patterns
import address_upstream as upstream

FIELD_OF = {"code": "postal_code", "elsewhere": "postal_code", "region": "country_area"}

REASONS = {
    "alias of a country": "alpha-3 codes, UK and EL are taken for the country that is meant",
    "no country of ISO 3166-1": "the oracle has codes that ISO 3166-1 reserves or does not have",
    "nothing": "a text of signs only, such as ??, is not given",
    "spelling of a code": "case, width and separators are folded, and the saved form is one that the oracle takes",
    "prefix of a code": "a country's letters or mark before a code are cut, and the saved form is one that the oracle takes",
    "half anchored": "the package anchors the alternatives of a pattern at one end only; the pattern itself says otherwise",
    "code never issued": "the oracle's pattern is wider than what the post issues (STRICTER)",
    "newer code": "the post has given out a longer form, or a new range, since the oracle's pattern (NEWER)",
    "zeros": "zeros alone stand for no code",
    "code of another country": "the code belongs to another country, which is offered",
    "spelling of a region": "regions are found without case, marks, spaces and punctuation",
    "code of a region": "regions are found by the part of ISO 3166-2, where the oracle has a name as key",
    "other name of a region": "old names and names of other languages stand in the table",
    "word around a region": "words such as State and Province around a name are left out",
    "open list of regions": "the post does not need the region: another text is no error",
    "region of another country": "ISO 3166-1 has a country of its own for it (CN: Hong Kong, Macau, Taiwan)",
    "newer ISO code": "ISO 3166-2 has changed codes since the oracle's (CN 2017; IN 2023)",
    "town": "lists of towns and districts are never complete: a new one is no error",
    "recommended here": "the post takes addresses without it: told, and no error",
    "optional here": "the oracle asks for more than the post (OPTIONAL)",
    "required here": "the table asks for more than the oracle (REQUIRED)",
    "region without towns": "the table has regions in which no town is needed (municipalities of CN, Sejong)",
    "code of no region": "no region of the table holds the code, so that nothing better could be proposed: no warning",
    "region without codes": "the table has no prefixes for the region",
    "code of two regions": "the table knows that the code is delivered to in this region too",
    "prefixes of our own": "the oracle has no pattern for the region",
    "territory": "Jervis Bay Territory has no key in ISO 3166-2; the post counts it to ACT, whose codes it may have",
    "wider prefixes": "codes that are not given out are in the region of their neighbours; some are corrected (WIDER)",
    "narrower prefixes": "the table's prefixes are measured against lists of codes that exist (NARROWER)",
}

LAYOUTS = {
    "group of two": "the post writes 114 55 (SE); the oracle has a space in some examples of the same form only",
    "with its country": "the post writes AI-2640; the oracle takes both",
}

# Codes in canonical form that the pattern of the oracle takes and the post does not issue.
STRICTER = {
    "AU": (r"0[013-7]", "00, 01 and 03 to 07 are not in use: 02 and 08 to 09 are"),
    "BE": (r"0", "codes are 1000 to 9999"),
    "DE": (r"00", "no Leitzone 00"),
    "GB": (r"(?!(?:[A-Z]{1,2}\d{1,2}|[A-Z]\d[ABCDEFGHJKPSTUW]|[A-Z]{2}\d[ABEHMNPRVWXY]|GIR)\d[ABD-HJLNP-UW-Z]{2}$|BFPO\d)",
           "the third and fourth places of an outward code take some letters only; no inward code has O"),
    "GG": (r"GY\d[A-Z]|.*O[A-Z]?$", "districts are numbers; no inward code has O"),
    "IM": (r"IM\d[A-Z]|.*O[A-Z]?$", "districts are numbers; no inward code has O"),
    "JE": (r"JE\d[A-Z]|.*O[A-Z]?$", "districts are numbers; no inward code has O"),
    "SJ": (r"(?!917\d|8099)", "the post has 9170 to 9179 and 8099 there; the oracle takes every code of Norway"),
    "IE": (r"(?!(?:[ACDEFHKNPRTVWXY]\d\d|D6W)[0-9ACDEFHKNPRTVWXY]{4}$)",
           "routing key of a letter and two digits, or D6W; no B G I J L M O Q S U Z"),
    "IN": (r"0", "the first digit is a zone, 1 to 9"),
    "AT": (r"0", "the first digit is a region, 1 to 9"),
    "BM": (r"..(?:\d[A-Z]|[A-Z]\d)", "two digits for streets, two letters for boxes"),
    "BN": (r"[^BKPT]", "the first letter is one of four districts"),
    "CH": (r"0", "the first digit is a region, 1 to 9"),
    "CN": (r"00|8[7-9]|9(?!9907[78])", "the first two digits are a province or part of one, 01 to 86"),
    "CO": (r"(?!05|08|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[145789])",
           "the first two digits are the department, by the codes of DANE"),
    "CR": (r"\d{7}$", "the post lists codes of five digits, of four before; none of seven"),
    "ES": (r"00|5[3-9]|[6-9]", "the first two digits are the province, 01 to 52"),
    "GR": (r"[09]", "codes begin with 1 to 8"),
    "HU": (r"0", "the first digit is a region, 1 to 9"),
    "KR": (r"00|6[4-9]|[7-9]", "the first two digits are 01 to 63"),
    "LU": (r"0", "codes are 1009 to 9999"),
    "PT": (r"0", "the first digit is a region, 1 to 9"),
    "RU": (r"[07-9]", "codes begin with 1 to 6"),
    "SE": (r"0", "codes are 100 05 to 984 99"),
    "SG": (r"00|8[3-9]|9", "the first two digits are a sector, 01 to 82"),
    "SI": (r"0", "codes are 1000 to 9600"),
    "TR": (r"00|8[2-9]|9", "the first two digits are the province, 01 to 81"),
}

# Codes in canonical form that the post gives out and the pattern of the oracle does not take.
NEWER = {
    "KZ": r"[A-Z]\d\d[A-Z]\d[A-Z]\d$", "MM": r"\d{7}$", "PY": r"\d{6}$", "SA": r"\d{9}$", "SV": r"..3\d$",
    "VE": r"\d{4}[A-Z]$",
}

# Fields of the oracle that no address needs there.
OPTIONAL = {("KR", "city"): "districts stand in the street line; Sejong has none"} | {
    (country, "country_area"): "the country is itself the region of US"
    for country in ("AS", "FM", "GU", "MH", "MP", "PR", "PW", "UM", "VI")}
REQUIRED = {(country, "postal_code"): "parts of SH, where an address has its code" for country in ("AC", "TA")}

# Beginnings of codes that the oracle has in a region and the table in another one only: none of the codes that exist (facts,
# section 2: 41,749 of US, 17,263 of IN, 5,692 of BR, 3,175 of AU) is in the oracle's region. PH: the provinces
# of PHLPost's ZIP codes.
NARROWER = {
    ("AU", "ACT"): "29[2-9]", ("BR", "GO"): "76[89]", ("IN", "AP"): "50", ("IN", "BR"): "8[1-3]", ("IN", "CH"): "16|1440",
    ("IN", "KA"): "53", ("IN", "KL"): "6010|607008|777", ("IN", "MN"): "796", ("IN", "MP"): "490", ("IN", "SK"): "750",
    ("IN", "TN"): "536", ("PH", "APA"): "38", ("PH", "KAL"): "38", ("IN", "TS"): "5[1-3]", ("IN", "UK"): "254",
    ("PH", "APA"): "380[0-68]", ("PH", "KAL"): "3807|3809|381[0-4]", ("PH", "SCO"): "950[1-3]|951[4-7]",
    ("US", "OK"): "733", ("US", "VT"): "055",
}

# Beginnings of codes that the table has in a region and the oracle has not: neighbours of codes that are given out (US: the table
# goes by the first three digits, some of which states share), and what a correction of the table says with its source (PH: the
# oracle has the codes of Kalinga and Apayao the wrong way round).
WIDER = {
    ("AU", "NSW"): "29[2-9]", ("BR", "SP"): "10", ("IN", "JH"): "8[13]", ("IN", "ML"): "78[1-3]", ("IN", "PY"): "533|673",
    ("IN", "UK"): "245", ("IN", "UP"): "24", ("KR", "11"): "09", ("KR", "41"): "19|20", ("KR", "49"): "63",
    ("KR", "50"): "30", ("PH", "APA"): "38", ("PH", "KAL"): "38", ("PH", "SAR"): "95", ("US", "AS"): "967",
    ("US", "GA"): "399", ("US", "GU"): "9693", ("US", "HI"): "96799", ("US", "MA"): "055", ("US", "MD"): "205",
    ("US", "MO"): "726", ("US", "NY"): "005|063", ("US", "TX"): "733|739|885", ("US", "VA"): "205", ("US", "WY"): "834",
}


def of(kind, case, mine, theirs):
    """The class of a difference; None when nothing explains it."""
    decide = {"country": of_country, "required": of_required, "unknown": of_unknown, "code": of_code,
              "elsewhere": of_elsewhere, "region": of_region}[kind.split(" ")[0]]
    return decide(case, kind.rpartition(" ")[2], mine, theirs)


def of_country(case, _, mine, theirs):
    if mine and case.country in ("UK", "EL", "USA", "NLD"):
        return "alias of a country"
    if theirs and case.country in ("AC", "TA", "XK"):
        return "no country of ISO 3166-1"
    return None


def of_required(case, field, mine, theirs):
    text = case.fields.get(field)
    if mine:
        if text and not ours.folded(text):
            return "nothing"
        return "required here" if (case.country, field) in REQUIRED else None
    if field in case.said.wanted:
        return "recommended here"
    if (case.country, field) in OPTIONAL:
        return "optional here"
    if field == "city" and any(item["key"] == case.said.region and item.get("withoutCity")
                               for item in ours.region_entries(case.country)):
        return "region without towns"
    return None


def of_unknown(case, field, mine, theirs):
    text = case.fields[field]
    if field != "country_area":
        return "town" if theirs else None
    if mine:
        return "region of another country" if case.country == "CN" and case.theirs.region in ("香港", "澳门", "台湾") else None
    if not ours.folded(text):
        return "nothing"
    name = of_name(case.country, text)
    if name:
        return name
    if not (ours.table(case.country).get("regions") or {}).get("strict"):
        return "open list of regions"
    if case.said.region in {item["key"] for item in ours.region_entries(case.country)}:
        return "word around a region"
    return None


def of_name(country, text):
    """How a name that only this library knows stands in the tables."""
    name = ours.folded(text)
    for names in upstream.regions(country).values():
        if name in [ours.folded(each) for each in names]:
            return "spelling of a region"
    if name in [ours.folded(code) for code in upstream.iso_regions(country).values()]:
        return "code of a region"
    if name in ours.region_names(country):
        return "other name of a region"
    return None


def of_code(case, _, mine, theirs):
    text, own = case.fields["postal_code"], upstream.pattern(case.country)
    code = patterns.canonical(text)
    if case.theirs.code != case.theirs.whole_code and mine == case.theirs.whole_code:
        return "half anchored"
    if mine and own:
        saved = case.said.code
        if patterns.whole(own).match(saved):
            return "spelling of a code" if patterns.canonical(saved) == code else "prefix of a code"
        if case.country in NEWER and re.match(NEWER[case.country], patterns.canonical(saved)):
            return "newer code"
        return None
    if not code.strip("0"):
        return "code never issued"
    if re.fullmatch("[A-Z]{0,4}0+", code):
        return "zeros"
    if case.country in STRICTER and re.match(STRICTER[case.country][0], code):
        return "code never issued"
    if "address.otherCountry" in case.said.code_problems:
        return "code of another country"
    return None


def of_elsewhere(case, _, mine, theirs):
    region, code = case.said.region, patterns.canonical(case.said.code)
    items = {item["key"]: item for item in ours.region_entries(case.country)}
    if theirs:
        if not any(item.get("postal") for item in items.values()):
            return None
        if not any(ours.holds(part, code) for item in items.values() for part in item.get("postal", [])):
            return "code of no region"
        if region in items and not items[region].get("postal"):
            return "region without codes"
        if any(entry["code"] == code and region in entry["regions"] for entry in ours.table(case.country).get("crossing", [])):
            return "code of two regions"
        if case.theirs_of_region is False:
            return "town"
        if case.country == "AU" and case.theirs.region == "JBT" and region == "ACT":
            return "territory"
        if re.match(WIDER.get((case.country, region), "!"), code):
            return "wider prefixes"
    elif case.theirs_of_region is None:
        return "prefixes of our own"
    elif re.match(NARROWER.get((case.country, region), "!"), code):
        return "narrower prefixes"
    return None


def of_region(case, _, mine, theirs):
    keys = {item["key"] for item in ours.region_entries(case.country)}
    if case.country in ("CN", "IN") and mine in keys and of_name(case.country, case.fields["country_area"]):
        return "newer ISO code"
    return None


def of_layout(country, text, saved):
    """Why an example is saved in another layout."""
    if country == "SE" and saved == f"{text[:3]} {text[3:]}":
        return "group of two"
    if country == "AI" and saved == f"AI-{text}":
        return "with its country"
    return None
