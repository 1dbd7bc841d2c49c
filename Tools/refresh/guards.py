"""What makes a refresh stop before it writes anything."""
import json
import pathlib
import re

NAMES = ["count", "domains", "examples", "licence", "overlap", "places", "probes", "suffixes"]

#: An entry count may fall by this share and no more. A larger fall is an upstream accident until a person says no.
LARGEST_FALL = 0.10

_LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"

#: Lower-case letters, digits and hyphens (RFC 1123, 2.1), the last label not all digits.
DOMAIN_OR_LABEL = re.compile(rf"(?=.{{1,253}}$)(?:{_LABEL}\.)*(?![0-9]+$){_LABEL}")

#: The same with at least two labels.
DOMAIN = re.compile(rf"(?=.{{1,253}}$)(?:{_LABEL}\.)+(?![0-9]+$){_LABEL}")


def kept_domains(root):
    """Path and domain of every mailbox or relay service that our own tables know."""
    folder = pathlib.Path(root) / "Rules" / "email"
    relays = json.loads((folder / "relay.json").read_text(encoding="utf-8"))["domains"]
    yield from (("relay.json", entry["domain"]) for entry in relays)
    known = json.loads((folder / "providers.json").read_text(encoding="utf-8"))
    for provider in known["providers"]:
        yield from (("providers.json", domain) for domain in provider["domains"])
    for member in ("lookalikes", "legitimate"):
        yield from (("providers.json", entry["domain"]) for entry in known[member])


class Refused(Exception):
    def __init__(self, reasons):
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class Guards:
    """Collects every reason for a refusal, so that one run shows all of them."""

    def __init__(self, accepted):
        self.accepted = set(accepted)
        self.reasons = []

    def refuse(self, guard, reason):
        if guard not in self.accepted:
            self.reasons.append(f"{guard}: {reason}")

    def counts(self, before, after):
        for name, old in sorted(before.items()):
            new = after.get(name, 0)
            if new < old * (1 - LARGEST_FALL):
                self.refuse("count", f"{name} falls from {old} to {new}")

    def licence(self, before, after):
        for member in ("licence", "licenceSHA256"):
            old, new = before.get(member), after.get(member)
            if old is not None and old != new:
                self.refuse("licence", f"{member} was {old} and is {new}")

    def finish(self):
        if self.reasons:
            raise Refused(self.reasons)
