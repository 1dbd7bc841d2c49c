import TableFormat

extension FormatTables {
    /// The formats of a list, as bits by their place.
    struct List: Sendable {
        private let first: UInt16

        /// All of them.
        private(set) var all: UInt32 = 0

        /// Those that come into question behind a national prefix while a number is typed.
        private(set) var behindPrefix: UInt32 = 0

        /// Those for numbers that may be local ones.
        private(set) var withoutPrefix: UInt32 = 0

        /// Those for numbers behind a calling code.
        private(set) var behindCode: UInt32 = 0

        /// Those that ask for no leading digits.
        private(set) var unrestricted: UInt32 = 0

        /// For each level of leading digits, those for which it is the last one.
        private(set) var last = SIMD8<UInt32>()

        init(_ table: RecordTable, _ row: Int, _ formats: [Format]) {
            let start = min(max(table[row, PhoneSchema.ListField.firstFormat.rawValue], 0), formats.count)
            let count = min(
                max(table[row, PhoneSchema.ListField.count.rawValue], 0), PhoneSchema.maximumFormats,
                formats.count - start)
            first = UInt16(truncatingIfNeeded: start)
            for place in 0..<count {
                let format = formats[start + place]
                let bit: UInt32 = 1 << UInt32(place)
                all |= bit
                if format.levels > 0 { last[Int(format.levels) - 1] |= bit } else { unrestricted |= bit }
                guard format.traits.contains(.typing) else { continue }
                behindCode |= bit
                let isOptional = format.traits.contains(.prefixOptional)
                if isOptional || format.traits.contains(.withoutPrefix) { withoutPrefix |= bit }
                // What was taken for a national prefix may be a carrier code.
                if isOptional || format.carrier != nil || !format.traits.contains(.withoutPrefix) {
                    behindPrefix |= bit
                }
            }
        }

        var firstFormat: Int { Int(first) }
    }
}
