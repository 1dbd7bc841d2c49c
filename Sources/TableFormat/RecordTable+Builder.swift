extension RecordTable {
    /// Collects rows; each column takes the width its largest value needs.
    public struct Builder: Sendable {
        private let roles: [Role]
        private var rows: [[Int]] = []

        /// A table whose columns have these roles.
        public init(_ roles: [Role]) { self.roles = roles }

        /// A table of plain numbers.
        public init(fields: Int) { self.init(Array(repeating: .number, count: fields)) }

        /// The number of rows so far.
        public var count: Int { rows.count }

        /// Adds a row and gives its number. `nil` stands for none in an optional reference, for 0 elsewhere. Negative
        /// numbers are kept as eight bytes.
        @discardableResult
        public mutating func add(_ row: [Int?]) -> Int {
            rows.append(
                (0..<roles.count).map { field in
                    let value: Int? = field < row.count ? row[field] : nil
                    if let value { return value }
                    if case .optionalReference = roles[field] { return Builder.none }
                    return 0
                })
            return rows.count - 1
        }

        /// The value that was added; 0 where there is none.
        public subscript(row: Int, field: Int) -> Int {
            let value = rows.indices.contains(row) && roles.indices.contains(field) ? rows[row][field] : 0
            return value == Builder.none ? 0 : value
        }

        /// Sets a value of a row that is there.
        package mutating func set(_ row: Int, _ field: Int, _ value: Int) {
            if rows.indices.contains(row), roles.indices.contains(field) { rows[row][field] = value }
        }

        /// No column of real values reaches it, so it can stand for "none" until widths are known.
        private static let none = Int.min

        /// The bytes of the section.
        public func build() -> [UInt8] {
            let widths = roles.indices.map(width(of:))
            var head = ByteBuilder()
            var content = ByteBuilder()
            head.u32(UInt32(rows.count))
            head.u32(UInt32(roles.count))
            let headLength = RecordTable.headSize + roles.count * RecordTable.fieldSize
            let start = (headLength + 7) & ~7
            for (field, role) in roles.enumerated() {
                content.align(8)
                head.u8(UInt8(widths[field]))
                let (code, target) = Builder.code(of: role)
                head.u8(code)
                head.u16(0)
                head.u32(target)
                head.u32(UInt32(start + content.count))
                for row in rows { content.append(row[field] == Builder.none ? -1 : row[field], widths[field]) }
            }
            head.align(8)
            return head.bytes + content.bytes
        }

        private func width(of field: Int) -> Int {
            var largest = 0
            for row in rows where row[field] != Builder.none {
                if row[field] < 0 { return 8 }
                largest = max(largest, row[field])
            }
            // All ones is taken by "none".
            if case .optionalReference = roles[field] { largest += 1 }
            return largest < 1 << 8 ? 1 : largest < 1 << 16 ? 2 : largest < 1 << 32 ? 4 : 8
        }

        private static func code(of role: Role) -> (UInt8, UInt32) {
            switch role {
            case .number: (0, 0)
            case .reference(let target): (1, target.word)
            case .optionalReference(let target): (2, target.word)
            }
        }
    }
}

extension ImageBuilder {
    /// Adds a record table.
    public mutating func add(_ tag: SectionTag, _ table: RecordTable.Builder) { add(tag, .records, table.build()) }
}
