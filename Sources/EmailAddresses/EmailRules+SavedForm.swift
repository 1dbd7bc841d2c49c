import TableFormat

extension EmailRules {
    /// Where the domain starts, when the text is an ASCII address that is saved as it stands; nil says nothing yet.
    ///
    /// Labels of the form `xn--` are left to IDNA, capitals to the pass that maps them.
    func savedDomainOffset(_ text: Span<UInt8>) -> Int? {
        guard text.count <= limits.address else { return nil }
        let table = quick.buffer
        return text.withUnsafeBytes { bytes in
            guard let at = Self.localEnd(bytes, table), at <= limits.local else { return nil }
            return isDomain(bytes, from: at + 1, table) ? at + 1 : nil
        }
    }

    /// The offset of the @ behind a dot-atom.
    private static func localEnd(_ bytes: UnsafeRawBufferPointer, _ table: UnsafeBufferPointer<UInt8>) -> Int? {
        var afterDot = true
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            guard byte < 0x80 else { return nil }
            let bits = table[Int(byte)]
            if bits & EmailSchema.Quick.atom != 0 {
                afterDot = false
            } else if bits & EmailSchema.Quick.dot != 0 {
                if afterDot { return nil }
                afterDot = true
            } else {
                return bits & EmailSchema.Quick.at != 0 && !afterDot ? offset : nil
            }
        }
        return nil
    }

    /// At least two labels of letters, digits and inner hyphens, the last one not all digits.
    private func isDomain(
        _ bytes: UnsafeRawBufferPointer, from start: Int, _ table: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let limit = limits.label
        var label = start
        var digits = true
        var afterHyphen = false
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            guard byte < 0x80 else { return false }
            let bits = table[Int(byte)]
            if bits & EmailSchema.Quick.label != 0 {
                let isHyphen = bits & EmailSchema.Quick.hyphen != 0
                if isHyphen, offset == label || afterHyphen && offset == label + 3 { return false }
                afterHyphen = isHyphen
                digits = digits && bits & EmailSchema.Quick.digit != 0
            } else {
                guard bits & EmailSchema.Quick.dot != 0, offset > label, !afterHyphen, offset - label <= limit else {
                    return false
                }
                label = offset + 1
                digits = true
            }
        }
        let length = bytes.count - label
        return label > start && length > 0 && length <= limit && !afterHyphen && !digits
            && bytes.count - start <= limits.domain
    }
}
