"""Phone-number plans of all regions, from the package `phonenumbers`.

Writes CountryData/phone/: one file a region, one a calling code that belongs to no region, and calling-codes.json with
the regions of every calling code, the main one first, in the order in which a number is tried against them.
"""
import json
import pathlib
import re

import phonenumbers
from phonenumbers import PhoneMetadata
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE

import environment
import guards
import output
import sources

URL = "https://github.com/daviddrysdale/python-phonenumbers"

#: Our name for each kind of number, in the order of our files.
TYPES = {
    "fixedLine": "fixed_line", "mobile": "mobile", "tollFree": "toll_free", "premiumRate": "premium_rate",
    "sharedCost": "shared_cost", "voip": "voip", "personalNumber": "personal_number", "pager": "pager", "uan": "uan",
    "voicemail": "voicemail",
}

#: Members of a plan that hold one text, by our name.
TEXTS = {
    "nationalPrefix": "national_prefix", "nationalPrefixForParsing": "national_prefix_for_parsing",
    "nationalPrefixTransform": "national_prefix_transform_rule", "internationalPrefix": "international_prefix",
    "preferredInternationalPrefix": "preferred_international_prefix", "extensionLabel": "preferred_extn_prefix",
    "leadingDigits": "leading_digits",
}

#: What the metadata can hold of a phone plan. Anything else that turns up must be looked at before it is dropped.
KNOWN = set(TYPES.values()) | set(TEXTS.values()) | {
    "id", "country_code", "general_desc", "no_international_dialling", "number_format", "intl_number_format",
    "main_country_for_code", "mobile_number_portable_region", "same_mobile_and_fixed_line_pattern", "_mutable",
}


def description(source):
    """One kind of number: its pattern, its lengths, and a number that is nobody's."""
    result = {}
    if source.national_number_pattern:
        result["pattern"] = source.national_number_pattern
    if source.possible_length:
        result["lengths"] = list(source.possible_length)
    if source.possible_length_local_only:
        result["localOnlyLengths"] = list(source.possible_length_local_only)
    if source.example_number:
        result["example"] = source.example_number
    return result


def number_format(source):
    result = {"pattern": source.pattern, "format": source.format}
    if source.leading_digits_pattern:
        result["leadingDigits"] = list(source.leading_digits_pattern)
    if source.national_prefix_formatting_rule:
        result["nationalPrefixRule"] = source.national_prefix_formatting_rule
    if source.national_prefix_optional_when_formatting:
        result["nationalPrefixOptional"] = True
    if source.domestic_carrier_code_formatting_rule:
        result["carrierRule"] = source.domestic_carrier_code_formatting_rule
    return result


def plan(source):
    surprises = sorted(name for name, value in vars(source).items() if value and name not in KNOWN)
    if surprises:
        raise guards.Refused([f"{source.id} has members that this importer does not know: {', '.join(surprises)}"])
    result = {"regionCode": source.id, "callingCode": source.country_code}
    if source.main_country_for_code:
        result["mainRegion"] = True
    for ours, theirs in TEXTS.items():
        if getattr(source, theirs) is not None:
            result[ours] = getattr(source, theirs)
    if source.mobile_number_portable_region:
        result["mobileNumberPortable"] = True
    result["general"] = description(source.general_desc)
    result["types"] = {ours: description(getattr(source, theirs)) for ours, theirs in TYPES.items()
                       if getattr(source, theirs) is not None}
    if source.no_international_dialling is not None:
        result["noInternationalDialling"] = description(source.no_international_dialling)
    if source.number_format:
        result["formats"] = [number_format(entry) for entry in source.number_format]
    if source.intl_number_format:
        result["internationalFormats"] = [number_format(entry) for entry in source.intl_number_format]
    return result


def collect():
    """File name to plan, in the order of the names."""
    plans = {f"{region}.json": plan(PhoneMetadata.metadata_for_region(region))
             for region in phonenumbers.SUPPORTED_REGIONS}
    for code in phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS:
        plans[f"001-{code}.json"] = plan(PhoneMetadata.metadata_for_nongeo_region(code))
    return dict(sorted(plans.items()))


def count(plans):
    regional = [entry for name, entry in plans.items() if not name.startswith("001-")]
    return {
        "regions": len(regional),
        "nonGeographicCodes": len(plans) - len(regional),
        "callingCodes": len({entry["callingCode"] for entry in plans.values()}),
        "typePatterns": sum(len(entry["types"]) for entry in plans.values()),
        "examples": sum("example" in kind for entry in plans.values() for kind in entry["types"].values()),
        "formats": sum(len(entry.get("formats", [])) for entry in plans.values()),
        "internationalFormats": sum(len(entry.get("internationalFormats", [])) for entry in plans.values()),
    }


def passes(plan, kind, number):
    """Whether a plan takes a number as one of this kind: pattern and length."""
    general, entry = plan["general"], plan["types"].get(kind)
    if entry is None:
        return False
    lengths = entry.get("lengths") or general.get("lengths", [])
    return (len(number) in lengths and re.fullmatch(entry["pattern"], number) is not None
            and re.fullmatch(general["pattern"], number) is not None)


def check_examples(guard, before, after):
    """The examples of the new plans must pass, and so must those that we have shown people until now."""
    for origin, plans in (("new", after), ("present", before)):
        for name, entry in plans.items():
            for kind, facts in entry["types"].items():
                if "example" in facts and name in after and not passes(after[name], kind, facts["example"]):
                    guard.refuse("examples", f"{name}: the {origin} {kind} example {facts['example']} does not pass")


def summary(before, after):
    """One line a region that changed."""
    lines = [f"  {name}: removed" for name in before if name not in after]
    for name, entry in after.items():
        if name not in before:
            lines.append(f"  {name}: added")
        elif before[name] != entry:
            members = sorted(member for member in {**before[name], **entry}
                             if before[name].get(member) != entry.get(member))
            if "types" in members:
                old, new = before[name]["types"], entry["types"]
                kinds = sorted(kind for kind in {**old, **new} if old.get(kind) != new.get(kind))
                members[members.index("types")] = f"types ({', '.join(kinds)})"
            lines.append(f"  {name}: {', '.join(members)}")
    return lines


def refresh(options):
    folder = pathlib.Path(options.root) / "CountryData" / "phone"
    plans = collect()
    codes = {"callingCodes": [{"callingCode": code, "regions": list(regions)}
                              for code, regions in sorted(_COUNTRY_CODE_TO_REGION_CODE.items())]}
    files = {name: output.document(entry) for name, entry in plans.items()}
    files["calling-codes.json"] = output.document(codes)

    present = output.read_folder(folder)
    before = {name: json.loads(text) for name, text in present.items() if name != "calling-codes.json"}
    entry = sources.describe("phonenumbers", URL, count(plans))
    known = sources.read(options.root).get("phone", {})

    guard = guards.Guards(options.accept)
    guard.counts(count(before), entry["counts"])
    guard.licence(known, entry)
    check_examples(guard, before, plans)
    guard.finish()

    lines = summary(before, plans)
    if present.get("calling-codes.json") not in (None, files["calling-codes.json"]):
        lines.append("  calling-codes.json: changed")
    print(f"phone: {known.get('version', 'nothing')} -> {entry['version']} ({entry['date']}, {entry['licence']})")
    print(f"  {len(lines)} of {len(files)} files change; "
          + ", ".join(f"{number} {name}" for name, number in entry["counts"].items()))
    print("\n".join(lines[:300]) if before else "  all files are new")
    if options.dry_run:
        return 0
    output.replace_folder(folder, files)
    sources.write(options.root, "phone", entry)
    environment.pin(options.root, "phone", entry["name"], entry["version"])
    return 0
