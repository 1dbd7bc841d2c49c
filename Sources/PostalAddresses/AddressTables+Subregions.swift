import TableFormat
import UnicodeText

extension AddressTables {
    /// The rows of the towns right below a region; empty where the table lists none.
    func subregions(of region: Int) -> Range<Int> { subregions.rows(of: region).places }

    /// The rows of the districts right below a town.
    func subregions(below town: Int) -> Range<Int> { subregions.children[town, of: subregions.count] }

    /// The rows of all places below a region that have this name, in either script, whatever its case and marks.
    ///
    /// `town`: only those right below it.
    func subregions(named text: Span<UInt8>, in region: Int, below town: Int? = nil) -> [Int] {
        let names = subregions.rows(of: region).names
        guard !names.isEmpty else { return [] }
        return withFolded(text) { wanted in
            guard !wanted.isEmpty else { return [] }
            var name = names.firstRow { !subregionName($0).precedes(wanted) }
            var found: [Int] = []
            while name < names.upperBound, subregionName(name).isSame(as: wanted) {
                let row = subregions.subregion[name]
                if row < subregions.count, town.map({ subregions.parent[row] == $0 + 1 }) ?? true { found.append(row) }
                name += 1
            }
            return found
        }
    }

    /// Whether any place below a region has this name.
    func hasSubregion(named text: Span<UInt8>, in region: Int) -> Bool {
        let slots = subregions.slots.count
        guard slots > 0, slots & (slots - 1) == 0 else { return false }
        return withFolded(text) { wanted in
            var slot = RegionNameHash.slot(region, wanted, slots)
            // A damaged image may have no free slot.
            for _ in 0..<slots {
                let row = subregions.slots[slot] &- 1
                guard row >= 0 else { return false }
                if subregions.region[subregions.subregion[row]] == region, subregionName(row).isSame(as: wanted) {
                    return true
                }
                slot = (slot &+ 1) & (slots &- 1)
            }
            return false
        }
    }

    /// The place below a region, and right below a town if one is given, whose name is most like a text that names none.
    func nearSubregion(_ text: Span<UInt8>, in region: Int, below town: Int?) -> Int? {
        let names = subregions.rows(of: region).names.filter { row in
            town.map { subregions.parent[subregions.subregion[row]] == $0 + 1 } ?? true
        }
        return withFolded(text) { wanted in
            near(wanted, count: names.count) { (subregionName(names[$0]), subregions.subregion[names[$0]]) }
        }
    }

    /// Whether a text has a letter of a script beside Latin that addresses are written in.
    func hasOtherScript(_ text: Span<UInt8>) -> Bool {
        var at = 0
        while at < text.count {
            let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
            if characters[scalar.value] >> AddressCharacter.scriptShift & AddressCharacter.scriptMask != 0 {
                return true
            }
            at += scalar.length
        }
        return false
    }

    private func subregionName(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        foldedNames.utf8(subregions.folded[row])
    }
}

extension AddressLayout {
    /// The towns or districts right below a region, in the order of the table; empty where it lists none. They are what an
    /// official list had when it was taken: a place that is missing here is no mistake.
    public func subregions(of regionKey: String) -> [AddressSubregion] {
        region(regionKey).map { tables.subregions(of: $0).map(subregion) } ?? []
    }

    /// The districts right below a town of a region.
    public func subregions(of regionKey: String, below town: String) -> [AddressSubregion] {
        guard let region = region(regionKey),
            let row = tables.subregions(named: Array(town.utf8).span, in: region).first
        else { return [] }
        return tables.subregions(below: row).map(subregion)
    }

    private func region(_ key: String) -> Int? { tables.region(Array(key.utf8).span, in: row) }

    private func subregion(_ row: Int) -> AddressSubregion {
        AddressSubregion(
            name: tables.text[tables.subregions.name[row]],
            localName: tables.subregions.local.reference(row).map { tables.text[$0] })
    }
}

/// A town or district below a region.
public struct AddressSubregion: Sendable, Equatable {
    /// The name in Latin script.
    public var name: String

    /// The name in the country's own script, where that is another.
    public var localName: String?

    /// A place with the names it is shown by.
    public init(name: String, localName: String?) {
        self.name = name
        self.localName = localName
    }
}
