import TableFormat
import UnicodeText

/// Writes the lines of addresses, one address after the other, into buffers that it keeps.
///
/// ```swift
/// var writer = EnvelopeWriter(layout)
/// for field in address.fields { writer.field(name, value) }
/// writer.write()
/// for line in writer.lines { print(line) }
/// writer.begin(nextLayout)
/// ```
/// Any subset of the fields gives clean lines: a sign between two fields is only written when both are there, and a line
/// without a field is left out. What was given is trimmed, its line breaks become spaces, and commas and dashes at its ends
/// are left out. Nothing is checked: a postal code is written as it was given.
public struct EnvelopeWriter: Sendable {
    /// Where a value lies in `values`.
    struct Place {
        var start = 0
        var end = 0

        /// 0 for Latin script, else the row of `join` for its first letter of another.
        var script = 0
    }

    private(set) var layout: AddressLayout
    var tables: AddressTables { layout.tables }
    private var values: [UInt8] = []
    private var places: [Place]
    private(set) var given = 0

    /// The fields whose script is another than Latin.
    private var local = 0

    var output: [UInt8] = []
    var ends: [Int] = []
    var regionRow: Int?
    var style = Style()

    /// How the lines are to be written.
    struct Style {
        var isLocal = false

        /// For one line of text: as the fields are kept, without capitals and wide spaces.
        var isPlain = false
        var language: String?
        var country: String?
        var caseLanguage = ""
    }

    /// A writer for addresses that begins with one in this layout.
    public init(_ layout: AddressLayout) {
        self.layout = layout
        places = [Place](repeating: Place(), count: layout.tables.fieldCount)
        values.reserveCapacity(256)
        output.reserveCapacity(256)
        ends.reserveCapacity(12)
    }

    /// Begins another address.
    public mutating func begin(_ layout: AddressLayout) {
        if layout.tables !== self.layout.tables { places = places.map { _ in Place() } }
        self.layout = layout
        (given, local) = (0, 0)
        values.removeAll(keepingCapacity: true)
        output.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Takes a field by its name or an alias. The first text that holds something counts; names that no address has are
    /// passed over, and so is the country, which is said by `write`.
    public mutating func field(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        let tables = layout.tables
        guard let field = tables.field(name), field != tables.countryField, field < places.count else { return }
        let bit = 1 << field
        guard given & bit == 0 else { return }
        let start = values.count
        let script = EnvelopeText.append(value, to: &values, tables.characters)
        guard values.count > start else { return }
        places[field] = Place(start: start, end: values.count, script: script)
        given |= bit
        if script != 0 { local |= bit }
    }

    /// The script of what was given: local when a field has letters that are not Latin. A region may be chosen from a list,
    /// and a name says nothing of the address, so these count only where there is nothing else.
    public var script: AddressScript {
        if local == 0 { return .latin }
        var found = (address: 0, region: 0, name: 0)
        var isAddress = false
        for field in places.indices where given >> field & 1 == 1 {
            let script = places[field].script
            if field == tables.regionField {
                found.region = script
            } else if tables.everywhere[field] != 0 {
                if found.name == 0 { found.name = script }
            } else if field != tables.postalCodeField {
                isAddress = true
                if found.address == 0 { found.address = script }
            }
        }
        let isRegion = tables.bit(tables.regionField) & given != 0
        return (isAddress ? found.address : isRegion ? found.region : found.name) == 0 ? .latin : .local
    }

    func withValue<Answer>(_ field: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        values.withUnsafeBufferPointer { values in
            guard given >> field & 1 == 1, places.indices.contains(field), places[field].end <= values.count else {
                return body(UnsafeBufferPointer(start: nil, count: 0))
            }
            return body(UnsafeBufferPointer(rebasing: values[places[field].start..<places[field].end]))
        }
    }

    mutating func appendValue(_ field: Int) {
        guard places.indices.contains(field) else { return }
        let place = places[field]
        values.withUnsafeBufferPointer { output.append(contentsOf: $0[place.start..<place.end]) }
    }
}
