extension MatchProgramTable {
    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let table = MatchProgramTable(bytes)
        let instructionCount = Int(bytes.u32(4))
        guard bytes.count >= headSize + 2, table.count == Int(bytes.u32(0)),
            table.instructions.count == instructionCount * 2, table.start(0) == 0,
            table.start(table.count) == instructionCount
        else { return nil }
        for program in 0..<table.count where !table.holds(program) { return nil }
        return table.count
    }

    private func holds(_ program: Int) -> Bool {
        let start = start(program)
        let length = self.start(program + 1) - start
        guard length > 0, groupCount(program) <= MatchProgramTable.maximumGroups else { return false }
        for index in 0..<length {
            let word = Int(instructions.u16((start + index) * 2))
            let operand = word & 0xFFF
            switch word >> 12 {
            case Operation.accept, Operation.end: guard operand == 0 else { return false }
            case Operation.symbols: break
            case Operation.split, Operation.jump: guard operand > index, operand < length else { return false }
            case Operation.note: guard operand < groupCount(program) * 2 else { return false }
            default: return false
            }
        }
        return Int(instructions.u16((start + length - 1) * 2)) >> 12 == Operation.accept
    }
}
