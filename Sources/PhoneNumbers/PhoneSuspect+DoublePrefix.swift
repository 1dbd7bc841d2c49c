import Findings
import TableFormat

extension PhoneSuspect {
    /// A calling code with more around it than a plus sign in front: zeros, as in +00 31; a plus sign behind a zero or behind
    /// the code; the code twice. Told when it leaves exactly one number.
    func doublePrefix() -> PhoneHint? {
        guard let last = typed.lastPlus, typed.isOnlyNumber else { return nil }
        let zeros = digits.prefix { $0 == 0 }.count
        let behind = Array(digits.dropFirst(zeros))
        let beforePlus = typed.places.count { $0 < last }
        var found: [(number: PhoneNumber, length: Int)] = []
        func add(from start: Int, _ length: Int) {
            guard let number = international(digits.dropFirst(start)) else { return }
            if !found.contains(where: { $0.number == number }) { found.append((number, length)) }
        }
        let isTwice = beforePlus > zeros && digits[beforePlus...].starts(with: digits[zeros..<beforePlus])
        if !isTwice, isNoNumber || zeros > 0 { add(from: zeros, max(zeros, beforePlus)) }
        if beforePlus > 0 { add(from: beforePlus, beforePlus) }
        if let code = plans.codeLength(behind), behind.dropFirst(code).starts(with: behind.prefix(code)) {
            add(from: zeros + code, zeros + code)
        }
        guard found.count == 1, let meant = found.first, meant.number != number else { return nil }
        // Behind a zero the number may be one of the region as well.
        if zeros > 0, meant.number.callingCode != callingCode, region.flatMap({ national(behind, $0) }) != nil {
            return nil
        }
        let end = max(typed.places[max(meant.length, 1) - 1], last) + 1
        return PhoneHint(
            code: .doublePrefix, range: typed.bytes(typed.start..<end),
            parameters: [Parameter("callingCode", meant.number.callingCode)], number: meant.number)
    }

    /// A number written with marks that no number has, such as 06_2345_6789.
    func oddMarks(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        guard typed.isOnlyNumber, typed.lastPlus == typed.plus, let meant = written(digits),
            typed.lookalike(plans.hints) == nil
        else { return nil }
        return PhoneHint(code: .notANumber, range: plans.oddCharacters(bytes) ?? 0..<bytes.count, number: meant)
    }
}

extension PhonePlans {
    /// The length of the calling code that digits begin with.
    func codeLength(_ digits: [UInt8]) -> Int? {
        guard digits.first != 0 else { return nil }
        var code = 0
        for (index, digit) in digits.enumerated() {
            code = code * 10 + Int(digit)
            if rows.row(code) != nil { return index + 1 }
            if code >= PhoneSchema.codeSlots { return nil }
        }
        return nil
    }
}
