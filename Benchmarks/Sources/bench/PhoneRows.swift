import PhoneNumbers

/// The rows of a corpus side by side in memory, so that going through them adds next to nothing to what is measured.
struct PhoneRows {
    private static let nameSize = 4

    private var bytes: [UInt8] = []
    private var offsets = [0]
    private var regions: [RegionCode?] = []

    /// Each in its own `nameSize` bytes, with zeros behind it.
    private var regionNames: [CChar] = []

    init(_ rows: [PhoneCorpus.Row]) {
        for row in rows {
            bytes += row.text
            offsets.append(bytes.count)
            regions.append(row.region)
            let name = row.regionName.utf8.prefix(PhoneRows.nameSize - 1).map { CChar(bitPattern: $0) }
            regionNames += name + Array(repeating: 0, count: PhoneRows.nameSize - name.count)
        }
    }

    var count: Int { regions.count }

    /// The first rows only.
    func prefix(_ count: Int) -> PhoneRows {
        var rows = self
        rows.regions = Array(regions.prefix(count))
        return rows
    }

    /// The sum of what `job` gives for all rows.
    @inline(__always)
    func sum(_ job: (UnsafeBufferPointer<UInt8>, RegionCode?) -> Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var sum = 0
            for row in 0..<count {
                sum &+= job(UnsafeBufferPointer(rebasing: bytes[offsets[row]..<offsets[row + 1]]), regions[row])
            }
            return sum
        }
    }

    /// The same for a job in C: text, length and name of the region.
    @inline(__always)
    func sum(_ job: (UnsafePointer<CChar>, Int, UnsafePointer<CChar>) -> Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            regionNames.withUnsafeBufferPointer { names in
                guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress, let name = names.baseAddress
                else { return 0 }
                return (0..<count).reduce(0) { sum, row in
                    let length = offsets[row + 1] - offsets[row]
                    return sum &+ job(text + offsets[row], length, name + row * PhoneRows.nameSize)
                }
            }
        }
    }
}
