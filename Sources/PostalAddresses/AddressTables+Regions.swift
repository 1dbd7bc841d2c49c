import TableFormat
import UnicodeText

extension AddressTables {
    /// A text folded for comparison with the names of regions; empty when it is too long to be one.
    @inline(__always)
    func withFolded<Result>(_ text: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if UTF8Text.asciiPrefix(of: text) < text.count, let composed = NFC.normalized(text) {
            return withFoldedComposed(composed.span, body)
        }
        return withFoldedComposed(text, body)
    }

    @inline(__always)
    private func withFoldedComposed<Result>(
        _ text: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Schema.maximumFoldedName) { buffer in
            var length = 0
            var at = 0
            while at < text.count, length <= buffer.count {
                let byte = text[at]
                if byte < 0x80 {
                    // Most are folded to one of ASCII.
                    let folded = folding[UInt32(byte)]
                    if folded < 0x80 {
                        if length < buffer.count {
                            let own = folded == 0 ? byte : UInt8(truncatingIfNeeded: folded)
                            buffer.initializeElement(at: length, to: own)
                        }
                        length += 1
                        at += 1
                        continue
                    }
                }
                let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
                RegionNameFolding.fold(scalar.value, folding[scalar.value]) { byte in
                    if length < buffer.count { buffer.initializeElement(at: length, to: byte) }
                    length += 1
                }
                at += scalar.length
            }
            return body(UnsafeBufferPointer(rebasing: buffer[..<(length <= buffer.count ? length : 0)]))
        }
    }

    /// The row of the region with this key, name, local name or alias, if need be without the words around its name.
    func region(_ text: Span<UInt8>, in layout: Int) -> Int? {
        withFolded(text) { wanted in
            region(folded: wanted, in: layout) ?? regionWithAffix(wanted, in: layout)
        }
    }

    func region(folded wanted: UnsafeBufferPointer<UInt8>, in layout: Int) -> Int? {
        let slots = regionSlots.count
        guard wanted.count > 0, slots > 0, slots & (slots - 1) == 0 else { return nil }
        let names = facts[layout].names
        var slot = RegionNameHash.slot(layout, wanted, slots)
        // A damaged image may have no free slot.
        for _ in 0..<slots {
            let row = regionSlots[slot] &- 1
            guard row >= 0 else { return nil }
            if names.contains(row), foldedName(row).isSame(as: wanted) { return regionNames.region[row] }
            slot = (slot &+ 1) & (slots &- 1)
        }
        return nil
    }

    /// The region whose name is most like a text that names none.
    func nearRegion(_ text: Span<UInt8>, in layout: Int) -> Int? {
        let names = facts[layout].names
        return withFolded(text) { wanted in
            near(wanted, count: names.count) { row in
                (foldedName(names.lowerBound + row), regionNames.region[names.lowerBound + row])
            }
        }
    }

    /// The code of the one country beside this layout's that has a region of this name. Keys are too short to tell.
    func onlyCountry(withRegion text: Span<UInt8>, beside layout: Int) -> Int? {
        withFolded(text) { wanted in
            guard wanted.count > 3 else { return nil }
            var found: Int?
            for other in 1..<facts.count where other != layout {
                guard region(folded: wanted, in: other) != nil else { continue }
                if found != nil { return nil }
                found = layouts[other, .code]
            }
            return found
        }
    }

    func foldedName(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        foldedNames.utf8(regionNames.folded[row])
    }

    func regionKey(_ row: Int) -> String { text[regions.key[row]] }

    /// A region as its country writes it: by key or by name.
    func regionName(_ row: Int) -> String { text[regions.name[row]] }
}
