extension RecordTable {
    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let table = RecordTable(bytes)
        guard Int(bytes.u32(4)) == table.fieldCount else { return nil }
        var end = headSize + table.fieldCount * fieldSize
        guard end <= bytes.count else { return nil }
        for field in 0..<table.fieldCount {
            let entry = headSize + field * fieldSize
            let width = Int(bytes.u8(entry))
            let offset = Int(bytes.u32(entry + 8))
            guard [1, 2, 4, 8].contains(width), bytes.u8(entry + 1) <= 2, bytes.u16(entry + 2) == 0,
                offset >= end, offset % 8 == 0, offset + table.count * width <= bytes.count
            else { return nil }
            end = offset + table.count * width
        }
        return table.count
    }

    /// Whether every reference names an entry that its target has.
    func referencesHold(in counts: [SectionTag: Int]) -> Bool {
        for field in 0..<fieldCount {
            let entry = RecordTable.headSize + field * RecordTable.fieldSize
            let role = bytes.u8(entry + 1)
            guard role != 0 else { continue }
            guard let limit = counts[SectionTag(word: bytes.u32(entry + 4))] else { return false }
            let column = column(field)
            for row in 0..<count {
                let value = column[row]
                if role == 2, value == column.noneValue { continue }
                if value < 0 || value >= limit { return false }
            }
        }
        return true
    }
}
