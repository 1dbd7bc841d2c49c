/// The changes that slips make in a code.
extension CompactCode {
    /// Whether it has no letter.
    var isDigits: Bool {
        var at = 0
        while at < count {
            if self[at] >= 0x41 { return false }
            at += 1
        }
        return true
    }

    /// Whether it has a digit.
    var hasDigit: Bool {
        var at = 0
        while at < count {
            if self[at] < 0x41 { return true }
            at += 1
        }
        return false
    }

    /// The first symbols.
    func keeping(_ length: Int) -> CompactCode {
        var start = CompactCode()
        var at = 0
        while at < min(length, count) {
            _ = start.append(self[at])
            at += 1
        }
        return start
    }

    /// The code with one symbol for another wherever it stands; nil when it stands nowhere.
    @inline(never)
    func exchangingAll(_ symbol: UInt8, for other: UInt8) -> CompactCode? {
        var changed = self
        var at = 0
        while at < count {
            if self[at] == symbol { changed[at] = other }
            at += 1
        }
        return changed == self ? nil : changed
    }

    /// The code without the symbol at a place.
    @inline(never)
    func removing(_ place: Int) -> CompactCode {
        var rest = CompactCode()
        var at = 0
        while at < count {
            if at != place { _ = rest.append(self[at]) }
            at += 1
        }
        return rest
    }

    /// What follows a place, then what stands before it.
    @inline(never)
    func turned(_ place: Int) -> CompactCode {
        var turned = dropping(place)
        var at = 0
        while at < place {
            _ = turned.append(self[at])
            at += 1
        }
        return turned
    }

    /// The code with the symbols at a place and before it exchanged.
    @inline(never)
    func swapping(_ place: Int) -> CompactCode {
        var swapped = self
        swapped[place] = self[place - 1]
        swapped[place - 1] = self[place]
        return swapped
    }
}
