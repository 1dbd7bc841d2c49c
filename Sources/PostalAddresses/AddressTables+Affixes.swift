import TableFormat

extension AddressTables {
    /// The region whose name the text is with a word around it ("State of", "-ken"), or without the one that belongs to it
    /// (東京 for 東京都).
    func regionWithAffix(_ text: UnsafeBufferPointer<UInt8>, in layout: Int) -> Int? {
        guard text.count > 3, !facts[layout].names.isEmpty else { return nil }
        for row in 0..<affixes.count {
            let affix = affixTexts.utf8(affixes[row, Schema.AffixColumn.text.rawValue])
            let place = Schema.AffixPlace(rawValue: affixes[row, Schema.AffixColumn.place.rawValue])
            let found: Int? =
                switch place {
                case .before where text.count > affix.count + 2 && text.starts(with: affix):
                    region(folded: UnsafeBufferPointer(rebasing: text.dropFirst(affix.count)), in: layout)
                case .behind where text.count > affix.count + 2 && text.ends(with: affix):
                    region(folded: UnsafeBufferPointer(rebasing: text.dropLast(affix.count)), in: layout)
                case .silent: region(text, affix, in: layout)
                default: nil
                }
            if let found { return found }
        }
        return nil
    }

    private func region(
        _ text: UnsafeBufferPointer<UInt8>, _ affix: UnsafeBufferPointer<UInt8>, in layout: Int
    ) -> Int? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + affix.count) { buffer in
            for (at, byte) in text.enumerated() { buffer.initializeElement(at: at, to: byte) }
            for (at, byte) in affix.enumerated() { buffer.initializeElement(at: text.count + at, to: byte) }
            return region(folded: UnsafeBufferPointer(buffer), in: layout)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func ends(with other: UnsafeBufferPointer<UInt8>) -> Bool {
        count >= other.count && UnsafeBufferPointer(rebasing: suffix(other.count)).isSame(as: other)
    }
}
