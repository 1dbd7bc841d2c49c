"""What the oracle says about an address, in the terms of `detail email`."""
import ipaddress
import unicodedata

from email_validator import EmailNotValidError, validate_email

WHITE_SPACE = "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"

OPTIONS = {
    "detail": {},
    "rfc5321": {"allow_quoted_local": True, "allow_domain_literal": True, "globally_deliverable": False},
}


def expected(text, policy):
    """The saved address and its domain in ASCII, or the reason against it.

    A detail is trimmed before anything is asked: what is around it is the field's, not the address's.
    """
    if policy == "detail":
        text = text.strip(WHITE_SPACE)
    try:
        found = validate_email(text, check_deliverability=False, strict=True, **OPTIONS[policy])
    except EmailNotValidError as error:
        return {"valid": False, "reason": str(error)}
    return {"valid": True, "normalized": lowered(found.local_part) + "@" + literal(found.domain),
            "domain": literal(found.ascii_domain)}


def lowered(local):
    """The oracle keeps capitals before the @; here they are saved as small letters, in Form C again."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", local).lower())


def literal(domain):
    """An IPv6 address as this library writes it (RFC 5952), the oracle's Python being of any version."""
    if not domain.startswith("[IPv6:"):
        return domain
    address = ipaddress.IPv6Address(domain[6:-1])
    mapped = address.ipv4_mapped
    return f"[IPv6:::ffff:{mapped}]" if mapped else f"[IPv6:{address.compressed}]"


def ours(answer):
    """The same of an answer of the command."""
    if not answer["valid"]:
        return {"valid": False, "reason": " ".join(problem["code"] for problem in answer["problems"])}
    return {"valid": True, "normalized": answer["normalized"], "domain": answer["key"].rpartition("@")[2]}
