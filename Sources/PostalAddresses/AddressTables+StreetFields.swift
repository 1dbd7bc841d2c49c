import TableFormat
import UnicodeText

extension AddressTables {
    /// The fields in which a layout keeps the parts of a street line, or nil when it has no place for one of them.
    func fields(of given: StreetParts, in layout: Int) -> [PostalAddress.Field]? {
        func has(_ field: Int?) -> Bool { layouts.fields[layout] & bit(field) != 0 }
        guard has(streetField), has(numberField) else { return nil }
        var parts = given
        if let addition = parts.addition, !has(additionField) {
            if let number = joined(parts.houseNumber ?? "", addition, in: layout) {
                parts.houseNumber = number
            } else if parts.box == nil, isDigit(addition.utf8.first),
                let box = value(addition, of: boxField, in: layout)
            {
                // "12-2" may have a box 2; "12 bis" is a number.
                parts.box = box
            } else {
                return nil
            }
            parts.addition = nil
        }
        if let supplement = parts.supplement, !has(supplementField) {
            if parts.box == nil, let box = value(supplement, of: boxField, in: layout) {
                parts.box = box
            } else if parts.addition == nil, let addition = value(supplement, of: additionField, in: layout) {
                parts.addition = addition
            } else {
                return nil
            }
            parts.supplement = nil
        }
        let order = [streetField, numberField, additionField, boxField, supplementField]
        var fields: [PostalAddress.Field] = []
        for field in order.compactMap({ $0 }) {
            guard let text = parts[name(field)], !text.isEmpty else { continue }
            guard let value = value(text, of: field, in: layout) else { return nil }
            fields.append(.init(name(field), value))
        }
        return fields
    }

    /// A house number with its addition, where the layout takes them as one. Two numbers would be a range where there are
    /// boxes.
    private func joined(_ number: String, _ addition: String, in layout: Int) -> String? {
        let isDigits = isDigit(addition.utf8.first)
        if isDigits, layouts.fields[layout] & bit(boxField) != 0 { return nil }
        let joints = isDigits ? ["-"] : [" ", ""]
        for joint in joints {
            if let whole = value(number + joint + addition, of: numberField, in: layout) { return whole }
        }
        return nil
    }

    /// A text as a field of the layout takes it, or nil when it takes no such text.
    private func value(_ text: String, of field: Int?, in layout: Int) -> String? {
        guard let field, let cell = cell(field, in: layout) else { return nil }
        let root = cells.rule[cell] &- 1
        let bytes = Array(text.utf8)
        func holds(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { self.holds(root, $0) } }
        if root < 0 || holds(bytes) { return text }
        let plain: [UInt8] = NFKC.normalized(bytes.span)
        if holds(plain) { return String(decoding: plain, as: UTF8.self) }
        guard let space = bytes.firstIndex(of: 0x20) else { return nil }
        let rest = Array(bytes[(space + 1)...])
        let isWord = isWord(Array(bytes[..<space]), before: cell)
        return isWord && holds(rest) ? String(decoding: rest, as: UTF8.self) : nil
    }
}
