import TableFormat

extension PhonePlans {
    /// The number as text, as the plan of its calling code writes it.
    ///
    /// An extension follows with the label of the region, except in E.164. A number whose calling code is unknown has no
    /// form but its digits.
    public func format(_ number: PhoneNumber, _ style: PhoneNumberStyle) -> String {
        PhoneWriter.text { write(number, style, to: &$0) }
    }

    /// Calls `body` with the same text as `format(_:_:)` gives, in UTF-8 and without an allocation.
    @inlinable
    public func withFormatted<Result>(
        _ number: PhoneNumber, _ style: PhoneNumberStyle, _ body: (Span<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PhonePlans.longestText) { buffer in
            let count = write(number, style, into: buffer)
            return body(UnsafeBufferPointer(rebasing: buffer[..<count]).span)
        }
    }

    /// Room for every form of a number.
    @usableFromInline static var longestText: Int { PhoneWriter.capacity }

    /// Writes a number in a style and gives the count of bytes.
    @usableFromInline
    func write(_ number: PhoneNumber, _ style: PhoneNumberStyle, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int
    {
        var writer = PhoneWriter(buffer)
        write(number, style, to: &writer)
        return writer.count
    }

    /// Writes a number in a style.
    /// - Parameter withExtension: whether its extension follows, in the styles that have it.
    func write(
        _ number: PhoneNumber, _ style: PhoneNumberStyle, withExtension: Bool = true, to writer: inout PhoneWriter
    ) {
        number.withDigits { digits in
            guard let code = rows.row(number.callingCode) else {
                if style == .e164 { writePrefix(number.callingCode, style, to: &writer) }
                return writer.append(digits: digits)
            }
            writePrefix(number.callingCode, style, to: &writer)
            write(digits, showing: digits, code, style, to: &writer)
            guard withExtension, style != .e164, !number.extension.isEmpty else { return }
            writeExtension(of: number, code, asParameter: style == .rfc3966, to: &writer)
        }
    }

    /// Writes what stands before the national significant number.
    func writePrefix(_ callingCode: Int, _ style: PhoneNumberStyle, to writer: inout PhoneWriter) {
        guard style != .national else { return }
        if style == .rfc3966 { writer.append(characters.text(.scheme)) }
        writer.append("+")
        writer.append(callingCode)
        if style != .e164 { writer.append(style == .international ? " " : "-") }
    }

    /// Writes a national significant number in groups; as bare digits where the plan has no format for it.
    /// - Parameter shown: the digits to write in its place.
    func write(
        _ digits: UnsafeBufferPointer<UInt8>, showing shown: UnsafeBufferPointer<UInt8>, _ code: Int,
        _ style: PhoneNumberStyle, to writer: inout PhoneWriter
    ) {
        let list = formats.codes[code].list(style == .national ? .national : .international)
        guard style != .e164, let (format, groups) = formats.choose(list, code, digits) else {
            return writer.append(digits: shown)
        }
        let template =
            switch style {
            case .national: format.national
            case .rfc3966: format.uri
            case .international, .e164: format.international
            }
        writer.append(formats, template, groups, shown)
    }

    /// Writes the extension with its label.
    func writeExtension(of number: PhoneNumber, _ code: Int, asParameter: Bool = false, to writer: inout PhoneWriter) {
        let label = asParameter ? nil : regions.extensionLabel(rows.code(code).mainRegion)
        writer.append(label ?? characters.text(asParameter ? .extensionParameter : .extensionLabel))
        for digit in number.extension.description.utf8 { writer.append(digit) }
    }
}
