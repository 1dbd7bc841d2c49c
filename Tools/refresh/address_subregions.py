"""Towns and districts below the regions of a country, where upstream lists them.

Writes CountryData/address/subregions/: one file a country. A place is its name alone, or an object with its local name, its
postal codes and the places below it. Regions are named as upstream does; the compiler finds them by any name they have.
"""
import address_regions


def places(country, path):
    """The places below a country's path such as `CN/安徽省`."""
    facts = country.get(path, {})
    if not facts.get("sub_keys"):
        return []
    keys = facts["sub_keys"].split("~")
    names, latin, zips = (address_regions.column(facts, member, len(keys))
                          for member in ("sub_names", "sub_lnames", "sub_zips"))
    result = []
    for key, name, latin_name, codes in zip(keys, names, latin, zips):
        texts = [text for text in (latin_name, name, key) if text]
        shown = next((text for text in texts if address_regions.is_latin(text)), key)
        local = next((text for text in (key, name) if text and not address_regions.is_latin(text)), None)
        item = {"name": shown}
        if local:
            item["local"] = local
        if codes:
            item["postal"] = address_regions.ranges(codes, "")
        below = places(country, f"{path}/{key}")
        if below:
            item["items"] = below
        result.append(item if len(item) > 1 else shown)
    return result


def subregions(code, country, ours):
    """The file of one country, or None."""
    keys = country[code].get("sub_keys", "").split("~")
    regions = []
    for key in keys:
        items = places(country, f"{code}/{key}")
        if items and key not in ours["elsewhere"]["countries"].get(code, []):
            regions.append({"region": key, "items": items})
    return {"regionCode": code, "regions": regions} if regions else None


def count(items):
    return sum(1 + (count(item.get("items", [])) if isinstance(item, dict) else 0) for item in items)
