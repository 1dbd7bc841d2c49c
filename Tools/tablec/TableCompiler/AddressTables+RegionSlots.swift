import TableFormat

extension AddressTables {
    /// `rslt`: the names of regions by their hash, twice as many slots as names; a name stands in its slot or the next free one.
    func regionSlots() -> RecordTable.Builder {
        var size = 1
        while size < regionNames.count * 2 + 1 { size *= 2 }
        var slots = [Int](repeating: 0, count: size)
        for layout in 0..<layouts.count {
            let start = layouts[layout, Layout.nameStart.rawValue]
            for row in start..<start + layouts[layout, Layout.nameCount.rawValue] {
                let name = folded[regionNames[row, Schema.RegionNameColumn.folded.rawValue]]
                var slot = name.withUnsafeBufferPointer { RegionNameHash.slot(layout, $0, size) }
                while slots[slot] != 0 { slot = (slot + 1) % size }
                slots[slot] = row + 1
            }
        }
        var table = RecordTable.Builder(fields: 1)
        for slot in slots { table.add([slot]) }
        return table
    }
}
