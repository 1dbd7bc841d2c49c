"""Where `detail photo` differs from the oracles on purpose, and why."""


class Deliberate:
    """A reason, and which differences it explains: by file, member, our answer and theirs."""

    def __init__(self, reason, applies):
        self.reason, self.applies, self.seen = reason, applies, 0


DIFFERENCES = [
    Deliberate(
        "exiftool tells turns of HEIF files but no mirroring; these are compared by their pixels instead",
        lambda name, member, ours, theirs: member == "orientation" and name.startswith("turn")),
    Deliberate(
        "exiftool takes an AVIF file that begins as a sequence for a film, and does not know the brand",
        lambda name, member, ours, theirs: member == "format" and theirs == "MP4" and "sequence" in name),
    Deliberate(
        "IPTC in PNG is deflated, and nothing is inflated here: it is told of and taken out, but no place in it is seen",
        lambda name, member, ours, theirs: member == "place" and name.startswith("iptc-") and name.endswith(".png")),
]


def explained(*difference):
    """Whether a difference is on purpose; counts it."""
    for known in DIFFERENCES:
        if known.applies(*difference):
            known.seen += 1
            return True
    return False
