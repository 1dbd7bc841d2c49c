extension MatchProgramTable {
    /// Whether a text that begins with these symbols can match a program at its start. An end of the text that a program
    /// asks for counts as reached.
    public func mayMatch(_ program: Int, beginning text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard program >= 0, program < count else { return false }
        let start = start(program)
        let length = self.start(program + 1) - start
        // Targets lie ahead. For each instruction, the places in the text from which it can be reached, as bits.
        var reached = [UInt64](repeating: 0, count: max(length, 0) + 1)
        reached[0] = 1
        for index in 0..<max(length, 0) where reached[index] != 0 {
            let word = Int(instructions.u16((start + index) * 2))
            let operand = word & 0xFFF
            func reach(_ target: Int, _ places: UInt64) {
                if target > index, target < reached.count { reached[target] |= places }
            }
            switch word >> 12 {
            case Operation.symbols:
                for position in 0..<64 where reached[index] >> UInt64(position) & 1 == 1 {
                    guard position < text.count else { return true }
                    if operand >> Int(text[position] & 0xF) & 1 == 1 { reach(index + 1, 1 << UInt64(position + 1)) }
                }
            case Operation.split:
                reach(index + 1, reached[index])
                reach(operand, reached[index])
            case Operation.jump: reach(operand, reached[index])
            case Operation.note: reach(index + 1, reached[index])
            default: return true
            }
        }
        return false
    }
}
