extension RecordTable {
    /// The bytes of a section whose rows are answered one number at a time: for tables of millions of rows, which the
    /// collecting `Builder` would keep in memory several times over.
    ///
    /// - Parameter value: asked several times for the same place; nil stands for none in an optional reference, and for 0
    ///   elsewhere. Never negative.
    package static func section(_ roles: [Role], count: Int, _ value: (_ row: Int, _ field: Int) -> Int?) -> [UInt8] {
        var head = ByteBuilder()
        var content = ByteBuilder()
        head.u32(UInt32(count))
        head.u32(UInt32(roles.count))
        let start = (headSize + roles.count * fieldSize + 7) & ~7
        for (field, role) in roles.enumerated() {
            var largest = 0
            for row in 0..<count { largest = max(largest, value(row, field) ?? 0) }
            let (code, target, isOptional): (UInt8, UInt32, Bool) =
                switch role {
                case .number: (0, 0, false)
                case .reference(let target): (1, target.word, false)
                case .optionalReference(let target): (2, target.word, true)
                }
            // All ones is taken by "none".
            if isOptional { largest += 1 }
            let width = largest < 1 << 8 ? 1 : largest < 1 << 16 ? 2 : largest < 1 << 32 ? 4 : 8
            content.align(8)
            head.u8(UInt8(width))
            head.u8(code)
            head.u16(0)
            head.u32(target)
            head.u32(UInt32(start + content.count))
            for row in 0..<count { content.append(value(row, field) ?? (isOptional ? -1 : 0), width) }
        }
        head.align(8)
        return head.bytes + content.bytes
    }
}
