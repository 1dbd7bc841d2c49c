"""What makes a refresh stop before it writes anything."""

NAMES = ["count", "domains", "examples", "licence", "probes"]

#: An entry count may fall by this share and no more. A larger fall is an upstream accident until a person says no.
LARGEST_FALL = 0.10


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
