"""Where this library differs from the oracle on purpose, each class with its reason.

A difference belongs to a class only when what the class is about stands in the address: it is looked for there, and not taken
from the answers alone.
"""
import re
import unicodedata

REASONS = {
    "digit at the end": "a top-level domain may end in a digit as long as it is not all digits (RFC 3696, 2); that none does is "
                        "a matter of the list of them",
    "reserved label": "-- as third and fourth character is a warning (RFC 5890, 2.3.1): such names exist",
    "private domain": "names for special uses are no matter of the grammar of RFC 5321: a warning",
    "more special uses": "alt (RFC 9476) and internal (ICANN) are refused too",
    "joiner": "IDNA 2008 allows joiners where letters join (RFC 5892, A.1 and A.2); the oracle refuses them all",
    "unsafe text": "RFC 6531, 3.3 takes every character beyond ASCII: under rfc5321 what cannot be seen is a warning",
    "invisible": "default-ignorable characters and blanks that the oracle counts as letters and marks; UTS 46 drops some",
    "wide at": "a wide @ beside a real one: whoever typed it meant another address",
    "replacement": "U+FFFC and U+FFFD stand for what was lost",
    "gap of one group": ":: stands for two groups at least (RFC 5321, 4.1.3)",
    "zeros in IPv4": "Snum is one to three digits (RFC 5321, 4.1.3): zeros before a number are allowed",
    "empty quotes": "QcontentSMTP may be missing (RFC 5321, 4.1.2)",
    "quoted pair": "a backslash stands before printable ASCII only (RFC 5321, 4.1.2; RFC 6531 adds none)",
    "octets": "the local part is measured in octets (RFC 5321, 4.5.3.1.1), not in characters",
    "given form": "the saved address is measured, with its domain encoded, not the one that was typed",
    "newer mapping": "UTS 46 maps some capitals and compatibility ideographs since Unicode 16 that it refused before",
    "Unicode": "the two know different versions of Unicode",
}

IGNORABLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
                       "\U000e0100-\U000e01ef\u2800]")
NEWLY_MAPPED = re.compile("[\u04c0\u10a0-\u10c5\u2132\u2183\U0002f868\U0002f874\U0002f91f\U0002f95f\U0002f9bf]")
JOINERS = "\u200c\u200d"


def of(text, policy, answer, ours, theirs):
    """The class of a difference; None when nothing explains it."""
    codes = {problem["code"] for problem in answer["problems"]}
    local, _, domain = text.rpartition("@")
    reason = theirs.get("reason", "")
    if ours["valid"] and not theirs["valid"]:
        return accepted(text, policy, codes, ours, local, domain, reason)
    if theirs["valid"] and not ours["valid"]:
        return refused(text, codes, local, domain)
    return None


def accepted(text, policy, codes, ours, local, domain, reason):
    """What only this library takes."""
    last = ours["domain"].rpartition(".")[2]
    if "top-level domain" in reason and last[-1].isdigit() and not last.isdigit():
        return "digit at the end"
    if "two dashes" in reason and "email.domainReservedLabel" in codes:
        return "reserved label"
    if "special-use" in reason and policy == "rfc5321" and "email.privateDomain" in codes:
        return "private domain"
    if "unsafe" in reason and policy == "rfc5321" and "email.unsafeCharacter" in codes and unsafe(local):
        return "unsafe text"
    if any(joiner in domain for joiner in JOINERS) and ("unsafe" in reason or "IDNA" in reason):
        return "joiner"
    if any(joiner in decoded(domain) for joiner in JOINERS) and ("unsafe" in reason or "IDNA" in reason):
        return "joiner"
    if re.search(r"[\[:.]0\d", text) and "." in domain and "IPv" in reason:
        return "zeros in IPv4"
    if local == '""' and "something before" in reason:
        return "empty quotes"
    if "too long" in reason and len(text.encode()) > 254:
        return "given form"
    if newer(text):
        return "Unicode"
    return None


def refused(text, codes, local, domain):
    """What only the oracle takes."""
    if "email.specialUseDomain" in codes and re.search(r"\.(alt|internal)\s*$", mapped(domain)):
        return "more special uses"
    if "email.invisible" in codes and IGNORABLE.search(text):
        return "invisible"
    if "email.invisible" in codes and any(joiner in text for joiner in JOINERS):
        return "joiner"
    if "email.fullWidthAt" in codes and re.search("[\uff20\ufe6b]", local):
        return "wide at"
    if "email.localCharacter" in codes and re.search("[\ufffc\ufffd]", local):
        return "replacement"
    if "email.literalForm" in codes and re.search(r"::", domain) and len(re.findall(r"[0-9A-Fa-f]+", domain[5:])) > 6:
        return "gap of one group"
    if "email.literalForm" in codes and re.search(r"::", domain) and "." in domain:
        return "gap of one group"
    if "email.localCharacter" in codes and re.search("\\\\[^\x20-\x7e]", local):
        return "quoted pair"
    if "email.localTooLong" in codes and len(local) <= 64 < len(local.lower().encode()):
        return "octets"
    if "email.domainCharacter" in codes and NEWLY_MAPPED.search(domain):
        return "newer mapping"
    if newer(text):
        return "Unicode"
    return None


def of_suggestion(suggestion, answer, policy):
    """The class of a suggestion that the oracle refuses."""
    import email_answers
    theirs = email_answers.expected(suggestion, policy)
    local, _, domain = suggestion.rpartition("@")
    codes = {"email.privateDomain", "email.unsafeCharacter", "email.domainReservedLabel"}
    return accepted(suggestion, policy, codes, {"domain": mapped(domain)}, local, domain, theirs["reason"])


def unsafe(local):
    """Whether a character stands there that the oracle does not take, or a mark with nothing before it."""
    text = local.strip('"')
    return any(unicodedata.category(c)[0] in "CZ" for c in local) or unicodedata.category(text[:1] or "a")[0] == "M"


def mapped(domain):
    return unicodedata.normalize("NFKC", domain).lower().replace("\u3002", ".")


def decoded(domain):
    """The characters that the encoded labels of a domain hold."""
    found = ""
    for label in domain.lower().split("."):
        if label.startswith("xn--"):
            try:
                found += label[4:].encode().decode("punycode")
            except (UnicodeError, ValueError):
                pass
    return found


def newer(text):
    """Whether a character was given a meaning after the version that Python has or that the tables have."""
    return any(unicodedata.category(c) == "Cn" and not is_noncharacter(ord(c)) for c in text + decoded(text.rpartition("@")[2]))


def is_noncharacter(value):
    return value & 0xFFFE == 0xFFFE or 0xFDD0 <= value <= 0xFDEF
